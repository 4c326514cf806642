"""Parts that move to what they now say: figures count, and the frame of whose turn it is slides to the next seat."""

from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.properties import ListProperty, NumericProperty
from kivy.uix.widget import Widget

from app.ui import motion
from app.ui.present.counting import between
from app.ui.widgets.text import FittedLine, OneLine, Text

Place = tuple[float, float, float, float]


class Counting:
    """Mixin for labels: the text is the new figure at once, and only what is drawn counts up or down to it."""

    counted = NumericProperty(1)

    def __init__(self, **kwargs: Any) -> None:
        self._was, self._now = "", ""
        super().__init__(**kwargs)
        self.fbind("counted", self._trigger_texture)

    def on_text(self, _label: Widget, text: str) -> None:
        """Begin at the figure that stood here until now."""
        self._was, self._now = self._now, text
        if between(self._was, text, 0) != text:
            motion.run(self, "counted", 0, 1, motion.COUNT_SECONDS)

    def worded(self) -> str:
        """The figure on its way."""
        return between(self._was, str(self.text), self.counted)


class CountingLine(Counting, OneLine):
    """A figure on one line."""


class CountingFitted(Counting, FittedLine):
    """A figure that is written smaller before anything of it is cut."""


class CountingText(Counting, Text):
    """A figure among sentences."""


class TurnFrame:
    """Mixin for a layout of seats: the frame slides from one to the next. A seat shows its own while it is `framed`."""

    turn = NumericProperty(1)
    frame = ListProperty([0, 0, 1, 1])

    def __init__(self, **kwargs: Any) -> None:
        self._from: Place = (0, 0, 1, 1)
        self._to: Any = None
        super().__init__(**kwargs)

    def slide_turn(self, start: Place, seat: Any) -> None:
        """Let the frame come from this place to the seat whose turn it is now."""
        self._arrive()
        self._from, self._to = start, seat
        seat.framed = False
        motion.run(self, "turn", 0, 1, motion.TURN_SECONDS)
        if self.turn >= 1:
            self._arrive()

    def on_turn(self, _layout: Widget, share: float) -> None:
        """The seat may still be finding its place while the frame is on its way there."""
        if self._to is None:
            return
        self.frame = [old + (new - old) * share for old, new in zip(self._from, place_of(self._to), strict=True)]
        if share >= 1:
            self._arrive()

    def _arrive(self) -> None:
        if self._to is not None:
            self._to.framed = True
            self._to = None


def place_of(seat: Widget) -> Place:
    """Where a seat lies."""
    return seat.x, seat.y, seat.width, seat.height


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
