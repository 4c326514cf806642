"""Everything in one file, made at the end of each match; the last ten are kept."""

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from app.session.errors import StorageError
from app.session.importing.reading import LIMIT
from app.session.importing.settings import kept_settings
from app.session.library import Library
from app.session.sharing.shared import BACKUP, FORMAT, MARK
from app.storage.errors import as_storage_errors
from app.storage.files import TEMPORARY, replace_file

KEPT = 10
_NAME = "fair-deal-%Y%m%d-%H%M%S-%f.json"
_PATTERN = "fair-deal-*.json"


class Gathered(NamedTuple):
    """A backup's bytes, how many matches are in them, and how many are not: for want of room, or unreadable."""

    data: bytes
    matches: int
    left_out: int
    unreadable: int


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


def backup_data(library: Library, limit: int = LIMIT) -> bytes:
    """All matches and settings. Beyond what could be read back, the oldest matches are left out."""
    return gathered(library, kept_settings(library), limit).data


def gathered(
    library: Library, settings: Mapping[str, Any], limit: int = LIMIT, pause: Callable[[], None] = lambda: None
) -> Gathered:
    """The whole backup; *pause* is called after each match, for whoever gathers beside other work."""
    head = {MARK: BACKUP, "format": FORMAT, "settings": dict(settings)}
    opening = json.dumps(head, ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode()[:-1]
    opening += b',"matches":['
    parts: list[bytes] = []
    match_ids = library.match_ids()[::-1]
    left, unreadable = limit - len(opening) - 2, 0
    for match_id in match_ids:
        pause()
        try:
            part = b'{"match_id":"%b","records":[%b]}' % (match_id.encode(), b",".join(library.record_texts(match_id)))
        except StorageError:
            unreadable += 1
            continue
        left -= len(part) + 1
        if left < 0:
            break
        parts.append(part)
    missing = len(match_ids) - len(parts) - unreadable
    return Gathered(opening + b",".join(parts) + b"]}", len(parts), missing, unreadable)


def backup_name(milliseconds: int) -> str:
    """A file name that sorts by time."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime(_NAME)


def keep_backup(library: Library, folder: Path) -> Path:
    """Write a backup, and only then let go of those beyond the last ten.

    :raises StorageError: if it cannot be written; the others are all there then.
    """
    return keep_gathered(gathered(library, kept_settings(library)), folder, library.now()).path


def keep_gathered(backup: Gathered, folder: Path, now: int) -> Made:
    """Write this backup, and only then let go of those beyond the last ten.

    :raises StorageError: if it cannot be written; the others are all there then.
    """
    path = folder / backup_name(now)
    with as_storage_errors():
        folder.mkdir(parents=True, exist_ok=True)
        replace_file(path, backup.data)
        # Never the new one, also where the clock was turned back.
        for old in [each for each in backups(folder) if each != path][KEPT - 1 :]:
            old.unlink(missing_ok=True)
        for leftover in folder.glob(_PATTERN + TEMPORARY):
            leftover.unlink(missing_ok=True)
    return Made(path, *backup[1:])


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
