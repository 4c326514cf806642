"""The referee's answer: the short one in the bar, and the whole one on the sheet."""

from collections.abc import Callable
from typing import NamedTuple

from app.ui.present.saying import Saying, did, seat_of
from rules.betski.state import Played
from rules.betski.state import State as BetskiState
from rules.core.clause import Clause
from rules.core.game import Action, Game, State
from rules.core.timeline import Step
from rules.core.verdict import Objection, Severity, Verdict
from rules.decks.betski import BetskiCard, golds_on

KINDS = {
    Severity.NOTE: "legal",
    Severity.ASK_TABLE: "ask",
    Severity.ILLEGAL: "illegal",
    Severity.IMPOSSIBLE: "illegal",
}
TITLES = {
    Severity.NOTE: "verdict.legal",
    Severity.ASK_TABLE: "verdict.ask",
    Severity.ILLEGAL: "verdict.illegal",
    Severity.IMPOSSIBLE: "verdict.impossible",
}
GAVEL = "gavel"


class Banner(NamedTuple):
    """What the verdict bar shows; *icon* replaces the usual sign."""

    kind: str
    line: Saying
    details: tuple[Saying, ...] = ()
    icon: str = ""


class Answer(NamedTuple):
    """One objection: the sentence, what would have been right, and the clause that says so."""

    sentence: Saying
    instead: Saying
    clause: Clause | None
    golds: tuple[int, ...] = ()  # the coins that would go, when that is the matter


class Comparison(NamedTuple):
    """The card that lies there, and the one that does not go on it."""

    center: BetskiCard
    card: BetskiCard
    seat: int


class VerdictPage(NamedTuple):
    """Everything there is to say about an action."""

    kind: str
    title: Saying
    what: Saying
    answers: tuple[Answer, ...]
    may_overrule: bool
    compared: Comparison | None = None


def step_banner(game: Game, step: Step) -> Banner:
    """The bar after an entry: what followed from it, or that it was legal, and why."""
    action, verdict = step.entry.action, step.verdict
    done = did(game, action, step.state)
    events = tuple(Saying(event.code, event.facts) for event in step.events)
    if step.entry.overruled is not None:
        return Banner("ask", overruling(step.entry.overruled), (done, *events), GAVEL)
    if events:
        return Banner("legal", events[0], (*events[1:], done))
    reasons = tuple(Saying(each.code, each.facts) for each in verdict.objections[:1])
    seat = seat_of(action)
    if verdict.severity is Severity.ASK_TABLE:
        return Banner("ask", done, reasons)
    if seat is None:
        return Banner("legal", done, reasons)
    return Banner("legal", Saying("verdict.legal.seat", {"seat": seat}), reasons or (done,))


def overruling(reason: str) -> Saying:
    """That the table let it stand, and why if it said so."""
    return Saying("verdict.overruled", {"reason": reason}) if reason else Saying("verdict.overruled.plain")


def refusal_banner(verdict: Verdict) -> Banner:
    """The bar when something cannot be entered."""
    gravest = verdict.gravest
    details = () if gravest is None else (Saying(gravest.code, gravest.facts),)
    return Banner(KINDS[verdict.severity], Saying(TITLES[verdict.severity]), details)


def undone_banner(game: Game, step: Step | None, number: int) -> Banner:
    """What went back; no step means that it was an amendment."""
    if step is None:
        return Banner("none", Saying("table.amendment_undone"))
    return Banner("none", Saying("table.undone", {"number": number}), (did(game, step.entry.action, step.state),))


def redone_banner(game: Game, step: Step | None, number: int) -> Banner:
    """What came back; no step means that it was an amendment."""
    if step is None:
        return Banner("none", Saying("table.amendment_redone"))
    return Banner("none", Saying("table.redone", {"number": number}), (did(game, step.entry.action, step.state),))


def verdict_page(game: Game, state: State, action: Action, verdict: Verdict) -> VerdictPage:
    """The sheet: notes are left out where something weighs more."""
    weight = verdict.severity
    shown = [each for each in verdict.objections if weight < Severity.ILLEGAL or each.severity > Severity.NOTE]
    shown.sort(key=lambda each: -each.severity)
    return VerdictPage(
        KINDS[weight],
        Saying(TITLES[weight]),
        _what(game, state, action, shown),
        tuple(_answer(game, each) for each in shown),
        weight is Severity.ILLEGAL,
        _compared(state, action, shown) if weight is Severity.ILLEGAL else None,
    )


def clause_number(game: str, clause: Clause, say: Callable[[Saying], str]) -> Saying:
    """Where the clause stands: its section's name and its number in it."""
    section, _, number = clause.number.partition(".")
    return Saying("verdict.clause", {"section": say(Saying(f"{game}.section.{section}")), "number": number})


def _answer(game: Game, objection: Objection) -> Answer:
    clause = next((each for each in game.clauses if each.key == objection.clause), None)
    instead = Saying(f"{objection.code}.instead", objection.facts)
    golds = golds_on(int(str(objection.facts["silver"]))) if _is_no_fit(objection) else ()
    return Answer(Saying(objection.code, objection.facts), instead, clause, golds)


def _is_no_fit(objection: Objection) -> bool:
    """Whether a Betski card was laid where it does not go."""
    return objection.code in ("betski.gold_nine", "betski.no_fit")


def _compared(state: State, action: Action, shown: list[Objection]) -> Comparison | None:
    if not isinstance(state, BetskiState) or not isinstance(action, Played) or state.center is None:
        return None
    return Comparison(state.center, action.card, action.seat) if any(map(_is_no_fit, shown)) else None


def _what(game: Game, state: State, action: Action, shown: list[Objection]) -> Saying:
    """What was tried; Betski says it in gold and silver when that is the matter."""
    if shown and _is_no_fit(shown[0]):
        return Saying("table.betski.gold_on_silver", shown[0].facts)
    return did(game, action, state)
