"""The word tiles: four three-letter words each, one on every side."""

from __future__ import annotations

from typing import NamedTuple

TILES = 112
SIDES = 4
WORD_LENGTH = 3

_IGNORED = str.maketrans("", "", " -'’.")


def word_of(text: str) -> str:
    """The word as it is kept: small letters, without what people may write around them.

    :raises ValueError: if it has not exactly three letters of the alphabet.
    """
    word = text.lower().translate(_IGNORED)
    if len(word) != WORD_LENGTH or not (word.isascii() and word.isalpha()):
        raise ValueError(f"not a three-letter word: {text!r:.40}")
    return word


class Tile(NamedTuple):
    """A tile's words, clockwise. A tile has no upper side: make one with *of*, so that each has one writing."""

    words: tuple[str, str, str, str]

    @property
    def code(self) -> str:
        """The tile in writing."""
        return "-".join(self.words)

    @property
    def label(self) -> str:
        """The tile as a person reads it."""
        return " ".join(self.words).upper()

    @classmethod
    def of(cls, *words: str) -> Tile:
        """The tile with these words clockwise, whichever comes first.

        :raises ValueError: if these are not four three-letter words.
        """
        if len(words) != SIDES:
            raise ValueError(f"a tile has four words, not {len(words)}")
        top, right, bottom, left = (word_of(word) for word in words)
        ways_up = (top, right, bottom, left), (right, bottom, left, top), (bottom, left, top, right)
        return cls(min(*ways_up, (left, top, right, bottom)))

    @classmethod
    def from_code(cls, text: str) -> Tile:
        """The tile written as text; ValueError when it is none."""
        return cls.of(*text.split("-"))


# Which words the printed tiles carry is not published. These only show what a tile looks like.
EXAMPLES: tuple[Tile, ...] = tuple(
    Tile.from_code(code)
    for code in (
        "car-met-doe-art", "rot-men-toe-rat", "bed-ice-hen-sun", "bug-cap-egg-hot",
        "pen-dog-sea-bat", "pal-tag-red-cat", "day-mar-cot-pep", "ton-tin-got-per",
        "bye-won-fog-win", "buy-one-ink-arm", "gym-ask-eat-dry", "leg-out-for-pay",
    )
)  # fmt: skip
