"""What taking in a file would do, told before it is done; doing it then only writes."""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from app.session.errors import MatchUnreadable, StorageError
from app.session.importing.judging import Effort, Judged, Refusal, continues, journal_of, judged, tells_all_of
from app.session.importing.lines import MOST_MATCHES, Line
from app.session.importing.reading import Candidate, Content, read_file
from app.session.importing.settings import changed_settings
from app.session.library import Library, MatchSummary, summary_of
from app.session.sharing.shared import SharedMatch, shared_match
from app.storage.errors import JournalUnreadable
from app.storage.index import UNREADABLE, Adoption


class Taken(NamedTuple):
    """A match that would be taken in; *journal* brings the bytes to be written, which are so many *records*.

    *replaces* counts the records of the older version that is here, and *entries* what it has; a version that cannot
    be read counts as UNREADABLE.
    """

    match: MatchSummary
    journal: Callable[[], bytes]
    records: int
    replaces: int | None = None
    entries: int = 0

    @property
    def mends(self) -> bool:
        """Whether the version that is here cannot be read any more."""
        return self.replaces == UNREADABLE


class Refused(NamedTuple):
    """A match that would not, by its place in the file, who played as far as that can be told, and why."""

    place: int
    players: tuple[str, ...]
    code: str
    facts: Mapping[str, object]


class Plan(NamedTuple):
    """All that taking in a file would do."""

    new: tuple[Taken, ...]
    newer: tuple[Taken, ...]
    there: tuple[MatchSummary, ...]
    refused: tuple[Refused, ...]
    settings: Mapping[str, Any]
    is_backup: bool = False

    @property
    def taken(self) -> tuple[Taken, ...]:
        """Everything that would be written."""
        return self.new + self.newer


def plan_file(library: Library, path: Path) -> Plan:
    """What taking in this file would do; nothing is changed.

    :raises FileRefused: if it is none of this app's files.
    """
    return plan_content(library, read_file(library.games, path, library.now()))


def plan_content(library: Library, content: Content) -> Plan:
    """What taking in this would do; nothing is changed."""
    here, seen, effort = set(library.match_ids()), set[str](), Effort.for_file(content.size)
    new: list[Taken] = []
    newer: list[Taken] = []
    there: list[MatchSummary] = []
    refused: list[Refused] = []
    for place, candidate in enumerate(content.matches, 1):
        try:
            found = _found(library, candidate, here, seen, effort, place)
        except Refusal as refusal:
            refused.append(Refused(place, _names(candidate), refusal.code, refusal.facts))
            if place > MOST_MATCHES:
                break
            continue
        if isinstance(found, MatchSummary):
            there.append(found)
        else:
            (new if found.replaces is None else newer).append(found)
    changed = changed_settings(library, content.settings)
    return Plan(tuple(new), tuple(newer), tuple(there), tuple(refused), changed, content.is_backup)


def _found(
    library: Library, candidate: Candidate, here: set[str], seen: set[str], effort: Effort, place: int
) -> Taken | MatchSummary:
    """The match, to be taken in or there already."""
    if place > MOST_MATCHES:
        raise Refusal("import.too_many")
    told = judged(library.games, candidate, effort)
    match_id = told.match.match_id
    if match_id in seen:
        raise Refusal("import.twice")
    seen.add(match_id)
    taken = _taken(told, candidate.line)
    return _compared(library, told, taken) if match_id in here else taken


def _taken(told: Judged, line: Line | None) -> Taken:
    """Where the file can be read again nothing of the match is kept but what is told of it."""
    journal = partial(_read_again, line) if line is not None else partial(bytes, told.journal)
    return Taken(_summary(told.match), journal, len(told.match.records))


def _read_again(line: Line) -> bytes:
    return journal_of(line.records())


def _compared(library: Library, told: Judged, taken: Taken) -> Taken | MatchSummary:
    """The match against the one of the same id that is here."""
    try:
        records = library.records(told.match.match_id)
        ours = shared_match(library.games, told.match.match_id, records)
    except JournalUnreadable:
        return taken._replace(replaces=UNREADABLE)
    except (StorageError, MatchUnreadable) as error:
        raise Refusal("import.ours_unreadable") from error
    if continues(ours, told.match):
        return _summary(ours)
    is_newer = continues(told.match, ours)
    if not is_newer and tells_all_of(ours, told.match):
        return _summary(ours)
    if is_newer or (tells_all_of(told.match, ours) and len(told.match.records) > len(records)):
        return taken._replace(replaces=len(records), entries=len(ours.timeline.steps))
    raise Refusal("import.differs")


def _names(candidate: Candidate) -> tuple[str, ...]:
    """Who played, as far as a refused match can tell."""
    records = candidate.records
    header = records[0] if isinstance(records, list) and records else None
    names = header.get("players") if isinstance(header, dict) else None
    if not isinstance(names, list):
        return ()
    return tuple(name[:24] for name in names[:12] if isinstance(name, str) and name.isprintable())


def _summary(match: SharedMatch) -> MatchSummary:
    """What is told of the match; a plan for thousands must not hold all their tables."""
    return summary_of(match.match_id, match.records[0], match.timeline)


def write_matches(library: Library, plan: Plan) -> None:
    """Write the plan's matches; works in any thread, while no match lies open.

    :raises StorageError: if they cannot be written; no match has changed then.
    """
    if plan.taken:
        library.take_in([Adoption(each.match.match_id, each.journal, each.replaces) for each in plan.taken])


def finish(library: Library, plan: Plan, *, with_settings: bool = False) -> None:
    """List what was written, and take over the settings if that is wanted.

    :raises StorageError: if it cannot be kept.
    """
    if plan.taken:
        library.list_matches([each.match for each in plan.taken])
    for key, value in plan.settings.items() if with_settings else ():
        library.put_setting(key, value)


def take_in(library: Library, plan: Plan, *, with_settings: bool = False) -> None:
    """Do what the plan says.

    :raises StorageError: if it cannot be written; no match has changed then.
    """
    write_matches(library, plan)
    finish(library, plan, with_settings=with_settings)
