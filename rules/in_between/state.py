"""How the table of In Between the Sheets stands between two entries."""

from collections.abc import Iterator
from typing import NamedTuple, TypeVar

from rules.chips import Ledger, shown
from rules.decks.standard import COPIES, DECK, RANK_CARDS, Card, Rank
from rules.in_between.posts import Post, Posts, standing_posts
from rules.in_between.rulebook import ANTE_AGAIN, BY_SUIT, HouseRules

ANTE = "ante"  # the ante is due
DEAL = "deal"  # a turn is to begin
CALL = "call"  # a first ace lies there uncalled
SECOND = "second"  # the first post stands
CHOICE = "choice"  # both posts stand, and there is something to choose
ENDED = "ended"

PLAYS, SITS_OUT, AWAY = "plays", "sits_out", "away"

CARDS_A_TURN = 3

T = TypeVar("T")


class Seen(NamedTuple):
    """A card that was turned since the last shuffle, and by which entry."""

    card: Card
    entry: int


class State(NamedTuple):
    """The table between two entries."""

    seats: int
    names: tuple[str, ...]
    house: HouseRules
    level: str
    phase: str
    ledger: Ledger
    places: tuple[str, ...]  # who plays, sits out, or is away
    paid_ante: tuple[bool, ...]  # for the pot that lies there
    dealer: int
    turn: int
    round_number: int
    had_turn: tuple[int, ...]  # who has had a turn in this go-round
    since_ante: tuple[int, ...]  # who has had a turn since the last ante
    first: Post | None
    second: Card | None
    seen: tuple[Seen, ...]
    shuffled: int  # the entry of the last shuffle, 0 at the start
    entries: int

    @property
    def pot(self) -> int:
        """What the pot is worth, the debts in it included."""
        return self.ledger.pot_total

    @property
    def posts(self) -> Posts | None:
        """Both posts, once they stand."""
        if self.first is None or self.second is None:
            return None
        return standing_posts(self.first, self.second)

    @property
    def is_mid_turn(self) -> bool:
        """Whether a post lies there."""
        return self.first is not None

    @property
    def deck(self) -> int:
        """How many cards have not been turned since the last shuffle."""
        return len(DECK) - len(self.seen)

    @property
    def players(self) -> tuple[int, ...]:
        """The seats that play."""
        return tuple(seat for seat, place in enumerate(self.places) if place == PLAYS)

    @property
    def at_table(self) -> tuple[int, ...]:
        """The seats that are taken, whether they play or sit out."""
        return tuple(seat for seat, place in enumerate(self.places) if place != AWAY)

    @property
    def is_first_round(self) -> bool:
        """Whether somebody has had no turn since the last ante."""
        return any(seat not in self.since_ante for seat in self.players)

    @property
    def waiting(self) -> tuple[int, ...]:
        """Who has had a turn fewer than the others."""
        return tuple(seat for seat in self.players if seat not in self.had_turn) if self.had_turn else ()

    def money(self, amount: int) -> int:
        """The amount as this table reads it."""
        return shown(amount, self.house.unit)


def with_item(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """*values* with one of them exchanged."""
    return (*values[:index], value, *values[index + 1 :])


def around(state: State, seat: int) -> Iterator[int]:
    """All seats clockwise, from the left of *seat* to itself."""
    return ((seat + step) % state.seats for step in range(1, state.seats + 1))


def next_player(state: State, seat: int) -> int:
    """Who plays after *seat*; the seat itself when nobody plays."""
    return next((each for each in around(state, seat) if state.places[each] == PLAYS), seat)


def where_copies_seen(state: State, rank: Rank) -> tuple[int, ...]:
    """The entries that turned the cards of *rank* since the last shuffle."""
    return tuple(seen.entry for seen in state.seen if seen.card.rank == rank)


def where_seen(state: State, card: Card) -> int | None:
    """The entry that turned this very card since the last shuffle; suits must be known for that."""
    return next((seen.entry for seen in state.seen if card.suit and seen.card == card), None)


def unseen_cards(state: State) -> tuple[Card, ...]:
    """What the next card can be, in the form in which this table tells cards."""
    cards = DECK if state.house.cards_by == BY_SUIT else RANK_CARDS
    return tuple(card for card in cards if unseen_of(state, card.rank) and where_seen(state, card) is None)


def unseen_of(state: State, rank: Rank) -> int:
    """How many cards of *rank* have not been turned since the last shuffle."""
    return COPIES - len(where_copies_seen(state, rank))


def with_seen(state: State, *cards: Card) -> State:
    """The state after *cards* have been turned."""
    return state._replace(seen=state.seen + tuple(Seen(card, state.entries) for card in cards))


def without_posts(state: State) -> State:
    """The posts put away."""
    return state._replace(first=None, second=None)


def is_before_play(state: State) -> bool:
    """Whether nobody has paid an ante yet, and everybody at the table holds just what was bought."""
    ledger = state.ledger
    return not any(state.paid_ante) and ledger.stacks == ledger.bought and not ledger.pot_total


def ante_is_due(state: State) -> bool:
    """Whether the pot is empty, or by house rule too small to bet for."""
    return state.pot == 0 or (state.house.small_pot == ANTE_AGAIN and state.pot < state.house.ante)


def short_of_ante(state: State) -> tuple[int, ...]:
    """The players who cannot pay the ante from their chips."""
    return tuple(seat for seat in state.players if state.ledger.stacks[seat] < state.house.ante)
