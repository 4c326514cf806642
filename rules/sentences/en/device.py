"""The words of vibration, speech, sounds and their switches, in English."""

from rules.sentences import Sentence

SENTENCES: dict[str, Sentence] = {}
