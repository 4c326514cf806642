"""An illegal card goes back (ruling K22)."""

import pytest

from rules.betski import GAME
from rules.betski.state import PLAY, REBUTTAL, TakenBack
from tests.rules.table import Table


def test_the_illegal_card_and_all_laid_on_it_go_back_and_the_turn_goes_on() -> None:
    table = Table(GAME).happens("center 6-5; Mira plays 5-8").overrule("Mira plays 3-4").happens("Mira plays 4-4")
    assert table.state.phase == REBUTTAL  # the three cards went
    table.happens("Mira takes back 2")
    assert (table.state.phase, table.state.turn, table.state.played) == (PLAY, 0, 1)
    assert (table.state.hands, table.state.center.code) == ((2, 3), "5-8")
    assert table.verdict("Mira plays 8-8").is_legal


def test_there_is_no_penalty() -> None:
    table = Table(GAME).happens("center 6-5").overrule("Mira plays 3-4")
    assert table.codes("Mira takes back 1") == ["taken_back"]
    table.happens("Mira takes back 1")
    assert (table.state.hands, table.state.deck, table.events()) == ((3, 3), 42, [])


def test_by_house_rule_a_wrong_card_costs_a_drawn_one() -> None:
    table = Table(GAME, penalty_draw=True).happens("center 6-5").overrule("Mira plays 3-4")
    assert table.codes("Mira takes back 1") == ["taken_back_with_penalty"]
    table.happens("Mira takes back 1")
    assert (table.state.hands, table.state.deck, table.events()) == ((4, 3), 41, ["penalty"])
    assert table.state.turn == 0


def test_a_penalty_hides_an_open_hand_again() -> None:
    table = Table(GAME, penalty_draw=True).happens("center 6-5; Mira holds 3-4 & 5-5 & 6-6")
    table.overrule("Mira plays 3-4").happens("Mira takes back 1")
    assert table.state.open_hands == (None, None)


def test_a_penalty_with_nothing_to_draw_costs_nothing() -> None:
    table = Table(GAME, penalty_draw=True).happens("center 6-5; Mira draws 42").overrule("Mira plays 3-4")
    table.happens("Mira takes back 1")
    assert (table.state.hands, table.events()) == ((45, 3), [])


def test_a_penalty_card_reshuffles_an_empty_deck() -> None:
    table = Table(GAME, penalty_draw=True).happens("center 6-5; Mira draws 42; Mira plays 5-5")
    table.overrule("Mira plays 3-4").happens("Mira takes back 1")
    assert table.events() == ["reshuffled", "penalty"]
    assert (table.state.hands, table.state.deck, len(table.state.stack)) == ((45, 3), 0, 1)


def test_a_card_taken_back_returns_to_the_open_hand() -> None:
    table = Table(GAME).happens("center 6-5; Mira holds 3-4 & 5-5 & 6-6").overrule("Mira plays 3-4")
    table.happens("Mira takes back 1")
    assert {card.code for card in table.state.open_hands[0]} == {"3-4", "5-5", "6-6"}


def test_noticed_after_the_turn_it_is_that_turn_again() -> None:
    """It is still Mira's first turn, with one card laid: no drawing, and going out calls for a rebuttal."""
    table = Table(GAME, 3).happens("center 6-5; Mira plays 5-5").overrule("Mira plays 3-4")
    table.happens("Mira is done; Mira takes back 1")
    assert (table.state.turn, table.state.played, table.state.turns) == (0, 1, (0, 0, 0))
    assert table.says("Mira draws 1") == "illegal drew_after_play"
    table.happens("Mira plays 5-6; Mira plays 6-6")
    assert table.events() == ["rebuttal"]


def test_cards_drawn_by_the_next_player_stay_there() -> None:
    table = Table(GAME).happens("center 6-5").overrule("Mira plays 3-4")
    table.happens("Mira is done; Bo draws 2; Mira takes back 1")
    assert (table.state.turn, table.state.hands, table.state.drawn) == (0, (3, 5), 0)


def test_who_laid_the_top_card_is_asked_whether_it_goes_back() -> None:
    table = Table(GAME).happens("center 6-5; Mira plays 5-5; Mira is done")
    prompt = next(each for each in GAME.prompts(table.state) if each.action == "taken_back")
    assert (prompt.seats, prompt.fields[0].low, prompt.fields[0].high) == ((0,), 1, 1)


def test_an_exit_taken_back_ends_the_rebuttal_it_called_for() -> None:
    table = Table(GAME, 3).happens("center 3-3; Mira plays 3-4; Mira plays 4-5").overrule("Mira plays 8-6")
    assert table.state.phase == REBUTTAL
    table.happens("Mira takes back 1")
    assert (table.state.phase, table.state.first_out, table.state.rebutters) == (PLAY, None, ())
    assert (table.state.turn, table.state.turns) == (0, (0, 0, 0))
    table.happens("Mira is done")
    assert (table.state.turn, table.state.phase) == (1, PLAY)


def test_an_answer_taken_back_is_to_be_given_again() -> None:
    table = Table(GAME, 3, rebuttal_to="all_waiting")
    table.happens("center 3-3; Mira plays 3-4; Mira plays 4-5; Mira plays 5-6; Bo plays 6-6; Bo plays 6-7")
    table.overrule("Bo plays 3-8")
    assert (table.state.turn, table.state.tied) == (2, (1,))
    table.happens("Bo takes back 1")
    assert (table.state.phase, table.state.turn, table.state.tied) == (REBUTTAL, 1, ())
    table.happens("Bo is done")
    assert (table.state.turn, table.state.rebutters) == (2, (2,))


@pytest.mark.parametrize("amount", [0, -1, 2, 99])
def test_no_more_goes_back_than_was_laid(amount: int) -> None:
    state = Table(GAME).happens("center 6-5; Mira plays 5-5").state
    assert [each.code for each in GAME.objections(state, TakenBack(0, amount))] == ["betski.cannot_take_back"]


def test_a_covered_card_does_not_go_back() -> None:
    table = Table(GAME).happens("center 6-5; Mira plays 5-5; Mira is done; Bo plays 5-6")
    assert table.says("Mira takes back 1") == "impossible cannot_take_back"


def test_the_center_card_left_by_a_reshuffle_does_not_go_back() -> None:
    table = Table(GAME).happens("center 6-5; Mira draws 42; Mira plays 5-5; reshuffled")
    assert table.says("Mira takes back 1") == "impossible cannot_take_back"
    assert "taken_back" not in table.prompted()


def test_only_cards_of_the_turn_that_goes_on_count_as_played_in_it() -> None:
    """Bo drew to the limit and passed, so Mira's card of the turn before lies right under the wrong one."""
    table = Table(GAME, draw_limit=1).happens("center 6-5; Mira plays 5-5; Mira is done; Bo draws 1; Bo is done")
    table.overrule("Mira plays 3-4").happens("Mira is done; Mira takes back 1")
    assert (table.state.turn, table.state.played, table.state.turns) == (0, 0, (1, 1))
    assert table.verdict("Mira draws 1").is_legal


def test_cards_of_two_turns_go_back_to_the_earlier_turn() -> None:
    table = Table(GAME, draw_limit=1).happens("center 6-5; Mira plays 5-5").overrule("Mira plays 3-4")
    table.happens("Mira is done; Bo draws 1; Bo is done; Mira draws 1; Mira plays 4-6; Mira takes back 2")
    assert (table.state.center.code, table.state.hands, table.state.turns) == ("5-5", (3, 4), (0, 1))
    assert (table.state.turn, table.state.played) == (0, 1)


def test_a_reshuffle_in_the_turn_does_not_hide_what_was_played_before_it() -> None:
    table = Table(GAME).happens("center 6-5; Mira draws 42; Mira plays 5-5; reshuffled").overrule("Mira plays 3-4")
    table.happens("Mira takes back 1")
    assert table.state.played == 1
    assert table.says("Mira draws 1") == "illegal drew_after_play"


def test_an_exit_taken_back_ends_the_rebuttal_also_when_the_turn_came_back_by_a_ruling() -> None:
    table = Table(GAME).happens("center 3-3; Mira plays 3-4; Mira plays 4-5; Mira plays 5-6").overrule("Mira draws 1")
    table.happens("Mira takes back 1")
    assert (table.state.phase, table.state.first_out, table.state.hands) == (PLAY, None, (2, 3))
