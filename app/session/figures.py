"""What a player has to show for over all matches: sums over their summaries, so an amended match changes them."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import NamedTuple

from app.session.library import MatchSummary


class GameFigures(NamedTuple):
    """One player's finished matches of one game; *total* and *best* are points."""

    matches: int
    wins: int
    total: Fraction
    best: Fraction

    @property
    def average(self) -> Fraction:
        """Points in a match."""
        return self.total / self.matches


class Streaks(NamedTuple):
    """Wins in a row: up to now, and the most there ever were."""

    now: int
    longest: int


class Against(NamedTuple):
    """How often a player finished ahead of another one, behind, and level."""

    ahead: int = 0
    behind: int = 0
    level: int = 0


def winners(summary: MatchSummary) -> tuple[str, ...]:
    """Who has the most points; nobody before anybody scores."""
    best = max(summary.points)
    return tuple(
        name for name, points in zip(summary.players, summary.points, strict=True) if points == best and best > 0
    )


def figures_by_game(summaries: Iterable[MatchSummary], name: str) -> dict[str, GameFigures]:
    """A player's figures in every game finished at least once."""
    told: dict[str, GameFigures] = {}
    for summary in _finished(summaries, name):
        points = Fraction(summary.points[summary.players.index(name)], summary.scale)
        won = int(name in winners(summary))
        so_far = told.get(summary.game, GameFigures(0, 0, Fraction(0), points))
        told[summary.game] = GameFigures(
            so_far.matches + 1, so_far.wins + won, so_far.total + points, max(so_far.best, points)
        )
    return told


def streaks(newest_first: Sequence[MatchSummary], name: str) -> Streaks:
    """A player's wins in a row, over all games."""
    longest = now = 0
    for summary in _finished(reversed(newest_first), name):
        now = now + 1 if name in winners(summary) else 0
        longest = max(longest, now)
    return Streaks(now, longest)


def head_to_head(summaries: Iterable[MatchSummary], name: str) -> dict[str, Against]:
    """How a player stands against everybody met in a finished match."""
    told: dict[str, Against] = {}
    for summary in _finished(summaries, name):
        own = summary.points[summary.players.index(name)]
        for other, points in zip(summary.players, summary.points, strict=True):
            if other != name:
                ahead, behind, level = told.get(other, Against())
                told[other] = Against(ahead + (own > points), behind + (own < points), level + (own == points))
    return told


def _finished(summaries: Iterable[MatchSummary], name: str) -> list[MatchSummary]:
    return [each for each in summaries if each.is_over and name in each.players]
