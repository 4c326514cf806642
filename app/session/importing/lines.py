"""A backup as this app writes it, a line for each match: read back one at a time, however many there are."""

import json
from collections.abc import Callable, Iterator, Mapping
from hashlib import sha256
from typing import Any, BinaryIO, NamedTuple

from app.session.importing.data import LIMIT, MEGABYTE, FileRefused, kind_of, parsed, too_large
from app.session.sharing.shared import BACKUP, FORMAT, MARK
from app.storage.errors import StorageFailed
from app.storage.lines import Record

BACKUP_LIMIT = 1_000 * MEGABYTE  # as much as MOST_MATCHES long evenings
MOST_MATCHES = 100_000  # ten a day for a whole life
ENDING = b"]}\n"
_OPENING = f'{{"{MARK}":"{BACKUP}",'.encode()
_OPENED = b'"matches":['

Begin = Callable[[], BinaryIO]


class Line(NamedTuple):
    """Where a match stands in a backup, to be read again when it is written."""

    begin: Begin
    offset: int
    length: int
    digest: bytes

    def records(self) -> list[Record]:
        """The match's records once more.

        :raises StorageFailed: if the file is gone or another one by now.
        """
        try:
            with self.begin() as file:
                file.seek(self.offset)
                line = file.read(self.length)
        except OSError as error:
            raise StorageFailed(str(error)) from error
        if sha256(line).digest() != self.digest:
            raise StorageFailed("the file has changed since it was looked into")
        records: list[Record] = _told(line)["records"]
        return records


def backup_opening(settings: Mapping[str, Any]) -> bytes:
    """The first line of a backup; matches follow, each but the first behind a comma, and then the ENDING."""
    head = {MARK: BACKUP, "format": FORMAT, "settings": dict(settings)}
    text = json.dumps(head, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    return text.encode()[:-1] + b"," + _OPENED + b"\n"


def opened(begin: Begin) -> Mapping[str, Any] | None:
    """What the first line says, if this is a backup in lines.

    :raises FileRefused: if it is one, but not to be read by this app.
    """
    with begin() as file:
        if file.read(len(_OPENING)) != _OPENING:
            return None
        line = _OPENING + file.readline(LIMIT)
    if not line.endswith(_OPENED + b"\n"):
        return None
    told: Mapping[str, Any] = _told(line + ENDING)
    kind_of(told)
    return told


def lines(begin: Begin) -> Iterator[tuple[Any, Line]]:
    """What each match's line says, and where it stands.

    :raises FileRefused: if the file is not whole.
    """
    with begin() as file:
        offset, count = len(file.readline(LIMIT)), 0
        while (line := file.readline(LIMIT + 1)) != ENDING:
            if len(line) > LIMIT:
                raise too_large(LIMIT)
            if not line.endswith(b"\n") or line.startswith(b",") != (count > 0):
                raise FileRefused("import.broken")
            yield _told(line), Line(begin, offset, len(line), sha256(line).digest())
            offset, count = offset + len(line), count + 1
        if file.read(1):
            raise FileRefused("import.broken")


def _told(line: bytes) -> Any:
    try:
        return parsed(line.removeprefix(b",").decode())
    except UnicodeDecodeError as error:
        raise FileRefused("import.broken") from error
