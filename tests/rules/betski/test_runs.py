"""The longest run: legal card by card, and never shorter than an exhaustive search finds."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.betski.runs import can_go_out, longest_run
from rules.decks.betski import DECK, BetskiCard, goes_on, golds_on

GOLDS = {3: (3, 4), 4: (4, 5), 5: (5, 6), 6: (6, 7), 7: (7, 8), 8: (8, 9), 9: (9, 3)}
SILVERS = tuple(GOLDS)


def cards(codes: str) -> list[BetskiCard]:
    """The cards written one after another."""
    return [BetskiCard.from_code(code) for code in codes.split()]


def exhaustive_length(silver: int, hand: Sequence[BetskiCard]) -> int:
    """The length of the longest run, by trying every order."""

    @cache
    def longest_from(shown: int, left: int) -> int:
        best = 0
        for position, card in enumerate(hand):
            if left >> position & 1 and card.gold in GOLDS[shown]:
                best = max(best, 1 + longest_from(card.silver, left ^ 1 << position))
        return best

    return longest_from(silver, (1 << len(hand)) - 1)


def check_legal(silver: int, hand: Iterable[BetskiCard], run: Sequence[BetskiCard]) -> None:
    """Every card of the run is held, used once, and goes on the silver before it."""
    assert set(run) <= set(hand)
    assert len(set(run)) == len(run)
    for card in run:
        assert card.gold in GOLDS[silver]
        silver = card.silver


def check_exact(silver: int, hand: Sequence[BetskiCard]) -> None:
    """Both answers agree with the exhaustive search."""
    run = longest_run(silver, hand)
    check_legal(silver, hand, run)
    expected = exhaustive_length(silver, hand)
    assert len(run) == expected
    assert can_go_out(silver, hand) == (expected == len(hand))


def walked_hand(chance: random.Random, silver: int, size: int) -> list[BetskiCard]:
    """A hand laid out card by card at random, so it can certainly go out; shuffled."""
    left = set(DECK)
    hand: list[BetskiCard] = []
    while len(hand) < size:
        fitting = sorted(card for card in left if card.gold in GOLDS[silver])
        if not fitting:
            break
        card = chance.choice(fitting)
        left.remove(card)
        hand.append(card)
        silver = card.silver
    chance.shuffle(hand)
    return hand


def test_the_deck_holds_every_gold_with_every_silver_once() -> None:
    assert len(DECK) == 49
    assert set(DECK) == {(gold, silver) for gold in SILVERS for silver in SILVERS}


@pytest.mark.parametrize("silver", SILVERS)
def test_a_silver_takes_its_own_number_and_the_next_and_nine_takes_three(silver: int) -> None:
    assert golds_on(silver) == GOLDS[silver]
    assert {card.gold for card in DECK if goes_on(card, silver)} == set(GOLDS[silver])


@pytest.mark.parametrize("silver", [2, 10, 0, -3])
def test_a_number_outside_three_to_nine_is_no_silver(silver: int) -> None:
    with pytest.raises(ValueError, match="silver"):
        golds_on(silver)
    with pytest.raises(ValueError, match="silver"):
        longest_run(silver, [])


def test_a_code_names_its_card_gold_first() -> None:
    card = BetskiCard.from_code("6-3")
    assert (card.gold, card.silver, card.code) == (6, 3, "6-3")
    assert [BetskiCard.from_code(card.code) for card in DECK] == list(DECK)


@pytest.mark.parametrize("text", ["", "6", "6-", "2-3", "3-2", "10-3", "6-10", "6 - 3", "6-3 ", "06-3"])
def test_a_code_of_no_card_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a Betski card"):
        BetskiCard.from_code(text)


def test_a_hand_with_a_card_outside_the_deck_is_refused() -> None:
    with pytest.raises(ValueError, match="not a Betski card"):
        longest_run(5, [BetskiCard(5, 10)])


# What the table sees: silver showing, hand, and how many cards go.
COUNTED_BY_HAND = [
    pytest.param(5, "5-8 9-4", 2, id="nine goes on the eight the five leaves"),
    pytest.param(5, "", 0, id="an empty hand"),
    pytest.param(5, "7-5 4-5 3-5", 0, id="nothing goes on five"),
    pytest.param(4, "4-4", 1, id="a loop on its own silver"),
    pytest.param(3, "4-4", 1, id="a loop one step up"),
    pytest.param(5, "4-4", 0, id="a loop out of reach"),
    pytest.param(9, "3-9 3-5 6-6", 3, id="three goes on nine"),
    pytest.param(3, "9-3 9-9", 0, id="nine never goes on three"),
    pytest.param(3, "3-3 6-6 7-6", 1, id="a far cycle does not count"),
    pytest.param(3, "3-3 4-4 5-5 6-6 7-7 8-8 9-9", 7, id="seven loops in a row"),
    pytest.param(6, "3-3 4-4 5-5 6-6 7-7 8-8 9-9", 7, id="seven loops round the corner"),
    # Only 3-7 and 3-5 start, nothing leads back: 3-5 5-5 6-5 beats 3-7 7-7.
    pytest.param(3, "3-7 7-7 3-5 5-5 6-5", 3, id="one of two loops must be given up"),
    # 3-5 is the only way out of three; 5-9 must wait until the fives are gone.
    pytest.param(3, "3-5 5-5 6-5 5-9 9-9", 5, id="loops are laid before leaving"),
]


@pytest.mark.parametrize(("silver", "codes", "length"), COUNTED_BY_HAND)
def test_runs_counted_by_hand(silver: int, codes: str, length: int) -> None:
    hand = cards(codes)
    run = longest_run(silver, hand)
    check_legal(silver, hand, run)
    assert len(run) == length
    assert can_go_out(silver, hand) == (length == len(hand))


def test_the_run_is_given_in_the_order_to_lay_it() -> None:
    assert longest_run(5, cards("9-4 5-8")) == tuple(cards("5-8 9-4"))


@pytest.mark.parametrize("size", range(1, 11))
def test_random_hands_agree_with_trying_every_order(size: int) -> None:
    chance = random.Random(size)
    for _ in range(400):
        check_exact(chance.choice(SILVERS), chance.sample(DECK, size))


@pytest.mark.parametrize("seed", range(8))
def test_hands_full_of_loops_agree_with_trying_every_order(seed: int) -> None:
    chance = random.Random(seed)
    near = [card for card in DECK if card.gold in (card.silver, *GOLDS[card.silver])]
    for _ in range(150):
        hand = {*chance.sample(near, chance.randint(2, 8)), *chance.sample(DECK, chance.randint(0, 3))}
        check_exact(chance.choice(SILVERS), sorted(hand))


@pytest.mark.parametrize("seed", range(8))
def test_hands_of_separate_cycles_agree_with_trying_every_order(seed: int) -> None:
    """Golds and silvers are dealt to groups and cards stay in their group, with a few bridges."""
    chance = random.Random(seed)
    for _ in range(150):
        gold_group = {gold: chance.randint(0, 2) for gold in SILVERS}
        silver_group = {silver: chance.randint(0, 2) for silver in SILVERS}
        inside = [card for card in DECK if gold_group[card.gold] == silver_group[card.silver]]
        hand = {*chance.sample(inside, min(len(inside), 9)), *chance.sample(DECK, chance.randint(0, 2))}
        check_exact(chance.choice(SILVERS), sorted(hand))


# Hands with many cut-off cycles, where joining them costs cards.
TANGLED = [
    "4-8 5-4 6-3 6-4 6-5 7-3 7-4 7-6 8-3 8-4 8-5 8-7 9-3 9-4 9-5 9-9",
    "4-7 5-4 6-3 6-4 6-5 7-3 7-4 7-5 7-6 7-9 8-3 8-4 8-5 8-8 8-9 9-3 9-4 9-9",
]


@pytest.mark.parametrize("codes", TANGLED)
def test_tangled_hands_agree_with_trying_every_order(codes: str) -> None:
    for silver in SILVERS:
        check_exact(silver, cards(codes))


@pytest.mark.parametrize("missing", DECK, ids=lambda card: card.code)
def test_the_deck_less_any_card_goes_out_on_any_silver(missing: BetskiCard) -> None:
    """Each silver v goes on to gold v, and one surplus steps up from the start: it always balances."""
    hand = [card for card in DECK if card != missing]
    for silver in SILVERS:
        run = longest_run(silver, hand)
        check_legal(silver, hand, run)
        assert len(run) == 48
        assert can_go_out(silver, hand)


def test_a_hand_that_was_laid_once_can_go_out_again() -> None:
    chance = random.Random(48)
    for _ in range(600):
        silver = chance.choice(SILVERS)
        hand = walked_hand(chance, silver, chance.randint(1, 48))
        run = longest_run(silver, hand)
        check_legal(silver, hand, run)
        assert len(run) == len(hand)
        assert can_go_out(silver, hand)


def test_a_run_does_not_depend_on_the_order_of_the_hand() -> None:
    chance = random.Random(7)
    for _ in range(100):
        silver, hand = chance.choice(SILVERS), chance.sample(DECK, 20)
        assert longest_run(silver, hand) == longest_run(silver, hand[::-1])


@given(
    silver=st.sampled_from(SILVERS),
    hand=st.sets(st.sampled_from(DECK), max_size=47),
    extra=st.sampled_from(DECK),
)
def test_one_more_card_never_shortens_the_longest_run(
    silver: int, hand: set[BetskiCard], extra: BetskiCard
) -> None:
    before, after = longest_run(silver, hand), longest_run(silver, hand | {extra})
    check_legal(silver, hand, before)
    check_legal(silver, hand | {extra}, after)
    assert len(after) >= len(before)
    assert can_go_out(silver, before)
