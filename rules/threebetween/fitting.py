"""Which cards lie between two limits: the alphabet's part of ThreeBeTween."""

from collections.abc import Iterable, Sequence
from itertools import product

from rules.decks.alpha import Face, Shown, ways_up

SPACES = 3
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

Limits = tuple[Shown, Shown]


def is_exact_pair(first: Face, second: Face) -> bool:
    """Whether two limit cards are the same card, which busts; two wilds are the best limits instead."""
    return first == second and not first.is_wild


def letters_between(limits: Limits) -> str:
    """The letters strictly between; a wild on the left is before A, on the right after Z."""
    left, right = limits
    start = 0 if left.face.is_wild else ALPHABET.index(left.letter) + 1
    end = len(ALPHABET) if right.face.is_wild else ALPHABET.index(right.letter)
    return ALPHABET[start:end]


def is_in_order(limits: Limits) -> bool:
    """Whether the left limit comes first in the alphabet; a wild may lie on either side."""
    left, right = limits
    return left.face.is_wild or right.face.is_wild or left.letter < right.letter


def arrangements(first: Face, second: Face) -> tuple[Limits, ...]:
    """Every way to place two limit cards, the widest first."""
    ways = {
        (left, right): None
        for one, other in ((first, second), (second, first))
        for left, right in product(ways_up(one), ways_up(other))
        if is_in_order((left, right))
    }
    if is_exact_pair(first, second):
        return ()
    return tuple(sorted(ways, key=lambda limits: -len(letters_between(limits))))


def shown_letters(cards: Iterable[Shown]) -> frozenset[str]:
    """The letters that *cards* show; a wild is none."""
    return frozenset(card.letter for card in cards if not card.face.is_wild)


def open_letters(limits: Limits, between: Iterable[Shown]) -> frozenset[str]:
    """The letters that can still be placed: strictly between, and not shown yet."""
    return frozenset(letters_between(limits)) - shown_letters(between)


def fits(card: Shown, letters: frozenset[str]) -> bool:
    """Whether *card* may be placed where *letters* are open; a wild always may."""
    return card.face.is_wild or card.letter in letters


def can_fit(face: Face, letters: frozenset[str]) -> bool:
    """Whether *face* may be placed one way up or the other."""
    return any(fits(card, letters) for card in ways_up(face))


def plays(drawn: Sequence[Face], letters: frozenset[str], spaces: int) -> tuple[tuple[Shown, ...], ...]:
    """Every legal choice of drawn cards to place, at least one; the most cards first, each choice once."""
    found: dict[tuple[str, ...], tuple[Shown, ...]] = {}
    choices = [(None, *(card for card in ways_up(face) if fits(card, letters))) for face in drawn]
    for chosen in product(*choices):
        cards = tuple(card for card in chosen if card is not None)
        shown = [card.letter for card in cards if not card.face.is_wild]
        if 0 < len(cards) <= spaces and len(set(shown)) == len(shown):
            found.setdefault(tuple(sorted(card.code for card in cards)), cards)
    return tuple(sorted(found.values(), key=lambda cards: -len(cards)))
