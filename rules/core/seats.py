"""A player who was not there at the start: the entry that all games share, and what can be wrong with it."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from rules.core.prompt import AmountField, NameField, Prompt
from rules.core.verdict import Objection, Severity

SEAT_ADDED = "seat_added"
PHRASE = "new player {name}, seat {number}"


class SeatAdded(NamedTuple):
    """Somebody new takes the next seat, after the last one; seats are counted from 1.

    The number is told too: when the past is amended, nobody's entries become those of another player unseen.
    """

    number: int
    name: str


def seat_faults(state: Any, action: SeatAdded, most: int, joining: str) -> Iterator[Objection]:
    """Why nobody can sit down so; *most* is how many the game takes, *joining* the clause about whoever comes late."""
    if state.seats >= most:
        yield _impossible("full", "seats", high=most, name=action.name)
    elif action.number != state.seats + 1:
        yield _impossible("not_next", joining, number=action.number, seat_number=state.seats + 1)
    if not is_name(action.name):
        yield _impossible("no_name", joining)
    elif _is_taken(state.names, action.name):
        yield _impossible("name_twice", joining, name=action.name)


def _impossible(code: str, clause: str, **facts: object) -> Objection:
    return Objection(f"{SEAT_ADDED}.{code}", clause, Severity.IMPOSSIBLE, facts)


def is_name(name: str) -> bool:
    """Whether it is one clean line."""
    return name.isprintable() and name == " ".join(name.split()) != ""


def _is_taken(names: Sequence[str], name: str) -> bool:
    """Whether somebody is called so; nobody becomes somebody else by a capital letter."""
    return name.casefold() in {each.casefold() for each in names}


def seat_prompts(state: Any, most: int) -> Iterator[Prompt]:
    """Somebody may sit down as long as there is a seat."""
    if state.seats < most:
        number = AmountField("number", state.seats + 1, state.seats + 1)
        yield Prompt(SEAT_ADDED, (), (number, NameField("name", state.names)))


def names_after(names: Sequence[str], action: object) -> Sequence[str]:
    """Who sits there once this has happened, as far as the text of a match can tell."""
    if not isinstance(action, SeatAdded) or action.number != len(names) + 1:
        return names
    return names if _is_taken(names, action.name) or not is_name(action.name) else (*names, action.name)
