"""The match: its standing, the scorepad, changing levels, money shown (and that nothing is lost on the way)."""

import pytest

from rules.core.game import TOTALS
from rules.triple_replace import GAME
from rules.triple_replace.actions import LevelChanged
from rules.triple_replace.state import BETWEEN, ENDED, SCOREPAD, UPS
from tests.rules.table import Table
from tests.rules.triple_replace.conserved import lost_pieces
from tests.rules.triple_replace.seated import at_showdown, dealt, stacks


def pad(**rules: str | int) -> Table:
    return Table(GAME, 3, level=TOTALS, **rules)


# --- standing


def test_the_standing_is_what_everybody_won_or_lost() -> None:
    table = dealt(3).happens("Bo bets 2; Ines folds; Mira folds")
    assert (table.standing.points, table.standing.leaders, table.standing.is_over) == ((-1, 2, -1), (1,), False)


def test_nobody_leads_before_anything_is_won() -> None:
    assert Table(GAME, 3).standing.leaders == ()


def test_chips_bought_are_not_chips_won() -> None:
    assert Table(GAME, 3).happens("Bo buys 10").standing.points == (0, 0, 0)


def test_the_match_ends_when_the_table_stops() -> None:
    table = Table(GAME, 3).happens("match ends")
    assert (table.state.phase, table.standing.is_over, table.prompted()) == (ENDED, True, set())
    assert table.says("hand dealt by Mira") == "impossible match_over"


def test_a_pot_left_at_the_end_is_shared_by_those_still_in() -> None:
    table = dealt(3).happens("Bo folds")
    assert table.says("match ends") == "note pot_is_shared"
    table.happens("match ends")
    assert (table.events(), stacks(table)) == (["pot_shared"], (20, 19, 21))


def test_a_pot_left_on_the_scorepad_is_shared_by_all() -> None:
    assert stacks(pad().happens("Bo puts in 3; match ends")) == (21, 18, 21)


# --- the scorepad: money in and winner only


def test_the_scorepad_takes_what_was_put_in_and_who_won() -> None:
    table = pad().happens("Bo puts in 5; Ines puts in 5; Mira puts in 1")
    assert (table.state.pot, stacks(table)) == (11, (19, 15, 15))
    table.happens("won by Ines")
    assert (table.events(), stacks(table), table.state.phase) == (["told_high"], (19, 15, 26), SCOREPAD)
    assert (table.state.hand_number, table.state.dealer) == (1, 0)


def test_the_scorepad_shares_with_odd_chips_from_the_dealers_left() -> None:
    assert stacks(pad().happens("Bo puts in 5; Mira puts in 2; won by Mira & Bo")) == (21, 19, 20)


def test_the_scorepad_splits_high_and_low() -> None:
    table = pad(plays_for="high_low").happens("Bo puts in 5; won by Mira")
    assert table.says("Bo puts in 1") == "impossible not_now_award"
    table.happens("won by Ines")
    assert stacks(table) == (23, 15, 22)


def test_the_deal_moves_on_the_scorepad_too() -> None:
    """In the second hand Bo deals, so Mira is before Bo from the dealer's left and gets the odd chip."""
    table = pad().happens("Bo puts in 5; won by Bo; Bo puts in 5; won by Mira & Bo")
    assert (table.state.hand_number, table.state.dealer, stacks(table)) == (2, 1, (23, 17, 20))


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("Bo puts in 0", "no_amount"),
        ("Bo puts in -3", "no_amount"),
        ("Bo puts in 21", "not_enough"),
        ("won by Bo", "pot_is_empty"),
        ("won by nothing", "who_won"),
        ("hand dealt by Mira", "scorepad_only"),
        ("Bo bets 1", "scorepad_only"),
        ("Bo shows 2s", "scorepad_only"),
    ],
)
def test_what_the_scorepad_does_not_take(said: str, code: str) -> None:
    assert pad().says(said) == f"impossible {code}"


def test_the_scorepad_takes_whole_chips_and_debts_where_agreed() -> None:
    assert pad(smallest_chip=5).says("Bo puts in 7") == "impossible not_in_chips"
    assert pad(short_stack="debt").says("Bo puts in 21") == "legal"


def test_cards_are_kept_bet_by_bet_so_nothing_is_put_in_by_the_lump() -> None:
    assert Table(GAME, 3).says("Bo puts in 1") == "impossible cards_are_kept"


# --- changing levels


def test_the_scorepad_finishes_a_hand_that_was_dealt() -> None:
    table = dealt(3).happens("Bo bets 2; Ines calls")
    assert table.says("from here on totals") == "note pot_stays"
    table.happens("from here on totals; Mira puts in 2; won by Mira")
    assert (stacks(table), table.state.hand_number, table.state.phase) == ((26, 17, 17), 1, SCOREPAD)


def test_a_pot_on_the_scorepad_goes_into_the_next_deal() -> None:
    table = pad().happens("Bo puts in 5; from here on cards")
    assert table.state.phase == BETWEEN
    table.happens("hand dealt by Mira")
    assert (table.state.phase, table.state.pot, lost_pieces(table.state)) == (UPS, 8, [])


@pytest.mark.parametrize("level", ["cards", "", "points"])
def test_there_are_two_levels(level: str) -> None:
    assert Table(GAME, 3).timeline.judge(LevelChanged(level)).is_impossible


def test_changing_between_hands_says_nothing() -> None:
    assert Table(GAME, 3).says("from here on totals") == "legal"


# --- money shown


def test_cents_are_shown_with_two_decimals() -> None:
    rules = {"unit": "cents", "low_increment": 25, "high_increment": 50, "buy_in": 1000}
    table = dealt(3, **rules)
    assert table.objection("Bo bets 30").facts["low"].label == "0.25"
    assert table.standing.scale == 100
    table.happens("Bo bets 50; Ines folds; Mira folds")
    assert table.last.events[0].facts["amount"].label == "1.25"


def test_chips_are_shown_as_they_are() -> None:
    assert not hasattr(dealt(3).objection("Bo bets 3").facts["low"], "label")


# --- nothing lost


def test_what_is_lost_is_noticed() -> None:
    """The conservation check itself can fail."""
    table = dealt(3)
    assert lost_pieces(table.state) == []
    assert lost_pieces(table.state._replace(deck=42)) == ["cards"]
    assert lost_pieces(table.state._replace(bets_in=(1, 1, 2))) == ["pots"]
    assert lost_pieces(table.state._replace(seen=table.state.seen * 2)) == ["a card twice"]
    ledger = table.state.ledger
    assert lost_pieces(table.state._replace(ledger=ledger._replace(stacks=(20, 19, 19)))) == ["chips", "nets"]


def test_several_hands_keep_their_numbers_and_dealers() -> None:
    table = at_showdown(dealt(3)).happens("won by Bo; hand dealt by Bo")
    assert (table.state.hand_number, table.state.dealt_in) == (2, (2, 0, 1))
