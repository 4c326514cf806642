"""Somebody who was not there at the start is dealt in with the next game."""

from rules.betski import GAME
from rules.core.game import TOTALS
from tests.rules.table import Table

# Mira goes out with her three cards; Bo cannot answer.
WON = "center 3-3; Mira plays 3-4; Mira plays 4-5; Mira plays 5-6; Bo is done"


def one_game_won() -> Table:
    return Table(GAME, 2, rebuttal_draw=False).happens(WON)


def test_between_games_a_newcomer_joins_and_gets_three_cards_in_the_next() -> None:
    """Three hands of three leave 40 of 49."""
    table = one_game_won()
    assert table.says("new player Ines, seat 3") == "legal"
    table.happens("new player Ines, seat 3")
    assert (table.state.hands[2], table.standing.points) == (0, (2, 0, 0))
    table.happens("new game, Ines starts")
    assert (table.state.hands, table.state.deck, table.state.turn) == ((3, 3, 3), 40, 2)


def test_before_the_center_card_is_turned_a_newcomer_gets_three_cards_from_the_deck() -> None:
    """43 are left after two hands, 40 after three."""
    table = Table(GAME, 2)
    assert table.says("new player Ines, seat 3") == "legal"
    table.happens("new player Ines, seat 3")
    assert (table.state.hands, table.state.deck) == ((3, 3, 3), 40)


def test_in_a_game_a_newcomer_waits_unless_the_table_deals_three_cards() -> None:
    """Of 49 cards 6 are in hands and one lies in the middle: 42, then 39."""
    table = Table(GAME, 2).happens("center 3-3; Mira plays 3-4")
    objection = table.objection("new player Ines, seat 3")
    assert (objection.code, objection.clause) == ("betski.joins_next_game", "seats")
    table.overrule("new player Ines, seat 3")
    assert (table.state.hands, table.state.deck, table.state.turn) == ((2, 3, 3), 39, 0)
    assert table.happens("Mira is done; Bo plays 4-5; Bo is done").state.turn == 2


def test_with_too_few_cards_nobody_is_dealt_in() -> None:
    table = Table(GAME, 2).happens("center 3-3; Mira draws 40")
    assert table.objection("new player Ines, seat 3").facts == {"name": "Ines", "stock": 2}
    assert table.says("new player Ines, seat 3") == "impossible none_to_deal"


def test_on_the_scorepad_a_newcomer_may_win_the_next_game() -> None:
    table = Table(GAME, 2, level=TOTALS).happens("won by Mira; new player Ines, seat 3; won by Ines")
    assert table.standing.points == (2, 0, 2)


def test_k24_six_is_the_most() -> None:
    assert Table(GAME, 6).says("new player Zoe, seat 7") == "impossible full"
