"""What follows from dealing and replacing cards."""

from rules.core.verdict import Event
from rules.decks.standard import Card
from rules.triple_replace import actions as a
from rules.triple_replace import state as s
from rules.triple_replace.flow import Next, after_act, begin_stage
from rules.triple_replace.pots import fee_level


def show_up_cards(state: s.State, action: a.UpDealt) -> Next:
    """The up cards of a deal; when all lie there, the betting begins."""
    state = s.with_seen(state, action.seat, action.cards, s.UP)
    state = _without(state, action.seat)
    return (state, ()) if state.waiting else begin_stage(state)


def leave_out_cards(state: s.State, action: a.CardsLeftOut) -> Next:
    """What is known of the cards is forgotten; bets and replacements go on."""
    was_dealing = state.phase == s.UPS
    state = state._replace(keeps_cards=False, seen=(), due=None)
    if was_dealing:
        return begin_stage(state._replace(waiting=()))
    return after_act(state) if state.phase == s.REPLACE else (state, ())


def stand_pat(state: s.State, action: a.StoodPat) -> Next:
    """Nothing is replaced, nothing paid."""
    return after_act(_without(state, action.seat))


def replace_down(state: s.State, action: a.Replaced) -> Next:
    """New cards that nobody sees."""
    state, events = _paid_and_drawn(state, action.seat, (), action.amount)
    state, more = after_act(_without(state, action.seat))
    return state, (*events, *more)


def replace_up(state: s.State, action: a.ReplacedUp) -> Next:
    """Paid and thrown away; the new up cards are still to be told."""
    return _with_cards_due(state, action.seat, action.cards, 0)


def replace_both(state: s.State, action: a.ReplacedBoth) -> Next:
    """Up and down cards at once."""
    return _with_cards_due(state, action.seat, action.cards, action.amount)


def _with_cards_due(state: s.State, seat: int, cards: tuple[Card, ...], hidden: int) -> Next:
    state, events = _paid_and_drawn(state, seat, cards, hidden)
    return _without(state, seat)._replace(due=s.Due(seat, len(cards))), events


def give_new_cards(state: s.State, action: a.Received) -> Next:
    """The new up cards lie there, and the next one may replace."""
    state = s.with_seen(state._replace(due=None), action.seat, action.cards, s.UP)
    return after_act(state)


def replace_exposed(state: s.State, action: a.Exposed) -> Next:
    """The seen card goes to the discards, and another one is dealt in its place, for nothing."""
    state = s.with_seen(state, action.seat, (action.card,), s.DISCARDED)
    return _drawn(state, 1)


def _without(state: s.State, seat: int) -> s.State:
    """*seat* has had its turn; the others wait in the order they did."""
    return state._replace(waiting=tuple(other for other in state.waiting if other != seat))


def _paid_and_drawn(state: s.State, seat: int, ups: tuple[Card, ...], hidden: int) -> Next:
    """The price goes to the pot first; then the cards are thrown away and new ones dealt."""
    amount = len(ups) + hidden
    fee = amount * state.price
    dead = s.Dead(fee_level(state, seat), fee)
    took = (*state.took_down, seat) if hidden and state.keeps_cards and seat not in state.took_down else state.took_down
    state = state._replace(
        ledger=state.ledger.paying(seat, fee),
        dead=(*state.dead, dead),
        seen=tuple(s.without_seen(state, seat, ups)),
        took_down=took,
    )
    return _drawn(state, amount)


def _drawn(state: s.State, amount: int) -> Next:
    """As many cards from the deck as were just thrown away.

    When the deck runs out, all older discards and folded hands become the deck; the cards just thrown away stay out.
    """
    events: tuple[Event, ...] = ()
    if amount > state.deck:
        events = (Event("triple_replace.event.reshuffled", {"count": state.muck}),)
        state = state._replace(
            deck=state.deck + state.muck, muck=0, seen=tuple(seen for seen in state.seen if _stays(state, seen))
        )
    return state._replace(deck=state.deck - amount, muck=state.muck + amount), events


def _stays(state: s.State, seen: s.Seen) -> bool:
    """Whether a seen card is not shuffled into the deck: it is held, or was thrown away just now."""
    if seen.where == s.DISCARDED:
        return seen.entry == state.entries
    return seen.seat not in state.folded
