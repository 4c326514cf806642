"""How long the longest run takes, for random hands of every size."""

from __future__ import annotations

import random
from statistics import median
from time import perf_counter

from rules.betski.runs import can_go_out, longest_run
from rules.decks.betski import DECK, HIGHEST, LOWEST, BetskiCard

HANDS_PER_SIZE = 2000
SIZES = range(3, 49)


def _timings(hands: list[tuple[int, list[BetskiCard]]]) -> tuple[list[float], list[float]]:
    """Milliseconds for longest_run and for can_go_out, hand by hand."""
    runs, outs = [], []
    for silver, hand in hands:
        begin = perf_counter()
        longest_run(silver, hand)
        middle = perf_counter()
        can_go_out(silver, hand)
        runs.append((middle - begin) * 1000)
        outs.append((perf_counter() - middle) * 1000)
    return runs, outs


def lines(hands_per_size: int = HANDS_PER_SIZE) -> list[str]:
    """One line per hand size and one for the worst of all, in milliseconds."""
    chance = random.Random(49)
    report = ["cards  run median  run worst  out median  out worst  (ms)"]
    worst_run = worst_out = 0.0
    for size in SIZES:
        hands = [
            (chance.randint(LOWEST, HIGHEST), chance.sample(DECK, size)) for _ in range(hands_per_size)
        ]
        runs, outs = _timings(hands)
        worst_run = max(worst_run, *runs)
        worst_out = max(worst_out, *outs)
        report.append(
            f"{size:5d}  {median(runs):10.3f}  {max(runs):9.3f}  {median(outs):10.3f}  {max(outs):9.3f}"
        )
    report.append(f"worst of all: run {worst_run:.3f} ms, out {worst_out:.3f} ms")
    return report


if __name__ == "__main__":
    print("\n".join(lines()))
