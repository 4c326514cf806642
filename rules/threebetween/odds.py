"""Exact chances of the player on turn, from the cards that have not been seen.

Consonants, vowel cards, wilds and cards that fit nowhere are counted apart and multiplied together. A consonant counts
once however many copies come; only the vowel cards, which may lie two ways, are gone through one choice at a time.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from itertools import combinations_with_replacement, product
from math import comb
from typing import NamedTuple

from rules.decks.alpha import FACES, WILD, Face, counts, points_of, ways_up
from rules.threebetween import state as s
from rules.threebetween.fitting import SPACES, can_fit, is_exact_pair

# Why something cannot be told, as codes.
COUNTS_UNKNOWN = "threebetween.odds.counts_unknown"
POINTS_UNKNOWN = "threebetween.odds.points_unknown"
NO_CARDS_KNOWN = "threebetween.odds.no_cards_known"
NOT_COUNTED = "threebetween.odds.not_counted"
TOO_FEW_CARDS = "threebetween.odds.too_few_cards"

LIMIT_CARDS = 2


class Odds(NamedTuple):
    """What awaits the player on turn; None where it cannot be told, and *unknown* says why.

    *chances* are those of getting none, one, two or three of the cards in, as many as there are spaces; *bust* is the
    chance of the first of these, or of two equal limits after a bank. The expected points are those of the whole
    round, if the player draws (or banks) now, places what counts most and passes next.
    """

    seat: int
    spaces: int
    unseen: int | None = None
    chances: tuple[Fraction, ...] = ()
    bust: Fraction | None = None
    if_passed: int | None = None
    if_drawn: Fraction | None = None
    if_banked: Fraction | None = None
    unknown: tuple[str, ...] = ()


class Pool(NamedTuple):
    """What the next cards come from: *certain* ones first, then *amount* of those in *unseen*."""

    certain: tuple[Face, ...]
    unseen: Mapping[Face, int]
    amount: int


# Points of each letter a face may show.
Values = Mapping[tuple[Face, str], int]
# The most points for each set of vowels that can be taken up, the set as bits.
_Taken = dict[int, int]
_BITS = {letter: 1 << index for index, letter in enumerate("AEIOU")}


def odds(state: s.State) -> Odds | None:
    """The odds for the player on turn, where the table wants them; None when there is nothing to choose."""
    spot = state.spots[state.turn]
    has_choice = state.phase == s.TURNS and spot.stage in (s.SET, s.UNSEEN) and not spot.drawn
    if not has_choice or not state.house.odds:
        return None
    if spot.stage == s.UNSEEN:
        return Odds(state.turn, SPACES, unknown=(NO_CARDS_KNOWN,))
    result = Odds(state.turn, spot.spaces)
    line = s.line_of(state, spot.cards)
    lines = (*spot.banked, line)
    at_stake = sum(each.total for each in lines) if all(each.is_complete for each in lines) else None
    result = result._replace(if_passed=at_stake)
    if not state.is_counted:
        return result._replace(unknown=(NOT_COUNTED,))
    copies = counts(state.deck)
    if copies is None:
        return result._replace(unknown=(COUNTS_UNKNOWN,))
    return _with_chances(state, spot, result, copies)


def _with_chances(state: s.State, spot: s.Spot, result: Odds, copies: Mapping[Face, int]) -> Odds:
    wanted = spot.spaces or LIMIT_CARDS
    seen = s.seen_faces(state)
    unseen = {face: amount - seen[face] for face, amount in copies.items() if amount > seen[face]}
    # Banked cards go to the discards before the new limits are dealt; they matter only for a reshuffle.
    discards = state.discards if spot.spaces else (*state.discards, *spot.faces)
    pool = pool_for(unseen, Counter(discards), wanted)
    result = result._replace(unseen=sum(unseen.values()))
    if sum(pool.unseen.values()) < pool.amount:
        return result._replace(unknown=(TOO_FEW_CARDS,))
    if not spot.spaces:
        return _with_bank(state, result, pool, Counter(discards) if state.house.replacement_after_bank else None)
    found = chances(pool, spot.letters)
    result = result._replace(chances=found, bust=found[0])
    values = _values(state, {*pool.certain, *pool.unseen})
    if values is None or result.if_passed is None:
        return result._replace(unknown=(POINTS_UNKNOWN,))
    saved = (1 - found[0]) * result.if_passed
    return result._replace(if_drawn=saved + placed_points(pool, spot.letters, values))


def _with_bank(state: s.State, result: Odds, pool: Pool, spare: Mapping[Face, int] | None) -> Odds:
    result = result._replace(bust=banked_bust(pool, spare))
    values = _values(state, {*pool.certain, *pool.unseen, *(spare or ())})
    if values is None or result.if_passed is None:
        return result._replace(unknown=(POINTS_UNKNOWN,))
    return result._replace(if_banked=banked_points(pool, result.if_passed, values, spare))


def _values(state: s.State, faces: Iterable[Face]) -> Values | None:
    """The points of every card that may come; None unless all are known."""
    values = {}
    for face in faces:
        for card in ways_up(face):
            points = points_of(state.deck, card)
            if points is None:
                return None
            values[face, card.letter] = points
    return values


def pool_for(unseen: Mapping[Face, int], discards: Mapping[Face, int], amount: int) -> Pool:
    """Where *amount* cards come from: when the deck has fewer, all of those and the rest from the discards."""
    left = sum(unseen.values())
    if amount <= left:
        return Pool((), unseen, amount)
    return Pool(tuple(face for face, copies in unseen.items() for _ in range(copies)), discards, amount - left)


def chances(pool: Pool, letters: frozenset[str]) -> tuple[Fraction, ...]:
    """The chance of getting none, one, two ... of the cards in, where *letters* are open."""
    size = len(pool.certain) + pool.amount
    certain = [face for face in pool.certain if can_fit(face, letters)]
    sure = sum(face.is_wild for face in certain) + len({face for face in certain if _is_consonant(face)})
    letters -= {face.letters for face in certain}
    ways = _consonant_ways(pool, letters)
    ways = _product(ways, _wild_ways(pool), pool.amount)
    ways = _product(ways, _miss_ways(pool, letters), pool.amount)
    ways = _product(ways, _vowel_ways(pool, certain, letters), pool.amount)
    total = comb(sum(pool.unseen.values()), pool.amount)
    found: Counter[int] = Counter()
    for (cards, placed), amount in ways.items():
        if cards == pool.amount:
            found[placed + sure] += amount
    return tuple(Fraction(found[placed], total) for placed in range(size + 1))


# How many ways there are to take so many cards and place so many of them.
_Ways = dict[tuple[int, int], int]


def _is_consonant(face: Face) -> bool:
    return not face.is_wild and not face.is_vowel


def _product(first: _Ways, second: _Ways, most: int) -> _Ways:
    """The ways to take some cards of one sort and some of another."""
    ways: _Ways = {}
    for (cards, placed), amount in first.items():
        for (more_cards, more_placed), more in second.items():
            if cards + more_cards <= most:
                key = (cards + more_cards, placed + more_placed)
                ways[key] = ways.get(key, 0) + amount * more
    return ways


def _consonant_ways(pool: Pool, letters: frozenset[str]) -> _Ways:
    """Consonants that fit: however many copies of a letter come, one is placed."""
    ways: _Ways = {(0, 0): 1}
    for face, copies in pool.unseen.items():
        if _is_consonant(face) and face.letters in letters:
            one = {(cards, min(cards, 1)): comb(copies, cards) for cards in range(min(copies, pool.amount) + 1)}
            ways = _product(ways, one, pool.amount)
    return ways


def _wild_ways(pool: Pool) -> _Ways:
    copies = pool.unseen.get(WILD, 0)
    return {(cards, cards): comb(copies, cards) for cards in range(pool.amount + 1)}


def _miss_ways(pool: Pool, letters: frozenset[str]) -> _Ways:
    """Cards that fit nowhere."""
    copies = sum(amount for face, amount in pool.unseen.items() if not can_fit(face, letters))
    return {(cards, 0): comb(copies, cards) for cards in range(pool.amount + 1)}


def _vowel_ways(pool: Pool, certain: Iterable[Face], letters: frozenset[str]) -> _Ways:
    """Vowel cards: as many are placed as can show different open letters; those already certain count as placed."""
    ones = {(face, letter): 1 for face in FACES if face.is_vowel for letter in face.letters}
    ways: _Ways = {}
    for cards, amount, taken in _vowel_hands(pool, certain, letters, ones):
        key = (cards, max(taken.values()))
        ways[key] = ways.get(key, 0) + amount
    return ways


def _vowel_hands(
    pool: Pool, certain: Iterable[Face], letters: frozenset[str], values: Values
) -> list[tuple[int, int, _Taken]]:
    """Every choice of vowel cards up to the pool's amount: how many, in how many ways, and what they can be."""
    start: _Taken = {0: 0}
    for face in certain:
        if face.is_vowel:
            start = _with_vowel(start, _openings(face, letters, values))
    hands = [(0, 1, start)]
    for face, copies in pool.unseen.items():
        openings = _openings(face, letters, values) if face.is_vowel else ()
        if not openings:
            continue
        for cards, amount, taken in tuple(hands):
            for more in range(1, min(copies, pool.amount - cards) + 1):
                taken = _with_vowel(taken, openings)
                hands.append((cards + more, amount * comb(copies, more), taken))
    return hands


def _openings(face: Face, letters: frozenset[str], values: Values) -> tuple[tuple[int, int], ...]:
    """The open vowels that *face* may show, each as its bit with its points."""
    return tuple((_BITS[letter], values[face, letter]) for letter in face.letters if letter in letters)


def _with_vowel(taken: _Taken, openings: tuple[tuple[int, int], ...]) -> _Taken:
    """What can be taken up with one more vowel card."""
    best = dict(taken)
    for used, points in taken.items():
        for bit, value in openings:
            if not used & bit and best.get(used | bit, -1) < points + value:
                best[used | bit] = points + value
    return best


def placed_points(pool: Pool, letters: frozenset[str], values: Values) -> Fraction:
    """The expected points of the cards that come, placed so that they count most."""
    certain = [face for face in pool.certain if can_fit(face, letters)]
    sure = {face for face in certain if _is_consonant(face)}
    points = Fraction(sum(values[face, face.letters] for face in sure))
    points += sum(values[face, face.letters] for face in certain if face.is_wild)
    letters -= {face.letters for face in sure}
    size = sum(pool.unseen.values())
    total = comb(size, pool.amount)
    for face, copies in pool.unseen.items():
        if face.is_wild:
            points += Fraction(values[face, face.letters] * copies * pool.amount, size)
        elif _is_consonant(face) and face.letters in letters:
            points += Fraction(values[face, face.letters] * (total - comb(size - copies, pool.amount)), total)
    fitting = (copies for face, copies in pool.unseen.items() if face.is_vowel and can_fit(face, letters))
    others = size - sum(fitting)
    hands = _vowel_hands(pool, certain, letters, values)
    vowels = sum(amount * comb(others, pool.amount - cards) * max(taken.values()) for cards, amount, taken in hands)
    return points + Fraction(vowels, total)


def banked_bust(pool: Pool, spare: Mapping[Face, int] | None) -> Fraction:
    """The chance that the two new limits after a bank are equal.

    Where limits may be replaced then, one of two equal ones is; *spare* are the cards discarded before.
    """
    lost, total = Fraction(0), 0
    for first, second, ways in _limit_pairs(pool):
        total += ways
        if is_exact_pair(first, second):
            left = _left_for_rescue(first, pool, spare)
            lost += ways * (1 if left is None else Fraction(left[first], left.total()))
    return lost / total


def banked_points(pool: Pool, at_stake: int, values: Values, spare: Mapping[Face, int] | None) -> Fraction:
    """The expected points of banking, then passing with the two new limits; two equal ones as for the bust."""
    points, total, rescued = 0, 0, Fraction(0)
    for first, second, ways in _limit_pairs(pool):
        total += ways
        if not is_exact_pair(first, second):
            points += ways * (at_stake + _limit_points(first, second, values))
        elif ways and (left := _left_for_rescue(first, pool, spare)) is not None:
            rescued += ways * _rescued_points(first, left, at_stake, values)
    return (points + rescued) / total


def _limit_pairs(pool: Pool) -> Iterator[tuple[Face, Face, int]]:
    """Every two limit cards that may come, and in how many ways."""
    for first in pool.certain:  # the last card of the deck; the other one comes after a reshuffle
        yield from ((first, second, copies) for second, copies in pool.unseen.items())
    if not pool.certain:
        for first, second in combinations_with_replacement(pool.unseen, 2):
            copies = pool.unseen[first]
            yield first, second, comb(copies, 2) if first == second else copies * pool.unseen[second]


def _limit_points(first: Face, second: Face, values: Values) -> int:
    """The most that two limits can count; they show different letters."""
    if not (first.is_vowel and second.is_vowel):
        return _most(first, values) + _most(second, values)
    return max(
        values[first, one] + values[second, other]
        for one, other in product(first.letters, second.letters)
        if one != other
    )


def _most(face: Face, values: Values) -> int:
    return max(values[face, letter] for letter in face.letters)


def _left_for_rescue(face: Face, pool: Pool, spare: Mapping[Face, int] | None) -> Counter[Face] | None:
    """What the card comes from that replaces one of two equal limits; None where none is replaced."""
    if spare is None:
        return None
    left = Counter(dict(pool.unseen))
    left[face] -= pool.amount  # both came from here, or only the second where the first was the last of the deck
    return left if left.total() else Counter({**spare, face: spare.get(face, 0) + 1})


def _rescued_points(kept: Face, left: Counter[Face], at_stake: int, values: Values) -> Fraction:
    """The expected points once one of two equal limits is discarded and another card came."""
    others = (face for face in left if face != kept)
    points = sum(left[face] * (at_stake + _limit_points(kept, face, values)) for face in others)
    return Fraction(points, left.total())
