"""What can happen in 3-Card Triple Replace."""

from typing import NamedTuple

from rules.core.game import Seat
from rules.core.seats import SeatAdded
from rules.decks.standard import Card
from rules.triple_replace.rulebook import HIGH, LOW

BOTH = "both"
DECLARATIONS = (HIGH, LOW, BOTH)


class Dealt(NamedTuple):
    """A hand was dealt, and everybody in it paid the ante."""

    dealer_seat: Seat


class UpDealt(NamedTuple):
    """The up cards that a player got in the deal."""

    seat: Seat
    cards: tuple[Card, ...]


class CardsLeftOut(NamedTuple):
    """The rest of this hand is kept without its cards."""


class Led(NamedTuple):
    """This player leads the betting round."""

    seat: Seat


class Checked(NamedTuple):
    """A player stays in without a bet."""

    seat: Seat


class Bet(NamedTuple):
    """The first bet of the betting round."""

    seat: Seat
    amount: int


class Called(NamedTuple):
    """A player pays what the others have bet."""

    seat: Seat


class Raised(NamedTuple):
    """A player calls and bets *amount* more."""

    seat: Seat
    amount: int


class AllIn(NamedTuple):
    """A player puts in everything: a call, a bet or a raise, as far as it reaches."""

    seat: Seat


class Folded(NamedTuple):
    """A player gives the hand up; at the showdown, without showing it."""

    seat: Seat


class StoodPat(NamedTuple):
    """A player replaces nothing."""

    seat: Seat


class Replaced(NamedTuple):
    """A player replaces down cards, or any cards where they are not kept."""

    seat: Seat
    amount: int


class ReplacedUp(NamedTuple):
    """A player replaces up cards."""

    seat: Seat
    cards: tuple[Card, ...]


class ReplacedBoth(NamedTuple):
    """A player replaces up cards and down cards together."""

    seat: Seat
    cards: tuple[Card, ...]
    amount: int


class Received(NamedTuple):
    """The new up cards for those replaced."""

    seat: Seat
    cards: tuple[Card, ...]


class Exposed(NamedTuple):
    """The dealer let a down card be seen: it goes to the discards, and another one is dealt."""

    seat: Seat
    card: Card


class Declared(NamedTuple):
    """What a player goes for: high, low or both."""

    seat: Seat
    way: str


class Shown(NamedTuple):
    """The cards that a player turns up at the showdown."""

    seat: Seat
    cards: tuple[Card, ...]


class Won(NamedTuple):
    """The table says who wins the next pot, or half of it."""

    winners: tuple[Seat, ...]


class PutIn(NamedTuple):
    """Scorepad: what a player put into the pot."""

    seat: Seat
    amount: int


class BoughtIn(NamedTuple):
    """New money was put in."""

    seat: Seat
    amount: int


class Gave(NamedTuple):
    """Chips went from one player to another."""

    seat: Seat
    to_seat: Seat
    amount: int


class SatOut(NamedTuple):
    """A player is not dealt in from the next hand on."""

    seat: Seat


class SatIn(NamedTuple):
    """A player who sat out is dealt in again."""

    seat: Seat


class LevelChanged(NamedTuple):
    """From here on the table keeps cards, or only totals."""

    level: str


class MatchEnded(NamedTuple):
    """The table stopped."""


Betting = Checked | Bet | Called | Raised | AllIn
Replacing = StoodPat | Replaced | ReplacedUp | ReplacedBoth
Action = (
    Dealt
    | UpDealt
    | CardsLeftOut
    | Led
    | Betting
    | Folded
    | Replacing
    | Received
    | Exposed
    | Declared
    | Shown
    | Won
    | PutIn
    | BoughtIn
    | Gave
    | SatOut
    | SatIn
    | SeatAdded
    | LevelChanged
    | MatchEnded
)
