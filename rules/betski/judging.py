"""Everything that can be wrong with an action in Betski."""

from collections.abc import Callable, Iterator
from typing import Any

from rules.betski import state as s
from rules.betski.rulebook import MAY_STOP, MOST_SEATS
from rules.core.game import CARDS, LEVELS
from rules.core.seats import SeatAdded, seat_faults
from rules.core.verdict import Objection, Severity
from rules.decks.betski import BetskiCard, goes_on, golds_on

Objections = Iterator[Objection]


def objections(state: s.State, action: s.Action) -> tuple[Objection, ...]:
    """All there is to say about *action*, the gravest kinds first found first."""
    if state.phase == s.ENDED:
        return (_impossible("match_over", "games_won"),)
    seat = getattr(action, "seat", None)
    if seat is not None:
        if not 0 <= seat < state.seats:
            return (_impossible("no_such_seat", "seats", seat_number=seat + 1, seats=state.seats),)
        if state.level != CARDS:
            return (_impossible("scorepad_only", "scorepad"),)
        if not state.is_under_way:
            return (_impossible("no_game", "deal", seat=seat),)
    return tuple(_JUDGES[type(action)](state, action))


def _impossible(code: str, clause: str, **facts: object) -> Objection:
    return Objection(f"betski.{code}", clause, Severity.IMPOSSIBLE, facts)


def _illegal(code: str, clause: str, **facts: object) -> Objection:
    return Objection(f"betski.{code}", clause, Severity.ILLEGAL, facts)


def _note(code: str, clause: str, **facts: object) -> Objection:
    return Objection(f"betski.{code}", clause, Severity.NOTE, facts)


def _judge_center(state: s.State, action: s.CenterTurned) -> Objections:
    if state.level != CARDS:
        yield _impossible("scorepad_only", "scorepad")
    elif state.phase != s.CENTER:
        yield _impossible("center_lies", "deal", center=state.center)


def _judge_played(state: s.State, action: s.Played) -> Objections:
    yield from _out_of_turn(state, action.seat)
    yield from _not_in_hand(state, action.seat, action.card)
    yield _placement(state, action)


def _out_of_turn(state: s.State, seat: int) -> Objections:
    if seat != state.turn:
        yield _illegal("out_of_turn", "turn_order", seat=seat, turn_seat=state.turn)


def _not_in_hand(state: s.State, seat: int, card: BetskiCard) -> Objections:
    """A card that lies elsewhere, or that an open hand does not hold, cannot be played."""
    if state.hands[seat] == 0:
        yield _impossible("no_cards", "going_out", seat=seat)
    hand = state.open_hands[seat]
    if hand is not None and card in hand:
        return
    seen = s.whereabouts(state, card)
    if seen is not None:
        yield _seen_elsewhere(state, seen)
    elif hand is not None:
        yield _impossible("not_in_open_hand", "open_hands", seat=seat, card=card)


def _seen_elsewhere(state: s.State, seen: s.Laid) -> Objection:
    if seen.card == state.center:
        return _impossible("is_center", "one_of_each", card=seen.card, entry=seen.entry)
    if seen not in state.stack:
        return _impossible("in_open_hand", "one_of_each", card=seen.card, holder_seat=seen.seat, entry=seen.entry)
    if seen.seat is None:
        return _impossible("was_first_center", "one_of_each", card=seen.card, entry=seen.entry)
    return _impossible("in_stack", "one_of_each", card=seen.card, layer_seat=seen.seat, entry=seen.entry)


def _placement(state: s.State, action: s.Played) -> Objection:
    """The Gold-to-Silver Rule's answer, whichever way it goes."""
    gold, silver = action.card.gold, state.stack[-1].card.silver
    low, high = golds_on(silver)
    facts: dict[str, object] = {"seat": action.seat, "card": action.card, "gold": gold, "silver": silver}
    if not goes_on(action.card, silver):
        facts |= {"low": low, "high": high, "may_draw": _may_draw(s.with_turn_at(state, action.seat))}
        if (gold, silver) == (9, 3):
            return _illegal("gold_nine", "gold_nine", **facts)
        return _illegal("no_fit", "equal_or_higher", **facts)
    if gold == silver:
        return _note("equal", "equal_or_higher", **facts)
    if gold < silver:
        return _note("wraps", "gold_three", **facts)
    return _note("one_higher", "equal_or_higher", **facts)


def _may_draw(state: s.State) -> bool:
    """Whether the player whose turn it is may draw, having no card that fits."""
    if state.played or state.stock == 0:
        return False
    if state.phase == s.REBUTTAL and not state.house.rebuttal_draw:
        return False
    return not state.house.draw_limit or state.drawn < state.house.draw_limit


def _judge_drew(state: s.State, action: s.Drew) -> Objections:
    yield from _out_of_turn(state, action.seat)
    if not 1 <= action.amount <= state.stock:
        yield _impossible("cannot_draw", "reshuffle", count=action.amount, stock=state.stock)
    yield from _drawing(state, action.seat, action.amount)
    if state.open_hands[action.seat] is not None:
        yield _note("hidden_again", "open_hands", seat=action.seat)


def _judge_drew_card(state: s.State, action: s.DrewCard) -> Objections:
    yield from _out_of_turn(state, action.seat)
    if state.stock == 0:
        yield _impossible("cannot_draw", "reshuffle", count=1, stock=0)
    elif action.card not in s.drawable_cards(state):
        seen = s.whereabouts(state, action.card)
        hidden = _impossible("in_hidden_hand", "one_of_each", card=action.card)
        yield hidden if seen is None else _seen_elsewhere(state, seen)
    yield from _drawing(state, action.seat, 1)


def _drawing(state: s.State, seat: int, count: int) -> Objections:
    """Whether the rules let *seat* draw at all, and so many."""
    state = s.with_turn_at(state, seat)
    limit = state.house.draw_limit
    if state.played:
        yield _illegal("drew_after_play", "no_draw_after_play", seat=seat)
    elif s.is_able(state, seat):
        yield _illegal("drew_though_able", "draw_when_unable", seat=seat, cards=s.playable_cards(state, seat))
    if state.phase == s.REBUTTAL and not state.house.rebuttal_draw:
        yield _illegal("no_draw_in_rebuttal", "rebuttal_turn", seat=seat)
    elif limit and state.drawn + count > limit:
        yield _illegal("over_draw_limit", "draw_until_playable", seat=seat, limit=limit)


def _judge_turn_ended(state: s.State, action: s.TurnEnded) -> Objections:
    seat = action.seat
    yield from _out_of_turn(state, seat)
    state = s.with_turn_at(state, seat)
    able = s.is_able(state, seat)
    if able and not _may_keep_cards(state):
        yield _illegal("must_play_on", "play_on", seat=seat, cards=s.playable_cards(state, seat))
    elif able:
        yield _note("stopped_early", "play_on", seat=seat)
    elif state.played:
        yield _note("trusted" if able is None else "cannot_go_on", "play_on", seat=seat)
    elif state.stock == 0:
        yield _note("nothing_to_draw", "blocked", seat=seat)
    elif not _may_stop_unplayed(state):
        yield _illegal("must_draw", "draw_when_unable", seat=seat, stock=state.stock)


def _may_keep_cards(state: s.State) -> bool:
    """Whether a player who can play may stop: only by the house rule, after one card played or drawn."""
    return state.house.stop_early == MAY_STOP and bool(state.played or state.drawn)


def _may_stop_unplayed(state: s.State) -> bool:
    """Whether a turn without a play may end although there are cards to draw."""
    if state.phase == s.REBUTTAL and not state.house.rebuttal_draw:
        return True
    limit = state.house.draw_limit
    return bool(limit and state.drawn >= limit) or _may_keep_cards(state)


def _judge_hand_shown(state: s.State, action: s.HandShown) -> Objections:
    seat, cards = action.seat, action.cards
    if len(set(cards)) != len(cards):
        yield _impossible("card_twice", "one_of_each", seat=seat)
    own = state.open_hands[seat] or {}
    for card in dict.fromkeys(cards):
        seen = s.whereabouts(state, card)
        if seen is not None and card not in own:
            yield _seen_elsewhere(state, seen)
    held = state.hands[seat]
    if len(cards) - held > state.deck or not cards:
        yield _impossible("wrong_hand_size", "open_hands", seat=seat, count=len(cards), held=held)
    elif len(cards) != held:
        yield _illegal("hand_count", "open_hands", seat=seat, count=len(cards), held=held)


def _judge_taken_back(state: s.State, action: s.TakenBack) -> Objections:
    laid = s.last_laid_by(state, action.seat)
    if not 1 <= action.amount <= laid:
        yield _impossible("cannot_take_back", "take_back", seat=action.seat, count=action.amount, laid=laid)
    else:
        code = "taken_back_with_penalty" if state.house.penalty_draw else "taken_back"
        yield _note(code, "take_back", seat=action.seat, count=action.amount)


def _judge_reshuffled(state: s.State, action: s.Reshuffled) -> Objections:
    if not state.is_under_way or len(state.stack) < 2:
        yield _impossible("nothing_to_shuffle", "reshuffle")
    elif state.deck:
        yield _illegal("deck_not_empty", "reshuffle", deck=state.deck)


def _judge_dealt(state: s.State, action: s.Dealt) -> Objections:
    if not 0 <= action.starter < state.seats:
        yield _impossible("no_such_seat", "seats", seat_number=action.starter + 1, seats=state.seats)
    elif state.level != CARDS:
        yield _impossible("scorepad_only", "scorepad")
    elif state.is_under_way:
        yield _illegal("game_under_way", "deal", game_number=state.game_number)


def _judge_won(state: s.State, action: s.Won) -> Objections:
    winners = action.winners
    if not winners or len(set(winners)) != len(winners) or not all(0 <= seat < state.seats for seat in winners):
        yield _impossible("who_won", "scorepad", seats=state.seats)
    elif state.phase != s.SCOREPAD:
        yield _impossible("cards_are_kept", "scorepad")


def _judge_seat_added(state: s.State, action: SeatAdded) -> Objections:
    """Somebody new waits for a deal; the table may deal them in at once, as long as there are cards."""
    faults = tuple(seat_faults(state, action, MOST_SEATS, "seats"))
    yield from faults
    if faults or not state.is_under_way:
        return
    if state.stock < s.HAND_SIZE:
        yield _impossible("none_to_deal", "seats", name=action.name, stock=state.stock)
    else:
        yield _illegal("joins_next_game", "seats", name=action.name, game_number=state.game_number)


def _judge_level_changed(state: s.State, action: s.LevelChanged) -> Objections:
    if action.level not in LEVELS or action.level == state.level:
        yield _impossible("no_change", "scorepad")
    elif state.is_under_way:
        yield _note("game_dropped", "scorepad", game_number=state.game_number)


def _judge_match_ended(state: s.State, action: s.MatchEnded) -> Objections:
    if state.is_under_way:
        yield _note("game_dropped", "games_won", game_number=state.game_number)


_JUDGES: dict[type, Callable[[s.State, Any], Objections]] = {
    s.CenterTurned: _judge_center,
    s.Played: _judge_played,
    s.Drew: _judge_drew,
    s.DrewCard: _judge_drew_card,
    s.TurnEnded: _judge_turn_ended,
    s.HandShown: _judge_hand_shown,
    s.TakenBack: _judge_taken_back,
    s.Reshuffled: _judge_reshuffled,
    s.Dealt: _judge_dealt,
    s.Won: _judge_won,
    SeatAdded: _judge_seat_added,
    s.LevelChanged: _judge_level_changed,
    s.MatchEnded: _judge_match_ended,
}
