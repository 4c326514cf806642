"""C36: somebody who was not there at the start buys in and is dealt in with the next hand."""

from rules.core.game import TOTALS
from rules.triple_replace import GAME
from tests.rules.table import Table
from tests.rules.triple_replace.seated import dealt


def test_between_hands_a_newcomer_is_dealt_in_with_the_others() -> None:
    """Ante 1 each: three pay it. Mira deals, so it goes Bo, Ines, Mira."""
    table = Table(GAME, 2, buy_in=50)
    assert table.says("new player Ines, seat 3") == "legal"
    table.happens("new player Ines, seat 3; hand dealt by Mira")
    assert (table.state.dealt_in, table.state.pot) == ((1, 2, 0), 3)
    assert table.state.ledger.stacks == (49, 49, 49)


def test_a_hand_under_way_goes_on_without_the_newcomer() -> None:
    table = dealt(2, buy_in=50)
    assert table.says("new player Ines, seat 3") == "note new_next_hand"
    table.happens("new player Ines, seat 3")
    assert (table.events(), table.state.dealt_in, table.state.ledger.stacks) == (["joined"], (1, 0), (49, 49, 50))
    assert table.says("Ines checks") == "impossible not_dealt_in"
    table.happens("Bo folds")
    assert table.standing.points == (1, -1, 0)
    table.happens("hand dealt by Bo")
    assert table.state.dealt_in == (2, 0, 1)


def test_the_deal_goes_to_the_newcomer_in_turn() -> None:
    table = dealt(2).happens("new player Ines, seat 3; Bo folds; hand dealt by Bo")
    for name, cards in (("Ines", "8d & 3s"), ("Mira", "Ks & 7d"), ("Bo", "Qh & Qc")):
        table.happens(f"{name} is dealt {cards}")
    table.happens("Bo folds; Ines folds")
    assert table.says("hand dealt by Mira") == "illegal not_dealer"
    table.happens("hand dealt by Ines")


def test_a_newcomers_buy_in_is_no_win() -> None:
    table = dealt(2, buy_in=50).happens("new player Ines, seat 3")
    assert table.state.ledger.bought == (50, 50, 50)
    assert table.standing.points[2] == 0
    assert table.last.events[0].facts == {"name": "Ines", "amount": 50}


def test_on_the_scorepad_a_newcomer_puts_in_at_once() -> None:
    table = Table(GAME, 2, level=TOTALS, buy_in=50).happens("Mira puts in 10; new player Ines, seat 3")
    assert table.happens("Ines puts in 10; won by Ines").standing.points == (-10, 0, 10)


def test_c02_eight_is_the_most() -> None:
    assert Table(GAME, 8).says("new player Zoe, seat 9") == "impossible full"
    assert Table(GAME, 8).objection("new player Zoe, seat 9").clause == "seats"
