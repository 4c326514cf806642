"""What one recorded entry costs, from judging to the disk, early and late in a match."""

import os
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from app.session.library import Library
from app.session.match import MatchSession
from app.storage.index import Store
from app.storage.lines import encoded_line
from rules import GAMES
from rules.betski.state import Won
from rules.core.game import TOTALS, Setup

EARLY, LATE = 100, 100_000
ROUNDS = 400


def lines() -> list[str]:
    """One line for the cost of an entry late in a match against early, one against a bare append and sync."""
    with tempfile.TemporaryDirectory() as folder:
        library = Library(Store(Path(folder)), GAMES, lambda: 0)
        early, late = _match_with(library, Path(folder), EARLY), _match_with(library, Path(folder), LATE)
        bare = os.open(Path(folder) / "bare", os.O_CREAT | os.O_WRONLY | os.O_APPEND)
        costs: dict[str, list[float]] = {"early": [], "late": [], "bare": []}
        for _ in range(ROUNDS):  # interleaved, so that a busy moment of the disk hits all three
            costs["early"].append(_timed(lambda: early.record(Won((0,)))))
            costs["late"].append(_timed(lambda: late.record(Won((0,)))))
            costs["bare"].append(_timed(lambda: _append_and_sync(bare)))
        os.close(bare)
    early_cost, late_cost, bare_cost = (statistics.median(costs[name]) for name in ("early", "late", "bare"))
    return [
        f"one entry after {LATE} others: {late_cost * 1e6:.0f} µs, "
        f"{late_cost / early_cost:.2f} times that after {EARLY}",
        f"one entry, judged, applied and durable: {early_cost / bare_cost:.2f} times a bare append and sync",
    ]


def _match_with(library: Library, folder: Path, entries: int) -> MatchSession:
    """A match that already has that many entries."""
    session = library.new_match("betski", ["Mira", "Bo"], Setup(2, level=TOTALS))
    session.close()
    path = folder / "matches" / f"{session.match_id}.journal"
    crc = int(path.read_bytes().splitlines()[-1][:8], 16)
    record = {"op": "record", "entry": {"action": {"do": "won", "winners": [0]}, "time": 0}}
    with path.open("ab") as journal:
        for _ in range(entries):
            line, crc = encoded_line(record, crc)
            journal.write(line)
    return library.open_match(session.match_id)


def _append_and_sync(descriptor: int) -> None:
    os.write(descriptor, b"x" * 80 + b"\n")
    os.fsync(descriptor)


def _timed(act: Callable[[], object]) -> float:
    start = time.perf_counter()
    act()
    return time.perf_counter() - start


if __name__ == "__main__":
    print("\n".join(lines()))
