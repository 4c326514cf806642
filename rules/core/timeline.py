"""The entries of a match and the state after each: record, undo, redo, amend."""

from collections.abc import Sequence
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

    Drop and put change the entry, drop alone strikes it, put alone inserts before it.
    """

    at: int
    drop: bool
    put: Entry | None


class Amended(NamedTuple):
    """What a timeline would be after edits: its new steps from *start* on."""

    edits: tuple[Edit, ...]
    start: int
    steps: tuple[Step, ...]

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


class Slot(NamedTuple):
    """One place of the match: what stands there now, nothing when it was struck, and what stood there, oldest first."""

    entry: Entry | None
    former: tuple[Entry, ...] = ()


class Timeline:
    """A match from its set-up to now. Recording costs the same however long the match is."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = checked_setup(game, setup)
        self.opening: State = game.begin(self.setup)
        self.steps: list[Step] = []
        self._done: list[_Done] = []
        self._undone: list[_Done] = []

    @property
    def state(self) -> State:
        """The state after the last entry."""
        return self.steps[-1].state if self.steps else self.opening

    @property
    def can_undo(self) -> bool:
        """Whether there is anything to take back."""
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        """Whether anything taken back can be done again."""
        return bool(self._undone)

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
        start, entries = self._edited(edits)
        return Amended(tuple(edits), start, tuple(self.replayed(entries, start)))

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

    def _step(self, state: State, entry: Entry) -> Step:
        verdict = Verdict(self.game.objections(state, entry.action))
        if verdict.is_impossible:
            return Step(entry, verdict, state._replace(entries=state.entries + 1), ())
        after, events = self.game.apply(state, entry.action)
        return Step(entry, verdict, after, events)

    def _edited(self, edits: Sequence[Edit]) -> tuple[int, list[Entry]]:
        """Where the edits begin, and the entries from there on after them."""
        numbers = [edit.at for edit in edits]
        if not edits or len(set(numbers)) != len(numbers):
            raise BadEdit("one edit for each entry number, and at least one")
        for edit in edits:
            last = len(self.steps) + (0 if edit.drop else 1)
            if not 1 <= edit.at <= last or (edit.put is None and not edit.drop):
                raise BadEdit(f"no entry {edit.at} to edit")
        start = min(numbers) - 1
        by_number = {edit.at: edit for edit in edits}
        entries: list[Entry] = []
        for number in range(start + 1, len(self.steps) + 2):
            change = by_number.get(number, Edit(number, False, None))
            if change.put is not None:
                entries.append(change.put)
            if number <= len(self.steps) and not change.drop:
                entries.append(self.steps[number - 1].entry)
        return start, entries

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
    for edit in sorted(edits, key=lambda each: -each.at):
        place = standing[edit.at - 1] if edit.at <= len(standing) else len(slots)
        if edit.drop:
            stood = [each for each in (*slots[place].former, slots[place].entry) if each is not None]
            slots[place] = Slot(edit.put, tuple(stood))
        else:
            slots.insert(place, Slot(edit.put))
