"""What follows from declaring, showing, and naming the winners."""

from rules.core.game import CARDS
from rules.core.verdict import Event
from rules.triple_replace import actions as a
from rules.triple_replace import state as s
from rules.triple_replace.flow import Next, after_show, begin_showing, hand_over
from rules.triple_replace.pots import paid_out, pending_awards
from rules.triple_replace.rulebook import HIGH, LOW

_TOLD = {HIGH: "triple_replace.event.told_high", LOW: "triple_replace.event.told_low"}


def declare(state: s.State, action: a.Declared) -> Next:
    """When all have declared, the hands are shown."""
    waiting = tuple(seat for seat in state.waiting if seat != action.seat)
    state = state._replace(declared=s.with_item(state.declared, action.seat, action.way), waiting=waiting)
    return (state, ()) if waiting else begin_showing(state)


def show_hand(state: s.State, action: a.Shown) -> Next:
    """When all have shown, the cards decide."""
    state = s.with_seen(state, action.seat, action.cards, s.HOLE)
    return after_show(state._replace(waiting=tuple(seat for seat in state.waiting if seat != action.seat)))


def award_pot(state: s.State, action: a.Won) -> Next:
    """The next pot goes to those named; what only one can win goes there by itself.

    A hand that was never dealt is one more when its winner is written down.
    """
    first, *rest = pending_awards(state)
    if state.phase == s.SCOREPAD and not state.hand_open:
        state = state._replace(hand_open=True, hand_number=state.hand_number + 1, dealer=s.next_dealer(state))
    state, event = _given(state, first, action.winners)
    events = [event]
    while rest and len(rest[0].seats) == 1:
        alone = rest.pop(0)
        state = paid_out(state, alone.amount, alone.seats)
        facts = {"seat": alone.seats[0], "amount": alone.amount}
        events.append(Event("triple_replace.event.uncontested", facts))
    if rest:
        naming = state._replace(phase=s.AWARD, awards=tuple(rest), waiting=(), due=None, took_down=())
        return naming, tuple(events)
    return _hand_decided(state), tuple(events)


def _given(state: s.State, award: s.Award, winners: tuple[int, ...]) -> tuple[s.State, Event]:
    order = s.clockwise(state, winners)
    facts = {"winners": order, "amount": award.amount, "count": len(order)}
    return paid_out(state, award.amount, order), Event(_TOLD[award.way], facts)


def _hand_decided(state: s.State) -> s.State:
    """At cards the next deal follows, on the scorepad what is put in next."""
    over = hand_over(state)
    return over if state.level == CARDS else over._replace(phase=s.SCOREPAD)
