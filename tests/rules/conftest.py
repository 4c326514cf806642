"""The word data, for every test that may come across PAIR THREE."""

from pathlib import Path

from rules.pair_three import lexicon

WORD_FILE = Path(__file__).parents[2] / "assets" / "words" / "words.txt"

lexicon.supply(lambda: WORD_FILE.read_text(encoding="utf-8"))
