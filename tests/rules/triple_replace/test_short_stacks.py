"""Too few chips: all in, side pots, debts (rulings C14, C22, C40)."""

import pytest

from rules.chips import Debt
from rules.core.game import TOTALS
from rules.triple_replace import GAME
from rules.triple_replace.actions import Bet, BoughtIn, Gave
from rules.triple_replace.pots import pots
from rules.triple_replace.state import BET, BETWEEN, REPLACE, SHOW
from tests.rules.table import Table
from tests.rules.triple_replace.seated import at_showdown, checked_around, dealt, played_on, stacks, stood_pat


def short_bo() -> Table:
    """Bo has 4 left after the ante, Ines and Mira 14; any amount may be bet."""
    return dealt(3, "Ines buys 10; Mira buys 10", buy_in=5, bet_sizes="free")


def side_pot() -> Table:
    """Bo is all in for 4, the others have bet 3 more: 15 in the main pot, 6 beside it."""
    return short_bo().happens("Bo goes all in; Ines raises 3; Mira calls")


def test_bets_beyond_an_all_in_are_a_pot_of_their_own() -> None:
    table = side_pot()
    assert [tuple(pot) for pot in pots(table.state)] == [(15, (0, 1, 2)), (6, (0, 2))]
    assert (table.state.phase, stacks(table)) == (REPLACE, (7, 0, 7))


def test_each_pot_has_its_own_winner() -> None:
    """Bo's three queens take the main pot of 15, Ines's eights beat Mira's high cards for the 6."""
    table = at_showdown(side_pot()).happens("Ines shows 8s; Mira shows Ac; Bo shows Qs")
    assert table.events() == ["won_trips", "won_pair"]
    assert (stacks(table), table.state.phase) == ((7, 15, 13), BETWEEN)


def test_fees_go_to_the_newest_pot_that_the_payer_shares() -> None:
    table = side_pot().happens("Ines replaces 1 unseen; Mira stands pat")
    assert [pot.amount for pot in pots(table.state)] == [15, 7]


def test_fees_paid_before_anybody_was_all_in_stay_in_the_main_pot() -> None:
    table = checked_around(short_bo()).happens("Bo stands pat; Ines replaces 8d & 3s; Ines gets 2c & 2d")
    table.happens("Mira stands pat; Bo goes all in; Ines raises 3; Mira calls")
    assert [pot.amount for pot in pots(table.state)] == [17, 6]


def test_when_those_of_a_side_pot_give_up_what_they_paid_for_cards_goes_down_to_the_next_pot() -> None:
    """Bo is all in at 2, Ines at 5, Jonas and Mira pay 8 each; Mira buys a card for 1; both then give up."""
    table = dealt(4, "Bo buys 1; Ines buys 4; Jonas buys 19; Mira buys 19", buy_in=1, bet_sizes="free")
    table.happens("Bo goes all in; Ines goes all in; Jonas raises 3; Mira calls")
    table.happens("Jonas stands pat; Mira replaces 1 unseen")
    assert [tuple(pot) for pot in pots(table.state)] == [(8, (0, 1, 2, 3)), (9, (0, 2, 3)), (7, (0, 3))]
    at_showdown(table).happens("Jonas folds; Mira folds")
    assert [tuple(pot) for pot in pots(table.state)] == [(8, (1, 2)), (16, (2,))]


def test_whoever_is_all_in_cannot_act_and_is_not_asked() -> None:
    table = side_pot()
    assert table.events() == ["replacing", "cannot_replace"]
    assert table.state.waiting == (2, 0)
    stood_pat(table)
    assert (table.state.phase, table.state.leader, table.state.waiting) == (BET, 1, (2, 0))
    assert table.says("Bo checks") == table.says("Bo folds") == "impossible is_all_in"


def test_a_call_may_be_short_and_the_rest_comes_back() -> None:
    """Mira's 10 are called by Ines's 4; the 6 that nobody can match are Mira's."""
    table = dealt(2, "Mira buys 15", buy_in=5, bet_sizes="free").happens("Bo checks; Mira bets 10")
    objection = table.objection("Bo calls")
    assert (objection.code, objection.facts["amount"], objection.facts["owed"]) == ("triple_replace.calls_short", 4, 10)
    table.happens("Bo calls")
    assert [tuple(pot) for pot in pots(table.state)] == [(10, (0, 1)), (6, (0,))]
    at_showdown(table).happens("Bo shows 2s; Mira shows 2h")
    assert (table.events(), stacks(table)) == (["won_pair", "uncontested"], (15, 10))


def test_with_one_player_who_has_chips_there_is_no_more_betting_but_cards_can_be_bought() -> None:
    """C40: Mira's fees go to the only pot, also the one that Bo can win."""
    table = dealt(2, "Mira buys 15", buy_in=5, bet_sizes="free").happens("Bo goes all in; Mira calls")
    assert (table.state.phase, table.state.waiting) == (REPLACE, (0,))
    table.happens("Mira replaces 1 unseen")
    assert (table.events(), table.state.phase) == (["no_betting", "replacing", "cannot_replace"], REPLACE)
    table.happens("Mira replaces 1 unseen; Mira replaces 1 unseen")
    assert (table.state.phase, stacks(table)) == (SHOW, (12, 0))
    assert [tuple(pot) for pot in pots(table.state)] == [(13, (0, 1))]


def test_when_all_are_all_in_the_hands_are_shown_at_once() -> None:
    table = dealt(2, buy_in=5, bet_sizes="free").happens("Bo goes all in; Mira goes all in")
    assert (table.state.phase, table.state.current_stage.kind) == (SHOW, "showdown")


def test_whoever_alone_has_chips_does_not_bet_against_nobody() -> None:
    """Ines folds, Bo is all in: Mira owes nothing more and the round is over."""
    table = stood_pat(side_pot()).happens("Ines folds")
    assert (table.state.phase, table.state.waiting) == (REPLACE, (0,))


def test_nobody_bets_when_nobody_can_call() -> None:
    table = dealt(2, "Mira buys 15", buy_in=5, bet_sizes="free").happens("Bo goes all in")
    assert table.says("Mira raises 1") == "illegal nobody_to_call"
    assert table.prompted() & {"called", "raised", "folded"} == {"called", "folded"}
    table.overrule("Mira raises 1")
    assert table.state.phase == REPLACE


def test_less_than_the_largest_bet_may_be_put_in_as_the_rest() -> None:
    """30 left at Quarter-Half: 25, or all 30, but not 26 or 50."""
    table = dealt(2, low_increment=25, high_increment=50, buy_in=55)
    assert [table.says(f"Bo bets {amount}") for amount in (25, 30, 26)] == [
        "legal", "note all_in", "illegal size_low_or_high",
    ]  # fmt: skip
    assert table.says("Bo bets 50") == "impossible not_enough"
    assert table.happens("Bo goes all in").state.round_in == (0, 30)


def test_less_than_the_low_increment_may_be_put_in_as_the_rest() -> None:
    table = dealt(2, low_increment=25, high_increment=50, buy_in=35)
    assert table.prompted() & {"bet", "all_in"} == {"all_in"}
    assert table.says("Bo goes all in") == "note all_in"


def test_going_all_in_with_more_than_a_bet_is_not_a_bet_of_this_table() -> None:
    table = dealt(2)
    assert table.says("Bo goes all in") == "illegal size_low_or_high"
    assert "all_in" not in table.prompted()
    assert table.happens("Bo bets 1").says("Mira goes all in") == "illegal size_low_or_high"


def test_going_all_in_below_the_bet_is_a_call() -> None:
    table = dealt(2, "Mira buys 15", buy_in=5, bet_sizes="free").happens("Bo checks; Mira bets 10")
    assert table.says("Bo goes all in") == "note calls_short"
    assert table.happens("Bo goes all in").state.raises == 0


def test_going_all_in_above_the_bet_is_a_raise() -> None:
    table = dealt(2, buy_in=10, bet_sizes="free").happens("Bo bets 2; Mira goes all in")
    assert (table.state.raises, table.state.round_in, table.state.waiting) == (1, (9, 2), (1,))


def test_a_player_replaces_only_what_can_be_paid_for() -> None:
    """C14: 1 chip left pays for one card, not for two."""
    table = checked_around(dealt(2, buy_in=2))
    assert table.says("Bo replaces Qh & Qc") == "impossible cannot_pay"
    assert table.says("Bo replaces Qh") == "note pays"
    prompts = {prompt.action: prompt for prompt in GAME.prompts(table.state)}
    assert prompts["replaced_up"].fields[0].at_most == 1
    assert "replaced_both" not in prompts


def test_whoever_spent_the_last_chip_on_a_card_is_all_in() -> None:
    table = checked_around(dealt(3, buy_in=2)).happens("Bo replaces 1 unseen; Ines stands pat; Mira stands pat")
    assert (table.state.phase, table.state.leader, table.state.waiting) == (BET, 1, (2, 0))


def test_without_ante_and_bets_the_price_of_cards_is_the_pot() -> None:
    """Bo's last chip bought a card; Ines and Mira then bet 1 each, which Bo cannot win."""
    table = checked_around(dealt(3, "Ines buys 9; Mira buys 9", buy_in=1, ante="none"))
    table.happens("Bo replaces 1 unseen; Ines stands pat; Mira stands pat")
    assert [tuple(pot) for pot in pots(table.state)] == [(1, (0, 1, 2))]
    table.happens("Ines bets 1; Mira calls")
    assert [tuple(pot) for pot in pots(table.state)] == [(1, (0, 1, 2)), (2, (0, 2))]


def test_a_hand_without_any_money_still_has_a_best_hand() -> None:
    table = at_showdown(dealt(2, ante="none")).happens("Bo shows 2s; Mira shows 2h")
    assert (table.events(), stacks(table), table.state.phase) == (["won_pair"], (20, 20), BETWEEN)
    told = at_showdown(dealt(2, ante="none")).happens("won by Bo")
    assert (told.events(), told.state.phase) == (["told_high"], BETWEEN)


def test_chips_are_bought_between_hands() -> None:
    assert dealt(2).says("Bo buys 5") == "illegal table_stakes"
    assert Table(GAME, 2).says("Bo buys 5") == "legal"
    assert Table(GAME, 2).says("Bo buys 0") == "impossible no_amount"
    assert Table(GAME, 2, smallest_chip=5).says("Bo buys 7") == "impossible not_in_chips"


def test_chips_are_given_between_hands() -> None:
    table = Table(GAME, 3).happens("Bo gives Ines 7")
    assert stacks(table) == (20, 13, 27)
    assert dealt(3).says("Bo gives Ines 7") == "illegal no_gifts"
    assert dealt(3, short_stack="debt").says("Bo gives Ines 7") == "legal"
    assert Table(GAME, 3, level=TOTALS).says("Bo gives Ines 7") == "legal"


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("Bo gives Bo 5", "to_oneself"),
        ("Bo gives Ines 21", "cannot_give"),
        ("Bo gives Ines 0", "no_amount"),
    ],
)
def test_chips_that_do_not_exist_are_neither_given_nor_bought(text: str, answer: str) -> None:
    assert Table(GAME, 3).says(text) == f"impossible {answer}"


def test_chips_are_given_only_to_somebody_who_sits_there() -> None:
    codes = [each.code for each in GAME.objections(Table(GAME, 2).state, Gave(0, 5, 1))]
    assert codes == ["triple_replace.no_such_seat"]


@pytest.mark.parametrize("action", [Bet(1, 10**9), BoughtIn(1, 10**9)])
def test_nobody_writes_down_an_amount_beyond_all_bounds(action: Bet | BoughtIn) -> None:
    state = dealt(2, short_stack="debt", bet_sizes="free").state
    assert [each.code for each in GAME.objections(state, action)] == ["triple_replace.too_much"]


def test_whoever_gives_all_chips_away_in_a_betting_round_is_not_waited_for() -> None:
    table = dealt(3).overrule("Ines gives Mira 19")
    assert table.state.waiting == (1, 0)
    table.happens("Bo bets 2; Mira calls")
    assert table.state.phase == REPLACE
    assert stacks(table) == (36, 17, 0)  # Mira has 19 and 19 less 2


def test_whoever_gives_all_chips_away_in_a_replacement_round_is_not_waited_for() -> None:
    table = checked_around(dealt(2))
    table.overrule("Bo gives Mira 19")
    assert table.state.waiting == (0,)
    table.happens("Mira replaces Ks").overrule("Mira gives Bo 3").happens("Mira gets 2s")
    assert table.events()[0] == "leads_showing"
    assert stacks(table) == (34, 3)


def test_whoever_has_no_chips_is_not_dealt_in_until_buying_more() -> None:
    table = dealt(3, "Ines buys 9; Mira buys 9", buy_in=1).happens("Ines checks; Mira checks")
    at_showdown(table).happens("Bo shows 2s; Ines shows 8s; Mira shows 2h")  # Bo's queens win the 3
    table.happens("hand dealt by Bo; the cards are left out; Mira leads; Mira folds; Bo checks; Ines folds")
    assert stacks(table) == (8, 5, 8)
    broke = dealt(2, buy_in=1)
    at_showdown(broke).happens("Bo shows 2s; Mira shows 2h")
    assert broke.says("hand dealt by Bo") == "impossible too_few"
    assert broke.happens("Mira buys 5").verdict("hand dealt by Bo").is_legal


# --- by house rule the rest is owed


def test_by_house_rule_what_is_lacking_is_owed_to_the_pot() -> None:
    """Bo has nothing after the ante: the bet of 2 and the card for 1 are owed, and paid out of what Bo wins later."""
    table = dealt(2, "Mira buys 9", buy_in=1, short_stack="debt").happens("Bo bets 2; Mira calls; Bo replaces 1 unseen")
    assert (stacks(table), table.state.pot, table.state.ledger.debts) == ((7, 0), 7, (Debt(1, -1, 3),))
    at_showdown(stood_pat(table)).happens("Bo folds")
    assert (stacks(table), table.state.ledger.debts) == ((11, 0), (Debt(1, 0, 3),))
    assert table.standing.points == (4, -4)


def test_a_debt_in_the_pot_is_nothing_when_the_debtor_wins_it() -> None:
    table = dealt(2, "Mira buys 9", buy_in=1, short_stack="debt").happens("Bo bets 2; Mira folds")
    assert (stacks(table), table.state.ledger.debts) == ((9, 2), ())


def test_nobody_is_all_in_where_the_rest_is_owed() -> None:
    table = dealt(2, buy_in=1, short_stack="debt")
    assert table.says("Bo goes all in") == "impossible may_owe"
    assert table.says("Bo bets 2") == "legal"
    assert table.happens("Bo bets 2").says("Mira calls") == "note calls"
    assert table.says("Mira buys 5") == "legal"


@pytest.mark.parametrize("sizes", ["free", "pot_limit"])
def test_where_the_rest_is_owed_bets_have_only_the_limits_of_the_table(sizes: str) -> None:
    table = dealt(2, buy_in=1, short_stack="debt", bet_sizes=sizes)
    assert table.says("Bo bets 2") == "legal"
    assert table.says("Bo bets 200") == ("legal" if sizes == "free" else "illegal size_pot_limit")


def test_a_player_who_owes_is_dealt_in_and_may_replace() -> None:
    table = played_on(dealt(2, buy_in=1, short_stack="debt"), 1)
    assert table.says("Bo replaces Qh & Qc") == "note pays"
    table.happens("Bo replaces Qh & Qc; Bo gets 2s & 2h; Mira stands pat; Bo checks; Mira folds")
    assert table.verdict("hand dealt by Bo").is_legal
