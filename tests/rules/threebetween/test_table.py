"""Coming and going, the scorepad, and levels mixed in one match (rulings T36, T37), and bad input."""

import pytest

from rules.core.codec import BadEncoding, decode_action
from rules.core.game import BadSetup, Setup, checked_setup
from rules.core.house_rules import BadHouseRule
from rules.threebetween import GAME
from rules.threebetween.actions import Busted, LevelChanged, PassedPoints, Sum
from rules.threebetween.state import AWAY, DEAL, PASSED, TALLY, TURNS, UNSEEN, WAITING
from tests.rules.table import Table
from tests.rules.threebetween.tables import BO_IS_FULL, BOTH_SET, points, sample_table, spot

# --- T37

def test_two_to_six_play() -> None:
    for seats in (2, 6):
        assert checked_setup(GAME, Setup(seats)).seats == seats
    for seats in (1, 7):
        with pytest.raises(BadSetup):
            checked_setup(GAME, Setup(seats))


@pytest.mark.parametrize("rules", [{"target": 9}, {"target": 1001}, {"tie": "coin"}, {"odds": 1}, {"speed": True}])
def test_house_rules_that_the_game_does_not_have_are_refused(rules: dict[str, object]) -> None:
    with pytest.raises(BadHouseRule):
        checked_setup(GAME, Setup(2, house_rules=rules))  # type: ignore[arg-type]


# --- T36

def test_who_leaves_keeps_the_score_and_is_out_of_the_round_at_once() -> None:
    table = sample_table(3).happens(
        "Bo gets B & S; Ines gets C & T; Mira gets D & W; Bo sets B & S; Ines sets C & T; Mira sets D & W; "
        "Bo passes; Ines passes; Mira passes"
    )
    assert points(table) == (3 + 4, 4 + 3, 4 + 2)
    table.happens("Ines gets B & S; Mira gets C & T; Bo gets D & W; Ines sets B & S; Mira sets C & T; Bo sets D & W")
    assert table.codes("Ines leaves") == ["leaves_round"]
    table.happens("Ines leaves")
    assert (spot(table, "Ines").stage, table.names[table.state.turn]) == (AWAY, "Mira")
    assert table.says("Ines passes with 3") == "impossible is_away"
    table.happens("Mira passes; Bo passes")
    assert points(table) == (7 + 4 + 2, 7 + 3 + 4, 6)
    assert table.names[table.state.dealer] == "Mira", "the deal skips the empty seat"
    assert spot(table, "Ines").stage == AWAY


def test_who_comes_back_plays_from_the_next_round_on_with_the_frozen_score() -> None:
    table = Table(GAME, 3, level="totals").happens("Bo passes with 5; Ines passes with 6; Mira passes with 7")
    table.happens("Ines leaves; Bo passes with 1")
    assert table.codes("Ines joins") == ["joins_next_round"]
    table.happens("Ines joins")
    assert spot(table, "Ines").stage == AWAY
    table.happens("Mira busts")
    assert (spot(table, "Ines").stage, points(table)) == (UNSEEN, (7, 6, 6))


def test_before_anything_happened_in_a_round_who_joins_plays_at_once() -> None:
    table = sample_table(3).happens("Ines leaves")
    assert table.codes("Ines joins") == ["joins_now"]
    assert spot(table.happens("Ines joins"), "Ines").stage == WAITING


def test_when_the_dealer_leaves_before_the_deal_the_next_player_deals() -> None:
    table = sample_table(3)
    assert table.codes("Mira leaves") == []
    table.happens("Mira leaves")
    assert (table.names[table.state.dealer], table.names[table.state.turn]) == ("Bo", "Ines")


def test_a_player_out_of_turn_may_leave_too_and_the_set_up_goes_on() -> None:
    table = sample_table(3).happens("Bo gets B & S; Ines gets C & T; Mira leaves")
    assert (table.state.phase, table.names[table.state.turn]) == ("go_round", "Bo")
    table.happens("Bo leaves")
    assert table.names[table.state.turn] == "Ines"
    assert [face.code for face in table.state.discards] == ["B", "S"]


def test_who_has_passed_may_leave_and_keeps_the_points_of_the_round() -> None:
    table = sample_table(3, level="totals").happens("Bo passes with 9; Bo leaves; Ines busts; Mira busts")
    assert points(table) == (0, 9, 0)


def test_the_last_one_stays_and_nobody_comes_or_goes_twice() -> None:
    table = sample_table().happens("Bo leaves")
    assert table.says("Mira leaves") == "impossible last_one"
    assert table.says("Bo leaves") == "impossible is_away"
    assert table.says("Mira joins") == "impossible is_here"
    assert {"joined"} == table.prompted() & {"joined", "left"}


def test_when_all_who_are_left_are_done_the_round_is_tallied() -> None:
    table = sample_table().happens(f"{BOTH_SET}; Bo passes; Mira leaves")
    assert (points(table), table.state.round_number) == ((0, 3), 2)


# --- the scorepad

def test_a_scorepad_takes_results_in_any_order() -> None:
    table = Table(GAME, 3, level="totals")
    table.happens("Mira passes with 4+1+3; Bo banks 20; Ines busts; Bo passes with 2+3")
    assert points(table) == (8, 25, 0)
    assert (table.state.round_number, table.names[table.state.dealer]) == (2, "Bo")


def test_a_bust_on_the_scorepad_strikes_the_banked_points() -> None:
    table = Table(GAME, level="totals").happens("Bo banks 20; Bo banks 25; Bo busts; Mira passes with 1")
    assert points(table) == (1, 0)
    assert [line.total for line in table.state.sheet[0][1].banked] == [20, 25]


def test_a_scorepad_asks_for_points_not_for_cards() -> None:
    table = Table(GAME, level="totals")
    assert table.prompted() >= {"passed_points", "banked_points", "busted", "level", "ended"}
    for text in ("Bo gets L & T", "Bo draws L", "Bo passes", "Bo banks", "Bo plays unseen", "reshuffled"):
        assert table.says(text) == "impossible scorepad_only", text


def test_one_player_may_name_points_while_the_others_enter_cards() -> None:
    table = sample_table().happens("Bo plays unseen; Mira gets B & S; Mira sets B & S")
    assert (table.state.phase, table.names[table.state.turn]) == (TURNS, "Bo")
    assert table.prompted() >= {"not_entered", "passed_points", "banked_points", "busted"}
    assert table.codes("Bo plays unseen") == ["points_only"]
    assert table.says("Bo passes") == "impossible no_cards_known"
    table.happens("Bo plays unseen; Mira draws D & K & Y; Mira places D & K; Bo banks 14")
    assert spot(table, "Bo").stage == WAITING, "new limits may be entered again, or not"
    table.happens("Bo gets T & P; Mira passes; Bo passes")
    assert points(table) == (4 + 3 + 3 + 7, 14 + 2 + 4)


def test_a_player_whose_cards_are_not_entered_waits_for_the_set_up_like_the_others() -> None:
    table = sample_table().happens("Bo plays unseen")
    assert table.says("Bo plays unseen") == "impossible set_up_first"
    assert table.says("Bo passes with 3") == "illegal set_up_first"


def test_a_bust_whose_cards_were_not_entered_is_taken_at_the_tables_word() -> None:
    table = sample_table().happens(BOTH_SET)
    assert table.says("Bo busts") == "ask_table bust_not_entered"
    table.happens("Bo busts")
    assert not table.state.is_counted
    assert sample_table().says("Bo busts") == "ask_table bust_not_entered"
    assert sample_table().happens("Bo plays unseen; Mira plays unseen").says("Bo busts") == "legal"


def test_a_draw_may_go_unseen_after_limits_were_entered() -> None:
    table = sample_table(draw_before_pass=True).happens(f"{BOTH_SET}; Bo plays unseen; Mira plays unseen")
    assert (spot(table, "Bo").stage, spot(table, "Bo").draws) == (UNSEEN, 1)
    assert table.verdict("Bo passes with 12").is_legal


# --- changing the level

def test_a_round_that_has_not_begun_is_kept_the_other_way_from_its_start() -> None:
    table = sample_table().happens("from here on totals")
    assert (table.state.phase, spot(table, "Bo").stage) == (TURNS, UNSEEN)
    table.happens("from here on cards")
    assert (table.state.phase, spot(table, "Bo").stage) == (DEAL, WAITING)


def test_a_round_under_way_goes_on_with_points_and_keeps_what_was_banked() -> None:
    table = sample_table().happens(f"{BO_IS_FULL}; Mira passes; Bo banks; Bo gets T & K")
    assert table.codes("from here on totals") == ["cards_forgotten"]
    table.happens("from here on totals; Bo passes with 9")
    assert points(table) == (7, 14 + 9)


def test_back_to_cards_in_mid_round_the_others_go_on_unseen() -> None:
    table = Table(GAME, 3, level="totals").happens("Ines passes with 4; from here on cards")
    assert (table.names[table.state.turn], spot(table, "Bo").stage, spot(table, "Ines").stage) == ("Bo", UNSEEN, PASSED)
    table.happens("Bo plays unseen; Mira passes with 3; Bo passes with 5")
    assert (points(table), table.state.phase) == ((3, 5, 4), DEAL)


def test_a_tally_that_waits_for_numbers_waits_at_either_level() -> None:
    table = Table(GAME).happens(f"{BOTH_SET}; Bo passes; Mira busts; from here on totals")
    assert table.state.phase == TALLY
    table.happens("N counts 2; A/E counts 1")
    assert (points(table), spot(table, "Bo").stage) == ((0, 3), UNSEEN)


@pytest.mark.parametrize("level", ["cards", "", "both"])
def test_a_level_that_is_kept_already_or_unknown_is_refused(level: str) -> None:
    verdict = Table(GAME).timeline.judge(LevelChanged(level))
    assert [each.code for each in verdict.objections] == ["threebetween.no_change"]


# --- bad input

@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_there_is_impossible(seat: int) -> None:
    for action in (Busted(seat), PassedPoints(seat, Sum((3,)))):
        verdict = Table(GAME).timeline.judge(action)
        assert [each.code for each in verdict.objections] == ["threebetween.no_such_seat"]
        assert verdict.is_impossible


@pytest.mark.parametrize(
    "data",
    [
        {"do": "dealt", "seat": 0, "cards": ["L", "A"]},
        {"do": "dealt", "seat": 0, "cards": "L & M"},
        {"do": "limits_set", "seat": 0, "cards": ["A/E", "L"]},
        {"do": "passed_points", "seat": 0, "points": "4+"},
        {"do": "passed_points", "seat": 0, "points": 4},
        {"do": "deck", "cards": ["L:3/4"]},
        {"do": "learned", "card": "A/E=A", "points": 1},
        {"do": "passed"},
    ],
)
def test_what_is_no_action_is_not_decoded(data: dict[str, object]) -> None:
    with pytest.raises(BadEncoding):
        decode_action(GAME, data)
