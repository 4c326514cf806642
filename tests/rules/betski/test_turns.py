"""Playing on, drawing and being done (rulings K02 to K06, K21, K26), and the house rules about them."""

import pytest

from rules.betski import GAME
from rules.betski.state import Drew
from rules.core.verdict import Severity
from tests.rules.table import Table

STUCK_OPEN = "center 6-5; Mira holds 3-3 & 4-4 & 8-8"  # on Silver 5 go Gold 5 and 6
ABLE_OPEN = "center 6-5; Mira holds 5-5 & 4-4 & 8-8"


# --- K02, K26: as many as possible

def test_a_player_lays_several_cards_in_one_turn() -> None:
    table = Table(GAME).happens("center 6-5; Mira plays 5-8; Mira plays 9-4")
    assert (table.state.turn, table.state.played, table.state.hands) == (0, 2, (1, 3))


def test_an_open_hand_that_can_go_on_must() -> None:
    table = Table(GAME).happens("center 6-5; Mira holds 5-4 & 4-4 & 8-8; Mira plays 5-4")
    objection = table.objection("Mira is done")
    assert (objection.code, objection.clause) == ("betski.must_play_on", "play_on")
    assert [card.code for card in objection.facts["cards"]] == ["4-4"]
    assert "turn_ended" not in table.prompted()


def test_which_fitting_card_to_play_is_free_even_if_it_ends_the_turn_sooner() -> None:
    table = Table(GAME).happens("center 6-5; Mira holds 5-9 & 5-5 & 6-6")
    assert table.verdict("Mira plays 5-9").is_legal
    table.happens("Mira plays 5-9")
    assert table.codes("Mira is done") == ["cannot_go_on"]


def test_a_hidden_hand_is_taken_at_its_holders_word() -> None:
    table = Table(GAME).happens("center 6-5; Mira plays 5-8")
    assert table.codes("Mira is done") == ["trusted"]


def test_a_turn_that_ends_passes_to_the_next_player_and_starts_afresh() -> None:
    table = Table(GAME).happens("center 6-5; Mira draws 2; Mira plays 5-8; Mira is done")
    assert (table.state.turn, table.state.drawn, table.state.played) == (1, 0, 0)


def test_the_house_rule_may_stop_lets_a_player_stop_after_one_card() -> None:
    table = Table(GAME, stop_early="may_stop").happens("center 6-5; Mira holds 5-4 & 4-4 & 8-8")
    assert table.says("Mira is done") == "illegal must_play_on"
    table.happens("Mira plays 5-4")
    assert table.codes("Mira is done") == ["stopped_early"]
    assert "turn_ended" in table.prompted()


def test_with_may_stop_a_drawn_card_that_fits_may_be_kept() -> None:
    table = Table(GAME, stop_early="may_stop").happens(f"{STUCK_OPEN}; Mira draws the 5-5")
    assert table.verdict("Mira is done").is_legal
    hidden = Table(GAME, stop_early="may_stop").happens("center 6-5; Mira draws 1")
    assert hidden.verdict("Mira is done").is_legal


def test_with_may_stop_a_player_still_cannot_pass_without_playing_or_drawing() -> None:
    table = Table(GAME, stop_early="may_stop").happens("center 6-5")
    assert table.says("Mira is done") == "illegal must_draw"


# --- K03: no voluntary draw, no pass

def test_who_can_play_may_not_draw() -> None:
    table = Table(GAME).happens(ABLE_OPEN)
    objection = table.objection("Mira draws 1")
    assert (objection.code, objection.clause) == ("betski.drew_though_able", "draw_when_unable")
    assert [card.code for card in objection.facts["cards"]] == ["5-5"]
    assert table.says("Mira draws the 3-4") == "illegal drew_though_able"
    assert not {"drew", "drew_card"} & table.prompted()


def test_nobody_passes_without_playing_while_there_are_cards_to_draw() -> None:
    table = Table(GAME).happens("center 6-5")
    objection = table.objection("Mira is done")
    assert (objection.code, objection.facts["stock"]) == ("betski.must_draw", 42)
    assert Table(GAME).happens(STUCK_OPEN).says("Mira is done") == "illegal must_draw"
    assert Table(GAME).happens(ABLE_OPEN).says("Mira is done") == "illegal must_play_on"


def test_a_hidden_hands_draw_is_trusted() -> None:
    assert Table(GAME).happens("center 6-5").codes("Mira draws 1") == []


# --- K04, K05: draw until one goes, then play it

def test_who_has_drawn_a_card_that_fits_must_play_it() -> None:
    table = Table(GAME).happens(f"{STUCK_OPEN}; Mira draws the 3-4; Mira draws the 6-6")
    assert table.says("Mira is done") == "illegal must_play_on"
    assert table.says("Mira plays 6-6") == "note one_higher"
    assert table.state.drawn == 2


def test_drawing_stops_at_the_first_card_that_fits() -> None:
    table = Table(GAME).happens(f"{STUCK_OPEN}; Mira draws the 6-6")
    assert table.says("Mira draws the 5-5") == "illegal drew_though_able"


def test_a_hidden_hand_that_drew_and_did_not_play_draws_on() -> None:
    table = Table(GAME).happens("center 6-5; Mira draws 4")
    assert table.state.hands == (7, 3)
    assert table.says("Mira is done") == "illegal must_draw"
    assert table.verdict("Mira draws 1").is_legal


def test_after_drawing_all_other_fitting_cards_go_too() -> None:
    table = Table(GAME).happens(f"{STUCK_OPEN}; Mira draws the 6-3")
    for text in ("Mira plays 6-3", "Mira plays 3-3", "Mira plays 4-4"):
        assert table.verdict(text).is_legal
        table.happens(text)


def test_a_draw_limit_is_not_exceeded() -> None:
    table = Table(GAME, draw_limit=3).happens("center 6-5")
    assert table.says("Mira draws 4") == "illegal over_draw_limit"
    assert table.verdict("Mira draws 3").is_legal
    table.happens("Mira draws 2")
    assert table.says("Mira draws 2") == "illegal over_draw_limit"
    draw = next(prompt for prompt in GAME.prompts(table.state) if prompt.action == "drew")
    assert (draw.fields[0].low, draw.fields[0].high) == (1, 1)


def test_at_the_draw_limit_the_turn_passes() -> None:
    table = Table(GAME, draw_limit=3).happens("center 6-5; Mira draws 2")
    assert table.says("Mira is done") == "illegal must_draw"
    table.happens("Mira draws 1; Mira is done")
    assert table.state.turn == 1
    assert table.state.passes == 0


def test_at_the_draw_limit_a_card_that_fits_must_still_be_played() -> None:
    table = Table(GAME, draw_limit=1).happens(f"{STUCK_OPEN}; Mira draws the 6-6")
    assert table.says("Mira is done") == "illegal must_play_on"


def test_without_a_draw_limit_all_there_is_may_be_drawn() -> None:
    table = Table(GAME).happens("center 6-5")
    draw = next(prompt for prompt in GAME.prompts(table.state) if prompt.action == "drew")
    assert (draw.fields[0].low, draw.fields[0].high) == (1, 42)


@pytest.mark.parametrize("amount", [0, -1, 43, 1000])
def test_nothing_and_more_than_there_is_cannot_be_drawn(amount: int) -> None:
    state = Table(GAME).happens("center 6-5").state
    objections = GAME.objections(state, Drew(0, amount))
    assert [each.code for each in objections if each.severity is Severity.IMPOSSIBLE] == ["betski.cannot_draw"]


# --- K06: no drawing after a play

def test_after_a_play_there_is_no_drawing_in_the_same_turn() -> None:
    table = Table(GAME).happens("center 6-5; Mira plays 5-8")
    objection = table.objection("Mira draws 1")
    assert (objection.code, objection.clause) == ("betski.drew_after_play", "no_draw_after_play")
    assert "drew" not in table.prompted()


# --- K21: going out

def test_an_empty_hand_wins() -> None:
    table = Table(GAME, 3).happens("center 3-3; Mira draws 1; Mira plays 3-4; Mira is done")
    table.happens("Bo plays 4-5; Bo plays 5-6; Bo plays 6-7")
    assert table.events() == ["won"]
    assert table.state.wins == (0, 1, 0)
    assert table.state.phase == "between"


def test_a_hand_emptied_with_cards_drawn_in_the_same_turn_wins() -> None:
    table = Table(GAME, 3).happens("center 3-3; Mira plays 3-4; Mira is done; Bo draws 1")
    table.happens("Bo plays 4-5; Bo plays 5-6; Bo plays 6-7; Bo plays 7-8")
    assert table.events() == ["won"]
    assert table.state.wins == (0, 1, 0)


def test_after_the_game_nobody_plays_until_the_next_is_dealt() -> None:
    table = Table(GAME).happens("center 3-3; Mira plays 3-4; Mira is done; Bo plays 4-5; Bo plays 5-6; Bo plays 6-7")
    assert table.says("Mira plays 7-7") == "impossible no_game"
    assert table.prompted() == {"dealt", "seat_added", "level", "ended"}
