"""Small signs for people and facts: the avatar, the chip, the tag."""

from pathlib import Path

from kivy.lang import Builder
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.ui.widgets.measure import text_width
from app.ui.widgets.tappable import Tappable


def initial(name: str) -> str:
    """First letter of a name, for the avatar."""
    return name.strip()[:1].upper()


class Avatar(Widget):
    """A player's tinted disc with an initial or the emblem that was chosen, or an icon for everybody."""

    name = StringProperty("")
    tint = NumericProperty(0)
    icon = StringProperty("")
    emblem = StringProperty("")
    side = NumericProperty("36dp")
    initial = staticmethod(initial)


class Chip(Tappable, BoxLayout):
    """A pill to touch: a recent player, a filter, a reason."""

    text = StringProperty("")
    icon = StringProperty("")
    person = BooleanProperty(False)
    tint = NumericProperty(0)
    outlined = BooleanProperty(False)
    chosen = BooleanProperty(False)
    widest = NumericProperty("300dp")  # longer words are written smaller, then cut short

    width_of = staticmethod(text_width)


class Tag(BoxLayout):
    """A pill that only tells: overruled, amended."""

    text = StringProperty("")
    icon = StringProperty("")
    ink = ColorProperty([1, 1, 1, 1])
    fill = ColorProperty([0, 0, 0, 0])

    width_of = staticmethod(text_width)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
