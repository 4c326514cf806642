"""What may be entered now in Betski."""

from collections.abc import Iterator

from rules.betski import state as s
from rules.betski.judging import objections
from rules.betski.rulebook import MOST_SEATS
from rules.core.game import CARDS, TOTALS
from rules.core.prompt import AmountField, ChoiceField, PieceField, Prompt, SeatField
from rules.core.seats import seat_prompts
from rules.core.verdict import Severity
from rules.decks.betski import DECK, BetskiCard


def prompts(state: s.State) -> tuple[Prompt, ...]:
    """Every kind of action that is legal now, the likeliest first."""
    return tuple(_prompts(state))


def _prompts(state: s.State) -> Iterator[Prompt]:
    if state.phase == s.ENDED:
        return
    if state.phase == s.CENTER:
        yield Prompt("center", (), (_cards("card", DECK),))
    elif state.is_under_way:
        yield from _turn_prompts(state)
    elif state.phase == s.BETWEEN:
        yield Prompt("dealt", (), (SeatField("starter", tuple(range(state.seats))),))
    else:
        everyone = tuple(range(state.seats))
        yield Prompt("won", (), (SeatField("winners", everyone, 1, state.seats),))
    if not state.is_under_way:
        yield from seat_prompts(state, MOST_SEATS)
    other_level = TOTALS if state.level == CARDS else CARDS
    yield Prompt("level", (), (ChoiceField("level", (other_level,)),))
    yield Prompt("ended", ())


def _turn_prompts(state: s.State) -> Iterator[Prompt]:
    seat = state.turn
    playable = s.playable_cards(state, seat)
    if playable:
        yield Prompt("played", (seat,), (_cards("card", playable),))
    yield from _draw_prompts(state, seat)
    if _is_legal(state, s.TurnEnded(seat)):
        yield Prompt("turn_ended", (seat,))
    if state.deck == 0 and len(state.stack) > 1:
        yield Prompt("reshuffled", ())
    layer = state.stack[-1].seat if len(state.stack) > 1 else None
    if layer is not None:
        yield Prompt("taken_back", (layer,), (AmountField("amount", 1, s.last_laid_by(state, layer)),))
    yield from _hand_prompts(state)


def _draw_prompts(state: s.State, seat: int) -> Iterator[Prompt]:
    """Drawing unseen, or card by card where the hand lies open."""
    if state.stock == 0 or not _is_legal(state, s.Drew(seat, 1)):
        return
    if state.open_hands[seat] is not None:
        yield Prompt("drew_card", (seat,), (_cards("card", s.drawable_cards(state)),))
        return
    limit = state.house.draw_limit
    most = min(state.stock, limit - state.drawn) if limit else state.stock
    yield Prompt("drew", (seat,), (AmountField("amount", 1, most),))


def _hand_prompts(state: s.State) -> Iterator[Prompt]:
    if not state.house.open_hands:
        return
    unseen = s.unseen_cards(state)
    for seat in range(state.seats):
        held = state.hands[seat]
        if state.open_hands[seat] is None and held:
            yield Prompt("hand_shown", (seat,), (PieceField("cards", "betski", _codes(unseen), held, held),))


def _cards(name: str, options: tuple[BetskiCard, ...]) -> PieceField:
    return PieceField(name, "betski", _codes(options))


def _codes(cards: tuple[BetskiCard, ...]) -> tuple[str, ...]:
    return tuple(card.code for card in cards)


def _is_legal(state: s.State, action: s.Action) -> bool:
    return all(each.severity < Severity.ILLEGAL for each in objections(state, action))
