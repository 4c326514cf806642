"""How long exact odds take in the games that tell them: wanted are less than 5 ms."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import Any

from rules import in_between, triple_replace
from rules.in_between.odds import odds as in_between_odds
from rules.threebetween.odds import odds as threebetween_odds
from rules.triple_replace.odds import odds as triple_replace_odds
from tests.rules.table import Table
from tests.rules.threebetween.tables import sample_table

ROUNDS = 300
DRAW = "Bo gets A/E & N; Mira gets B & S; Bo sets A/E=A & N; Mira sets B & S"
BANK = f"{DRAW}; Bo draws F & G & H; Bo places F & G & H; Mira passes"
UPS = "hand dealt by Mira; Bo is dealt Qh & Qc; Mira is dealt Ks & 7d"


def _letters(text: str, **rules: bool) -> Any:
    return sample_table(odds=True, **rules).happens(text).state


def _posts() -> Any:
    table = Table(in_between.GAME, 4, odds=True).happens("ante")
    return table.happens("Bo first post 2; Bo second post A").state


def _hands(**rules: Any) -> Any:
    return Table(triple_replace.GAME, 2, odds=True, **rules).happens(UPS).state


def _timings(odds: Callable[[Any], Any], state: Any) -> list[float]:
    """Milliseconds, one after another; the tables that are made only once are made before."""
    odds(state)
    times = []
    for _ in range(ROUNDS):
        begin = perf_counter()
        odds(state)
        times.append((perf_counter() - begin) * 1000)
    return times


def lines() -> list[str]:
    """The median and the worst, in milliseconds."""
    asked = {
        "ThreeBeTween, draw": (threebetween_odds, _letters(DRAW)),
        "ThreeBeTween, bank": (threebetween_odds, _letters(BANK)),
        "ThreeBeTween, bank and replace": (threebetween_odds, _letters(BANK, replacement_after_bank=True)),
        "In Between": (in_between_odds, _posts()),
        "3-Card": (triple_replace_odds, _hands()),
        "3-Card, straights, twos wild": (triple_replace_odds, _hands(straights=True, plays_for="high_low", wild="2")),
    }
    report = []
    for name, (odds, state) in asked.items():
        times = _timings(odds, state)
        report.append(f"{name:31}  median {median(times):.3f} ms  worst {max(times):.3f} ms")
    return report


if __name__ == "__main__":
    print("\n".join(lines()))
