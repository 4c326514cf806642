"""The chart's lines and the names at their ends, by arithmetic."""

from kivy.graphics import Canvas
from kivy.metrics import dp

from app.ui.widgets.chart import DASHES, broad, dashes_of, draw_dashed, spread


def test_names_that_would_lie_on_each_other_stand_around_their_middle() -> None:
    assert spread([50, 52, 90], gap=10, low=0, high=100) == [46, 56, 90]


def test_names_stay_in_the_chart() -> None:
    assert spread([0, 1, 99, 100], gap=10, low=5, high=95) == [5, 15, 85, 95]


def test_names_stand_in_the_order_of_their_lines() -> None:
    assert spread([30, 10, 20], gap=15, low=0, high=100) == [35, 5, 20]


def test_two_players_of_one_tint_have_different_dashes() -> None:
    assert all(dashes_of(seat) != dashes_of(seat + 6) for seat in range(6))
    assert {dashes_of(seat) for seat in range(6)} == set(DASHES)


def test_a_line_of_any_length_is_one_order_to_the_graphics_chip() -> None:
    canvas, path = Canvas(), [(x, 100.0 * (x % 2)) for x in range(160)]
    with canvas:
        draw_dashed(1, path)
    orders = [each for each in canvas.children if hasattr(each, "vertices")]
    assert len(orders) == 1
    dashes = len(orders[0].vertices) / 16  # four corners of four figures each
    assert dashes > 159 * 100 / dp(7 + 4)  # or this test shows nothing


def test_a_stroke_is_as_broad_and_reaches_as_far_on_every_side() -> None:
    half = dp(1.2)
    corners = [(0 - half, 5 + half), (0 - half, 5 - half), (10 + half, 5 - half), (10 + half, 5 + half)]
    assert list(broad([(0, 5), (10, 5)])) == corners
    assert len(list(broad([(0, 0), (0, 0)]))) == 4  # where two points are the same there is still a dot
