"""Keys of the entry pads."""

from pathlib import Path

from kivy.lang import Builder
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, OptionProperty, StringProperty
from kivy.uix.label import Label

from app.ui.widgets.measure import text_width
from app.ui.widgets.tappable import Tappable

LOOKS = ["key", "win", "post", "miss", "greyed", "playable", "seen"]
REFUSING = ("greyed", "seen")


class Key(Tappable, Label):
    """One key; `look` says what touching it would mean, `mark` writes a word under the figure."""

    look = OptionProperty("key", options=LOOKS)
    mark = StringProperty("")
    mark_icon = StringProperty("")
    letter = BooleanProperty(False)
    value = StringProperty("")
    fill = ColorProperty([0, 0, 0, 0])
    frame = ColorProperty([0, 0, 0, 0])
    mark_color = ColorProperty([1, 1, 1, 1])
    min_side = NumericProperty("48dp")
    wide = staticmethod(text_width)

    def on_look(self, _key: "Key", look: str) -> None:
        """A greyed or seen key refuses; it never goes dead."""
        self.greyed = look in REFUSING


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
