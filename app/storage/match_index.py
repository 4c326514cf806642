"""What lists show of each match, looked up without its journal; all of it can be made anew from the journals."""

import zlib
from collections.abc import Callable, Collection, Mapping
from datetime import datetime
from pathlib import Path
from typing import Any

from tinydb import TinyDB
from tinydb.table import Table

from app.storage.atomic_json import AtomicJSONStorage
from app.storage.lines import Record
from app.storage.rows import replace_row

FILES = 32  # a change rewrites one of them: with ten thousand matches in one, beginning a match would be a wait


class MatchIndex:
    """A row for each match, known by its id, spread over files by that id."""

    def __init__(self, directory: Path, now: Callable[[], datetime]) -> None:
        storages = [AtomicJSONStorage(directory / f"index-{number:02}.json", now) for number in range(FILES)]
        self._files = [TinyDB(storage=lambda storage=storage: storage) for storage in storages]
        self._rows: dict[str, Record] | None = None

    def close(self) -> None:
        """Let go of the files."""
        for file in self._files:
            file.close()

    @property
    def rows(self) -> Mapping[str, Record]:
        """Every row; read once and then kept, since with ten thousand matches each reading could be felt."""
        return self._known()

    def put(self, match_id: str, summary: Mapping[str, Any]) -> bool:
        """Keep the row of a match, and say whether it is news: only then is anything written."""
        known, row = self._known(), {**summary, "match_id": match_id}
        if known.get(match_id) == row:
            return False
        table = self._table(_place(match_id))
        if match_id in known:
            replace_row(table, "match_id", match_id, summary)
        else:
            table.insert(row)
        known[match_id] = row
        return True

    def put_many(self, summaries: Mapping[str, Mapping[str, Any]]) -> None:
        """Keep the rows of many matches, in the place of those that they have."""
        self.drop(summaries.keys())
        self._rows = None
        for place, ids in _by_place(summaries).items():
            self._table(place).insert_multiple({**summaries[match_id], "match_id": match_id} for match_id in ids)

    def drop(self, match_ids: Collection[str]) -> None:
        """Let go of the rows of these matches, as far as they have any."""
        known = self._known()
        gone = {match_id for match_id in match_ids if match_id in known}
        self._rows = None
        for place in _by_place(gone):
            self._table(place).remove(lambda row: row.get("match_id") in gone)
        self._rows = {match_id: row for match_id, row in known.items() if match_id not in gone}

    def _known(self) -> dict[str, Record]:
        if self._rows is None:
            found = (row for place in range(FILES) for row in self._table(place))
            self._rows = {row["match_id"]: dict(row) for row in found if "match_id" in row}
        return self._rows

    def _table(self, place: int) -> Table:
        return self._files[place].table("matches")


def _place(match_id: str) -> int:
    """In which of the files a match has its row."""
    return zlib.crc32(match_id.encode()) % FILES


def _by_place(match_ids: Collection[str]) -> dict[int, list[str]]:
    found: dict[int, list[str]] = {}
    for match_id in match_ids:
        found.setdefault(_place(match_id), []).append(match_id)
    return found
