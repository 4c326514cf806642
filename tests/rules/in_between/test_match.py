"""Stopping, the last pot, who is up and down, and the scorepad (rulings I24, I25, I26, I35)."""

import pytest

from rules.in_between import GAME
from rules.in_between.state import ANTE, DEAL
from tests.rules.in_between.tables import forty, posts, won
from tests.rules.table import Table


def seventeen() -> Table:
    """Four players, Mira deals, 17 in the pot."""
    table = Table(GAME, 4, minimum=4, buy_in=20).happens("ante; " + posts("4", "5"))
    return table.happens(posts("4", "9", "Ines")).overrule("Ines bets 1, third card K")


# --- I24: the last pot

def test_the_last_pot_is_shared_and_the_odd_chip_goes_to_the_dealers_left() -> None:
    table = seventeen()
    assert table.state.pot == 17
    table.happens("match ends")
    # Paid in so far: 4, 4, 5, 4. Shares: Mira 4, Bo 5, Ines 4, Jonas 4.
    assert table.standing.points == (0, 1, -1, 0)
    assert table.state.pot == 0
    shares = [(each.facts["seat"], each.facts["amount"]) for each in table.last.events if each.code.endswith("share")]
    assert shares == [(1, 5), (2, 4), (3, 4), (0, 4)]


def test_who_sits_out_still_has_a_share() -> None:
    table = seventeen().happens("Jonas sits out; match ends")
    assert table.standing.points == (0, 1, -1, 0)


def test_a_debt_comes_off_the_debtors_own_share() -> None:
    table = forty().happens("Bo gives Ines 88; " + posts("7", "7") + "; match ends")
    # 45 to share, 3 of it owed by Bo: 12 for Bo less 3, 11 for each of the others.
    assert (table.state.ledger.debts, table.state.ledger.stacks) == ((), (101, 9, 189, 101))


def test_who_pays_whom_is_told_with_the_end() -> None:
    table = forty().happens(posts("2", "K") + "; Bo bets 40, third card 8; match ends")
    told = [tuple(each.facts.values()) for each in table.last.events]
    assert told == [(0, 1, 10), (2, 1, 10), (3, 1, 10)]


def test_an_empty_pot_is_not_shared() -> None:
    table = Table(GAME, 2).happens("match ends")
    assert (table.last.events, table.standing.points) == ((), (0, 0))


# --- I26: when

def test_a_table_may_stop_at_any_time_and_is_told_who_had_fewer_turns() -> None:
    table = forty().happens(posts("4", "5") + "; " + posts("4", "5", "Ines"))
    objections = {each.code: each.facts for each in table.verdict("match ends").objections}
    assert objections["in_between.fewer_turns"] == {"waiting_seat": (0, 3)}
    assert table.happens("match ends").standing.is_over


def test_by_house_rule_the_go_round_is_finished_first() -> None:
    table = forty(stopping="finish_round").happens(posts("4", "5"))
    assert (table.says("match ends"), "ended" in table.prompted()) == ("illegal round_unfinished", False)
    for name in ("Ines", "Jonas"):
        table.happens(posts("7", "8", name))
    assert table.happens("Mira sits out").codes("match ends") == ["pot_is_shared"]


def test_a_turn_that_has_begun_is_dropped() -> None:
    table = forty().happens(posts("4", "9"))
    assert table.codes("match ends") == ["turn_dropped", "pot_is_shared"]
    assert table.happens("match ends").standing.points == (0, 0, 0, 0)


def test_after_the_end_nothing_can_be_entered() -> None:
    table = Table(GAME, 2).happens("match ends")
    assert (table.says("ante"), table.prompted()) == ("impossible match_over", set())
    assert table.standing.how == "in_between.standing.stopped"


# --- I35: who is up

def test_what_counts_is_chips_less_buy_ins() -> None:
    table = forty().happens("Ines buys 500; " + posts("2", "K") + "; Bo bets 30, third card 8")
    assert (table.standing.points, table.standing.leaders, table.standing.is_over) == ((-10, 20, -10, -10), (1,), False)


def test_while_nobody_is_up_nobody_leads() -> None:
    assert forty().standing.leaders == ()


def test_the_money_can_be_checked_at_every_entry() -> None:
    table = forty().happens("Bo gives Ines 88; " + posts("7", "7") + "; Jonas leaves")
    assert table.state.ledger.proof == (400, 268, 42, 90, 3)
    assert all(step.state.ledger.proof.holds for step in table.timeline.steps)


# --- scorepad

def scorepad(**rules: str | bool) -> Table:
    table = Table(GAME, 4, level="totals", **{"minimum": 5, "buy_in": 100, **rules})
    return table.happens("ante").overrule("ante")


@pytest.mark.parametrize(("outcome", "result"), [("won", 10), ("lost", -10), ("post", -20), ("triple", -30)])
def test_the_scorepad_takes_a_bet_and_what_came_of_it(outcome: str, result: int) -> None:
    table = scorepad().happens(f"Bo bets 10: {outcome}")
    assert (won(table), table.state.pot, table.state.turn) == (result, 40 - result, 2)


@pytest.mark.parametrize(
    ("outcome", "result"),
    [("passed", 0), ("pair", -5), ("neighbours", 0), ("moon_won", 40), ("moon_lost", -5), ("moon_post", -10)],
)
def test_the_scorepad_takes_turns_without_a_free_bet(outcome: str, result: int) -> None:
    table = scorepad().happens(f"Bo has a turn: {outcome}")
    assert (won(table), table.state.turn) == (result, 2)


def test_the_scorepad_knows_ace_posts_where_they_cost_more() -> None:
    assert scorepad().says("Bo bets 10: ace_post") == "impossible no_such_outcome"
    assert scorepad().says("Bo has a turn: moon_ace_post") == "impossible no_such_outcome"
    assert won(scorepad(post="ace_fourfold").happens("Bo bets 10: ace_post")) == -40
    assert won(scorepad(post="ace_fourfold").happens("Bo has a turn: moon_ace_post")) == -20


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("Bo bets 41: won", "illegal over_pot"),
        ("Bo bets 4: won", "illegal too_low"),
        ("Bo bets 0: won", "impossible no_amount"),
        ("Ines bets 10: won", "illegal out_of_turn"),
        ("Bo bets 10: drawn", "impossible no_such_outcome"),
        ("Bo has a turn: won", "impossible no_such_outcome"),
    ],
)
def test_the_scorepad_knows_the_limits_too(text: str, verdict: str) -> None:
    assert scorepad().says(text) == verdict


def test_the_scorepad_leaves_out_the_moon_where_it_is_not_shot() -> None:
    table = scorepad(moon=False)
    assert table.says("Bo has a turn: moon_won") == "illegal moon_off"
    prompt = next(each for each in GAME.prompts(table.state) if each.action == "scored_turn")
    assert prompt.fields[0].options == ("passed", "pair", "neighbours")


def test_on_the_scorepad_a_guess_on_a_pair_is_a_bet() -> None:
    table = scorepad(pair="guess", aces="always_high")
    assert table.says("Bo has a turn: pair") == "impossible pair_wants_guess"
    assert won(table.happens("Bo bets 10: triple")) == -30
    assert scorepad(aces="always_high").says("Bo bets 10: triple") == "impossible no_such_outcome"


def test_on_the_scorepad_a_covered_bet_must_cover_what_came() -> None:
    table = scorepad(covering="capped").happens("Bo gives Ines 60")
    assert (table.says("Bo bets 15: won"), table.says("Bo bets 16: won")) == ("legal", "illegal over_cover")
    assert (table.says("Bo bets 10: triple"), table.says("Bo bets 11: triple")) == ("legal", "illegal over_cover")


def test_on_the_scorepad_who_can_cover_nothing_is_not_asked_for_a_bet() -> None:
    table = scorepad(covering="capped").happens("Bo gives Ines 88")
    assert table.prompted() & {"scored_bet", "scored_turn"} == {"scored_turn"}


def test_on_the_scorepad_who_is_broke_is_not_asked_at_all() -> None:
    table = scorepad().happens("Bo gives Ines 90")
    assert table.prompted() & {"scored_bet", "scored_turn"} == set()


# --- cards or totals

def test_the_table_may_change_to_totals_in_the_middle_of_a_turn() -> None:
    table = forty().happens(posts("4", "9"))
    assert table.codes("from here on totals") == ["turn_dropped"]
    table.happens("from here on totals")
    assert (table.state.posts, table.state.turn, table.state.phase) == (None, 1, DEAL)
    assert table.says("Bo passes") == "impossible scorepad_only"
    assert won(table.happens("Bo bets 10: won")) == 10


def test_when_cards_are_kept_again_they_are_shuffled() -> None:
    table = forty().happens(posts("4", "9") + "; from here on totals; from here on cards")
    assert (table.state.deck, table.events(), table.state.shuffled) == (52, ["deck_anew"], 6)
    assert table.says("Bo bets 10: won") == "impossible cards_are_kept"


@pytest.mark.parametrize("level", ["cards", "nothing"])
def test_the_other_level_is_the_only_change(level: str) -> None:
    assert forty().says(f"from here on {level}") == "impossible no_change"


def test_before_the_ante_the_scorepad_waits_for_it_too() -> None:
    table = Table(GAME, 2, level="totals")
    assert (table.state.phase, table.says("Bo bets 1: won")) == (ANTE, "illegal ante_first")
