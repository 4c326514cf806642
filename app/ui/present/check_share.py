"""An answer of the check desk to be passed round: what lay there, the answer, why, and the clause."""

from collections.abc import Callable
from typing import NamedTuple

from app.ui.present.check import LEGAL, Draft, Question, RuleChip, Ruling
from app.ui.present.new_match import value_text
from app.ui.present.saying import Saying
from app.ui.present.verdict import clause_number
from rules.core.game import Game

Say = Callable[[Saying], str]


class SharedAnswer(NamedTuple):
    """Everything on the card, in words."""

    game: str
    kind: str
    title: str
    lies: tuple[str, ...]
    reasons: tuple[str, ...]
    instead_head: str
    instead: str
    rule: str
    clause: str
    house: tuple[str, ...]


def shared_answer(
    game: Game, question: Question, draft: Draft, ruling: Ruling, house: tuple[RuleChip, ...], say: Say,
    knows: Callable[[str], bool],
) -> SharedAnswer:  # fmt: skip
    """The answer in words; *house* are the rules that are not as in the book."""
    instead = ruling.instead if ruling.instead is not None and knows(ruling.instead.code) else None
    clause = next((each for each in game.clauses if each.key == ruling.clause), None)
    return SharedAnswer(
        say(Saying(f"{game.key}.name")),
        ruling.kind,
        say(ruling.line),
        tuple(map(say, question.lies(draft))),
        tuple(map(say, ruling.details)),
        say(instead_head(ruling)),
        "" if instead is None else say(instead),
        "" if clause is None else say(clause_number(game.key, clause, say)),
        "" if clause is None else say(Saying(f"{game.key}.clause.{clause.key}")),
        tuple(rule_words(game, each, say) for each in house),
    )


def instead_head(ruling: Ruling) -> Saying:
    """What stands above that which would have been."""
    return Saying("check.otherwise" if ruling.kind == LEGAL else "verdict.would_be_legal")


def rule_words(game: Game, chip: RuleChip, say: Say) -> str:
    """A house rule and how it is set."""
    value = value_text(lambda code: say(Saying(code)), game.key, chip.key, chip.value)
    return say(Saying("check.rule", {"rule": say(Saying(f"{game.key}.switch.{chip.key}")), "value": value}))


def answer_text(answer: SharedAnswer, say: Say) -> str:
    """The card in plain lines, for apps that take no pictures."""
    lines = [say(Saying("dispute.head", {"game": answer.game, "answer": answer.title})), *answer.lies, *answer.reasons]
    if answer.instead:
        lines.append(say(Saying("check.other", {"head": answer.instead_head, "what": answer.instead})))
    if answer.rule:
        lines.append(say(Saying("dispute.rule", {"number": answer.rule, "words": answer.clause})))
    return "\n".join([*lines, *answer.house, say(Saying("dispute.from"))])
