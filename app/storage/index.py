"""The directory where everything is kept: journals of matches, and what is small and looked up."""

import json
import os
import re
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, NamedTuple

from tinydb import TinyDB

from app.storage.atomic_json import AtomicJSONStorage
from app.storage.errors import StorageError, StorageFailed, as_storage_errors
from app.storage.files import TEMPORARY, aside_path, replace_file, sync_directory, utc_now, write_file
from app.storage.journal import Journal, Opened, Reading, Record, journal_payloads, open_journal, read_journal
from app.storage.match_index import MatchIndex
from app.storage.rows import drop_row, put_row, row_named

_JOURNAL = ".journal"
UNREADABLE = -1  # in place of the number of records
# Lower case only: some phones' file systems do not tell upper from lower case.
_MATCH_ID = re.compile(r"[a-z0-9][a-z0-9-]{0,63}")


class Adoption(NamedTuple):
    """A whole journal from elsewhere, and how many records the one that it replaces has; None if it is new.

    *journal* brings its bytes when they are written: thousands of matches need not be in memory at once. What it raises
    is a StorageError.
    """

    match_id: str
    journal: Callable[[], bytes]
    replaces: int | None = None


def is_match_id(text: str) -> bool:
    """Whether a match can have this id; nothing that could name a path outside can."""
    return _MATCH_ID.fullmatch(text) is not None


class RebuildReport(NamedTuple):
    """Ids of the matches that are in the index again, and of those that could not be read."""

    found: tuple[str, ...]
    unreadable: tuple[str, ...]


def _beside(path: Path) -> Path:
    """Where a journal waits to take this place."""
    return path.with_name(path.name + TEMPORARY)


def random_token() -> str:
    """Eight hex digits that tell apart matches begun at the same moment on two phones."""
    return os.urandom(4).hex()


class Store:
    """Matches and settings of one phone."""

    def __init__(
        self,
        directory: Path,
        now: Callable[[], datetime] = utc_now,
        token: Callable[[], str] = random_token,
    ) -> None:
        self._now = now
        self._token = token
        self._last_moment = datetime.min.replace(tzinfo=UTC)
        self._journals = directory / "matches"
        self._trash = directory / "trash"
        with as_storage_errors():
            if not self._journals.is_dir():
                self._journals.mkdir(parents=True)
                sync_directory(directory)
        self._file = AtomicJSONStorage(directory / "fairdeal.json", now)
        self._db = TinyDB(storage=lambda: self._file)
        self._index = MatchIndex(directory, now)
        self._adopting = directory / "adopting.json"
        with suppress(OSError):  # then it is tried again at the next start
            self._finish_adopting()
        for leftover in () if self._adopting.exists() else self._journals.glob("*" + TEMPORARY):
            with suppress(OSError):
                leftover.unlink()

    @property
    def set_aside(self) -> Path | None:
        """Where unreadable settings were moved when this store was opened. A lost index is made anew."""
        return self._file.set_aside

    def close(self) -> None:
        """Let go of the database; journals are closed by whoever opened them."""
        self._db.close()
        self._index.close()

    # Matches

    def new_match_id(self) -> str:
        """A fresh id; ids sort in the order in which they were made."""
        moment = max(self._now().astimezone(UTC), self._last_moment + timedelta(microseconds=1))
        self._last_moment = moment
        return f"{moment:%Y%m%d-%H%M%S-%f}-{self._token()}"

    def create_match(self, match_id: str, header: Mapping[str, Any]) -> Journal:
        """The new journal of a match."""
        return Journal.create(self._journal_path(match_id), header)

    def open_match(self, match_id: str) -> Opened:
        """The journal of a match, ready for more entries."""
        return open_journal(self._journal_path(match_id), self._now)

    def match_ids(self) -> list[str]:
        """Ids of all matches that have a journal, oldest first."""
        names = (path.name.removesuffix(_JOURNAL) for path in self._journals.glob("*" + _JOURNAL))
        return sorted(name for name in names if _MATCH_ID.fullmatch(name))

    def forget(self, match_id: str) -> None:
        """Remove a match, its journal and every damaged copy of it."""
        path = self._journal_path(match_id)
        with as_storage_errors():
            for copy in self._journals.glob(path.name + ".*"):
                copy.unlink()
            path.unlink(missing_ok=True)
            sync_directory(self._journals)
        self._index.drop([match_id])

    def read_match(self, match_id: str) -> Reading:
        """What the journal of a match holds; nothing is opened or mended."""
        return read_journal(self._journal_path(match_id))

    def match_payloads(self, match_id: str) -> list[bytes]:
        """The text of each record of a match, as it is copied into a backup."""
        return journal_payloads(self._journal_path(match_id))

    def adopt_matches(self, adoptions: Sequence[Adoption]) -> None:
        """Take in whole journals: all of them, also when this is broken off, or none.

        All are written beside their places first; a list of them on disk then makes it certain that they come in.
        """
        paths = [self._journal_path(each.match_id) for each in adoptions]
        for path, adoption in zip(paths, adoptions, strict=True):
            if self._record_count(path) != adoption.replaces:
                raise StorageFailed(f"{path} has changed meanwhile")
        with as_storage_errors():
            try:
                for path, adoption in zip(paths, adoptions, strict=True):
                    write_file(_beside(path), adoption.journal())
                sync_directory(self._journals)
                self._index.drop([each.match_id for each in adoptions])  # or a kill would leave rows of the old ones
                listed = {each.match_id: each.replaces for each in adoptions}
                replace_file(self._adopting, json.dumps(listed).encode())
            except (OSError, StorageError):
                for path in paths:
                    with suppress(OSError):
                        _beside(path).unlink(missing_ok=True)
                raise
            self._finish_adopting()

    def _finish_adopting(self) -> None:
        """Bring in what is listed and waits beside its place; a match that went on meanwhile is left alone."""
        try:
            listed = json.loads(self._adopting.read_bytes())
        except FileNotFoundError:
            return
        except ValueError:
            listed = {}
        # Written by nobody but this class; what has been spoiled since must not keep the app from starting.
        rows = listed.items() if isinstance(listed, dict) else ()
        for match_id, replaces in (row for row in rows if _MATCH_ID.fullmatch(row[0])):
            path = self._journal_path(match_id)
            if _beside(path).exists() and self._record_count(path) == replaces:
                if replaces == UNREADABLE:
                    os.rename(path, aside_path(path, "damaged", self._now()))
                os.replace(_beside(path), path)
        sync_directory(self._journals)
        self._adopting.unlink()

    def _record_count(self, path: Path) -> int | None:
        """How many records are there; None where there is no match."""
        try:
            return len(read_journal(path).records) if path.exists() else None
        except StorageError:
            return UNREADABLE

    def set_matches_aside(self, match_ids: Collection[str]) -> None:
        """Take matches out of the list; their files wait in the trash, unchanged, until that is emptied."""
        moment = self._now().timestamp()
        with as_storage_errors():
            self._trash.mkdir(exist_ok=True)
            for file in self._files_of(match_ids, self._journals):
                os.utime(self._journals / file, (moment, moment))  # how long it has waited is told by that
                os.rename(self._journals / file, self._trash / file)
            sync_directory(self._trash)
            sync_directory(self._journals)
        self._index.drop(match_ids)

    def restore_match(self, match_id: str) -> None:
        """Bring a match back from the trash as it was; the index then needs its summary again."""
        path = self._journal_path(match_id)
        if path.exists():
            raise StorageFailed(f"{match_id} has come back from elsewhere")
        with as_storage_errors():
            if not (self._trash / path.name).exists():
                raise FileNotFoundError(path)
            for file in self._files_of([match_id], self._trash):
                os.rename(self._trash / file, self._journals / file)
            sync_directory(self._journals)
            sync_directory(self._trash)

    def matches_aside(self) -> dict[str, datetime]:
        """When each match that waits in the trash was set aside; without those that have come from elsewhere since."""
        found: dict[str, datetime] = {}
        for path in self._trash.glob("*" + _JOURNAL):
            name = path.name.removesuffix(_JOURNAL)
            if _MATCH_ID.fullmatch(name) and not self._journal_path(name).exists():
                with suppress(OSError):
                    found[name] = datetime.fromtimestamp(path.stat().st_mtime, UTC)
        return found

    def read_match_aside(self, match_id: str) -> Reading:
        """What the journal of a match in the trash holds."""
        return read_journal(self._trash / self._journal_path(match_id).name)

    def empty_trash(self, before: datetime) -> None:
        """Remove for good what was set aside before this moment."""
        with as_storage_errors():
            for path in self._trash.glob("*"):
                if path.stat().st_mtime < before.timestamp():
                    path.unlink()

    # The index of matches

    def put_summary(self, match_id: str, summary: Mapping[str, Any]) -> bool:
        """Keep what lists show of a match, and say whether that is news."""
        self._journal_path(match_id)
        return self._index.put(match_id, summary)

    def put_summaries(self, rows: Mapping[str, Mapping[str, Any]]) -> None:
        """Keep what lists show of many matches at once."""
        self._index.put_many(rows)

    def summaries(self) -> list[Record]:
        """What is known of each readable match, with its match_id, newest first."""
        rows = [dict(row) for row in self._index.rows.values() if not row.get("unreadable")]
        return sorted(rows, key=lambda row: str(row["match_id"]), reverse=True)

    def unreadable_ids(self) -> list[str]:
        """Ids of the matches the last rebuild could not read."""
        return sorted(row["match_id"] for row in self._index.rows.values() if row.get("unreadable"))

    def needs_rebuild(self) -> bool:
        """Whether the index knows other matches than there are journals."""
        return self._index.rows.keys() != set(self.match_ids())

    def rebuild_index(
        self, summarise: Callable[[str, list[Record]], Record], is_good: Callable[[Record], bool] = lambda _row: False
    ) -> RebuildReport:
        """Make the index anew from the journals, but for rows that are good; of those it reads none.

        *summarise* raises ValueError for records it cannot follow.
        """
        good = {match_id for match_id, row in self._index.rows.items() if is_good(row)}
        found: dict[str, Record] = {}
        unreadable: list[str] = []
        there = self.match_ids()
        for match_id in (each for each in there if each not in good):
            try:
                found[match_id] = summarise(match_id, read_journal(self._journal_path(match_id)).records)
            except (StorageError, ValueError):
                # It stays in the index, marked, or the index would seem out of date for ever.
                unreadable.append(match_id)
                found[match_id] = {"unreadable": True}
        self._index.drop(self._index.rows.keys() - set(there))
        self._index.put_many(found)
        return RebuildReport(tuple(each for each in found if each not in unreadable), tuple(unreadable))

    # Settings

    def setting(self, key: str, default: Any = None) -> Any:
        """The value of a setting, or the default while it was never set."""
        row = row_named(self._db.table("settings"), "key", key)
        return default if row is None else row["value"]

    def put_setting(self, key: str, value: Any) -> None:
        """Keep a setting: anything JSON can say."""
        put_row(self._db.table("settings"), "key", key, {"value": value})

    def drop_setting(self, key: str) -> None:
        """Forget a setting."""
        drop_row(self._db.table("settings"), "key", key)

    def _files_of(self, match_ids: Collection[str], folder: Path) -> list[str]:
        """The files of these matches that are there, a journal after its copies: while it is there the match is."""
        names = {self._journal_path(match_id).name for match_id in match_ids}
        found = [file for file in os.listdir(folder) if file.partition(_JOURNAL)[0] + _JOURNAL in names]
        return sorted(found, reverse=True)

    def _journal_path(self, match_id: str) -> Path:
        # Ids also come from files and other phones: nothing that could name a path outside gets through.
        if not _MATCH_ID.fullmatch(match_id):
            raise ValueError(f"not a match id: {match_id!r}")
        return self._journals / (match_id + _JOURNAL)
