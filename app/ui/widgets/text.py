"""Everything written: text that wraps, lines that shorten, headings, icons."""

from pathlib import Path

from kivy.lang import Builder
from kivy.properties import ColorProperty, NumericProperty, StringProperty
from kivy.uix.label import Label

from app.ui.icons import ICONS


class Text(Label):
    """Text that wraps to its width and is as high as it needs; markup is never read."""


class OneLine(Label):
    """One line, cut short with an ellipsis where the room ends."""


class Heading(Text):
    """A title in the book face."""


class Icon(Label):
    """A picture from the icon font, by name."""

    icon = StringProperty("")
    icon_size = NumericProperty("24dp")
    tint = ColorProperty(None, allownone=True)

    @staticmethod
    def glyph(name: str) -> str:
        """The icon font's character for a name; an unknown name shows nothing."""
        return ICONS.get(name, "")


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
