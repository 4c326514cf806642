"""Buttons: the brass one, the outlined one, the one that is only text, the one that is only an icon."""

from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, OptionProperty, StringProperty
from kivy.uix.anchorlayout import AnchorLayout

from app.ui.widgets.measure import text_width
from app.ui.widgets.tappable import Tappable
from app.ui.widgets.text import HINTED, Icon

LEAST_SHARE = 0.8  # of its size in which a text is written before it wraps
LEAST_OF_WORD = 0.6  # of its size in which a long word is written before it breaks


class LabelledButton(Tappable, AnchorLayout):
    """Icon and text in the middle of a rounded field; the text wraps when it must."""

    text = StringProperty("")
    icon = StringProperty("")
    icon_after = BooleanProperty(False)
    stacked = BooleanProperty(False)
    font_name = StringProperty("")
    font_size = NumericProperty(17)
    min_height = NumericProperty("56dp")
    least_height = NumericProperty(0)  # what the words need
    fill = ColorProperty([0, 0, 0, 0])
    frame = ColorProperty([0, 0, 0, 0])
    ink = ColorProperty([1, 1, 1, 1])
    radius = NumericProperty("16dp")
    room = NumericProperty(0)

    @staticmethod
    def natural_width(text: str, font_name: str, font_size: float) -> int:
        """Width of the text on one line."""
        return text_width(text, font_name, font_size) if font_name else 0

    @staticmethod
    def fitted(text: str, font_name: str, font_size: float, room: float) -> float:
        """A little smaller where that saves a second line; else the text wraps, between its words."""
        if not font_name or room <= 0:
            return font_size
        share = room / max(1, text_width(text, font_name, font_size))
        if share < LEAST_SHARE:
            longest = max((text_width(word, font_name, font_size) for word in text.split()), default=1)
            share = max(LEAST_OF_WORD, room / max(1, longest))
        return font_size if share >= 1 else font_size * share * HINTED


class PrimaryButton(LabelledButton):
    """The one thing to do next, in brass."""


class QuietButton(LabelledButton):
    """Another thing to do, outlined."""


class FilledButton(LabelledButton):
    """A quiet choice among several, filled like the controls around it."""


class LinkButton(LabelledButton):
    """Brass text without a field, as wide as its words."""


class IconButton(Tappable, Icon):
    """An icon with 48 dp around it to touch."""

    hint = StringProperty("")
    shape = OptionProperty("none", options=["none", "round"])

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
