"""Word tiles on a square grid: to look at, to move about under one finger, to enlarge with two, to touch a place."""

from collections.abc import Sequence
from typing import Any

from kivy.clock import Clock
from kivy.graphics import PopMatrix, PushMatrix, Rotate, Translate
from kivy.metrics import dp
from kivy.properties import ListProperty, ObjectProperty
from kivy.uix.stencilview import StencilView

from app.ui import theme
from app.ui.pieces import drawing
from app.ui.pieces.face import PieceFace
from app.ui.present.tile_board import HELD, PROPOSED, RIGHT, BoardView, Mark, TileView
from rules.pair_three.board import Spot

LEAST_CELL, MOST_CELL, FIRST_CELL = 36, 160, 104  # dp
DRAG_FROM = 10  # dp; a finger that moves less has touched a place
NO_VIEW = BoardView((), (), ((0, 0),))
# Where a word stands on its side, from the middle of the tile in its widths, and how it is turned.
PLACES = ((0, 0.32, 0), (0.32, 0, -90), (0, -0.32, 0), (-0.32, 0, 90))


class FourWordFace(PieceFace):
    """A tile with all four words, clockwise from the upper one."""

    words = ListProperty(["", "", "", ""])
    look_fields = ("words",)

    def __init__(self, **kwargs: Any) -> None:
        kwargs.setdefault("ratio", 1.0)
        super().__init__(**kwargs)

    def draw(self, w: float, h: float) -> None:
        """The wood, then the words."""
        draw_tile(w, self.words)


def draw_tile(side: float, words: Sequence[str]) -> None:
    """A wooden tile with its lower left corner at the origin; a side without a word has a bar."""
    radius = 0.09 * side
    drawing.ink("woodside")
    drawing.box(0, 0, side, side, radius)
    drawing.ink("wood")
    drawing.box(0, 0.03 * side, side, 0.97 * side, radius)
    for word, (x, y, angle) in zip(words, PLACES, strict=True):
        PushMatrix()
        Translate(side * (0.5 + x), side * (0.51 + y))
        Rotate(angle=angle)
        if word:
            drawing.ink("woodburn")
            drawing.text(word.upper(), "vollkorn_bold", 0.19 * side, 0, 0)
        else:
            drawing.ink("woodbar")
            drawing.box(-0.14 * side, -0.01 * side, 0.28 * side, 0.025 * side, 0.012 * side)
        PopMatrix()


class TileBoard(StencilView):
    """`on_spot(column, row)` when a place is touched."""

    __events__ = ("on_spot",)
    view = ObjectProperty(NO_VIEW)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._cell = dp(FIRST_CELL)
        self._middle = (0.0, 0.0)  # the place, in columns and rows, that lies in the middle of the widget
        self._fingers: list[Any] = []
        self._is_tap = False
        self._is_own = False  # whether somebody has moved or sized it
        self._redraw = Clock.create_trigger(self._draw_now, -1)
        self.bind(pos=self._redraw, size=lambda *_: self._fit(), view=lambda *_: self._fit())
        theme.current().bind(mode=self._redraw)
        self._redraw()

    # --- where things are

    def place_of(self, spot: Spot) -> tuple[float, float]:
        """The middle of a place, in pixels."""
        column, row = spot[0] - self._middle[0], spot[1] - self._middle[1]
        return self.center_x + column * self._cell, self.center_y - row * self._cell

    def spot_at(self, x: float, y: float) -> Spot:
        """The place under a point."""
        column = (x - self.center_x) / self._cell + self._middle[0]
        row = (self.center_y - y) / self._cell + self._middle[1]
        return round(column), round(row)

    def fit(self) -> None:
        """Show the whole board."""
        self._is_own = False
        self._fit()

    def zoom(self, factor: float) -> None:
        """Everything larger or smaller, around the middle."""
        self._is_own = True
        self._cell = max(dp(LEAST_CELL), min(dp(MOST_CELL), self._cell * factor))
        self._redraw()

    def _fit(self) -> None:
        spots = [tile.spot for tile in self.view.tiles] + list(self.view.free)
        if not self._is_own and spots:
            columns, rows = [spot[0] for spot in spots], [spot[1] for spot in spots]
            wide, high = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
            self._middle = (max(columns) + min(columns)) / 2, (max(rows) + min(rows)) / 2
            room = min(self.width / (wide + 0.2), self.height / (high + 0.2))
            self._cell = max(dp(LEAST_CELL), min(dp(FIRST_CELL), room))
        self._redraw()

    # --- touches

    def on_spot(self, column: int, row: int) -> None:
        """A place was touched."""

    def on_touch_down(self, touch: Any) -> bool:
        if not self.collide_point(*touch.pos):
            return False
        if touch.is_mouse_scrolling:
            self.zoom(1.1 if touch.button == "scrolldown" else 1 / 1.1)
            return True
        touch.grab(self)
        self._fingers.append(touch)
        self._is_tap = len(self._fingers) == 1
        return True

    def on_touch_move(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return False
        if len(self._fingers) > 1:
            self._pinch(touch)
        else:
            far = max(abs(touch.x - touch.ox), abs(touch.y - touch.oy))
            self._is_tap = self._is_tap and far < dp(DRAG_FROM)
            if not self._is_tap:
                self._shift(touch.dx, touch.dy)
        return True

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        self._fingers = [each for each in self._fingers if each is not touch]
        if self._is_tap and not self._fingers:
            self.dispatch("on_spot", *self.spot_at(*touch.pos))
        return True

    def _pinch(self, touch: Any) -> None:
        other = next(each for each in self._fingers if each is not touch)
        before = max(1.0, _apart(touch.px, touch.py, other))
        self.zoom(_apart(touch.x, touch.y, other) / before)

    def _shift(self, dx: float, dy: float) -> None:
        self._is_own = True
        self._middle = self._middle[0] - dx / self._cell, self._middle[1] + dy / self._cell
        self._redraw()

    # --- drawing

    def _draw_now(self, *_args: Any) -> None:
        self.canvas.clear()
        with self.canvas:
            for spot in self.view.free:
                self._draw_free(spot)
            for tile in self.view.tiles:
                self._draw_tile(tile)
            for mark in self.view.marks:
                self._draw_mark(mark)

    def _draw_free(self, spot: Spot) -> None:
        side = self._cell * 0.9
        x, y = self.place_of(spot)
        drawing.ink("line", 0.5)
        drawing.outline(x - side / 2, y - side / 2, side, side, 0.09 * side, max(1.0, dp(1)))

    def _draw_tile(self, tile: TileView) -> None:
        side = self._cell * 0.96
        x, y = self.place_of(tile.spot)
        for depth in range(min(3, tile.beneath), 0, -1):
            drawing.ink("woodside")
            drawing.box(x - side / 2 + depth * dp(2), y - side / 2 - depth * dp(2), side, side, 0.09 * side)
        PushMatrix()
        Translate(round(x - side / 2), round(y - side / 2))
        draw_tile(side, tile.words)
        if tile.kind in (HELD, PROPOSED):
            drawing.ink("brass" if tile.kind == HELD else "legal")
            drawing.outline(0, 0, side, side, 0.09 * side, dp(3))
        PopMatrix()

    def _draw_mark(self, mark: Mark) -> None:
        x, y = self.place_of(mark.spot)
        if mark.side == RIGHT:
            x += self._cell / 2
        else:
            y -= self._cell / 2
        radius = max(dp(6), min(dp(11), self._cell * 0.09))
        MARKS[mark.kind](x, y, radius)


def _apart(x: float, y: float, other: Any) -> float:
    return float(((x - other.x) ** 2 + (y - other.y) ** 2) ** 0.5)


def _draw_legal(x: float, y: float, r: float) -> None:
    drawing.ink("legal")
    drawing.disc(x, y, r)
    drawing.ink("legalbg")
    drawing.stroke([x - 0.45 * r, y, x - 0.1 * r, y - 0.38 * r, x + 0.5 * r, y + 0.36 * r], max(dp(2), r * 0.22))


def _draw_illegal(x: float, y: float, r: float) -> None:
    drawing.ink("illegal")
    drawing.box(x - r, y - r, 2 * r, 2 * r, r / 2)
    drawing.ink("illegalbg")
    arm, thick = 0.42 * r, max(dp(2), r * 0.22)
    drawing.stroke([x - arm, y - arm, x + arm, y + arm], thick)
    drawing.stroke([x - arm, y + arm, x + arm, y - arm], thick)


def _draw_ask(x: float, y: float, r: float) -> None:
    drawing.ink("ask")
    drawing.disc(x, y, r)
    drawing.ink("askbg")
    drawing.disc(x, y, r * 0.8)
    drawing.ink("ask")
    drawing.text("?", "lato_black", r * 1.2, x, y)


MARKS = {"legal": _draw_legal, "illegal": _draw_illegal, "ask": _draw_ask}
