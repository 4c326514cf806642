"""What can happen in Betski, and how the table stands in between."""

from collections.abc import Mapping
from typing import NamedTuple, TypeVar

from rules.betski.rulebook import HouseRules
from rules.core.game import Seat
from rules.core.seats import SeatAdded
from rules.decks.betski import DECK, BetskiCard, goes_on

CENTER = "center"  # dealt; the center card is still face down
PLAY = "play"
REBUTTAL = "rebuttal"
BETWEEN = "between"  # a game is over, the next is not dealt
SCOREPAD = "scorepad"
ENDED = "ended"

HAND_SIZE = 3

T = TypeVar("T")


class CenterTurned(NamedTuple):
    """The center card was turned face up."""

    card: BetskiCard


class Played(NamedTuple):
    """A card was laid on the center card."""

    seat: Seat
    card: BetskiCard


class Drew(NamedTuple):
    """Cards were drawn unseen."""

    seat: Seat
    amount: int


class DrewCard(NamedTuple):
    """A card was drawn and shown, as an open hand wants it."""

    seat: Seat
    card: BetskiCard


class TurnEnded(NamedTuple):
    """A player cannot or will not go on."""

    seat: Seat


class HandShown(NamedTuple):
    """A player's whole hand was laid open."""

    seat: Seat
    cards: tuple[BetskiCard, ...]


class TakenBack(NamedTuple):
    """The last cards laid went back to the hand they came from."""

    seat: Seat
    amount: int


class Reshuffled(NamedTuple):
    """The stack under the center card was shuffled into a new deck."""


class Dealt(NamedTuple):
    """A new game was dealt, and the table chose who starts."""

    starter: Seat


class Won(NamedTuple):
    """Scorepad: these seats won, or tied if there are several."""

    winners: tuple[Seat, ...]


class LevelChanged(NamedTuple):
    """From here on the table keeps cards, or only totals."""

    level: str


class MatchEnded(NamedTuple):
    """The table stopped."""


Action = (
    CenterTurned
    | Played
    | Drew
    | DrewCard
    | TurnEnded
    | HandShown
    | TakenBack
    | Reshuffled
    | Dealt
    | Won
    | SeatAdded
    | LevelChanged
    | MatchEnded
)


class Laid(NamedTuple):
    """A card on the stack: who laid it (nobody, for the first), by which entry and in which turn of that seat."""

    card: BetskiCard
    seat: int | None
    entry: int
    turn: int = 0


# The cards of an open hand, each with the entry that showed it; None for a hidden hand.
OpenHand = Mapping[BetskiCard, int] | None


class State(NamedTuple):
    """The table between two entries."""

    seats: int
    names: tuple[str, ...]
    house: HouseRules
    level: str
    phase: str
    game_number: int
    starter: int
    turn: int
    hands: tuple[int, ...]
    open_hands: tuple[OpenHand, ...]
    deck: int
    stack: tuple[Laid, ...]
    drawn: int  # in this turn
    played: int  # in this turn
    turns: tuple[int, ...]  # finished turns of each seat in this game
    passes: int  # turns in a row in which nothing could be played or drawn
    first_out: int | None  # who waits for the rebuttal
    rebutters: tuple[int, ...]  # whose rebuttal is still to come, the current one first
    tied: tuple[int, ...]  # who went out in a rebuttal
    wins: tuple[int, ...]
    ties: tuple[int, ...]
    entries: int

    @property
    def center(self) -> BetskiCard | None:
        """The card on top of the stack."""
        return self.stack[-1].card if self.stack else None

    @property
    def stock(self) -> int:
        """How many cards can still be drawn, a reshuffle included."""
        return self.deck + max(0, len(self.stack) - 1)

    @property
    def is_dealt(self) -> bool:
        """Whether everybody holds the cards of a game."""
        return self.phase in (CENTER, PLAY, REBUTTAL)

    @property
    def is_under_way(self) -> bool:
        """Whether cards are being played."""
        return self.phase in (PLAY, REBUTTAL)


def with_item(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """*values* with one of them exchanged."""
    return (*values[:index], value, *values[index + 1 :])


def with_turn_at(state: State, seat: int) -> State:
    """When somebody acts out of turn, it has become that seat's turn."""
    return state if seat == state.turn else state._replace(turn=seat, drawn=0, played=0)


def playable_cards(state: State, seat: int) -> tuple[BetskiCard, ...]:
    """What may be played now by *seat*: the cards that fit and can be in that hand."""
    if not state.stack:
        return ()
    silver = state.stack[-1].card.silver
    hand = state.open_hands[seat]
    return tuple(
        card
        for card in DECK
        if goes_on(card, silver) and (card in hand if hand is not None else whereabouts(state, card) is None)
    )


def is_able(state: State, seat: int) -> bool | None:
    """Whether *seat* can play; None when the hand is hidden and only its holder knows."""
    return None if state.open_hands[seat] is None else bool(playable_cards(state, seat))


def whereabouts(state: State, card: BetskiCard) -> Laid | None:
    """Where *card* is known to lie: on the stack since the last reshuffle, or in an open hand."""
    for laid in state.stack:
        if laid.card == card:
            return laid
    for seat, hand in enumerate(state.open_hands):
        if hand is not None and card in hand:
            return Laid(card, seat, hand[card])
    return None


def unseen_cards(state: State) -> tuple[BetskiCard, ...]:
    """The cards that may lie in the deck or in a hidden hand."""
    return tuple(card for card in DECK if whereabouts(state, card) is None)


def drawable_cards(state: State) -> tuple[BetskiCard, ...]:
    """The cards that the next draw may turn up; with the deck run out, those under the center card."""
    return unseen_cards(state) if state.deck else tuple(laid.card for laid in state.stack[:-1])


def last_laid_by(state: State, seat: int) -> int:
    """How many cards on top of the stack were laid by *seat*, one after the other; the lowest card always stays."""
    count = 0
    for laid in reversed(state.stack[1:]):
        if laid.seat != seat:
            break
        count += 1
    return count
