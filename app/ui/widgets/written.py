"""A label that watches only what this app changes."""

from typing import Any

from kivy.clock import Clock
from kivy.core.text import Label as CoreLabel
from kivy.uix.label import Label

CHANGING = ("font_name", "font_size", "color", "halign", "line_height", "strikethrough", "padding")
SET_ONCE = ("valign", "shorten", "shorten_from", "max_lines")
WATCHED = ("text", "text_size", "disabled", *CHANGING)


class Written(Label):
    """Plain text without markup.

    Kivy's label reads and binds forty properties before anything is written, and a screen has a hundred labels: most
    of the time in which a screen is built. This one binds the few that change, and reads them when it writes.
    """

    def __init__(self, **kwargs: Any) -> None:
        self._trigger_texture = Clock.create_trigger(self.texture_update, -1)
        self._label = CoreLabel()
        super(Label, self).__init__(**kwargs)
        for name in WATCHED:
            self.fbind(name, self._trigger_texture)
        self._trigger_texture()

    def texture_update(self, *_args: Any) -> None:
        """Write anew, by what the properties say now."""
        label = self._label
        label.text, label.usersize = self.text, self.text_size
        for name in (*CHANGING, *SET_ONCE):
            label.options[name] = getattr(self, name)
        if self.disabled:
            label.options["color"] = self.disabled_color
        self.texture = None
        if label.text:
            label.refresh()
            self.texture = label.texture
        self.texture_size = self.texture.size if self.texture else (0, 0)
        self.is_shortened = label.is_shortened
