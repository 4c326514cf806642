"""An amendment before it is made: what it does to the entry, to everybody's figures, and to the entries after it."""

from collections.abc import Iterator
from itertools import zip_longest
from typing import NamedTuple

from app.ui.present.history import figure_text, figures, signed_figure
from app.ui.present.saying import Saying, did
from app.ui.present.table import table_view
from rules.core.game import Action, State
from rules.core.timeline import Amended, Edit, Entry, Step, Timeline

CHANGE, INSERT, STRIKE, RESTORE = "change", "insert", "strike", "restore"
Edits = tuple[Edit, ...]


class FigureChange(NamedTuple):
    """A figure now and after the amendment; nobody's is the pot's."""

    seat: int | None
    before: str
    after: str
    change: str


class SeatChange(NamedTuple):
    """What a seat shows now and after the amendment, and what that counts."""

    seat: int
    before: str
    after: str
    status: Saying | None


class Broken(NamedTuple):
    """A later entry that may not stay as it is; *place* counts the amendment's steps."""

    place: int
    number: int
    did: Saying
    reason: Saying
    is_possible: bool
    can_be_struck: bool


class LaterChange(NamedTuple):
    """A later entry of which something else follows."""

    number: int
    did: Saying
    before: tuple[Saying, ...]
    after: tuple[Saying, ...]


def number_at(timeline: Timeline, slot: int) -> int:
    """The number of the entry at a place, or of the next one where it was struck."""
    return 1 + sum(each.entry is not None for each in timeline.slots()[:slot])


def new_entry(timeline: Timeline, number: int, action: Action, overruled: str | None) -> Entry:
    """What the table says happened there; it has the time of the entry that stands there."""
    return Entry(action, timeline.steps[number - 1].entry.time, overruled)


def plain_edit(timeline: Timeline, slot: int, way: str, version: int) -> Edit:
    """Striking, or restoring a version, which need nothing to be entered."""
    at, place = number_at(timeline, slot), timeline.slots()[slot]
    if way == STRIKE:
        return Edit(at, True, None)
    return Edit(at, place.entry is not None, place.former[version])


def with_edit(edits: Edits, edit: Edit) -> Edits:
    """The edits with one more, or with another in the place of the one for the same entry."""
    if any((each.at, each.drop) == (edit.at, edit.drop) for each in edits):
        return tuple(edit if (each.at, each.drop) == (edit.at, edit.drop) else each for each in edits)
    return (*edits, edit)


def replaced(amended: Amended, place: int, entry: Entry | None) -> Edits:
    """The edits with *entry* in the place of one of the steps, or with that step struck."""
    origin = amended.origins[place]
    if origin is None:
        at = next(each.at for each in amended.edits if not each.drop)
        return with_edit(amended.edits, Edit(at, False, entry))
    return with_edit(amended.edits, Edit(origin, True, entry))


def all_let_stand(amended: Amended, reason: str) -> Edits:
    """The edits with everything overruled that is only illegal."""
    edits = amended
    for place in _broken_places(amended):
        step = amended.steps[place]
        if not step.verdict.is_impossible:
            edits = edits._replace(edits=replaced(edits, place, step.entry._replace(overruled=reason)))
    return edits.edits


def all_struck(amended: Amended) -> Edits:
    """The edits with everything struck that cannot be any more."""
    edits = amended
    for place in _broken_places(amended):
        if amended.steps[place].verdict.is_impossible and amended.origins[place] is not None:
            edits = edits._replace(edits=replaced(edits, place, None))
    return edits.edits


def was_and_becomes(timeline: Timeline, edit: Edit) -> tuple[Saying | None, Saying | None]:
    """What stands there now, and what will; nothing where an entry is put in or struck."""
    was = did(timeline.game, timeline.steps[edit.at - 1].entry.action, timeline.opening) if edit.drop else None
    becomes = None if edit.put is None else did(timeline.game, edit.put.action, timeline.opening)
    return was, becomes


def figure_changes(timeline: Timeline, amended: Amended) -> tuple[FigureChange, ...]:
    """The pot of a money game, then everybody's figure, as the match stands in the end."""
    game, after = timeline.game, state_after(timeline, amended)
    pots = [state.ledger.pot_total for state in (timeline.state, after)] if hasattr(after, "ledger") else []
    changes = [_change(timeline, None, *pots)] if pots else []
    pairs = zip_longest(figures(game, timeline.state), figures(game, after))
    return tuple(changes + [_change(timeline, seat, *pair) for seat, pair in enumerate(pairs)])


def pot_there(timeline: Timeline, amended: Amended) -> tuple[int, FigureChange] | None:
    """The pot as the changed entry leaves it, where the match goes on from there; the entry's number first."""
    edit = amended.edits[0]
    is_last = edit.at == len(timeline.steps)
    if not hasattr(timeline.state, "ledger") or not edit.drop or edit.put is None or is_last:
        return None
    place = amended.origins.index(edit.at)
    before, after = timeline.steps[edit.at - 1].state, amended.steps[place].state
    return edit.at, _change(timeline, None, before.ledger.pot_total, after.ledger.pot_total)


def names(timeline: Timeline, amended: Amended) -> tuple[str, ...]:
    """Who sits where after the amendment, and those whom only the match as it is knows."""
    after: tuple[str, ...] = state_after(timeline, amended).names
    return (*after, *timeline.everyone[len(after) :])


def seat_changes(timeline: Timeline, amended: Amended) -> tuple[SeatChange, ...]:
    """What else the table's seats show differently: cards in hand, points at risk, tiles."""
    if hasattr(timeline.state, "ledger"):
        return ()
    states = (timeline.state, state_after(timeline, amended))
    views = [table_view(timeline.game, state, state.entries).seats for state in states]
    told = {each.seat for each in figure_changes(timeline, amended) if each.change}
    return tuple(
        SeatChange(seat, before.score, after.score, after.status)
        for seat, (before, after) in enumerate(zip(*views, strict=False))
        if before.score != after.score and seat not in told
    )


def where_changes(timeline: Timeline, amended: Amended) -> tuple[Saying, Saying] | None:
    """Where the match stands now and would stand then, if that differs."""
    before, after = timeline.state, state_after(timeline, amended)
    count = amended.start + len(amended.steps)
    wheres = (
        table_view(timeline.game, before, len(timeline.steps)).where, table_view(timeline.game, after, count).where,
    )  # fmt: skip
    return wheres if wheres[0] != wheres[1] and before != after else None


def broken_entries(timeline: Timeline, amended: Amended) -> tuple[Broken, ...]:
    """Every entry that becomes illegal or impossible, in order."""
    return tuple(_broken(timeline, amended, place) for place in _broken_places(amended))


def later_changes(timeline: Timeline, amended: Amended) -> tuple[LaterChange, ...]:
    """Every entry that stays as it is, but with other consequences."""
    return tuple(_later_changes(timeline, amended))


def state_after(timeline: Timeline, amended: Amended) -> State:
    """The table after the amendment."""
    steps = steps_before(timeline, amended, len(amended.steps))
    return steps[-1].state if steps else timeline.opening


def steps_before(timeline: Timeline, amended: Amended, place: int) -> list[Step]:
    """The match as it would be up to one of the amendment's steps."""
    return [*timeline.steps[: amended.start], *amended.steps[:place]]


def _broken_places(amended: Amended) -> list[int]:
    return [place for place, step in enumerate(amended.steps) if not step.stands]


def _broken(timeline: Timeline, amended: Amended, place: int) -> Broken:
    step = amended.steps[place]
    gravest = step.verdict.gravest
    reason = Saying("amend.no_reason") if gravest is None else Saying(gravest.code, gravest.facts)
    done = did(timeline.game, step.entry.action, timeline.opening)
    origin = amended.origins[place]
    is_possible, is_old = not step.verdict.is_impossible, origin is not None
    # By the number that history shows still, not by the one that it would have after the amendment.
    return Broken(place, origin or amended.start + place + 1, done, reason, is_possible, is_old)


def _change(timeline: Timeline, seat: int | None, before: int | None, after: int | None) -> FigureChange:
    """Who is not there before or after has no figure then, and nothing to compare."""
    if before is None or after is None:
        was, becomes = ("" if value is None else figure_text(timeline, value) for value in (before, after))
        return FigureChange(seat, was, becomes, "")
    change = signed_figure(timeline, after - before) if after != before else ""
    return FigureChange(seat, figure_text(timeline, before), figure_text(timeline, after), change)


def _later_changes(timeline: Timeline, amended: Amended) -> Iterator[LaterChange]:
    edited = {edit.at for edit in amended.edits if edit.drop}
    for step, origin in zip(amended.steps, amended.origins, strict=True):
        if origin is None or origin in edited or not step.stands:
            continue
        before, after = _consequences(timeline.steps[origin - 1]), _consequences(step)
        if before != after:
            done = did(timeline.game, step.entry.action, timeline.opening)
            yield LaterChange(origin, done, before, after)


def _consequences(step: Step) -> tuple[Saying, ...]:
    return tuple(Saying(event.code, event.facts) for event in step.events)
