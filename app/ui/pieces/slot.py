"""The place where a card will lie."""

from itertools import pairwise
from math import cos, pi, sin
from typing import Any

from kivy.metrics import dp
from kivy.properties import OptionProperty, StringProperty

from app.ui import theme
from app.ui.pieces import drawing
from app.ui.pieces.face import PieceFace

DASH, GAP = 6, 4


def frame_path(w: float, h: float, radius: float, inset: float) -> list[tuple[float, float]]:
    """Points around a rounded rectangle, close enough together to cut dashes from."""
    corners = (
        (w - inset - radius, h - inset - radius, 0.0),
        (inset + radius, h - inset - radius, pi / 2),
        (inset + radius, inset + radius, pi),
        (w - inset - radius, inset + radius, 1.5 * pi),
    )
    path = []
    for cx, cy, start in corners:
        for step in range(7):
            angle = start + step / 6 * pi / 2
            path.append((cx + radius * cos(angle), cy + radius * sin(angle)))
    return [*path, path[0]]


def dashes(path: list[tuple[float, float]], dash: float, gap: float) -> list[list[float]]:
    """The path cut into strokes; lengths give a little so that the last gap is a whole one."""
    total = sum(_length(a, b) for a, b in pairwise(path))
    scale = total / (max(1, round(total / (dash + gap))) * (dash + gap))
    dash, gap = dash * scale, gap * scale
    strokes: list[list[float]] = []
    drawing_on, left = True, dash
    current = [*path[0]]
    for (x0, y0), (x1, y1) in pairwise(path):
        length = _length((x0, y0), (x1, y1))
        done = 0.0
        while length - done > left:
            done += left
            point = (x0 + (x1 - x0) * done / length, y0 + (y1 - y0) * done / length)
            if drawing_on:
                strokes.append([*current, *point])
            drawing_on = not drawing_on
            left = dash if drawing_on else gap
            current = [*point]
        left -= length - done
        if drawing_on:
            current += (x1, y1)
    return strokes


def _length(a: tuple[float, float], b: tuple[float, float]) -> float:
    return ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5


class EmptySlot(PieceFace):
    """A dashed frame; with `text` the thing asked for. Lines drawn wide cannot be dashed by Kivy itself."""

    text = StringProperty("")
    kind = OptionProperty("line", options=["line", "brass", "legal"])
    look_fields = ("text", "kind")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        theme.current().bind(mode=self.theme_changed)

    def theme_changed(self, *_args: Any) -> None:
        """Draw again: unlike a card, the frame takes the theme's colours."""
        self._redraw()

    def draw(self, w: float, h: float) -> None:
        """The frame as short strokes, then the text."""
        thick = dp(2) if w >= dp(30) else dp(1.5)
        drawing.ink(self.kind)
        for points in dashes(frame_path(w, h, 0.09 * w, thick / 2), dp(DASH), dp(GAP)):
            drawing.stroke(points, thick)
        if self.text:
            drawing.text(self.text, "lato_bold", min(0.5 * w, dp(34)), w / 2, h / 2)
