"""English for the cards of the ordinary deck."""

from rules.sentences import Sentence

_RANKS = {**{str(number): str(number) for number in range(2, 11)}, "J": "jack", "Q": "queen", "K": "king", "A": "ace"}
_SUITS = {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}

SENTENCES: dict[str, Sentence] = {
    **{f"rank.{code}": rank for code, rank in _RANKS.items()},
    **{f"card.{code}": rank for code, rank in _RANKS.items()},
    **{f"card.{code}{sign}": f"{rank} of {suit}" for code, rank in _RANKS.items() for sign, suit in _SUITS.items()},
    "post.A-high": "high ace",
    "post.A-low": "low ace",
    **{f"post.A{sign}-high": f"high ace of {suit}" for sign, suit in _SUITS.items()},
    **{f"post.A{sign}-low": f"low ace of {suit}" for sign, suit in _SUITS.items()},
}
