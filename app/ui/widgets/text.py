"""Everything written: text that wraps, lines that shorten, headings, icons."""

from pathlib import Path

from kivy.lang import Builder
from kivy.properties import ColorProperty, NumericProperty, StringProperty

from app.ui.icons import ICONS
from app.ui.widgets.measure import text_width
from app.ui.widgets.written import Written

HINTED = 0.98  # letters do not shrink quite as their size does
LEAST_SHARE = 0.7  # of the size in which a line is written when there is room


class Text(Written):
    """Text that wraps to its width and is as high as it needs; markup is never read."""


class OneLine(Written):
    """One line, cut short with an ellipsis where the room ends."""


class FittedLine(OneLine):
    """One line, written smaller before anything of it is cut."""

    full = NumericProperty("16sp")
    least = NumericProperty(LEAST_SHARE)

    @staticmethod
    def fitted(text: str, font_name: str, full: float, width: float, least: float = LEAST_SHARE) -> float:
        """The size at which the text has room, but never so small that it cannot be read."""
        share = (width - 1) / max(1, text_width(text, font_name, full))
        return full if share >= 1 else full * max(least, share * HINTED)


class Heading(Text):
    """A title in the book face."""


class SheetHeading(Heading):
    """The heading of a sheet."""


class BoldText(Text):
    """A line that leads what follows."""


class QuietText(Text):
    """A line that stays behind."""


class ReadingText(Text):
    """Sentences to be read, not glanced at."""


class Question(Text):
    """What the table is asked, large enough to read across it."""


class Figure(OneLine):
    """A score."""

    wide = staticmethod(text_width)


class Icon(Written):
    """A picture from the icon font, by name."""

    icon = StringProperty("")
    icon_size = NumericProperty("24dp")
    tint = ColorProperty(None, allownone=True)

    @staticmethod
    def glyph(name: str) -> str:
        """The icon font's character for a name; an unknown name shows nothing."""
        return ICONS.get(name, "")


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
