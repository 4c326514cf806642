"""German for the cards of the ordinary deck."""

from rules.sentences import Sentence

_RANKS = {**{str(number): str(number) for number in range(2, 11)}, "J": "Bube", "Q": "Dame", "K": "König", "A": "Ass"}
_SUITS = {"s": "Pik", "h": "Herz", "d": "Karo", "c": "Kreuz"}

SENTENCES: dict[str, Sentence] = {
    **{f"rank.{code}": rank for code, rank in _RANKS.items()},
    **{f"card.{code}": rank for code, rank in _RANKS.items()},
    **{f"card.{code}{sign}": f"{suit} {rank}" for code, rank in _RANKS.items() for sign, suit in _SUITS.items()},
    "post.A-high": "hohes Ass",
    "post.A-low": "tiefes Ass",
    **{f"post.A{sign}-high": f"hohes {suit} Ass" for sign, suit in _SUITS.items()},
    **{f"post.A{sign}-low": f"tiefes {suit} Ass" for sign, suit in _SUITS.items()},
}
