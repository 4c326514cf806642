"""Spanish for the cards of the ordinary deck."""

from rules.sentences import Sentence

_RANKS = {**{str(number): str(number) for number in range(2, 11)}, "J": "jota", "Q": "reina", "K": "rey", "A": "as"}
_SUITS = {"s": "picas", "h": "corazones", "d": "diamantes", "c": "tréboles"}

SENTENCES: dict[str, Sentence] = {
    **{f"rank.{code}": rank for code, rank in _RANKS.items()},
    **{f"card.{code}": rank for code, rank in _RANKS.items()},
    **{f"card.{code}{sign}": f"{rank} de {suit}" for code, rank in _RANKS.items() for sign, suit in _SUITS.items()},
    "post.A-high": "as alto",
    "post.A-low": "as bajo",
    **{f"post.A{sign}-high": f"as alto de {suit}" for sign, suit in _SUITS.items()},
    **{f"post.A{sign}-low": f"as bajo de {suit}" for sign, suit in _SUITS.items()},
}
