"""The entries of a match as history tells them, the newest first, with what amendments made of them."""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple, get_args

from app.ui.present.money import money_text
from app.ui.present.places import points_text
from app.ui.present.saying import Saying, did, seat_of
from rules.betski.state import Dealt
from rules.core.codec import field_types
from rules.core.game import Action, Game, State
from rules.core.timeline import Entry, Slot, Step, Timeline

# What a game calls its parts, by the field of its state that counts them.
PARTS = (("history.game", "game_number"), ("history.round", "round_number"), ("history.hand", "hand_number"))


class HistoryHead(NamedTuple):
    """Where a game or round begins in the list."""

    text: Saying


class HistoryRow(NamedTuple):
    """One place of the match: who, what, what came of it, the table's reason if it ruled, and what it was before.

    *number* is None for an entry that was struck; *slot* counts those too.
    """

    number: int | None
    slot: int
    seat: int | None
    did: Saying
    details: tuple[Saying, ...] = ()
    overruled: str | None = None
    was: Saying | None = None
    added: bool = False

    @property
    def is_struck(self) -> bool:
        """Whether it counts no more."""
        return self.number is None


HistoryLine = HistoryHead | HistoryRow


def history_lines(timeline: Timeline, *, calls_only: bool = False, seat: int | None = None) -> list[HistoryLine]:
    """All entries with a heading above each game or round, the struck ones between them.

    *calls_only* keeps those the table had to rule on, *seat* those that name this player.
    """
    lines: list[HistoryLine] = []
    last: Saying | None = None
    slots, number = timeline.slots(), len(timeline.steps)
    for place in range(len(slots) - 1, -1, -1):
        slot = slots[place]
        index, number = number - 1, number - (slot.entry is not None)
        if not _is_wanted(timeline, slot, index, calls_only, seat):
            continue
        if slot.entry is None:
            lines.append(_struck_row(timeline, place, slot))
            continue
        head = part_of(timeline.steps, timeline.opening, index)
        if head is not None and head != last:
            lines.append(HistoryHead(head))
            last = head
        lines.append(_row(timeline, place, slot, index))
    return lines


def former_entries(timeline: Timeline, place: int) -> tuple[Entry, ...]:
    """What stood at a place before, the oldest first."""
    return timeline.slots()[place].former


def gain_text(timeline: Timeline, row: HistoryRow) -> str:
    """How far the entry took its player up or down; nothing when it did not."""
    if row.number is None or row.seat is None:
        return ""
    before = timeline.steps[row.number - 2].state if row.number > 1 else timeline.opening
    after = timeline.steps[row.number - 1].state
    values = [figures(timeline.game, state)[row.seat] for state in (before, after)]
    return signed_figure(timeline, values[1] - values[0]) if values[0] != values[1] else ""


def figures(game: Game, state: State) -> tuple[int, ...]:
    """Chips and promises in a money game, points in the others."""
    ledger = getattr(state, "ledger", None)
    if ledger is None:
        return game.standing(state).points
    return tuple(ledger.worth(seat) for seat in range(len(ledger.stacks)))


def figure_text(timeline: Timeline, value: int) -> str:
    """A figure as this table reads it."""
    unit = getattr(getattr(timeline.opening, "house", None), "unit", None)
    if unit is not None:
        return money_text(value, unit)
    return points_text(value, timeline.game.standing(timeline.opening).scale)


def signed_figure(timeline: Timeline, value: int) -> str:
    """How far a figure went up or down."""
    return f"+{figure_text(timeline, value)}" if value > 0 else figure_text(timeline, value)


def part_of(steps: Sequence[Step], opening: State, index: int) -> Saying | None:
    """The game, round or hand that the entry at *index* belongs to."""
    return _part(steps[index - 1].state if index else opening, steps[index])


def _part(before: State, step: Step) -> Saying | None:
    """The game or round that an entry belongs to: the one it was made in, but a deal opens its own."""
    state = step.state if isinstance(step.entry.action, Dealt) else before
    for code, name in PARTS:
        number = getattr(state, name, None)
        if number is not None:
            return Saying(code, {"number": number})
    return None


def _is_wanted(timeline: Timeline, slot: Slot, index: int, calls_only: bool, seat: int | None) -> bool:
    entry = slot.entry or slot.former[-1]
    if seat is not None and seat not in seats_named(entry.action):
        return False
    if not calls_only:
        return True
    return slot.entry is not None and (entry.overruled is not None or not timeline.steps[index].verdict.is_legal)


def seats_named(action: Action) -> tuple[int, ...]:
    """Everybody whom an action names, be it as the one who did it or otherwise."""
    named: list[int] = []
    for name in _seat_fields(type(action)):
        value = getattr(action, name)
        named += value if isinstance(value, tuple) else () if value is None else (value,)
    return tuple(named)


@cache
def _seat_fields(kind: Any) -> tuple[str, ...]:
    return tuple(name for name, hint in field_types(kind).items() if _is_of_seats(hint))


def _is_of_seats(hint: Any) -> bool:
    return "seat" in getattr(hint, "__metadata__", ()) or any(_is_of_seats(each) for each in get_args(hint))


def _struck_row(timeline: Timeline, place: int, slot: Slot) -> HistoryRow:
    action = slot.former[-1].action
    return HistoryRow(None, place, seat_of(action), did(timeline.game, action, timeline.opening))


def _row(timeline: Timeline, place: int, slot: Slot, index: int) -> HistoryRow:
    step = timeline.steps[index]
    action = step.entry.action
    events = tuple(Saying(event.code, event.facts) for event in step.events)
    gravest = step.verdict.gravest
    reasons = () if gravest is None else (Saying(gravest.code, gravest.facts),)
    details = events if events and step.entry.overruled is None else (*reasons, *events)
    done = did(timeline.game, action, step.state)
    was = _was(timeline, slot)
    return HistoryRow(index + 1, place, seat_of(action), done, details, step.entry.overruled, was, slot.added)


def _was(timeline: Timeline, slot: Slot) -> Saying | None:
    """The last version that told something else; letting an entry stand does not change what it tells."""
    now = slot.entry.action if slot.entry is not None else None
    other = next((each.action for each in reversed(slot.former) if each.action != now), None)
    return None if other is None else did(timeline.game, other, timeline.opening)
