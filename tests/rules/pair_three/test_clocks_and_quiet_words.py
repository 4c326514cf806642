"""The clock without a play (rulings P16, P17), and what the referee may bring up by itself."""

from collections.abc import Iterator

import pytest

from rules.core.seats import SeatAdded
from rules.core.timeline import Entry
from rules.decks.tiles import Tile
from rules.pair_three import GAME, lexicon
from rules.pair_three import state as s
from rules.pair_three.clocks import seconds_left, stuck_seconds, waiting_since
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

def quiet_word() -> tuple[str, str]:
    """The halves of a word that is known and never to be brought up."""
    words = lexicon.current()
    quiet = next(six for six in sorted(words.quiet & words.six))
    return quiet[:3], quiet[3:]


def test_a_slur_that_is_called_is_judged_like_any_word() -> None:
    first, second = quiet_word()
    assert Table(GAME, way="stacks").says(f"Mira puts {first}+{second} on stack 1") == "note match.six_letters"


def test_of_several_matches_that_nobody_called_the_referee_names_no_slur() -> None:
    """BEDBUG proves the match as well."""
    first, second = quiet_word()
    table = Table(GAME, way="crossword").happens(f"start tile {first}-bed-zzq-vvj")
    codes = table.codes(f"Mira lays {second}-bug-wwp-kkx@0,0,0")
    assert codes == ["match.six_letters", "match.phrases"]
    facts = table.verdict(f"Mira lays {second}-bug-wwp-kkx@0,0,0").objections[0].facts
    assert facts["proof"] == "bedbug"


def test_where_a_slur_is_all_that_matches_the_tile_may_lie_there() -> None:
    first, second = quiet_word()
    table = Table(GAME, way="crossword").happens(f"start tile {first}-zzq-vvj-xxk")
    assert table.says(f"Mira lays {second}-wwp-ppw-kjj@0,0,0") == "note match.six_letters"
