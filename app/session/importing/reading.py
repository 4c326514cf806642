"""A file from anywhere read without trust: how large, what kind, which version; and what it holds."""

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from app.session.match import match_header
from app.session.names import BadName, clean_names
from app.session.sharing.shared import BACKUP, FORMAT, ID_LINE, MARK, MATCH
from rules.core.codec import BadEncoding, encode_entry
from rules.core.game import Game
from rules.core.house_rules import BadHouseRule
from rules.core.transcript import BadTranscript, Match, read_transcript

MEGABYTE = 1_000_000
LIMIT = 40 * MEGABYTE  # some thousand long matches
_PACKED = (b"PK\x03\x04", b"PK\x05\x06", b"\x1f\x8b", b"BZh", b"\xfd7zXZ", b"7z\xbc\xaf", b"Rar!", b"\x28\xb5\x2f\xfd")
_BLANK = re.compile(r"\s*")


class FileRefused(ValueError):
    """A file of which nothing can be taken in; *code* and *facts* say why."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


class Candidate(NamedTuple):
    """A match as a file tells it; nothing about it is certain yet, but where it is a transcript its entries."""

    match_id: object
    records: object
    transcript: Match | None = None


class Content(NamedTuple):
    """All that a file holds."""

    matches: tuple[Candidate, ...]
    settings: Mapping[str, Any] = {}
    is_backup: bool = False


def read_file(games: Mapping[str, Game], path: Path, now: int) -> Content:
    """What the file holds; *now* dates a transcript that does not say when it was.

    :raises FileRefused: if it is none of this app's files.
    """
    try:
        if path.stat().st_size > LIMIT:
            raise FileRefused("import.huge", limit=LIMIT // MEGABYTE)
        with path.open("rb") as file:
            data = file.read(LIMIT + 1)  # it may have grown meanwhile
    except OSError as error:
        raise FileRefused("import.missing") from error
    return read_data(games, data, now)


def read_data(games: Mapping[str, Game], data: bytes, now: int) -> Content:
    """What the bytes of a file hold.

    :raises FileRefused: if they are none of this app's files.
    """
    if len(data) > LIMIT:
        raise FileRefused("import.huge", limit=LIMIT // MEGABYTE)
    if data.startswith(_PACKED):
        raise FileRefused("import.packed")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise FileRefused("import.not_text") from error
    blank = _BLANK.match(text)
    start = text[blank.end() : blank.end() + 1] if blank else ""
    return _data(text) if start in ("{", "[") else _transcript(games, text, now)


def _data(text: str) -> Content:
    try:
        told = json.loads(text, parse_constant=_no_number)
    except (ValueError, RecursionError) as error:
        raise FileRefused("import.broken") from error
    kind = told.get(MARK) if isinstance(told, dict) else None
    if kind not in (MATCH, BACKUP):
        raise FileRefused("import.foreign")
    version = told.get("format")
    if type(version) is not int or version < 1:
        raise FileRefused("import.foreign")
    if version > FORMAT:
        raise FileRefused("import.newer")
    if kind == MATCH:
        return Content((Candidate(told.get("match_id"), told.get("records")),))
    matches, settings = told.get("matches"), told.get("settings", {})
    if not isinstance(matches, list) or not isinstance(settings, dict):
        raise FileRefused("import.foreign")
    return Content(tuple(_candidate(each) for each in matches), settings, is_backup=True)


def _candidate(told: object) -> Candidate:
    if not isinstance(told, dict):
        return Candidate(None, None)
    return Candidate(told.get("match_id"), told.get("records"))


def _no_number(word: str) -> None:
    raise ValueError(f"not a number: {word}")


def _transcript(games: Mapping[str, Game], text: str, now: int) -> Content:
    if "Game:" not in text:
        raise FileRefused("import.foreign")
    try:
        match = read_transcript(games, text)
        names = clean_names(match.players)
    except BadTranscript as error:
        raise FileRefused("import.transcript", line=error.line) from error
    except BadName as error:
        raise FileRefused("import.names") from error
    except (BadHouseRule, BadEncoding) as error:
        raise FileRefused("import.foreign") from error
    match = match._replace(players=names)
    return Content((Candidate(_named_id(text), transcript_records(match, now), match),))


def _named_id(text: str) -> str | None:
    """The id that this app writes on the first line of a transcript, if it is there."""
    first = text.lstrip("\ufeff").partition("\n")[0].strip()
    return first.removeprefix(ID_LINE) if first.startswith(ID_LINE) else None


def transcript_records(match: Match, now: int) -> list[dict[str, Any]]:
    """The journal of a match that came as a transcript."""
    times = [entry.time for entry in match.entries if entry.time > 0]
    header = match_header(match.game, match.players, match.setup, times[0] if times else now)
    return [header, *({"op": "record", "entry": encode_entry(match.game, entry)} for entry in match.entries)]
