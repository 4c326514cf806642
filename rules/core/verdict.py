"""What the referee answers: objections, and all of them together as a verdict."""

from collections.abc import Mapping
from enum import IntEnum
from typing import NamedTuple

Facts = Mapping[str, object]
NO_FACTS: Facts = {}


class Severity(IntEnum):
    """How much an objection weighs, rising."""

    NOTE = 1  # nothing is wrong; the reason why it is right
    ASK_TABLE = 2  # only the table can know or decide
    ILLEGAL = 3  # against the rules; the table may overrule
    IMPOSSIBLE = 4  # cannot have happened; refused


class Objection(NamedTuple):
    """One thing to say about an action, with the clause that says it."""

    code: str
    clause: str
    severity: Severity
    facts: Facts = NO_FACTS


class Verdict(NamedTuple):
    """Everything there is to say about an action, all at once."""

    objections: tuple[Objection, ...] = ()

    @property
    def severity(self) -> Severity:
        """The weight of the heaviest objection."""
        return max((each.severity for each in self.objections), default=Severity.NOTE)

    @property
    def is_legal(self) -> bool:
        """Whether nothing stands against the action."""
        return self.severity < Severity.ILLEGAL

    @property
    def is_impossible(self) -> bool:
        """Whether the action cannot have happened, so that not even the table may allow it."""
        return self.severity is Severity.IMPOSSIBLE

    @property
    def gravest(self) -> Objection | None:
        """The objection to show first."""
        return max(self.objections, key=lambda each: each.severity, default=None)


class Event(NamedTuple):
    """Something that followed from an action."""

    code: str
    facts: Facts = NO_FACTS
