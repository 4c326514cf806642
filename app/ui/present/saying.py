"""A sentence to be said: its code in the catalogue and the facts that fill it."""

from collections.abc import Mapping
from typing import NamedTuple

from rules.core.game import Action, Game, action_key


class Saying(NamedTuple):
    """What the catalogue is asked for."""

    code: str
    facts: Mapping[str, object] = {}


def did(game: Game, action: Action) -> Saying:
    """What was done, as history tells it."""
    return Saying(f"{game.key}.did.{action_key(game, action)}", action._asdict())


def seat_of(action: Action) -> int | None:
    """Who did it; nobody when the table as a whole did."""
    return getattr(action, "seat", None)
