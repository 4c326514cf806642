"""The text of a journal: a line a record, each line's checksum chained to the one before."""

import json
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal, NamedTuple

Record = dict[str, Any]

_encode = json.JSONEncoder(ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode
_MARK = 9  # eight hex digits of checksum and a space


class Damage(NamedTuple):
    """What was wrong with a journal; lines count from 1, the header's, and readable counts the header too."""

    kind: Literal["torn", "middle"]
    line: int
    kept_copy: Path | None
    readable: int


class Scan(NamedTuple):
    """The good lines from the start of a journal, their length and last checksum, and how they end."""

    records: list[Record]
    length: int
    crc: int
    damage: Damage | None


def encoded_line(record: Mapping[str, Any], previous_crc: int) -> tuple[bytes, int]:
    """The line for a record and its checksum; ValueError or TypeError for what JSON cannot say."""
    payload = _encode(dict(record)).encode()
    crc = zlib.crc32(payload, previous_crc)
    return b"%08x %b\n" % (crc, payload), crc


def scanned(data: bytes) -> Scan:
    """All that can be trusted: nothing at or after the first line that is not as it was written."""
    records: list[Record] = []
    start = crc = 0
    while (end := data.find(b"\n", start)) >= 0:
        payload = data[start + _MARK : end]
        line_crc = zlib.crc32(payload, crc)
        if data[start : start + _MARK] != b"%08x " % line_crc:
            break
        record = _record(payload)
        if record is None:
            break
        records.append(record)
        start, crc = end + 1, line_crc
    rest = data[start:]
    damage = Damage(_kind(rest), len(records) + 1, None, len(records)) if rest else None
    return Scan(records, start, crc, damage)


def payloads(data: bytes) -> list[bytes]:
    """The text of each record that can be trusted, told by the checksums alone: copying needs no reading."""
    found: list[bytes] = []
    crc = 0
    for line in data.split(b"\n")[:-1]:
        payload = line[_MARK:]
        crc = zlib.crc32(payload, crc)
        if line[:_MARK] != b"%08x " % crc:
            break
        found.append(payload)
    return found


def _kind(rest: bytes) -> Literal["torn", "middle"]:
    """Torn if an append broken off could have left this: one last line that is not whole."""
    body, newline, more = rest.partition(b"\n")
    if more:
        return "middle"
    # A whole line that only fails the chain was written and synced once: it, or one before it, changed since.
    whole = newline and _record(body[_MARK:]) is not None
    return "middle" if whole else "torn"


def _record(payload: bytes) -> Record | None:
    try:
        value = json.loads(payload.decode())
    except (ValueError, RecursionError):
        return None
    return value if isinstance(value, dict) else None
