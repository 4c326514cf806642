"""The check desk: one situation judged without a match, by the judge of the matches."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from app.ui.present.saying import Saying
from app.ui.present.verdict import KINDS, TITLES
from rules.core.game import Game, Setup, State, checked_setup
from rules.core.house_rules import Span, Switch, Value
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

    *always* are the rules that are offered with every answer, *lies* tells what has been entered, and *seat* is the
    code for what a seat is called here.
    """

    code: str
    opening: Draft
    answer: Callable[[Draft, House], Ruling]
    switches: tuple[str, ...] = ()
    always: tuple[str, ...] = ()
    lies: Callable[[Draft], tuple[Saying, ...]] = lambda _draft: ()
    seat: str = "check.player"


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
    """The house rules that would change the answer if they were set otherwise, and those that have been."""
    now = question.answer(draft, house)
    return tuple(
        RuleChip(switch.key, _value(switch, house), _following(switch, house))
        for switch in game.switches
        if switch.key in house or (now.kind != NONE and _may_turn(question, switch, draft, house, now))
    )


def _may_turn(question: Question, switch: Switch, draft: Draft, house: House, now: Ruling) -> bool:
    if switch.key in question.always:
        return True
    return switch.key in question.switches and any(
        question.answer(draft, {**house, switch.key: value}) != now for value in _values(switch)
    )


def with_rule(game: Game, house: House, key: str, value: Value) -> House:
    """The house rules with one of them set; what is set as in the book is left out again."""
    default = next(switch.default for switch in game.switches if switch.key == key)
    others = {name: each for name, each in house.items() if name != key}
    return others if value == default else {**others, key: value}


def rule_values(game: Game, key: str) -> tuple[Value, ...]:
    """Everything that a house rule can be set to."""
    return next(_values(switch) for switch in game.switches if switch.key == key)


def _values(switch: Switch) -> tuple[Value, ...]:
    return () if isinstance(switch.values, Span) else switch.values


def _value(switch: Switch, house: House) -> Value:
    return house.get(switch.key, switch.default)


def _following(switch: Switch, house: House) -> Value:
    values = _values(switch)
    return values[(values.index(_value(switch, house)) + 1) % len(values)]
