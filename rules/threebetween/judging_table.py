"""What can be wrong with news about the deck, the players and the way the match is kept."""

from collections import Counter

from rules.core.game import LEVELS
from rules.core.seats import SeatAdded, seat_faults
from rules.decks.alpha import (
    DECK_SIZE,
    MOST_POINTS,
    MOST_WRITTEN,
    counts,
    group_size,
    is_sample,
    most_copies,
    points_of,
    size_of,
    ways_up,
    with_printed,
)
from rules.threebetween import actions as a
from rules.threebetween import state as s
from rules.threebetween.objecting import Objections, ask, illegal, impossible, note
from rules.threebetween.rulebook import MOST_SEATS


def judge_reshuffled(state: s.State, action: a.Reshuffled) -> Objections:
    """Only when the deck has run out, and only while it is counted."""
    if not state.is_counted:
        yield impossible("not_counted", "deck_runs_out")
    elif not state.discards:
        yield impossible("nothing_to_shuffle", "deck_runs_out")
    elif state.cards_left:
        yield illegal("deck_not_empty", "deck_runs_out", amount=state.cards_left)


def judge_points_learned(state: s.State, action: a.PointsLearned) -> Objections:
    """A number from 0 to 10, the same as before."""
    yield from _number(action.points)
    known = {points_of(state.deck, card) for card in ways_up(action.card)} - {None}
    yield from _changed_number(action.card.label, known, action.points)


def judge_turned_points_learned(state: s.State, action: a.TurnedPointsLearned) -> Objections:
    """As for a face, for one way up."""
    yield from _number(action.points)
    yield from _changed_number(action.card.label, {points_of(state.deck, action.card)} - {None}, action.points)


def _number(points: int) -> Objections:
    if not 0 <= points <= MOST_WRITTEN:
        yield impossible("no_such_number", "points", points=points)
    elif points > MOST_POINTS:
        yield ask("high_number", "points", points=points, most=MOST_POINTS)


def _changed_number(label: str, known: set[int | None], points: int) -> Objections:
    if known - {points}:
        yield note("number_changes", "points", card=label, points=points)


def judge_deck_known(state: s.State, action: a.DeckKnown) -> Objections:
    """No more copies than there can be, no fewer than lie there."""
    if len({card.face for card in action.cards}) != len(action.cards):
        yield impossible("face_twice", "deck")
        return
    if not action.cards:
        yield impossible("nothing_known", "deck")
    for card in action.cards:
        for points in dict.fromkeys(each for each in card.points if each is not None):
            yield from _number(points)
    copies = {card.face: card.copies for card in action.cards if card.copies is not None}
    seen = s.seen_faces(state)
    for face, amount in copies.items():
        if amount > most_copies(face):
            yield impossible("too_many_copies", "deck", card=face, amount=amount, most=most_copies(face))
        elif amount < seen[face]:
            yield impossible("too_few_copies", "deck", card=face, amount=amount, seen=seen[face])
    yield from _sums_of_copies(state, action)
    if is_sample(action.cards):
        yield note("sample_deck", "deck")


def _sums_of_copies(state: s.State, action: a.DeckKnown) -> Objections:
    known = with_printed(state.deck, action.cards)
    groups: Counter[int] = Counter()
    for face, card in known.items():
        groups[group_size(face)] += card.copies or 0
    for size, amount in groups.items():
        if amount > size:
            yield impossible("too_many_in_group", "deck", amount=amount, most=size)
    if counts(known) is not None and size_of(known) != DECK_SIZE:
        yield ask("not_74", "deck", amount=size_of(known), most=DECK_SIZE)
    if size_of(known) < s.seen_faces(state).total():
        yield impossible("more_seen", "deck", amount=size_of(known))


def judge_left(state: s.State, action: a.Left) -> Objections:
    """Anybody may go, except the last one."""
    seat = action.seat
    if not state.present[seat]:
        yield impossible("is_away", "come_and_go", seat=seat)
    elif sum(state.present) == 1:
        yield impossible("last_one", "come_and_go", seat=seat)
    elif state.spots[seat].is_in and not s.is_untouched(state):
        yield note("leaves_round", "come_and_go", seat=seat)


def judge_joined(state: s.State, action: a.Joined) -> Objections:
    """Whoever is away may come back."""
    if state.present[action.seat]:
        yield impossible("is_here", "come_and_go", seat=action.seat)
    else:
        code = "joins_now" if s.is_untouched(state) else "joins_next_round"
        yield note(code, "come_and_go", seat=action.seat, points=state.scores[action.seat])


def judge_seat_added(state: s.State, action: SeatAdded) -> Objections:
    """Somebody new begins with nothing, as soon as a round does."""
    faults = tuple(seat_faults(state, action, MOST_SEATS, "come_and_go"))
    yield from faults
    if not faults:
        code = "new_now" if s.is_untouched(state) else "new_next_round"
        yield note(code, "come_and_go", name=action.name)


def judge_level_changed(state: s.State, action: a.LevelChanged) -> Objections:
    """To the other level; cards that lie there are no longer followed."""
    if action.level not in LEVELS or action.level == state.level:
        yield impossible("no_change", "scorepad")
    elif s.table_faces(state):
        yield note("cards_forgotten", "scorepad")


def judge_match_ended(state: s.State, action: a.MatchEnded) -> Objections:
    """An unfinished round counts for nobody."""
    if not s.is_untouched(state):
        yield note("round_dropped", "game_over", round_number=state.round_number)
