"""Another ranking of three cards, slow and by the words of the rules: what the table of 13 × 13 × 13 is held against.

A hand is a list that compares greater when it wins. Wild cards are tried as every card there is.
"""

from itertools import product

from rules.decks.standard import DECK, Card


def high_key(cards: tuple[Card, ...], straights: bool = False, wild: str = "none", natural: bool = False) -> list[int]:
    """The best that the cards can be for high; last, how many of them are natural, where that counts."""
    tries = _stand_ins(cards, wild, straights)
    best = max(_high(ranks, suits, straights) for ranks, suits in tries)
    return [*best, _naturals(cards, wild) if natural else 0]


def low_key(cards: tuple[Card, ...], wild: str = "none", natural: bool = False) -> list[int]:
    """The best that the cards can be for low."""
    best = max(_low(ranks) for ranks, _ in _stand_ins(cards, wild, False))
    return [*best, _naturals(cards, wild) if natural else 0]


def _naturals(cards: tuple[Card, ...], wild: str) -> int:
    return sum(card.rank.code != wild for card in cards)


def _stand_ins(cards: tuple[Card, ...], wild: str, with_suits: bool) -> list[tuple[list[int], list[str]]]:
    """Every way to read the cards; without suits in play one suit for a wild card is enough."""
    any_card = [(card.rank.number, card.suit) for card in DECK if with_suits or card.suit == "s"]
    choices = [any_card if card.rank.code == wild else [(card.rank.number, card.suit)] for card in cards]
    return [([rank for rank, _ in read], [suit for _, suit in read]) for read in product(*choices)]


def _high(ranks: list[int], suits: list[str], straights: bool) -> list[int]:
    high_first = sorted(ranks, reverse=True)
    by_group = sorted(ranks, key=lambda rank: (ranks.count(rank), rank), reverse=True)
    different = len(set(ranks))
    if different == 1:
        return [9, *by_group]
    if different == 2:
        return [1, *by_group]
    is_flush = straights and len(set(suits)) == 1
    if straights and high_first in [[top, top - 1, top - 2] for top in range(4, 15)]:
        return [4 if is_flush else 2, *high_first]
    if straights and high_first == [14, 3, 2]:
        return [4 if is_flush else 2, 3, 2, 1]
    return [3 if is_flush else 0, *high_first]


def _low(ranks: list[int]) -> list[int]:
    """Fewer of a kind first, then the lower cards from the top down."""
    low = [1 if rank == 14 else rank for rank in ranks]
    by_group = sorted(low, key=lambda rank: (low.count(rank), rank), reverse=True)
    return [len(set(low)), *(-rank for rank in by_group)]
