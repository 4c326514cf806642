"""What may be bet, and who leads."""

from typing import NamedTuple

from rules.triple_replace import actions as a
from rules.triple_replace import state as s
from rules.triple_replace.hands import ranking
from rules.triple_replace.rulebook import FREE, HIGH, LOW, LOW_OR_HIGH, LOW_SHOWING, POT_LIMIT, SPREAD
from rules.triple_replace.stages import is_high_round

MOST_BET = 100_000_000  # where nothing else limits a bet, as for those who may owe
BY_SHOWING, BY_TIE, BY_PLACE = "showing", "tie", "place"


class Lead(NamedTuple):
    """Who leads, and why: the best cards showing, the first of those that show the same, or the dealer's left."""

    seat: int
    why: str


class Sizes(NamedTuple):
    """Bets from *low* to *high* in steps."""

    low: int
    high: int
    step: int

    def allow(self, amount: int) -> bool:
        """Whether *amount* is one of them."""
        return amount in range(self.low, self.high + 1, self.step)


def to_call(state: s.State, seat: int) -> int:
    """What *seat* owes to stay in."""
    return max(state.round_in) - state.round_in[seat]


def call_cost(state: s.State, seat: int) -> int:
    """What *seat* pays to call: all that is left, if that is less."""
    owed = to_call(state, seat)
    return owed if state.house.allows_debt else min(owed, state.ledger.stacks[seat])


def room(state: s.State, seat: int) -> int | None:
    """What *seat* has left above the call; None when a player may owe."""
    return None if state.house.allows_debt else state.ledger.stacks[seat] - to_call(state, seat)


def largest_bet(state: s.State, seat: int) -> int:
    """The most that a bet or raise may be, as if everybody had chips enough."""
    house = state.house
    if house.bet_sizes == POT_LIMIT:
        return min(MOST_BET, max(house.low, state.pot + to_call(state, seat)))
    if house.bet_sizes == FREE:
        left = room(state, seat)
        return MOST_BET if left is None else min(MOST_BET, max(house.low, left))
    number = state.current_stage.number
    is_low_only = house.bet_sizes not in (LOW_OR_HIGH, SPREAD) and not is_high_round(house, number)
    return house.low if is_low_only else house.high


def bet_sizes(state: s.State, seat: int) -> Sizes | None:
    """All that *seat* may bet, or raise by, but for the whole rest; None when there is too little for any."""
    house, left = state.house, room(state, seat)
    most = largest_bet(state, seat)
    top = most if left is None else min(most, left)
    low = house.high if is_high_round(house, state.current_stage.number) else house.low
    step = house.smallest_chip if house.bet_sizes in (SPREAD, POT_LIMIT, FREE) else max(1, house.high - house.low)
    return Sizes(low, top - (top - low) % step, step) if top >= low else None


def allows_bet(state: s.State, seat: int, amount: int) -> bool:
    """Whether *seat* may bet or raise by *amount*: a size of this table, or all that is left where that is less."""
    sizes, left = bet_sizes(state, seat), room(state, seat)
    is_rest = amount == left and amount <= largest_bet(state, seat)
    return is_rest or (sizes is not None and sizes.allow(amount))


def all_in(state: s.State, seat: int) -> a.Called | a.Bet | a.Raised:
    """What putting in everything comes to."""
    left = state.ledger.stacks[seat] - to_call(state, seat)
    if left <= 0:
        return a.Called(seat)
    return a.Raised(seat, left) if max(state.round_in) else a.Bet(seat, left)


def raises_left(state: s.State) -> int | None:
    """How many raises this betting round still takes; None for any number."""
    house = state.house
    if house.raise_cap == 0 or (house.heads_up_unlimited and len(state.contestants) == 2):
        return None
    return max(0, house.raise_cap - state.raises)


def can_be_called(state: s.State, seat: int) -> bool:
    """Whether anybody else could still call a bet of *seat*."""
    return any(other != seat for other in s.with_chips(state))


def lead_of(state: s.State) -> Lead:
    """Who leads by the up cards, or by place when none lie open."""
    if state.layout.up == 0:
        return Lead(state.contestants[0], BY_PLACE)
    house = state.house
    is_low = house.plays_for == LOW and house.low_leader == LOW_SHOWING
    table = ranking(house, LOW if is_low else HIGH)
    values = {seat: table.showing(s.ups_of(state, seat)) for seat in state.contestants}
    best = [seat for seat, value in values.items() if value == max(values.values())]
    return Lead(best[0], BY_SHOWING if len(best) == 1 else BY_TIE)
