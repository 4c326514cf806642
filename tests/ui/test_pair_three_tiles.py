"""Tiles told once and played by touching their words, under real touches."""

from pathlib import Path
from typing import Any

import pytest

from app.ui import theme
from rules.decks.tiles import Tile
from rules.pair_three import state as s
from tests.ui.fitting import assert_fits
from tests.ui.robot import Robot
from tests.ui.seated import Seated

CAR = Tile.of("car", "owl", "met", "pig")
ROT = Tile.of("rot", "men", "sun", "hat")


class Table(Seated):
    """A table with the tiles open."""

    def __init__(self, ui: Robot, folder: Path, way: str, **rules: Any) -> None:
        super().__init__(ui, folder, "pair_three", way=way, **rules)
        self.opens()

    def opens(self) -> None:
        self.tap(self.ui.find(cls="WordStage").tiles)
        self.ui.advance(0.3)

    @property
    def sheet(self) -> Any:
        return self.ui.find(cls="TilesSheet")

    @property
    def bar(self) -> Any:
        """The sheet's own bar; the table's lies beneath."""
        return self.sheet.ids.verdict

    def types(self, letters: str) -> None:
        for letter in letters:
            self.tap(self.sheet.pad.key_of(letter))

    def names(self, name: str) -> None:
        """The player's button: on the sheet while it is open, else on the table."""
        sheets = self.ui.find(cls="TilesSheet", every=True)
        buttons = [each for each in self.ui.find(cls="NameButton", every=True) if each.text == name]
        self.tap(next(each for each in buttons if not sheets or sheets[0] in _above(each)))

    def touches(self, word: str) -> None:
        self.tap(next(each for each in self.ui.find(cls="TileWord", every=True) if each.text == word))


def _above(widget: Any) -> list[Any]:
    found = []
    while widget.parent is not None and widget.parent is not widget:
        widget = widget.parent
        found.append(widget)
    return found


@pytest.fixture
def stacks(ui: Robot, tmp_path: Path) -> Table:
    return Table(ui, tmp_path, "stacks")


def test_a_tile_is_told_by_twelve_letters_and_whose_it_is(stacks: Table) -> None:
    stacks.types("ROTMENSUNHAT")
    stacks.names("Bo")
    assert stacks.state.shown[1] == (ROT,)
    assert stacks.sees("1 of 4 told")


def test_the_top_of_a_stack_is_told_once(stacks: Table) -> None:
    stacks.types("CAROWLMETPIG")
    stacks.tap(stacks.sheet.pad.ids.stacks.children[0])
    assert stacks.state.stacks[0] == (CAR,)
    stacks.types("ROTMENSUNHAT")
    stacks.tap(stacks.sheet.pad.ids.stacks.children[0])
    assert stacks.bar.kind == "illegal"
    assert stacks.state.stacks[0] == (CAR,)


def test_a_told_tile_is_played_with_two_words_and_a_name(stacks: Table) -> None:
    stacks.session.record(s.TopShown(1, CAR))
    stacks.session.record(s.Shown(1, (ROT,)))
    stacks.ui.advance(0.2)
    stacks.touches("CAR")
    assert stacks.bar.line == "CAR, and the word it meets"
    stacks.touches("ROT")
    assert not stacks.ui.find(cls="TilesSheet", every=True)
    assert stacks.verdict.line == "carrot: six-letter word"
    stacks.names("Bo")
    assert stacks.state.stacks[0] == (CAR, ROT)
    assert (stacks.state.hands[1], stacks.state.shown[1]) == (3, ())


def test_a_touched_tile_can_only_be_played_by_whom_it_lies_before(stacks: Table) -> None:
    stacks.session.record(s.TopShown(1, CAR))
    stacks.session.record(s.Shown(1, (ROT,)))
    stacks.ui.advance(0.2)
    stacks.touches("ROT")
    stacks.touches("CAR")
    stacks.names("Jonas")
    assert stacks.sees("The tile that was touched is Bo’s.")
    assert stacks.state.hands == (4, 4, 4, 4)
    stacks.tap("Clear")
    stacks.names("Jonas")
    assert stacks.state.hands == (4, 4, 4, 3)


def test_a_touched_tile_of_another_player_is_a_stolen_one(ui: Robot, tmp_path: Path) -> None:
    table = Table(ui, tmp_path, "steal")
    table.session.record(s.TopShown(3, CAR))
    table.session.record(s.Shown(1, (ROT,)))
    table.ui.advance(0.2)
    table.touches("ROT")
    table.touches("CAR")
    table.names("Jonas")
    action = table.session.timeline.steps[-1].entry.action
    assert (action.seat, action.from_seat, action.stack_seat) == (3, 1, 2)
    assert table.state.stacks[2][-1] == ROT


def test_undo_lets_letters_and_words_go_before_any_entry(stacks: Table) -> None:
    stacks.session.record(s.Shown(1, (ROT,)))
    stacks.ui.advance(0.2)
    stacks.touches("ROT")
    stacks.tap(stacks.sheet.ids.bar.ids.actions.children[0])
    assert stacks.bar.line == "Touch two words that are called"
    stacks.types("CAROWLMETPIG")
    stacks.tap("Drop")
    stacks.types("CA")
    stacks.tap(stacks.sheet.pad.key_of(""))
    assert stacks.bar.line == "C"
    stacks.tap(stacks.sheet.ids.bar.ids.actions.children[0])
    assert len(stacks.session.timeline.steps) == 1
    stacks.tap(stacks.sheet.ids.bar.ids.actions.children[0])
    assert stacks.session.timeline.steps == []


def test_the_tiles_close_when_no_round_is_under_way(stacks: Table) -> None:
    stacks.session.record(s.LevelChanged("totals"))
    stacks.ui.advance(0.2)
    assert not stacks.ui.find(cls="TilesSheet", every=True)


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("way", ["stacks", "steal"])
def test_everything_fits(ui: Robot, tmp_path: Path, way: str, scale: float) -> None:
    table = Table(ui, tmp_path, way)
    theme.current().text_scale = scale
    table.session.record(s.Shown(1, (ROT,)))
    ui.advance(0.3)
    assert_fits(table.sheet)
    table.types("CAROWLMETPIG")
    assert_fits(table.sheet)
