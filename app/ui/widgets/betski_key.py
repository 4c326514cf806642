"""A key of the Betski pad: a card's gold and silver in the small."""

from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.properties import NumericProperty

from app.ui.pieces.betski import BetskiKeyFace
from app.ui.widgets.key import Key


class BetskiKey(Key):
    """Coin and plate while playable, two tinted figures while greyed, struck figures once seen."""

    gold = NumericProperty(3)
    silver = NumericProperty(3)
    figure = NumericProperty(20)

    def __init__(self, **kwargs: Any) -> None:
        self._face: BetskiKeyFace | None = None
        super().__init__(**kwargs)
        self.bind(look=self._dress, gold=self._dress, silver=self._dress, pos=self._centre, size=self._centre)
        self._dress()

    def _dress(self, *_args: Any) -> None:
        """The coin and plate are drawn only while they show: a pad has 49 keys."""
        playable = self.look in ("playable", "key", "win")
        if not playable:
            if self._face is not None and self._face.parent is self:
                self.remove_widget(self._face)
            return
        if self._face is None:
            self._face = BetskiKeyFace(shaded=False)
        self._face.gold, self._face.silver = self.gold, self.silver
        if self._face.parent is None:
            self.add_widget(self._face)
        self._centre()

    def _centre(self, *_args: Any) -> None:
        if self._face is not None:
            self._face.card_width = min(self.width * 0.92, self.height * 0.92)
            self._face.center = self.center


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
