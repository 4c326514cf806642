"""A TinyDB storage that replaces its file whole, so that no kill and no full disk can spoil it."""

import json
import os
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

from tinydb.storages import Storage

from app.storage.errors import StorageFailed, as_storage_errors
from app.storage.files import aside_path, replace_file, sync_directory, utc_now

Tables = dict[str, dict[str, Any]]


class AtomicJSONStorage(Storage):
    """Tables kept in memory as the text that is on disk: what a caller does to its copy changes nothing."""

    def __init__(self, path: Path, now: Callable[[], datetime] = utc_now) -> None:
        self._path = path
        self.set_aside: Path | None = None
        self._text = self._loaded()
        # Parsed already to see whether it can be; the first reader need not wait for that again.
        self._unread = None if self._text is None else _tables(self._text)
        if self._text is not None and self._unread is None:
            self.set_aside = self._moved_aside(now())
            self._text = None

    def read(self) -> Tables | None:
        """A fresh copy of all tables, or None while nothing was ever written."""
        if self._unread is not None:
            tables, self._unread = self._unread, None
            return tables
        return None if self._text is None else json.loads(self._text)

    def write(self, data: Tables) -> None:
        """Return once the tables are on disk; after an error memory is as it was."""
        text = json.dumps(data, ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode()
        with as_storage_errors():
            replace_file(self._path, text)
        self._text, self._unread = text, None

    def _loaded(self) -> bytes | None:
        try:
            return self._path.read_bytes()
        except FileNotFoundError:
            return None
        except OSError as error:
            raise StorageFailed(str(error)) from error

    def _moved_aside(self, moment: datetime) -> Path:
        aside = aside_path(self._path, "unreadable", moment)
        with as_storage_errors():
            os.rename(self._path, aside)
            sync_directory(self._path.parent)
        return aside


def _tables(text: bytes) -> Tables | None:
    """The tables, if this is what TinyDB can work with: documents under whole numbers."""
    try:
        tables = json.loads(text.decode())
    except (ValueError, RecursionError):
        return None
    return tables if isinstance(tables, dict) and all(map(_is_table, tables.values())) else None


def _is_table(table: object) -> bool:
    return isinstance(table, dict) and all(
        key.isdecimal() and isinstance(document, dict) for key, document in table.items()
    )
