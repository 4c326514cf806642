"""Players, antes, the deal and its up cards (rulings C01, C02, C03, C09, C30, C36)."""

import pytest

from rules.core.game import BadSetup, Setup, checked_setup
from rules.core.verdict import Severity
from rules.triple_replace import GAME
from rules.triple_replace.actions import Checked, Dealt
from rules.triple_replace.rulebook import HouseRules
from rules.triple_replace.stages import most_cards, stages
from rules.triple_replace.state import BET, BETWEEN, LEAD, SHOW, UPS
from tests.rules.table import Table
from tests.rules.triple_replace.seated import at_showdown, dealt, stacks


def house(**rules: object) -> HouseRules:
    setup = checked_setup(GAME, Setup(2, 0, "cards", rules))  # type: ignore[arg-type]
    return HouseRules(**setup.house_rules)  # type: ignore[arg-type]


# --- C02: players


@pytest.mark.parametrize("seats", [1, 9, 13])
def test_two_to_eight_can_play_and_no_others(seats: int) -> None:
    with pytest.raises(BadSetup) as caught:
        checked_setup(GAME, Setup(seats))
    assert caught.value.code == "setup.seats"
    assert (caught.value.facts["low"], caught.value.facts["high"]) == (2, 8)


@pytest.mark.parametrize(("seats", "needed"), [(7, 56), (8, 64)])
def test_seven_and_eight_are_warned_that_the_deck_may_run_out(seats: int, needed: int) -> None:
    (warning,) = Table(GAME, seats).verdict("hand dealt by Mira").objections
    assert (warning.code, warning.severity) == ("triple_replace.deck_may_run_out", Severity.NOTE)
    assert (warning.facts["count"], warning.facts["needed"]) == (seats, needed)


def test_six_need_no_warning_unless_the_last_round_is_not_limited() -> None:
    assert Table(GAME, 6).says("hand dealt by Mira") == "legal"
    assert Table(GAME, 6, last_limit="none").says("hand dealt by Mira") == "note deck_may_run_out"


def test_the_most_cards_that_a_hand_can_take() -> None:
    """C01, C09: eight for each player, so 48 for six and 56 for seven; without the limit nine, one a round six."""
    assert (most_cards(house(), 1), most_cards(house(), 6), most_cards(house(), 7)) == (8, 48, 56)
    assert (most_cards(house(last_limit="none"), 5), most_cards(house(last_limit="none"), 6)) == (45, 54)
    assert most_cards(house(last_limit="one_each"), 8) == 48
    assert most_cards(house(replacement_rounds=4), 1) == 10  # C12


def test_a_hand_needs_two_players_with_chips() -> None:
    table = Table(GAME, 2).happens("Bo sits out")
    assert table.says("hand dealt by Mira") == "impossible too_few"
    assert "dealt" not in table.prompted()
    table.happens("Bo sits in")
    assert table.says("hand dealt by Mira") == "legal"


def test_there_is_no_thirteenth_seat() -> None:
    table = dealt()
    verdict = table.timeline.judge(Checked(12))
    assert [(each.code, each.clause) for each in verdict.objections] == [("triple_replace.no_such_seat", "seats")]
    assert table.timeline.judge(Dealt(12)).is_impossible
    assert table.timeline.judge(Checked(-1)).is_impossible


# --- C03: the ante


def test_everybody_antes_the_low_increment() -> None:
    table = dealt(3, low_increment=2, high_increment=4)
    assert (stacks(table), table.state.pot) == ((18, 18, 18), 6)


def test_by_house_rule_there_is_no_ante() -> None:
    table = dealt(3, ante="none")
    assert (stacks(table), table.state.pot) == ((20, 20, 20), 0)


def test_by_house_rule_the_ante_is_another_amount() -> None:
    assert dealt(3, ante="fixed", ante_amount=5).state.pot == 15


def test_an_ante_is_made_of_whole_chips() -> None:
    assert dealt(2, smallest_chip=5, low_increment=3, high_increment=7, buy_in=21).state.pot == 10
    rounded = house(smallest_chip=5, low_increment=3, high_increment=7, buy_in=21)
    assert (rounded.low, rounded.high, rounded.start) == (5, 10, 25)


def test_the_high_increment_is_never_below_the_low_one() -> None:
    assert house(low_increment=5, high_increment=2).high == 5


def test_whoever_has_less_than_the_ante_is_in_for_that() -> None:
    table = dealt(3, "Bo buys 7; Ines buys 7", buy_in=1, ante="fixed", ante_amount=3)
    assert (stacks(table), table.state.pot) == ((0, 5, 5), 7)


# --- C36: the dealer


def test_the_first_player_deals_first_and_the_deal_moves_left() -> None:
    table = Table(GAME, 3, first=1)
    assert table.says("hand dealt by Mira") == "illegal not_dealer"
    table.happens("hand dealt by Bo")
    assert table.state.dealt_in == (2, 0, 1)
    table.happens("Ines is dealt 2s & 3s; Mira is dealt 4s & 5s; Bo is dealt 6s & 7s; Bo folds; Ines folds")
    assert table.state.phase == BETWEEN
    assert table.says("hand dealt by Bo") == "illegal not_dealer"
    assert table.says("hand dealt by Ines") == "legal"
    table.overrule("hand dealt by Mira")
    assert table.state.dealer == 0


def test_the_deal_passes_over_whoever_sits_out() -> None:
    table = Table(GAME, 3).happens("Mira sits out")
    assert table.says("hand dealt by Mira") == "illegal not_dealer"
    table.happens("hand dealt by Bo")
    assert table.state.dealt_in == (2, 1)
    assert table.says("Mira folds") == "impossible not_dealt_in"


def test_sitting_out_in_a_hand_counts_from_the_next_one_on() -> None:
    table = dealt(3)
    assert table.says("Bo sits out") == "note from_next_hand"
    table.happens("Bo sits out; Bo checks")
    assert table.says("Bo sits out") == "impossible sits_out_already"
    assert table.says("Ines sits in") == "impossible sits_in_already"


def test_a_hand_is_finished_before_the_next_is_dealt() -> None:
    table = dealt(3)
    assert table.says("hand dealt by Bo") == "illegal hand_under_way"


def test_the_pot_of_a_dropped_hand_goes_to_the_winner_of_the_next() -> None:
    table = dealt(3).overrule("hand dealt by Bo")
    assert (table.state.hand_number, table.state.pot, stacks(table)) == (2, 6, (18, 18, 18))
    table.happens("Ines is dealt 2s & 3s; Mira is dealt 4s & 5s; Bo is dealt 6s & 7s; Bo folds; Ines folds")
    assert stacks(table) == (24, 18, 18)


# --- C30: how the cards lie


def test_each_player_has_two_up_cards() -> None:
    table = Table(GAME, 3).happens("hand dealt by Mira")
    assert (table.state.phase, table.state.deck) == (UPS, 43)
    assert table.says("Bo is dealt Qh") == "impossible up_count"
    assert table.says("Bo is dealt Qh & Qc & Qd") == "impossible up_count"
    assert table.says("Bo is dealt Qh & Qc") == "legal"


def test_by_house_rule_each_player_has_one_up_card() -> None:
    table = Table(GAME, 2, layout="two_down").happens("hand dealt by Mira")
    assert table.says("Bo is dealt Qh & Qc") == "impossible up_count"
    table.happens("Bo is dealt Qh; Mira is dealt 7d")
    assert (table.state.phase, table.state.turn) == (BET, 1)


def test_with_all_cards_down_no_card_is_asked_for() -> None:
    table = Table(GAME, 2, layout="all_down").happens("hand dealt by Mira")
    assert (table.state.phase, table.state.turn) == (BET, 1)


@pytest.mark.parametrize("layout", ["one_down", "two_down", "all_down"])
def test_hidden_cards_are_never_needed_before_the_showdown(layout: str) -> None:
    table = Table(GAME, 2, layout=layout).happens("hand dealt by Mira")
    for name, cards in (("Bo", "Qh & Qc"), ("Mira", "Ks & 7d")):
        ups = " & ".join(cards.split(" & ")[: table.state.layout.up])
        if ups:
            table.happens(f"{name} is dealt {ups}")
    at_showdown(table)
    assert (table.state.phase, len(table.state.seen)) == (SHOW, 2 * table.state.layout.up)


def test_a_hand_has_four_betting_and_three_replacement_rounds_or_by_house_rule_one_more_of_each() -> None:
    kinds = [(stage.kind[0], stage.number) for stage in stages(3)]
    assert kinds == [("b", 1), ("r", 1), ("b", 2), ("r", 2), ("b", 3), ("r", 3), ("b", 4), ("s", 1)]
    assert [stage.kind for stage in stages(4)].count("betting") == 5
    assert [stage.kind for stage in stages(4)].count("replacement") == 4


# --- up cards that cannot be


def test_up_cards_are_told_once() -> None:
    table = Table(GAME, 3).happens("hand dealt by Mira; Bo is dealt Qh & Qc")
    assert table.says("Bo is dealt 2h & 2c") == "impossible ups_known"


def test_a_card_cannot_be_named_twice() -> None:
    table = Table(GAME, 3).happens("hand dealt by Mira")
    assert table.says("Bo is dealt Qh & Qh") == "impossible card_twice"


def test_a_card_that_lies_before_somebody_cannot_be_dealt_again() -> None:
    table = Table(GAME, 3).happens("hand dealt by Mira; Bo is dealt Qh & Qc")
    before = table.state
    objection = table.objection("Ines is dealt 8d & Qh")
    assert (objection.code, objection.clause) == ("triple_replace.is_up", "one_of_each")
    assert (objection.facts["holder_seat"], objection.facts["entry"]) == (1, 2)
    assert table.state == before


def test_suits_are_told_unless_the_table_goes_by_rank() -> None:
    assert Table(GAME, 2).happens("hand dealt by Mira").says("Bo is dealt Q & 7") == "impossible suit_needed"
    table = Table(GAME, 2, cards_by="rank").happens("hand dealt by Mira")
    assert table.says("Bo is dealt Q & Q") == "legal"


def test_flushes_need_suits_even_where_cards_go_by_rank() -> None:
    table = Table(GAME, 2, cards_by="rank", straights=True).happens("hand dealt by Mira")
    assert table.says("Bo is dealt Q & 7") == "impossible suit_needed"


def test_by_rank_there_are_four_of_each() -> None:
    table = Table(GAME, 3, cards_by="rank").happens("hand dealt by Mira; Bo is dealt Q & Q; Ines is dealt Q & 7")
    assert table.says("Mira is dealt Q & Q") == "impossible no_such_card_left"
    options = GAME.prompts(table.state)[0].fields[0].options
    assert (options.count("Q"), options.count("7"), options.count("A")) == (1, 3, 4)


# --- playing without cards


def test_a_table_that_does_not_tell_its_cards_just_says_who_leads() -> None:
    table = Table(GAME, 3, up_cards="tapped").happens("hand dealt by Mira")
    assert (table.state.phase, table.prompted() >= {"led"}) == (LEAD, True)
    assert table.says("Ines checks") == "impossible not_now_lead"
    table.happens("Ines leads; Ines checks; Mira checks")
    assert table.state.turn == 1


def test_a_hand_may_go_on_without_its_cards() -> None:
    table = Table(GAME, 3).happens("hand dealt by Mira; Bo is dealt Qh & Qc; the cards are left out")
    assert (table.state.phase, table.state.seen, table.state.keeps_cards) == (LEAD, (), False)
    table.happens("Bo leads")
    assert table.says("the cards are left out") == "impossible not_kept"
    assert table.says("Bo has 2c exposed") == "impossible not_kept"


def test_cards_are_told_again_in_the_next_hand() -> None:
    table = Table(GAME, 2).happens("hand dealt by Mira; the cards are left out; Bo leads; Bo folds; hand dealt by Bo")
    assert table.state.phase == UPS


def test_cards_may_be_left_out_while_bets_are_made() -> None:
    table = dealt(3).happens("Bo checks; the cards are left out; Ines checks; Mira checks; Bo stands pat")
    assert table.says("Ines replaces 8d") == "impossible not_kept"
    table.happens("Ines replaces 2 unseen; Mira stands pat")
    assert table.state.phase == LEAD


# --- what cannot be now


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("Bo checks", "not_now_between"),
        ("Bo stands pat", "not_now_between"),
        ("Bo shows 2s", "not_now_between"),
        ("won by Bo", "not_now_between"),
    ],
)
def test_nothing_is_played_without_a_hand(said: str, code: str) -> None:
    assert Table(GAME, 2).says(said) == f"impossible {code}"


def test_nobody_bets_before_the_up_cards_lie_there() -> None:
    assert Table(GAME, 2).happens("hand dealt by Mira").says("Bo bets 1") == "impossible not_now_ups"
