"""Players' names: what is typed becomes one clean line, or gets a clear answer."""

import unicodedata
from collections.abc import Sequence

NAME_LENGTH = 24


class BadName(ValueError):
    """A name that cannot be used; *code* and *facts* say why."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


def clean_name(typed: str) -> str:
    """The name without control characters and needless spaces.

    :raises BadName: if nothing is left, or too much.
    """
    # Format characters (Cf) hold text-direction overrides, which could make one name pass for another.
    visible = "".join(" " if unicodedata.category(char)[0] in "CZ" else char for char in typed)
    name = unicodedata.normalize("NFC", " ".join(visible.split()))
    if not name:
        raise BadName("naming.empty")
    if len(name) > NAME_LENGTH:
        raise BadName("naming.long", limit=NAME_LENGTH)
    return name


def clean_names(typed: Sequence[str]) -> tuple[str, ...]:
    """The names of a whole table.

    :raises BadName: also when two are the same.
    """
    names = tuple(clean_name(each) for each in typed)
    folded = [name.casefold() for name in names]
    for name in names:
        if folded.count(name.casefold()) > 1:
            raise BadName("naming.twice", name=name)
    return names
