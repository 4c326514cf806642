"""What may be bet, passing, and players who cannot pay (rulings I10 to I14, I23, I28, I29, I34)."""

import pytest

from rules.chips import POT, Debt
from rules.in_between import GAME
from rules.in_between.actions import Bet
from tests.rules.in_between.tables import forty, posts, won
from tests.rules.table import Table


def amounts(table: Table, action: str = "bet") -> tuple[int, int, int]:
    """Lowest, highest and step of what is asked for."""
    prompt = next(each for each in table.game.prompts(table.state) if each.action == action)
    field = next(each for each in prompt.fields if each.name == "amount")
    return field.low, field.high, field.step  # type: ignore[union-attr]


def stake(table: Table, amount: int) -> str:
    """What the referee says to this bet by the player whose turn it is."""
    return table.says(f"{table.names[table.state.turn]} bets {amount}, third card 6")


# --- I28: one number

def test_ante_and_lowest_bet_are_the_same_number() -> None:
    table = Table(GAME, 3, minimum=5, buy_in=100).happens("ante; " + posts("4", "9"))
    assert (table.state.pot, amounts(table)) == (15, (5, 15, 1))


# --- I10: limits

@pytest.mark.parametrize(
    ("amount", "verdict"),
    [(5, "note is_won"), (40, "note is_won"), (4, "illegal too_low"), (41, "illegal over_pot"), (23, "note is_won")],
)
def test_a_bet_is_from_the_minimum_to_the_pot_before_it(amount: int, verdict: str) -> None:
    assert stake(forty().happens(posts("4", "9")), amount) == verdict


def test_who_is_let_bet_more_than_the_pot_wins_no_more_than_the_pot() -> None:
    table = forty().happens(posts("4", "9")).overrule("Bo bets 60, third card 6")
    assert (won(table), table.state.pot, table.last.events[0].facts["amount"]) == (40, 0, 40)


def test_by_house_rule_half_the_pot_is_the_most_until_all_had_a_turn() -> None:
    table = forty(first_round="half_pot").happens(posts("4", "9"))
    assert (stake(table, 20), stake(table, 21)) == ("note is_won", "illegal over_first_round")
    assert amounts(table) == (5, 20, 1)
    for name in ("Bo", "Ines", "Jonas"):
        table.happens(f"{name} passes; " + posts("4", "9", table.names[(table.state.turn + 1) % 4]))
        assert stake(table, 21) == "illegal over_first_round"
    table.happens("Mira passes; " + posts("3", "10"))
    assert (stake(table, 40), table.state.pot) == ("note is_won", 40)


def test_the_first_round_begins_again_with_every_ante() -> None:
    table = Table(GAME, 2, minimum=5, first_round="half_pot").happens("ante; " + posts("4", "9") + "; Bo passes")
    table.happens(posts("4", "9", "Mira") + "; Mira passes; " + posts("4", "9") + "; Bo bets 10, third card 6; ante")
    assert amounts(table.happens(posts("2", "J", "Mira"))) == (5, 5, 1)


def test_by_house_rule_the_whole_pot_is_not_bet_before_all_had_a_turn() -> None:
    table = forty(first_round="no_pot_bet").happens(posts("4", "9"))
    assert (stake(table, 39), stake(table, 40)) == ("note is_won", "illegal over_first_round")


def test_by_house_rule_the_first_round_has_a_fixed_limit() -> None:
    table = forty(first_round="fixed", first_round_limit=12).happens(posts("4", "9"))
    assert (stake(table, 12), stake(table, 13)) == ("note is_won", "illegal over_first_round")


def test_a_first_round_limit_never_falls_below_the_minimum() -> None:
    table = forty(first_round="fixed", first_round_limit=1).happens(posts("4", "9"))
    assert amounts(table) == (5, 5, 1)


# --- I11: a pot below the minimum

def two_in_the_pot(**rules: str) -> Table:
    table = forty(**rules).happens(posts("2", "K") + "; Bo bets 38, third card 8")
    assert table.state.pot == 2
    return table


def test_a_pot_below_the_minimum_is_the_only_bet() -> None:
    table = two_in_the_pot().happens(posts("4", "9", "Ines"))
    assert (stake(table, 2), stake(table, 1), stake(table, 5)) == (
        "note is_won",
        "illegal only_the_pot",
        "illegal only_the_pot",
    )
    assert amounts(table) == (2, 2, 1)
    assert table.happens("Ines bets 2, third card 4").state.pot == 6


def test_by_house_rule_all_ante_again_when_the_pot_is_below_the_minimum() -> None:
    table = two_in_the_pot(small_pot="ante_again")
    assert (table.state.phase, table.events()) == ("ante", ["won", "pot_too_small"])
    assert table.says("Ines first post 4") == "illegal ante_first"
    assert table.happens("ante").state.pot == 22


def test_where_bets_go_in_steps_of_the_minimum_no_small_pot_is_left() -> None:
    table = forty(bet_step="minimum").happens(posts("2", "K"))
    assert (stake(table, 38), stake(table, 35), amounts(table)) == ("illegal off_step", "note is_won", (5, 40, 5))


def test_in_steps_of_the_minimum_the_whole_pot_may_still_be_bet() -> None:
    table = forty(bet_step="minimum", covering="forgiven").happens("Mira gives Jonas 87; Bo gives Jonas 87")
    table.happens(posts("4", "9") + "; Bo passes; " + posts("4", "9", "Ines") + "; Ines passes; ")
    table.happens(posts("4", "10", "Jonas") + "; Jonas passes; " + posts("2", "10", "Mira"))
    table.overrule("Mira bets 5, third card 2")
    assert table.state.pot == 43
    table.happens(posts("3", "J", "Bo") + "; Bo passes; " + posts("3", "J", "Ines"))
    assert (amounts(table), stake(table, 43), stake(table, 42)) == ((5, 40, 5), "note is_won", "illegal off_step")


# --- I29, I34: whole chips

def test_amounts_are_whole_chips() -> None:
    table = Table(GAME, 4, minimum=25, buy_in=500, smallest_chip=25).happens("ante; " + posts("4", "9"))
    assert (stake(table, 30), stake(table, 50)) == ("impossible broken_chip", "note is_won")
    assert amounts(table) == (25, 100, 25)


def test_a_minimum_between_two_chips_is_rounded_up() -> None:
    table = Table(GAME, 2, minimum=30, buy_in=110, smallest_chip=25).happens("ante")
    assert (table.state.house.ante, table.state.ledger.bought, table.state.pot) == (50, (125, 125), 100)


def test_amounts_are_shown_in_the_tables_unit_and_kept_whole() -> None:
    table = Table(GAME, 2, minimum=25, buy_in=500, unit="cents").happens("ante")
    facts = table.last.events[0].facts
    assert (facts["pot"], facts["pot"].label, table.standing.scale) == (50, "0.50", 100)  # type: ignore[attr-defined]


# --- I12, I13, I14: who cannot cover

def poor_bo(**rules: str) -> Table:
    """Bo has 12 chips, and 40 lie in the pot."""
    return forty(**rules).happens("Bo gives Jonas 78; " + posts("4", "9"))


def test_a_bet_may_be_more_than_its_player_holds() -> None:
    table = poor_bo()
    assert stake(table, 40) == "note may_owe"
    assert table.codes("Bo bets 6, third card 6") == ["is_won"]


def test_what_cannot_be_paid_is_owed_to_the_pot_and_counts_in_it() -> None:
    table = poor_bo().happens("Bo bets 10, third card 4")
    ledger = table.state.ledger
    assert (ledger.stacks[1], ledger.pot, ledger.debts, table.state.pot) == (0, 52, (Debt(1, POT, 8),), 60)
    assert table.events() == ["post", "owes"]


def test_a_debt_is_paid_first_from_the_next_buy_in() -> None:
    table = poor_bo().happens("Bo bets 10, third card 4")
    assert table.codes("Bo buys 20") == ["pays_debts_first"]
    table.happens("Bo buys 20")
    assert (table.state.ledger.stacks[1], table.state.ledger.debts, table.events()) == (12, (), ["debts_paid"])


def test_a_debt_is_paid_first_from_the_next_win() -> None:
    table = poor_bo(broke="credit").happens("Bo bets 10, third card 4")
    for name in ("Ines", "Jonas", "Mira"):
        table.happens(posts("2", "3", name))
    table.happens(posts("5", "J") + "; Bo bets 10, third card 7")
    assert (table.state.ledger.stacks[1], table.state.ledger.debts, table.state.pot) == (2, (), 50)
    assert table.events() == ["won", "debts_paid"]


def test_a_winner_takes_chips_first_and_then_what_is_owed() -> None:
    table = poor_bo().happens("Bo bets 10, third card 4; " + posts("2", "K", "Ines") + "; Ines bets 60, third card 7")
    ledger = table.state.ledger
    assert (ledger.stacks[2], ledger.debts, table.state.pot) == (142, (Debt(1, 2, 8),), 0)
    assert table.events() == ["won", "takes_debts", "pot_emptied"]


def test_by_house_rule_the_worst_of_a_bet_must_be_covered() -> None:
    table = poor_bo(covering="capped")
    assert (stake(table, 6), stake(table, 7), amounts(table)) == ("note is_won", "illegal over_cover", (5, 6, 1))


def test_low_and_high_ace_must_be_covered_three_times() -> None:
    table = forty(covering="capped").happens("Bo gives Jonas 72; " + posts("A-low", "A"))
    assert amounts(table) == (5, 6, 1)


def test_who_can_cover_no_bet_can_only_pass() -> None:
    table = forty(covering="capped", passing="no_passing").happens("Bo gives Jonas 81; " + posts("7", "9"))
    assert stake(table, 5) == "illegal cannot_cover"
    assert table.says("Bo shoots the moon, third card 8") == "illegal moon_uncovered"
    assert table.prompted() & {"bet", "moon", "passed"} == {"passed"}
    assert table.codes("Bo passes") == ["cannot_bet"]


def test_by_house_rule_what_goes_beyond_the_stack_is_forgiven() -> None:
    table = poor_bo(covering="forgiven")
    assert (stake(table, 12), stake(table, 13)) == ("note is_won", "illegal over_cover")
    table.happens("Bo bets 10, third card 4")
    assert (table.state.ledger.stacks[1], table.state.pot, table.state.ledger.debts) == (0, 52, ())
    assert table.events() == ["post", "forgiven"]


def test_a_pair_that_cannot_be_paid_is_forgiven_by_the_same_house_rule() -> None:
    table = forty(covering="forgiven").happens("Bo gives Ines 88; " + posts("7", "7"))
    assert (table.state.ledger.stacks[1], table.state.pot, table.state.ledger.debts) == (0, 42, ())
    assert table.events() == ["pair_pays", "forgiven"]


def test_nothing_is_forgiven_to_who_can_pay() -> None:
    table = forty(covering="forgiven").happens(posts("4", "9") + "; Bo bets 10, third card 4")
    assert (table.events(), won(table)) == (["post"], -20)


# --- I23: passing

def test_passing_is_free() -> None:
    table = forty().happens(posts("4", "9"))
    assert table.codes("Bo passes") == ["pass_is_free"]
    table.happens("Bo passes")
    assert (won(table), table.state.turn, table.events()) == (0, 2, [])


def test_by_house_rule_passing_costs_the_minimum() -> None:
    table = forty(passing="costs_minimum").happens(posts("4", "9"))
    assert table.codes("Bo passes") == ["pass_costs"]
    assert won(table.happens("Bo passes")) == -5


def test_by_house_rule_there_is_no_passing_while_a_bet_is_possible() -> None:
    table = forty(passing="no_passing").happens(posts("4", "9"))
    assert (table.says("Bo passes"), "passed" in table.prompted()) == ("illegal must_bet", False)


# --- bad bets

@pytest.mark.parametrize(
    ("amount", "code", "clause"),
    [
        (0, "no_amount", "chips"),
        (-5, "no_amount", "chips"),
        (30, "broken_chip", "chips"),
        (25, "too_low", "bet_limits"),
        (425, "over_pot", "bet_limits"),
    ],
)
def test_a_bad_bet_is_named_with_its_clause_and_changes_nothing(amount: int, code: str, clause: str) -> None:
    table = Table(GAME, 4, minimum=50, buy_in=1000, smallest_chip=25).happens("ante; " + posts("4", "9"))
    before = table.state
    objection = table.timeline.judge(Bet(1, amount, before.second._replace(rank=before.first.card.rank))).gravest
    assert objection is not None
    assert (objection.code, objection.clause) == (f"in_between.{code}", clause)
    assert table.state == before


def test_a_pot_beyond_all_bounds_is_not_bet_at_once() -> None:
    table = forty().happens(posts("4", "9"))
    state = table.state._replace(ledger=table.state.ledger.buying(0, 10**12).paying(0, 10**12))
    prompt = next(each for each in GAME.prompts(state) if each.action == "bet")
    assert prompt.fields[0][1:] == (5, 999_999_999, 1)
    codes = [each.code for each in GAME.objections(state, Bet(1, 10**9, state.second)) if each.severity.name != "NOTE"]
    assert codes == ["in_between.too_much"]


def test_with_an_empty_pot_there_is_nothing_to_bet_for() -> None:
    table = Table(GAME, 2).overrule("Bo first post 4").happens("Bo second post 9")
    assert stake(table, 1) == "illegal pot_is_empty"
    assert table.overrule("Bo bets 1, third card 6").state.ledger.nets == (0, 0)
