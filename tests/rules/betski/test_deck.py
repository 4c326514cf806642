"""Where the forty-nine cards are, the reshuffle and the blocked game (rulings K13, K14, K15)."""

import pytest

from rules.betski import GAME
from rules.betski.state import drawable_cards, unseen_cards
from tests.rules.table import Table

EMPTY_DECK = "center 6-5; Mira plays 5-8; Mira is done; Bo draws 42"  # 2 x 3 + 1 + 42 = 49
RAN_OUT = f"{EMPTY_DECK}; Bo plays 9-4; Bo is done"


def cards_in_play(table: Table) -> int:
    return int(table.state.deck + len(table.state.stack) + sum(table.state.hands))


# --- K15: one of each, and where a card was last seen

def test_a_card_in_the_stack_cannot_be_played_again_and_who_laid_it_is_said() -> None:
    table = Table(GAME).happens("center 6-5; Mira plays 5-8; Mira plays 9-5; Mira is done")
    objection = table.objection("Bo plays 5-8")
    assert objection.code == "betski.in_stack"
    assert (objection.facts["layer_seat"], objection.facts["entry"]) == (0, 2)


def test_the_first_center_card_cannot_be_played() -> None:
    table = Table(GAME).happens("center 6-5; Mira plays 5-5")
    objection = table.objection("Mira plays 6-5")
    assert (objection.code, objection.facts["entry"]) == ("betski.was_first_center", 1)


def test_the_center_card_cannot_be_played_on_itself() -> None:
    table = Table(GAME).happens("center 6-5; Mira plays 5-5")
    objection = table.objection("Mira plays 5-5")
    assert (objection.code, objection.facts["entry"]) == ("betski.is_center", 2)


def test_a_card_in_an_open_hand_is_nowhere_else() -> None:
    table = Table(GAME).happens("center 6-5; Bo holds 5-5 & 3-3 & 4-4")
    objection = table.objection("Mira plays 5-5")
    assert objection.code == "betski.in_open_hand"
    assert (objection.facts["holder_seat"], objection.facts["entry"]) == (1, 2)
    assert table.says("Mira draws the 3-3") == "impossible in_open_hand"


def test_a_card_in_the_stack_is_not_drawn_while_the_deck_lasts() -> None:
    table = Table(GAME).happens("center 6-5; Mira plays 5-5; Mira is done")
    assert table.says("Bo draws the 6-5") == "impossible was_first_center"


def test_a_game_after_entries_1_to_16_of_four_players() -> None:
    """34 in the deck, 9 in the stack and 6 in hands are 49; on Silver 3, 14 fit and 3 of them are seen."""
    table = Table(GAME, 4).happens(
        """center 6-5; Mira plays 5-8; Mira plays 9-4; Mira is done
        Bo plays 4-7; Bo plays 8-6; Bo is done
        Ines draws 2; Ines plays 7-3; Ines plays 4-9; Ines is done
        Jonas plays 3-5; Jonas plays 6-3; Jonas is done"""
    )
    state = table.state
    assert (state.deck, len(state.stack), sum(state.hands)) == (34, 9, 6)
    assert state.hands == (1, 1, 3, 1)
    played = next(prompt for prompt in GAME.prompts(state) if prompt.action == "played")
    assert len(played.fields[0].options) == 11
    assert {"3-5", "4-7", "4-9"}.isdisjoint(played.fields[0].options)
    assert len(unseen_cards(state)) == 40


# --- K13: the reshuffle

def test_drawing_beyond_the_deck_reshuffles_the_stack_under_the_center_card() -> None:
    table = Table(GAME).happens(f"{RAN_OUT}; Mira draws 1")
    assert table.events() == ["reshuffled"]
    assert table.last.events[0].facts == {"count": 2}
    assert (table.state.deck, len(table.state.stack), table.state.center.code) == (1, 1, "9-4")
    assert cards_in_play(table) == 49


def test_a_player_in_the_middle_of_drawing_goes_on_from_the_new_deck() -> None:
    """40 of 42 are drawn, then 4 more: 2 from the deck and 2 of the 3 cards under the center card."""
    table = Table(GAME).happens("center 6-5; Mira plays 5-5; Mira is done; Bo plays 6-6; Bo is done; Mira draws 40")
    table.happens("Mira plays 6-7; Mira is done; Bo draws 4")
    assert table.events() == ["reshuffled"]
    assert (table.state.deck, len(table.state.stack), table.state.hands[1]) == (1, 1, 6)
    assert cards_in_play(table) == 49


def test_the_last_card_of_the_deck_is_drawn_without_a_reshuffle() -> None:
    table = Table(GAME).happens(EMPTY_DECK)
    assert table.events() == []
    assert (table.state.deck, len(table.state.stack)) == (0, 2)


def test_with_the_deck_empty_the_table_may_reshuffle_itself() -> None:
    table = Table(GAME).happens(RAN_OUT)
    assert "reshuffled" in table.prompted()
    table.happens("reshuffled")
    assert (table.state.deck, len(table.state.stack)) == (2, 1)


def test_with_cards_in_the_deck_there_is_no_reshuffle() -> None:
    table = Table(GAME).happens("center 6-5; Mira plays 5-5")
    objection = table.objection("reshuffled")
    assert (objection.code, objection.facts["deck"]) == ("betski.deck_not_empty", 42)
    assert "reshuffled" not in table.prompted()
    table.overrule("reshuffled")
    assert (table.state.deck, len(table.state.stack)) == (43, 1)


@pytest.mark.parametrize("before", ["", "center 6-5"])
def test_without_a_stack_there_is_nothing_to_reshuffle(before: str) -> None:
    assert Table(GAME).happens(before).says("reshuffled") == "impossible nothing_to_shuffle"


def test_after_a_reshuffle_a_card_may_turn_up_again() -> None:
    table = Table(GAME).happens(RAN_OUT)
    assert table.says("Mira plays 5-8") == "impossible in_stack"
    table.happens("reshuffled")
    assert table.codes("Mira plays 5-8") == ["one_higher"]


def test_with_the_deck_empty_only_the_cards_under_the_center_card_can_be_drawn() -> None:
    table = Table(GAME).happens(f"{RAN_OUT}; Mira holds 3-3 & 3-5")
    assert [card.code for card in drawable_cards(table.state)] == ["6-5", "5-8"]
    assert table.says("Mira draws the 7-7") == "impossible in_hidden_hand"
    assert table.says("Mira draws the 9-4") == "impossible is_center"
    table.happens("Mira draws the 5-8")
    assert table.events() == ["reshuffled"]
    assert cards_in_play(table) == 49


# --- K14: nothing left to draw

def test_with_nothing_to_draw_a_player_passes() -> None:
    table = Table(GAME).happens(f"{EMPTY_DECK}; Bo plays 9-4; Bo is done; Mira draws 2")
    assert table.state.stock == 0
    assert table.codes("Mira is done") == ["nothing_to_draw"]
    assert "drew" not in table.prompted()
    assert table.says("Mira draws 1") == "impossible cannot_draw"
    assert table.says("Mira draws the 3-3") == "impossible cannot_draw"


def test_when_everybody_passes_in_a_row_the_fewest_cards_win() -> None:
    table = Table(GAME).happens(f"{EMPTY_DECK}; Bo plays 9-4; Bo is done; Mira draws 2; Mira is done")
    assert table.state.phase == "play"
    table.happens("Bo is done")
    assert table.events() == ["blocked"]
    assert table.last.events[0].facts == {"winners": (0,), "game_number": 1, "count": 4}
    assert table.state.wins == (1, 0)


def test_in_a_blocked_game_the_same_number_of_cards_is_a_tie() -> None:
    """Mira 3 + 2 - 1 + 3 and Bo 3 + 5 - 1 are 7 each, Ines 3 + 32 - 1 is 34: with the center card 49."""
    table = Table(GAME, 3).happens("center 6-5; Mira draws 2; Mira plays 5-5; Mira is done; Bo draws 5; Bo plays 6-6")
    table.happens("Bo is done; Ines draws 32; Ines plays 6-7; Ines is done; Mira draws 3; Mira is done; Bo is done")
    assert table.state.hands == (7, 7, 34)
    table.happens("Ines is done")
    assert table.events() == ["blocked"]
    assert table.last.events[0].facts["winners"] == (0, 1)
    assert (table.state.wins, table.state.ties) == ((0, 0, 0), (1, 1, 0))


def test_a_play_between_the_passes_starts_the_count_again() -> None:
    table = Table(GAME).happens(f"{EMPTY_DECK}; Bo plays 9-4; Bo is done; Mira draws 2; Mira is done; Bo plays 4-4")
    assert table.state.passes == 0
    assert table.state.phase == "play"
