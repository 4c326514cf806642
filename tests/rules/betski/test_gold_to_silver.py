"""Which gold goes on which silver (rulings K01, K19, K23, K25)."""

from itertools import combinations

import pytest

from rules.betski import GAME
from rules.betski.runs import can_go_out
from rules.decks.betski import DECK, BetskiCard, goes_on
from tests.rules.table import Table

# From the rule text: the same number or the next, and gold three goes on silver nine.
FITTING = {3: {3, 4}, 4: {4, 5}, 5: {5, 6}, 6: {6, 7}, 7: {7, 8}, 8: {8, 9}, 9: {9, 3}}


def card_with_gold(gold: int, but_not: BetskiCard) -> BetskiCard:
    return next(card for card in DECK if card.gold == gold and card != but_not)


@pytest.mark.parametrize("silver", FITTING)
@pytest.mark.parametrize("gold", FITTING)
def test_a_gold_goes_on_its_own_silver_and_the_one_below(gold: int, silver: int) -> None:
    center = BetskiCard(6, silver)
    table = Table(GAME).happens(f"center {center.code}")
    verdict = table.verdict(f"Mira plays {card_with_gold(gold, center).code}")
    assert verdict.is_legal == (gold in FITTING[silver])
    assert not verdict.is_impossible


def test_gold_nine_never_goes_on_silver_three() -> None:
    objection = Table(GAME).happens("center 6-3").objection("Mira plays 9-5")
    assert (objection.code, objection.clause, objection.severity.name) == ("betski.gold_nine", "gold_nine", "ILLEGAL")
    assert (objection.facts["low"], objection.facts["high"]) == (3, 4)


def test_gold_three_goes_on_silver_nine() -> None:
    objection = Table(GAME).happens("center 6-9").objection("Mira plays 3-5")
    assert (objection.code, objection.clause) == ("betski.wraps", "gold_three")


def test_gold_three_does_not_go_on_silver_eight() -> None:
    assert Table(GAME).happens("center 6-8").says("Mira plays 3-5") == "illegal no_fit"


def test_gold_four_goes_on_silver_three() -> None:
    assert Table(GAME).happens("center 6-3").says("Mira plays 4-5") == "note one_higher"


def test_one_lower_does_not_go() -> None:
    assert Table(GAME).happens("center 6-5").says("Mira plays 4-4") == "illegal no_fit"


def test_on_silver_nine_go_nine_and_three_and_what_would_go_is_said() -> None:
    objection = Table(GAME).happens("center 6-9").objection("Mira plays 4-4")
    assert (objection.facts["low"], objection.facts["high"]) == (9, 3)


@pytest.mark.parametrize("silver", [5, 4])
def test_the_rule_texts_gold_five(silver: int) -> None:
    assert Table(GAME).happens(f"center 9-{silver}").verdict("Mira plays 5-9").is_legal


@pytest.mark.parametrize("silver", [7, 6])
def test_the_rule_texts_gold_seven(silver: int) -> None:
    assert Table(GAME).happens(f"center 9-{silver}").verdict("Mira plays 7-9").is_legal


def test_the_rule_texts_run_of_five_and_nine() -> None:
    table = Table(GAME).happens("center 3-5; Mira plays 5-8")
    assert table.codes("Mira plays 9-4") == ["one_higher"]
    table.happens("Mira plays 9-4")
    assert table.state.center == BetskiCard(9, 4)


def test_only_the_top_cards_silver_counts() -> None:
    """A gold 5 would go on the covered silver 5, not on the silver 8 that lies on it."""
    table = Table(GAME).happens("center 3-5; Mira plays 5-8")
    assert table.says("Mira plays 5-4") == "illegal no_fit"


def test_the_centers_gold_and_the_played_cards_silver_do_not_count() -> None:
    assert Table(GAME).happens("center 7-3").says("Mira plays 8-3") == "illegal no_fit"


def test_cards_are_written_gold_first() -> None:
    assert Table(GAME).happens("center 6-3").state.center == BetskiCard(gold=6, silver=3)


@pytest.mark.parametrize("silver", FITTING)
def test_fourteen_of_the_forty_nine_cards_fit_any_silver(silver: int) -> None:
    assert sum(goes_on(card, silver) for card in DECK) == 14


def test_how_often_the_first_player_can_play_and_can_go_out_at_once() -> None:
    """Every deal of a center card and three cards: 49 times 48 choose 3, less by the rule's seven-fold turning.

    Adding one to all golds and silvers (nine becomes three) keeps the rule, so the center silver 3 stands for all.
    """
    deals = able = out = 0
    for center in (card for card in DECK if card.silver == 3):
        others = [card for card in DECK if card != center]
        fitting = {card for card in others if card.gold in FITTING[3]}
        for hand in combinations(others, 3):
            deals += 7
            if not fitting.isdisjoint(hand):
                able += 7
                out += 7 * can_go_out(3, hand)
    assert (able, out, deals) == (546_434, 105_868, 847_504)
