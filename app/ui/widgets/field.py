"""One line to type in. Not among the widgets of every screen: the first one should not wait for it."""

from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.properties import BooleanProperty, NumericProperty
from kivy.uix.textinput import TextInput


class Field(TextInput):
    """A line with a frame that tells whether it is being typed in, and whether something is wrong with it."""

    wrong = BooleanProperty(False)
    longest = NumericProperty(200)

    def insert_text(self, substring: str, from_undo: bool = False) -> Any:
        """Take what fits; a whole book pasted by mistake must not stop the screen."""
        return super().insert_text(substring[: max(0, int(self.longest) - len(self.text))], from_undo)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
