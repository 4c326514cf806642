"""Cards of the ordinary deck: with suits, with ranks alone, and from behind."""

from kivy.graphics import StencilPop, StencilPush, StencilUnUse, StencilUse
from kivy.metrics import dp
from kivy.properties import OptionProperty, StringProperty

from app.ui.pieces import drawing
from app.ui.pieces.face import CardFace
from app.ui.pieces.pips import SUITS, draw_pip

COURT = ("J", "Q", "K")


def _draw_rank(rank: str, size: float, cx: float, cy: float) -> None:
    """A rank; the two figures of 10 stand closer, so that it is no wider than it must be."""
    if len(rank) > 1:
        drawing.spaced_text(rank, "lato_black", size, cx, cy, -0.05 * size)
    else:
        drawing.text(rank, "lato_black", size, cx, cy)


class StandardCardFace(CardFace):
    """Rank (A, 2 to 10, J, Q, K) and suit (S, H, D, C)."""

    rank = StringProperty("A")
    suit = OptionProperty("S", options=list(SUITS))
    look_fields = ("rank", "suit")

    def print_on(self, w: float, h: float) -> None:
        """Index and pip; small cards keep only what can be read."""
        if w < dp(64):
            self._small(w, h)
        else:
            self._index(w, h)
            (self._court if self.rank in COURT else self._pip)(w, h)

    def _small(self, w: float, h: float) -> None:
        drawing.ink(SUITS[self.suit])
        size = 0.42 * w
        wide = drawing.text_wide(self.rank, "lato_black", size)
        _draw_rank(self.rank, size, 0.10 * w + wide / 2, h - 0.10 * w - 0.36 * size)
        draw_pip(self.suit, 0.54 * w, w - 0.35 * w, 0.36 * w)

    def _index(self, w: float, h: float) -> None:
        drawing.ink(SUITS[self.suit])
        cx = 0.03 * w + 0.18 * w
        _draw_rank(self.rank, 0.30 * w, cx, h - 0.08 * w - 0.12 * w)
        draw_pip(self.suit, 0.22 * w, cx, h - 0.08 * w - 0.30 * w - 0.13 * w)

    def _pip(self, w: float, h: float) -> None:
        side = (0.56 if self.rank == "A" else 0.46) * w
        draw_pip(self.suit, side, 0.56 * w, h - 0.36 * h - side / 2)

    def _court(self, w: float, h: float) -> None:
        left, right, bottom, top = 0.41 * w, w - 0.09 * w, 0.09 * w, h - 0.12 * w
        drawing.ink("courtline")
        drawing.outline(left, bottom, right - left, top - bottom, 0.06 * w, dp(1.5))
        drawing.ink(SUITS[self.suit])
        drawing.text(self.rank, "vollkorn_black", 0.50 * w, (left + right) / 2, (top + bottom) / 2)


class RankCardFace(CardFace):
    """A rank alone, for games where suits never matter."""

    rank = StringProperty("A")
    look_fields = ("rank",)

    def print_on(self, w: float, h: float) -> None:
        """A small rank in the corner and a large one in the middle; nothing is turned."""
        small = 0.20 * w
        wide = drawing.text_wide(self.rank, "lato_black", small)
        drawing.ink("ink")
        _draw_rank(self.rank, small, 0.10 * w + wide / 2, h - 0.10 * w - 0.36 * small)
        _draw_rank(self.rank, 0.60 * w, w / 2, h / 2)


class CardBack(CardFace):
    """The striped back."""

    def print_on(self, w: float, h: float) -> None:
        """Diagonal stripes inside a plain border."""
        inset = 0.07 * w
        wide, high, radius = w - 2 * inset, h - 2 * inset, 0.05 * w
        drawing.ink("backdark")
        drawing.box(inset, inset, wide, high, radius)
        mask = (inset + 1, inset + 1, wide - 2, high - 2, radius)
        StencilPush()
        drawing.mask(*mask)
        StencilUse()
        drawing.ink("backlight")
        self._stripes(inset, wide, high)
        StencilUnUse()
        drawing.mask(*mask)
        StencilPop()

    @staticmethod
    def _stripes(inset: float, wide: float, high: float) -> None:
        step, run = dp(4) * 2**0.5, high
        x = inset - run
        while x < inset + wide:
            top, bottom = inset + high, inset
            drawing.quad(x, top, x + step, top, x + step + run, bottom, x + run, bottom)
            x += 2 * step
