"""The words of reading and mending a match, in English."""

from rules.sentences import Sentence

SENTENCES: dict[str, Sentence] = {}
