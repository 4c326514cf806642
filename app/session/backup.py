"""Everything in one file, made at the end of each match; the last ten are kept."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from app.session.errors import StorageError
from app.session.importing.lines import BACKUP_LIMIT, ENDING, MOST_MATCHES, backup_opening
from app.session.importing.settings import kept_settings
from app.session.library import Library
from app.storage.errors import as_storage_errors
from app.storage.files import TEMPORARY, replace_by_pieces

KEPT = 10
_NAME = "fair-deal-%Y%m%d-%H%M%S-%f.json"
_PATTERN = "fair-deal-*.json"


class Made(NamedTuple):
    """A backup just made, and what is in it and what is not."""

    path: Path
    matches: int
    left_out: int
    unreadable: int


class KeptBackup(NamedTuple):
    """One of the backups there are: when it was made, in milliseconds, and its size in bytes."""

    path: Path
    made: int
    size: int


class Gathering:
    """What goes into a backup, piece by piece, so that it is never in memory as a whole.

    Once all pieces have been given it tells how many matches are in them, and how many are not: the oldest, beyond
    what could be read back, and those that cannot be read. *pause* is called before each match, for whoever gathers
    beside other work.
    """

    def __init__(
        self,
        library: Library,
        settings: Mapping[str, Any],
        limit: int = BACKUP_LIMIT,
        pause: Callable[[], None] = lambda: None,
    ) -> None:
        self.matches = self.left_out = self.unreadable = 0
        self._library = library
        self._settings = dict(settings)
        self._left = limit
        self._pause = pause

    def pieces(self) -> Iterator[bytes]:
        """The whole file, a line for each match: so it can be read back match by match too."""
        opening = backup_opening(self._settings)
        self._left -= len(opening) + len(ENDING)
        yield opening
        match_ids = self._library.match_ids()[::-1]
        for place, match_id in enumerate(match_ids):
            self._pause()
            line = self._line(match_id)
            if line is None:
                continue
            self._left -= len(line)
            if self._left < 0 or self.matches == MOST_MATCHES:
                self.left_out = len(match_ids) - place
                break
            self.matches += 1
            yield line
        yield ENDING

    def _line(self, match_id: str) -> bytes | None:
        """One match with what parts it from the one before."""
        try:
            records = b",".join(self._library.record_texts(match_id))
        except StorageError:
            self.unreadable += 1
            return None
        return b'%b{"match_id":"%b","records":[%b]}\n' % (b"," if self.matches else b"", match_id.encode(), records)


def backup_data(library: Library, limit: int = BACKUP_LIMIT) -> bytes:
    """All matches and settings at once, where they are few."""
    return b"".join(Gathering(library, kept_settings(library), limit).pieces())


def backup_name(milliseconds: int) -> str:
    """A file name that sorts by time."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime(_NAME)


def keep_backup(library: Library, folder: Path) -> Path:
    """Write a backup, and only then let go of those beyond the last ten.

    :raises StorageError: if it cannot be written; the others are all there then.
    """
    return keep(Gathering(library, kept_settings(library)), folder, library.now()).path


def keep(gathering: Gathering, folder: Path, now: int) -> Made:
    """Write this backup, and only then let go of those beyond the last ten.

    :raises StorageError: if it cannot be written; the others are all there then.
    """
    path = folder / backup_name(now)
    with as_storage_errors():
        folder.mkdir(parents=True, exist_ok=True)
        replace_by_pieces(path, gathering.pieces())
        # Never the new one, also where the clock was turned back.
        for old in [each for each in backups(folder) if each != path][KEPT - 1 :]:
            old.unlink(missing_ok=True)
        for leftover in folder.glob(_PATTERN + TEMPORARY):
            leftover.unlink(missing_ok=True)
    return Made(path, gathering.matches, gathering.left_out, gathering.unreadable)


def backups(folder: Path) -> list[Path]:
    """The backups that are kept, the newest first."""
    return sorted(folder.glob(_PATTERN), reverse=True)


def kept_backups(folder: Path) -> list[KeptBackup]:
    """The backups that are kept, with their times and sizes, the newest first."""
    found = []
    for path in backups(folder):
        with suppress(OSError, ValueError):  # gone meanwhile, or a stranger's name
            moment = datetime.strptime(path.name, _NAME).replace(tzinfo=UTC)
            found.append(KeptBackup(path, int(moment.timestamp() * 1000), path.stat().st_size))
    return found
