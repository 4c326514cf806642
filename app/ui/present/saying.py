"""A sentence to be said: its code in the catalogue and the facts that fill it."""

from collections.abc import Mapping
from typing import NamedTuple

from rules.chips import CHIPS, shown
from rules.core.game import Action, Game, State, action_key

COUNTS = ("replaced", "replaced_both")  # their amounts are cards, not money


class Saying(NamedTuple):
    """What the catalogue is asked for."""

    code: str
    facts: Mapping[str, object] = {}


def did(game: Game, action: Action, state: State) -> Saying:
    """What was done, as history tells it; money as that table reads it."""
    facts = action._asdict()
    if "amount" in facts:
        facts["amount"] = shown(facts["amount"], amount_unit(action_key(game, action), state))
    return Saying(f"{game.key}.did.{action_key(game, action)}", facts)


def amount_unit(key: str, state: State) -> str:
    """How the amounts of this kind of action are read: as money with cents, or as plain numbers."""
    unit = getattr(getattr(state, "house", None), "unit", CHIPS)
    return CHIPS if key in COUNTS else unit


def seat_of(action: Action) -> int | None:
    """Who did it; nobody when the table as a whole did."""
    return getattr(action, "seat", None)
