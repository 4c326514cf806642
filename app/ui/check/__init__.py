"""The check desk's boards: for each question of a game, what lies there and the pad to enter it with.

A board is made with the function that takes a changed draft and the words; it has a `stage`, a `pad`, and
`show(draft, house)`.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any, NamedTuple

from app.ui.present.check import Draft, House, Question
from app.ui.present.saying import Saying


class DeskSide(NamedTuple):
    """What a board asks of the desk: take this draft, say this, tell why this does nothing now."""

    change: Callable[[Draft], None]
    say: Callable[[Saying], str]
    refuse: Callable[[str], None]


class Place(NamedTuple):
    """A question and the board on which it is asked."""

    question: Question
    board: Callable[[DeskSide], Any]


# Imported when first shown: the word list and the pads of five games are not needed at once.
_BOARDS = {
    "betski": "app.ui.check.betski",
}


def desk_games() -> tuple[str, ...]:
    """The games that have a desk."""
    return tuple(_BOARDS)


def places_of(game: str) -> tuple[Place, ...]:
    """What can be asked about a game."""
    places: tuple[Place, ...] = import_module(_BOARDS[game]).PLACES
    return places


__all__ = ["DeskSide", "Draft", "House", "Place", "desk_games", "places_of"]
