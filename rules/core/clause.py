"""A numbered piece of our own rulebook text."""

from typing import NamedTuple


class Clause(NamedTuple):
    """Where a rule stands in the rulebook; its title and text are in the catalogue of sentences.

    *key* is what verdicts cite, *number* what people read, *rulings* the open points of the rule text it settles.
    """

    key: str
    number: str
    rulings: tuple[str, ...] = ()
