"""The check desk's boards: for each question of a game, what lies there and the pad to enter it with.

A board is made with what it may ask of the desk; it has a `stage`, a `pad` and `show(draft, house)`. It may also have
an `extra` part beside the verdict, which learns by `is_above` on which side of it; `has_large_pad`, so that the stage
gives way; `brought_up(draft)` for a draft that may have aged; and `undone(gone, draft)`.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any, NamedTuple

from app.ui.present.check import Draft, House, Question
from app.ui.present.saying import Saying
from app.ui.services import Services


class DeskSide(NamedTuple):
    """What a board asks of the desk: take this draft, say this, tell why this does nothing now, what is kept."""

    change: Callable[[Draft], None]
    say: Callable[[Saying], str]
    refuse: Callable[[str], None]
    services: Services


class Place(NamedTuple):
    """A question and the board on which it is asked."""

    question: Question
    board: Callable[[DeskSide], Any]


# Imported when first shown: the word list and the pads of five games are not needed at once.
_BOARDS = {
    "threebetween": "app.ui.check.threebetween",
    "in_between": "app.ui.check.in_between",
    "triple_replace": "app.ui.check.triple_replace",
    "betski": "app.ui.check.betski",
    "pair_three": "app.ui.check.pair_three",
}


def desk_games() -> tuple[str, ...]:
    """The games that have a desk."""
    return tuple(_BOARDS)


def places_of(game: str) -> tuple[Place, ...]:
    """What can be asked about a game."""
    places: tuple[Place, ...] = import_module(_BOARDS[game]).PLACES
    return places


__all__ = ["DeskSide", "Draft", "House", "Place", "desk_games", "places_of"]
