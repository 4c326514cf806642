"""The unseen cards counted by rank and suit, and what drawing from them makes of a hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from rules.decks.standard import SUITS, Card, Rank
from rules.triple_replace.hands import RANKS, Ranking

Outcome = tuple[int, int]  # a strength, and in how many ways it comes


class Pool(NamedTuple):
    """Unseen cards: *counts* by rank; *in_suits* by rank for each suit, empty where suits do not matter."""

    table: Ranking
    size: int
    counts: tuple[int, ...]
    in_suits: tuple[tuple[int, ...], ...]

    @classmethod
    def of(cls, table: Ranking, cards: Sequence[Card]) -> Pool:
        """The pool of these cards."""
        counts = _counted(cards)
        by_suit = tuple(_counted(card for card in cards if card.suit == suit) for suit in SUITS)
        return cls(table, len(cards), counts, by_suit if table.plain != table.suited else ())

    def without(self, card: Card) -> Pool:
        """The pool when *card* is not in it."""
        place = card.rank.number - 2
        in_suits = tuple(
            _less(held, place) if suit == card.suit else held for suit, held in zip(SUITS, self.in_suits, strict=False)
        )
        return Pool(self.table, self.size - 1, _less(self.counts, place), in_suits)

    def holes(self) -> Iterator[tuple[Card, int]]:
        """What one hidden card can be, and how many such cards there are."""
        if not self.in_suits:
            yield from ((Card(Rank(place + 2)), count) for place, count in enumerate(self.counts) if count)
            return
        for suit, held in zip(SUITS, self.in_suits, strict=True):
            yield from ((Card(Rank(place + 2), suit), 1) for place, count in enumerate(held) if count)

    def outcomes(self, kept: Sequence[Card], drawn: int) -> list[Outcome]:
        """The hands that *kept* becomes with *drawn* more cards, up to two."""
        if drawn == 0:
            return [(self.table.strength(kept), 1)]
        base = 0
        for card in kept:
            base = base * RANKS + card.rank.number - 2
        return self._one_more(base, kept) if drawn == 1 else self._two_more(base, kept)

    def _one_more(self, base: int, kept: Sequence[Card]) -> list[Outcome]:
        plain, suited = self.table.plain, self.table.suited
        matching = self._matching(kept)
        found: list[Outcome] = []
        for place, (count, match) in enumerate(zip(self.counts, matching, strict=True), base * RANKS):
            if match:
                found.append((suited[place], match))
            if count > match:
                found.append((plain[place], count - match))
        return found

    def _two_more(self, base: int, kept: Sequence[Card]) -> list[Outcome]:
        plain, suited, counts = self.table.plain, self.table.suited, self.counts
        matching = self._matching(kept)
        is_free = bool(self.in_suits) and not self._suits_of(kept)  # a wild card is kept, and any suit will do
        found: list[Outcome] = []
        for one, count in enumerate(counts):
            place = (base * RANKS + one) * RANKS
            if count > 1:
                found.append((plain[place + one], count * (count - 1) // 2))
            for two in range(one + 1, RANKS):
                both = count * counts[two]
                if not both:
                    continue
                match = self._free_matches(one, two) if is_free else matching[one] * matching[two]
                if match:
                    found.append((suited[place + two], match))
                if both > match:
                    found.append((plain[place + two], both - match))
        return found

    def _matching(self, kept: Sequence[Card]) -> tuple[int, ...]:
        """How many cards of each rank keep *kept* in one suit."""
        suits = self._suits_of(kept)
        if not self.in_suits or len(suits) > 1:
            return (0,) * RANKS
        if not suits:
            return self.counts
        held = self.in_suits[SUITS.index(suits.pop())]
        wild = self.table.wild
        return held if wild is None else (*held[:wild], self.counts[wild], *held[wild + 1 :])

    def _free_matches(self, one: int, two: int) -> int:
        """How many pairs of these two ranks are in one suit; a wild card is in any."""
        if self.table.wild in (one, two):
            return self.counts[one] * self.counts[two]
        return sum(held[one] * held[two] for held in self.in_suits)

    def _suits_of(self, cards: Iterable[Card]) -> set[str]:
        return {card.suit for card in cards if card.rank.number - 2 != self.table.wild}


def _counted(cards: Iterable[Card]) -> tuple[int, ...]:
    counts = [0] * RANKS
    for card in cards:
        counts[card.rank.number - 2] += 1
    return tuple(counts)


def _less(counts: tuple[int, ...], place: int) -> tuple[int, ...]:
    return (*counts[:place], counts[place] - 1, *counts[place + 1 :])
