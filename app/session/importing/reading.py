"""A file from anywhere read without trust: how large, what kind, which version; and what it holds."""

import re
from collections.abc import Iterable, Mapping
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple

from app.session.importing.data import LIMIT, FileRefused, kind_of, parsed, too_large
from app.session.importing.lines import BACKUP_LIMIT, Begin, Line, lines, opened
from app.session.match import match_header
from app.session.names import BadName, clean_names
from app.session.sharing.shared import ID_LINE, MATCH
from rules.core.codec import BadEncoding, encode_entry
from rules.core.game import Game
from rules.core.house_rules import BadHouseRule
from rules.core.transcript import BadTranscript, Match, read_transcript

_PACKED = (b"PK\x03\x04", b"PK\x05\x06", b"\x1f\x8b", b"BZh", b"\xfd7zXZ", b"7z\xbc\xaf", b"Rar!", b"\x28\xb5\x2f\xfd")
_BLANK = re.compile(r"\s*")


class Candidate(NamedTuple):
    """A match as a file tells it; nothing about it is certain yet, but where it is a transcript its entries.

    *line* is where it can be read again, if it need not be kept.
    """

    match_id: object
    records: object
    transcript: Match | None = None
    line: Line | None = None


class Content(NamedTuple):
    """All that a file holds, which is so many bytes.

    Going through the matches of a backup reads on in the file, so it may come out only then that it is to be refused.
    """

    matches: Iterable[Candidate]
    settings: Mapping[str, Any] = {}
    is_backup: bool = False
    size: int = 0


def read_file(games: Mapping[str, Game], path: Path, now: int) -> Content:
    """What the file holds; *now* dates a transcript that does not say when it was.

    :raises FileRefused: if it is none of this app's files.
    """
    try:
        size = path.stat().st_size
        head = opened(lambda: path.open("rb"))
        if head is not None:
            return _in_lines(lambda: path.open("rb"), head, size)
        if size > LIMIT:
            raise too_large(LIMIT)
        with path.open("rb") as file:
            data = file.read(LIMIT + 1)  # it may have grown meanwhile
    except OSError as error:
        raise FileRefused("import.missing") from error
    return _whole(games, data, now)


def read_data(games: Mapping[str, Game], data: bytes, now: int) -> Content:
    """What the bytes of a file hold.

    :raises FileRefused: if they are none of this app's files.
    """
    head = opened(lambda: BytesIO(data))
    return _whole(games, data, now) if head is None else _in_lines(lambda: BytesIO(data), head, len(data))


def _in_lines(begin: Begin, head: Mapping[str, Any], size: int) -> Content:
    if size > BACKUP_LIMIT:
        raise too_large(BACKUP_LIMIT)
    found = (_candidate(told, line) for told, line in lines(begin))
    return Content(found, _settings(head), is_backup=True, size=size)


def _whole(games: Mapping[str, Game], data: bytes, now: int) -> Content:
    """What a file of any other kind holds, in memory at once."""
    if len(data) > LIMIT:
        raise too_large(LIMIT)
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
    told = parsed(text)
    if kind_of(told) == MATCH:
        return Content((_candidate(told),), size=len(text))
    matches = told.get("matches")
    if not isinstance(matches, list):
        raise FileRefused("import.foreign")
    return Content(tuple(_candidate(each) for each in matches), _settings(told), is_backup=True, size=len(text))


def _settings(told: Mapping[str, Any]) -> Mapping[str, Any]:
    settings = told.get("settings", {})
    if not isinstance(settings, dict):
        raise FileRefused("import.foreign")
    return settings


def _candidate(told: object, line: Line | None = None) -> Candidate:
    if not isinstance(told, dict):
        return Candidate(None, None)
    return Candidate(told.get("match_id"), told.get("records"), line=line)


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
