"""Exact chances: by hand on decks of a few cards, by trying everything on random ones, and when they cannot be told."""

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.decks.alpha import FACES, Face, ways_up
from rules.threebetween import GAME
from rules.threebetween.fitting import is_exact_pair, plays
from rules.threebetween.odds import (
    Odds,
    Pool,
    Values,
    banked_bust,
    banked_points,
    chances,
    odds,
    placed_points,
    pool_for,
)
from tests.rules.table import Table
from tests.rules.threebetween.tables import BOTH_SET, sample_table, small_deck

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def told(table: Table) -> Odds:
    """The odds, which can be told."""
    found = odds(table.state)
    assert found is not None
    return found


# --- by hand

def test_chances_of_a_draw_by_hand() -> None:
    """Bo has B and P; of D, F, G, Q, S, T, V three come: none fits in 4 of 35 ways, one in 18, two in 12, all in 1."""
    table = Table(GAME, odds=True).happens(small_deck("B C D F G N P Q S T V"))
    table.happens("Bo gets B & P; Mira gets C & N; Bo sets B & P; Mira sets C & N")
    found = told(table)
    assert (found.seat, found.spaces, found.unseen) == (1, 3, 7)
    assert found.chances == (Fraction(4, 35), Fraction(18, 35), Fraction(12, 35), Fraction(1, 35))
    assert found.bust == Fraction(4, 35)
    assert found.unknown == ()


def test_expected_points_of_drawing_and_passing_by_hand() -> None:
    """B and P count 8. Each of D 3, F 4, G 4 comes in 15 of 35 ways: 31/35 * 8 + 11 * 15/35."""
    table = Table(GAME, odds=True).happens(small_deck("B C D F G N P Q S T V"))
    table.happens("Bo gets B & P; Mira gets C & N; Bo sets B & P; Mira sets C & N")
    found = told(table)
    assert (found.if_passed, found.if_drawn, found.if_banked) == (8, Fraction(31 * 8 + 11 * 15, 35), None)


def full_bo(deck: str, **house_rules: bool) -> Table:
    """Bo has B, R and between them F, G, H: 4+2+4+4+3 = 17, and is on turn; Mira passed with C and N."""
    table = Table(GAME, odds=True, **house_rules).happens(small_deck(f"B C F G H N R {deck}"))
    return table.happens(
        "Bo gets B & R; Mira gets C & N; Bo sets B & R; Mira sets C & N; "
        "Bo draws F & G & H; Bo places F & G & H; Mira passes"
    )


def test_expected_points_of_banking_by_hand() -> None:
    """Of L, L, V two come: L and L in one of three ways, else 17 + 3 + 7."""
    found = told(full_bo("L L V"))
    assert (found.spaces, found.unseen, found.chances) == (0, 3, ())
    assert (found.bust, found.if_passed, found.if_banked, found.if_drawn) == (Fraction(1, 3), 17, 18, None)


def test_with_a_replacement_after_the_bank_a_pair_is_rescued() -> None:
    """L and L again, but only V can replace one. Of L, L, L, V: a pair in three of six ways, then L or V comes."""
    found = told(full_bo("L L V", replacement_after_bank=True))
    assert (found.bust, found.if_banked) == (0, 27)
    found = told(full_bo("L L L V", replacement_after_bank=True))
    assert (found.bust, found.if_banked) == (Fraction(1, 4), Fraction(3, 4) * 27)


def test_a_replacement_may_have_to_come_from_the_discards() -> None:
    """Only L and L are left: the third card is L again or one of B 4, R 2, F 4, G 4, H 3 just banked."""
    found = told(full_bo("L L", replacement_after_bank=True))
    others = 5 * (17 + 3) + 4 + 2 + 4 + 4 + 3
    assert (found.bust, found.if_banked) == (Fraction(1, 6), Fraction(others, 6))


def test_a_deck_that_runs_out_gives_its_last_cards_for_certain() -> None:
    """V is left for certain; the second limit is one of B 4, R 2, F 4, G 4, H 3."""
    found = told(full_bo("V"))
    assert (found.unseen, found.bust, found.if_banked) == (1, 0, 17 + 7 + Fraction(4 + 2 + 4 + 4 + 3, 5))


@pytest.mark.parametrize(("last", "number"), [("L", 3), ("A/E", 1), ("?", 0)])
def test_a_draw_from_a_deck_that_runs_out(last: str, number: int) -> None:
    """Bo has B 4, P 4 and D 3; one card is left, and one comes from the discarded F 4 and G 4: all of them fit."""
    table = Table(GAME, odds=True).happens(small_deck(f"B C D F G {last} N P"))
    table.happens("Bo gets B & P; Mira gets C & N; Bo sets B & P; Mira sets C & N")
    table.happens("Bo draws D & F & G; Bo places D; Mira passes")
    found = told(table)
    assert found.chances == (0, 0, 1)
    assert found.if_drawn == 4 + 4 + 3 + number + 4


# --- when they are shown, and when they cannot be told

def test_chances_are_shown_only_where_the_table_wants_them() -> None:
    assert odds(sample_table().happens(BOTH_SET).state) is None
    assert odds(sample_table(odds=True).happens(BOTH_SET).state) is not None


def test_there_are_no_odds_while_there_is_nothing_to_choose() -> None:
    table = sample_table(odds=True)
    assert odds(table.state) is None
    table.happens(BOTH_SET)
    assert odds(table.happens("Bo draws F & G & H").state) is None
    assert odds(table.happens("Bo places F & G & H; Mira passes; Bo banks").state) is None


def test_without_copy_counts_only_the_pass_is_told_and_it_says_why() -> None:
    table = Table(GAME, odds=True).happens(f"{BOTH_SET}; A/E counts 1; N counts 2")
    assert odds(table.state) == Odds(1, 3, if_passed=3, unknown=("threebetween.odds.counts_unknown",))


def test_without_all_numbers_chances_are_told_but_no_points() -> None:
    copies = " & ".join(f"{card.face.code}*{card.copies}" for card in GAME.deck("sample").pieces)
    table = Table(GAME, odds=True).happens(f"the deck has {copies}; {BOTH_SET}")
    found = told(table)
    assert (found.unseen, found.if_passed, found.if_drawn) == (70, None, None)
    assert sum(found.chances) == 1
    assert found.unknown == ("threebetween.odds.points_unknown",)
    table.happens("Bo draws F & G & H; Bo places F & G & H; Mira passes")
    full = told(table)
    assert (full.bust is not None, full.if_banked) == (True, None)
    assert full.unknown == ("threebetween.odds.points_unknown",)


def test_cards_that_nobody_entered_leave_no_chances() -> None:
    table = sample_table(odds=True).happens("Bo plays unseen; Mira gets B & S; Mira sets B & S")
    assert odds(table.state) == Odds(1, 3, unknown=("threebetween.odds.no_cards_known",))
    table.happens("Bo plays unseen")
    assert odds(table.state) == Odds(0, 3, if_passed=7, unknown=("threebetween.odds.not_counted",))


def test_too_few_cards_to_draw_are_said() -> None:
    table = Table(GAME, odds=True).happens(small_deck("B C L M N"))
    table.happens("Bo gets B & N; Mira gets C & M; Bo sets B & N; Mira sets C & M")
    assert told(table).unknown == ("threebetween.odds.too_few_cards",)


# --- by trying everything

copies = st.dictionaries(st.sampled_from(FACES), st.integers(1, 3), min_size=3, max_size=5)
few_copies = st.dictionaries(st.sampled_from(FACES), st.integers(1, 2), max_size=1)
spans = st.frozensets(st.sampled_from(ALPHABET), max_size=20)
numbers = st.fixed_dictionaries(
    {(card.face, card.letter): st.integers(0, 10) for face in FACES for card in ways_up(face)}
)


def hands(pool: Pool) -> list[tuple[Face, ...]]:
    """Everything that can come, each hand as often as it does."""
    cards = [face for face, amount in pool.unseen.items() for _ in range(amount)]
    return [(*pool.certain, *drawn) for drawn in combinations(cards, pool.amount)]


def placings(hand: tuple[Face, ...], letters: frozenset[str], values: Values) -> tuple[int, int]:
    """The most cards and the most points that a hand can place."""
    found = plays(hand, letters, len(hand))
    counted = [sum(values[card.face, card.letter] for card in cards) for cards in found]
    return max(map(len, found), default=0), max(counted, default=0)


def check_draw(pool: Pool, letters: frozenset[str], values: Values) -> None:
    """Chances and expected points are those of all hands."""
    tried = [placings(hand, letters, values) for hand in hands(pool)]
    found = Counter(placed for placed, _ in tried)
    size = len(pool.certain) + pool.amount
    assert chances(pool, letters) == tuple(Fraction(found[placed], len(tried)) for placed in range(size + 1))
    assert placed_points(pool, letters, values) == Fraction(sum(points for _, points in tried), len(tried))


@given(copies, st.integers(1, 3), spans, numbers)
def test_a_draw_agrees_with_every_hand_that_can_come(
    deck: dict[Face, int], amount: int, letters: frozenset[str], values: Values
) -> None:
    check_draw(pool_for(deck, {}, amount), letters, values)


@given(few_copies, copies, spans, numbers)
def test_a_draw_over_a_reshuffle_agrees_with_every_hand_that_can_come(
    deck: dict[Face, int], discards: dict[Face, int], letters: frozenset[str], values: Values
) -> None:
    check_draw(pool_for(deck, discards, 3), letters, values)


def kept(first: Face, second: Face, at_stake: int, values: Values) -> int:
    """The points of two new limits with what is at stake; they may not show the same letter."""
    ways = [(one, other) for one in ways_up(first) for other in ways_up(second)]
    legal = [pair for pair in ways if pair[0].letter != pair[1].letter or first.is_wild]
    return at_stake + max(values[one.face, one.letter] + values[other.face, other.letter] for one, other in legal)


def outcomes(
    pool: Pool, at_stake: int, values: Values, spare: dict[Face, int] | None
) -> list[tuple[Fraction, Fraction]]:
    """For every two limits that may come: the chance to bust, and the expected points."""
    cards = [face for face, amount in pool.unseen.items() for _ in range(amount)]
    found = []
    for drawn in combinations(range(len(cards)), pool.amount):
        first, second = (*pool.certain, *(cards[place] for place in drawn))
        if not is_exact_pair(first, second):
            found.append((Fraction(0), Fraction(kept(first, second, at_stake, values))))
            continue
        if spare is None:
            found.append((Fraction(1), Fraction(0)))
            continue
        rest = [card for place, card in enumerate(cards) if place not in drawn]
        if not rest:
            rest = [first, *(face for face, amount in spare.items() for _ in range(amount))]
        third = [0 if face == first else kept(first, face, at_stake, values) for face in rest]
        found.append((Fraction(sum(face == first for face in rest), len(rest)), Fraction(sum(third), len(rest))))
    return found


@given(
    st.dictionaries(st.sampled_from(FACES), st.integers(1, 3), max_size=4),
    st.dictionaries(st.sampled_from(FACES), st.integers(1, 3), min_size=3, max_size=5),
    st.integers(0, 60),
    numbers,
    st.booleans(),
)
def test_a_bank_agrees_with_every_two_limits_that_can_come(
    deck: dict[Face, int], discards: dict[Face, int], at_stake: int, values: Values, may_replace: bool
) -> None:
    pool = pool_for(deck, discards, 2)
    spare = discards if may_replace else None
    tried = outcomes(pool, at_stake, values, spare)
    assert banked_bust(pool, spare) == sum(lost for lost, _ in tried) / len(tried)
    assert banked_points(pool, at_stake, values, spare) == sum(points for _, points in tried) / len(tried)
