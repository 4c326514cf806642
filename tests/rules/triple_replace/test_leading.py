"""Who leads the betting (rulings C17, C19, C20, C21, C27)."""

import pytest

from rules.triple_replace import GAME
from rules.triple_replace.state import BET, LEAD
from tests.rules.table import Table
from tests.rules.triple_replace.seated import checked_around, dealt, stood_pat


def led(ups: dict[str, str], **rules: str | bool) -> Table:
    """A hand in which these up cards were dealt, clockwise from Bo."""
    table = Table(GAME, len(ups), **rules).happens("hand dealt by Mira")
    for name, cards in ups.items():
        table.happens(f"{name} is dealt {cards}")
    return table


def test_the_best_cards_showing_lead() -> None:
    table = led({"Bo": "Kh & Jc", "Ines": "Ad & 2s", "Mira": "Ks & Qd"})
    assert (table.state.turn, table.events()) == (2, ["leads_showing"])


def test_a_pair_showing_leads_before_any_high_cards() -> None:
    assert led({"Bo": "Kh & Jc", "Ines": "Ad & Ks", "Mira": "2s & 2d"}).state.turn == 0


def test_betting_goes_clockwise_from_the_leader() -> None:
    table = dealt(4).happens("Bo folds")
    assert table.state.waiting == (2, 3, 0)


def test_of_equals_the_first_from_the_dealers_left_leads() -> None:
    table = led({"Bo": "9h & 2c", "Ines": "Kd & 7s", "Mira": "Ks & 7d"})
    assert (table.state.turn, table.events()) == (2, ["leads_tied"])


def test_with_one_up_card_ties_are_settled_the_same_way() -> None:
    table = led({"Bo": "9h", "Ines": "Kd", "Mira": "Ks"}, layout="two_down")
    assert (table.state.turn, table.events()) == (2, ["leads_tied"])


def test_with_all_cards_down_the_dealers_left_leads() -> None:
    table = Table(GAME, 3, layout="all_down").happens("hand dealt by Mira")
    assert (table.state.turn, table.events()) == (1, ["antes", "leads_first"])
    table.happens("Bo folds; Ines checks; Mira checks")
    stood_pat(table)
    assert table.state.turn == 2  # the first who is still in


def test_the_leader_is_looked_for_anew_in_every_round() -> None:
    """Bo's queens lead; Ines then gets a pair of kings."""
    table = checked_around(dealt(3))
    table.happens("Bo stands pat; Ines replaces 8d & 3s; Ines gets Kd & Kh; Mira stands pat")
    assert table.state.turn == 2


def test_the_cards_of_those_who_have_folded_do_not_lead() -> None:
    table = dealt(3).happens("Bo folds; Ines checks; Mira checks")
    stood_pat(table)
    assert table.state.turn == 0  # king-seven before eight-three


def test_the_best_cards_lead_in_low_too_unless_the_table_lets_the_lowest_lead() -> None:
    ups = {"Bo": "Kh & Jc", "Ines": "Ad & 2s", "Mira": "3s & 3d"}
    assert led(ups, plays_for="low").state.turn == 0
    assert led(ups, plays_for="low", low_leader="low_showing").state.turn == 2
    assert led(ups, plays_for="high_low", low_leader="low_showing").state.turn == 0
    assert led(ups, low_leader="low_showing").state.turn == 0


def test_wild_up_cards_lead_as_wild() -> None:
    ups = {"Bo": "Qh & Qc", "Ines": "2d & Ks", "Mira": "Ah & 7d"}
    assert led(ups).state.turn == 1
    assert led(ups, wild="2").state.turn == 2


def test_where_cards_are_told_nobody_else_leads() -> None:
    table = dealt(3)
    assert table.says("Bo leads") == "legal"
    objection = table.objection("Ines leads")
    assert (objection.code, objection.facts["leader_seat"]) == ("triple_replace.not_leading", 1)
    table.overrule("Ines leads")
    assert table.state.waiting == (2, 0, 1)


def test_with_all_cards_down_nobody_else_leads() -> None:
    table = Table(GAME, 3, layout="all_down").happens("hand dealt by Mira")
    assert table.says("Ines leads") == "illegal not_leading"


def test_the_leader_stands_once_somebody_has_acted() -> None:
    table = Table(GAME, 3, up_cards="tapped").happens("hand dealt by Mira; Ines leads")
    table.happens("Mira leads")  # tapped again, before anything was bet
    assert table.state.turn == 0
    table.happens("Mira checks")
    assert table.says("Bo leads") == "impossible betting_begun"


def test_where_cards_are_not_told_every_round_asks_who_leads() -> None:
    table = Table(GAME, 2, up_cards="tapped").happens("hand dealt by Mira; Mira leads; Mira checks; Bo checks")
    stood_pat(table)
    assert (table.state.phase, table.state.current_stage.number) == (LEAD, 2)
    assert table.says("Bo leads") == "legal"


def test_a_leader_who_is_all_in_passes_the_word_on() -> None:
    table = dealt(3, "Ines buys 9; Mira buys 9", buy_in=1)
    assert (table.state.phase, table.state.leader, table.state.turn) == (BET, 1, 2)


@pytest.mark.parametrize(("opening", "said"), [("may_check", "legal"), ("must_open", "illegal must_open")])
def test_the_leader_may_check_unless_the_table_wants_a_bet(opening: str, said: str) -> None:
    assert dealt(3, opening=opening).says("Bo checks") == said


def test_only_the_leader_of_the_first_round_has_to_open() -> None:
    table = dealt(3, opening="must_open")
    assert "checked" not in table.prompted()
    table.happens("Bo folds")
    assert table.says("Ines checks") == "legal"
    table.happens("Ines checks; Mira checks")
    assert stood_pat(table).says("Mira checks") == "legal"
