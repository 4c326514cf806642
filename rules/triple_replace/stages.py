"""The course of a hand as data: how the cards lie, and which rounds follow each other."""

from functools import cache
from typing import NamedTuple

from rules.triple_replace.rulebook import (
    ALL_DOWN,
    ALWAYS,
    LOW_THEN_HIGH,
    ONE_DOWN,
    ONE_EACH,
    SIX_OR_MORE,
    TWO_DOWN,
    HouseRules,
)

HAND_SIZE = 3
DECK_SIZE = 52
BETTING, REPLACEMENT, SHOWDOWN = "betting", "replacement", "showdown"
MOST_REPLACED = 2
MANY_PLAYERS = 6  # from here on the deck may run out


class Layout(NamedTuple):
    """How many of the three cards lie face down and face up."""

    down: int
    up: int


class Stage(NamedTuple):
    """One part of a hand: the betting or replacement round with that number, or the showdown."""

    kind: str
    number: int


LAYOUTS = {ONE_DOWN: Layout(1, 2), TWO_DOWN: Layout(2, 1), ALL_DOWN: Layout(3, 0)}


@cache
def stages(replacement_rounds: int) -> tuple[Stage, ...]:
    """A betting round before every replacement round and after the last, then the showdown."""
    rounds = [Stage(kind, number) for number in range(1, replacement_rounds + 1) for kind in (BETTING, REPLACEMENT)]
    return (*rounds, Stage(BETTING, replacement_rounds + 1), Stage(SHOWDOWN, 1))


def replacement_limit(house: HouseRules, number: int, players: int) -> int:
    """How many cards may be replaced in replacement round *number*."""
    if house.last_limit == ONE_EACH:
        return 1
    is_last = number == house.replacement_rounds
    is_on = house.last_limit == ALWAYS or (house.last_limit == SIX_OR_MORE and players >= MANY_PLAYERS)
    return 1 if is_last and is_on else MOST_REPLACED


def most_cards(house: HouseRules, players: int) -> int:
    """How many cards a hand takes when everybody replaces as many as allowed."""
    rounds = range(1, house.replacement_rounds + 1)
    return players * (HAND_SIZE + sum(replacement_limit(house, number, players) for number in rounds))


def is_high_round(house: HouseRules, number: int) -> bool:
    """Whether only the high increment is bet in betting round *number*: in the later half, where that is agreed."""
    return house.bet_sizes == LOW_THEN_HIGH and number > (house.replacement_rounds + 1) // 2
