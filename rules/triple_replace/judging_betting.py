"""What can be wrong with leading, betting and folding."""

from rules.core.verdict import Objection
from rules.triple_replace import actions as a
from rules.triple_replace import state as s
from rules.triple_replace.betting import (
    all_in,
    allows_bet,
    call_cost,
    can_be_called,
    largest_bet,
    lead_of,
    raises_left,
    room,
    to_call,
)
from rules.triple_replace.objecting import Objections, chip_faults, illegal, impossible, note
from rules.triple_replace.rulebook import FREE, LOW_OR_HIGH, MUST_OPEN, POT_LIMIT, SPREAD
from rules.triple_replace.stages import is_high_round

_SIZES = {LOW_OR_HIGH: "size_low_or_high", SPREAD: "size_spread", POT_LIMIT: "size_pot_limit", FREE: "size_free"}


def judge_led(state: s.State, action: a.Led) -> Objections:
    """The best cards showing lead; where cards are not kept, the table says who has them."""
    if state.acts:
        yield impossible("betting_begun", "leader", seat=action.seat)
    elif state.keeps_cards or not state.layout.up:
        lead = lead_of(state)
        if lead.seat != action.seat:
            yield illegal("not_leading", "leader", seat=action.seat, leader_seat=lead.seat)


def judge_checked(state: s.State, action: a.Checked) -> Objections:
    """Only without a bet to answer."""
    seat = action.seat
    yield from _out_of_turn(state, seat)
    owed = to_call(state, seat)
    if owed:
        yield illegal("must_call", "opening", seat=seat, amount=owed)
    elif _must_open(state, seat):
        yield illegal("must_open", "opening", seat=seat)


def _must_open(state: s.State, seat: int) -> bool:
    is_first = state.current_stage.number == 1 and seat == state.leader
    return is_first and state.house.opening == MUST_OPEN


def judge_called(state: s.State, action: a.Called) -> Objections:
    """Only with a bet to answer."""
    seat = action.seat
    yield from _out_of_turn(state, seat)
    owed, cost = to_call(state, seat), call_cost(state, seat)
    if not owed:
        yield illegal("nothing_to_call", "opening", seat=seat)
    elif cost < owed:
        yield note("calls_short", "short_stack", seat=seat, amount=cost, owed=owed)
    else:
        yield note("calls", "turn_order", seat=seat, amount=cost)


def judge_bet(state: s.State, action: a.Bet) -> Objections:
    """The first bet of a round."""
    yield from _out_of_turn(state, action.seat)
    if max(state.round_in):
        yield illegal("is_raise", "raises", seat=action.seat)
    yield from _sized(state, action.seat, action.amount)


def judge_raised(state: s.State, action: a.Raised) -> Objections:
    """A bet on top of another."""
    yield from _out_of_turn(state, action.seat)
    if not max(state.round_in):
        yield illegal("nothing_to_raise", "raises", seat=action.seat)
    yield from _sized(state, action.seat, action.amount)


def judge_all_in(state: s.State, action: a.AllIn) -> Objections:
    """The call, bet or raise that it comes to."""
    if state.house.allows_debt:
        yield impossible("may_owe", "short_stack", seat=action.seat)
        return
    comes_to = all_in(state, action.seat)
    if isinstance(comes_to, a.Called):
        yield from judge_called(state, comes_to)
    else:
        yield from _out_of_turn(state, action.seat)
        yield from _sized(state, action.seat, comes_to.amount)


def _sized(state: s.State, seat: int, amount: int) -> Objections:
    """How much, how often, and by whom money may be put on top."""
    house, left = state.house, room(state, seat)
    faults = tuple(chip_faults(house, amount))
    if faults:
        yield from faults
    elif left is not None and amount > left:
        stack = state.ledger.stacks[seat]
        yield impossible("not_enough", "short_stack", seat=seat, amount=amount + stack - left, stack=stack)
    elif not allows_bet(state, seat, amount):
        yield _wrong_size(state, seat, amount)
    elif amount == left:
        yield note("all_in", "short_stack", seat=seat)
    if max(state.round_in) and raises_left(state) == 0:
        yield illegal("raise_cap", "raises", seat=seat, cap=house.raise_cap, owed=to_call(state, seat))
    if seat in state.checked and not house.check_raise:
        yield illegal("check_raise", "check_raise", seat=seat, owed=to_call(state, seat))
    if not can_be_called(state, seat):
        yield illegal("nobody_to_call", "no_betting", seat=seat)


def _wrong_size(state: s.State, seat: int, amount: int) -> Objection:
    """Says what the sizes of this table are."""
    house = state.house
    facts = {"seat": seat, "amount": amount, "low": house.low, "high": house.high, "most": largest_bet(state, seat)}
    code = _SIZES.get(house.bet_sizes)
    if code is None:
        code = "size_high_only" if is_high_round(house, state.current_stage.number) else "size_low_only"
    return illegal(code, "bet_sizes", **facts)


def judge_folded(state: s.State, action: a.Folded) -> Objections:
    """On one's turn in a betting round, or at the showdown instead of showing."""
    seat = action.seat
    if state.phase == s.SHOW:
        if s.has_shown(state, seat):
            yield illegal("shown_already", "showing", seat=seat)
        else:
            yield note("gives_up_unshown", "showing", seat=seat)
    elif state.due is not None:
        yield impossible("card_due", "replacing", seat=state.due.seat, count=state.due.amount)
    elif state.phase == s.BET:
        yield from _out_of_turn(state, seat)
    else:
        yield illegal("folds_when_betting", "folding", seat=seat)


def _out_of_turn(state: s.State, seat: int) -> Objections:
    if not s.has_chips(state, seat):
        yield impossible("is_all_in", "short_stack", seat=seat)
    elif seat != state.turn:
        yield illegal("out_of_turn", "turn_order", seat=seat, turn_seat=state.turn)
