"""A sentence to be said: its code in the catalogue and the facts that fill it."""

from collections.abc import Mapping
from typing import NamedTuple

from app.session.telling import amount_unit, told
from rules.core.game import Action, Game, State

__all__ = ["Saying", "amount_unit", "did", "seat_of"]


class Saying(NamedTuple):
    """What the catalogue is asked for."""

    code: str
    facts: Mapping[str, object] = {}


def did(game: Game, action: Action, state: State) -> Saying:
    """What was done, as history tells it."""
    return Saying(*told(game, action, state))


def seat_of(action: Action) -> int | None:
    """Who did it; nobody when the table as a whole did."""
    return getattr(action, "seat", None)
