"""An entry that was half made when the app was paused: kept until the app goes on, or is started again."""

from collections.abc import Callable, Iterable
from typing import Protocol, TypeVar

from app.session.library import Library
from app.session.match import MatchSession

HALF = "half"
DESK = "desk"  # no match is called so

Card = TypeVar("Card")


class Written(Protocol):
    """Anything on a table that has a short writing."""

    @property
    def code(self) -> str:
        """The writing."""


def keep_half(library: Library, session: MatchSession, half: str) -> None:
    """Keep what a pad holds, with the place in the match where it would be entered."""
    library.put_setting(HALF, [session.match_id, len(session.timeline.steps), half])


def take_half(library: Library, session: MatchSession) -> str:
    """What the pad held when the match stood just as it does now; it is given once."""
    kept = library.setting(HALF, None)
    if not isinstance(kept, list) or kept[:2] != [session.match_id, len(session.timeline.steps)]:
        return ""
    forget_half(library)
    return kept[2] if len(kept) == 3 and isinstance(kept[2], str) else ""


def keep_desk(library: Library, desk: object) -> None:
    """Keep what lies on the check desk."""
    library.put_setting(HALF, [DESK, desk])


def take_desk(library: Library) -> object:
    """What lay on the check desk when the app was paused and not seen again; it is given once."""
    kept = library.setting(HALF, None)
    if not isinstance(kept, list) or len(kept) != 2 or kept[0] != DESK:
        return None
    forget_half(library)
    return kept[1]


def forget_half(library: Library) -> None:
    """The app goes on: the pad itself knows what it holds."""
    if library.setting(HALF, None) is not None:
        library.put_setting(HALF, None)


def written(cards: Iterable[Written]) -> str:
    """Cards that were touched and not entered, as a line that can be kept."""
    return " ".join(card.code for card in cards)


def read_back(read: Callable[[str], Card], half: str) -> tuple[Card, ...]:
    """The cards of such a line; none at all where one of them is no card of this deck."""
    try:
        return tuple(map(read, half.split()))
    except ValueError:
        return ()
