"""How a hand goes on: from one who acts to the next, from stage to stage, and to its end."""

from rules.core.verdict import Event
from rules.triple_replace import state as s
from rules.triple_replace.betting import BY_PLACE, BY_SHOWING, BY_TIE, lead_of, to_call
from rules.triple_replace.pots import paid_out
from rules.triple_replace.rulebook import DECLARE, HIGH_LOW
from rules.triple_replace.showdown import ALONE, Result, described, results, showing_order
from rules.triple_replace.stages import BETTING, REPLACEMENT

Next = tuple[s.State, tuple[Event, ...]]

_LEADS = {
    BY_SHOWING: "triple_replace.event.leads_showing",
    BY_TIE: "triple_replace.event.leads_tied",
    BY_PLACE: "triple_replace.event.leads_first",
}
_WON = {
    "high_card": "triple_replace.event.won_high_card",
    "pair": "triple_replace.event.won_pair",
    "straight": "triple_replace.event.won_straight",
    "flush": "triple_replace.event.won_flush",
    "straight_flush": "triple_replace.event.won_straight_flush",
    "trips": "triple_replace.event.won_trips",
    "low": "triple_replace.event.won_low",
    "low_pair": "triple_replace.event.won_low_pair",
    "low_trips": "triple_replace.event.won_low_trips",
}


def after_act(state: s.State) -> Next:
    """Somebody has acted: the next one waits, or the round is over, or the hand."""
    if len(state.contestants) == 1:
        return won_unshown(state)
    if state.phase == s.BET and len(s.with_chips(state)) < 2:
        # Whoever alone has chips left only answers what is bet; there is nobody to bet against.
        owing = tuple(seat for seat in state.waiting if to_call(state, seat) > 0)
        state = state._replace(waiting=owing)
    return (state, ()) if state.waiting else _next_stage(state)


def won_unshown(state: s.State) -> Next:
    """One player is left and takes everything; nothing has to be shown."""
    seat, amount = state.contestants[0], state.pot
    event = Event("triple_replace.event.won_unshown", {"seat": seat, "amount": amount})
    return hand_over(paid_out(state, amount, (seat,))), (event,)


def hand_over(state: s.State) -> s.State:
    """The hand is finished; its cards lie there until the next deal."""
    nothing = (0,) * state.seats
    return state._replace(
        phase=s.BETWEEN,
        hand_open=False,
        bets_in=nothing,
        round_in=nothing,
        dead=(),
        waiting=(),
        due=None,
        took_down=(),
        declared=("",) * state.seats,
        awards=(),
    )


def _next_stage(state: s.State) -> Next:
    return begin_stage(
        state._replace(stage=state.stage + 1, round_in=(0,) * state.seats, acts=0, raises=0, checked=(), waiting=())
    )


def begin_stage(state: s.State) -> Next:
    """The stage that is reached begins, or is passed over if there is nothing to do in it."""
    kind = state.current_stage.kind
    if kind == BETTING:
        return _begin_betting(state)
    return _begin_replacing(state) if kind == REPLACEMENT else _begin_showdown(state)


def _begin_betting(state: s.State) -> Next:
    number = state.current_stage.number
    if len(s.with_chips(state)) < 2:
        state, events = _next_stage(state)
        return state, (Event("triple_replace.event.no_betting", {"number": number}), *events)
    if not state.keeps_cards and state.layout.up:
        return state._replace(phase=s.LEAD), ()
    lead = lead_of(state)
    return led_by(state, lead.seat), (Event(_LEADS[lead.why], {"seat": lead.seat, "number": number}),)


def led_by(state: s.State, leader: int) -> s.State:
    """The betting round begins with *leader*, or with the next one who has chips."""
    waiting = s.clockwise(state, s.with_chips(state), leader - 1)
    return state._replace(phase=s.BET, leader=leader, waiting=waiting, last_bettor=None)


def _begin_replacing(state: s.State) -> Next:
    able = tuple(seat for seat in state.contestants if s.affordable(state, seat))
    if not able:
        return _next_stage(state)
    number, price, limit = state.current_stage.number, state.price, state.limit
    event = Event("triple_replace.event.replacing", {"number": number, "price": price, "limit": limit})
    unable = tuple(seat for seat in state.contestants if seat not in able)
    left_out = (Event("triple_replace.event.cannot_replace", {"seat": unable, "count": len(unable)}),) if unable else ()
    return state._replace(phase=s.REPLACE, waiting=able, took_down=()), (event, *left_out)


def _begin_showdown(state: s.State) -> Next:
    state = state._replace(took_down=())
    if state.house.plays_for == HIGH_LOW and state.house.high_low == DECLARE:
        return state._replace(phase=s.DECLARE, waiting=state.contestants), ()
    return begin_showing(state)


def begin_showing(state: s.State) -> Next:
    """The hands are to be shown."""
    return state._replace(phase=s.SHOW, waiting=showing_order(state)), ()


def after_leaving(state: s.State) -> Next:
    """Somebody has given up outside a betting round: what was going on goes on without them."""
    if len(state.contestants) == 1:
        return won_unshown(state)
    if state.phase == s.SHOW:
        return after_show(state)
    if state.waiting:
        return state, ()
    if state.phase == s.DECLARE:
        return begin_showing(state)
    return _next_stage(state) if state.phase == s.REPLACE else begin_stage(state)


def after_show(state: s.State) -> Next:
    """Somebody has shown or given up; when all have, the cards decide."""
    if state.waiting:
        return state, ()
    events = []
    decided = results(state)
    for result in decided:
        events.append(_result_event(state, result))
    for result in decided:
        state = paid_out(state, result.amount, result.winners)
    return hand_over(state), tuple(events)


def _result_event(state: s.State, result: Result) -> Event:
    """What a pot was won with."""
    facts: dict[str, object] = {"winners": result.winners, "amount": result.amount, "count": len(result.winners)}
    if result.way == ALONE:
        return Event("triple_replace.event.uncontested", {**facts, "seat": result.winners[0]})
    if result.way not in state.house.ways:
        return Event("triple_replace.event.won_both", facts)
    hand = described(state, result.winners[0], result.way)
    return Event(_WON[hand.code], {**facts, **hand_facts(hand.ranks)})


def hand_facts(ranks: tuple[object, ...]) -> dict[str, object]:
    """The ranks that say a hand, by name."""
    return dict(zip(("rank", "second", "third"), ranks, strict=False))
