"""What follows from each action in ThreeBeTween. Works for every action that is possible, legal or not."""

from collections.abc import Callable
from typing import Any

from rules.core.game import Setup, Standing
from rules.core.seats import SeatAdded
from rules.core.verdict import Event
from rules.decks.alpha import Face, Shown, with_points, with_printed
from rules.threebetween import actions as a
from rules.threebetween import state as s
from rules.threebetween.fitting import arrangements, is_exact_pair
from rules.threebetween.rounds import (
    Next,
    dealt_anew,
    dealt_round,
    is_decided,
    leaders,
    settled,
    turn_over,
    with_numbers,
)
from rules.threebetween.rulebook import HouseRules


def begin(setup: Setup) -> s.State:
    """The first round, its limit cards still to be dealt."""
    nobody = (0,) * setup.seats
    state = s.State(
        seats=setup.seats,
        names=setup.seat_names,
        house=HouseRules(**setup.house_rules),  # type: ignore[arg-type]  # the switches have checked the types
        level=setup.level,
        phase=s.DEAL,
        round_number=1,
        dealer=setup.first,
        turn=setup.first,
        spots=(),
        present=(True,) * setup.seats,
        scores=nobody,
        discards=(),
        is_counted=True,
        deck={},
        sheet=(),
        entries=0,
    )
    return dealt_round(state)


def apply(state: s.State, action: a.Action) -> Next:
    """The next state, and what happened on the way."""
    state = state._replace(entries=state.entries + 1)
    seat = getattr(action, "seat", None)
    if seat is not None and state.spots[seat].stage in s.DONE and not isinstance(action, a.COMING_AND_GOING):
        state = s.back_in(state, seat)
    return _APPLIERS[type(action)](state, action)


def standing(state: s.State) -> Standing:
    """The boxed scores; the match is over when somebody has the target after a tally, or the table stopped."""
    is_over = state.phase == s.ENDED
    how = ""
    if is_over:
        how = "threebetween.standing.target" if is_decided(state) else "threebetween.standing.stopped"
    return Standing(state.scores, leaders(state), is_over=is_over, how=how)


def _taken(state: s.State, amount: int) -> Next:
    """Cards leave the deck; when it runs out on the way, the discards become the deck."""
    if not s.must_reshuffle(state, amount):
        return state, ()
    return state._replace(discards=()), (Event("threebetween.event.reshuffled", {"amount": len(state.discards)}),)


def _discarded(state: s.State, *faces: Face) -> s.State:
    return state._replace(discards=(*state.discards, *faces))


def _deal(state: s.State, action: a.Dealt) -> Next:
    seat, cards = action
    state, events = _taken(state, len(cards))
    spot = state.spots[seat]._replace(stage=s.DEALT, dealt=cards, has_replaced=False)
    state = s.with_spot(state, seat, spot)
    if state.phase != s.TURNS:
        return settled(state, events)
    return (state, events) if s.may_replace(state, seat) else _without_choice(state, seat, events)


def _without_choice(state: s.State, seat: int, events: tuple[Event, ...]) -> Next:
    """Limits that cannot be replaced any more: a pair busts, and cards that lie only one way are placed at once."""
    first, second = state.spots[seat].dealt
    if is_exact_pair(first, second):
        return _bust(state, seat, (*events, Event("threebetween.event.pair", {"seat": seat, "card": first})))
    ways = arrangements(first, second)
    if len(ways) > 1:
        return state, events
    return turn_over(_with_limits(state, seat, *ways[0]), seat, events)


def _with_limits(state: s.State, seat: int, left: Shown, right: Shown) -> s.State:
    return s.with_spot(state, seat, state.spots[seat]._replace(stage=s.SET, dealt=(), limits=(left, right)))


def _replace_limit(state: s.State, action: a.Replaced) -> Next:
    seat, discarded, drawn = action
    state, events = _taken(s.without_limit(state, seat, discarded), 1)
    spot = state.spots[seat]
    (kept,) = spot.dealt
    spot = spot._replace(dealt=(kept, drawn), has_replaced=True)
    return _without_choice(s.with_spot(state, seat, spot)._replace(turn=seat), seat, events)


def _set_limits(state: s.State, action: a.LimitsSet) -> Next:
    seat, (left, right) = action
    was_set = state.spots[seat].stage == s.SET
    state = _with_limits(state, seat, left, right)
    return settled(state) if was_set else turn_over(state, seat)


def _draw(state: s.State, action: a.Drew) -> Next:
    seat, cards = action
    state, events = _taken(state, len(cards))
    spot = state.spots[seat]
    spot = spot._replace(drawn=cards, draws=spot.draws + 1)
    state = s.with_spot(state, seat, spot)._replace(turn=seat)
    if s.fitting_faces(spot):
        return state, events
    facts = {"seat": seat, "cards": cards, "amount": len(cards)}
    return _bust(state, seat, (*events, Event("threebetween.event.nothing_fits", facts)))


def _place(state: s.State, action: a.Placed) -> Next:
    seat, cards = action
    spot = state.spots[seat]
    rest = list(spot.drawn)
    for card in cards:
        rest.remove(card.face)
    spot = spot._replace(between=(*spot.between, *cards), drawn=())
    state = _discarded(s.with_spot(state, seat, spot), *rest)
    full = Event("threebetween.event.full", {"seat": seat, "cards": spot.between})
    return turn_over(state, seat, () if spot.spaces else (full,))


def _bank_cards(state: s.State, action: a.Banked) -> Next:
    return _bank(state, action.seat, s.line_of(state, state.spots[action.seat].cards))


def _bank_points(state: s.State, action: a.BankedPoints) -> Next:
    return _bank(state, action.seat, s.Line(action.points.parts))


def _bank(state: s.State, seat: int, line: s.Line) -> Next:
    """The points are written down, at risk; the cards go, and new limits are dealt in the same turn."""
    spot = state.spots[seat]
    state = _discarded(state, *spot.faces)
    if spot.stage == s.UNSEEN:
        state = state._replace(is_counted=False)
    stage = s.WAITING if state.is_by_cards else s.UNSEEN
    spot = s.Spot(stage, draws=spot.draws, banked=(*spot.banked, line))
    state = s.with_spot(state, seat, spot)
    event = Event("threebetween.event.banked", {"seat": seat, "points": line.total, "banked": spot.banked_points})
    missing = s.unknown_faces(spot.banked)
    if missing:
        event = Event("threebetween.event.banked_unread", {"seat": seat, "cards": missing})
    return (state._replace(turn=seat), (event,)) if state.is_by_cards else turn_over(state, seat, (event,))


def _pass_cards(state: s.State, action: a.Passed) -> Next:
    return _pass(state, action.seat, s.line_of(state, state.spots[action.seat].cards))


def _pass_points(state: s.State, action: a.PassedPoints) -> Next:
    return _pass(state, action.seat, s.Line(action.points.parts))


def _pass(state: s.State, seat: int, line: s.Line) -> Next:
    """The cards stay where they are until the round ends."""
    spot = state.spots[seat]
    state = _discarded(state, *spot.drawn)
    state = s.with_spot(state, seat, spot._replace(stage=s.PASSED, drawn=(), passed=line))
    event = Event("threebetween.event.passed", {"seat": seat, "points": spot.banked_points + line.total})
    missing = s.unknown_faces((*spot.banked, line))
    if missing:
        event = Event("threebetween.event.passed_unread", {"seat": seat, "cards": missing})
    return turn_over(state, seat, (event,))


def _report_bust(state: s.State, action: a.Busted) -> Next:
    spot = state.spots[action.seat]
    if not spot.drawn and spot.stage != s.DEALT:
        state = state._replace(is_counted=False)  # it came from cards that nobody entered
    return _bust(state, action.seat, ())


def _bust(state: s.State, seat: int, events: tuple[Event, ...]) -> Next:
    """Everything of this round is lost; banked lines stay to be struck out."""
    spot = state.spots[seat]
    state = _discarded(state, *spot.faces)
    state = s.with_spot(state, seat, s.Spot(s.BUSTED, draws=spot.draws, banked=spot.banked))
    is_known = bool(spot.banked) and not s.unknown_faces(spot.banked)
    code = "threebetween.event.bust" if is_known else "threebetween.event.bust_plain"
    return turn_over(state, seat, (*events, Event(code, {"seat": seat, "points": spot.banked_points})))


def _play_unseen(state: s.State, action: a.NotEntered) -> Next:
    """From here on nobody follows this player's cards; the deck can no longer be counted."""
    seat = action.seat
    spot = state.spots[seat]
    drew = state.phase == s.TURNS and spot.stage in (s.SET, s.UNSEEN)
    state = s.with_spot(state, seat, s.Spot(s.UNSEEN, draws=spot.draws + drew, banked=spot.banked))
    state = state._replace(is_counted=False)
    return turn_over(state, seat) if state.phase == s.TURNS else settled(state)


def _reshuffle(state: s.State, action: a.Reshuffled) -> Next:
    return state._replace(discards=()), ()


def _learn_points(state: s.State, action: a.PointsLearned) -> Next:
    return with_numbers(state._replace(deck=with_points(state.deck, action.card, action.points)))


def _learn_turned_points(state: s.State, action: a.TurnedPointsLearned) -> Next:
    face, letter = action.card
    return with_numbers(state._replace(deck=with_points(state.deck, face, action.points, letter)))


def _know_deck(state: s.State, action: a.DeckKnown) -> Next:
    return with_numbers(state._replace(deck=with_printed(state.deck, action.cards)))


def _leave(state: s.State, action: a.Left) -> Next:
    """The score stays as it is; who was still in the round scores nothing in it."""
    seat = action.seat
    spot = state.spots[seat]
    is_untouched = s.is_untouched(state)
    present = tuple(here and each != seat for each, here in enumerate(state.present))
    state = state._replace(present=present)
    if is_untouched:
        return dealt_anew(state), ()
    if not spot.is_in:
        return state, ()
    state = _discarded(state, *spot.faces)
    state = s.with_spot(state, seat, s.Spot(s.AWAY, banked=spot.banked))
    return turn_over(state, seat) if seat == state.turn else settled(state)


def _join(state: s.State, action: a.Joined) -> Next:
    """At once in a round in which nothing has happened, else from the next one on."""
    present = tuple(here or each == action.seat for each, here in enumerate(state.present))
    joined = state._replace(present=present)
    return (dealt_anew(joined) if s.is_untouched(state) else joined), ()


def _add_seat(state: s.State, action: SeatAdded) -> Next:
    """The new column of the sheet is empty so far; whoever it is for joins like one who was away."""
    blank = s.SheetBox(s.AWAY, (), None, 0)
    added = state._replace(
        seats=state.seats + 1,
        names=(*state.names, action.name),
        spots=(*state.spots, s.Spot(s.AWAY)),
        present=(*state.present, False),
        scores=(*state.scores, 0),
        sheet=tuple((*boxes, blank) for boxes in state.sheet),
    )
    return _join(added, a.Joined(state.seats))


def _change_level(state: s.State, action: a.LevelChanged) -> Next:
    """A round that has not begun is dealt anew; one under way goes on with points only."""
    is_untouched = s.is_untouched(state)
    state = state._replace(level=action.level)
    if is_untouched:
        return dealt_round(state), ()
    if state.phase == s.TALLY:
        return state, ()
    spots = tuple(
        s.Spot(s.UNSEEN, draws=spot.draws, banked=spot.banked) if spot.is_in else spot for spot in state.spots
    )
    state = state._replace(spots=spots, discards=(), is_counted=False, phase=s.TURNS)
    return state._replace(turn=s.seats_at(state, s.UNSEEN)[0]), ()


def _end_match(state: s.State, action: a.MatchEnded) -> Next:
    return state._replace(phase=s.ENDED), ()


_APPLIERS: dict[type, Callable[[s.State, Any], Next]] = {
    a.Dealt: _deal,
    a.Replaced: _replace_limit,
    a.LimitsSet: _set_limits,
    a.Drew: _draw,
    a.Placed: _place,
    a.Banked: _bank_cards,
    a.Passed: _pass_cards,
    a.Busted: _report_bust,
    a.BankedPoints: _bank_points,
    a.PassedPoints: _pass_points,
    a.NotEntered: _play_unseen,
    a.Reshuffled: _reshuffle,
    a.PointsLearned: _learn_points,
    a.TurnedPointsLearned: _learn_turned_points,
    a.DeckKnown: _know_deck,
    a.Left: _leave,
    a.Joined: _join,
    SeatAdded: _add_seat,
    a.LevelChanged: _change_level,
    a.MatchEnded: _end_match,
}
