"""The match as a score sheet: a line for each round, a column for each player."""

from itertools import zip_longest
from typing import NamedTuple

from app.ui.present.history import figure_text, figures, gains, part_teller, signed_figure
from app.ui.present.saying import Saying
from rules.core.timeline import Timeline


class Round(NamedTuple):
    """A game, round or hand by the places of its first and last entry; an entry of its own where there are none."""

    name: Saying
    first: int
    last: int


class Cell(NamedTuple):
    """What a player got in a round and had after it; both empty for one who had not joined by then."""

    gain: str = ""
    total: str = ""


def rounds(timeline: Timeline) -> list[Round]:
    """All of them, the newest first."""
    part_at = part_teller(timeline)
    found: list[Round] = []
    for index in range(len(timeline.steps)):
        name = part_at(index)
        if found and name is not None and name is found[-1].name:
            found[-1] = found[-1]._replace(last=index)
        else:
            found.append(Round(name or Saying("history.entry", {"number": index + 1}), index, index))
    return found[::-1]


def cells(timeline: Timeline, one: Round, seats: int) -> tuple[Cell, ...]:
    """What a line of the sheet says of each seat."""
    had = figures(timeline.game, timeline.steps[one.last].state)
    got = gains(timeline, one.first, one.last)
    told = [
        Cell(signed_figure(timeline, gain), figure_text(timeline, total))
        for gain, total in zip_longest(got, had, fillvalue=0)
    ]
    return (*told[:seats], *[Cell()] * (seats - len(told)))
