"""What all pieces share: a size from one width, a tilt, and a picture redrawn only when it changes."""

from typing import Any

from kivy.clock import Clock
from kivy.graphics import Canvas, PopMatrix, PushMatrix, Rotate, Translate
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty
from kivy.uix.widget import Widget

from app.ui.pieces import drawing

LEAST_WIDTH = 8  # pixels; below this nothing could be told apart, and lines would turn inside out


class PieceFace(Widget):
    """A drawn piece `card_width` wide; `look_fields` name the properties that change its picture."""

    card_width = NumericProperty("92dp")
    ratio = NumericProperty(1.4)
    tilt = NumericProperty(0)
    shaded = BooleanProperty(True)
    look_fields: tuple[str, ...] = ()

    def __init__(self, **kwargs: Any) -> None:
        kwargs.setdefault("size_hint", (None, None))
        super().__init__(**kwargs)
        self._art = Canvas()
        with self.canvas:
            PushMatrix()
            self._place = Translate(0, 0)
            self._turn = Rotate(angle=0)
        self.canvas.add(self._art)
        with self.canvas:
            PopMatrix()
        self._redraw = Clock.create_trigger(self._draw_now, -1)
        self.bind(pos=self._move, tilt=self._move, card_width=self._resize, ratio=self._resize)
        for field in ("size", "shaded", *self.look_fields):
            self.fbind(field, lambda *_: self._redraw())
        self._resize()
        self._move()
        self._redraw()

    def draw(self, w: float, h: float) -> None:
        """Draw the piece with its lower left corner at the origin."""
        raise NotImplementedError

    def _resize(self, *_args: Any) -> None:
        self.size = self.card_width, self.card_width * self.ratio

    def _move(self, *_args: Any) -> None:
        self._place.x, self._place.y = round(self.x), round(self.y)
        self._turn.angle = self.tilt
        self._turn.origin = (self.width / 2, self.height / 2)

    def _draw_now(self, *_args: Any) -> None:
        self._move()
        self._art.clear()
        if self.width < LEAST_WIDTH:
            return
        with self._art:
            self.draw(self.width, self.height)


class CardFace(PieceFace):
    """A piece on an ivory card."""

    def draw(self, w: float, h: float) -> None:
        """Shadow, body, edge, then what is printed on it."""
        if self.shaded:
            drawing.shadow(w, h)
        drawing.ink("cardedge")
        drawing.box(0, 0, w, h, 0.09 * w)
        drawing.ink("card")
        edge = max(1.0, dp(1))
        drawing.box(edge, edge, w - 2 * edge, h - 2 * edge, 0.09 * w - edge)
        self.print_on(w, h)

    def print_on(self, w: float, h: float) -> None:
        """Draw what this card shows."""
        raise NotImplementedError
