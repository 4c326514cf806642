"""The score chart: everybody's figure as the match went on."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from app.ui.present.history import figure_text, figures, part_teller
from app.ui.present.saying import Saying
from rules.core.timeline import Timeline

MOST_POINTS = 160  # more than a phone has room to tell apart


class ChartPoint(NamedTuple):
    """Everybody's figure after an entry, as far as they had joined by then; entry 0 is the beginning."""

    entry: int
    caption: Saying
    values: tuple[int, ...]


class Tick(NamedTuple):
    """A level with its figure beside it."""

    value: int
    text: str


class Chart(NamedTuple):
    """What the chart shows; *texts* are the figures of each point in the table's own reading."""

    points: tuple[ChartPoint, ...]
    texts: tuple[tuple[str, ...], ...]
    ticks: tuple[Tick, ...]
    low: int
    high: int


def chart_of(timeline: Timeline) -> Chart | None:
    """Money after every entry, points after every round; nothing while there is nothing to compare."""
    points = tuple(_points(timeline))
    if len(points) < 2:
        return None
    values = [value for point in points for value in point.values]
    ticks = _ticks(min(values), max(values), timeline.game.standing(timeline.opening).scale)
    texts = tuple(tuple(figure_text(timeline, value) for value in point.values) for point in points)
    levels = tuple(Tick(value, figure_text(timeline, value)) for value in ticks)
    return Chart(points, texts, levels, min(ticks[0], *values), max(ticks[-1], *values))


def _points(timeline: Timeline) -> Iterator[ChartPoint]:
    game, part_at = timeline.game, part_teller(timeline)
    yield ChartPoint(0, Saying("chart.start"), figures(game, timeline.opening))
    for index in _chosen(timeline, part_at):
        yield ChartPoint(index + 1, _caption(index + 1, part_at(index)), figures(game, timeline.steps[index].state))


def _caption(entry: int, part: Saying | None) -> Saying:
    """Where in the match a point lies."""
    if part is None:
        return Saying("chart.entry", {"entry": entry})
    return Saying(f"{part.code}.after", {**part.facts, "entry": entry})


def _chosen(timeline: Timeline, part_at: Callable[[int], Saying | None]) -> Sequence[int]:
    """Which entries get a point: where there is no money the last of each round, and never too many."""
    last = len(timeline.steps) - 1
    indices: Sequence[int] = range(last + 1)
    if getattr(timeline.opening, "ledger", None) is None:
        indices = [index for index in indices if index == last or part_at(index) is not part_at(index + 1)]
    stride = -(-len(indices) // MOST_POINTS) or 1
    return indices[::-1][::stride][::-1]  # counted from the end, so that the present is always there


def _ticks(low: int, high: int, scale: int) -> list[int]:
    """Round levels from the lowest to the highest, six at most."""
    least = scale
    while (high - low) // least > 4:
        least = _next(least, scale)
    first = low // least * least
    count = -(-(max(high, first + least) - first) // least)
    return [first + least * place for place in range(count + 1)]


def _next(step: int, scale: int) -> int:
    """The round number after this one: 1, 2, 5, 10, 20 …"""
    figure = step // scale
    power = 10 ** (len(str(figure)) - 1)
    return scale * power * {1: 2, 2: 5, 5: 10}[figure // power]
