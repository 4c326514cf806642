"""ThreeBeTween's score sheet as on paper: boxed scores, banked lines, struck-out busts."""

from typing import NamedTuple

from app.ui.present.saying import Saying
from rules.threebetween import state as s
from rules.threebetween.sheet import column, is_struck

UNKNOWN = "?"


class SheetLine(NamedTuple):
    """Points written down: the sum as it was entered, what it makes, and whether it was struck out."""

    parts: str
    total: str
    kind: Saying
    struck: bool


class SheetRound(NamedTuple):
    """One round of one player; *boxed* is empty while the round is under way."""

    number: int
    lines: tuple[SheetLine, ...]
    note: Saying | None
    boxed: str


def sheet_rounds(state: s.State, seat: int) -> tuple[SheetRound, ...]:
    """A player's rounds, the first one first, the one under way last."""
    found = column(state, seat)
    rounds = [
        SheetRound(number, _lines(box.stage, box.banked, box.passed), _note(box.stage), str(box.boxed))
        for number, box in enumerate(found.boxes, 1)
    ]
    if state.phase != s.ENDED:
        lines = _lines(found.stage, found.banked, found.passed)
        rounds.append(SheetRound(state.round_number, lines, _note(found.stage), ""))
    return tuple(rounds)


def _lines(stage: str, banked: tuple[s.Line, ...], passed: s.Line | None) -> tuple[SheetLine, ...]:
    struck = is_struck(stage)
    lines = [_line(line, "table.threebetween.line_banked", struck) for line in banked]
    if passed is not None:
        lines.append(_line(passed, "table.threebetween.line_passed", struck))
    return tuple(lines)


def _line(line: s.Line, code: str, struck: bool) -> SheetLine:
    parts = "+".join(UNKNOWN if part is None else str(part) for part in line.parts)
    total = str(line.total) if line.is_complete else f"{line.total}+{UNKNOWN}"
    return SheetLine(parts, total, Saying(code), struck)


def _note(stage: str) -> Saying | None:
    if stage in (s.BUSTED, s.AWAY):
        return Saying(f"table.threebetween.{stage}")
    return None
