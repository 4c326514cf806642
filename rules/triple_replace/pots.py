"""The pot in its parts: who can win which, and how a part is split."""

from collections.abc import Iterable, Sequence

from rules.chips import SidePot, even_shares, side_pots
from rules.triple_replace import state as s
from rules.triple_replace.rulebook import HIGH, LOW


def pots(state: s.State) -> tuple[SidePot, ...]:
    """The main pot first, then the side pots; what nobody has to call lies where it was paid.

    A pot without chips is left out, unless there is no other.
    """
    layers = _layers(state)
    amounts = [layer.amount for layer in layers]
    for dead in state.dead:
        amounts[_layer_at(state, layers, dead.level)] += dead.amount
    filled = [layer._replace(amount=amount) for layer, amount in zip(layers, amounts, strict=True)]
    return tuple(pot for pot in filled if pot.amount) or tuple(filled[:1])


def fee_level(state: s.State, seat: int) -> int:
    """Up to which bets the newest pot reaches that *seat* and somebody else can win: fees go there."""
    shared = [layer for layer in _layers(state) if seat in layer.seats and len(layer.seats) > 1]
    return _top(state, shared[-1])


def _layers(state: s.State) -> tuple[SidePot, ...]:
    """The bets in layers; somebody who has bet nothing can still win what nobody had to call."""
    staying = state.contestants
    layers = side_pots(state.bets_in, set(range(state.seats)) - set(staying))
    if layers and len(layers[0].seats) == len(staying):
        return layers
    folded_bets = 0 if layers else sum(state.bets_in)
    return (SidePot(folded_bets, tuple(sorted(staying))), *layers)


def _layer_at(state: s.State, layers: Sequence[SidePot], level: int) -> int:
    places = (place for place, layer in enumerate(layers) if _top(state, layer) >= level)
    return next(places, len(layers) - 1)


def _top(state: s.State, layer: SidePot) -> int:
    return min(state.bets_in[seat] for seat in layer.seats)


def pending_awards(state: s.State) -> tuple[s.Award, ...]:
    """What the table has to give away now: each pot, in halves when it is played high and low."""
    if state.phase == s.AWARD:
        return state.awards
    if state.phase != s.SHOW:  # on a scorepad anybody may have been in for it; before a showdown bets are uneven
        staying = range(state.seats) if state.phase == s.SCOREPAD else sorted(state.contestants)
        return _split(state, 1, state.pot, tuple(staying))
    return tuple(
        award for number, pot in enumerate(pots(state), 1) for award in _split(state, number, pot.amount, pot.seats)
    )


def _split(state: s.State, number: int, amount: int, seats: tuple[int, ...]) -> tuple[s.Award, ...]:
    ways = state.house.ways if len(seats) > 1 else state.house.ways[:1]
    parts = halves(state, amount) if len(ways) == 2 else (amount,)
    split = (s.Award(number, way, part, seats) for way, part in zip(ways, parts, strict=True))
    return tuple(award for award in split if award.amount or not amount)


def halves(state: s.State, amount: int) -> tuple[int, ...]:
    """The high half, which takes the odd chip, and the low half."""
    return even_shares(amount, len((HIGH, LOW)), state.house.smallest_chip)


def paid_out(state: s.State, amount: int, winners: Iterable[int]) -> s.State:
    """*amount* from the pot in equal parts, odd chips clockwise from the dealer's left."""
    order = s.clockwise(state, winners)
    ledger = state.ledger
    for seat, share in zip(order, even_shares(amount, len(order), state.house.smallest_chip), strict=True):
        ledger = ledger.taking(seat, share)
    return state._replace(ledger=ledger)
