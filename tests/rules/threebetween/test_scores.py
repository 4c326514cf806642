"""Bank, pass, bust, tally and the end (rulings T11, T16 to T19, T28, T32, T33, T40, T41)."""

import pytest

from rules.core.timeline import Edit, Entry
from rules.core.transcript import read_action
from rules.core.verdict import Severity
from rules.threebetween import GAME
from rules.threebetween.actions import Sum
from rules.threebetween.state import BUSTED, DEALT, ENDED, PASSED, SET, WAITING
from tests.rules.table import Table
from tests.rules.threebetween.tables import BO_IS_FULL, BOTH_SET, points, sample_table, spot

BO_BANKS = f"{BO_IS_FULL}; Mira passes; Bo banks"


# --- T11: pass

def test_a_pass_is_allowed_at_once_and_counts_the_limits() -> None:
    table = sample_table().happens(f"{BOTH_SET}; Bo passes; Mira passes")
    assert points(table) == (4 + 3, 1 + 2)


def test_a_pass_counts_every_card_in_front_of_the_player() -> None:
    table = sample_table().happens(f"{BOTH_SET}; Bo draws F & K & Z; Bo places F & K; Mira passes; Bo passes")
    assert points(table) == (7, 1 + 2 + 4 + 7)


def test_points_are_added_in_the_tally_not_when_passing() -> None:
    table = sample_table().happens(f"{BOTH_SET}; Bo passes")
    assert points(table) == (0, 0)
    assert table.last.events[0].facts == {"seat": 1, "points": 3}


def test_the_house_rule_draw_before_pass_wants_one_draw_in_the_round() -> None:
    table = sample_table(draw_before_pass=True).happens(BOTH_SET)
    assert table.says("Bo passes") == table.says("Bo passes with 3") == "illegal draw_first"
    assert not table.prompted() & {"passed", "passed_points"}
    table.happens("Bo draws F & Z & Y; Bo places F; Mira draws D & X & P; Mira places D; Bo passes")
    assert spot(table, "Bo").stage == PASSED


def test_a_draw_before_a_bank_is_enough_for_the_house_rule() -> None:
    table = sample_table(draw_before_pass=True).happens(
        f"{BO_IS_FULL}; Mira draws Z & A/E & A/E; Mira busts; Bo banks; Bo gets K & T"
    )
    assert table.verdict("Bo passes").is_legal


# --- T16 to T18: bank

def test_a_bank_writes_the_five_cards_points_at_risk() -> None:
    table = sample_table().happens(BO_BANKS)
    assert [line.total for line in spot(table, "Bo").banked] == [14]
    assert (points(table), spot(table, "Bo").stage) == ((0, 0), WAITING)
    assert [face.code for face in table.state.discards] == ["A/E", "N", "F", "G", "H"]


def test_new_limits_belong_to_the_bank_and_end_the_turn() -> None:
    three = "Bo gets A/E & N; Ines gets B & S; Mira gets C & T; Bo sets A/E=E & N; Ines sets B & S; Mira sets C & T"
    table = sample_table(3).happens(
        f"{three}; Bo draws F & G & H; Bo places F & G & H; Ines draws D & Z & Y; Ines places D; Mira passes; Bo banks"
    )
    assert table.names[table.state.turn] == "Bo"
    assert table.prompted() >= {"dealt", "not_entered"}
    assert table.says("Bo passes with 4") == table.says("Bo banks 4") == "illegal limits_first"
    assert table.says("Ines passes") == "illegal out_of_turn"
    table.happens("Bo gets A/I & L")
    assert spot(table, "Bo").stage == DEALT, "which vowel is still to be chosen"
    assert table.says("Bo swaps L for K") == "illegal no_replacement_now"
    assert table.says("Bo passes with 4") == "illegal limits_first"
    table.happens("Bo sets A/I=A & L")
    assert table.names[table.state.turn] == "Ines"


def test_limits_that_lie_only_one_way_are_placed_at_once_after_a_bank() -> None:
    table = sample_table().happens(f"{BO_BANKS}; Bo gets T & K")
    assert spot(table, "Bo").letters == frozenset("LMNOPQRS")


@pytest.mark.parametrize("cards", ["L & L", "A/E & A/E", "E/A & A/E"])
def test_two_equal_limits_after_a_bank_lose_all_of_the_round(cards: str) -> None:
    table = sample_table().happens(BO_BANKS)
    assert table.codes(f"Bo gets {cards}") == ["pair_busts"]
    table.happens(f"Bo gets {cards}")
    assert table.events() == ["pair", "bust", "tally", "boxed"]
    assert points(table) == (7, 0)
    assert table.state.sheet[0][1].stage == BUSTED


def test_two_wilds_after_a_bank_are_no_bust() -> None:
    table = sample_table().happens(f"{BO_BANKS}; Bo gets ? & ?")
    assert len(spot(table, "Bo").letters) == 26


def test_banked_20_and_25_are_lost_with_the_new_limits() -> None:
    """M and the wild with N, Z and P between are 4+0+2+10+4 = 20; the 25 are typed."""
    table = sample_table().happens(
        "Bo gets M & ?; Mira gets B & S; Bo sets M & ?; Mira sets B & S; Bo draws N & Z & P; Bo places N & Z & P; "
        "Mira passes; Bo banks; Bo plays unseen; Bo banks 7+8+10"
    )
    assert [line.total for line in spot(table, "Bo").banked] == [20, 25]
    table.happens("Bo gets L & L")
    assert table.last.events[1].facts == {"seat": 1, "points": 45}
    assert points(table) == (7, 0)
    assert [line.total for line in table.state.sheet[0][1].banked] == [20, 25], "struck out, but still there"


def test_a_pass_after_a_bank_counts_banked_points_and_the_two_new_limits() -> None:
    table = sample_table().happens(f"{BO_BANKS}; Bo gets T & K; Bo passes")
    assert points(table) == (7, 14 + 2 + 7)


def test_only_a_threebetween_is_banked() -> None:
    table = sample_table().happens(f"{BOTH_SET}; Bo draws F & K & Z; Bo places F & K; Mira passes")
    objection = table.objection("Bo banks")
    assert (objection.code, objection.facts["amount"]) == ("threebetween.not_three", 2)
    assert table.says("Bo banks 14") == "illegal not_three"
    table.overrule("Bo banks")
    assert spot(table, "Bo").banked_points == 14


# --- T16, the house rule: a replacement after a bank

def test_by_house_rule_a_pair_after_a_bank_may_be_rescued() -> None:
    table = sample_table(replacement_after_bank=True).happens(BO_BANKS)
    assert table.codes("Bo gets L & L") == ["pair_pending"]
    table.happens("Bo gets L & L")
    assert table.prompted() >= {"replaced", "busted"}
    table.happens("Bo swaps L for T")
    assert (spot(table, "Bo").stage, spot(table, "Bo").letters) == (SET, frozenset("MNOPQRS"))


def test_by_house_rule_new_limits_after_a_bank_are_kept_or_swapped_once() -> None:
    table = sample_table(replacement_after_bank=True).happens(f"{BO_BANKS}; Bo gets A/E & L")
    assert table.prompted() >= {"limits_set", "replaced"}
    table.happens("Bo swaps L for I/O")
    assert table.says("Bo swaps A/E for L") == "illegal replaced_already"
    assert table.happens("Bo sets A/E=A & I/O=O").names[table.state.turn] == "Bo"


def test_by_house_rule_a_pair_that_is_kept_after_a_bank_busts() -> None:
    table = sample_table(replacement_after_bank=True).happens(f"{BO_BANKS}; Bo gets L & L; Bo busts")
    assert points(table) == (7, 0)


# --- T19, T40: bust

def test_a_bust_loses_limits_between_cards_and_banked_points() -> None:
    table = sample_table().happens(f"{BO_BANKS}; Bo gets T & K; Bo draws L & A/E & A/I; Bo places L; Bo draws B & C")
    assert table.events() == ["nothing_fits", "bust", "tally", "boxed"]
    assert points(table) == (7, 0)


def test_a_bust_leaves_the_boxed_score_as_it_was() -> None:
    table = sample_table().happens(f"{BOTH_SET}; Bo passes; Mira passes")
    assert points(table) == (7, 3)
    table.happens("Mira gets L & L; Bo gets B & S; Mira busts; Bo sets B & S; Bo passes")
    assert points(table) == (7, 3 + 4 + 3)


# --- T28: cards of those who passed

def test_cards_of_a_player_who_passed_stay_until_the_round_ends() -> None:
    table = sample_table().happens(f"{BOTH_SET}; Bo passes")
    assert [face.code for face in spot(table, "Bo").faces] == ["A/E", "N"]
    assert table.state.discards == ()


# --- T32: the end

def test_the_game_ends_after_a_tally_with_the_target() -> None:
    table = sample_table(target=10).happens(f"{BO_IS_FULL}; Mira passes; Bo passes")
    assert table.events() == ["passed", "tally", "boxed", "boxed", "won"]
    assert (table.standing.leaders, table.standing.is_over, table.state.phase) == ((1,), True, ENDED)
    assert table.standing.how == "threebetween.standing.target"
    assert table.prompted() == set()
    assert table.says("Bo passes") == "impossible match_over"


def test_a_pass_over_the_target_in_mid_round_does_not_end_the_game() -> None:
    table = sample_table(target=10).happens(f"{BO_IS_FULL}; Mira draws D & K & Z; Mira places D & K; Bo passes")
    assert not table.standing.is_over
    table.happens("Mira draws Q; Mira places Q; Mira passes")
    assert points(table) == (4 + 3 + 3 + 7 + 10, 14), "the last to pass may still win"
    assert table.standing.leaders == (0,)


def test_the_target_is_a_hundred_unless_the_table_says_otherwise() -> None:
    table = Table(GAME, level="totals").happens("Bo passes with 99; Mira busts")
    assert not table.standing.is_over
    assert table.happens("Bo passes with 1; Mira busts").standing.is_over


def test_the_deal_passes_to_the_left_after_each_round_with_all_cards_back() -> None:
    table = sample_table(3).happens("Bo plays unseen; Ines gets L & L; Mira gets B & S; Ines busts; Mira sets B & S")
    table.happens("Bo passes with 2; Mira passes")
    assert (table.names[table.state.dealer], table.names[table.state.turn]) == ("Bo", "Ines")
    assert (table.state.cards_left, table.state.discards, table.state.is_counted) == (74, (), True)


# --- T33: ties

def test_a_tie_for_the_most_points_is_a_shared_win() -> None:
    table = Table(GAME, 3, level="totals").happens("Bo passes with 100; Ines passes with 100; Mira passes with 99")
    assert (table.standing.leaders, table.standing.is_over) == ((1, 2), True)
    assert table.events()[-1] == "shared"


def test_by_house_rule_a_tie_is_played_on_until_one_leads() -> None:
    table = Table(GAME, 3, level="totals", tie="play_on").happens(
        "Bo passes with 100; Ines passes with 100; Mira passes with 99"
    )
    assert (table.standing.is_over, table.events()[-1]) == (False, "tie_goes_on")
    table.happens("Bo passes with 1; Ines busts; Mira busts")
    assert (table.standing.leaders, table.standing.is_over) == ((1,), True)


def test_a_table_that_stops_in_a_tie_has_not_reached_its_end() -> None:
    table = Table(GAME, level="totals", tie="play_on").happens("Bo passes with 100; Mira passes with 100; match ends")
    assert (table.standing.how, table.standing.leaders) == ("threebetween.standing.stopped", (0, 1))


def test_stopping_in_mid_round_drops_the_round() -> None:
    table = sample_table().happens(f"{BOTH_SET}; Bo passes")
    assert table.codes("match ends") == ["round_dropped"]
    table.happens("match ends")
    assert (points(table), table.standing.leaders, table.standing.how) == ((0, 0), (), "threebetween.standing.stopped")
    assert sample_table().codes("match ends") == []


# --- T41: mistakes

def test_a_wrong_card_found_later_is_taken_back_without_a_penalty() -> None:
    table = sample_table().happens(f"{BOTH_SET}; Bo draws F & G & P").overrule("Bo places F & P").happens("Mira passes")
    right = Entry(read_action(GAME, table.names, "Bo places F & G"))
    table.timeline.amend([Edit(7, True, right)])
    table.happens("Bo passes")
    assert points(table) == (7, 1 + 2 + 4 + 4)
    assert all(step.verdict.is_legal for step in table.timeline.steps)


# --- sums

@pytest.mark.parametrize("text", ["", "+", "4+", "+4", "4++1", "-3", "1000", "4 + 1", "four", "1.5"])
def test_what_is_no_sum_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a sum"):
        Sum.from_code(text)


def test_sums_are_kept_as_entered() -> None:
    total = Sum.from_code("4+1+3")
    assert (total.total, total.code, total.label) == (8, "4+1+3", "4+1+3")
    table = Table(GAME, level="totals").happens("Bo banks 4+1+3; Bo passes with 10+2")
    assert [line.parts for line in spot(table, "Bo").banked] == [(4, 1, 3)]
    assert spot(table, "Bo").passed == ((10, 2), ())


def test_a_typed_sum_that_differs_from_the_cards_is_asked_about() -> None:
    table = sample_table().happens(f"{BO_IS_FULL}; Mira passes")
    objection = table.objection("Bo banks 15")
    assert (objection.code, objection.severity) == ("threebetween.sum_differs", Severity.ASK_TABLE)
    assert (objection.facts["points"], objection.facts["cards_points"]) == (15, 14)
    assert table.codes("Bo banks 1+2+4+4+3") == []
    assert table.codes("Bo passes with 13") == ["sum_differs"]
    assert table.happens("Bo passes with 13").standing.points == (7, 13), "the table's word counts"
