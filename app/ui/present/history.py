"""The entries of a match as history tells them, the newest first, with what amendments made of them."""

from collections.abc import Callable
from functools import cache
from itertools import zip_longest
from typing import Any, NamedTuple, get_args

from app.ui.present.money import money_text
from app.ui.present.places import points_text
from app.ui.present.saying import Saying, did, seat_of
from rules.betski import state as betski
from rules.chips import Ledger
from rules.core.codec import field_types
from rules.core.game import Action, Game, State
from rules.core.seats import SeatAdded
from rules.core.timeline import Entry, Slot, Timeline
from rules.triple_replace import actions as triple_replace

# What a game calls its parts, by the field of its state that counts them.
PARTS = (("history.game", "game_number"), ("history.round", "round_number"), ("history.hand", "hand_number"))
OPENING = (betski.Dealt, triple_replace.Dealt)  # what opens a part, where it is an entry of its own


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


class HistoryPlace(NamedTuple):
    """Where an entry stands: its slot, and its step if it was not struck. What it says is told when it is in sight."""

    place: int
    slot: Slot
    index: int | None


HistoryLine = HistoryHead | HistoryPlace


def history_lines(timeline: Timeline, *, calls_only: bool = False, seat: int | None = None) -> list[HistoryLine]:
    """All entries with a heading above each game or round, the struck ones between them.

    *calls_only* keeps those the table had to rule on, *seat* those that name this player.
    """
    lines: list[HistoryLine] = []
    last: Saying | None = None
    slots, number = timeline.slots(), len(timeline.steps)
    part_at, is_filtered = part_teller(timeline), calls_only or seat is not None
    for place in range(len(slots) - 1, -1, -1):
        slot = slots[place]
        index, number = number - 1, number - (slot.entry is not None)
        if is_filtered and not _is_wanted(timeline, slot, index, calls_only, seat):
            continue
        if slot.entry is None:
            lines.append(HistoryPlace(place, slot, None))
            continue
        head = part_at(index)
        if head is not None and head is not last:
            lines.append(HistoryHead(head))
            last = head
        lines.append(HistoryPlace(place, slot, index))
    return lines


def history_row(timeline: Timeline, line: HistoryPlace) -> HistoryRow:
    """What an entry says in the list."""
    if line.index is None:
        return _struck_row(timeline, line.place, line.slot)
    return _row(timeline, line.place, line.slot, line.index)


def former_entries(timeline: Timeline, place: int) -> tuple[Entry, ...]:
    """What stood at a place before, the oldest first."""
    return timeline.slots()[place].former


def gain(timeline: Timeline, row: HistoryRow) -> Saying | None:
    """How far the entry took its player up or down, or all whom it moved if it moved them alike."""
    if row.number is None:
        return None
    index = row.number - 1
    changes = gains(timeline, index, index)
    if row.seat is not None:
        change = changes[row.seat]
        before, after = _before(timeline, index), timeline.steps[index].state
        if change or _ends_turn(row.seat, before, after):
            return Saying("history.gain", {"amount": signed_figure(timeline, change)})
        return None
    moved = {change for change in changes if change}
    if len(moved) != 1:
        return None
    code = "history.gain" if sum(map(bool, changes)) == 1 else "history.gain.each"
    return Saying(code, {"amount": signed_figure(timeline, moved.pop())})


def gains(timeline: Timeline, first: int, last: int) -> tuple[int, ...]:
    """How far these entries took each seat up or down; whoever has just joined had nothing."""
    game = timeline.game
    before, after = _ups(game, _before(timeline, first)), _ups(game, timeline.steps[last].state)
    return tuple(new - old for old, new in zip_longest(before, after, fillvalue=0))


def _before(timeline: Timeline, index: int) -> State:
    """The table before an entry."""
    return timeline.steps[index - 1].state if index else timeline.opening


def _ends_turn(seat: int, before: State, after: State) -> bool:
    """Whether a turn for money ended: then it is worth telling that it cost nothing."""
    is_deal = getattr(before, "due", None) is not None
    return hasattr(after, "ledger") and not is_deal and before.turn == seat != after.turn


def _ups(game: Game, state: State) -> tuple[int, ...]:
    """How far everybody is up; buying chips makes nobody richer."""
    ledger = getattr(state, "ledger", None)
    return game.standing(state).points if ledger is None else ledger.nets


def pot(timeline: Timeline, index: int) -> Saying | None:
    """What lay in the pot after an entry."""
    ledger = getattr(timeline.steps[index].state, "ledger", None)
    return None if ledger is None else Saying("history.pot", {"amount": figure_text(timeline, ledger.pot_total)})


def count(timeline: Timeline) -> Saying:
    """How many entries there are."""
    return Saying("history.count", {"count": len(timeline.steps)})


def count_and_proof(timeline: Timeline) -> Saying:
    """How many entries there are, and in a money game that no chip was made or lost."""
    ledger = getattr(timeline.state, "ledger", None)
    if ledger is None:
        return count(timeline)
    proof, counted = ledger.proof, len(timeline.steps)
    there = figure_text(timeline, proof.stacks + proof.pot)
    facts = {"count": counted, "bought": figure_text(timeline, proof.bought), "there": there}
    if proof.cashed:
        return Saying("history.proof.cashed", {**facts, "cashed": figure_text(timeline, proof.cashed)})
    return Saying(f"history.proof.{timeline.state.house.unit}", facts)


def figures(game: Game, state: State) -> tuple[int, ...]:
    """What everybody has in a money game, points in the others."""
    ledger = getattr(state, "ledger", None)
    if ledger is None:
        return game.standing(state).points
    return tuple(_holds(ledger, seat, state.house.buy_in) for seat in range(len(ledger.stacks)))


def _holds(ledger: Ledger, seat: int, buy_in: int) -> int:
    """Chips and promises, with what was taken home and not brought back, or never brought to the table."""
    bought = ledger.bought[seat]
    return ledger.worth(seat) + max(0, ledger.cashed[seat] - max(0, bought - buy_in)) + max(0, buy_in - bought)


def figure_text(timeline: Timeline, value: int) -> str:
    """A figure as this table reads it."""
    unit = getattr(getattr(timeline.opening, "house", None), "unit", None)
    if unit is not None:
        return money_text(value, unit)
    return points_text(value, timeline.game.standing(timeline.opening).scale)


def signed_figure(timeline: Timeline, value: int) -> str:
    """How far a figure went up or down."""
    return f"+{figure_text(timeline, value)}" if value > 0 else figure_text(timeline, value)


def part_teller(timeline: Timeline) -> Callable[[int], Saying | None]:
    """Tells the game, round or hand that an entry belongs to; the same part is always the same saying."""
    steps, opening = timeline.steps, timeline.opening
    counter = next(((code, name) for code, name in PARTS if hasattr(opening, name)), None)
    if counter is None:
        return lambda _index: None
    code, name = counter
    numbered = cache(lambda number: Saying(code, {"number": number}))

    def part(index: int) -> Saying:
        """The one it was made in, but a deal opens its own; what comes before the first belongs to the first."""
        is_deal = isinstance(steps[index].entry.action, OPENING)
        state = steps[index].state if is_deal else steps[index - 1].state if index else opening
        return numbered(max(1, getattr(state, name)))

    return part


def _is_wanted(timeline: Timeline, slot: Slot, index: int, calls_only: bool, seat: int | None) -> bool:
    entry = slot.entry or slot.former[-1]
    if seat is not None and seat not in seats_named(entry.action):
        return False
    if not calls_only:
        return True
    return slot.entry is not None and (entry.overruled is not None or not timeline.steps[index].verdict.is_legal)


def seats_named(action: Action) -> tuple[int, ...]:
    """Everybody whom an action names, be it as the one who did it or otherwise."""
    if isinstance(action, SeatAdded):
        return (action.number - 1,)
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
