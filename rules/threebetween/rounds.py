"""How a round goes on and ends: whose turn comes next, the tally, and the next deal."""

from rules.core.verdict import Event
from rules.decks.alpha import points_of
from rules.threebetween import state as s
from rules.threebetween.rulebook import PLAY_ON

Events = tuple[Event, ...]
Next = tuple[s.State, Events]


def dealt_round(state: s.State) -> s.State:
    """The round at its very beginning."""
    stage = s.WAITING if state.is_by_cards else s.UNSEEN
    state = state._replace(
        phase=s.DEAL if state.is_by_cards else s.TURNS,
        spots=tuple(s.Spot(stage if here else s.AWAY) for here in state.present),
        discards=(),
        is_counted=state.is_by_cards,
    )
    return state._replace(turn=s.seats_at(state, stage)[0])


def settled(state: s.State, events: Events = ()) -> Next:
    """The state with its phase and turn brought up to date after something happened outside a turn."""
    if not any(spot.is_in for spot in state.spots):
        return _tallied(state, events)
    if state.phase == s.DEAL and not s.seats_at(state, s.WAITING):
        state = state._replace(phase=s.GO_ROUND)
    if state.phase == s.GO_ROUND and not s.seats_at(state, s.DEALT):
        state = state._replace(phase=s.TURNS, turn=s.seats_at(state, *s.IN_ROUND)[0])
    if state.phase in (s.DEAL, s.GO_ROUND):
        state = state._replace(turn=s.seats_at(state, s.WAITING if state.phase == s.DEAL else s.DEALT)[0])
    return state, events


def turn_over(state: s.State, seat: int, events: Events = ()) -> Next:
    """The next player still in the round after *seat* has the turn; when nobody is, the round is tallied."""
    others = [(seat + step) % state.seats for step in range(1, state.seats + 1)]
    still_in = [each for each in others if state.spots[each].is_in]
    if state.phase == s.TURNS and still_in:
        return state._replace(turn=still_in[0]), events
    return settled(state, events)


def with_numbers(state: s.State) -> Next:
    """The lines of this round with the numbers that have become known; a tally that waited for them goes on."""
    spots = tuple(
        spot._replace(
            banked=tuple(_filled(state, line) for line in spot.banked),
            passed=None if spot.passed is None else _filled(state, spot.passed),
        )
        for spot in state.spots
    )
    state = state._replace(spots=spots)
    return _tallied(state, ()) if state.phase == s.TALLY else (state, ())


def _filled(state: s.State, line: s.Line) -> s.Line:
    """A number once written stays; one that was missing is read off."""
    if line.is_complete:
        return line
    pairs = zip(line.parts, line.cards, strict=True)
    return line._replace(parts=tuple(points_of(state.deck, card) if part is None else part for part, card in pairs))


def _tallied(state: s.State, events: Events) -> Next:
    """New scores are boxed once every number is known; then the next deal, or the end."""
    missing = s.unknown_faces(s.open_lines(state))
    if missing:
        return state._replace(phase=s.TALLY), (*events, Event("threebetween.event.tally_waits", {"cards": missing}))
    boxes = tuple(_box(state, seat) for seat in range(state.seats))
    state = state._replace(scores=tuple(box.boxed for box in boxes), sheet=(*state.sheet, boxes))
    facts = {"round_number": state.round_number}
    events = (*events, Event("threebetween.event.tally", facts), *_boxed_events(boxes))
    if is_decided(state):
        return state._replace(phase=s.ENDED), (*events, _end_event(state))
    if _has_target(state):
        events = (*events, Event("threebetween.event.tie_goes_on", {"winners": leaders(state)}))
    return _next_round(state), events


def _box(state: s.State, seat: int) -> s.SheetBox:
    spot = state.spots[seat]
    gained = spot.banked_points + spot.passed.total if spot.passed is not None else 0
    return s.SheetBox(spot.stage, spot.banked, spot.passed, state.scores[seat] + gained)


def _boxed_events(boxes: tuple[s.SheetBox, ...]) -> Events:
    return tuple(
        Event("threebetween.event.boxed", {"seat": seat, "points": box.boxed})
        for seat, box in enumerate(boxes)
        if box.stage == s.PASSED
    )


def _end_event(state: s.State) -> Event:
    winners = leaders(state)
    code = "threebetween.event.won" if len(winners) == 1 else "threebetween.event.shared"
    return Event(code, {"winners": winners, "points": max(state.scores)})


def _next_round(state: s.State) -> s.State:
    return dealt_round(_with_next_dealer(state)._replace(round_number=state.round_number + 1))


def _with_next_dealer(state: s.State) -> s.State:
    """The deal passes to the left, to somebody who is there."""
    return state._replace(dealer=next(seat for seat in s.in_order(state) if state.present[seat]))


def dealt_anew(state: s.State) -> s.State:
    """The round at its beginning with those who are there now."""
    return dealt_round(state if state.present[state.dealer] else _with_next_dealer(state))


def _has_target(state: s.State) -> bool:
    return max(state.scores) >= state.house.target


def is_decided(state: s.State) -> bool:
    """Whether somebody has boxed the target, alone in the lead where the table plays on in a tie."""
    return _has_target(state) and (len(leaders(state)) == 1 or state.house.tie != PLAY_ON)


def leaders(state: s.State) -> tuple[int, ...]:
    """Who has the most boxed points; nobody before the first point."""
    best = max(state.scores)
    return tuple(seat for seat, score in enumerate(state.scores) if score == best and best > 0)
