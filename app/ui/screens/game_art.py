"""The small picture of each game: a few of its own pieces."""

from collections.abc import Callable

from kivy.metrics import dp
from kivy.uix.relativelayout import RelativeLayout
from kivy.uix.widget import Widget

from app.ui import pieces

Placed = tuple[Widget, float, float]  # a piece, and where its lower left corner lies in dp


def game_art(game: str, scale: float = 1.0) -> Widget:
    """The picture for a game; an empty place for one that has none."""
    art = RelativeLayout(size_hint=(None, None))
    drawn = _ART.get(game)
    for piece, x, y in drawn() if drawn is not None else ():
        piece.card_width *= scale
        piece.pos = dp(x) * scale, dp(y) * scale
        art.add_widget(piece)
    wide, high = _SIZES.get(game, (0, 0))
    art.size = dp(wide) * scale, dp(high) * scale
    return art


def _betski() -> list[Placed]:
    return [
        (pieces.BetskiCardFace(gold=6, silver=3, card_width=dp(43), tilt=8), 2, 2),
        (pieces.BetskiCardFace(gold=4, silver=8, card_width=dp(43), tilt=-5), 46, 4),
    ]


def _threebetween() -> list[Placed]:
    slots = [(pieces.EmptySlot(card_width=dp(16), ratio=2.8), 35 + 19 * place, 8) for place in range(3)]
    return [
        (pieces.AlphaCardFace(letter="E", points="1", card_width=dp(32)), 0, 8),
        *slots,
        (pieces.AlphaCardFace(letter="N", points="2", card_width=dp(32)), 93, 8),
    ]


def _in_between() -> list[Placed]:
    return [
        (pieces.RankCardFace(rank="4", card_width=dp(38)), 0, 4),
        (pieces.EmptySlot(text="7", kind="brass", card_width=dp(38)), 44, 4),
        (pieces.RankCardFace(rank="9", card_width=dp(38)), 88, 4),
    ]


def _triple_replace() -> list[Placed]:
    return [
        (pieces.StandardCardFace(rank="A", suit="S", card_width=dp(41), tilt=8), 2, 1),
        (pieces.StandardCardFace(rank="A", suit="H", card_width=dp(41)), 34, 6),
        (pieces.CardBack(card_width=dp(41), tilt=-7), 64, 2),
    ]


def _pair_three() -> list[Placed]:
    return [
        (pieces.WordTileFace(word="CAR", card_width=dp(56)), 0, 2),
        (pieces.WordTileFace(word="ROT", card_width=dp(56)), 58, 2),
    ]


_ART: dict[str, Callable[[], list[Placed]]] = {
    "betski": _betski,
    "threebetween": _threebetween,
    "in_between": _in_between,
    "triple_replace": _triple_replace,
    "pair_three": _pair_three,
}
_SIZES = {
    "betski": (92, 66),
    "threebetween": (125, 66),
    "in_between": (126, 66),
    "triple_replace": (108, 66),
    "pair_three": (114, 60),
}
