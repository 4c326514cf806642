"""A match as a file for other apps: what kinds there are, and how the file is called."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

from app.session.phone import Phone, Remark
from app.session.sharing.page import as_page
from app.session.sharing.shared import SharedMatch, as_json, as_transcript
from app.session.sharing.summary import as_settlement, as_summary
from app.session.sharing.table import as_csv
from app.storage.errors import as_storage_errors
from app.storage.files import replace_file
from rules.sentences import Catalogue

TEXT, CSV, HTML, TRANSCRIPT, JSON, SETTLEMENT = "text", "csv", "html", "transcript", "json", "settlement"


class Kind(NamedTuple):
    """A kind of file: how its name ends, and what is in it."""

    ending: str
    content: Callable[[SharedMatch, Catalogue], str]


KINDS: Mapping[str, Kind] = {
    TEXT: Kind("txt", as_summary),
    CSV: Kind("csv", lambda match, _catalogue: "\ufeff" + as_csv(match)),  # or some spreadsheets misread names
    HTML: Kind("html", as_page),
    TRANSCRIPT: Kind("transcript.txt", lambda match, _catalogue: as_transcript(match)),
    JSON: Kind("json", lambda match, _catalogue: as_json(match)),
    SETTLEMENT: Kind("settlement.txt", as_settlement),
}
MESSAGES = (TEXT, SETTLEMENT)  # read where they arrive, so they travel as a message and not as a file


def file_name(match: SharedMatch, kind: str) -> str:
    """Game and day, and the end of the match's number, which tells apart two matches of a day."""
    tail = match.match_id.rpartition("-")[2]
    return f"fair-deal-{match.timeline.game.key}-{match.date}-{tail}.{KINDS[kind].ending}"


def write_shared(phone: Phone, match: SharedMatch, kind: str, catalogue: Catalogue) -> Path:
    """The match in a file of this kind, in the folder of what is shared.

    :raises StorageError: if it cannot be written.
    """
    with as_storage_errors():
        path = phone.export_path(file_name(match, kind))
        replace_file(path, KINDS[kind].content(match, catalogue).encode())
    return path


def share_match(phone: Phone, match: SharedMatch, kind: str, catalogue: Catalogue) -> Remark | None:
    """Write the file and hand it to other apps; what is left to tell the person.

    :raises StorageError: if it cannot be written.
    """
    path = write_shared(phone, match, kind, catalogue)
    if kind in MESSAGES:
        return phone.share_message(KINDS[kind].content(match, catalogue), path)
    return phone.share(as_summary(match, catalogue), path)
