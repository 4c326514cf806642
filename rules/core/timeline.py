"""The entries of a match and the state after each: record, undo, redo, amend."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rules.core.game import Action, Game, Setup, State, checked_setup
from rules.core.verdict import Event, Verdict

TIMES = range(-62_135_596_800_000, 253_402_300_800_000)  # the years 1 to 9999, which can be written as a date


class Entry(NamedTuple):
    """An action as recorded. *time* is in milliseconds since 1970; *overruled* is the table's reason, if it ruled."""

    action: Action
    time: int = 0
    overruled: str | None = None
    comment: str = ""


class Step(NamedTuple):
    """An entry with what the referee said and what came of it."""

    entry: Entry
    verdict: Verdict
    state: State
    events: tuple[Event, ...]

    @property
    def stands(self) -> bool:
        """Whether the entry may stay as it is: legal, or overruled and possible."""
        if self.entry.overruled is None:
            return self.verdict.is_legal
        return not self.verdict.is_impossible


class Edit(NamedTuple):
    """One change to the past: at entry number *at*, drop that entry or not, and put another in its place or not.

    Drop and put change the entry, drop alone strikes it, put alone inserts before it. One entry may be dropped and
    another inserted before it by two edits of the same number.
    """

    at: int
    drop: bool
    put: Entry | None


class Amended(NamedTuple):
    """What a timeline would be after edits: its new steps from *start* on.

    *origins* are the numbers that the steps have now, None for one that is put in.
    """

    edits: tuple[Edit, ...]
    start: int
    steps: tuple[Step, ...]
    origins: tuple[int | None, ...]

    def broken(self) -> tuple[int, ...]:
        """The numbers of the entries that may not stay as they are."""
        return tuple(self.start + index + 1 for index, step in enumerate(self.steps) if not step.stands)


class Refused(Exception):
    """An action that may not be recorded as it is; the verdict says why."""

    def __init__(self, verdict: Verdict) -> None:
        super().__init__(", ".join(each.code for each in verdict.objections))
        self.verdict = verdict


class BadEdit(ValueError):
    """An edit of an entry that is not there, or that leaves entries that may not stand."""


class _Done(NamedTuple):
    """What was done to the timeline: from *start* on these steps took the place of those before."""

    start: int
    before: tuple[Step, ...]
    after: tuple[Step, ...]
    edits: tuple[Edit, ...] = ()


class Undone(NamedTuple):
    """Something taken back: an entry with the number that it had, or an amendment from that number on."""

    number: int
    step: Step | None


class Slot(NamedTuple):
    """One place of the match: what stands there now, nothing when it was struck, and what stood there, oldest first.

    *added* says that an amendment put it in.
    """

    entry: Entry | None
    former: tuple[Entry, ...] = ()
    added: bool = False


class Timeline:
    """A match from its set-up to now. Recording costs the same however long the match is."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = checked_setup(game, setup)
        self.opening: State = game.begin(self.setup)
        self.steps: list[Step] = []
        self._done: list[_Done] = []
        self._undone: list[_Done] = []
        self._ever: tuple[str, ...] = self.opening.names

    @property
    def state(self) -> State:
        """The state after the last entry."""
        return self.steps[-1].state if self.steps else self.opening

    @property
    def everyone(self) -> tuple[str, ...]:
        """The names by seat, with those of seats that an undo or an amendment took away: old entries tell of them."""
        names: tuple[str, ...] = self.state.names
        return (*names, *self._ever[len(names) :])

    @property
    def can_undo(self) -> bool:
        """Whether there is anything to take back."""
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        """Whether anything taken back can be done again."""
        return bool(self._undone)

    @property
    def undone(self) -> tuple[Undone, ...]:
        """What redo would do again, the next one first."""
        return tuple(Undone(each.start + 1, None if each.edits else each.after[0]) for each in reversed(self._undone))

    def judge(self, action: Action) -> Verdict:
        """What the referee says to *action* now."""
        return Verdict(self.game.objections(self.state, action))

    def judged(self, entry: Entry) -> Step:
        """The step that *entry* would make now, whether it may stand or not."""
        return self._step(self.state, entry)

    def checked(self, entry: Entry) -> Step:
        """The step that recording *entry* would make.

        :raises Refused: if it is impossible, or illegal and not overruled.
        """
        step = self.judged(entry)
        if not step.stands:
            raise Refused(step.verdict)
        return step

    def add(self, step: Step) -> None:
        """Take in a step made by judged or checked since the last change."""
        self._do(_Done(len(self.steps), (), (step,)))

    def record(self, entry: Entry) -> Step:
        """Add *entry* at the end, if it may stand."""
        step = self.checked(entry)
        self.add(step)
        return step

    def undo(self) -> bool:
        """Take back the last thing done, be it an entry or an amendment."""
        if not self._done:
            return False
        done = self._done.pop()
        self.steps[done.start :] = done.before
        self._undone.append(done)
        return True

    def redo(self) -> bool:
        """Do again what was taken back last."""
        if not self._undone:
            return False
        done = self._undone.pop()
        self.steps[done.start :] = done.after
        self._done.append(done)
        return True

    def preview(self, edits: Sequence[Edit]) -> Amended:
        """What amending would lead to; nothing is changed.

        :raises BadEdit: if an edit names an entry that is not there.
        """
        start, entries, origins = self._edited(edits)
        return Amended(tuple(edits), start, tuple(self.replayed(entries, start)), tuple(origins))

    def adopt(self, amended: Amended) -> None:
        """Take in what preview made since the last change."""
        self._do(_Done(amended.start, tuple(self.steps[amended.start :]), amended.steps, amended.edits))

    def amend(self, edits: Sequence[Edit]) -> Amended:
        """Change the past, if every entry may stand afterwards.

        :raises BadEdit: if not.
        """
        amended = self.preview(edits)
        if amended.broken():
            raise BadEdit(f"entries {amended.broken()} may not stand")
        self.adopt(amended)
        return amended

    def with_steps(self, steps: Sequence[Step]) -> "Timeline":
        """The same match with other steps, as it once was or would be; nothing can be taken back there."""
        other = Timeline(self.game, self.setup)
        other.steps = list(steps)
        other._ever = self.everyone
        return other

    def every_step(self) -> Iterator[Step]:
        """All steps that stand, and those that undo and redo can bring back."""
        for done in (*self._done, *self._undone):
            yield from done.before
            yield from done.after

    def slots(self) -> list[Slot]:
        """Every place of the match with what amendments made of it; those taken back are left out."""
        slots: list[Slot] = []
        for done in self._done:
            if done.edits:
                _amend_slots(slots, done.edits)
            else:
                slots += [Slot(step.entry) for step in done.after]
        return slots

    def _do(self, done: _Done) -> None:
        self.steps[done.start :] = done.after
        self._done.append(done)
        self._undone.clear()
        self._ever = self.everyone

    def _step(self, state: State, entry: Entry) -> Step:
        verdict = Verdict(self.game.objections(state, entry.action))
        if verdict.is_impossible:
            return Step(entry, verdict, state._replace(entries=state.entries + 1), ())
        after, events = self.game.apply(state, entry.action)
        return Step(entry, verdict, after, events)

    def _edited(self, edits: Sequence[Edit]) -> tuple[int, list[Entry], list[int | None]]:
        """Where the edits begin, the entries from there on after them, and the numbers those have now."""
        drops, inserts = ({edit.at: edit for edit in edits if edit.drop is kind} for kind in (True, False))
        if not edits or len(drops) + len(inserts) != len(edits):
            raise BadEdit("one edit of a kind for each entry number, and at least one")
        for edit in edits:
            last = len(self.steps) + (0 if edit.drop else 1)
            if not 1 <= edit.at <= last or (edit.put is None and not edit.drop):
                raise BadEdit(f"no entry {edit.at} to edit")
        start = min(edit.at for edit in edits) - 1
        edited: list[tuple[Entry | None, int | None]] = []
        for number in range(start + 1, len(self.steps) + 1):
            if number in inserts:
                edited.append((inserts[number].put, None))
            edited.append((drops[number].put if number in drops else self.steps[number - 1].entry, number))
        if len(self.steps) + 1 in inserts:
            edited.append((inserts[len(self.steps) + 1].put, None))
        kept = [(entry, origin) for entry, origin in edited if entry is not None]
        return start, [entry for entry, _ in kept], [origin for _, origin in kept]

    def replayed(self, entries: Sequence[Entry], start: int = 0) -> list[Step]:
        """The steps that *entries* would make after the first *start* ones, none refused; nothing is changed."""
        state = self.steps[start - 1].state if start else self.opening
        steps = []
        for entry in entries:
            step = self._step(state, entry)
            steps.append(step)
            state = step.state
        return steps


def _amend_slots(slots: list[Slot], edits: Sequence[Edit]) -> None:
    """Do the edits, the last first, so that the places of the others stay."""
    standing = [place for place, slot in enumerate(slots) if slot.entry is not None]
    for edit in sorted(edits, key=lambda each: (-each.at, not each.drop)):
        place = standing[edit.at - 1] if edit.at <= len(standing) else len(slots)
        if edit.drop:
            stood = [each for each in (*slots[place].former, slots[place].entry) if each is not None]
            slots[place] = slots[place]._replace(entry=edit.put, former=tuple(stood))
        else:
            _put_in(slots, place, edit.put)


def _put_in(slots: list[Slot], place: int, entry: Entry | None) -> None:
    """A new place for *entry*, unless it was struck just here: then it comes back to where it was."""
    struck = place - 1
    while struck >= 0 and slots[struck].entry is None:
        if slots[struck].former[-1] == entry:
            slots[struck] = slots[struck]._replace(entry=entry)
            return
        struck -= 1
    slots.insert(place, Slot(entry, added=True))
