"""A switch of the settings with its words, which do the same as the switch."""

from typing import Any

from app.ui.widgets import Toggle
from app.ui.widgets.wrapping_row import WrappingRow


class SwitchRow(WrappingRow):
    """A touch on the words turns the switch over."""

    def __init__(self, toggle: Toggle, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.trail(toggle)
        self.bind(on_tap=lambda _row: toggle.press())
