"""A line for the first moves of a game's first match: it is learned by doing it, and then gone for good."""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from rules.core.game import Game, State, action_key
from rules.core.timeline import Step

FIRST_MOVES = 20  # entries after which nobody needs a hint any more


class Hint(NamedTuple):
    """What to say while one of *actions* may be entered, until one of them has been."""

    code: str
    actions: frozenset[str]


def _hint(code: str, actions: str) -> Hint:
    return Hint(f"hint.{code}", frozenset(actions.split()))


HINTS: Mapping[str, tuple[Hint, ...]] = {
    "betski": (
        _hint("betski.center", "center"),
        _hint("betski.played", "played"),
        _hint("betski.done", "turn_ended"),
    ),
    "in_between": (
        _hint("in_between.ante", "anted"),
        _hint("in_between.posts", "first second"),
        _hint("in_between.bet", "bet moon guessed passed"),
    ),
    "threebetween": (
        _hint("threebetween.limits", "dealt"),
        _hint("threebetween.drawn", "drew"),
        _hint("threebetween.end", "banked passed"),
    ),
    "triple_replace": (
        _hint("triple_replace.ups", "ups"),
        _hint("triple_replace.bets", "checked bet called raised folded"),
        _hint("triple_replace.swap", "stood_pat replaced replaced_up replaced_both"),
    ),
    "pair_three": (_hint("pair_three.words", "placed laid put_on added formed"),),
}


def next_hint(game: Game, state: State, learned: Collection[str]) -> str:
    """The code of what is to be learned now; nothing when all that may be entered is known."""
    hints = [hint for hint in HINTS.get(game.key, ()) if hint.code not in learned]
    if not hints:
        return ""
    asked = {prompt.action for prompt in game.prompts(state)}
    return next((hint.code for hint in hints if asked & hint.actions), "")


def learned_from(game: Game, steps: Sequence[Step]) -> set[str]:
    """What the latest entry has taught."""
    if not steps:
        return set()
    done = action_key(game, steps[-1].entry.action)
    return {hint.code for hint in HINTS.get(game.key, ()) if done in hint.actions}
