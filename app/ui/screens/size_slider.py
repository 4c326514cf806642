"""Choosing the text size: a slider between a small and a large letter."""

from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.slider import Slider

from app.ui.present.settings import LARGEST, SMALLEST, STEP, text_scale
from app.ui.widgets import Tappable
from app.ui.widgets.written import Written


class SizeLetter(Tappable, Written):
    """The letter at an end of the slider; a tap goes one step towards it."""


class SizeTrack(Slider):
    """The slider itself, with room for a finger."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(min=SMALLEST, max=LARGEST, step=STEP, **kwargs)


class SizeSlider(BoxLayout):
    """A text size from 1 to 2: `scale`; `on_refused` when a step past an end was tried."""

    __events__ = ("on_refused",)
    scale = NumericProperty(SMALLEST)
    low_reason = StringProperty("")
    high_reason = StringProperty("")

    def take(self, value: float) -> None:
        """The slider was moved."""
        self.scale = text_scale(value)

    def step(self, direction: int) -> None:
        """One step smaller (-1) or larger (1)."""
        wanted = text_scale(self.scale + direction * STEP)
        if wanted == self.scale:
            self.dispatch("on_refused", self.high_reason if direction > 0 else self.low_reason)
        self.scale = wanted

    def on_refused(self, reason: str) -> None:
        """It is at its end."""


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
