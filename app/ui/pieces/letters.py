"""Letter cards and word tiles."""

from typing import Any

from kivy.metrics import dp
from kivy.properties import StringProperty

from app.ui.pieces import drawing
from app.ui.pieces.face import CardFace, PieceFace

UNKNOWN_POINTS = "–"


class AlphaCardFace(CardFace):
    """A letter with its points; `other` is the second vowel of a pair, printed upside down."""

    letter = StringProperty("A")
    other = StringProperty("")
    points = StringProperty("")
    look_fields = ("letter", "other", "points")

    def print_on(self, w: float, h: float) -> None:
        """Points, corner letter, large letter, and the turned vowel of a pair."""
        points = self.points or UNKNOWN_POINTS
        small = 0.24 * w
        drawing.ink("ink2")
        wide = drawing.text_wide(points, "lato_bold", small)
        drawing.text(points, "lato_bold", small, 0.10 * w + wide / 2, h - 0.10 * w - 0.36 * small)
        self._corner_letter(w, h)
        drawing.ink("vowel" if self.other else "ink")
        drawing.text(self.letter, "vollkorn_black", 0.64 * w, w / 2, h - 0.27 * h - 0.26 * w)
        if self.other:
            self._turned(w)

    def _corner_letter(self, w: float, h: float) -> None:
        size = 0.25 * w
        wide = drawing.text_wide(self.letter, "vollkorn_black", size)
        drawing.ink("ink")
        drawing.text(self.letter, "vollkorn_black", size, w - 0.09 * w - wide / 2, h - 0.10 * w - 0.34 * size)

    def _turned(self, w: float) -> None:
        drawing.ink("courtline")
        drawing.box(0.10 * w, 0.36 * w, 0.80 * w, max(1.0, dp(1)))
        size = 0.27 * w
        wide = drawing.text_wide(self.other, "vollkorn_black", size)
        drawing.ink("ink2", 0.9)
        drawing.text(self.other, "vollkorn_black", size, 0.10 * w + wide / 2, 0.17 * w, turned=True)


class WordTileFace(PieceFace):
    """A wooden tile with the one word the table has told; the other three edges carry bars."""

    word = StringProperty("")
    look_fields = ("word",)

    def __init__(self, **kwargs: Any) -> None:
        kwargs.setdefault("ratio", 1.0)
        super().__init__(**kwargs)

    def draw(self, w: float, h: float) -> None:
        """Side, wood, grain, bars, word."""
        if self.shaded:
            drawing.shadow(w, h)
        radius = 0.09 * w
        drawing.ink("woodside")
        drawing.box(0, 0, w, h, radius)
        drawing.ink("wood")
        drawing.box(0, dp(3), w, h - dp(3), radius)
        self._grain(w, h)
        self._bars(w, h)
        drawing.ink("woodburn")
        self._word(w, h)

    def _word(self, w: float, h: float) -> None:
        size = 0.27 * w
        wide = drawing.text_wide(self.word, "vollkorn_bold", size) + dp(1) * len(self.word)
        size *= min(1.0, 0.74 * w / wide) if wide else 1.0
        drawing.spaced_text(self.word, "vollkorn_bold", size, w / 2, h / 2 + dp(1), dp(1))

    @staticmethod
    def _grain(w: float, h: float) -> None:
        drawing.ink("woodgrain", 0.7)
        high = h - dp(3)
        for line in range(6):
            y = dp(3) + high * (line + 0.6) / 6.2
            swing = (0.018 + 0.007 * (line % 3)) * w * (-1 if line % 2 else 1)
            points: list[float] = []
            for step in range(13):
                along = step / 12
                bend = 4 * along * (1 - along) * (1 - 2 * along) * 2.6
                points += [along * w * 0.96 + 0.02 * w, y + swing * bend]
            drawing.stroke(points, dp(1.2))

    @staticmethod
    def _bars(w: float, h: float) -> None:
        drawing.ink("woodbar")
        long, thick, edge = 0.28 * w, max(dp(2), 0.022 * w), 0.10 * w
        middle = h / 2 + dp(1)
        drawing.box(w / 2 - long / 2, h - edge - thick / 2, long, thick, thick / 2)
        drawing.box(w / 2 - long / 2, edge + dp(2), long, thick, thick / 2)
        drawing.box(edge - thick, middle - long / 2.3, thick, long / 1.15, thick / 2)
        drawing.box(w - edge, middle - long / 2.3, thick, long / 1.15, thick / 2)
