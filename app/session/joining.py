"""Somebody who joins a match under way: the action that seats them, and that they are known from then on."""

from collections.abc import Sequence

from app.session.errors import StorageError
from app.session.library import Library
from app.session.match import Listener, MatchSession
from app.session.names import BadName, clean_name, clean_names
from rules.core.seats import SeatAdded


def seat_for(players: Sequence[str], typed: str) -> SeatAdded:
    """The action that gives the next seat to whoever is called so.

    :raises BadName: if nobody can be called so.
    """
    return SeatAdded(len(players) + 1, clean_name(typed))


def name_trouble(players: Sequence[str], typed: str) -> BadName | None:
    """What is wrong with a name for somebody who joins them."""
    try:
        clean_names([clean_name(typed), *players])
    except BadName as error:
        return error
    return None


def follow_players(library: Library, session: MatchSession) -> None:
    """Know from now on whoever joins this match."""
    session.subscribe(_follower(library, session))


def _follower(library: Library, session: MatchSession) -> Listener:
    before = [session.players]

    def follow() -> None:
        if session.players == before[0]:
            return
        try:
            library.remember_players(session)
        except StorageError:
            return  # the entry itself is safe in its journal; the name is kept with the next change
        before[0] = session.players

    return follow
