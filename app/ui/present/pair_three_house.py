"""The table's own words as text that can be sent and read back."""

import re
from collections.abc import Iterable

from rules.pair_three.pieces import HouseWord

HEADING = "Words:"
EXAMPLE = "bed+sky:phrases:yes"
LONGEST_TEXT = 40_000  # more than a thousand votes


class BadWordsText(ValueError):
    """Text that holds something else than votes; *word* is the first that is not understood."""

    def __init__(self, word: str) -> None:
        super().__init__(word)
        self.word = word


def words_text(words: Iterable[HouseWord]) -> str:
    """The votes as text."""
    return " ".join([HEADING, *(word.code for word in words)])


def words_of_text(text: str) -> tuple[HouseWord, ...]:
    """The votes written as *text*.

    :raises BadWordsText: at the first word that is no vote.
    """
    text = re.sub(r"[\s,;&]+", " ", text).strip()
    found = [word for word in text[:LONGEST_TEXT].split() if word != HEADING]
    if len(text) > LONGEST_TEXT:
        raise BadWordsText((found or [HEADING])[-1][:40])
    return tuple(_word(code) for code in found)


def _word(code: str) -> HouseWord:
    try:
        return HouseWord.from_code(code.lower())
    except ValueError as error:
        raise BadWordsText(code[:40]) from error
