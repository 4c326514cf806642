"""Everything in one file, made at the end of each match; the last ten are kept."""

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from app.session.errors import StorageError
from app.session.importing.reading import LIMIT
from app.session.importing.settings import kept_settings
from app.session.library import Library
from app.session.sharing.shared import BACKUP, FORMAT, MARK
from app.storage.errors import as_storage_errors
from app.storage.files import replace_file

KEPT = 10
_PATTERN = "fair-deal-*.json"


def backup_data(library: Library, limit: int = LIMIT) -> bytes:
    """All matches and settings. Beyond what could be read back, the oldest matches are left out."""
    head = {MARK: BACKUP, "format": FORMAT, "settings": kept_settings(library)}
    opening = _text(head)[:-1] + b',"matches":['
    parts: list[bytes] = []
    left = limit - len(opening) - 2
    for part in _matches(library):
        left -= len(part) + 1
        if left < 0:
            break
        parts.append(part)
    return opening + b",".join(parts) + b"]}"


def _matches(library: Library) -> Iterator[bytes]:
    """Each match that can be read, the newest first."""
    for match_id in reversed(library.match_ids()):
        try:
            records = library.records(match_id)
        except StorageError:
            continue
        yield _text({"match_id": match_id, "records": records})


def _text(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode()


def backup_name(milliseconds: int) -> str:
    """A file name that sorts by time."""
    moment = datetime.fromtimestamp(milliseconds / 1000, UTC)
    return f"fair-deal-{moment:%Y%m%d-%H%M%S-%f}.json"


def keep_backup(library: Library, folder: Path) -> Path:
    """Write a backup, and only then let go of those beyond the last ten.

    :raises StorageError: if it cannot be written; the others are all there then.
    """
    path = folder / backup_name(library.now())
    with as_storage_errors():
        folder.mkdir(parents=True, exist_ok=True)
        replace_file(path, backup_data(library))
        for old in backups(folder)[KEPT:]:
            old.unlink(missing_ok=True)
    return path


def backups(folder: Path) -> list[Path]:
    """The backups that are kept, the newest first."""
    return sorted(folder.glob(_PATTERN), reverse=True)
