"""Objections of PAIR THREE, one function for each weight."""

from collections.abc import Iterator

from rules.core.verdict import Objection, Severity

Objections = Iterator[Objection]


def impossible(code: str, clause: str, **facts: object) -> Objection:
    """What cannot have happened."""
    return Objection(f"pair_three.{code}", clause, Severity.IMPOSSIBLE, facts)


def illegal(code: str, clause: str, **facts: object) -> Objection:
    """What is against the rules, unless the table lets it stand."""
    return Objection(f"pair_three.{code}", clause, Severity.ILLEGAL, facts)


def ask(code: str, clause: str, **facts: object) -> Objection:
    """What only the table can know or decide."""
    return Objection(f"pair_three.{code}", clause, Severity.ASK_TABLE, facts)


def note(code: str, clause: str, **facts: object) -> Objection:
    """Why it is right."""
    return Objection(f"pair_three.{code}", clause, Severity.NOTE, facts)
