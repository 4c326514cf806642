"""The words of the check desk, in English."""

from rules.sentences import Sentence

SENTENCES: dict[str, Sentence] = {}
