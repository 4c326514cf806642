"""What follows from each action in Betski. Works for every action that is possible, legal or not."""

from collections.abc import Callable
from typing import Any

from rules.betski import state as s
from rules.betski.rulebook import ALL_WAITING, ANYONE, HouseRules
from rules.core.game import CARDS, TOTALS, Setup, Standing
from rules.core.seats import SeatAdded
from rules.core.verdict import Event
from rules.decks.betski import DECK

Next = tuple[s.State, tuple[Event, ...]]

HALVES = 2  # points are kept in halves, since a tie may count a half


def begin(setup: Setup) -> s.State:
    """The first game dealt, or the scorepad opened."""
    nobody = (0,) * setup.seats
    state = s.State(
        seats=setup.seats,
        names=setup.seat_names,
        house=HouseRules(**setup.house_rules),  # type: ignore[arg-type]  # the switches have checked the types
        level=setup.level,
        phase=s.SCOREPAD,
        game_number=1,
        starter=setup.first,
        turn=setup.first,
        hands=nobody,
        open_hands=(None,) * setup.seats,
        deck=len(DECK),
        stack=(),
        drawn=0,
        played=0,
        turns=nobody,
        passes=0,
        first_out=None,
        rebutters=(),
        tied=(),
        wins=nobody,
        ties=nobody,
        entries=0,
    )
    return _dealt_anew(state, setup.first) if setup.level == CARDS else state


def apply(state: s.State, action: s.Action) -> Next:
    """The next state, and what happened on the way."""
    return _APPLIERS[type(action)](state._replace(entries=state.entries + 1), action)


def standing(state: s.State) -> Standing:
    """Games won, with ties counted as agreed; a match to N games ends when somebody has them."""
    tie_value = 1 if state.house.tie_is_half else 0
    points = tuple(
        HALVES * wins + tie_value * ties for wins, ties in zip(state.wins, state.ties, strict=True)
    )
    best = max(points)
    leaders = tuple(seat for seat, value in enumerate(points) if value == best and best > 0)
    is_over = state.phase == s.ENDED
    how = ""
    if is_over:
        how = "betski.standing.target" if _target_reached(state, best) else "betski.standing.stopped"
    return Standing(points, leaders, HALVES, is_over, how)


def _target_reached(state: s.State, best: int) -> bool:
    return bool(state.house.first_to) and best >= HALVES * state.house.first_to


def _dealt_anew(state: s.State, starter: int) -> s.State:
    """Three cards each, the center card face down, the rest is the deck."""
    return state._replace(
        phase=s.CENTER,
        starter=starter,
        turn=starter,
        hands=(s.HAND_SIZE,) * state.seats,
        open_hands=(None,) * state.seats,
        deck=len(DECK) - s.HAND_SIZE * state.seats,
        stack=(),
        drawn=0,
        played=0,
        turns=(0,) * state.seats,
        passes=0,
        first_out=None,
        rebutters=(),
        tied=(),
    )


def _turn_center(state: s.State, action: s.CenterTurned) -> Next:
    laid = s.Laid(action.card, None, state.entries)
    return state._replace(phase=s.PLAY, stack=(laid,), deck=state.deck - 1), ()


def _lay_card(state: s.State, action: s.Played) -> Next:
    seat, card = action
    state = s.with_turn_at(state, seat)
    hand = state.open_hands[seat]
    left = None if hand is None else {each: entry for each, entry in hand.items() if each != card}
    state = state._replace(
        stack=(*state.stack, s.Laid(card, seat, state.entries, state.turns[seat])),
        hands=s.with_item(state.hands, seat, state.hands[seat] - 1),
        open_hands=s.with_item(state.open_hands, seat, left),
        played=state.played + 1,
        passes=0,
    )
    return _went_out(state, seat) if state.hands[seat] == 0 else (state, ())


def _draw_unseen(state: s.State, action: s.Drew) -> Next:
    state, events = _drawn(s.with_turn_at(state, action.seat), action.seat, action.amount)
    return state._replace(
        open_hands=s.with_item(state.open_hands, action.seat, None), drawn=state.drawn + action.amount
    ), events


def _draw_open(state: s.State, action: s.DrewCard) -> Next:
    seat, card = action
    state, events = _drawn(s.with_turn_at(state, seat), seat, 1)
    hand = state.open_hands[seat]
    if hand is not None:
        hand = {**hand, card: state.entries}
    return state._replace(open_hands=s.with_item(state.open_hands, seat, hand), drawn=state.drawn + 1), events


def _drawn(state: s.State, seat: int, count: int) -> Next:
    """*count* cards from the deck into a hand; when the deck runs out on the way, the stack is reshuffled."""
    events: tuple[Event, ...] = ()
    if count > state.deck:
        state, events = _reshuffled(state)
    return state._replace(
        deck=state.deck - count, hands=s.with_item(state.hands, seat, state.hands[seat] + count)
    ), events


def _reshuffled(state: s.State) -> Next:
    """Everything under the center card becomes the deck again."""
    buried = len(state.stack) - 1
    return state._replace(deck=state.deck + buried, stack=state.stack[-1:]), (
        Event("betski.event.reshuffled", {"count": buried}),
    )


def _reshuffle(state: s.State, action: s.Reshuffled) -> Next:
    return _reshuffled(state)


def _end_turn(state: s.State, action: s.TurnEnded) -> Next:
    seat = action.seat
    state = s.with_turn_at(state, seat)
    is_blocked = not state.played and state.stock == 0
    state = state._replace(
        turns=s.with_item(state.turns, seat, state.turns[seat] + 1),
        passes=state.passes + 1 if is_blocked else 0,
    )
    if state.phase == s.REBUTTAL:
        return _next_rebuttal(state, seat)
    if state.passes >= state.seats:
        fewest = min(state.hands)
        holders = tuple(each for each, count in enumerate(state.hands) if count == fewest)
        return _finished(state, holders, "betski.event.blocked", {"count": fewest})
    return _turn_at(state, (seat + 1) % state.seats), ()


def _turn_at(state: s.State, seat: int) -> s.State:
    return state._replace(turn=seat, drawn=0, played=0)


def _went_out(state: s.State, seat: int) -> Next:
    """Somebody's hand is empty: a win, a rebuttal, or a tie in a rebuttal."""
    if state.phase == s.REBUTTAL:
        is_new = seat != state.first_out and seat not in state.tied
        return _next_rebuttal(state._replace(tied=(*state.tied, seat)) if is_new else state, seat)
    rebutters = _rebutters(state, seat)
    if not rebutters:
        return _finished(state, (seat,), "betski.event.won", {})
    waiting = _turn_at(state, rebutters[0])
    return waiting._replace(phase=s.REBUTTAL, first_out=seat, rebutters=rebutters), (
        Event("betski.event.rebuttal", {"out_seat": seat, "seat": rebutters[0]}),
    )


def _rebutters(state: s.State, seat: int) -> tuple[int, ...]:
    """Who may still answer when *seat* goes out now."""
    house = state.house
    is_first_turn = state.turns[seat] == 0
    counts = seat == state.starter or house.rebuttal_from == ANYONE
    drew = state.drawn > 0 or state.played > s.HAND_SIZE  # a penalty card is not counted as drawn
    if not is_first_turn or not counts or (drew and not house.rebuttal_after_draw):
        return ()
    others = [(seat + step) % state.seats for step in range(1, state.seats)]
    asked = others if house.rebuttal_to == ALL_WAITING else others[:1]
    return tuple(each for each in asked if state.turns[each] == 0)


def _next_rebuttal(state: s.State, seat: int) -> Next:
    """The next one who may answer after *seat*; when all have, the first player out wins or ties."""
    rest = tuple(each for each in state.rebutters if each != seat)
    if rest:
        return _turn_at(state, rest[0])._replace(rebutters=rest), (
            Event("betski.event.rebuttal", {"out_seat": state.first_out, "seat": rest[0]}),
        )
    first_out = () if state.first_out is None else (state.first_out,)
    winners = first_out + state.tied
    code = "betski.event.rebutted" if state.tied else "betski.event.not_rebutted"
    return _finished(state, winners, code, {})


def _finished(state: s.State, winners: tuple[int, ...], code: str, facts: dict[str, object]) -> Next:
    """The game is over; one winner scores a win, several score a tie each."""
    state = _scored(state, winners)._replace(phase=s.BETWEEN, rebutters=(), first_out=None, tied=())
    event = Event(code, {"winners": winners, "game_number": state.game_number, **facts})
    return _ended_at_target(state), (event,)


def _scored(state: s.State, winners: tuple[int, ...]) -> s.State:
    counts = state.wins if len(winners) == 1 else state.ties
    raised = tuple(count + (seat in winners) for seat, count in enumerate(counts))
    return state._replace(wins=raised) if len(winners) == 1 else state._replace(ties=raised)


def _ended_at_target(state: s.State) -> s.State:
    best = max(standing(state).points)
    return state._replace(phase=s.ENDED) if _target_reached(state, best) else state


def _show_hand(state: s.State, action: s.HandShown) -> Next:
    seat, cards = action
    known = state.open_hands[seat] or {}
    return state._replace(
        deck=state.deck + state.hands[seat] - len(cards),
        hands=s.with_item(state.hands, seat, len(cards)),
        open_hands=s.with_item(
            state.open_hands, seat, {card: known.get(card, state.entries) for card in cards}
        ),
    ), ()


def _take_back(state: s.State, action: s.TakenBack) -> Next:
    seat, count = action.seat, action.amount
    returned = state.stack[-count:]
    hand = state.open_hands[seat]
    if hand is not None:
        hand = {**hand, **{laid.card: laid.entry for laid in returned}}
    state = _with_turn_again_at(state, seat, count)._replace(
        stack=state.stack[:-count],
        hands=s.with_item(state.hands, seat, state.hands[seat] + count),
        open_hands=s.with_item(state.open_hands, seat, hand),
        passes=0,
    )
    if not state.house.penalty_draw or state.stock == 0:
        return state, ()
    state, events = _drawn(state, seat, 1)
    hidden = s.with_item(state.open_hands, seat, None)
    return state._replace(open_hands=hidden), (*events, Event("betski.event.penalty", {"seat": seat}))


def _with_turn_again_at(state: s.State, seat: int, count: int) -> s.State:
    """The turn of *seat* goes on with *count* cards fewer laid; what its end had led to is no longer so."""
    turn = state.stack[-count].turn
    still_laid = sum(laid.seat == seat and laid.turn == turn for laid in state.stack[:-count])
    drawn = state.drawn if seat == state.turn else 0
    state = state._replace(
        turn=seat, turns=s.with_item(state.turns, seat, turn), played=still_laid, drawn=drawn
    )
    if state.phase == s.REBUTTAL and seat == state.first_out:
        return state._replace(phase=s.PLAY, first_out=None, rebutters=(), tied=())
    if state.phase == s.REBUTTAL:
        waiting = tuple(each for each in state.rebutters if each != seat)
        tied = tuple(each for each in state.tied if each != seat)
        return state._replace(rebutters=(seat, *waiting), tied=tied)
    return state


def _deal(state: s.State, action: s.Dealt) -> Next:
    is_next = state.phase == s.BETWEEN
    number = state.game_number + 1 if is_next else state.game_number
    return _dealt_anew(state, action.starter)._replace(game_number=number), ()


def _write_winners(state: s.State, action: s.Won) -> Next:
    code = "betski.event.won" if len(action.winners) == 1 else "betski.event.tied"
    state, events = _finished(state, action.winners, code, {})
    if state.phase == s.ENDED:
        return state, events
    return state._replace(phase=s.SCOREPAD, game_number=state.game_number + 1), events


def _add_seat(state: s.State, action: SeatAdded) -> Next:
    """Somebody new; in a game that is dealt already, with three cards from the deck."""
    seat = state.seats
    state = state._replace(
        seats=seat + 1,
        names=(*state.names, action.name),
        hands=(*state.hands, 0),
        open_hands=(*state.open_hands, None),
        turns=(*state.turns, 0),
        wins=(*state.wins, 0),
        ties=(*state.ties, 0),
        passes=0,
    )
    return _drawn(state, seat, s.HAND_SIZE) if state.is_dealt else (state, ())


def _change_level(state: s.State, action: s.LevelChanged) -> Next:
    """A game that the scorepad takes over keeps its number; back at cards a new game is dealt."""
    number = state.game_number + 1 if state.phase == s.BETWEEN else state.game_number
    state = state._replace(level=action.level, game_number=number)
    if action.level == TOTALS:
        cleared = _dealt_anew(state, state.starter)
        return cleared._replace(phase=s.SCOREPAD), ()
    return _dealt_anew(state, state.starter), ()


def _end_match(state: s.State, action: s.MatchEnded) -> Next:
    return state._replace(phase=s.ENDED), ()


_APPLIERS: dict[type, Callable[[s.State, Any], Next]] = {
    s.CenterTurned: _turn_center,
    s.Played: _lay_card,
    s.Drew: _draw_unseen,
    s.DrewCard: _draw_open,
    s.TurnEnded: _end_turn,
    s.HandShown: _show_hand,
    s.TakenBack: _take_back,
    s.Reshuffled: _reshuffle,
    s.Dealt: _deal,
    s.Won: _write_winners,
    SeatAdded: _add_seat,
    s.LevelChanged: _change_level,
    s.MatchEnded: _end_match,
}
