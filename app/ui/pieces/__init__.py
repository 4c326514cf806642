"""The drawn pieces: cards, tiles and the places they lie in."""

from app.ui.pieces.betski import BetskiCardFace, BetskiCoin, BetskiKeyFace
from app.ui.pieces.letters import AlphaCardFace, WordTileFace
from app.ui.pieces.slot import EmptySlot
from app.ui.pieces.standard import CardBack, RankCardFace, StandardCardFace

__all__ = [
    "AlphaCardFace", "BetskiCardFace", "BetskiCoin", "BetskiKeyFace", "CardBack", "EmptySlot", "RankCardFace",
    "StandardCardFace", "WordTileFace",
]  # fmt: skip
