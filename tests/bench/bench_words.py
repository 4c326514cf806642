"""What the word data of PAIR THREE costs: loading, judging a pair, and finding out whether ten tiles connect."""

import random
from pathlib import Path
from statistics import median
from time import perf_counter

from rules.core.house_rules import chosen
from rules.decks.tiles import Tile
from rules.pair_three.lexicon import Lexicon, parsed
from rules.pair_three.matching import found
from rules.pair_three.rulebook import SWITCHES, HouseRules
from rules.pair_three.solver import solve

WORD_FILE = Path(__file__).parents[2] / "assets" / "words" / "words.txt"
EVERYTHING = chosen(SWITCHES, {"homophones": True, "mirrored": "both", "related": True})
LOADS = 20
PAIRS = 20_000
TILE_SETS = 20


def loading() -> float:
    """Milliseconds to read and parse the file."""
    times = []
    for _ in range(LOADS):
        begin = perf_counter()
        parsed(WORD_FILE.read_text(encoding="utf-8"))
        times.append((perf_counter() - begin) * 1000)
    return median(times)


def judging(lexicon: Lexicon, words: list[str], chance: random.Random) -> float:
    """Microseconds for one pair, with every rule switched on."""
    house = HouseRules(**EVERYTHING)  # type: ignore[arg-type]
    pairs = [(chance.choice(words), chance.choice(words)) for _ in range(PAIRS)]
    begin = perf_counter()
    for first, second in pairs:
        found(first, second, house, lexicon)
    return (perf_counter() - begin) / PAIRS * 1e6


def solving(lexicon: Lexicon, words: list[str], chance: random.Random) -> list[float]:
    """Milliseconds for ten random tiles, set by set."""
    house = HouseRules(**chosen(SWITCHES, {}))  # type: ignore[arg-type]
    times = []
    for _ in range(TILE_SETS):
        tiles = [Tile.of(*chance.sample(words, 4)) for _ in range(10)]
        begin = perf_counter()
        solve(tiles, house, lexicon)
        times.append((perf_counter() - begin) * 1000)
    return times


def lines() -> list[str]:
    """One line for each."""
    lexicon = parsed(WORD_FILE.read_text(encoding="utf-8"))
    words = sorted({pair[:3] for pair in lexicon.related} | {pair[3:] for pair in lexicon.related})
    chance = random.Random(112)
    times = solving(lexicon, words, chance)
    return [
        f"loading the words: {loading():.2f} ms",
        f"judging a pair: {judging(lexicon, words, chance):.2f} µs",
        f"connecting ten tiles: median {median(times):.1f} ms, worst {max(times):.1f} ms",
    ]


if __name__ == "__main__":
    print("\n".join(lines()))
