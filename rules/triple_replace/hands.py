"""What three cards are worth, high and low: a look-up in a table of 13 × 13 × 13.

Strengths are whole numbers; the greater one wins, also in low.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations_with_replacement, permutations
from typing import NamedTuple

from rules.decks.standard import ACE, Card, Rank
from rules.triple_replace.rulebook import HIGH, LOW, NO_WILD, HouseRules

RANKS = 13
HIGH_CARD, PAIR, STRAIGHT, FLUSH, STRAIGHT_FLUSH, TRIPS = range(6)
_NAMES = ("high_card", "pair", "straight", "flush", "straight_flush", "trips")
_LOW_NAMES = ("low", "low_pair", "low", "low", "low", "low_trips")

_CUBE = RANKS**3
_NATURALS = 4  # how many natural cards make the hand: 0 to 3, where that breaks ties
_TOP = 6 * _CUBE - 1
_ACE, _DEUCE, _TREY = RANKS - 1, 0, 1  # ranks as places in the table


class Described(NamedTuple):
    """A hand in words to be: a code, and the ranks that say it."""

    code: str
    ranks: tuple[Rank, ...]


class Ranking(NamedTuple):
    """Strengths of all hands in one direction; *suited* is for three cards of one suit.

    *wild* is the rank that stands for any card.
    """

    plain: tuple[int, ...]
    suited: tuple[int, ...]
    wild: int | None
    is_low: bool

    def strength(self, cards: Sequence[Card]) -> int:
        """What these three cards are worth."""
        place = 0
        for card in cards:
            place = place * RANKS + card.rank.number - 2
        return self.suited[place] if self.is_suited(cards) else self.plain[place]

    def is_suited(self, cards: Iterable[Card]) -> bool:
        """Whether all natural cards are of one suit; a card without a suit is of none."""
        suits = {card.suit for card in cards if card.rank.number - 2 != self.wild}
        return len(suits) < 2 and "" not in suits

    def described(self, cards: Sequence[Card]) -> Described:
        """The hand that these three cards make."""
        value = self.strength(cards) // _NATURALS
        value = _TOP - value if self.is_low else value
        category, rest = divmod(value, _CUBE)
        places = (rest // RANKS**2, rest // RANKS % RANKS, rest % RANKS)
        length = {HIGH_CARD: 3, FLUSH: 3, PAIR: 2}.get(category, 1)
        ranks = tuple(Rank(_low_number(place) if self.is_low else place + 2) for place in places[:length])
        return Described((_LOW_NAMES if self.is_low else _NAMES)[category], ranks)

    def showing(self, cards: Sequence[Card]) -> int:
        """How one or two up cards compare with as many others: pairs before high cards, wild ones at their best."""
        naturals = [self._place(card) for card in cards if card.rank.number - 2 != self.wild]
        wilds = len(cards) - len(naturals)
        free = [place for place in range(RANKS) if place not in naturals]
        if self.is_low:
            naturals += free[:wilds]
        else:
            naturals += [max(naturals, default=_ACE)] * wilds
        value = _value(tuple(sorted(naturals, reverse=True)))
        return -value if self.is_low else value

    def _place(self, card: Card) -> int:
        place = card.rank.number - 2
        return (place + 1) % RANKS if self.is_low else place


def ranking(house: HouseRules, way: str) -> Ranking:
    """The strengths of hands by the rules of this table, for high or for low."""
    wild = None if house.wild == NO_WILD else Rank.from_code(house.wild).number - 2
    return _ranking(way == LOW, house.straights and way == HIGH, wild, house.natural_beats_wild)


@cache
def _ranking(is_low: bool, straights: bool, wild: int | None, natural_wins: bool) -> Ranking:
    """The tables; they are made when first asked for."""
    plain, suited = [0] * _CUBE, [0] * _CUBE
    tables = ((plain, False), (suited, True)) if straights else ((plain, False),)
    for places in combinations_with_replacement(range(RANKS), 3):
        naturals = sum(place != wild for place in places) if natural_wins else 0
        choices = tuple(_choices(places, wild))
        for table, is_suited in tables:
            best = _best(choices, is_low, straights, is_suited)
            for one, two, three in permutations(places):
                table[(one * RANKS + two) * RANKS + three] = best * _NATURALS + naturals
    return Ranking(tuple(plain), tuple(suited if straights else plain), wild, is_low)


def _choices(places: Sequence[int], wild: int | None) -> Iterator[tuple[int, ...]]:
    """What the three cards may stand for, highest first: a wild one for any rank."""
    for stand_ins in combinations_with_replacement(range(RANKS), sum(place == wild for place in places)):
        naturals = tuple(place for place in places if place != wild)
        yield tuple(sorted(naturals + stand_ins, reverse=True))


def _best(choices: Iterable[tuple[int, ...]], is_low: bool, straights: bool, is_suited: bool) -> int:
    if not is_low:
        return max(_with_straights(each, is_suited) if straights else _value(each) for each in choices)
    return max(_TOP - _value(_with_low_aces(each)) for each in choices)


def _value(places: tuple[int, ...]) -> int:
    """One to three places, the highest first, as trips, a pair or high cards."""
    category, order = HIGH_CARD, places
    for place in dict.fromkeys(places):
        if places.count(place) == 3:
            category, order = TRIPS, (place,)
        elif places.count(place) == 2:
            category, order = PAIR, (place, *(each for each in places if each != place))
    return _encoded(category, order)


def _with_straights(places: tuple[int, ...], is_suited: bool) -> int:
    """The same, with straights and flushes counted between pairs and trips."""
    if len(set(places)) < 3:
        return _value(places)
    is_wheel = places == (_ACE, _TREY, _DEUCE)  # the ace counts low there, so the three is its top
    if is_wheel or places[0] - places[2] == 2:
        top = _TREY if is_wheel else places[0]
        return _encoded(STRAIGHT_FLUSH if is_suited else STRAIGHT, (top,))
    return _encoded(FLUSH, places) if is_suited else _value(places)


def _encoded(category: int, order: tuple[int, ...]) -> int:
    value = category
    for place in (*order, 0, 0)[:3]:
        value = value * RANKS + place
    return value


def _with_low_aces(places: tuple[int, ...]) -> tuple[int, ...]:
    """The places when the ace is lowest, highest first."""
    return tuple(sorted(((place + 1) % RANKS for place in places), reverse=True))


def _low_number(place: int) -> int:
    return ACE if place == 0 else place + 1
