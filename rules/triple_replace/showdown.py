"""Who wins what when the cards lie open."""

from collections.abc import Iterable
from typing import NamedTuple

from rules.chips import SidePot
from rules.triple_replace import state as s
from rules.triple_replace.actions import BOTH
from rules.triple_replace.hands import Described, ranking
from rules.triple_replace.pots import halves, pots
from rules.triple_replace.rulebook import DECLARE, HIGH, HIGH_LOW, LOW

ALONE = "alone"  # nobody else can win it


class Result(NamedTuple):
    """A part of the pot: how it was won and by whom."""

    pot_number: int
    way: str
    amount: int
    winners: tuple[int, ...]


def results(state: s.State) -> tuple[Result, ...]:
    """Everything that the showdown decides; all hands in it are shown."""
    return tuple(
        result
        for number, pot in enumerate(pots(state), 1)
        for result in _pot_results(state, number, pot)
        if result.amount or not pot.amount
    )


def _pot_results(state: s.State, number: int, pot: SidePot) -> tuple[Result, ...]:
    house = state.house
    if len(pot.seats) == 1:
        return (Result(number, ALONE, pot.amount, pot.seats),)
    if house.plays_for != HIGH_LOW:
        way = house.plays_for
        return (Result(number, way, pot.amount, best_of(state, pot.seats, way)),)
    if house.high_low == DECLARE:
        return _declared_results(state, number, pot)
    return _split_results(state, number, pot, pot.seats, pot.seats)


def _split_results(
    state: s.State, number: int, pot: SidePot, highs: Iterable[int], lows: Iterable[int]
) -> tuple[Result, ...]:
    high, low = halves(state, pot.amount)
    return (
        Result(number, HIGH, high, best_of(state, highs, HIGH)),
        Result(number, LOW, low, best_of(state, lows, LOW)),
    )


def _declared_results(state: s.State, number: int, pot: SidePot) -> tuple[Result, ...]:
    """Who went for both wins all or nothing; a way that nobody is left in goes to the other."""
    for seat in _declaring(state, pot, BOTH):
        highs, lows = _declaring(state, pot, HIGH, BOTH), _declaring(state, pot, LOW, BOTH)
        if best_of(state, highs, HIGH) == best_of(state, lows, LOW) == (seat,):
            return (Result(number, BOTH, pot.amount, (seat,)),)
    highs, lows = _declaring(state, pot, HIGH), _declaring(state, pot, LOW)
    if highs and lows:
        return _split_results(state, number, pot, highs, lows)
    if not highs and not lows:  # all went for both and none succeeded: the cards speak
        return _split_results(state, number, pot, pot.seats, pot.seats)
    way = HIGH if highs else LOW
    return (Result(number, way, pot.amount, best_of(state, highs or lows, way)),)


def _declaring(state: s.State, pot: SidePot, *ways: str) -> tuple[int, ...]:
    return tuple(seat for seat in pot.seats if state.declared[seat] in ways)


def strength(state: s.State, seat: int, way: str) -> int:
    """What the shown hand of *seat* is worth."""
    return ranking(state.house, way).strength(s.cards_of(state, seat, s.UP, s.HOLE))


def described(state: s.State, seat: int, way: str) -> Described:
    """What the shown hand of *seat* is."""
    return ranking(state.house, way).described(s.cards_of(state, seat, s.UP, s.HOLE))


def best_of(state: s.State, seats: Iterable[int], way: str) -> tuple[int, ...]:
    """Who of *seats* has the best hand, clockwise from the dealer's left."""
    strengths = {seat: strength(state, seat, way) for seat in seats}
    best = max(strengths.values())
    return s.clockwise(state, (seat for seat, value in strengths.items() if value == best))


def showing_order(state: s.State) -> tuple[int, ...]:
    """Who shows first: the last one to bet, else the leader of the last betting round; then clockwise."""
    first = state.leader if state.last_bettor is None else state.last_bettor
    return s.clockwise(state, state.contestants, first - 1)
