"""The Alpha deck as its owner knows it, without a window."""

import pytest

from app.ui.present.deck import (
    BadDeckText,
    copy_numbers,
    deck_of_text,
    deck_text,
    deck_trouble,
    deck_view,
    merged,
    news_for,
    printed_of,
    with_card,
    with_number,
)
from app.ui.present.saying import Saying
from rules.decks.alpha import FACES, SAMPLE_DECK, Face, Printed
from rules.sentences import say
from rules.sentences.en import ENGLISH


def words(saying: Saying | None) -> str:
    assert saying is not None
    return say(ENGLISH, saying.code, saying.facts)


def deck(*codes: str) -> dict[Face, Printed]:
    cards = [Printed.from_code(code) for code in codes]
    return {card.face: card for card in cards}


def test_nothing_is_shown_that_nobody_has_read_off() -> None:
    view = deck_view({})
    assert words(view.known) == "0 of 32 faces known"
    shown = [face for group in view.groups for face in group.faces]
    assert len(shown) == 32
    assert {(face.points, words(face.copies)) for face in shown} == {("", "–")}


def test_numbers_and_copies_are_shown_and_two_numbers_where_they_differ() -> None:
    view = deck_view(deck("L:3*2", "A/E:1/2"))
    faces = {face.face.code: face for group in view.groups for face in group.faces}
    assert (faces["L"].points, words(faces["L"].copies)) == ("3", "×2")
    assert (faces["A/E"].points, words(faces["A/E"].copies)) == ("1/2", "–")
    assert words(view.counted) == "2 of 74 cards counted"


def test_a_deck_counted_to_the_last_card_says_so() -> None:
    view = deck_view({card.face: card for card in SAMPLE_DECK})
    assert words(view.counted) == "All copies are counted: chances can be told"


def test_a_number_is_read_off_for_both_ways_up_or_for_one() -> None:
    blank = printed_of({}, Face.from_code("A/E"))
    assert with_number(blank, 1, None).code == "A/E:1"
    assert with_number(blank, 2, "E").code == "A/E:-/2"


def test_a_face_can_be_forgotten_again() -> None:
    known = deck("L:3*2")
    blank = Printed(Face("L"), (None,))
    assert with_card(known, blank) == {Face("L"): blank}


@pytest.mark.parametrize(("code", "most"), [("Z", 1), ("?", 2), ("T", 3), ("L", 6)])
def test_copies_end_where_the_deck_is_known_to_end(code: str, most: int) -> None:
    assert copy_numbers(Face.from_code(code))[-1] == most


def test_a_deck_that_cannot_be_is_refused() -> None:
    assert deck_trouble({}) is None
    assert deck_trouble(deck("L:3*2")) is None
    assert words(deck_trouble(deck("Z:10*2"))) == "The deck cannot hold 2 of Z; 1 at most."


def test_the_deck_as_text_can_be_read_back() -> None:
    known = deck("L:3*2", "A/E:1/2", "Z*1")
    text = deck_text(known)
    assert text == "Alpha: L:3*2 Z*1 A/E:1/2"
    assert set(deck_of_text(text)) == set(known.values())


def test_text_is_read_with_commas_line_breaks_and_small_letters_too() -> None:
    assert deck_of_text("l:3, a/e:1\nE/I:2 & ?:0") == tuple(deck("L:3", "A/E:1", "E/I:2", "?:0").values())
    assert deck_of_text("") == deck_of_text(" \n" * 5000) == ()


@pytest.mark.parametrize(
    ("text", "word"),
    [("L:3 hello", "hello"), ("L:3 L:4", "L:4"), ("L:3333", "L:3333"), ("x" * 5000, "x" * 40),
     ("Alpha: " * 500, "Alpha")],
)  # fmt: skip
def test_text_that_is_no_deck_is_answered_with_the_word_that_is_none(text: str, word: str) -> None:
    with pytest.raises(BadDeckText) as error:
        deck_of_text(text)
    assert error.value.word == word


def test_a_deck_of_all_faces_fits_into_the_text_that_is_read() -> None:
    assert len(deck_of_text(deck_text({card.face: card for card in SAMPLE_DECK}))) == len(FACES)


def test_what_is_pasted_is_laid_over_what_is_known() -> None:
    assert merged(deck("L:3*2", "B:4"), deck("L:5").values()) == deck("L:5*2", "B:4")


def test_a_match_is_told_only_what_it_does_not_know() -> None:
    known = deck("L:3*2", "B:4")
    assert news_for(known, deck("L:3", "B:5", "C:4").values()) == tuple(deck("B:5", "C:4").values())
    assert news_for(known, [Printed(Face("L"), (None,))]) == ()
