"""I27: somebody who was not there at the start buys in, pays one ante, and acts when reached."""

import pytest

from rules.core.game import TOTALS
from rules.in_between import GAME
from rules.in_between.state import PLAYS
from tests.rules.table import Table


def table_of(seats: int = 2, **rules: object) -> Table:
    """Minimum 5, buy-in 100, Mira deals: Bo acts first."""
    return Table(GAME, seats, level=TOTALS, minimum=5, buy_in=100, **rules)  # type: ignore[arg-type]


def test_i27_a_newcomer_pays_one_ante_into_the_pot_that_lies_there() -> None:
    table = table_of().happens("ante")
    assert table.objection("new player Ines, seat 3").facts == {"name": "Ines", "amount": 5}
    table.happens("new player Ines, seat 3")
    assert (table.events(), table.state.pot) == (["joined", "late_ante"], 15)
    assert table.state.ledger.bought == (100, 100, 100)
    assert table.state.ledger.stacks == (95, 95, 95)
    assert table.standing.points == (-5, -5, -5)


def test_i27_a_newcomer_acts_when_reached() -> None:
    """After Bo comes Ines, in the seat after the last one; after her Mira."""
    table = table_of().happens("ante; new player Ines, seat 3")
    assert table.state.turn == 1
    assert table.says("Ines has a turn: passed") == "illegal out_of_turn"
    table.happens("Bo has a turn: passed")
    assert table.state.turn == 2
    table.happens("Ines bets 15: won")
    assert (table.standing.points, table.state.pot) == ((-5, -5, 10), 0)
    assert table.state.ledger.stacks[2] == 110


def test_i27_with_the_ante_due_it_is_paid_with_the_others() -> None:
    table = table_of()
    assert table.says("new player Ines, seat 3") == "legal"
    table.happens("new player Ines, seat 3")
    assert (table.events(), table.state.pot, table.state.ledger.stacks) == (["joined"], 0, (100, 100, 100))
    table.happens("ante")
    assert (table.state.pot, table.state.ledger.stacks) == (15, (95, 95, 95))


def test_i27_in_the_middle_of_a_turn_the_posts_stay() -> None:
    table = Table(GAME, 2, minimum=5, buy_in=100).happens("ante; Bo first post 4; Bo second post 9")
    table.happens("new player Ines, seat 3")
    assert (table.state.turn, table.state.pot, table.state.posts is not None) == (1, 15, True)
    table.happens("Bo bets 15, third card 6")
    assert (table.state.turn, table.standing.points) == (2, (-5, 10, -5))


def test_i25_a_newcomer_shares_the_final_pot() -> None:
    """15 in the pot for three: 5 each, and everybody is even."""
    table = table_of().happens("ante; new player Ines, seat 3; match ends")
    assert table.standing.points == (0, 0, 0)


def test_i31_twelve_is_the_most() -> None:
    """The thirteenth is refused, with the clause, and nothing has changed."""
    table = table_of(11).happens("new player Zoe, seat 12")
    before = table.state
    objection = table.objection("new player Vera, seat 13")
    assert (objection.code, objection.clause, objection.facts["high"]) == ("seat_added.full", "seats", 12)
    assert table.verdict("new player Vera, seat 13").is_impossible
    assert table.state is before


@pytest.mark.parametrize("name", ["Bo", "BO", "bo"])
def test_nobody_has_the_name_of_somebody_at_the_table(name: str) -> None:
    objection = table_of().objection(f"new player {name}, seat 3")
    assert (objection.code, objection.clause, objection.facts) == ("seat_added.name_twice", "joining", {"name": name})


def test_a_newcomer_may_leave_and_come_back_as_anybody() -> None:
    table = table_of().happens("ante; new player Ines, seat 3; Ines leaves; Ines joins")
    assert table.state.places[2] == PLAYS
    assert table.state.ledger.bought[2] == 200
    assert (table.state.pot, table.standing.points) == (20, (-5, -5, -10))
