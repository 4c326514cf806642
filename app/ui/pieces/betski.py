"""Betski: gold is a circle, silver a square; shape and side tell them apart without colour."""

from typing import Any

from kivy.graphics import PopMatrix, PushMatrix, Rotate
from kivy.metrics import dp
from kivy.properties import NumericProperty, OptionProperty

from app.ui.pieces import drawing
from app.ui.pieces.face import CardFace, PieceFace

BARRED = (6, 9)


def draw_bar(figure: int, side: float, cx: float, cy: float) -> None:
    """The bar under a 6 or a 9: the pair is printed both ways up."""
    if figure in BARRED:
        thick = max(1.0, 0.055 * side)
        drawing.box(cx - 0.15 * side, cy - side / 2 + 0.13 * side, 0.30 * side, thick, thick / 2)


def _figure(figure: int, side: float, cx: float, cy: float, share: float) -> None:
    lift = 0.03 * side if figure in BARRED else 0
    drawing.text(str(figure), "lato_black", share * side, cx, cy + lift)
    draw_bar(figure, side, cx, cy)


def draw_coin(figure: int, side: float, cx: float, cy: float, share: float = 0.62) -> None:
    """The gold coin with its figure."""
    drawing.ink("goldrim")
    drawing.disc(cx, cy, side / 2)
    drawing.ink("gold")
    drawing.disc(cx, cy, side / 2 - max(1.0, 0.06 * side))
    drawing.ink("goldfig")
    _figure(figure, side, cx, cy, share)


def draw_plate(figure: int, side: float, cx: float, cy: float, share: float = 0.62) -> None:
    """The silver plate with its figure."""
    rim = max(1.0, 0.06 * side)
    drawing.ink("silverrim")
    drawing.box(cx - side / 2, cy - side / 2, side, side, 0.16 * side)
    drawing.ink("silver")
    drawing.box(cx - side / 2 + rim, cy - side / 2 + rim, side - 2 * rim, side - 2 * rim, 0.16 * side - rim / 2)
    drawing.ink("silverfig")
    _figure(figure, side, cx, cy, share)


class BetskiCardFace(CardFace):
    """One Betski card; `focus_ring` marks the side a verdict speaks of."""

    gold = NumericProperty(3)
    silver = NumericProperty(3)
    focus_ring = OptionProperty("", options=["", "gold", "silver"])
    look_fields = ("gold", "silver", "focus_ring")

    def print_on(self, w: float, h: float) -> None:
        """The pair, the same pair turned, and the line between."""
        side, margin = 0.38 * w, 0.08 * w
        drawing.ink("courtline")
        line = max(1.0, dp(1))
        drawing.box(margin, h / 2 - line / 2, w - 2 * margin, line)
        self._diamond(w / 2, h / 2, 0.16 * w / 2 * 1.3)
        if self.focus_ring:
            self._ring(w, h, side, margin)
        self._pair(w, h, side, margin)
        PushMatrix()
        Rotate(angle=180, origin=(w / 2, h / 2))
        self._pair(w, h, side, margin)
        PopMatrix()

    def _pair(self, w: float, h: float, side: float, margin: float) -> None:
        cy = h - margin - side / 2
        draw_coin(int(self.gold), side, margin + side / 2, cy)
        draw_plate(int(self.silver), side, w - margin - side / 2, cy)

    @staticmethod
    def _diamond(cx: float, cy: float, reach: float) -> None:
        corners = (cx, cy + reach, cx + reach, cy, cx, cy - reach, cx - reach, cy)
        drawing.ink("card")
        drawing.quad(*corners)
        drawing.ink("courtline")
        drawing.stroke(list(corners), max(1.0, dp(1)), close=True)

    def _ring(self, w: float, h: float, side: float, margin: float) -> None:
        """Drawn below the pair as a larger shape with a card-coloured one on it: a ring without a seam."""
        cy = h - margin - side / 2
        for token, reach in (("focus", side / 2 + dp(4)), ("card", side / 2 + dp(1))):
            drawing.ink(token)
            if self.focus_ring == "gold":
                drawing.disc(margin + side / 2, cy, reach)
            else:
                cx = w - margin - side / 2
                drawing.box(cx - reach, cy - reach, 2 * reach, 2 * reach, 0.16 * side + reach - side / 2)


class BetskiCoin(PieceFace):
    """A gold coin or silver plate alone, as in "Silver 3"."""

    figure = NumericProperty(3)
    metal = OptionProperty("gold", options=["gold", "silver"])
    look_fields = ("figure", "metal")

    def __init__(self, **kwargs: Any) -> None:
        kwargs.setdefault("ratio", 1.0)
        super().__init__(**kwargs)

    def draw(self, w: float, h: float) -> None:
        """The shape in the metal's colours."""
        (draw_coin if self.metal == "gold" else draw_plate)(int(self.figure), w, w / 2, h / 2)


class BetskiKeyFace(PieceFace):
    """Coin and plate side by side, as a pad key carries them."""

    gold = NumericProperty(3)
    silver = NumericProperty(3)
    look_fields = ("gold", "silver")

    def __init__(self, **kwargs: Any) -> None:
        kwargs.setdefault("ratio", 0.5)
        super().__init__(**kwargs)

    def draw(self, w: float, h: float) -> None:
        """Figures are larger on shapes below 28 dp."""
        side = 0.48 * w
        share = 0.69 if side < dp(28) else 0.62
        draw_coin(int(self.gold), side, side / 2, h / 2, share)
        draw_plate(int(self.silver), side, w - side / 2, h / 2, share)
