"""The words of profiles, lifetime figures and the list of matches, in English."""

from rules.sentences import Sentence

SENTENCES: dict[str, Sentence] = {}
