"""A pad for the ordinary deck: a rank, then a suit where suits are told."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.ui.pieces import drawing
from app.ui.pieces.face import PieceFace
from app.ui.pieces.pips import SUITS as PIP_INKS
from app.ui.pieces.pips import draw_pip
from app.ui.widgets import Key
from rules.decks.standard import RANKS, SUITS, Card, Rank

COLUMNS = 7
SIGN_SHARE = 0.7  # of the height of its key


class PipFace(PieceFace):
    """A suit's sign, on the ivory of a card so that black and red both show."""

    suit = StringProperty("S")
    look_fields = ("suit",)

    def __init__(self, **kwargs: Any) -> None:
        kwargs.setdefault("ratio", 1.0)
        super().__init__(**kwargs)

    def draw(self, w: float, h: float) -> None:
        """The sign in its colour."""
        drawing.ink("card")
        drawing.box(0, 0, w, h, 0.2 * w)
        drawing.ink(PIP_INKS[self.suit])
        draw_pip(self.suit, 0.7 * w, w / 2, h / 2)


class SuitKey(Key):
    """One suit."""

    def __init__(self, suit: str, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._face = PipFace(suit=suit.upper(), card_width=dp(48) * SIGN_SHARE, shaded=False)
        self.add_widget(self._face)
        self.bind(pos=self._centre, size=self._centre)

    def _centre(self, *_args: Any) -> None:
        self._face.card_width = self.height * SIGN_SHARE
        self._face.center = self.center


class CardPad(BoxLayout):
    """Thirteen ranks and four suits; `on_card` with each card that is complete."""

    asks_suit = BooleanProperty(False)
    gap = NumericProperty("8dp")

    def __init__(self, on_card: Callable[[Card], None], tells_suits: bool, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._on_card = on_card
        self._tells_suits = tells_suits
        self._rank: Rank | None = None
        self._keys: dict[Rank, Key] = {}
        self._suits: dict[str, SuitKey] = {}
        for rank in RANKS:
            key = Key(text=rank.code)
            key.bind(on_tap=lambda _key, rank=rank: self._choose(rank))
            self._keys[rank] = key
            self.ids.ranks.add_widget(key)
        if tells_suits:
            for suit in SUITS:
                key = SuitKey(suit, greyed=True)
                key.bind(on_tap=lambda _key, suit=suit: self._complete(suit))
                self._suits[suit] = key
                self.ids.suits.add_widget(key)

    def fit(self, width: float, _height: float = 0) -> None:
        """Seven keys across, never below 48 dp."""
        self.gap = dp(8) if width >= COLUMNS * dp(48) + (COLUMNS - 1) * dp(8) else dp(2)
        side = max(dp(48), min(dp(72), (width - (COLUMNS - 1) * self.gap) / COLUMNS))
        for key in (*self._keys.values(), *self._suits.values()):
            key.min_side = side

    def on_asks_suit(self, _pad: "CardPad", asks: bool) -> None:
        """A suit is the second half of a card: before a rank it only shakes."""
        for key in self._suits.values():
            key.greyed = not asks

    def key_of(self, code: str) -> Key:
        """The key of a rank or a suit, by its code."""
        return self._suits[code] if code in self._suits else self._keys[Rank.from_code(code)]

    def _choose(self, rank: Rank) -> None:
        if not self._tells_suits:
            self._on_card(Card(rank))
            return
        self._rank = rank
        self.asks_suit = True
        for each, key in self._keys.items():
            key.look = "win" if each == rank else "key"

    def _complete(self, suit: str) -> None:
        if self._rank is None:
            return
        card = Card(self._rank, suit)
        self._rank = None
        self.asks_suit = False
        for key in self._keys.values():
            key.look = "key"
        self._on_card(card)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
