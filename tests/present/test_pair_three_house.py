"""House words as text: what was copied can be read back, anything else is answered."""

import pytest

from app.ui.present.pair_three_house import EXAMPLE, LONGEST_TEXT, BadWordsText, words_of_text, words_text
from rules.pair_three.pieces import HouseWord

WORDS = tuple(HouseWord.from_code(code) for code in ("bed+sky:phrases:yes", "arm+eat:related:no"))


def test_house_words_as_text_can_be_read_back() -> None:
    assert words_text(WORDS) == "Words: bed+sky:phrases:yes arm+eat:related:no"
    assert words_of_text(words_text(WORDS)) == WORDS


def test_text_is_read_with_commas_line_breaks_and_capitals_too() -> None:
    assert words_of_text("BED+SKY:phrases:yes,\narm+eat:related:no;") == WORDS


def test_no_text_holds_no_words() -> None:
    assert words_of_text("") == words_of_text(" \n" * LONGEST_TEXT) == ()


def test_the_example_is_a_vote() -> None:
    assert words_of_text(EXAMPLE) == WORDS[:1]


@pytest.mark.parametrize("text", ["bed+sky", "bed+sky:letters:yes", "bed+sky:phrases:perhaps", "hello"])
def test_text_that_is_no_vote_is_answered_with_its_first_word(text: str) -> None:
    with pytest.raises(BadWordsText) as answer:
        words_of_text(f"{EXAMPLE} {text}")
    assert answer.value.word == text


def test_a_text_without_end_is_refused() -> None:
    with pytest.raises(BadWordsText):
        words_of_text(f"{EXAMPLE} " * LONGEST_TEXT)
    with pytest.raises(BadWordsText):
        words_of_text("Words: " * LONGEST_TEXT)
