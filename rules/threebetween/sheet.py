"""The score sheet as on paper, and the figures that belong beside each player."""

from typing import NamedTuple

from rules.threebetween import state as s


class Figures(NamedTuple):
    """A player's points: boxed and safe, banked and at risk, and lying on the table.

    *is_complete* says whether every number is known; *if_passed* is the score with a pass, now or done.
    """

    safe: int
    banked: int
    on_table: int
    if_passed: int
    is_complete: bool


class Column(NamedTuple):
    """One player's part of the sheet: a box for each finished round, then the round under way."""

    boxes: tuple[s.SheetBox, ...]
    stage: str
    banked: tuple[s.Line, ...]
    passed: s.Line | None

    @property
    def is_struck(self) -> bool:
        """Whether the banked lines of the round under way are crossed out."""
        return is_struck(self.stage)


def is_struck(stage: str) -> bool:
    """Whether lines banked in a round that ended like this are crossed out."""
    return stage in (s.BUSTED, s.AWAY)


def figures(state: s.State, seat: int) -> Figures:
    """What *seat* has safe, banked and on the table; a bust leaves only the boxed score."""
    spot = state.spots[seat]
    safe = state.scores[seat]
    if is_struck(spot.stage) or state.phase == s.ENDED:
        return Figures(safe, 0, 0, safe, True)
    line = s.line_of(state, spot.cards) if spot.passed is None else spot.passed
    lines = (*spot.banked, line)
    banked = spot.banked_points
    return Figures(safe, banked, line.total, safe + banked + line.total, all(each.is_complete for each in lines))


def column(state: s.State, seat: int) -> Column:
    """What the sheet shows of *seat*."""
    boxes = tuple(boxed[seat] for boxed in state.sheet)
    spot = state.spots[seat]
    if state.phase == s.ENDED:
        return Column(boxes, s.AWAY, (), None)
    return Column(boxes, spot.stage, spot.banked, spot.passed)
