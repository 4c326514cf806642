"""The fifty-two cards of the ordinary deck, each by rank and suit, or by rank alone where suits never matter."""

from __future__ import annotations

from typing import NamedTuple

JACK, QUEEN, KING, ACE = 11, 12, 13, 14
COPIES = 4  # of each rank, one in every suit

_RANK_CODES = {**{number: str(number) for number in range(2, 11)}, JACK: "J", QUEEN: "Q", KING: "K", ACE: "A"}
_RANK_WORDS = {JACK: "jack", QUEEN: "queen", KING: "king", ACE: "ace"}
_RANK_NUMBERS = {code: number for number, code in _RANK_CODES.items()}
_SUIT_WORDS = {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}

SUITS = tuple(_SUIT_WORDS)


class Rank(NamedTuple):
    """A rank: 2 to 10, jack, queen, king and ace as 11 to 14."""

    number: int

    @property
    def code(self) -> str:
        """The rank in writing."""
        return _RANK_CODES[self.number]

    @property
    def label(self) -> str:
        """The rank as a person says it."""
        return _RANK_WORDS.get(self.number, str(self.number))

    @property
    def said(self) -> str:
        """The code of its words."""
        return f"rank.{self.code}"

    @property
    def is_ace(self) -> bool:
        """Whether this is the ace, the one rank that may count low."""
        return self.number == ACE

    @classmethod
    def from_code(cls, text: str) -> Rank:
        """The rank written as text; ValueError when there is none."""
        number = _RANK_NUMBERS.get(text)
        if number is None:
            raise ValueError(f"not a rank: {text!r:.40}")
        return cls(number)


class Card(NamedTuple):
    """A card; *suit* is one of s, h, d, c, or empty where only the rank was told."""

    rank: Rank
    suit: str = ""

    @property
    def code(self) -> str:
        """The card in writing: the rank, then the suit if it is known."""
        return self.rank.code + self.suit

    @property
    def label(self) -> str:
        """The card as a person says it."""
        return f"{self.rank.label} of {_SUIT_WORDS[self.suit]}" if self.suit else self.rank.label

    @property
    def said(self) -> str:
        """The code of its words."""
        return f"card.{self.code}"

    @classmethod
    def from_code(cls, text: str) -> Card:
        """The card written as text, with or without its suit; ValueError when the deck has no such card."""
        card = _BY_CODE.get(text)
        if card is None:
            raise ValueError(f"not a playing card: {text!r:.40}")
        return card


# The ace first, as it stands first on a pad.
RANKS: tuple[Rank, ...] = (Rank(ACE), *(Rank(number) for number in range(2, ACE)))
RANK_CARDS: tuple[Card, ...] = tuple(Card(rank) for rank in RANKS)
DECK: tuple[Card, ...] = tuple(Card(rank, suit) for suit in SUITS for rank in RANKS)

_BY_CODE = {card.code: card for card in RANK_CARDS + DECK}
