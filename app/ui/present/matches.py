"""The list of all matches and the list of players, as rows of words."""

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import NamedTuple

from app.session.figures import winners
from app.session.library import MatchSummary

__all__ = ["PlayerFigures", "day", "figures", "winners"]


class PlayerFigures(NamedTuple):
    """What a player has to show for."""

    name: str
    matches: int
    wins: int


def day(summary: MatchSummary) -> str:
    """The day on which the match began."""
    return datetime.fromtimestamp(summary.created / 1000, UTC).strftime("%Y-%m-%d")


def figures(summaries: Iterable[MatchSummary]) -> list[PlayerFigures]:
    """Every player with matches played and matches won, the busiest first. A shared win counts for each."""
    played: dict[str, int] = {}
    won: dict[str, int] = {}
    for summary in summaries:
        for name in summary.players:
            played[name] = played.get(name, 0) + 1
        for name in winners(summary) if summary.is_over else ():
            won[name] = won.get(name, 0) + 1
    rows = [PlayerFigures(name, count, won.get(name, 0)) for name, count in played.items()]
    return sorted(rows, key=lambda row: (-row.matches, row.name))
