"""Everybody's score as lines over the match; a finger on it reads the values."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot
from pathlib import Path
from typing import Any, NamedTuple

from kivy.clock import Clock
from kivy.graphics import Color, Ellipse, Line, Mesh
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.ui import theme
from app.ui.present.chart import Chart
from app.ui.widgets.measure import text_width
from app.ui.widgets.text import OneLine

# Lengths of stroke and gap in turn, one pattern a player: nobody is told by colour alone.
DASHES: tuple[tuple[int, ...], ...] = ((), (7, 4), (2, 4), (10, 3, 2, 3), (12, 5), (4, 2))

NAMES_TAKE = 0.3  # of the width, at most
LINE = 1.3  # times the size of its letters is a line's height

Point = tuple[float, float]


class ChartLook(NamedTuple):
    """A chart, the players' names, and what each point is called."""

    chart: Chart
    names: tuple[str, ...]
    captions: tuple[str, ...]


class ScoreChart(BoxLayout):
    """The lines, and below them who is who with the values under the finger, or the last ones."""

    look = ObjectProperty(None, allownone=True)
    cursor = NumericProperty(-1)
    caption_height = NumericProperty(0)
    most_figures = NumericProperty("400dp")  # as high as the figures may become before they scroll

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._redraw = Clock.create_trigger(self._draw, -1)
        self._mark = Clock.create_trigger(self._draw_cursor, -1)
        self.bind(cursor=self._mark)
        theme.current().bind(mode=self._redraw, text_scale=self._redraw)

    def on_kv_post(self, _base: Any) -> None:
        """Follow the place that the figures leave for the lines."""
        self.ids.plot.bind(size=self._redraw, pos=self._redraw)

    def on_look(self, *_args: Any) -> None:
        """Another match, or one more entry."""
        self.cursor = -1
        self._redraw()

    def on_touch_down(self, touch: Any) -> bool:
        if self.look is None or self.disabled or not self.collide_point(*touch.pos) or self._is_for_figures(touch):
            return super().on_touch_down(touch)
        touch.grab(self)
        self._read(touch.x)
        return True

    def _is_for_figures(self, touch: Any) -> bool:
        """Whether it scrolls the figures, where there are more of them than room."""
        legend = self.ids.legend
        return bool(legend.collide_point(*touch.pos) and self.ids.figures.height > legend.height)

    def on_touch_move(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return super().on_touch_move(touch)
        self._read(touch.x)
        return True

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return super().on_touch_up(touch)
        touch.ungrab(self)
        return True

    def _read(self, x: float) -> None:
        """Put the cursor at the point next to the finger."""
        plot, last = self.ids.plot, len(self.look.chart.points) - 1
        share = (x - plot.x - self._margin) / max(1, plot.width - self._margin - self._tail)
        self.cursor = min(last, max(0, round(share * last)))

    @property
    def _margin(self) -> float:
        """Room for the figures at the left."""
        look = theme.current()
        texts = [tick.text for tick in self.look.chart.ticks] if self.look is not None else []
        return max((text_width(text, look.lato, look.caption) for text in texts), default=0) + dp(10)

    @property
    def _tail(self) -> float:
        """Room at the right for the names at the lines' ends; only for the dots where there is too little of it."""
        plot, look = self.ids.plot, theme.current()
        wide = max((text_width(name, look.lato_bold, look.caption) for name in self.look.names), default=0) + dp(12)
        has_room = wide < plot.width * NAMES_TAKE and len(self.look.names) * self._line <= plot.height
        return wide if has_room else dp(6)

    @property
    def _line(self) -> float:
        return theme.current().caption * LINE

    def _draw(self, *_args: Any) -> None:
        plot = self.ids.plot
        plot.clear_widgets()
        plot.canvas.clear()
        self._draw_cursor()
        if self.look is None or plot.height < self._line:
            return
        self._draw_levels(plot)
        with plot.canvas:
            for seat in range(len(self.look.names)):
                self._draw_line(seat)
        self._write_names(plot)

    def _draw_cursor(self, *_args: Any) -> None:
        """What moves with the finger: its line, a dot on each player's, and the values."""
        plot, look = self.ids.plot, theme.current()
        plot.canvas.after.clear()
        if self.look is None:
            return
        self._write_values()
        if plot.height < self._line:
            return
        at = self.cursor if self.cursor >= 0 else len(self.look.chart.points) - 1
        with plot.canvas.after:
            if self.cursor >= 0:
                Color(*look.text2)
                x = self._place(at, self.look.chart.low)[0]
                Line(points=[x, plot.y, x, plot.top], width=1)
            for seat, value in enumerate(self.look.chart.points[at].values):  # whoever joined later has none there
                Color(*look.player(seat))
                x, y = self._place(at, value)
                Ellipse(pos=(x - dp(4), y - dp(4)), size=(dp(8), dp(8)))

    def _draw_levels(self, plot: Widget) -> None:
        look, ticks = theme.current(), self.look.chart.ticks
        heights = [self._place(0, tick.value)[1] for tick in ticks]
        each = -(-self._line // max(1, heights[1] - heights[0])) if len(ticks) > 1 else 1
        for place, (tick, y) in enumerate(zip(ticks, heights, strict=True)):
            with plot.canvas:
                Color(*look.s3)
                Line(points=[plot.x + self._margin, y, plot.right - self._tail, y], width=1)
            if place % each == 0:  # large figures have no room beside every level
                figure = ChartTick(text=tick.text, width=self._margin - dp(6), x=plot.x)
                figure.center_y = y
                plot.add_widget(figure)

    def _write_names(self, plot: Widget) -> None:
        """Whose line it is, at its end: none lies on another."""
        if self._tail <= dp(6):
            return
        last = len(self.look.chart.points) - 1
        ends = [self._place(last, value) for value in self.look.chart.points[-1].values]
        heights = spread([y for _x, y in ends], self._line, plot.y + self._line / 2, plot.top - self._line / 2)
        for seat, (name, (x, _y), height) in enumerate(zip(self.look.names, ends, heights, strict=True)):
            label = ChartName(text=name, tint=seat, x=x + dp(8), width=self._tail - dp(8), height=self._line)
            label.center_y = height
            plot.add_widget(label)

    def _draw_line(self, seat: int) -> None:
        Color(*theme.current().player(seat))
        points = self.look.chart.points
        path = [self._place(at, each.values[seat]) for at, each in enumerate(points) if seat < len(each.values)]
        draw_dashed(seat, path)

    def _place(self, at: int, value: int) -> Point:
        """Where a value of the point *at* lies."""
        plot, chart = self.ids.plot, self.look.chart
        left, air = plot.x + self._margin, min(self._line / 2, plot.height / 4)
        wide = (plot.right - self._tail - left) / max(1, len(chart.points) - 1)
        high = (plot.height - 2 * air) / max(1, chart.high - chart.low)
        return left + wide * at, plot.y + air + high * (value - chart.low)

    def _write_values(self) -> None:
        self.ids.caption.text = self.look.captions[self.cursor]
        told = zip(self.look.names, self.look.chart.texts[self.cursor], strict=False)
        texts, figures = [f"{name} {text}" for name, text in told], self.ids.figures
        if len(figures.children) != len(texts):
            figures.clear_widgets()
            for seat in range(len(texts)):
                figures.add_widget(ChartValue(tint=seat))
        for value, text in zip(reversed(figures.children), texts, strict=True):
            value.text = text


class ChartTick(OneLine):
    """The figure of a level."""


class ChartName(OneLine):
    """A player's name where the line ends."""

    tint = NumericProperty(0)


class ChartValue(OneLine):
    """A player's name and figure, in the tint of the line, with a piece of that line before it."""

    tint = NumericProperty(0)
    sample = NumericProperty(dp(26))
    wide = staticmethod(text_width)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._redraw = Clock.create_trigger(self._draw, -1)
        self.bind(pos=self._redraw, size=self._redraw, color=self._redraw)
        self._redraw()  # the place that it gets may be the one that it has

    def _draw(self, *_args: Any) -> None:
        self.canvas.after.clear()
        with self.canvas.after:
            Color(*self.color)
            draw_dashed(self.tint, [(self.x, self.center_y), (self.x + self.sample - dp(6), self.center_y)])


def dashes_of(seat: int) -> tuple[int, ...]:
    """A player's pattern. There are as many as tints: who has a tint that somebody had before has another pattern."""
    return DASHES[(seat + seat // len(DASHES)) % len(DASHES)]


def spread(wanted: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Heights as near to the wanted ones as goes, each *gap* from the next, from *low* to *high* where they have room.

    Those that lie too close stand as one block around their middle.
    """
    order = sorted(range(len(wanted)), key=lambda place: wanted[place])
    blocks: list[tuple[float, int]] = []  # where each begins, and how many it has
    for place in order:
        begin, count = wanted[place], 1
        while blocks and blocks[-1][0] + blocks[-1][1] * gap > begin:
            below, others = blocks.pop()
            begin = (below * others + (begin - others * gap) * count) / (others + count)
            count += others
        blocks.append((begin, count))
    heights = [begin + step * gap for begin, count in blocks for step in range(count)]
    for step, height in enumerate(heights):
        heights[step] = max(height, low + step * gap)
    for step in range(len(heights) - 1, -1, -1):
        heights[step] = min(heights[step], high - (len(heights) - 1 - step) * gap)
    placed = [0.0] * len(wanted)
    for place, height in zip(order, heights, strict=True):
        placed[place] = height
    return placed


def draw_dashed(seat: int, path: list[Point]) -> None:
    """A player's line along this path: in one piece for the graphics chip, or thousands of dashes slow every frame."""
    corners = [corner for stroke in dashed(path, [dp(each) for each in dashes_of(seat)]) for corner in broad(stroke)]
    triangles = [first + corner for first in range(0, len(corners), 4) for corner in (0, 1, 2, 0, 2, 3)]
    Mesh(vertices=[figure for x, y in corners for figure in (x, y, 0, 0)], indices=triangles, mode="triangles")


def broad(stroke: Sequence[Point]) -> Iterator[Point]:
    """The four corners of each straight part of a stroke, which reaches as far beyond its ends as to either side."""
    half = dp(1.2)
    for (x1, y1), (x2, y2) in pairwise(stroke):
        long = hypot(x2 - x1, y2 - y1) or 1
        along, aside = (x2 - x1) / long * half, (y2 - y1) / long * half
        yield x1 - along - aside, y1 - aside + along
        yield x1 - along + aside, y1 - aside - along
        yield x2 + along + aside, y2 + aside - along
        yield x2 + along - aside, y2 + aside + along


def dashed(path: list[Point], pattern: list[float]) -> Iterator[list[Point]]:
    """The path cut into strokes: Kivy draws dashes only in hairlines, and each as an order of its own."""
    if not pattern:
        yield path
        return
    stroke, place, left = [path[0]], 0, pattern[0]
    for begin, end in pairwise(path):
        (x, y), long = begin, hypot(end[0] - begin[0], end[1] - begin[1])
        gone = 0.0
        while long - gone > left:
            gone += left
            share = gone / long
            cut = x + (end[0] - x) * share, y + (end[1] - y) * share
            if place % 2 == 0:
                yield [*stroke, cut]
            stroke, place = [cut], (place + 1) % len(pattern)
            left = pattern[place]
        left -= long - gone
        stroke.append(end)
    if place % 2 == 0 and len(stroke) > 1:
        yield stroke


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
