"""The Alpha deck as its owner knows it: what each face shows, how far it is counted, and the deck as text."""

import re
from collections.abc import Iterable
from typing import NamedTuple

from app.ui.present.saying import Saying
from app.ui.present.threebetween_pad import points_text
from rules.core.game import Setup, checked_setup
from rules.core.verdict import Severity, Verdict
from rules.decks.alpha import (
    DECK_SIZE,
    FACES,
    DeckKnowledge,
    Face,
    Printed,
    copies_of,
    counts,
    is_unread,
    most_copies,
    with_printed,
)
from rules.threebetween import GAME
from rules.threebetween.actions import DeckKnown

MOST_COPY_KEYS = 6
LONGEST_TEXT = 2000  # a whole deck takes a quarter of that
EXAMPLE = "L:3*2 A/E:1*3"
HEADING = "Alpha:"


class FaceView(NamedTuple):
    """One face: its letters, the number if it is known, and how many there are if that has been counted."""

    face: Face
    points: str
    copies: Saying


class DeckGroup(NamedTuple):
    """Faces of one kind."""

    title: Saying
    faces: tuple[FaceView, ...]


class DeckView(NamedTuple):
    """All that is known of the deck."""

    known: Saying
    counted: Saying
    groups: tuple[DeckGroup, ...]


class BadDeckText(ValueError):
    """Text that is not a deck; *word* is the first that is not understood."""

    def __init__(self, word: str) -> None:
        super().__init__(word)
        self.word = word


def deck_view(deck: DeckKnowledge) -> DeckView:
    """The deck, consonants first."""
    read = sum(not is_unread(deck, face) for face in FACES)
    counted = sum(copies_of(deck, face) or 0 for face in FACES)
    is_whole = counts(deck) is not None
    kinds = (
        ("deck.consonants", [face for face in FACES if not face.is_vowel and not face.is_wild]),
        ("deck.vowels", [face for face in FACES if face.is_vowel]),
        ("deck.wild", [face for face in FACES if face.is_wild]),
    )
    return DeckView(
        Saying("deck.known", {"known": read, "faces": len(FACES)}),
        Saying("deck.all_counted") if is_whole else Saying("deck.counted", {"counted": counted, "cards": DECK_SIZE}),
        tuple(DeckGroup(Saying(code), tuple(face_view(deck, face) for face in faces)) for code, faces in kinds),
    )


def face_view(deck: DeckKnowledge, face: Face) -> FaceView:
    """What is known of a face."""
    copies = copies_of(deck, face)
    known = Saying("deck.no_copies") if copies is None else Saying("deck.copies", {"count": copies})
    return FaceView(face, points_text(deck, face), known)


def printed_of(deck: DeckKnowledge, face: Face) -> Printed:
    """What is known of a face, nothing at all included."""
    return deck.get(face, Printed(face, (None,) * len(face.letters)))


def with_number(card: Printed, number: int, letter: str | None) -> Printed:
    """The face with a number read off, for one way up or for both."""
    points = (
        number if letter in (None, each) else known for each, known in zip(card.face.letters, card.points, strict=True)
    )
    return card._replace(points=tuple(points))


def with_card(deck: DeckKnowledge, card: Printed) -> dict[Face, Printed]:
    """The deck with one face described anew, also where less is known of it than before."""
    return {**deck, card.face: card}


def copy_numbers(face: Face) -> tuple[int, ...]:
    """The numbers of copies that have keys of their own."""
    return tuple(range(min(MOST_COPY_KEYS, most_copies(face)) + 1))


def deck_trouble(deck: DeckKnowledge) -> Saying | None:
    """What speaks against such a deck; nothing when it may be kept."""
    state = GAME.begin(checked_setup(GAME, Setup(GAME.min_seats)))
    if not deck:
        return None
    gravest = Verdict(GAME.objections(state, DeckKnown(tuple(deck.values())))).gravest
    if gravest is None or gravest.severity < Severity.ILLEGAL:
        return None
    return Saying(gravest.code, gravest.facts)


def deck_text(deck: DeckKnowledge) -> str:
    """The deck as text that can be sent and read back."""
    return " ".join([HEADING, *(deck[face].code for face in FACES if face in deck)])


def deck_of_text(text: str) -> tuple[Printed, ...]:
    """The deck written as *text*.

    :raises BadDeckText: at the first word that describes no face.
    """
    text = re.sub(r"[\s,;&]+", " ", text).strip()
    words = [word for word in text[:LONGEST_TEXT].split() if word != HEADING]
    cards = tuple(_card(word) for word in words)
    if len(text) > LONGEST_TEXT or len({card.face for card in cards}) != len(cards):
        raise BadDeckText((words or [HEADING])[-1][:40])
    return cards


def _card(word: str) -> Printed:
    try:
        return Printed.from_code(word.upper())
    except ValueError as error:
        raise BadDeckText(word[:40]) from error


def news_for(deck: DeckKnowledge, cards: Iterable[Printed]) -> tuple[Printed, ...]:
    """Those of *cards* that tell a match something it does not know yet."""
    return tuple(card for card in cards if with_printed(deck, (card,)).get(card.face) != printed_of(deck, card.face))


def merged(deck: DeckKnowledge, cards: Iterable[Printed]) -> dict[Face, Printed]:
    """The deck with what *cards* tell laid over it."""
    return with_printed(deck, cards)
