"""The check desk: one situation judged without a match, by the judge of the matches."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from app.ui.present.saying import Saying
from app.ui.present.verdict import KINDS, TITLES
from rules.core.game import Game, Setup, State, checked_setup
from rules.core.house_rules import Switch, Value
from rules.core.verdict import Objection, Severity, Verdict

NONE, LEGAL, ILLEGAL, ASK = "none", "legal", "illegal", "ask"

House = Mapping[str, Value]  # only what differs from the book
Draft = Any  # what has been entered so far; each question has its own named tuple


class Ruling(NamedTuple):
    """The desk's answer: the verdict's line, its reasons, what would have been, and the clause that says so."""

    kind: str
    line: Saying
    details: tuple[Saying, ...] = ()
    instead: Saying | None = None
    clause: str = ""
    golds: tuple[int, ...] = ()  # coins to show with what would have been


class Question(NamedTuple):
    """One thing the desk can be asked: what it begins with, how it is answered, which house rules may turn it.

    Those are rules with a few values to choose from, so that a chip can go through them.
    """

    code: str
    opening: Draft
    answer: Callable[[Draft, House], Ruling]
    switches: tuple[str, ...] = ()


class RuleChip(NamedTuple):
    """A house rule that would turn the answer: as it is set, and what a touch sets it to."""

    key: str
    value: Value
    following: Value


def waits(code: str, **facts: object) -> Ruling:
    """Nothing to judge yet: what to enter next."""
    return Ruling(NONE, Saying(code, facts))


def ruled(verdict: Verdict, *more: Saying) -> Ruling:
    """The judge's verdict as an answer: what weighs most first, notes only where nothing is wrong."""
    weight = verdict.severity
    told = [each for each in verdict.objections if weight < Severity.ILLEGAL or each.severity > Severity.NOTE]
    told.sort(key=lambda each: -each.severity)
    reasons = tuple(Saying(each.code, each.facts) for each in told)
    first = told[0] if told else None
    line = Saying(TITLES[weight])
    if first is None:
        return Ruling(KINDS[weight], line, more)
    return Ruling(KINDS[weight], line, (*reasons, *more), _instead(first), first.clause)


def _instead(objection: Objection) -> Saying | None:
    """What would have been right; the catalogue may have nothing to say for it."""
    if objection.severity < Severity.ILLEGAL:
        return None
    return Saying(f"{objection.code}.instead", objection.facts)


def opened(game: Game, house: House, seats: int = 0) -> State:
    """A table at which nothing has happened yet."""
    return game.begin(checked_setup(game, Setup(seats or max(2, game.min_seats), house_rules=house)))


def turning_rules(game: Game, question: Question, draft: Draft, house: House) -> tuple[RuleChip, ...]:
    """The house rules that would change the answer if they were set otherwise."""
    now = question.answer(draft, house)
    if now.kind == NONE:
        return ()
    switches = [each for each in game.switches if each.key in question.switches]
    return tuple(
        RuleChip(switch.key, _value(switch, house), _following(switch, house))
        for switch in switches
        if any(question.answer(draft, {**house, switch.key: value}) != now for value in switch.values)
    )


def _value(switch: Switch, house: House) -> Value:
    return house.get(switch.key, switch.default)


def _following(switch: Switch, house: House) -> Value:
    values = tuple(switch.values)
    return values[(values.index(_value(switch, house)) + 1) % len(values)]
