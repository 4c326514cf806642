"""A seat while the table is being set up."""

from collections.abc import Callable
from pathlib import Path

from kivy.lang import Builder
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.ui.widgets import FilledButton, Tappable


class FirstMark(Tappable, Widget):
    """The ring that tells who is first; a tap makes it so."""

    chosen = BooleanProperty(False)


class SeatLine(Tappable, BoxLayout):
    """Number, face and name; a tap unfolds what can be done with this seat."""

    number = StringProperty("")
    name = StringProperty("")
    mark = StringProperty("")
    tint = NumericProperty(0)
    is_open = BooleanProperty(False)
    words_height = NumericProperty(0)


class SeatAction(FilledButton):
    """Something to do with a seat; four of them go side by side."""


class PlayerSeat(BoxLayout):
    """A taken seat: `on_open` unfolds it, `on_first` makes the player first, `on_refused` says why not."""

    __events__ = ("on_open", "on_first", "on_refused")
    number = StringProperty("")
    name = StringProperty("")
    mark = StringProperty("")
    tint = NumericProperty(0)
    is_open = BooleanProperty(False)
    has_first = BooleanProperty(True)
    lowest = BooleanProperty(False)
    is_roomy = BooleanProperty(False)

    def on_open(self) -> None:
        """The line was touched."""

    def on_first(self) -> None:
        """The ring was touched."""

    def on_refused(self, reason: str) -> None:
        """Something was tried that cannot be done with this seat."""

    def add_action(self, text: str, icon: str, act: Callable[[], None], reason: str = "") -> None:
        """Something to do with this seat; greyed while there is a reason not to."""
        button = SeatAction(text=text, icon=icon, stacked=self.is_roomy, greyed=bool(reason), reason=reason)
        self.bind(is_roomy=button.setter("stacked"))
        button.bind(
            on_tap=lambda _button: act(),
            on_refused=lambda _button, why: self.dispatch("on_refused", why),
        )
        self.ids.actions.add_widget(button)


class BlankSeat(Tappable, BoxLayout):
    """A seat that somebody must take before the match can begin."""

    number = StringProperty("")
    text = StringProperty("")
    lowest = BooleanProperty(False)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
