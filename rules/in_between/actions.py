"""What can happen in In Between the Sheets."""

from typing import NamedTuple

from rules.core.game import Seat
from rules.core.seats import SeatAdded
from rules.decks.standard import Card

HIGH, LOW = "high", "low"
SIDES = (LOW, HIGH)  # of a first ace
HIGHER, LOWER = "higher", "lower"
GUESSES = (HIGHER, LOWER)  # where the card after a pair will lie

# What a bet, the moon, and a turn without a bet can come to, as the scorepad writes them.
WON, LOST, POST, ACE_POST, TRIPLE = "won", "lost", "post", "ace_post", "triple"
MOON_WON, MOON_LOST, MOON_POST, MOON_ACE_POST = "moon_won", "moon_lost", "moon_post", "moon_ace_post"
MOON_OUTCOMES = (MOON_WON, MOON_LOST, MOON_POST, MOON_ACE_POST)
PASSED, PAIR, NEIGHBOURS = "passed", "pair", "neighbours"


class Anted(NamedTuple):
    """Everybody who plays paid the ante."""


class FirstCard(NamedTuple):
    """The first post was turned."""

    seat: Seat
    card: Card


class AceCalled(NamedTuple):
    """The first ace was called high or low."""

    seat: Seat
    side: str


class SecondCard(NamedTuple):
    """The second post was turned."""

    seat: Seat
    card: Card


class Bet(NamedTuple):
    """A bet on the posts that lie there, and the third card."""

    seat: Seat
    amount: int
    card: Card


class Moon(NamedTuple):
    """The moon shot on the posts that lie there, and the third card."""

    seat: Seat
    card: Card


class Guessed(NamedTuple):
    """A bet on the third card being higher or lower than the pair that lies there, and that card."""

    seat: Seat
    guess: str
    amount: int
    card: Card


class Passed(NamedTuple):
    """The posts that lie there were passed up."""

    seat: Seat


class Redealt(NamedTuple):
    """Something went wrong before the bet: posts and *cards* seen too early are put away, new posts come."""

    seat: Seat
    cards: tuple[Card, ...]


class Shuffled(NamedTuple):
    """All cards but those lying on the table were shuffled into a new deck."""


class ScoredBet(NamedTuple):
    """Scorepad: a bet and what came of it."""

    seat: Seat
    amount: int
    outcome: str


class ScoredTurn(NamedTuple):
    """Scorepad: a turn without a free bet."""

    seat: Seat
    outcome: str


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
    """A player sits out but stays at the table."""

    seat: Seat


class SatIn(NamedTuple):
    """A player who sat out plays again."""

    seat: Seat


class Left(NamedTuple):
    """A player left the table with the chips, or has not come yet."""

    seat: Seat


class Joined(NamedTuple):
    """A player who was not at the table buys in and takes the seat."""

    seat: Seat


class LevelChanged(NamedTuple):
    """From here on the table keeps cards, or only totals."""

    level: str


class MatchEnded(NamedTuple):
    """The table stopped; the pot is shared out."""


Action = (
    Anted
    | FirstCard
    | AceCalled
    | SecondCard
    | Bet
    | Moon
    | Guessed
    | Passed
    | Redealt
    | Shuffled
    | ScoredBet
    | ScoredTurn
    | BoughtIn
    | Gave
    | SatOut
    | SatIn
    | Left
    | Joined
    | SeatAdded
    | LevelChanged
    | MatchEnded
)
