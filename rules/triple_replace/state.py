"""How the table of 3-Card Triple Replace stands between two entries."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple, TypeVar

from rules.chips import Ledger
from rules.decks.standard import COPIES, DECK, RANK_CARDS, Card, Rank
from rules.triple_replace.rulebook import HouseRules
from rules.triple_replace.stages import (
    HAND_SIZE,
    LAYOUTS,
    Layout,
    Stage,
    replacement_limit,
    stages,
)

BETWEEN = "between"  # no hand is dealt
UPS = "ups"  # the up cards of the deal are being entered
LEAD = "lead"  # cards are not kept: the table says who leads
BET = "bet"
REPLACE = "replace"
DECLARE = "declare"
SHOW = "show"
AWARD = "award"  # the table says who wins, pot by pot
SCOREPAD = "scorepad"
ENDED = "ended"

UP, DISCARDED, HOLE = "up", "discarded", "hole"

T = TypeVar("T")


class Seen(NamedTuple):
    """A card that was seen: whose it is or was, where it lies, and which entry told."""

    card: Card
    seat: int
    where: str
    entry: int


class Dead(NamedTuple):
    """Money that nobody has to call; it lies in the pot that reached up to bets of *level*."""

    level: int
    amount: int


class Due(NamedTuple):
    """New up cards that a player has paid for."""

    seat: int
    amount: int


class Award(NamedTuple):
    """A pot, or half of one, that the table gives to one or more of *seats*."""

    pot_number: int
    way: str
    amount: int
    seats: tuple[int, ...]


class State(NamedTuple):
    """The table between two entries."""

    seats: int
    names: tuple[str, ...]
    house: HouseRules
    level: str
    phase: str
    ledger: Ledger
    sits_out: tuple[bool, ...]
    dealer: int
    hand_number: int
    hand_open: bool
    dealt_in: tuple[int, ...]  # clockwise from the dealer's left
    folded: tuple[int, ...]
    stage: int  # the place in the course of a hand
    keeps_cards: bool
    seen: tuple[Seen, ...]
    deck: int
    muck: int  # discards and folded hands, as many cards as they are
    took_down: tuple[int, ...]  # who got a down card in the last deal or replacement round
    due: Due | None
    bets_in: tuple[int, ...]  # antes and bets of this hand
    round_in: tuple[int, ...]  # bets of this betting round
    dead: tuple[Dead, ...]
    leader: int
    waiting: tuple[int, ...]  # who is still to act, the next one first
    acts: int  # in this betting round
    raises: int
    checked: tuple[int, ...]
    last_bettor: int | None
    declared: tuple[str, ...]
    awards: tuple[Award, ...]
    entries: int

    @property
    def turn(self) -> int | None:
        """Whose turn it is."""
        if self.due is not None:
            return self.due.seat
        return self.waiting[0] if self.waiting else None

    @property
    def pot(self) -> int:
        """What the pot is worth, the debts in it included."""
        return self.ledger.pot_total

    @property
    def layout(self) -> Layout:
        """How the cards lie."""
        return LAYOUTS[self.house.layout]

    @property
    def current_stage(self) -> Stage:
        """The round that is being played."""
        return stages(self.house.replacement_rounds)[self.stage]

    @property
    def contestants(self) -> tuple[int, ...]:
        """Who is still in the hand, clockwise from the dealer's left."""
        return tuple(seat for seat in self.dealt_in if seat not in self.folded)

    @property
    def price(self) -> int:
        """What a card costs in this replacement round."""
        return self.house.price_in(self.current_stage.number)

    @property
    def limit(self) -> int:
        """How many cards may be replaced in this replacement round."""
        return replacement_limit(self.house, self.current_stage.number, len(self.dealt_in))


def with_item(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """*values* with one of them exchanged."""
    return (*values[:index], value, *values[index + 1 :])


def raised_by(values: tuple[int, ...], index: int, amount: int) -> tuple[int, ...]:
    """*values* with *amount* more at one place."""
    return with_item(values, index, values[index] + amount)


def clockwise(state: State, seats: Iterable[int], after: int | None = None) -> tuple[int, ...]:
    """*seats* in order from the left of *after*, of the dealer unless told."""
    start = state.dealer if after is None else after
    return tuple(sorted(seats, key=lambda seat: (seat - start - 1) % state.seats))


def has_chips(state: State, seat: int) -> bool:
    """Whether *seat* can still pay anything."""
    return state.house.allows_debt or state.ledger.stacks[seat] > 0


def with_chips(state: State) -> tuple[int, ...]:
    """Who is in the hand and can still bet."""
    return tuple(seat for seat in state.contestants if has_chips(state, seat))


def players(state: State) -> tuple[int, ...]:
    """Who will be dealt in next."""
    return tuple(seat for seat in range(state.seats) if not state.sits_out[seat] and has_chips(state, seat))


def next_dealer(state: State) -> int:
    """Who deals the next hand: the first dealer, or the next player to the left of the last one."""
    ready = players(state)
    if state.hand_number == 0 and state.dealer in ready:
        return state.dealer
    return next(iter(clockwise(state, ready)), state.dealer)


def affordable(state: State, seat: int) -> int:
    """How many cards *seat* can pay for in this replacement round."""
    return HAND_SIZE if state.house.allows_debt else state.ledger.stacks[seat] // state.price


def cards_of(state: State, seat: int, *places: str) -> tuple[Card, ...]:
    """The seen cards of *seat* that lie in one of *places*."""
    return tuple(seen.card for seen in state.seen if seen.seat == seat and seen.where in places)


def ups_of(state: State, seat: int) -> tuple[Card, ...]:
    """The up cards of *seat*, as far as they are kept."""
    return cards_of(state, seat, UP)


def hidden_cards(state: State, seat: int) -> int:
    """How many cards of *seat* nobody has seen."""
    return HAND_SIZE - len(cards_of(state, seat, UP, HOLE))


def has_shown(state: State, seat: int) -> bool:
    """Whether the whole hand of *seat* is known."""
    return hidden_cards(state, seat) == 0


def where_seen(state: State, card: Card) -> Seen | None:
    """Where this very card was seen; suits must be known for that."""
    return next((seen for seen in state.seen if card.suit and seen.card == card), None)


def copies_seen(state: State, rank: Rank) -> int:
    """How many cards of *rank* were seen since the discards were last shuffled in."""
    return sum(seen.card.rank == rank for seen in state.seen)


def unseen_cards(state: State) -> tuple[Card, ...]:
    """Every card that can still turn up, as this table tells cards: a rank as often as it is left."""
    if not state.house.tells_suits:
        return tuple(card for card in RANK_CARDS for _ in range(COPIES - copies_seen(state, card.rank)))
    gone = {seen.card for seen in state.seen}
    return tuple(card for card in DECK if card not in gone)


def without_seen(state: State, seat: int, cards: Iterable[Card]) -> Iterator[Seen]:
    """What was seen, but *cards* of *seat* that lay face up are thrown away now."""
    left = list(cards)
    for seen in state.seen:
        if seen.seat == seat and seen.where == UP and seen.card in left:
            left.remove(seen.card)
            yield seen._replace(where=DISCARDED, entry=state.entries)
        else:
            yield seen


def with_seen(state: State, seat: int, cards: Iterable[Card], where: str) -> State:
    """The state after *cards* of *seat* have been seen."""
    new = tuple(Seen(card, seat, where, state.entries) for card in cards)
    return state._replace(seen=state.seen + new)
