"""Seats, the deal and the order of turns (rulings K16, K17, K18, K24)."""

import pytest

from rules.betski import GAME
from rules.betski.state import CENTER, CenterTurned, Drew, Played, TurnEnded, playable_cards
from rules.core.game import BadSetup, Setup, checked_setup
from rules.decks.betski import BetskiCard
from tests.rules.table import Table


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_deal_uses_three_cards_each_and_one(seats: int) -> None:
    table = Table(GAME, seats).happens("center 6-5")
    assert table.state.hands == (3,) * seats
    assert table.state.deck == 49 - (3 * seats + 1)


def test_with_two_players_42_cards_can_be_drawn_and_with_six_30() -> None:
    assert Table(GAME, 2).happens("center 6-5").state.deck == 42
    assert Table(GAME, 6).happens("center 6-5").state.deck == 30


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_two_to_six_play(seats: int) -> None:
    with pytest.raises(BadSetup, match=r"setup\.seats"):
        checked_setup(GAME, Setup(seats))


def test_the_center_card_is_turned_before_anybody_plays() -> None:
    table = Table(GAME)
    assert table.state.phase == CENTER
    assert table.says("Mira plays 5-8") == "impossible no_game"
    assert table.says("Mira draws 1") == "impossible no_game"
    assert table.prompted() >= {"center"}
    assert "played" not in table.prompted()


def test_before_the_center_card_is_turned_no_card_can_be_played() -> None:
    assert playable_cards(Table(GAME).state, 0) == ()


def test_any_card_may_be_the_center_card() -> None:
    prompt = GAME.prompts(Table(GAME).state)[0]
    assert (prompt.action, prompt.seats, len(prompt.fields[0].options)) == ("center", (), 49)


def test_the_center_card_is_turned_once() -> None:
    assert Table(GAME).happens("center 6-5").says("center 6-4") == "impossible center_lies"


def test_the_center_card_cannot_be_turned_between_games() -> None:
    table = Table(GAME).happens("center 3-3; Mira plays 3-4; Mira plays 4-5; Mira plays 5-6; Bo plays 6-3; Bo is done")
    assert table.says("center 6-4") == "impossible center_lies"


def test_the_table_may_choose_another_starter_until_the_center_card_is_turned() -> None:
    table = Table(GAME, 3).happens("new game, Ines starts; center 6-5")
    assert table.state.turn == 2
    assert table.state.game_number == 1


def test_the_chosen_starter_begins() -> None:
    assert Table(GAME, 4, first=2).happens("center 6-5").state.turn == 2


def test_turns_go_clockwise() -> None:
    table = Table(GAME, 3, first=1).happens("center 6-5")
    turns = []
    for name, codes in (("Bo", "5-5"), ("Ines", "5-6"), ("Mira", "6-6")):
        turns.append(table.state.turn)
        table.happens(f"{name} plays {codes}; {name} is done")
    assert [*turns, table.state.turn] == [1, 2, 0, 1]


@pytest.mark.parametrize("text", ["Bo plays 5-8", "Bo draws 1", "Bo draws the 5-8", "Bo is done"])
def test_nobody_acts_out_of_turn(text: str) -> None:
    table = Table(GAME).happens("center 6-5; Mira plays 5-4")
    assert "out_of_turn" in table.codes(text)
    assert not table.verdict(text).is_legal


def test_what_another_did_in_the_turn_is_not_held_against_who_acts_out_of_turn() -> None:
    """Mira has played; that Bo draws is out of turn, but not a draw after a play."""
    table = Table(GAME, draw_limit=2).happens("center 6-5; Mira draws 2; Mira plays 5-4")
    assert table.codes("Bo draws 2") == ["out_of_turn"]
    assert table.codes("Bo is done") == ["out_of_turn", "must_draw"]


def test_an_overruled_play_out_of_turn_makes_it_that_players_turn() -> None:
    table = Table(GAME, 3).happens("center 6-5; Mira plays 5-4").overrule("Ines plays 4-4")
    assert (table.state.turn, table.state.played) == (2, 1)


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_at_the_table_does_nothing(seat: int) -> None:
    state = Table(GAME).happens("center 6-5").state
    for action in (Played(seat, BetskiCard(5, 8)), Drew(seat, 1), TurnEnded(seat)):
        codes = [each.code for each in GAME.objections(state, action)]
        assert codes == ["betski.no_such_seat"]


def test_on_the_scorepad_no_center_card_is_turned() -> None:
    table = Table(GAME, level="totals")
    assert [each.code for each in GAME.objections(table.state, CenterTurned(BetskiCard(3, 3)))] == [
        "betski.scorepad_only"
    ]
