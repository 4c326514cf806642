"""What entries are written with: pairs of words, plays, tiles on the board, and the table's own words."""

from __future__ import annotations

from typing import NamedTuple

from rules.decks.tiles import EXAMPLES, SIDES, Tile, word_of
from rules.pair_three.matching import TABLE_RULES

FARTHEST = 112  # from the middle of the board


class WordPair(NamedTuple):
    """A word of the tile that is played, and the word it meets."""

    first: str
    second: str

    @property
    def code(self) -> str:
        """The pair in writing."""
        return f"{self.first}+{self.second}"

    @property
    def label(self) -> str:
        """The pair as a person reads it."""
        return f"{self.first.upper()} + {self.second.upper()}"

    @classmethod
    def from_code(cls, text: str) -> WordPair:
        """The pair written as text; ValueError when it is none."""
        first, plus, second = text.partition("+")
        if not plus:
            raise ValueError(f"not a pair of words: {text!r:.40}")
        return cls(word_of(first), word_of(second))


class Play(NamedTuple):
    """What is known of a tile being played: the tile, the words called out beside others, the words over another.

    All of it may be left out: then the table has looked at the words itself.
    """

    tile: Tile | None = None
    pairs: tuple[WordPair, ...] = ()
    over: WordPair | None = None

    @property
    def code(self) -> str:
        """The play in writing: the tile and a colon, the pairs, and a sign before the pair with the tile beneath."""
        if self == UNSAID:
            return "unsaid"
        tile = f"{self.tile.code}:" if self.tile else ""
        over = f"^{self.over.code}" if self.over else ""
        return tile + ",".join(pair.code for pair in self.pairs) + over

    @property
    def label(self) -> str:
        """The play as a person reads it."""
        words = [pair.label for pair in (*self.pairs, *((self.over,) if self.over else ()))]
        if not words:
            return self.tile.label if self.tile else "—"
        return ", ".join(words)

    @classmethod
    def from_code(cls, text: str) -> Play:
        """The play written as text; ValueError when it is none."""
        if text == "unsaid":
            return UNSAID
        tile, colon, rest = text.rpartition(":")
        beside, sign, over = rest.partition("^")
        pairs = tuple(WordPair.from_code(pair) for pair in beside.split(",")) if beside else ()
        play = cls(Tile.from_code(tile) if colon else None, pairs, WordPair.from_code(over) if sign else None)
        if play == UNSAID:
            raise ValueError(f"not a play: {text!r:.40}")
        return play

    @property
    def own_words(self) -> tuple[str, ...]:
        """The words called out that stand on the played tile."""
        return tuple(pair.first for pair in (*self.pairs, *((self.over,) if self.over else ())))


UNSAID = Play()


class Laying(NamedTuple):
    """A tile in its place on the board, with its quarter turns clockwise; columns go right, rows go down."""

    tile: Tile
    column: int
    row: int
    turns: int = 0

    @property
    def code(self) -> str:
        """The laying in writing."""
        return f"{self.tile.code}@{self.column},{self.row},{self.turns}"

    @property
    def label(self) -> str:
        """The laying as a person reads it."""
        return self.tile.label

    @property
    def spot(self) -> tuple[int, int]:
        """The place on the board."""
        return self.column, self.row

    @classmethod
    def from_code(cls, text: str) -> Laying:
        """The laying written as text; ValueError when it is none. The word written first is the one to be turned."""
        words, _, place = text.partition("@")
        column, row, turns = (int(number) if len(number) < 5 else FARTHEST + 1 for number in place.split(","))
        if max(abs(column), abs(row)) > FARTHEST or turns not in range(SIDES):
            raise ValueError(f"not a place on the board: {place!r:.40}")
        tile = Tile.from_code(words)
        written = [word_of(word) for word in words.split("-")]
        shift = next(side for side in range(SIDES) if (*written[side:], *written[:side]) == tile.words)
        return cls(tile, column, row, (turns + shift) % SIDES)


class HouseWord(NamedTuple):
    """What a table once decided: whether two words match under a rule."""

    pair: WordPair
    rule: str
    accepted: bool

    @property
    def code(self) -> str:
        """The decision in writing."""
        return f"{self.pair.code}:{self.rule}:{'yes' if self.accepted else 'no'}"

    @property
    def label(self) -> str:
        """The words as a person reads them."""
        return self.pair.label

    @classmethod
    def from_code(cls, text: str) -> HouseWord:
        """The decision written as text; ValueError when it is none."""
        pair, _, rest = text.partition(":")
        rule, _, answer = rest.partition(":")
        if rule not in TABLE_RULES or answer not in ("yes", "no"):
            raise ValueError(f"not a house word: {text!r:.60}")
        return cls(WordPair.from_code(pair), rule, answer == "yes")


# Some of each, for pads that show what a piece looks like.
EXAMPLE_PAIRS = tuple(
    WordPair.from_code(code) for code in ("car+rot", "bed+bug", "men+met", "sun+hot", "arm+eat", "bye+buy", "dog+sea")
)
EXAMPLE_PLAYS = (
    UNSAID,
    *(Play(None, (pair,)) for pair in EXAMPLE_PAIRS),
    *(Play(tile) for tile in EXAMPLES),
    Play(None, EXAMPLE_PAIRS[:2]),
    Play(None, EXAMPLE_PAIRS[:5]),
    Play(None, EXAMPLE_PAIRS[2:3], EXAMPLE_PAIRS[0]),
    Play(None, (), EXAMPLE_PAIRS[4]),
    Play(EXAMPLES[0], EXAMPLE_PAIRS[:1]),
)
EXAMPLE_LAYINGS = tuple(
    Laying(tile, column, row, (column + row) % SIDES)
    for tile in EXAMPLES
    for column, row in ((0, 0), (1, 0), (0, 1), (-1, 0))
)
EXAMPLE_HOUSE_WORDS = (
    HouseWord(EXAMPLE_PAIRS[4], "related", True),
    HouseWord(EXAMPLE_PAIRS[6], "phrases", True),
    HouseWord(EXAMPLE_PAIRS[1], "phrases", False),
)
