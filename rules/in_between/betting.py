"""What may be bet, and when the moon may be shot."""

from typing import NamedTuple

from rules.chips import MOST
from rules.in_between import actions as a
from rules.in_between.posts import Posts, multiple, worst_multiple
from rules.in_between.rulebook import (
    ACE_FOURFOLD,
    CAPPED,
    CHOSEN,
    FIXED,
    FORGIVEN,
    GUESS,
    HALF_POT,
    NO_POT_BET,
    HouseRules,
)
from rules.in_between.state import State


class BetLimits(NamedTuple):
    """What may be bet: *low* to *top* in steps, or the whole pot; nothing when top is below low.

    *why* is the reason for the upper limit, as a code.
    """

    low: int
    top: int
    step: int
    pot: int
    why: str

    @property
    def are_open(self) -> bool:
        """Whether any bet is within them."""
        return 0 < self.low <= self.top

    @property
    def high(self) -> int:
        """The highest bet that is whole steps above the lowest."""
        return self.top - (self.top - self.low) % self.step

    def is_on_step(self, amount: int) -> bool:
        """Whether *amount* is whole steps above the lowest bet, or the whole pot."""
        return (amount - self.low) % self.step == 0 or amount == self.pot


def bet_limits(state: State, seat: int, worst: int) -> BetLimits:
    """What *seat* may bet when the worst outcome costs *worst* times the bet."""
    house, pot = state.house, state.pot
    low = min(house.ante, pot)
    top, why = pot, "over_pot"
    cap = _first_round_cap(state)
    if cap is not None and max(cap, low) < top:
        top, why = max(cap, low), "over_first_round"
    purse = _purse(state, seat, worst)
    if purse is not None and purse < top:
        top, why = purse, "over_cover"
    top = min(top, MOST)
    return BetLimits(low, top - top % house.smallest_chip, house.step, pot, why)


def _first_round_cap(state: State) -> int | None:
    house = state.house
    if not state.is_first_round:
        return None
    if house.first_round == HALF_POT:
        return state.pot // 2
    if house.first_round == NO_POT_BET:
        return state.pot - house.step
    return house.first_round_limit if house.first_round == FIXED else None


def _purse(state: State, seat: int, worst: int) -> int | None:
    """The most that *seat* can stand for: nothing limits it where debts are kept."""
    stack = state.ledger.stacks[seat]
    if state.house.covering == CAPPED:
        return stack // worst
    return stack if state.house.covering == FORGIVEN else None


def limits_on_posts(state: State, seat: int, posts: Posts) -> BetLimits:
    """What *seat* may bet on the posts that lie there."""
    return bet_limits(state, seat, worst_multiple(state.house, posts))


def limits_for_outcome(state: State, seat: int, outcome: str) -> BetLimits:
    """What *seat* may have bet when this came of it; every bet risks a post."""
    house = state.house
    return bet_limits(state, seat, max(multiple(house, a.POST), multiple(house, outcome)))


def limits_for_all(state: State, seat: int) -> BetLimits:
    """What *seat* may bet whatever comes of it."""
    house = state.house
    return bet_limits(state, seat, max(multiple(house, outcome) for outcome in bet_outcomes(house)))


def bet_outcomes(house: HouseRules) -> tuple[str, ...]:
    """What a bet can lead to by these house rules."""
    ace_post = (a.ACE_POST,) if house.post == ACE_FOURFOLD else ()
    triple = (a.TRIPLE,) if house.aces == CHOSEN or house.pair == GUESS else ()
    return (a.WON, a.LOST, a.POST, *ace_post, *triple)


def turn_outcomes(house: HouseRules) -> tuple[str, ...]:
    """What a turn without a free bet can be by these house rules."""
    pair = () if house.pair == GUESS else (a.PAIR,)
    ace_post = (a.MOON_ACE_POST,) if house.post == ACE_FOURFOLD else ()
    return (a.PASSED, *pair, a.NEIGHBOURS, a.MOON_WON, a.MOON_LOST, a.MOON_POST, *ace_post)


def moon_fault(state: State, seat: int, worst: int) -> str:
    """Why *seat* may not shoot the moon whatever the posts are, as a code; empty when nothing stands against it."""
    if not state.house.moon:
        return "moon_off"
    if state.pot <= state.house.ante:
        return "moon_small_pot"
    purse = _purse(state, seat, worst)
    return "moon_uncovered" if purse is not None and purse < state.house.ante else ""
