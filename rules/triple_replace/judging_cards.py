"""What can be wrong with dealing and replacing cards."""

from rules.core.verdict import Objection, Verdict
from rules.decks.standard import COPIES, Card
from rules.triple_replace import actions as a
from rules.triple_replace import state as s
from rules.triple_replace.objecting import Objections, illegal, impossible, note
from rules.triple_replace.stages import HAND_SIZE

_SEEN = {s.UP: "is_up", s.DISCARDED: "is_discarded", s.HOLE: "is_shown"}


def judge_up_dealt(state: s.State, action: a.UpDealt) -> Objections:
    """Everybody's up cards once, as many as the layout has."""
    seat, wanted = action.seat, state.layout.up
    if seat not in state.waiting:
        yield impossible("ups_known", "layout", seat=seat)
    if len(action.cards) != wanted:
        yield impossible("up_count", "layout", seat=seat, count=len(action.cards), wanted=wanted)
    yield from cards_elsewhere(state, action.cards)


def judge_left_out(state: s.State, action: a.CardsLeftOut) -> Objections:
    """Once is enough."""
    if not state.keeps_cards:
        yield impossible("not_kept", "leader")


def cards_elsewhere(state: s.State, cards: tuple[Card, ...]) -> Objections:
    """Cards that cannot turn up: named twice, without the suit that is needed, or seen somewhere else."""
    for card in dict.fromkeys(cards):
        seen = s.where_seen(state, card)
        if state.house.tells_suits and not card.suit:
            yield impossible("suit_needed", "one_of_each", card=card)
        elif seen is not None:
            yield impossible(_SEEN[seen.where], "one_of_each", card=card, holder_seat=seen.seat, entry=seen.entry)
        elif card.suit and cards.count(card) > 1:
            yield impossible("card_twice", "one_of_each", card=card)
        elif sum(each.rank == card.rank for each in cards) + s.copies_seen(state, card.rank) > COPIES:
            yield impossible("no_such_card_left", "one_of_each", rank=card.rank)


def judge_stood_pat(state: s.State, action: a.StoodPat) -> Objections:
    """Anybody may, on their turn."""
    yield from _out_of_turn(state, action.seat)


def judge_replaced(state: s.State, action: a.Replaced) -> Objections:
    """Down cards, or any cards where they are not kept."""
    most = state.layout.down if state.keeps_cards else HAND_SIZE
    faults = [*_out_of_turn(state, action.seat), *_too_many_down(action.seat, action.amount, most)]
    yield from _with_price(state, action.seat, action.amount, faults)


def judge_replaced_up(state: s.State, action: a.ReplacedUp) -> Objections:
    """Up cards that lie there."""
    faults = [*_out_of_turn(state, action.seat), *_not_own(state, action.seat, action.cards)]
    yield from _with_price(state, action.seat, len(action.cards), faults)


def judge_replaced_both(state: s.State, action: a.ReplacedBoth) -> Objections:
    """Up cards that lie there, and down cards."""
    seat, cards, amount = action
    faults = [*_out_of_turn(state, seat), *_not_own(state, seat, cards)]
    faults += _too_many_down(seat, amount, state.layout.down)
    yield from _with_price(state, seat, len(cards) + max(0, amount), faults)


def _too_many_down(seat: int, amount: int, most: int) -> Objections:
    if amount <= 0:
        yield impossible("replaces_nothing", "replacing", seat=seat)
    elif amount > most:
        yield impossible("not_so_many_down", "layout", seat=seat, count=amount, down=most)


def _not_own(state: s.State, seat: int, cards: tuple[Card, ...]) -> Objections:
    if not state.keeps_cards:
        yield impossible("not_kept", "leader")
        return
    if not cards:
        yield impossible("replaces_nothing", "replacing", seat=seat)
    ups = s.ups_of(state, seat)
    for card in dict.fromkeys(cards):
        if cards.count(card) > ups.count(card):
            yield impossible("not_own_card", "discards", seat=seat, card=card)


def _with_price(state: s.State, seat: int, amount: int, faults: list[Objection]) -> Objections:
    """All that is wrong, also with the number of cards and the money for them; or else what they cost."""
    stage, cost = state.current_stage, amount * state.price
    if amount > state.limit:
        code, clause = ("over_last_limit", "last_limit") if state.limit == 1 else ("over_limit", "replacing")
        faults.append(illegal(code, clause, seat=seat, count=amount, limit=state.limit, number=stage.number))
    if amount > s.affordable(state, seat):
        stack = state.ledger.stacks[seat]
        faults.append(impossible("cannot_pay", "price", seat=seat, cost=cost, stack=stack, price=state.price))
    yield from faults
    if not Verdict(tuple(faults)).is_impossible:
        yield note("pays", "price", seat=seat, cost=cost, count=amount)


def _out_of_turn(state: s.State, seat: int) -> Objections:
    if state.due is not None:
        yield impossible("card_due", "replacing", seat=state.due.seat, count=state.due.amount)
    elif seat != state.turn:
        yield illegal("out_of_turn", "replace_order", seat=seat, turn_seat=state.turn)


def judge_received(state: s.State, action: a.Received) -> Objections:
    """As many new up cards as were thrown away."""
    due = state.due
    if due is None or due.seat != action.seat:
        yield impossible("no_card_due", "replacing", seat=action.seat)
    elif len(action.cards) != due.amount:
        yield impossible("new_count", "same_side", seat=action.seat, count=len(action.cards), wanted=due.amount)
    yield from cards_elsewhere(state, action.cards)


def judge_exposed(state: s.State, action: a.Exposed) -> Objections:
    """Only a down card that was just dealt, and only where cards are kept."""
    if not state.keeps_cards:
        yield impossible("not_kept", "leader")
    elif action.seat not in state.took_down:
        yield illegal("no_down_card_dealt", "exposed", seat=action.seat)
    else:
        yield note("exposed", "exposed", seat=action.seat, card=action.card)
    yield from cards_elsewhere(state, (action.card,))
