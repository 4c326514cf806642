"""Rounds, the scorepad, the end of a match, and what cannot be (rulings P27, P32)."""

import pytest

from rules.core.game import BadSetup, Setup, checked_setup
from rules.core.house_rules import Span
from rules.pair_three import GAME
from rules.pair_three.state import BETWEEN, PLAY, SCOREPAD
from rules.sentences.en import pair_three as english
from tests.rules.table import Table


@pytest.mark.parametrize("seats", [0, 9])
def test_one_to_eight_sit_at_the_table(seats: int) -> None:
    with pytest.raises(BadSetup):
        checked_setup(GAME, Setup(seats))


def test_crossword_goes_on_until_the_table_stops() -> None:
    table = Table(GAME, way="crossword", crossword_end="first_empty", rounds_to_win=1)
    table.happens("Mira places unsaid;" * 5)
    assert (table.state.phase, table.standing.is_over) == (BETWEEN, False)
    table.happens("match ends")
    assert (table.standing.is_over, table.standing.leaders, table.standing.how) == (
        True, (0,), "pair_three.standing.stopped",
    )  # fmt: skip
    assert table.says("new round") == "impossible match_over"
    assert GAME.prompts(table.state) == ()


def test_nobody_leads_before_a_round_is_won() -> None:
    assert Table(GAME).standing.leaders == ()


def test_ending_in_the_middle_of_a_round_leaves_it_unfinished() -> None:
    assert Table(GAME).codes("match ends") == ["round_dropped"]
    assert Table(GAME, level="totals").codes("match ends") == []


def test_a_new_round_begins_when_the_last_is_over() -> None:
    table = Table(GAME, way="crossword")
    assert table.says("new round") == "illegal round_under_way"
    table.happens("Mira places unsaid").overrule("new round")
    assert (table.state.hands, table.state.round_number) == ((5, 5), 1)


def test_between_rounds_nothing_is_played() -> None:
    table = Table(GAME, 2, way="solitaire").happens("Mira has connected all")
    for text in ("places car+rot", "holds cat-dog-hen-egg", "takes the last tile back", "has connected all"):
        assert table.says(f"Bo {text}") == "impossible no_round"
    assert table.prompted() == {"new_round", "seat_added", "level", "ended"}


@pytest.mark.parametrize(
    ("way", "text"),
    [
        ("crossword", "Mira puts car+rot on stack 1"),
        ("crossword", "Mira has connected all"),
        ("stacks", "Mira places car+rot"),
        ("stacks", "Mira adds to the stack of Bo, a tile of Bo: unsaid"),
        ("steal", "Mira lays cat-dog-hen-egg@0,0,0"),
        ("steal", "stack 1 is split"),
        ("solitaire", "start tile cat-dog-hen-egg"),
        ("solitaire", "stack 1 shows cat-dog-hen-egg"),
    ],
)
def test_each_way_has_its_own_actions(way: str, text: str) -> None:
    assert Table(GAME, way=way).says(text) == f"impossible other_way.{way}"


# --- the scorepad

def test_the_scorepad_keeps_only_rounds_won() -> None:
    table = Table(GAME, 3, level="totals", way="stacks", rounds_to_win=2)
    assert table.state.phase == SCOREPAD
    table.happens("won by Bo; won by Mira & Bo")
    assert (table.standing.points, table.standing.is_over, table.standing.leaders) == ((1, 2, 0), True, (1,))


def test_on_the_scorepad_no_tile_is_played() -> None:
    table = Table(GAME, level="totals", way="crossword")
    for text in ("Mira places car+rot", "new tiles for everybody", "new round", "Mira takes the last tile back"):
        assert table.says(text) == "impossible scorepad_only"
    assert table.prompted() == {"won", "seat_added", "level", "ended"}


@pytest.mark.parametrize("winners", ["nothing", "Mira & Mira"])
def test_somebody_at_the_table_wins_a_round_once(winners: str) -> None:
    assert Table(GAME, level="totals").says(f"won by {winners}") == "impossible who_won"


def test_with_tiles_kept_the_round_finds_its_winner_itself() -> None:
    assert Table(GAME).says("won by Mira") == "impossible tiles_are_kept"


def test_a_table_may_change_to_the_scorepad_and_back() -> None:
    table = Table(GAME, way="stacks").happens("Mira puts car+rot on stack 1")
    assert table.codes("from here on totals") == ["round_dropped"]
    table.happens("from here on totals; won by Bo; from here on cards")
    assert (table.state.phase, table.state.hands) == (PLAY, (4, 4))
    assert (table.state.round_number, table.state.wins) == (2, (0, 1))


def test_between_rounds_the_scorepad_begins_with_the_next() -> None:
    table = Table(GAME, way="solitaire").happens("Mira has connected all; from here on totals")
    assert (table.state.round_number, table.state.wins) == (2, (1, 0))
    assert table.codes("from here on cards") == []


@pytest.mark.parametrize("level", ["cards", "chips"])
def test_there_are_two_levels(level: str) -> None:
    assert Table(GAME).says(f"from here on {level}") == "impossible no_change"


# --- the rulebook

def test_every_clause_and_switch_is_told() -> None:
    told = english.SENTENCES
    for clause in GAME.clauses:
        assert told[f"pair_three.clause.{clause.key}"]
        assert told[f"pair_three.clause.{clause.key}.text"]
        assert told[f"pair_three.section.{clause.number.partition('.')[0]}"]
    for switch in GAME.switches:
        assert told[f"pair_three.switch.{switch.key}"]
        assert told[f"pair_three.switch.{switch.key}.help"]
        for value in () if isinstance(switch.values, Span) else switch.values:
            assert isinstance(value, bool) or told[f"pair_three.switch.{switch.key}.{value}"]


def test_every_ruling_has_its_clause() -> None:
    named = {ruling for clause in GAME.clauses for ruling in clause.rulings}
    assert named == {f"P{number:02}" for number in range(1, 45)}


def test_clauses_and_switches_belong_together() -> None:
    keys = {clause.key for clause in GAME.clauses}
    assert {switch.clause for switch in GAME.switches} <= keys
    assert len(keys) == len(GAME.clauses) == len({clause.number for clause in GAME.clauses})
