"""What lies above the bar in PAIR THREE: the two words as tiles, and the ring of the stuck clock."""

from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

import app.ui.pieces  # noqa: F401  # the kv file names them
from app.ui.widgets import Chip, Tappable  # noqa: F401  # the kv file names the chip

LEAST_TILE, MOST_TILE = 56, 160  # dp
TILE_SHARE = 0.39  # of the room


class WordTile(FloatLayout):
    """One word on wood; a brass rim while its letters are typed."""

    word = StringProperty("")
    is_next = BooleanProperty(False)
    side = NumericProperty("112dp")


class StuckRing(Tappable, BoxLayout):
    """The seconds left before nobody can play; a touch lets them rest or run on."""

    seconds = NumericProperty(0)
    share = NumericProperty(0)
    caption = StringProperty("")
    is_paused = BooleanProperty(False)
    compact = BooleanProperty(False)
    side = NumericProperty("88dp")


class WordStage(BoxLayout):
    """Two tiles, and the ring beside them."""

    first = StringProperty("")
    second = StringProperty("")
    typing = NumericProperty(0)
    has_clock = BooleanProperty(False)
    has_tiles = BooleanProperty(False)
    tiles_text = StringProperty("")
    compact = BooleanProperty(False)
    tile_width = NumericProperty("112dp")

    def show(self, first: str, second: str) -> None:
        """Show the words as far as they are typed."""
        self.first, self.second = first, second
        self.typing = 0 if len(first) < 3 else 1 if len(second) < 3 else 2

    def fit(self, compact: bool, room: float) -> None:
        """Tiles as large as fit beside the ring."""
        self.compact = compact
        self.tile_width = dp(LEAST_TILE) if compact else max(dp(72), min(dp(MOST_TILE), room * TILE_SHARE))

    @property
    def tiles(self) -> Any:
        """The way to the tiles that were told."""
        return self.ids.tiles

    @property
    def ring(self) -> Any:
        """The clock."""
        return self.ids.ring


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
