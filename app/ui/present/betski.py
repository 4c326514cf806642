"""Betski's table: seats, center card, what goes on it, and how each key of the pad looks."""

from collections.abc import Mapping
from typing import NamedTuple

from app.ui.present.places import SeatView, points_text
from app.ui.present.saying import Saying
from rules.betski import GAME
from rules.betski.runs import longest_run
from rules.betski.state import (
    BETWEEN,
    CENTER,
    ENDED,
    PLAY,
    REBUTTAL,
    SCOREPAD,
    Action,
    Drew,
    DrewCard,
    State,
    drawable_cards,
    playable_cards,
    unseen_cards,
)
from rules.core.verdict import Severity
from rules.decks.betski import DECK, BetskiCard, goes_on, golds_on

PLAYABLE, GREYED, SEEN = "playable", "greyed", "seen"

CLAUSES = {
    CENTER: "deal",
    PLAY: "equal_or_higher",
    REBUTTAL: "rebuttal",
    BETWEEN: "games_won",
    SCOREPAD: "scorepad",
    ENDED: "games_won",
}


class KeyView(NamedTuple):
    """How a key looks, and whether its card is in the open hand of the player whose turn it is."""

    look: str
    held: bool = False


class StageView(NamedTuple):
    """The center card, the card below it, and what may be laid there."""

    turn: Saying
    center: BetskiCard | None = None
    below: BetskiCard | None = None
    silver: Saying | None = None
    goes: Saying | None = None
    hint: Saying | None = None
    short: Saying | None = None  # whose turn and what goes, where there is room for one line only


def betski_where(state: State) -> Saying:
    """Which game it is, and where the cards are."""
    if state.is_under_way or state.phase == CENTER:
        facts = {"game_number": state.game_number, "deck": state.deck, "cards": len(DECK), "pile": len(state.stack)}
        return Saying("table.betski.where", facts)
    if state.phase == ENDED:
        return Saying("table.betski.over")
    return Saying("table.betski.game", {"game_number": state.game_number})


def betski_clause(state: State) -> str:
    """Where the rulebook opens now."""
    return CLAUSES[state.phase]


def betski_seats(state: State) -> tuple[SeatView, ...]:
    """Cards left while a game is on, games won otherwise."""
    view = _hand_seat if state.is_under_way or state.phase == CENTER else _won_seat
    return tuple(view(state, seat) for seat in range(state.seats))


def _hand_seat(state: State, seat: int) -> SeatView:
    cards = state.hands[seat]
    return SeatView(str(cards), _hand_status(state, seat), active=seat == state.turn, out=cards == 0)


def _hand_status(state: State, seat: int) -> Saying:
    if state.phase == REBUTTAL and seat == state.turn:
        return Saying("table.betski.rebuts")
    if state.hands[seat] == 0:
        return Saying("table.betski.out")
    facts = {"count": state.hands[seat], "wins": state.wins[seat]}
    return Saying("table.betski.left_and_won" if any(state.wins) else "table.betski.left", facts)


def _won_seat(state: State, seat: int) -> SeatView:
    standing = GAME.standing(state)
    score = points_text(standing.points[seat], standing.scale)
    status = Saying("table.betski.won", {"count": score})
    if score == "1":
        status = Saying("table.betski.won_one")
    return SeatView(score, status, active=state.phase == ENDED and seat in standing.leaders)


def betski_stage(state: State, *, drawing: bool = False) -> StageView:
    """What lies in the middle; while *drawing*, which card was drawn is asked instead."""
    if not state.stack:
        return StageView(Saying("betski.ask.center"), hint=Saying("table.betski.starts", {"starter": state.starter}))
    silver = state.stack[-1].card.silver
    low, high = golds_on(silver)
    code = "table.betski.rebuttal_of" if state.phase == REBUTTAL else "betski.ask.played"
    return StageView(
        Saying("table.betski.which_drawn" if drawing else code, {"seat": state.turn}),
        state.stack[-1].card,
        state.stack[-2].card if len(state.stack) > 1 else None,
        Saying("table.betski.silver", {"silver": silver}),
        Saying("table.betski.goes", {"low": low, "high": high}),
        _hint(state, silver),
        Saying("table.betski.short", {"seat": state.turn, "low": low, "high": high}),
    )


def _hint(state: State, silver: int) -> Saying:
    """The longest run of an open hand and whether it goes out, else how many fitting cards are unseen."""
    hand = state.open_hands[state.turn]
    if hand is None:
        count = sum(goes_on(card, silver) for card in unseen_cards(state))
        return Saying("table.betski.unseen", {"count": count})
    run = longest_run(silver, hand)
    if not run:
        return Saying("table.betski.no_run")
    code = "table.betski.goes_out" if len(run) == len(hand) else "table.betski.run"
    return Saying(code, {"count": len(run), "cards": run})


def betski_keys(state: State, *, drawing: bool = False) -> Mapping[BetskiCard, KeyView]:
    """How each key of the pad looks now."""
    if not state.stack:
        return {card: KeyView(PLAYABLE) for card in DECK}
    hand = state.open_hands[state.turn] or {}
    bright = frozenset(drawable_cards(state) if drawing else playable_cards(state, state.turn))
    unseen = frozenset(unseen_cards(state))
    return {card: KeyView(_look(card, bright, unseen, hand), card in hand) for card in DECK}


def _look(
    card: BetskiCard, bright: frozenset[BetskiCard], unseen: frozenset[BetskiCard], hand: Mapping[BetskiCard, int]
) -> str:
    if card in bright:
        return PLAYABLE
    return GREYED if card in unseen or card in hand else SEEN


def draws_open(state: State) -> bool:
    """Whether a draw is entered card by card, since the hand lies open."""
    return state.is_under_way and state.open_hands[state.turn] is not None


def draw_refusal(state: State) -> Saying | None:
    """Why drawing one card is not in order now; nothing when it is."""
    if not state.is_under_way:
        return Saying("betski.no_game")
    found = [each for each in GAME.objections(state, draw_action(state)) if each.severity >= Severity.ILLEGAL]
    if not found:
        return None
    gravest = max(found, key=lambda each: each.severity)
    return Saying(gravest.code, gravest.facts)


def draw_action(state: State) -> Action:
    """Drawing one card, as the referee is asked about it before the card is known."""
    if draws_open(state):
        cards = drawable_cards(state)
        if cards:
            return DrewCard(state.turn, cards[0])
    return Drew(state.turn, 1)


def is_own_draw(state: State, action: object) -> bool:
    """Whether *action* is a draw of one card by the player whose turn it still is."""
    if isinstance(action, DrewCard):
        return action.seat == state.turn
    return isinstance(action, Drew) and action.seat == state.turn and action.amount == 1
