"""Somebody who was not there at the start plays from the next round on."""

import pytest

from rules.core.game import TOTALS
from rules.pair_three import GAME
from tests.rules.table import Table

# By way: the tiles of two players who have begun, and those of three after the table has dealt the third one in.
DEALT_IN = {
    "crossword": ((5, 5), 101, (5, 5, 5), 96),
    "stacks": ((4, 4), 103, (4, 4, 4), 99),
    "steal": ((4, 4), 100, (4, 4, 4), 94),
    "solitaire": ((10, 10), 92, (10, 10, 10), 82),
}


@pytest.mark.parametrize("way", DEALT_IN)
def test_in_a_round_a_newcomer_waits_unless_the_table_deals_tiles(way: str) -> None:
    """112 tiles: one lies in the middle of Crossword and Stacks, two on each stack of Steal & Stack."""
    table = Table(GAME, 2, way=way, solitaire_tiles=10)
    hands, pile, hands_after, pile_after = DEALT_IN[way]
    assert (table.state.hands, table.state.pile) == (hands, pile)
    assert table.says("new player Ines, seat 3") == "illegal joins_next_round"
    table.overrule("new player Ines, seat 3")
    assert (table.state.hands, table.state.pile) == (hands_after, pile_after)


def test_where_first_stacks_have_to_match_the_newcomer_forms_one_too() -> None:
    table = Table(GAME, 2, way="steal", first_stack_matches=True).overrule("new player Ines, seat 3")
    assert (table.state.hands, table.state.stacks, table.state.pile) == ((6, 6, 6), ((), (), ()), 94)


@pytest.mark.parametrize(("way", "each"), [("crossword", 5), ("stacks", 4), ("steal", 4), ("solitaire", 10)])
def test_between_rounds_a_newcomer_joins_and_is_dealt_in_next(way: str, each: int) -> None:
    table = Table(GAME, 2, way=way, solitaire_tiles=10, stacks_round="reshuffle").happens("from here on totals")
    table.happens("won by Mira; new player Ines, seat 3; from here on cards")
    assert (table.state.hands, table.standing.points) == ((each,) * 3, (1, 0, 0))


def test_after_a_round_with_tiles_a_newcomer_has_none_until_the_next() -> None:
    table = Table(GAME, 2, way="solitaire", solitaire_tiles=10)
    table.happens("Mira gives up with 3 connected; Bo gives up with 2 connected")
    assert table.says("new player Ines, seat 3") == "legal"
    table.happens("new player Ines, seat 3")
    assert table.state.hands == (10, 10, 0)
    assert table.happens("new round").state.hands == (10, 10, 10)


def test_with_too_few_tiles_nobody_is_dealt_in() -> None:
    """Three hold 37 tiles each, 111 of 112."""
    table = Table(GAME, 3, way="solitaire", solitaire_tiles=37)
    assert table.says("new player Jonas, seat 4") == "impossible none_to_deal"


def test_on_the_scorepad_a_newcomer_may_win_the_next_round() -> None:
    table = Table(GAME, 2, level=TOTALS).happens("won by Mira; new player Ines, seat 3; won by Ines")
    assert table.standing.points == (1, 0, 1)


def test_p27_eight_is_the_most() -> None:
    assert Table(GAME, 8, level=TOTALS).says("new player Zoe, seat 9") == "impossible full"
