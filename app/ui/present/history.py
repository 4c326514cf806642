"""The entries of a match as history tells them, the newest first."""

from collections.abc import Sequence
from typing import NamedTuple

from app.ui.present.saying import Saying, did, seat_of
from rules.betski.state import Dealt
from rules.core.game import Game, State
from rules.core.timeline import Step

# What a game calls its parts, by the field of its state that counts them.
PARTS = (("history.game", "game_number"), ("history.round", "round_number"), ("history.hand", "hand_number"))


class HistoryHead(NamedTuple):
    """Where a game or round begins in the list."""

    text: Saying


class HistoryRow(NamedTuple):
    """One entry: who, what, what came of it, and the table's reason if it ruled."""

    number: int
    seat: int | None
    did: Saying
    details: tuple[Saying, ...]
    overruled: str | None


HistoryLine = HistoryHead | HistoryRow


def history_lines(game: Game, opening: State, steps: Sequence[Step], *, calls_only: bool = False) -> list[HistoryLine]:
    """All entries with a heading above each game or round; *calls_only* keeps those the table had to rule on."""
    lines: list[HistoryLine] = []
    last: Saying | None = None
    for index in range(len(steps) - 1, -1, -1):
        step = steps[index]
        if calls_only and step.entry.overruled is None and step.verdict.is_legal:
            continue
        before = steps[index - 1].state if index else opening
        head = _part(before, step)
        if head is not None and head != last:
            lines.append(HistoryHead(head))
            last = head
        lines.append(_row(game, index + 1, step))
    return lines


def _part(before: State, step: Step) -> Saying | None:
    """The game or round that an entry belongs to: the one it was made in, but a deal opens its own."""
    state = step.state if isinstance(step.entry.action, Dealt) else before
    for code, name in PARTS:
        number = getattr(state, name, None)
        if number is not None:
            return Saying(code, {"number": number})
    return None


def _row(game: Game, number: int, step: Step) -> HistoryRow:
    action = step.entry.action
    events = tuple(Saying(event.code, event.facts) for event in step.events)
    gravest = step.verdict.gravest
    reasons = () if gravest is None else (Saying(gravest.code, gravest.facts),)
    details = events if events and step.entry.overruled is None else (*reasons, *events)
    return HistoryRow(number, seat_of(action), did(game, action, step.state), details, step.entry.overruled)
