"""House rules for tests of the word referee, without a match."""

from rules.core.house_rules import Value, chosen
from rules.pair_three import lexicon, matching
from rules.pair_three.rulebook import SWITCHES, HouseRules

LETTERS_ONLY: dict[str, Value] = {"six_letters": False, "phrases": False}
NOTHING: dict[str, Value] = {**LETTERS_ONLY, "positional": False, "all_three": False}
EVERYTHING: dict[str, Value] = {"homophones": True, "mirrored": "both", "related": True}


def house_rules(**choices: Value) -> HouseRules:
    """The defaults with these choices."""
    return HouseRules(**chosen(SWITCHES, choices))  # type: ignore[arg-type]


def found(words: str, rulings: matching.Rulings = matching.NO_RULINGS, **choices: Value) -> matching.Finding:
    """What the referee says to two words, written with a space between them."""
    first, second = words.split()
    return matching.found(first, second, house_rules(**choices), lexicon.current(), rulings)


def rules_for(words: str, **choices: Value) -> list[str]:
    """The rules by which two words match, the best first."""
    return [match.rule for match in found(words, **choices).matches]


def proofs(words: str, rule: str, **choices: Value) -> list[str]:
    """What proves that two words match by that rule."""
    return [match.proof for match in found(words, **choices).matches if match.rule == rule]
