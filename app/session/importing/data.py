"""What a file of this app says in JSON, read without trust: nothing but plain data, its kind and its version."""

import json
from typing import Any

from app.session.sharing.shared import BACKUP, FORMAT, MARK, MATCH

MEGABYTE = 1_000_000
LIMIT = 40 * MEGABYTE  # of what is in memory at once; the longest match there may be has a quarter of it


class FileRefused(ValueError):
    """A file of which nothing can be taken in; *code* and *facts* say why."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


def too_large(limit: int) -> FileRefused:
    """Why a file beyond this size is refused."""
    return FileRefused("import.huge", limit=limit // MEGABYTE)


def parsed(text: str) -> Any:
    """What the text says.

    :raises FileRefused: if it is not all there.
    """
    try:
        return json.loads(text, parse_constant=_no_number)
    except (ValueError, RecursionError) as error:
        raise FileRefused("import.broken") from error


def _no_number(word: str) -> None:
    raise ValueError(f"not a number: {word}")


def kind_of(told: object) -> str:
    """Whether it is a match or a backup.

    :raises FileRefused: if it is neither, or made by a newer version of the app.
    """
    kind = told.get(MARK) if isinstance(told, dict) else None
    if not isinstance(told, dict) or kind not in (MATCH, BACKUP):
        raise FileRefused("import.foreign")
    version = told.get("format")
    if type(version) is not int or version < 1:
        raise FileRefused("import.foreign")
    if version > FORMAT:
        raise FileRefused("import.newer")
    return str(kind)
