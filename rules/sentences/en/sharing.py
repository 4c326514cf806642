"""The words of sharing, export, import and backup, in English."""

from rules.sentences import Sentence

SENTENCES: dict[str, Sentence] = {}
