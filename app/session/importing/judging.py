"""Whether a match from elsewhere can be taken in: every record is looked at and replayed before anything is written."""

import hashlib
import logging
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime, timedelta
from types import NoneType, UnionType
from typing import Annotated, Any, NamedTuple, Self, Union, get_args, get_origin

from app.session.errors import BadName, MatchUnreadable
from app.session.importing.reading import Candidate
from app.session.match import FORMAT
from app.session.names import clean_name, clean_names
from app.session.sharing.shared import SharedMatch, entries_text, shared_match
from app.storage.index import is_match_id
from app.storage.lines import Record, encoded_line
from rules.core.codec import decode_entry, field_types
from rules.core.game import Action, Game, action_key
from rules.core.seats import SeatAdded

_LOG = logging.getLogger(__name__)

MOST_RECORDS = 100_000
MOST_WORK = 1_000_000  # entries that amendments make the app go through again, in a whole file
BYTES_OF_WORK = 20  # where the file is large, of it for each such entry
MOST_TEXT = 2_000  # characters of any one word or remark
MOST_DEPTH = 8
MOST_AMOUNT = 10**15
_CREATED = range(253_402_300_800_000)  # up to the year 9999
_COPY_SHARE = 64  # taking back only moves what is there, which costs a fraction of going through it


class Refusal(ValueError):
    """Why a match is not taken in, as a code with its facts."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


class Judged(NamedTuple):
    """A match that can be taken in, with the bytes of its journal."""

    match: SharedMatch
    journal: bytes


class Effort:
    """How much work a file may still make."""

    def __init__(self, most: int = MOST_WORK) -> None:
        self.left = most

    @classmethod
    def for_file(cls, size: int) -> Self:
        """As much as real matches of so many bytes may need, several times over."""
        return cls(max(MOST_WORK, size // BYTES_OF_WORK))

    def spend(self, work: int) -> None:
        """Take this off.

        :raises Refusal: if it is more than is left.
        """
        self.left -= work
        if self.left < 0:
            raise Refusal("import.long")


def judged(games: Mapping[str, Game], candidate: Candidate, effort: Effort) -> Judged:
    """The match of a candidate.

    :raises Refusal: if it cannot be taken in.
    """
    records = _sound_records(candidate.records)
    _check_header(games, records[0])
    effort.spend(_work(records))
    try:
        match = shared_match(games, _match_id(candidate, records), records)
        _check_seats(match)
        journal = journal_of(records)
    except MatchUnreadable as error:
        raise Refusal("import.unreadable") from error
    except UnicodeEncodeError as error:
        raise Refusal("import.unreadable") from error
    except Refusal:
        raise
    except Exception as error:
        # A file made by a stranger may go wrong in a way nobody thought of: that is a reason, not an end.
        _LOG.exception("A match from a file could not be followed")
        raise Refusal("import.unreadable") from error
    if candidate.transcript is not None:
        _check_legal(match)
    return Judged(match, journal)


def _sound_records(records: object) -> list[Record]:
    if not isinstance(records, list) or not records or not all(isinstance(each, dict) for each in records):
        raise Refusal("import.unreadable")
    if len(records) > MOST_RECORDS:
        raise Refusal("import.long")
    if not all(_is_sound(each) for each in records):
        raise Refusal("import.unreadable")
    return records


def _is_sound(value: object, depth: int = 0) -> bool:
    """Whether it is nothing but plain data of a size that a match can have."""
    if isinstance(value, str):
        return len(value) <= MOST_TEXT
    if isinstance(value, int):
        return abs(value) <= MOST_AMOUNT
    if depth > MOST_DEPTH:
        return False
    if isinstance(value, dict):
        return all(len(key) <= MOST_TEXT and _is_sound(each, depth + 1) for key, each in value.items())
    if isinstance(value, list):
        return all(_is_sound(each, depth + 1) for each in value)
    return value is None


def _check_header(games: Mapping[str, Game], header: Record) -> None:
    version, made_by, game = header.get("format"), header.get("version"), games.get(str(header.get("game")))
    if type(version) is not int or type(made_by) is not int or type(header.get("created")) is not int:
        raise Refusal("import.unreadable")
    if version > FORMAT or (game is not None and made_by > game.version):
        raise Refusal("import.newer_match")
    if game is None:
        raise Refusal("import.unknown_game")
    if header["created"] not in _CREATED:
        raise Refusal("import.unreadable")
    names = header.get("players")
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise Refusal("import.names")
    try:
        is_clean = list(clean_names(names)) == names
    except BadName as error:
        raise Refusal("import.names") from error
    if not is_clean:
        raise Refusal("import.names")


def _work(records: list[Record]) -> int:
    """How many entries must at most be gone through again for what was amended."""
    entries = work = 0
    for record in records[1:]:
        operation = record.get("op")
        if operation == "record":
            entries += 1
        elif operation == "amend":
            edits = record.get("edits")
            if not isinstance(edits, list):
                raise Refusal("import.unreadable")
            entries += len(edits)
            work += entries
        else:
            work += entries // _COPY_SHARE
    return work


def _match_id(candidate: Candidate, records: list[Record]) -> str:
    """The id that the file gives; a transcript without one gets it from its time and what it tells."""
    if candidate.transcript is not None and candidate.match_id is None:
        return _made_id(candidate, records)
    if not isinstance(candidate.match_id, str) or not is_match_id(candidate.match_id):
        raise Refusal("import.bad_id")
    return candidate.match_id


def _made_id(candidate: Candidate, records: list[Record]) -> str:
    told = candidate.transcript
    moment = datetime(1970, 1, 1, tzinfo=UTC)
    if told is not None and any(entry.time > 0 for entry in told.entries):
        moment += timedelta(milliseconds=records[0]["created"])
    known: list[Any] = [{**records[0], "created": 0}, *records[1:]]
    return f"{moment:%Y%m%d-%H%M%S-%f}-{hashlib.sha256(journal_of(known)).hexdigest()[:16]}"


def journal_of(records: list[Record]) -> bytes:
    """The bytes of the journal that holds these records."""
    lines: list[bytes] = []
    crc = 0
    for record in records:
        line, crc = encoded_line(record, crc)
        lines.append(line)
    return b"".join(lines)


def _check_seats(match: SharedMatch) -> None:
    """Nobody but the players may have done anything, also in entries that were taken back or amended."""
    game, version = match.timeline.game, match.records[0]["version"]
    for record in match.records[1:]:
        told = [record["entry"]] if record["op"] == "record" else [each["put"] for each in record.get("edits", ())]
        for action in (decode_entry(game, entry, version).action for entry in told if entry is not None):
            if isinstance(action, SeatAdded) and not _is_clean(action.name):
                raise Refusal("import.names")
            if not _names_only(game, action, len(match.timeline.everyone)):
                raise Refusal("import.unreadable")
    for step in match.timeline.every_step():
        # The screens look up what each player had then, so nobody may have done anything before joining.
        if step.verdict.is_impossible and not _names_only(game, step.entry.action, len(step.state.names)):
            raise Refusal("import.unreadable")


def _names_only(game: Game, action: Action, seats: int) -> bool:
    """Whether nobody but the first *seats* is named by an action."""
    kinds: Any = field_types(game.actions[action_key(game, action)])
    named = (seat for name, value in action._asdict().items() for seat in _seats(kinds[name], value))
    return all(0 <= seat < seats for seat in named)


def _is_clean(name: str) -> bool:
    try:
        return clean_name(name) == name
    except BadName:
        return False


def _seats(hint: Any, value: Any) -> Iterator[int]:
    """The seats that a field of this kind names."""
    if get_origin(hint) is Annotated:
        yield value
    elif get_origin(hint) is tuple:
        for each in value:
            yield from _seats(get_args(hint)[0], each)
    elif get_origin(hint) in (Union, UnionType) and value is not None:
        yield from _seats(next(each for each in get_args(hint) if each is not NoneType), value)


def _check_legal(match: SharedMatch) -> None:
    """A transcript was written by hand, perhaps: what the table did not rule on must be legal."""
    for number, step in enumerate(match.timeline.steps, 1):
        if not step.stands:
            raise Refusal("import.not_legal", number=number)


def continues(newer: SharedMatch, older: SharedMatch) -> bool:
    """Whether *newer* begins with all that the journal of *older* holds."""
    first = [{**match.records[0], "created": 0} for match in (older, newer)]
    return first[0] == first[1] and list(older.records[1:]) == list(newer.records[1 : len(older.records)])


def tells_all_of(newer: SharedMatch, older: SharedMatch) -> bool:
    """Whether everything in *older* as it stands is in *newer* as it stands; all that transcripts can tell."""
    return entries_text(newer).startswith(entries_text(older))
