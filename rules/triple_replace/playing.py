"""What follows from each action in 3-Card Triple Replace. Works for every action that is possible, legal or not."""

from collections.abc import Callable
from typing import Any

from rules.chips import opened, scale_of
from rules.core.game import CARDS, TOTALS, Setup, Standing
from rules.core.seats import SeatAdded
from rules.core.verdict import Event
from rules.triple_replace import actions as a
from rules.triple_replace import state as s
from rules.triple_replace.betting import all_in, call_cost, to_call
from rules.triple_replace.flow import Next, after_act, after_leaving, begin_stage, hand_over, led_by
from rules.triple_replace.objecting import in_money
from rules.triple_replace.playing_cards import (
    give_new_cards,
    leave_out_cards,
    replace_both,
    replace_down,
    replace_exposed,
    replace_up,
    show_up_cards,
    stand_pat,
)
from rules.triple_replace.playing_showdown import award_pot, declare, show_hand
from rules.triple_replace.rulebook import ENTERED, HouseRules
from rules.triple_replace.stages import DECK_SIZE, HAND_SIZE


def begin(setup: Setup) -> s.State:
    """Everybody has bought in; no hand is dealt."""
    house = HouseRules(**setup.house_rules)  # type: ignore[arg-type]  # the switches have checked the types
    nothing = (0,) * setup.seats
    return s.State(
        seats=setup.seats,
        names=setup.seat_names,
        house=house,
        level=setup.level,
        phase=s.BETWEEN if setup.level == CARDS else s.SCOREPAD,
        ledger=opened(setup.seats, house.start),
        sits_out=(False,) * setup.seats,
        dealer=setup.first,
        hand_number=0,
        hand_open=False,
        dealt_in=(),
        folded=(),
        stage=0,
        keeps_cards=False,
        seen=(),
        deck=DECK_SIZE,
        muck=0,
        took_down=(),
        due=None,
        bets_in=nothing,
        round_in=nothing,
        dead=(),
        leader=setup.first,
        waiting=(),
        acts=0,
        raises=0,
        checked=(),
        last_bettor=None,
        declared=("",) * setup.seats,
        awards=(),
        entries=0,
    )


def apply(state: s.State, action: a.Action) -> Next:
    """The next state, and what happened on the way."""
    state, events = _APPLIERS[type(action)](state._replace(entries=state.entries + 1), action)
    return state, tuple(event._replace(facts=in_money(state.house, event.facts)) for event in events)


def standing(state: s.State) -> Standing:
    """How far everybody is up or down."""
    ledger, is_over = state.ledger, state.phase == s.ENDED
    why = "triple_replace.standing.stopped" if is_over else ""
    return Standing(ledger.nets, ledger.leaders, scale_of(state.house.unit), is_over, why)


def _deal(state: s.State, action: a.Dealt) -> Next:
    """Three cards and an ante each; a pot that was left over stays in for the winner."""
    left_over, dealt_in = state.pot, s.clockwise(state, s.players(state), action.dealer_seat)
    state = hand_over(state)._replace(
        phase=s.UPS,
        dealer=action.dealer_seat,
        hand_number=state.hand_number + 1,
        hand_open=True,
        dealt_in=dealt_in,
        folded=(),
        stage=0,
        keeps_cards=state.house.up_cards == ENTERED,
        seen=(),
        deck=DECK_SIZE - HAND_SIZE * len(dealt_in),
        muck=0,
        took_down=dealt_in,
        dead=(s.Dead(0, left_over),) if left_over else (),
        leader=dealt_in[0],
        acts=0,
        raises=0,
        checked=(),
        last_bettor=None,
    )
    state, events = _with_antes(state)
    if state.keeps_cards and state.layout.up:
        return state._replace(waiting=dealt_in), events
    state, more = begin_stage(state)
    return state, (*events, *more)


def _with_antes(state: s.State) -> Next:
    if not state.house.ante_due:
        return state, ()
    before = state.pot
    for seat in state.dealt_in:
        owed = state.house.ante_due
        paid = owed if state.house.allows_debt else min(owed, state.ledger.stacks[seat])
        state = state._replace(ledger=state.ledger.paying(seat, paid), bets_in=s.raised_by(state.bets_in, seat, paid))
    return state, (Event("triple_replace.event.antes", {"amount": state.pot - before, "count": len(state.dealt_in)}),)


def _lead(state: s.State, action: a.Led) -> Next:
    return led_by(state, action.seat), ()


def _check(state: s.State, action: a.Checked) -> Next:
    return after_act(_acted(state._replace(checked=(*state.checked, action.seat)), action.seat))


def _call(state: s.State, action: a.Called) -> Next:
    seat = action.seat
    return after_act(_acted(_betting(state, seat, call_cost(state, seat)), seat))


def _bet(state: s.State, action: a.Bet | a.Raised) -> Next:
    """A bet on top of another is a raise, whatever it was called."""
    seat, is_raise = action.seat, max(state.round_in) > 0
    state = _betting(state, seat, to_call(state, seat) + action.amount)
    state = _acted(state, seat)._replace(raises=state.raises + is_raise, last_bettor=seat)
    return after_act(state._replace(waiting=s.clockwise(state, _others(s.with_chips(state), seat), seat)))


def _go_all_in(state: s.State, action: a.AllIn) -> Next:
    comes_to = all_in(state, action.seat)
    return _call(state, comes_to) if isinstance(comes_to, a.Called) else _bet(state, comes_to)


def _betting(state: s.State, seat: int, amount: int) -> s.State:
    """*seat* has put *amount* more into the pot, as a bet."""
    return state._replace(
        ledger=state.ledger.paying(seat, amount),
        bets_in=s.raised_by(state.bets_in, seat, amount),
        round_in=s.raised_by(state.round_in, seat, amount),
    )


def _acted(state: s.State, seat: int) -> s.State:
    """*seat* has acted, in turn or not; whoever still waits follows from its left."""
    waiting = s.clockwise(state, _others(state.waiting, seat), seat)
    return state._replace(waiting=waiting, acts=state.acts + 1, took_down=())


def _fold(state: s.State, action: a.Folded) -> Next:
    """The hand goes to the discards; at the showdown that is giving up unshown."""
    seat = action.seat
    state = state._replace(
        folded=(*state.folded, seat), muck=state.muck + HAND_SIZE, took_down=_others(state.took_down, seat)
    )
    if state.phase == s.BET:
        return after_act(_acted(state, seat))
    return after_leaving(state._replace(waiting=_others(state.waiting, seat)))


def _others(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple(other for other in seats if other != seat)


def _put_in(state: s.State, action: a.PutIn) -> Next:
    return state._replace(ledger=state.ledger.paying(action.seat, action.amount)), ()


def _buy(state: s.State, action: a.BoughtIn) -> Next:
    return state._replace(ledger=state.ledger.buying(action.seat, action.amount)), ()


def _give(state: s.State, action: a.Gave) -> Next:
    """In the middle of a hand, whoever has too little left to act is no longer waited for."""
    state = state._replace(ledger=state.ledger.giving(*action))
    if state.phase == s.BET:
        waiting = tuple(seat for seat in state.waiting if s.has_chips(state, seat))
        return after_act(state._replace(waiting=waiting))
    if state.phase == s.REPLACE:
        state = state._replace(waiting=tuple(seat for seat in state.waiting if s.affordable(state, seat)))
        return (state, ()) if state.due is not None else after_leaving(state)
    return state, ()


def _sit_out(state: s.State, action: a.SatOut) -> Next:
    return state._replace(sits_out=s.with_item(state.sits_out, action.seat, True)), ()


def _sit_in(state: s.State, action: a.SatIn) -> Next:
    return state._replace(sits_out=s.with_item(state.sits_out, action.seat, False)), ()


def _add_seat(state: s.State, action: SeatAdded) -> Next:
    """Somebody new buys in and is dealt in next; a hand under way goes on without them."""
    return state._replace(
        seats=state.seats + 1,
        names=(*state.names, action.name),
        ledger=state.ledger.seating().buying(state.seats, state.house.start),
        sits_out=(*state.sits_out, False),
        bets_in=(*state.bets_in, 0),
        round_in=(*state.round_in, 0),
        declared=(*state.declared, ""),
    ), (Event("triple_replace.event.joined", {"name": action.name, "amount": state.house.start}),)


def _change_level(state: s.State, action: a.LevelChanged) -> Next:
    """The pot stays; a hand under way is finished on the scorepad, and one left there goes into the next deal."""
    is_open = state.hand_open and action.level == TOTALS
    phase = s.SCOREPAD if action.level == TOTALS else s.BETWEEN
    return hand_over(state)._replace(level=action.level, phase=phase, hand_open=is_open), ()


def _end_match(state: s.State, action: a.MatchEnded) -> Next:
    """A pot that is left is shared by those still in for it."""
    pot = state.pot
    staying = state.contestants if state.hand_open and state.level == CARDS else tuple(range(state.seats))
    state = hand_over(state)._replace(phase=s.ENDED)
    if not pot:
        return state, ()
    ledger = state.ledger.sharing_pot(s.clockwise(state, staying), state.house.smallest_chip)
    return state._replace(ledger=ledger), (Event("triple_replace.event.pot_shared", {"amount": pot, "seat": staying}),)


_APPLIERS: dict[type, Callable[[s.State, Any], Next]] = {
    a.Dealt: _deal,
    a.UpDealt: show_up_cards,
    a.CardsLeftOut: leave_out_cards,
    a.Led: _lead,
    a.Checked: _check,
    a.Bet: _bet,
    a.Called: _call,
    a.Raised: _bet,
    a.AllIn: _go_all_in,
    a.Folded: _fold,
    a.StoodPat: stand_pat,
    a.Replaced: replace_down,
    a.ReplacedUp: replace_up,
    a.ReplacedBoth: replace_both,
    a.Received: give_new_cards,
    a.Exposed: replace_exposed,
    a.Declared: declare,
    a.Shown: show_hand,
    a.Won: award_pot,
    a.PutIn: _put_in,
    a.BoughtIn: _buy,
    a.Gave: _give,
    a.SatOut: _sit_out,
    a.SatIn: _sit_in,
    SeatAdded: _add_seat,
    a.LevelChanged: _change_level,
    a.MatchEnded: _end_match,
}
