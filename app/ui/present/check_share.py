"""An answer of the check desk to be passed round: what lay there, the answer, why, and the clause."""

from collections.abc import Callable
from typing import NamedTuple

from app.ui.present.check import LEGAL, Draft, Question, RuleChip, Ruling
from app.ui.present.new_match import value_text
from app.ui.present.saying import Saying
from app.ui.present.verdict import clause_number
from rules.core.game import Game

Say = Callable[[Saying], str]


class Headed(NamedTuple):
    """A line with its heading."""

    head: str
    words: str


class SharedAnswer(NamedTuple):
    """Everything on the card, in words."""

    game: str
    kind: str
    title: str
    lies: tuple[str, ...]
    reasons: tuple[str, ...]
    instead: Headed | None
    clause: Headed | None
    house: tuple[str, ...]


def shared_answer(
    game: Game, question: Question, draft: Draft, ruling: Ruling, house: tuple[RuleChip, ...], say: Say,
    knows: Callable[[str], bool],
) -> SharedAnswer:  # fmt: skip
    """The answer in words; *house* are the rules that are not as in the book."""
    return SharedAnswer(
        game=say(Saying(f"{game.key}.name")),
        kind=ruling.kind,
        title=say(ruling.line),
        lies=tuple(map(say, question.lies(draft))),
        reasons=tuple(map(say, ruling.details)),
        instead=_instead(ruling, say, knows),
        clause=_clause(game, ruling, say),
        house=tuple(rule_words(game, each, say) for each in house),
    )


def _instead(ruling: Ruling, say: Say, knows: Callable[[str], bool]) -> Headed | None:
    """What would have been, where the catalogue has words for it."""
    instead = ruling.instead
    return Headed(say(instead_head(ruling)), say(instead)) if instead is not None and knows(instead.code) else None


def _clause(game: Game, ruling: Ruling, say: Say) -> Headed | None:
    """The number of the clause, and what it says."""
    clause = next((each for each in game.clauses if each.key == ruling.clause), None)
    if clause is None:
        return None
    return Headed(say(clause_number(game.key, clause, say)), say(Saying(f"{game.key}.clause.{clause.key}")))


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
    if answer.instead is not None:
        lines.append(say(Saying("check.other", {"head": answer.instead.head, "what": answer.instead.words})))
    if answer.clause is not None:
        lines.append(say(Saying("dispute.rule", {"number": answer.clause.head, "words": answer.clause.words})))
    return "\n".join([*lines, *answer.house, say(Saying("dispute.from"))])
