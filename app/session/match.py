"""One match being played: every change is on disk before it is shown."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeGuard

from app.session.sitting import Sitting
from app.storage.journal import Journal
from app.storage.lines import Damage
from rules.core.codec import decode_edit, decode_entry, decode_setup, encode_edit, encode_entry, encode_setup
from rules.core.game import Action, Game, Setup
from rules.core.timeline import Amended, BadEdit, Edit, Entry, Step, Timeline

FORMAT = 1

Listener = Callable[[], None]
Clock = Callable[[], int]


class MatchUnreadable(ValueError):
    """A journal whose lines are sound but do not tell a match that this app knows."""


def match_header(game: Game, players: Sequence[str], setup: Setup, created: int) -> dict[str, Any]:
    """The first line of a match's journal."""
    return {
        "format": FORMAT,
        "game": game.key,
        "version": game.version,
        "players": list(players),
        "setup": encode_setup(setup),
        "created": created,
    }


class MatchSession(Sitting):
    """A match, its journal, and whoever wants to know when it changes."""

    clock_runs = True

    def __init__(
        self,
        match_id: str,
        header: Mapping[str, Any],
        timeline: Timeline,
        journal: Journal,
        clock: Clock,
        damage: Damage | None = None,
    ) -> None:
        self.match_id = match_id
        self.header = header
        self.timeline = timeline
        self.damage = damage
        self._journal = journal
        self._clock = clock
        self._listeners: list[Listener] = []

    def now(self) -> int:
        """The time by the clock that dates the entries, in milliseconds."""
        return self._clock()

    def subscribe(self, listener: Listener) -> Listener:
        """Have *listener* called after every change; returns what ends that."""
        self._listeners.append(listener)
        return lambda: self._forget(listener)

    def record(self, action: Action, *, overruled: str | None = None, comment: str = "") -> Step:
        """Judge *action*, write it down, then show it.

        :raises Refused: if it may not be recorded; StorageError if it cannot be written. Nothing has changed then.
        """
        entry = Entry(action, self._clock(), overruled, comment)
        step = self.timeline.checked(entry)
        self._journal.append({"op": "record", "entry": encode_entry(self.game, entry)})
        self.timeline.add(step)
        self._tell()
        return step

    def undo(self) -> bool:
        """Take back the last change; False if there is none."""
        if not self.timeline.can_undo:
            return False
        self._journal.append({"op": "undo"})
        self.timeline.undo()
        self._tell()
        return True

    def redo(self) -> bool:
        """Do the last undone change again; False if there is none."""
        if not self.timeline.can_redo:
            return False
        self._journal.append({"op": "redo"})
        self.timeline.redo()
        self._tell()
        return True

    def preview_amend(self, edits: Sequence[Edit]) -> Amended:
        """What changing the past would lead to; nothing is recorded."""
        return self.timeline.preview(edits)

    def amend(self, edits: Sequence[Edit]) -> Amended:
        """Change the past, and write down that it was changed.

        :raises BadEdit: if an entry may not stand afterwards; StorageError if it cannot be written.
        """
        amended = self.timeline.preview(edits)
        if amended.broken():
            raise BadEdit(f"entries {amended.broken()} may not stand")
        self._journal.append({"op": "amend", "edits": [encode_edit(self.game, edit) for edit in edits]})
        self.timeline.adopt(amended)
        self._tell()
        return amended

    def close(self) -> None:
        """Let go of the journal, and of the listeners: many of those hold the match, which would be a ring."""
        self._journal.close()
        self._listeners.clear()

    def _forget(self, listener: Listener) -> None:
        if listener in self._listeners:
            self._listeners.remove(listener)

    def _tell(self) -> None:
        for listener in tuple(self._listeners):
            listener()


def timeline_of(games: Mapping[str, Game], records: Sequence[Mapping[str, Any]]) -> Timeline:
    """The timeline that a journal's records tell.

    :raises MatchUnreadable: if they tell none.
    """
    header = records[0]
    game = games.get(str(header.get("game")))
    if header.get("format") != FORMAT or game is None:
        raise MatchUnreadable(f"not a match of this app: {header.get('game')!r:.40}")
    version = header.get("version")
    if not isinstance(version, int) or not 1 <= version <= game.version:
        raise MatchUnreadable(f"made by a newer {game.key}: {version!r:.40}")
    try:
        setup, names = decode_setup(game, header.get("setup")), header.get("players")
        if not _are_names(names, setup.seats):
            raise MatchUnreadable("the players' names are missing")
        timeline = Timeline(game, setup._replace(names=tuple(names)))
        for record in records[1:]:
            _absorb(timeline, record, version)
    except (ValueError, KeyError) as error:
        raise MatchUnreadable(str(error)) from error
    return timeline


def _are_names(names: object, seats: int) -> TypeGuard[list[str]]:
    return isinstance(names, list) and len(names) == seats and all(isinstance(name, str) for name in names)


def _absorb(timeline: Timeline, record: Mapping[str, Any], version: int) -> None:
    """Take in one line. What was once written is never refused, even if the rules have become stricter since."""
    operation = record["op"]
    if operation == "record":
        timeline.add(timeline.judged(decode_entry(timeline.game, record["entry"], version)))
    elif operation == "undo":
        timeline.undo()
    elif operation == "redo":
        timeline.redo()
    elif operation == "amend":
        edits = [decode_edit(timeline.game, each, version) for each in record["edits"]]
        timeline.adopt(timeline.preview(edits))
    else:
        raise ValueError(f"no such operation: {operation!r:.40}")
