"""Keys of the entry pads."""

from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    ObjectProperty,
    OptionProperty,
    StringProperty,
)

from app.ui.widgets.measure import text_width
from app.ui.widgets.tappable import Tappable
from app.ui.widgets.text import Icon
from app.ui.widgets.written import Written

LOOKS = ["key", "win", "post", "miss", "greyed", "playable", "seen"]
REFUSING = ("greyed", "seen")


class Key(Tappable, Written):
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
    _marks: tuple[type, ...] = ()  # the parts that write marks, made for the first one: a pad has dozens of keys

    def on_look(self, _key: "Key", look: str) -> None:
        """A greyed or seen key refuses; it never goes dead."""
        self.greyed = look in REFUSING

    def on_padding(self, _key: "Key", _padding: Any) -> None:
        """The figure makes room for what is written under it."""
        self._trigger_texture()

    def on_mark(self, _key: "Key", mark: str) -> None:
        """Write the word under the figure."""
        self._have(KeyMark, mark)

    def on_mark_icon(self, _key: "Key", icon: str) -> None:
        """Draw the sign under the figure."""
        self._have(KeyMarkIcon, icon)

    def _have(self, part: type, wanted: str) -> None:
        if wanted and part not in self._marks:
            self._marks = (*self._marks, part)
            self.add_widget(part(key=self))


class KeyMark(Written):
    """The word under a key's figure."""

    key = ObjectProperty(None, allownone=True, rebind=True)


class KeyMarkIcon(Icon):
    """The sign under a key's figure."""

    key = ObjectProperty(None, allownone=True, rebind=True)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
