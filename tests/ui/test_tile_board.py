"""The board under real touches."""

from pathlib import Path
from typing import Any

import pytest

from rules.decks.tiles import Tile
from rules.pair_three import state as s
from tests.ui.robot import Finger, Robot
from tests.ui.seated import Seated

MIDDLE = "ARTCARMETDOE"
ROT = "MENTOERATROT"  # ROT is on its left
FAR = "ZZZQQQXXXVVV"


class Table(Seated):
    """A table with its board open."""

    def __init__(self, ui: Robot, folder: Path, way: str, seats: int) -> None:
        super().__init__(ui, folder, "pair_three", seats=seats, way=way)
        self.tap("Board")
        ui.advance(0.3)

    @property
    def sheet(self) -> Any:
        return self.ui.find(cls="BoardSheet")

    @property
    def board(self) -> Any:
        return self.ui.find(cls="TileBoard")

    @property
    def bar(self) -> Any:
        """The board's own bar; the table's lies beneath."""
        return self.sheet.ids.verdict

    def types(self, letters: str) -> None:
        for letter in letters:
            self.tap(self.sheet.pad.key_of(letter))

    def touches(self, column: int, row: int) -> None:
        self.ui.tap_at(*self.board.to_window(*self.board.place_of((column, row))))
        self.ui.advance(0.1)

    def names(self, name: str) -> None:
        buttons = [each for each in self.sheet.walk() if type(each).__name__ == "NameButton"]
        self.tap(next(each for each in buttons if each.text == name))


@pytest.fixture
def crossword(ui: Robot, tmp_path: Path) -> Table:
    table = Table(ui, tmp_path, "crossword", 4)
    table.types(MIDDLE)
    table.tap("It lies in the middle")
    return table


@pytest.fixture
def solitaire(ui: Robot, tmp_path: Path) -> Table:
    return Table(ui, tmp_path, "solitaire", 1)


def test_the_tile_in_the_middle_is_told_by_its_four_words(crossword: Table) -> None:
    assert crossword.state.boards[0][0, 0][-1].tile == Tile.of("art", "car", "met", "doe")
    assert crossword.sees("One tile lies there")


def test_the_bar_shows_the_words_as_they_are_typed(crossword: Table) -> None:
    crossword.types("MENTO")
    assert crossword.bar.line == "MEN TO"


def test_a_tile_is_turned_to_match_and_laid_by_whoever_placed_it(crossword: Table) -> None:
    side = crossword.state.boards[0][0, 0][-1].tile.words.index("car")
    column, row = ((0, -1), (1, 0), (0, 1), (-1, 0))[side]
    crossword.types(ROT)
    crossword.touches(column, row)
    assert (crossword.bar.kind, crossword.bar.line) == ("legal", "carrot: six-letter word")
    crossword.names("Bo")
    assert crossword.state.hands == (5, 4, 5, 5)
    assert (column, row) in crossword.state.boards[0]


def test_a_tile_that_matches_nothing_opens_the_verdict(crossword: Table) -> None:
    crossword.types(FAR)
    crossword.touches(1, 0)
    assert crossword.bar.kind == "illegal"
    crossword.names("Bo")
    crossword.ui.advance(0.4)
    assert crossword.state.hands == (5, 5, 5, 5)
    assert crossword.sees("Overrule, and log it")


def test_a_doubtful_pair_is_voted_on_with_the_tile_in_hand(crossword: Table) -> None:
    crossword.types(FAR)
    crossword.touches(1, 0)
    crossword.chip("Vote")
    crossword.ui.advance(0.4)
    chips = [each for each in crossword.ui.find(cls="VoteSheet").walk() if type(each).__name__ == "Chip"]
    crossword.tap(next(each for each in chips if each.text == "Bo"))
    for name in ("Mira", "Ines"):  # two of the three others
        chips = [each for each in crossword.ui.find(cls="VoteSheet").walk() if type(each).__name__ == "Chip"]
        crossword.tap([each for each in chips if each.text == name][-1])
    crossword.tap("Enter")
    crossword.ui.advance(0.4)
    assert crossword.bar.kind == "legal"
    assert "the table has let them pass" in crossword.bar.line
    assert not [each for each in crossword.sheet.walk() if getattr(each, "text", "") == "Vote"]
    crossword.names("Bo")
    assert (1, 0) in crossword.state.boards[0]


def test_a_second_touch_turns_the_tile(crossword: Table) -> None:
    crossword.types(FAR)
    crossword.touches(1, 0)
    before = crossword.board.view.tiles[-1].words
    crossword.touches(1, 0)
    assert crossword.board.view.tiles[-1].words == (before[-1], *before[:-1])


def test_nobody_lays_a_tile_that_has_no_place(crossword: Table) -> None:
    crossword.types(ROT)
    crossword.names("Bo")
    assert crossword.state.hands == (5, 5, 5, 5)
    assert crossword.bar.line == "Touch the place where the tile lies."


def test_back_leads_to_the_words_and_undo_takes_the_last_entry_back(crossword: Table) -> None:
    crossword.tap(crossword.sheet.ids.bar.ids.actions.children[0])
    assert crossword.state.boards[0] == {}
    assert crossword.ui.back()
    crossword.ui.advance(0.3)
    assert not crossword.ui.find(cls="BoardSheet", every=True)
    assert crossword.app.router.current == "table"


def test_one_finger_moves_the_board_and_two_enlarge_it(crossword: Table) -> None:
    board = crossword.board
    x, y = board.place_of((0, 0))
    crossword.ui.swipe(x, y, x + 60, y)
    moved = board.place_of((0, 0))
    assert moved[0] == pytest.approx(x + 60, abs=15)
    assert not crossword.state.placements
    wide = board.place_of((1, 0))[0] - moved[0]
    one, two = Finger(board.center_x - 40, board.center_y), Finger(board.center_x + 40, board.center_y)
    one.down()
    two.down()
    crossword.ui.frames(2)
    for step in range(1, 5):
        two.slide(board.center_x + 40 + step * 5, board.center_y)
        crossword.ui.frames()
    one.up()
    two.up()
    crossword.ui.frames(2)
    assert board.place_of((1, 0))[0] - board.place_of((0, 0))[0] == pytest.approx(wide * 1.25, rel=0.05)


def test_in_solitaire_tiles_are_laid_and_moved_at_will(solitaire: Table) -> None:
    solitaire.types(MIDDLE)
    solitaire.touches(0, 0)
    solitaire.tap("Lay it here")
    assert solitaire.state.hands == (9,)
    solitaire.touches(0, 0)  # taken up
    solitaire.touches(0, 0)  # turned where it lies
    solitaire.tap("Lay it here")
    assert solitaire.state.hands == (9,)
    assert solitaire.state.boards[0][0, 0][-1].turns == 1


def test_tiles_put_aside_are_chosen_again_and_the_search_says_whether_all_connect(solitaire: Table) -> None:
    for letters in (MIDDLE, ROT):
        solitaire.types(letters)
        solitaire.tap("Put aside")
    assert len(solitaire.state.shown[0]) == 2
    solitaire.tap("Can all be connected?")
    solitaire.ui.wait(lambda: solitaire.sees("All 2 tiles can be connected."), timeout=60)
    assert [tile.kind for tile in solitaire.board.view.tiles] == ["proposed", "proposed"]
    solitaire.tap("Drop")
    solitaire.tap(solitaire.state.shown[0][0].label)
    solitaire.touches(0, 0)
    solitaire.tap("Lay it here")
    assert isinstance(solitaire.session.timeline.steps[-1].entry.action, s.Laid)
    assert len(solitaire.state.shown[0]) == 1


def test_one_tile_is_too_few_to_search(solitaire: Table) -> None:
    solitaire.tap("Can all be connected?")
    assert solitaire.bar.line == "Tell at least two tiles first."
