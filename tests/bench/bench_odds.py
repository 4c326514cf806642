"""How long ThreeBeTween's exact odds take with a full deck: wanted are less than 5 ms."""

from __future__ import annotations

from statistics import median
from time import perf_counter

from rules.core.game import Setup
from rules.core.timeline import Entry, Timeline
from rules.core.transcript import read_action
from rules.decks.alpha import SAMPLE_DECK
from rules.threebetween import GAME
from rules.threebetween.actions import DeckKnown
from rules.threebetween.odds import odds

ROUNDS = 300
NAMES = ("Mira", "Bo")
DRAW = ("Bo gets A/E & N", "Mira gets B & S", "Bo sets A/E=A & N", "Mira sets B & S")
BANK = (*DRAW, "Bo draws F & G & H", "Bo places F & G & H", "Mira passes")


def _timings(entries: tuple[str, ...], may_replace: bool) -> list[float]:
    """Milliseconds, one after another."""
    rules = {"odds": True, "replacement_after_bank": may_replace}
    timeline = Timeline(GAME, Setup(2, house_rules=rules))
    timeline.record(Entry(DeckKnown(SAMPLE_DECK)))
    for text in entries:
        timeline.record(Entry(read_action(GAME, NAMES, text)))
    times = []
    for _ in range(ROUNDS):
        begin = perf_counter()
        odds(timeline.state)
        times.append((perf_counter() - begin) * 1000)
    return times


def lines() -> list[str]:
    """The median and the worst, in milliseconds."""
    report = []
    for name, entries, may_replace in (("draw", DRAW, False), ("bank", BANK, False), ("bank, replaced", BANK, True)):
        times = _timings(entries, may_replace)
        report.append(f"{name:14}  median {median(times):.3f} ms  worst {max(times):.3f} ms")
    return report


if __name__ == "__main__":
    print("\n".join(lines()))
