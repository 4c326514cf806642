"""Durable steps on files: whole writes, synced replacement, names for what is kept aside."""

import errno
import os
from collections.abc import Iterable
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

# Not every platform has fdatasync; it skips only what reading the data back does not need.
sync_data = getattr(os, "fdatasync", os.fsync)

TEMPORARY = ".tmp"


def utc_now() -> datetime:
    """The present moment, in UTC."""
    return datetime.now(UTC)


def write_all(fd: int, data: bytes) -> None:
    """Write everything; a short write is tried again at once, which tells the reason it was short."""
    while data:
        written = os.write(fd, data)
        if written == 0:
            raise OSError(errno.EIO, "nothing was written")
        data = data[written:]


def sync_directory(directory: Path) -> None:
    """Make names created, renamed or removed in a directory durable."""
    fd = os.open(directory, os.O_RDONLY)
    try:
        os.fsync(fd)
    except OSError as error:
        # Some file systems cannot sync a directory at all; there is nothing better to do on those.
        if error.errno not in (errno.EINVAL, errno.ENOTSUP):
            raise
    finally:
        os.close(fd)


def write_file(path: Path, data: bytes) -> None:
    """Write a file and have it on disk; broken off, it may be there in part."""
    write_pieces(path, (data,))


def write_pieces(path: Path, pieces: Iterable[bytes]) -> None:
    """Write a file piece by piece, so that it need not be in memory as a whole, and have it on disk."""
    fd = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    try:
        for piece in pieces:
            write_all(fd, piece)
        os.fsync(fd)
    finally:
        os.close(fd)


def replace_file(path: Path, data: bytes) -> None:
    """Put data at path so that at any instant either the old or the new content is there."""
    replace_by_pieces(path, (data,))


def replace_by_pieces(path: Path, pieces: Iterable[bytes]) -> None:
    """The same for content that comes in pieces."""
    temporary = path.with_name(path.name + TEMPORARY)
    try:
        write_pieces(temporary, pieces)
        os.replace(temporary, path)
    except OSError:
        with suppress(OSError):
            temporary.unlink()
        raise
    sync_directory(path.parent)


def aside_path(path: Path, word: str, moment: datetime) -> Path:
    """A free name beside path that says why and when its content was kept."""
    name = f"{path.name}.{word}-{moment.astimezone(UTC):%Y%m%dT%H%M%SZ}"
    candidate, again = path.with_name(name), 1
    while candidate.exists():
        again += 1
        candidate = path.with_name(f"{name}-{again}")
    return candidate
