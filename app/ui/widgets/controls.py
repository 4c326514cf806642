"""Controls that hold a value: the toggle, the stepper, the row of choices."""

from pathlib import Path
from typing import Any

from kivy.animation import Animation
from kivy.lang import Builder
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.ui import theme
from app.ui.widgets.tappable import Tappable
from app.ui.widgets.text import FittedLine
from app.ui.widgets.written import Written


class Toggle(Tappable, Widget):
    """On or off; on is told by brass, by side and by a check."""

    active = BooleanProperty(False)
    place = NumericProperty(0)

    def on_tap(self) -> None:
        """Turn it over."""
        self.active = not self.active

    def on_active(self, _toggle: "Toggle", active: bool) -> None:
        """Let the knob travel to its side."""
        seconds = theme.current().seconds(0.12)
        Animation.cancel_all(self, "place")
        if seconds and self.get_root_window():
            Animation(place=int(active), d=seconds, t="out_cubic").start(self)
        else:
            self.place = int(active)


class Stepper(BoxLayout):
    """A number between `low` and `high` with minus and plus beside it."""

    __events__ = ("on_refused",)
    value = NumericProperty(0)
    low = NumericProperty(0)
    high = NumericProperty(99)
    step = NumericProperty(1)
    before = StringProperty("")
    low_reason = StringProperty("")
    high_reason = StringProperty("")

    def change(self, direction: int) -> None:
        """One step down (-1) or up (1), never past an end."""
        self.value = min(self.high, max(self.low, self.value + direction * self.step))

    def on_refused(self, reason: str) -> None:
        """A step past an end was tried."""


class Segment(Tappable, Written):
    """One choice of a Segmented row."""

    chosen = BooleanProperty(False)
    fitted = staticmethod(FittedLine.fitted)


class Segmented(BoxLayout):
    """One of a few choices; `options` are the words, `index` the chosen one."""

    options = ListProperty()
    index = NumericProperty(0)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(options=self._lay_options)
        self._lay_options()

    def _lay_options(self, *_args: object) -> None:
        """Make a segment for each word."""
        self.clear_widgets()
        for place, word in enumerate(self.options):
            segment = Segment(text=word, chosen=place == self.index)
            segment.bind(on_tap=lambda _segment, place=place: setattr(self, "index", place))
            self.add_widget(segment)

    def on_index(self, *_args: object) -> None:
        """Mark the chosen segment."""
        for place, segment in enumerate(reversed(self.children)):
            segment.chosen = place == self.index


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
