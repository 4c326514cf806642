"""Exact chances from the cards not yet seen: what replacing cards does for a hand.

A hand is known but for at most one hidden card, which may be any unseen one. Whoever looks in private can name the
hidden cards; they are not kept anywhere.
"""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, combinations
from math import comb, inf
from typing import NamedTuple

from rules.decks.standard import Card
from rules.triple_replace import state as s
from rules.triple_replace.hands import ranking
from rules.triple_replace.pool import Outcome, Pool
from rules.triple_replace.stages import HAND_SIZE, REPLACEMENT, replacement_limit, stages

HIDDEN = None  # in the place of a card that nobody has seen


class Chance(NamedTuple):
    """So many of so many equally likely cases."""

    cases: int
    of: int


class Option(NamedTuple):
    """What comes of replacing *cards*, none of them for standing pat: getting better, and beating all that shows.

    *beats_showing* compares with the weakest hands that the others' up cards can belong to; None when none lie open.
    """

    way: str
    cards: tuple[Card | None, ...]
    improves: Chance
    beats_showing: Chance | None


class Odds(NamedTuple):
    """The chances of one player, from *unseen* cards."""

    seat: int
    unseen: int
    options: tuple[Option, ...]


def odds(state: s.State) -> Odds | None:
    """The chances of whoever is to act; None where the table keeps odds off, or too little is seen."""
    seat = _asker(state)
    return chances(state, seat) if seat is not None else None


def has_odds(state: s.State) -> bool:
    """Whether there are any, which is quickly told; counting them takes a while."""
    seat = _asker(state)
    return seat is not None and _is_enough(state, s.ups_of(state, seat))


def _asker(state: s.State) -> int | None:
    """Whoever is to act and may know the chances."""
    is_wanted = state.house.odds and state.phase in (s.BET, s.REPLACE)
    return state.turn if is_wanted else None


def _is_enough(state: s.State, known: Sequence[Card]) -> bool:
    """Whether all but one of a hand is known, and nothing is still to be told."""
    return state.keeps_cards and state.due is None and HAND_SIZE - len(known) in (0, 1)


def chances(state: s.State, seat: int, holes: Sequence[Card] = ()) -> Odds | None:
    """The chances of *seat*, whose down cards are *holes* as far as they are told."""
    known = (*s.ups_of(state, seat), *holes)
    if not _is_enough(state, known):
        return None
    unseen = tuple(card for card in s.unseen_cards(state) if card not in holes or not card.suit)
    if not state.house.tells_suits:
        unseen = _without_ranks(unseen, holes)
    options: list[Option] = []
    for way in state.house.ways:
        table = ranking(state.house, way)
        pool = Pool.of(table, unseen)
        showing = _weakest_showing(state, seat, pool)
        options += _options(way, pool, known, showing, _next_limit(state))
    return Odds(seat, len(unseen), tuple(options))


def _without_ranks(unseen: Iterable[Card], holes: Iterable[Card]) -> tuple[Card, ...]:
    left = list(unseen)
    for card in holes:
        left.remove(Card(card.rank))
    return tuple(left)


def _next_limit(state: s.State) -> int:
    """How many cards may be replaced in the round that is on or comes next; none after the last."""
    ahead = stages(state.house.replacement_rounds)[state.stage :]
    numbers = [stage.number for stage in ahead if stage.kind == REPLACEMENT]
    return replacement_limit(state.house, numbers[0], len(state.dealt_in)) if numbers else 0


def _weakest_showing(state: s.State, seat: int, pool: Pool) -> int | None:
    """The strongest of the weakest hands that the others' up cards can belong to."""
    shown = [s.ups_of(state, other) for other in state.contestants if other != seat]
    weakest = [min(value for value, _ in pool.outcomes(ups, HAND_SIZE - len(ups))) for ups in shown if ups]
    return max(weakest, default=None)


def _options(way: str, pool: Pool, known: tuple[Card, ...], showing: int | None, limit: int) -> Iterator[Option]:
    """Standing pat, then every card or pair that may be replaced."""
    hand: tuple[Card | None, ...] = known if len(known) == HAND_SIZE else (*known, HIDDEN)
    count = _count_known if len(known) == HAND_SIZE else _count_hidden
    for size in range(limit + 1):
        for places in combinations(range(HAND_SIZE), size):
            thrown = tuple(hand[place] for place in places)
            kept = tuple(card for place, card in enumerate(hand) if place not in places and card is not None)
            better, ahead, cases = count(pool, known, kept, HIDDEN in thrown, showing)
            beats = None if showing is None else Chance(ahead, cases)
            yield Option(way, thrown, Chance(better, cases), beats)


Counted = tuple[int, int, int]  # cases that improve, cases that beat what shows, all cases


def _count_known(
    pool: Pool, known: tuple[Card, ...], kept: tuple[Card, ...], throws_hidden: bool, showing: int | None
) -> Counted:
    """All three cards are known."""
    before, drawn = pool.table.strength(known), HAND_SIZE - len(kept)
    better, ahead = _above(pool.outcomes(kept, drawn), before, showing)
    return better, ahead, comb(pool.size, drawn)


def _count_hidden(
    pool: Pool, known: tuple[Card, ...], kept: tuple[Card, ...], throws_hidden: bool, showing: int | None
) -> Counted:
    """One card is hidden and may be any of the pool; summed over what it may be."""
    drawn = HAND_SIZE - len(kept) - (not throws_hidden)
    cases = pool.size * comb(pool.size - 1, drawn)
    if throws_hidden:
        better, ahead = _thrown_hidden(pool, known, kept, drawn, showing)
        return better, ahead, cases
    better = ahead = 0
    for hole, weight in pool.holes():
        before = pool.table.strength((*known, hole))
        improving, beating = _above(pool.without(hole).outcomes((*kept, hole), drawn), before, showing)
        better += weight * improving
        ahead += weight * beating
    return better, ahead, cases


def _thrown_hidden(
    pool: Pool, known: tuple[Card, ...], kept: tuple[Card, ...], drawn: int, showing: int | None
) -> tuple[int, int]:
    """The hidden card goes: every draw from the whole pool counts, but those that would draw that very card again."""
    everything = _Sorted(pool.outcomes(kept, drawn))
    better = ahead = 0
    for hole, weight in pool.holes():
        before = pool.table.strength((*known, hole))
        improving, beating = _above(pool.without(hole).outcomes((*kept, hole), drawn - 1), before, showing)
        better += weight * (everything.above(before) - improving)
        ahead += weight * (everything.above(showing) - beating)
    return better, ahead


def _above(outcomes: Iterable[Outcome], before: int, showing: int | None) -> tuple[int, int]:
    """How many cases are better than the hand *before*, and than what shows; in one go, for there are thousands."""
    better = ahead = 0
    bar = inf if showing is None else showing
    for value, weight in outcomes:
        if value > before:
            better += weight
        if value > bar:
            ahead += weight
    return better, ahead


class _Sorted:
    """Outcomes in order, to be asked many times."""

    def __init__(self, outcomes: Iterable[Outcome]) -> None:
        in_order = sorted(outcomes)
        self._values = [value for value, _ in in_order]
        self._sums = [0, *accumulate(weight for _, weight in in_order)]

    def above(self, value: int | None) -> int:
        """How many cases are better than *value*."""
        return 0 if value is None else self._sums[-1] - self._sums[bisect_right(self._values, value)]
