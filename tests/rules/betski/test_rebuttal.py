"""The rebuttal, by every house rule (rulings K07 to K12)."""

import pytest

from rules.betski import GAME
from rules.betski.state import BETWEEN, REBUTTAL
from tests.rules.table import Table

MIRA_OUT = "center 3-3; Mira plays 3-4; Mira plays 4-5; Mira plays 5-6"  # Silver 6 lies there
MIRA_OUT_AFTER_A_DRAW = "center 3-3; Mira draws 1; Mira plays 3-4; Mira plays 4-5; Mira plays 5-5; Mira plays 5-6"
BO_OUT = "center 3-3; Mira plays 3-4; Mira is done; Bo plays 4-5; Bo plays 5-5; Bo plays 5-6"
BO_ANSWERS = "Bo plays 6-6; Bo plays 6-7; Bo plays 7-7"


# --- K07: who triggers it

def test_the_starter_out_on_the_first_turn_calls_for_a_rebuttal() -> None:
    table = Table(GAME, 3).happens(MIRA_OUT)
    assert table.events() == ["rebuttal"]
    assert (table.state.phase, table.state.turn, table.state.first_out) == (REBUTTAL, 1, 0)
    assert table.last.events[0].facts == {"out_seat": 0, "seat": 1}


def test_any_other_player_out_on_the_first_turn_wins_at_once() -> None:
    table = Table(GAME, 3).happens(BO_OUT)
    assert (table.events(), table.state.wins) == (["won"], (0, 1, 0))


def test_the_starter_out_on_a_later_turn_wins_at_once() -> None:
    table = Table(GAME).happens(
        "center 3-3; Mira plays 3-4; Mira is done; Bo plays 4-5; Bo is done; Mira plays 5-5; Mira plays 5-6"
    )
    assert (table.events(), table.state.wins) == (["won"], (1, 0))


def test_by_house_rule_anyone_out_on_the_own_first_turn_calls_for_a_rebuttal() -> None:
    table = Table(GAME, 3, rebuttal_from="anyone").happens(BO_OUT)
    assert (table.state.phase, table.state.turn, table.state.first_out) == (REBUTTAL, 2, 1)


def test_who_has_had_a_turn_has_no_rebuttal() -> None:
    """Bo is the last to have a first turn; Mira, who comes next, has had one."""
    table = Table(GAME, 2, rebuttal_from="anyone").happens(BO_OUT)
    assert (table.events(), table.state.wins) == (["won"], (0, 1))


# --- K08: after drawing

def test_a_rebuttal_also_follows_when_the_starter_drew_first() -> None:
    assert Table(GAME, 3).happens(MIRA_OUT_AFTER_A_DRAW).state.phase == REBUTTAL


def test_by_house_rule_it_follows_only_on_exactly_the_three_dealt_cards() -> None:
    drew = Table(GAME, 3, rebuttal_after_draw=False).happens(MIRA_OUT_AFTER_A_DRAW)
    assert (drew.events(), drew.state.wins) == (["won"], (1, 0, 0))
    assert Table(GAME, 3, rebuttal_after_draw=False).happens(MIRA_OUT).state.phase == REBUTTAL


def test_a_penalty_card_is_not_one_of_the_three_dealt_cards() -> None:
    table = Table(GAME, 3, rebuttal_after_draw=False, penalty_draw=True).happens("center 3-3")
    table.overrule("Mira plays 8-8").happens("Mira takes back 1")
    table.happens("Mira plays 3-4; Mira plays 4-5; Mira plays 5-5; Mira plays 5-6")
    assert table.events() == ["won"]


# --- K09: who answers

def test_only_the_next_player_answers() -> None:
    table = Table(GAME, 4).happens(f"{MIRA_OUT}; Bo plays 6-6; Bo is done")
    assert (table.state.phase, table.state.wins) == (BETWEEN, (1, 0, 0, 0))


def test_the_player_after_the_last_seat_is_the_first() -> None:
    table = Table(GAME, 3, first=2).happens(MIRA_OUT.replace("Mira", "Ines"))
    assert table.state.turn == 0


def test_by_house_rule_everybody_without_a_turn_answers_in_order() -> None:
    table = Table(GAME, 4, rebuttal_to="all_waiting").happens(MIRA_OUT)
    assert table.state.rebutters == (1, 2, 3)
    table.happens("Bo plays 6-6; Bo is done")
    assert (table.events(), table.state.turn) == (["rebuttal"], 2)
    table.happens("Ines plays 6-7; Ines plays 7-7; Ines plays 7-8")
    assert (table.events(), table.state.turn, table.state.tied) == (["rebuttal"], 3, (2,))
    table.happens("Jonas plays 8-8; Jonas is done")
    assert table.events() == ["rebutted"]
    assert (table.state.wins, table.state.ties) == ((0, 0, 0, 0), (1, 0, 1, 0))


def test_by_house_rule_several_may_tie() -> None:
    table = Table(GAME, 3, rebuttal_to="all_waiting").happens(f"{MIRA_OUT}; {BO_ANSWERS}")
    table.happens("Ines plays 7-8; Ines plays 8-8; Ines plays 8-9")
    assert table.last.events[0].facts["winners"] == (0, 1, 2)
    assert table.state.ties == (1, 1, 1)


def test_anyone_and_everybody_together_ask_only_those_after_who_is_out() -> None:
    table = Table(GAME, 4, rebuttal_from="anyone", rebuttal_to="all_waiting").happens(BO_OUT)
    assert table.state.rebutters == (2, 3)


@pytest.mark.parametrize("rebuttal_from", ["starter", "anyone"])
@pytest.mark.parametrize("rebuttal_to", ["next_seat", "all_waiting"])
@pytest.mark.parametrize("rebuttal_after_draw", [True, False])
@pytest.mark.parametrize("drew", [True, False])
@pytest.mark.parametrize("out", ["Mira", "Bo"])
def test_who_is_asked_by_all_the_house_rules_together(
    rebuttal_from: str, rebuttal_to: str, rebuttal_after_draw: bool, drew: bool, out: str
) -> None:
    table = Table(
        GAME, 4, rebuttal_from=rebuttal_from, rebuttal_to=rebuttal_to, rebuttal_after_draw=rebuttal_after_draw
    )
    table.happens("center 3-3")
    if out == "Bo":
        table.happens("Mira plays 4-3; Mira is done")
    if drew:
        table.happens(f"{out} draws 1; {out} plays 3-5; {out} plays 5-3")
        table.happens(f"{out} plays 3-4; {out} plays 4-6")
    else:
        table.happens(f"{out} plays 3-4; {out} plays 4-5; {out} plays 5-6")
    is_called = (out == "Mira" or rebuttal_from == "anyone") and (rebuttal_after_draw or not drew)
    after = (1, 2, 3) if out == "Mira" else (2, 3)
    asked = after if rebuttal_to == "all_waiting" else after[:1]
    assert table.state.rebutters == (asked if is_called else ())
    assert (table.state.phase == REBUTTAL) == is_called


# --- K10: drawing in a rebuttal

def test_a_rebuttal_is_a_whole_turn_with_drawing() -> None:
    table = Table(GAME).happens(f"{MIRA_OUT}; Bo draws 1; {BO_ANSWERS}; Bo plays 8-8")
    assert table.events() == ["rebutted"]


def test_in_a_rebuttal_too_a_stuck_player_must_draw() -> None:
    assert Table(GAME).happens(MIRA_OUT).says("Bo is done") == "illegal must_draw"


def test_by_house_rule_there_is_no_drawing_in_a_rebuttal() -> None:
    table = Table(GAME, rebuttal_draw=False).happens(MIRA_OUT)
    objection = table.objection("Bo draws 1")
    assert (objection.code, objection.clause) == ("betski.no_draw_in_rebuttal", "rebuttal_turn")
    assert "drew" not in table.prompted()
    assert table.verdict("Bo is done").is_legal


def test_that_house_rule_leaves_drawing_in_other_turns_alone() -> None:
    assert Table(GAME, rebuttal_draw=False).happens("center 3-3").verdict("Mira draws 1").is_legal


def test_a_draw_limit_holds_in_a_rebuttal() -> None:
    table = Table(GAME, draw_limit=2).happens(MIRA_OUT)
    assert table.says("Bo draws 3") == "illegal over_draw_limit"
    table.happens("Bo draws 2; Bo is done")
    assert table.state.wins == (1, 0)


# --- K11: what comes of it

def test_a_rebuttal_that_holds_ties_the_game_and_nobody_wins_it() -> None:
    table = Table(GAME).happens(f"{MIRA_OUT}; {BO_ANSWERS}")
    assert table.last.events[0].facts == {"winners": (0, 1), "game_number": 1}
    assert (table.state.wins, table.state.ties, table.state.phase) == ((0, 0), (1, 1), BETWEEN)


def test_a_rebuttal_that_fails_gives_the_game_to_the_first_player_out() -> None:
    table = Table(GAME).happens(f"{MIRA_OUT}; Bo plays 6-6; Bo is done")
    assert table.events() == ["not_rebutted"]
    assert (table.state.wins, table.state.ties) == ((1, 0), (0, 0))


# --- K12: on which card

def test_a_rebuttal_is_played_on_the_last_card_of_who_went_out() -> None:
    table = Table(GAME).happens(MIRA_OUT)
    assert table.state.center.code == "5-6"
    assert table.says("Bo plays 3-5") == "illegal no_fit"
    assert table.says("Bo plays 6-3") == "note equal"


# --- what the table lets stand out of turn

def test_who_is_out_holds_no_card_to_play() -> None:
    table = Table(GAME).happens(MIRA_OUT)
    assert "no_cards" in table.codes("Mira plays 6-6")
    assert table.verdict("Mira plays 6-6").is_impossible


def test_an_answer_out_of_turn_is_not_asked_for_again() -> None:
    table = Table(GAME, 4, rebuttal_to="all_waiting").happens(MIRA_OUT)
    table.overrule("Ines plays 6-6").happens("Ines is done")
    assert (table.state.turn, table.state.rebutters) == (1, (1, 3))


def test_the_player_who_is_out_does_not_tie_alone() -> None:
    """Mira draws although out, and lays that card too: still one winner if Bo fails."""
    table = Table(GAME).happens(MIRA_OUT).overrule("Mira draws 1")
    table.happens("Mira plays 6-6")
    assert (table.state.phase, table.state.turn, table.state.tied) == (REBUTTAL, 1, ())
    table.happens("Bo plays 6-7; Bo is done")
    assert table.state.wins == (1, 0)
