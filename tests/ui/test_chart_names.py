"""The names at the ends of the chart's lines, by arithmetic."""

from app.ui.widgets.chart import DASHES, dashes_of, spread


def test_names_that_would_lie_on_each_other_stand_around_their_middle() -> None:
    assert spread([50, 52, 90], gap=10, low=0, high=100) == [46, 56, 90]


def test_names_stay_in_the_chart() -> None:
    assert spread([0, 1, 99, 100], gap=10, low=5, high=95) == [5, 15, 85, 95]


def test_names_stand_in_the_order_of_their_lines() -> None:
    assert spread([30, 10, 20], gap=15, low=0, high=100) == [35, 5, 20]


def test_two_players_of_one_tint_have_different_dashes() -> None:
    assert all(dashes_of(seat) != dashes_of(seat + 6) for seat in range(6))
    assert {dashes_of(seat) for seat in range(6)} == set(DASHES)
