"""Betski at the check desk."""

import pytest

from app.ui.present.check_betski import CardOnCard, Hand, card_keys, hand_keys, judged_card, judged_hand, laid, picked
from rules.decks.betski import DECK, BetskiCard

# From the rule text: equal or one higher, and 3 after 9, one way only.
GOES = {3: {3, 4}, 4: {4, 5}, 5: {5, 6}, 6: {6, 7}, 7: {7, 8}, 8: {8, 9}, 9: {9, 3}}


def card(code: str) -> BetskiCard:
    return BetskiCard.from_code(code)


@pytest.mark.parametrize("silver", range(3, 10))
def test_the_desk_agrees_with_the_gold_to_silver_rule(silver: int) -> None:
    center = BetskiCard(6, silver)
    for each in (each for each in DECK if each != center):
        kind = judged_card(CardOnCard(center, each), {}).kind
        assert kind == ("legal" if each.gold in GOES[silver] else "illegal")


def test_a_gold_nine_on_silver_three_is_answered_with_its_own_clause_and_the_golds_that_go() -> None:
    ruling = judged_card(CardOnCard(card("6-3"), card("9-9")), {})
    assert ruling.clause == "gold_nine"
    assert ruling.instead is not None
    assert ruling.instead.code == "betski.gold_nine.instead"
    assert ruling.golds == (3, 4)


def test_a_gold_three_on_silver_nine_goes_by_its_own_clause() -> None:
    ruling = judged_card(CardOnCard(card("6-9"), card("3-9")), {})
    assert (ruling.kind, ruling.clause) == ("legal", "gold_three")


def test_the_first_card_touched_is_the_center_card_and_touching_it_again_takes_it_away() -> None:
    draft = laid(CardOnCard(), card("6-5"))
    assert draft == CardOnCard(card("6-5"))
    assert laid(draft, card("5-8")) == CardOnCard(card("6-5"), card("5-8"))
    assert laid(laid(draft, card("5-8")), card("7-7")).card == card("7-7")
    assert laid(draft, card("6-5")) == CardOnCard()


def test_the_pad_shows_what_goes() -> None:
    assert {view.look for view in card_keys(CardOnCard()).values()} == {"playable"}
    looks = card_keys(CardOnCard(card("6-5")))
    assert (looks[card("5-8")].look, looks[card("9-9")].look, looks[card("6-5")].look) == ("playable", "greyed", "seen")


def test_a_hand_goes_out_whole_in_the_order_that_is_told() -> None:
    ruling = judged_hand(Hand(card("6-5"), (card("9-4"), card("5-8"))), {})
    assert (ruling.kind, ruling.line.code, ruling.clause) == ("legal", "check.betski.out", "going_out")
    assert ruling.details[0].facts["cards"] == (card("5-8"), card("9-4"))


def test_a_hand_that_does_not_go_out_is_told_how_far_it_goes_and_what_is_left() -> None:
    ruling = judged_hand(Hand(card("6-5"), (card("9-4"), card("5-8"), card("7-7"))), {})
    assert (ruling.kind, ruling.clause) == ("illegal", "play_on")
    assert (ruling.line.facts["count"], ruling.line.facts["held"]) == (2, 3)
    assert ruling.instead is not None
    assert ruling.instead.facts["left"] == (card("7-7"),)


def test_a_hand_of_which_nothing_goes_is_stuck() -> None:
    ruling = judged_hand(Hand(card("6-5"), (card("9-9"),)), {})
    assert (ruling.line.code, ruling.clause) == ("check.betski.stuck", "draw_when_unable")


def test_the_whole_rest_of_the_deck_can_be_asked_for() -> None:
    assert judged_hand(Hand(DECK[0], DECK[1:]), {}).line.facts["held"] == 48


def test_cards_come_to_the_hand_and_leave_it_when_touched_again() -> None:
    draft = picked(picked(Hand(), card("6-5")), card("5-8"))
    assert draft == Hand(card("6-5"), (card("5-8"),))
    assert picked(draft, card("5-8")) == Hand(card("6-5"))
    assert picked(draft, card("6-5")) == Hand()
    looks = hand_keys(draft)
    assert (looks[card("5-8")].look, looks[card("9-9")].look, looks[card("6-5")].look) == ("playable", "greyed", "seen")
