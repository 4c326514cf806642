"""The append-only journal of one match: a record is on disk before anyone is told so."""

import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from app.storage.errors import JournalUnreadable, StorageFailed, as_storage_errors
from app.storage.files import aside_path, replace_file, sync_data, utc_now, write_all
from app.storage.lines import Damage, Record, Scan, encoded_line, payloads, scanned

__all__ = ["Damage", "Journal", "Opened", "Reading", "Record", "journal_payloads", "open_journal", "read_journal"]


class Journal:
    """A journal open for appending."""

    def __init__(self, path: Path, fd: int, length: int, crc: int) -> None:
        self.path = path
        self._fd = fd
        self._length = length
        self._crc = crc
        self._unfinished = False

    @classmethod
    def create(cls, path: Path, header: Mapping[str, Any]) -> "Journal":
        """A new journal that holds its header; a file already there is refused."""
        if os.path.lexists(path):
            raise FileExistsError(path)
        line, crc = encoded_line(header, 0)
        with as_storage_errors():
            try:
                replace_file(path, line)
                return cls(path, _appending(path), len(line), crc)
            except OSError:
                with suppress(OSError):
                    path.unlink()
                raise

    def append(self, record: Mapping[str, Any]) -> None:
        """Return once the record is on disk; after an error the journal is as it was and can be used on."""
        line, crc = encoded_line(record, self._crc)
        with as_storage_errors():
            if self._unfinished:
                self._cut_back()
            self._check_untouched()
            # Set before and cleared after, so that an append broken off in any way is mended by the next.
            self._unfinished = True
            try:
                write_all(self._fd, line)
                sync_data(self._fd)
            except OSError:
                with suppress(OSError):
                    self._cut_back()
                raise
        self._length += len(line)
        self._crc = crc
        self._unfinished = False

    def close(self) -> None:
        """Give the file back; closing twice is harmless."""
        if self._fd >= 0:
            os.close(self._fd)
            self._fd = -1

    def _cut_back(self) -> None:
        """Remove what a failed append may have left behind."""
        if os.fstat(self._fd).st_size > self._length:
            os.ftruncate(self._fd, self._length)
        os.fsync(self._fd)
        self._unfinished = False

    def _check_untouched(self) -> None:
        # A line added to a deleted file is lost, and one added after a stranger's breaks the chain.
        status = os.fstat(self._fd)
        if status.st_nlink == 0 or status.st_size != self._length:
            raise StorageFailed(f"{self.path} was changed from outside")


class Opened(NamedTuple):
    """A journal ready for more, what it holds (the header first), and what had to be cut."""

    journal: Journal
    records: list[Record]
    damage: Damage | None


class Reading(NamedTuple):
    """Every record that can be trusted, the header first, and what is wrong with the rest."""

    records: list[Record]
    damage: Damage | None


def open_journal(path: Path, now: Callable[[], datetime] = utc_now) -> Opened:
    """Open for appending; what cannot be trusted is cut off, after a copy unless it is a mere torn end."""
    data = _content(path)
    scan = _with_header(path, data)
    damage = scan.damage
    with as_storage_errors():
        if damage is not None and damage.kind == "middle":
            copy = aside_path(path, "damaged", now())
            replace_file(copy, data)
            damage = damage._replace(kept_copy=copy)
        fd = _appending(path)
        try:
            if damage is not None:
                os.ftruncate(fd, scan.length)
                os.fsync(fd)
        except OSError:
            os.close(fd)
            raise
    return Opened(Journal(path, fd, scan.length, scan.crc), scan.records, damage)


def read_journal(path: Path) -> Reading:
    """What a journal holds, without ever writing: damage is only told, not mended."""
    scan = _with_header(path, _content(path))
    return Reading(scan.records, scan.damage)


def journal_payloads(path: Path) -> list[bytes]:
    """The text of every record that can be trusted, the header first."""
    found = payloads(_content(path))
    if not found:
        raise JournalUnreadable(f"{path} has no readable header")
    return found


def _appending(path: Path) -> int:
    return os.open(path, os.O_WRONLY | os.O_APPEND)


def _content(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except FileNotFoundError as error:
        raise JournalUnreadable(f"{path} is missing") from error
    except OSError as error:
        raise StorageFailed(str(error)) from error


def _with_header(path: Path, data: bytes) -> Scan:
    scan = scanned(data)
    if not scan.records:
        raise JournalUnreadable(f"{path} has no readable header")
    return scan
