"""The faces of the Alpha cards. What is printed on them beyond the letters only their owner knows."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import NamedTuple

CONSONANTS = "BCDFGHJKLMNPQRSTVWXYZ"
VOWELS = "AEIOU"
WILD_SIGN = "?"

DECK_SIZE = 74
CONSONANT_CARDS = 42
VOWEL_CARDS = 30
MOST_POINTS = 10  # the printed numbers go from 0 to 10
MOST_WRITTEN = 99  # no number of a deck has more than two digits


class Face(NamedTuple):
    """What identifies a card: a consonant, two vowels in either order, or the wild sign."""

    letters: str

    @property
    def code(self) -> str:
        """The face in writing."""
        return "/".join(self.letters)

    @property
    def label(self) -> str:
        """The face as a person reads it."""
        return self.code

    @property
    def is_wild(self) -> bool:
        """Whether it is the wild card, which is never a letter."""
        return self.letters == WILD_SIGN

    @property
    def is_vowel(self) -> bool:
        """Whether it shows one of two vowels, depending on which way up it lies."""
        return len(self.letters) == 2

    @classmethod
    def from_code(cls, text: str) -> Face:
        """The face written as *text*, a vowel pair in either order; ValueError when there is none."""
        face = _FACE_BY_CODE.get(text) or _FACE_BY_CODE.get(text[::-1])
        if face is None:
            raise ValueError(f"not an Alpha card: {text!r:.40}")
        return face


FACES: tuple[Face, ...] = (
    *(Face(letter) for letter in CONSONANTS),
    *(Face(first + second) for first, second in combinations(VOWELS, 2)),
    Face(WILD_SIGN),
)
WILD = FACES[-1]

_FACE_BY_CODE = {face.code: face for face in FACES}


class Shown(NamedTuple):
    """A card as it lies: its face and the letter that it shows, the wild sign for a wild."""

    face: Face
    letter: str

    @property
    def code(self) -> str:
        """The card in writing; a vowel card with the vowel chosen."""
        return f"{self.face.code}={self.letter}" if self.face.is_vowel else self.letter

    @property
    def label(self) -> str:
        """The card as a person reads it."""
        return f"{self.letter} ({self.face.code})" if self.face.is_vowel else self.letter

    @classmethod
    def from_code(cls, text: str) -> Shown:
        """The card written as *text*; ValueError when no card can lie so."""
        pair, sign, letter = text.partition("=")
        shown = _SHOWN_BY_CODE.get(text) or _SHOWN_BY_CODE.get(pair[::-1] + sign + letter)
        if shown is None:
            raise ValueError(f"no Alpha card lies like that: {text!r:.40}")
        return shown


SHOWN: tuple[Shown, ...] = tuple(Shown(face, letter) for face in FACES for letter in face.letters)
_SHOWN_BY_CODE = {shown.code: shown for shown in SHOWN}


def ways_up(face: Face) -> tuple[Shown, ...]:
    """How a card may lie: a vowel card two ways, any other one."""
    return tuple(Shown(face, letter) for letter in face.letters)


# How many of a face there can be at most. Only these four are known; for the others the whole group is the limit.
_KNOWN_MOST = {Face("T"): 3, Face("Z"): 1, Face("J"): 1, WILD: 2}


def most_copies(face: Face) -> int:
    """The largest number of copies of *face* that any deck can hold, as far as it is known."""
    return _KNOWN_MOST.get(face, group_size(face))


def group_size(face: Face) -> int:
    """How many cards of the kind of *face* there are: consonants, vowel cards or wilds."""
    if face.is_wild:
        return _KNOWN_MOST[WILD]
    return VOWEL_CARDS if face.is_vowel else CONSONANT_CARDS


class Printed(NamedTuple):
    """What the table knows of a face: the number for each letter it can show, and how many copies there are."""

    face: Face
    points: tuple[int | None, ...]
    copies: int | None = None

    @property
    def code(self) -> str:
        """The knowledge in writing: L:3*2, A/E:1*3, A/E:1/-, Z*1."""
        words = ["-" if each is None else str(each) for each in self.points]
        text = words[0] if len(set(words)) == 1 else "/".join(words)
        points = "" if text == "-" else f":{text}"
        copies = "" if self.copies is None else f"*{self.copies}"
        return f"{self.face.code}{points}{copies}"

    @property
    def label(self) -> str:
        """The knowledge as a person reads it."""
        return self.code

    @classmethod
    def from_code(cls, text: str) -> Printed:
        """The knowledge written as *text*; ValueError when it is none."""
        found = _PRINTED.fullmatch(text)
        if found is None:
            raise ValueError(f"not what is printed on an Alpha card: {text!r:.40}")
        face = Face.from_code(found["face"])
        points = [None if each == "-" else int(each) for each in (found["points"] or "-").split("/")]
        if len(points) not in (1, len(face.letters)):
            raise ValueError(f"{face.code} shows {len(face.letters)} numbers at most")
        if found["face"] != face.code:
            points.reverse()  # written with the vowels the other way round
        every = points * len(face.letters) if len(points) == 1 else points
        return cls(face, tuple(every), None if found["copies"] is None else int(found["copies"]))


_PRINTED = re.compile(r"(?P<face>\?|[A-Z](?:/[A-Z])?)(?::(?P<points>\d{1,2}|(?:\d{1,2}|-)/(?:\d{1,2}|-)))?"
                      r"(?:\*(?P<copies>\d{1,2}))?", re.ASCII)  # fmt: skip

# All that the table knows of its deck; a face that is missing is not known at all.
DeckKnowledge = Mapping[Face, Printed]


def points_of(deck: DeckKnowledge, card: Shown) -> int | None:
    """The number on *card* as it lies, if it is known."""
    printed = deck.get(card.face)
    return None if printed is None else printed.points[card.face.letters.index(card.letter)]


def is_unread(deck: DeckKnowledge, face: Face) -> bool:
    """Whether no number of *face* is known, whichever way up."""
    return all(points_of(deck, card) is None for card in ways_up(face))


def copies_of(deck: DeckKnowledge, face: Face) -> int | None:
    """How many of *face* the deck holds, if the table has counted them."""
    printed = deck.get(face)
    return None if printed is None else printed.copies


def counts(deck: DeckKnowledge) -> dict[Face, int] | None:
    """The copies of every face; None unless all of them are known."""
    known = {face: copies_of(deck, face) for face in FACES}
    full = {face: copies for face, copies in known.items() if copies is not None}
    return full if len(full) == len(FACES) else None


def size_of(deck: DeckKnowledge) -> int:
    """How many cards there are: as counted by the table, or as the deck is sold."""
    counted = counts(deck)
    return DECK_SIZE if counted is None else sum(counted.values())


def with_points(deck: DeckKnowledge, face: Face, points: int, letter: str | None = None) -> dict[Face, Printed]:
    """The knowledge after a number was read off: for every way up, or for one letter only."""
    old = deck.get(face, Printed(face, (None,) * len(face.letters)))
    read = tuple(
        points if letter in (None, each) else known for each, known in zip(face.letters, old.points, strict=True)
    )
    return {**deck, face: old._replace(points=read)}


def with_printed(deck: DeckKnowledge, cards: Iterable[Printed]) -> dict[Face, Printed]:
    """The knowledge with that of *cards* laid over it; what they leave open stays as it was."""
    known = dict(deck)
    for card in cards:
        old = known.get(card.face, Printed(card.face, (None,) * len(card.face.letters)))
        points = tuple(was if new is None else new for new, was in zip(card.points, old.points, strict=True))
        known[card.face] = Printed(card.face, points, old.copies if card.copies is None else card.copies)
    return known


def _sample(face: Face) -> Printed:
    copies = 3 if face.is_vowel else 2
    for letters, amount in (("DLNRST", 3), ("JKQVXZ", 1)):
        if face.letters in letters:
            copies = amount
    return Printed(face, (_SAMPLE_POINTS[face.letters[0]],) * len(face.letters), copies)


_SAMPLE_POINTS = {
    **dict.fromkeys("AEIOU", 1), **dict.fromkeys("NRT", 2), **dict.fromkeys("DHLS", 3), **dict.fromkeys("BCFGMPWY", 4),
    **dict.fromkeys("KV", 7), **dict.fromkeys("JX", 8), **dict.fromkeys("QZ", 10), WILD_SIGN: 0,
}  # fmt: skip

# NOT the printed deck: made up for demonstration and tests, and to be labelled so wherever it is shown.
SAMPLE_DECK: tuple[Printed, ...] = tuple(_sample(face) for face in FACES)


def is_sample(cards: Iterable[Printed]) -> bool:
    """Whether *cards* are the made-up deck, which must never pass for the printed one."""
    return frozenset(cards) == frozenset(SAMPLE_DECK)
