"""What was done, as a code of the catalogue and the facts that fill it; money as that table reads it."""

from typing import Any

from rules.chips import CHIPS, shown
from rules.core.game import Action, Game, State, action_key

COUNTS = ("replaced", "replaced_both")  # their amounts are cards, not money


def told(game: Game, action: Action, state: State) -> tuple[str, dict[str, Any]]:
    """The code of what was done, and its facts."""
    facts = action._asdict()
    if "amount" in facts:
        facts["amount"] = shown(facts["amount"], amount_unit(action_key(game, action), state))
    return f"{game.key}.did.{action_key(game, action)}", facts


def amount_unit(key: str, state: State) -> str:
    """How the amounts of this kind of action are read: as money with cents, or as plain numbers."""
    unit = getattr(getattr(state, "house", None), "unit", CHIPS)
    return CHIPS if key in COUNTS else str(unit)
