"""Figures count to their new value, and the frame of whose turn it is slides to the next seat."""

from pathlib import Path

import pytest
from kivy.uix.boxlayout import BoxLayout

from app.ui import motion, theme, widgets
from app.ui.widgets.moving import CountingFitted
from tests.ui.robot import Robot
from tests.ui.seated import Seated


@pytest.fixture(autouse=True)
def fresh_theme():
    """Each test starts on felt, at normal size, with motion."""
    return theme.install(theme.Theme())


def drawn(label: widgets.OneLine) -> str:
    """What stands on the screen, which may be on its way to what the label says."""
    return label._label.text


def test_a_score_counts_to_its_new_value_in_a_third_of_a_second(ui: Robot) -> None:
    label = CountingFitted(text="10", full=34)
    ui.show(label)
    assert drawn(label) == "10"
    label.text = "40"
    seen = []
    for _ in range(18):
        ui.frames()
        seen.append(int(drawn(label)))
    assert seen[0] < 30
    assert seen == sorted(seen)
    assert len(set(seen)) > 5
    ui.advance(motion.COUNT_SECONDS / 10)
    assert drawn(label) == "40"
    label.text = "½"
    ui.frames()
    assert drawn(label) == "½"


def test_with_less_movement_figures_and_frame_are_there_at_once(ui: Robot, fresh_theme: theme.Theme) -> None:
    fresh_theme.reduce_motion = True
    label, strip = CountingFitted(text="10", full=34), widgets.SeatStrip()
    box = BoxLayout(orientation="vertical")
    box.add_widget(label)
    box.add_widget(strip)
    strip.faces = faces(active=0)
    ui.show(box)
    label.text, strip.faces = "40", faces(active=1)
    ui.frames()
    assert drawn(label) == "40"
    assert strip.turn == 1
    assert [seat.framed for seat in ui.find(cls="Seat", every=True)] == [True] * 4


def faces(active: int) -> list[widgets.SeatFace]:
    return [widgets.SeatFace(name, "0", active=place == active) for place, name in enumerate(("A", "B", "C", "D"))]


def test_the_frame_slides_from_seat_to_seat_and_stays_there(ui: Robot) -> None:
    strip = widgets.SeatStrip()
    strip.faces = faces(active=0)
    ui.show(strip)
    first, _, third, _ = sorted(ui.find(cls="Seat", every=True), key=lambda seat: seat.x)
    strip.faces = faces(active=2)
    ui.frames(4)
    assert not third.framed
    assert first.x < strip.frame[0] < third.x
    assert strip.frame[1] == pytest.approx(first.y)
    ui.advance(motion.TURN_SECONDS)
    assert third.framed
    assert strip.turn == 1
    # Who turns back half way leaves no seat without its frame.
    strip.faces = faces(active=0)
    ui.frames(3)
    strip.faces = faces(active=2)
    ui.advance(0.5)
    assert [seat.framed for seat in (first, third)] == [True, True]


def test_at_the_poker_table_the_pot_counts_and_the_frame_slides(ui: Robot, tmp_path: Path) -> None:
    table = Seated(ui, tmp_path, "triple_replace", seats=3)
    table.enter("hand dealt by Mira\nBo is dealt Qh & Qc\nInes is dealt Jc & 4h\nMira is dealt Ks & 7d")
    pot, grid = ui.find(cls="PotFigure"), ui.find(cls="HandGrid")
    assert pot.figure == "3"
    button = next(each for each in ui.find(cls="BigButton", every=True) if each.text.startswith("Bet"))
    x, y = button.to_window(*button.center)
    ui.tap_at(x, y, rest=0.05)
    pot = ui.find(cls="PotFigure")
    assert pot.figure == "4"
    assert grid.turn < 1
    assert [tile.framed for tile in grid.children if tile.active] == [False]
    ui.advance(motion.COUNT_SECONDS)
    assert grid.turn == 1
    assert all(tile.framed for tile in grid.children)
