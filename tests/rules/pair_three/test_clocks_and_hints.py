"""The clock without a play (rulings P16, P17), and what the app may point out by itself."""

from collections.abc import Iterator

import pytest

from rules.core.seats import SeatAdded
from rules.core.timeline import Entry
from rules.decks.tiles import Tile
from rules.pair_three import GAME, lexicon
from rules.pair_three import state as s
from rules.pair_three.clocks import seconds_left, stuck_seconds, waiting_since
from rules.pair_three.hints import legal_layings, matching_words
from rules.pair_three.pieces import UNSAID
from tests.rules.table import Table

PLAYED = Entry(s.PutOn(0, 1, UNSAID), 10_000)
SHOWN = Entry(s.Shown(0, (Tile.of("cat", "dog", "hen", "egg"),)), 20_000)


@pytest.mark.parametrize(("way", "seconds"), [("crossword", 60), ("stacks", 30), ("steal", 30), ("solitaire", None)])
def test_a_minute_in_crossword_and_half_a_minute_elsewhere(way: str, seconds: int | None) -> None:
    assert stuck_seconds(Table(GAME, way=way).state) == seconds


@pytest.mark.parametrize("way", ["crossword", "stacks", "steal"])
def test_the_seconds_are_the_tables(way: str) -> None:
    assert stuck_seconds(Table(GAME, way=way, **{f"{way}_seconds": 45}).state) == 45


def test_no_clock_runs_between_rounds_or_while_stacks_are_formed() -> None:
    table = Table(GAME, way="stacks").happens("Mira puts unsaid on stack 1;" * 4)
    assert stuck_seconds(table.state) is None
    assert stuck_seconds(Table(GAME, way="steal", first_stack_matches=True).state) is None


def test_the_clock_starts_anew_with_every_tile_played_but_not_with_one_entered() -> None:
    assert waiting_since([SHOWN, PLAYED]) == 10_000
    assert waiting_since([SHOWN], created=5_000) == 5_000


def test_the_clock_starts_anew_when_the_table_comes_back_to_tiles_or_somebody_joins() -> None:
    assert waiting_since([Entry(s.LevelChanged("cards"), 70_000), PLAYED]) == 70_000
    assert waiting_since([Entry(SeatAdded(3, "Lea"), 80_000), PLAYED]) == 80_000


def test_the_clock_looks_no_further_back_than_to_the_last_tile() -> None:
    def told() -> Iterator[Entry]:
        yield from (SHOWN, PLAYED)
        pytest.fail("an entry before the last tile was looked at")

    assert waiting_since(told()) == 10_000


def test_what_is_left_is_never_less_than_nothing() -> None:
    state = Table(GAME, way="stacks").state
    assert seconds_left(state, since=10_000, now=21_500) == 18.5
    assert seconds_left(state, since=10_000, now=99_000) == 0.0
    assert seconds_left(Table(GAME, way="solitaire").state, since=0, now=1) is None


# --- hints

def test_matching_words_of_two_tiles_are_shown_with_the_best_rule() -> None:
    state = Table(GAME, way="stacks").state
    hints = matching_words(state, Tile.of("car", "zzq", "vvj", "bed"), Tile.of("rot", "kkx", "jjw", "bug"))
    assert [(hint.pair.code, hint.match.rule, hint.match.proof) for hint in hints] == [
        ("bed+bug", "six_letters", "bedbug"),
        ("car+rot", "six_letters", "carrot"),
    ]


def test_a_slur_is_never_a_hint() -> None:
    """The referee answers when somebody plays it, but does not bring it up."""
    table = Table(GAME, way="stacks")
    words = lexicon.current()
    quiet = next(six for six in sorted(words.quiet & words.six))
    first, second = quiet[:3], quiet[3:]
    assert table.says(f"Mira puts {first}+{second} on stack 1") == "note match.six_letters"
    tiles = Tile.of(first, "zzq", "vvj", "kkx"), Tile.of(second, "jjw", "wwp", "ppq")
    assert matching_words(table.state, *tiles) == ()


def test_the_board_shows_where_a_tile_may_lie() -> None:
    """HOG meets DOG right of the start tile and covers it nowhere; BAT meets CAT above it; each in one turn only."""
    table = Table(GAME, way="crossword").happens("start tile cat-dog-hen-egg")
    layings = legal_layings(table.state, 0, Tile.from_code("bat-fix-sky-hog"))
    beside = {(laying.spot, laying.turns) for laying in layings if laying.spot != (0, 0)}
    assert beside == {((1, 0), 0), ((0, -1), 2)}
    assert {laying.turns for laying in layings if laying.spot == (0, 0)} == {0, 1, 2, 3}  # BAT over CAT, any way up


def test_on_an_empty_board_the_first_tile_lies_in_the_middle() -> None:
    table = Table(GAME, way="solitaire")
    assert {laying.spot for laying in legal_layings(table.state, 0, Tile.of("cat", "dog", "hen", "egg"))} == {(0, 0)}
