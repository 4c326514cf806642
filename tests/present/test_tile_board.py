"""The board of Crossword and Solitaire, without a window."""

import pytest

from app.ui.present import tile_board as boards
from app.ui.present.saying import Saying
from rules.core.timeline import Entry
from rules.decks.tiles import Tile
from rules.pair_three import GAME, lexicon
from rules.pair_three import state as s
from rules.pair_three.pieces import Laying
from rules.pair_three.solver import Answer
from rules.sentences import say
from rules.sentences.en import ENGLISH
from tests.rules.table import NAMES, Table

# Written from the upper word on: CAR is on the right, and so on clockwise.
MIDDLE = Tile.of("art", "car", "met", "doe")
ROT = Tile.of("men", "toe", "rat", "rot")
FAR = Tile.of("zzz", "qqq", "xxx", "vvv")


@pytest.fixture(autouse=True)
def _few_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lexicon._Source, "lexicon", lexicon.parsed("[six]\ncarrot\n"))


@pytest.fixture
def table() -> Table:
    table = Table(GAME, 3, way="crossword")
    table.timeline.record(Entry(s.Started(MIDDLE)))
    return table


def words(saying: Saying) -> str:
    return say(ENGLISH, saying.code, saying.facts, NAMES)


def test_twelve_letters_are_a_tile() -> None:
    assert boards.typed_tile("ARTCARMETDO") is None
    assert boards.typed_tile("ARTCARMETDOE") == MIDDLE
    assert boards.typed_words("ARTCA") == ("ART", "CA", "", "")


def test_the_board_has_a_free_place_on_each_side_of_the_first_tile(table: Table) -> None:
    board = boards.board_view(table.state, 0)
    assert [tile.words for tile in board.tiles] == [MIDDLE.words]
    assert set(board.free) == {(0, -1), (1, 0), (0, 1), (-1, 0)}
    assert board.marks == ()


def test_an_empty_board_offers_its_middle() -> None:
    state = Table(GAME, 3, way="crossword").state
    assert boards.board_view(state, 0).free == ((0, 0),)
    assert words(boards.board_where(state, 0, boards.board_view(state, 0))) == "Nothing lies there yet"
    assert boards.may_start(state)


def test_each_facing_pair_is_judged_once(table: Table) -> None:
    side = MIDDLE.words.index("car")  # where CAR stands when the tile is not turned
    column, row = ((0, -1), (1, 0), (0, 1), (-1, 0))[side]
    wrong = boards.board_view(table.state, 0, Laying(FAR, column, row))
    assert [mark.kind for mark in wrong.marks] == ["illegal"]
    held = boards.best_turned(table.state, 0, Laying(ROT, column, row))
    right = boards.board_view(table.state, 0, held)
    assert [mark.kind for mark in right.marks] == ["legal"]
    assert [tile.kind for tile in right.tiles] == ["lying", "held"]


def test_the_bar_says_what_is_wrong_with_the_place(table: Table) -> None:
    assert words(boards.laying_banner(table.state, 0, Laying(FAR, 5, 5)).line).endswith("apart from all other tiles.")
    assert boards.laying_banner(table.state, 0, Laying(FAR, 5, 5)).kind == "illegal"


def test_four_turns_lead_back(table: Table) -> None:
    laying = Laying(ROT, 1, 0, 3)
    assert boards.turned(laying).turns == 0


def test_a_covered_tile_is_counted_and_the_upper_one_shown(table: Table) -> None:
    board = boards.board_view(table.state, 0, Laying(ROT, 0, 0))
    assert [(tile.words, tile.beneath) for tile in board.tiles] == [(ROT.words, 1)]
    assert words(boards.board_where(table.state, 0, board)) == "2 tiles lie there"


def test_only_solitaire_takes_a_tile_up_again(table: Table) -> None:
    assert boards.is_movable(table.state, (0, 0), 0) is None
    alone = Table(GAME, 1)
    alone.timeline.record(Entry(s.Laid(0, Laying(MIDDLE, 0, 0))))
    assert boards.is_movable(alone.state, (0, 0), 0) is not None
    moved = boards.board_view(alone.state, 0, Laying(MIDDLE, 3, 0))
    assert [tile.spot for tile in moved.tiles] == [(3, 0)]


def test_the_search_shows_a_way_or_says_that_there_is_none() -> None:
    alone = Table(GAME, 1)
    alone.timeline.record(Entry(s.Shown(0, (MIDDLE, ROT))))
    found = boards.solved(alone.state, 0)
    assert found.answer is Answer.SOLVED
    assert len(boards.solution_view(alone.state, found).tiles) == 2
    assert words(boards.solution_banner(alone.state, 0, found).line) == "All 2 tiles can be connected."
    alone.timeline.record(Entry(s.Shown(0, (FAR,))))
    none = boards.solved(alone.state, 0)
    assert boards.solution_banner(alone.state, 0, none).kind == "illegal"


def test_the_same_tile_is_not_put_aside_twice() -> None:
    alone = Table(GAME, 1)
    assert boards.put_aside_refusal(alone.state, 0, MIDDLE) is None
    alone.timeline.record(Entry(s.Shown(0, (MIDDLE,))))
    refusal = boards.put_aside_refusal(alone.state, 0, MIDDLE)
    assert refusal is not None
    assert words(refusal).endswith("has been entered already.")


def test_only_crossword_and_solitaire_have_a_board(table: Table) -> None:
    assert boards.has_board(table.state)
    assert not boards.has_board(Table(GAME, 3, way="stacks").state)


def test_a_pair_that_only_a_vote_can_let_pass_is_told(table: Table) -> None:
    right = MIDDLE.words.index("car")  # where CAR stands when the tile is not turned
    column, row = ((0, -1), (1, 0), (0, 1), (-1, 0))[right]
    far = boards.doubtful_pair(table.state, 0, Laying(FAR, column, row))
    assert far is not None
    assert far.second == "car"
    best = boards.best_turned(table.state, 0, Laying(ROT, column, row))
    assert boards.doubtful_pair(table.state, 0, best) is None  # carrot
    letters = Table(GAME, 3, way="crossword", six_letters=False, names=False, phrases=False)
    letters.timeline.record(Entry(s.Started(MIDDLE)))
    assert boards.doubtful_pair(letters.state, 0, Laying(FAR, column, row)) is None


def test_a_tile_is_not_turned_to_make_an_offensive_word(monkeypatch: pytest.MonkeyPatch) -> None:
    """ROT is turned to CAR; with CARROT kept quiet the tile stays as it was put."""
    table = Table(GAME, 3, way="crossword")
    table.timeline.record(Entry(s.Started(Tile.of("car", "qqa", "qqb", "qqc"))))
    side = Tile.of("car", "qqa", "qqb", "qqc").words.index("car")
    column, row = ((0, -1), (1, 0), (0, 1), (-1, 0))[side]
    put = next(
        way for way in (Laying(Tile.of("rot", "xxa", "xyb", "xzc"), column, row, turns) for turns in range(4))
        if boards.laying_verdict(table.state, 0, way).severity > 0
    )  # fmt: skip
    assert boards.best_turned(table.state, 0, put) != put
    monkeypatch.setattr(lexicon._Source, "lexicon", lexicon.parsed("[six]\ncarrot\n[quiet]\ncarrot\n"))
    assert boards.best_turned(table.state, 0, put) == put
