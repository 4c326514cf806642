"""What can happen in ThreeBeTween."""

from __future__ import annotations

import re
from typing import NamedTuple

from rules.core.game import Seat
from rules.core.seats import SeatAdded
from rules.decks.alpha import Face, Printed, Shown


class Sum(NamedTuple):
    """Points as the table wrote them down, number by number."""

    parts: tuple[int, ...]

    @property
    def code(self) -> str:
        """The sum in writing: 4+1+3."""
        return "+".join(map(str, self.parts))

    @property
    def label(self) -> str:
        """The sum as a person reads it."""
        return self.code

    @property
    def total(self) -> int:
        """What it adds up to."""
        return sum(self.parts)

    @classmethod
    def from_code(cls, text: str) -> Sum:
        """The sum written as *text*; ValueError when it is none."""
        if not _SUM.fullmatch(text):
            raise ValueError(f"not a sum of points: {text!r:.40}")
        return cls(tuple(int(part) for part in text.split("+")))


_SUM = re.compile(r"\d{1,3}(\+\d{1,3}){0,29}", re.ASCII)

# The numbers that a keypad offers at once; longer sums are typed.
NUMBERS = tuple(Sum((number,)) for number in range(100))


class Dealt(NamedTuple):
    """A player got two limit cards, face up."""

    seat: Seat
    cards: tuple[Face, ...]


class Replaced(NamedTuple):
    """A player discarded one limit card, then got another."""

    seat: Seat
    discarded: Face
    drawn: Face


class LimitsSet(NamedTuple):
    """A player keeps the limit cards and has placed them, the left one named first."""

    seat: Seat
    cards: tuple[Shown, ...]


class Drew(NamedTuple):
    """Cards were dealt face up, to be placed between the limits."""

    seat: Seat
    cards: tuple[Face, ...]


class Placed(NamedTuple):
    """Of the cards just drawn these were placed; the others are discarded."""

    seat: Seat
    cards: tuple[Shown, ...]


class Banked(NamedTuple):
    """A ThreeBeTween was banked: its points are written down, its cards discarded."""

    seat: Seat


class Passed(NamedTuple):
    """A player keeps what lies there and is done for the round."""

    seat: Seat


class Busted(NamedTuple):
    """A player placed none of the cards drawn, or keeps two equal limits, or just reported a bust."""

    seat: Seat


class BankedPoints(NamedTuple):
    """Scorepad: a ThreeBeTween of so many points was banked."""

    seat: Seat
    points: Sum


class PassedPoints(NamedTuple):
    """Scorepad: a player passed with so many points on the table."""

    seat: Seat
    points: Sum


class NotEntered(NamedTuple):
    """A player got limit cards or drew, and nobody enters the cards."""

    seat: Seat


class Reshuffled(NamedTuple):
    """The discard pile was shuffled into a new deck."""


class PointsLearned(NamedTuple):
    """The table read the number off a face."""

    card: Face
    points: int


class TurnedPointsLearned(NamedTuple):
    """The table read the number off a vowel card that counts differently each way up."""

    card: Shown
    points: int


class DeckKnown(NamedTuple):
    """What the owner of the deck knows of it: numbers, copies, or both."""

    cards: tuple[Printed, ...]


class Left(NamedTuple):
    """A player left the table."""

    seat: Seat


class Joined(NamedTuple):
    """A player who was away plays from the next round on."""

    seat: Seat


class LevelChanged(NamedTuple):
    """From here on the table keeps cards, or only totals."""

    level: str


class MatchEnded(NamedTuple):
    """The table stopped."""


COMING_AND_GOING = (Left, Joined)

Action = (
    Dealt
    | Replaced
    | LimitsSet
    | Drew
    | Placed
    | Banked
    | Passed
    | Busted
    | BankedPoints
    | PassedPoints
    | NotEntered
    | Reshuffled
    | PointsLearned
    | TurnedPointsLearned
    | DeckKnown
    | Left
    | Joined
    | SeatAdded
    | LevelChanged
    | MatchEnded
)
