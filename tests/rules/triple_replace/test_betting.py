"""Check, bet, call, raise and fold (rulings C15, C16, C18, C23, C24, C38)."""

import pytest

from rules.core.verdict import Severity
from rules.triple_replace import GAME
from rules.triple_replace.state import BET, BETWEEN, REPLACE, SHOW
from tests.rules.table import Table
from tests.rules.triple_replace.seated import at_showdown, checked_around, dealt, played_on, stacks, stood_pat


def field(table: Table, action: str) -> tuple[int, int, int]:
    """The amounts that a prompt offers."""
    prompt = next(each for each in GAME.prompts(table.state) if each.action == action)
    return prompt.fields[0].low, prompt.fields[0].high, prompt.fields[0].step


# --- the course of a round


def test_a_round_ends_when_all_have_paid_the_same() -> None:
    table = dealt(3).happens("Bo bets 1; Ines raises 2; Mira calls")
    assert (table.state.phase, table.state.turn) == (BET, 1)
    table.happens("Bo calls")
    assert (table.state.phase, table.state.pot, stacks(table)) == (REPLACE, 12, (16, 16, 16))


def test_a_round_ends_when_all_have_checked() -> None:
    assert dealt(3).happens("Bo checks; Ines checks; Mira checks").state.phase == REPLACE


def test_a_bet_asks_everybody_again() -> None:
    assert dealt(3).happens("Bo checks; Ines checks; Mira bets 2").state.waiting == (1, 2)


def test_a_call_says_what_it_costs() -> None:
    (calls,) = dealt(3).happens("Bo bets 1; Ines raises 2").verdict("Mira calls").objections
    assert (calls.code, calls.severity, calls.facts["amount"]) == ("triple_replace.calls", Severity.NOTE, 3)


def test_everybody_checking_in_the_fourth_round_leads_to_the_showdown() -> None:
    table = played_on(dealt(3), 6)
    assert (table.state.phase, table.state.current_stage.number) == (BET, 4)
    assert checked_around(table).state.phase == SHOW


@pytest.mark.parametrize(
    ("before", "said", "code"),
    [
        ("Bo bets 1", "Ines checks", "must_call"),
        ("Bo checks", "Ines calls", "nothing_to_call"),
        ("Bo checks", "Ines raises 1", "nothing_to_raise"),
        ("Bo bets 1", "Ines bets 1", "is_raise"),
        ("Bo checks", "Mira checks", "out_of_turn"),
        ("Bo checks", "Mira bets 1", "out_of_turn"),
        ("Bo bets 1", "Mira calls", "out_of_turn"),
        ("Bo bets 1", "Mira raises 1", "out_of_turn"),
        ("Bo bets 1", "Mira folds", "out_of_turn"),
    ],
)
def test_what_does_not_fit_the_moment_is_illegal(before: str, said: str, code: str) -> None:
    assert dealt(3).happens(before).codes(said)[0] == code
    assert not dealt(3).happens(before).verdict(said).is_legal


def test_acting_out_of_turn_changes_nothing_and_names_whose_turn_it_is() -> None:
    table = dealt(3)
    before = table.state
    objection = table.objection("Mira bets 1")
    assert (objection.clause, objection.facts["turn_seat"], table.state) == ("turn_order", 1, before)


def test_whoever_was_passed_over_still_has_a_turn() -> None:
    table = dealt(3).overrule("Ines bets 1")
    assert table.state.waiting == (0, 1)
    table.happens("Mira calls; Bo calls")
    assert table.state.phase == REPLACE


def test_what_the_table_lets_stand_is_what_it_comes_to() -> None:
    raised = dealt(3).happens("Bo bets 1").overrule("Ines bets 2")
    assert (raised.state.round_in, raised.state.raises) == ((0, 1, 3), 1)
    unpaid = dealt(3).happens("Bo bets 1").overrule("Ines checks").happens("Mira folds")
    assert (unpaid.state.phase, unpaid.state.bets_in) == (REPLACE, (1, 2, 1))
    assert dealt(3).overrule("Bo raises 1").state.raises == 0
    assert dealt(3).overrule("Bo calls").state.waiting == (2, 0)


# --- C15: how much


@pytest.mark.parametrize("amount", [1, 2])
def test_a_bet_or_raise_is_low_or_high_in_every_round(amount: int) -> None:
    for stage in (0, 2, 4, 6):
        table = played_on(dealt(3), stage)
        assert table.says(f"Bo bets {amount}") == "legal"
        assert table.says("Bo bets 3") == "illegal size_low_or_high"
        table.happens("Bo bets 1")
        assert table.says(f"Ines raises {amount}") == "legal"
        assert table.says("Ines raises 3") == "illegal size_low_or_high"


def test_quarter_half_takes_25_or_50_and_nothing_between() -> None:
    table = dealt(3, low_increment=25, high_increment=50, buy_in=500)
    assert field(table, "bet") == (25, 50, 25)
    assert [table.says(f"Bo bets {amount}") for amount in (25, 50)] == ["legal", "legal"]
    assert {table.says(f"Bo bets {amount}") for amount in (24, 26, 49, 75)} == {"illegal size_low_or_high"}


@pytest.mark.parametrize(("rounds", "high_from"), [(3, 3), (4, 3)])
def test_by_house_rule_bets_are_low_first_and_high_later(rounds: int, high_from: int) -> None:
    for number in range(1, rounds + 2):
        table = played_on(dealt(3, bet_sizes="low_then_high", replacement_rounds=rounds), 2 * (number - 1))
        low, high = table.says("Bo bets 1"), table.says("Bo bets 2")
        expected = ("illegal size_high_only", "legal") if number >= high_from else ("legal", "illegal size_low_only")
        assert (low, high) == expected


def test_by_house_rule_bets_are_anything_from_low_to_high() -> None:
    table = dealt(3, bet_sizes="spread", low_increment=2, high_increment=5)
    said = [table.says(f"Bo bets {amount}") for amount in (1, 2, 3, 5, 6)]
    assert said == ["illegal size_spread", "legal", "legal", "legal", "illegal size_spread"]


def test_by_house_rule_bets_go_up_to_the_pot_after_the_call() -> None:
    """Three antes: bet up to 3. After it the pot is 6 and 3 are to call, so a raise goes up to 9."""
    table = dealt(3, bet_sizes="pot_limit")
    assert field(table, "bet") == (1, 3, 1)
    assert table.says("Bo bets 4") == "illegal size_pot_limit"
    table.happens("Bo bets 3")
    assert field(table, "raised") == (1, 9, 1)
    assert table.objection("Ines raises 10").facts["most"] == 9


def test_the_low_increment_may_be_bet_into_an_empty_pot() -> None:
    table = dealt(3, bet_sizes="pot_limit", ante="none")
    assert (table.says("Bo bets 1"), table.says("Bo bets 2")) == ("legal", "illegal size_pot_limit")


def test_by_house_rule_any_amount_from_the_low_increment_on() -> None:
    table = dealt(3, bet_sizes="free", low_increment=2, high_increment=4)
    assert table.says("Bo bets 1") == "illegal size_free"
    assert [table.says(f"Bo bets {amount}") for amount in (2, 3, 17)] == ["legal"] * 3
    assert table.says("Bo bets 18") == "note all_in"


@pytest.mark.parametrize(
    ("amount", "code"), [(0, "no_amount"), (-5, "no_amount"), (7, "not_in_chips"), (100, "not_enough")]
)
def test_money_that_does_not_exist_cannot_be_bet(amount: int, code: str) -> None:
    table = dealt(3, smallest_chip=5, low_increment=5, high_increment=10, buy_in=50)
    before = table.state
    assert table.says(f"Bo bets {amount}") == f"impossible {code}"
    assert table.objection(f"Bo bets {amount}").clause in ("chips", "short_stack")
    table.happens("Bo bets 5")
    assert table.says(f"Ines raises {amount}") == f"impossible {code}"
    assert before.ledger.stacks == (45, 45, 45)


# --- C16: raises


def raised_three_times(**rules: str | int | bool) -> Table:
    return dealt(3, **rules).happens("Bo bets 1; Ines raises 1; Mira raises 1; Bo raises 1")


def test_a_fourth_raise_is_past_the_cap() -> None:
    table = raised_three_times()
    before = table.state
    objection = table.objection("Ines raises 1")
    assert (objection.code, objection.clause, objection.severity) == (
        "triple_replace.raise_cap", "raises", Severity.ILLEGAL,
    )  # fmt: skip
    assert "raised" not in table.prompted()
    assert table.state == before


def test_the_cap_counts_anew_in_every_round() -> None:
    table = stood_pat(raised_three_times().happens("Ines calls; Mira calls"))
    assert table.happens("Bo bets 1").verdict("Ines raises 1").is_legal


def test_by_house_rule_there_are_four_raises_or_any_number() -> None:
    table = raised_three_times(raise_cap=4).happens("Ines raises 1")
    assert table.says("Mira raises 1") == "illegal raise_cap"
    table = raised_three_times(raise_cap=0).happens("Ines raises 1; Mira raises 1; Bo raises 1")
    assert table.verdict("Ines raises 1").is_legal


def test_by_house_rule_two_who_are_left_may_raise_without_end() -> None:
    table = raised_three_times(heads_up_unlimited=True)
    assert table.says("Ines raises 1") == "illegal raise_cap"
    table.happens("Ines folds")
    assert table.verdict("Mira raises 1").is_legal
    assert raised_three_times().happens("Ines folds").says("Mira raises 1") == "illegal raise_cap"


def test_a_raise_past_the_cap_that_the_table_lets_stand_counts() -> None:
    table = raised_three_times().overrule("Ines raises 1")
    assert (table.state.raises, table.state.waiting) == (4, (0, 1))


# --- C18: check-raise


def test_whoever_checked_may_raise_unless_the_table_forbids_it() -> None:
    before = "Bo checks; Ines bets 1; Mira calls"
    assert dealt(3).happens(before).verdict("Bo raises 1").is_legal
    table = dealt(3, check_raise=False).happens(before)
    assert table.says("Bo raises 1") == "illegal check_raise"
    assert "raised" not in table.prompted()
    table.happens("Bo calls")
    assert stood_pat(table).happens("Bo bets 1; Ines calls; Mira calls").state.phase == REPLACE


# --- C23, C24: folding


def test_anybody_may_fold_on_their_turn_the_leader_too_and_without_a_bet() -> None:
    table = dealt(3)
    assert table.says("Bo folds") == "legal"
    table.happens("Bo folds")
    assert table.says("Bo checks") == "impossible has_folded"
    assert table.state.contestants == (2, 0)


def test_the_last_player_left_takes_the_pot_unshown() -> None:
    table = dealt(3).happens("Bo bets 2; Ines folds; Mira folds")
    assert (table.events(), stacks(table), table.state.phase) == (["won_unshown"], (19, 22, 19), BETWEEN)


def test_a_bet_that_nobody_calls_wins_in_a_later_round_too_and_no_more_cards_come() -> None:
    table = checked_around(dealt(3)).happens("Bo replaces 1 unseen; Ines stands pat; Mira stands pat")
    table.happens("Bo bets 2; Ines folds; Mira folds")
    assert (table.events(), stacks(table), table.state.deck) == (["won_unshown"], (19, 22, 19), 42)


def test_folding_elsewhere_than_in_a_betting_round_is_illegal() -> None:
    table = checked_around(dealt(3))
    assert table.says("Ines folds") == "illegal folds_when_betting"
    table.overrule("Ines folds")
    assert (table.state.waiting, table.state.muck) == ((1, 0), 3)
    table.overrule("Bo folds")
    assert (table.events(), stacks(table)) == (["won_unshown"], (22, 19, 19))


def test_somebody_who_leaves_is_not_waited_for() -> None:
    last = checked_around(dealt(3)).happens("Bo stands pat; Ines stands pat").overrule("Mira folds")
    assert (last.state.phase, last.state.turn) == (BET, 1)
    early = Table(GAME, 3).happens("hand dealt by Mira; Bo is dealt 2s & 2h; Mira is dealt 3s & 3h")
    early.overrule("Ines folds")
    assert (early.state.phase, early.state.turn) == (BET, 0)
    unled = Table(GAME, 3, up_cards="tapped").happens("hand dealt by Mira").overrule("Ines folds")
    assert unled.says("Bo leads") == "legal"
    open_deal = Table(GAME, 3).happens("hand dealt by Mira").overrule("Ines folds")
    assert open_deal.state.waiting == (1, 0)


# --- C38: fees are no bets


def test_what_is_paid_for_cards_is_not_called_by_the_others() -> None:
    table = checked_around(dealt(3)).happens("Bo replaces 1 unseen; Ines stands pat; Mira stands pat")
    assert (table.state.pot, table.state.phase) == (4, BET)
    assert table.says("Bo checks") == "legal"
    assert at_showdown(table).state.pot == 4
