"""A switch of the settings with its words, which do the same as the switch."""

from pathlib import Path
from typing import Any

from kivy.lang import Builder

from app.ui.widgets import ListRow, Toggle


class SwitchRow(ListRow):
    """Unlike other rows it never shortens its title: with large text it wraps."""

    def __init__(self, toggle: Toggle, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.trail(toggle)
        self.bind(on_tap=lambda _row: toggle.press())


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
