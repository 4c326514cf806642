"""What one durable entry costs: after a long history against a short one, and against a bare append."""

import os
import tempfile
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from statistics import median
from typing import Any

from app.storage.files import sync_data
from app.storage.journal import open_journal
from app.storage.lines import encoded_line

Append = Callable[[Mapping[str, Any]], None]

SHORT, LONG = 100, 100_000
ROUNDS, WARM_UP = 400, 20


def entry(n: int) -> dict[str, Any]:
    """An entry of usual size, about two hundred bytes."""
    action = {"kind": "play", "seat": n % 4, "cards": ["♠9", "♥10", "♦K"], "amount": n % 500}
    return {"n": n, "at": "2024-02-29T12:00:00.000Z", "action": action, "overruled": [], "note": "x" * 60}


def write_history(path: Path, entries: int) -> None:
    """A journal of that many entries, written at once: syncing each would take most of a minute."""
    crc = 0
    with path.open("wb") as file:
        for n in range(entries):
            line, crc = encoded_line(entry(n), crc)
            file.write(line)
        file.flush()
        os.fsync(file.fileno())


def bare(fd: int, sync: Callable[[int], None]) -> Append:
    """Appends a line made beforehand, so that only the write and the sync are measured."""
    line = encoded_line(entry(SHORT), 0)[0]

    def append(_: Mapping[str, Any]) -> None:
        os.write(fd, line)
        sync(fd)

    return append


def medians(ways: dict[str, Append]) -> dict[str, float]:
    """Median seconds of each way; all take turns, each starting as often, so that a slow moment hits all."""
    taken: dict[str, list[float]] = {name: [] for name in ways}
    names = list(ways)
    for turn in range(ROUNDS + WARM_UP):
        shift = turn % len(names)
        for name in names[shift:] + names[:shift]:
            record = entry(SHORT)
            begin = time.perf_counter()
            ways[name](record)
            taken[name].append(time.perf_counter() - begin)
    return {name: median(times[WARM_UP:]) for name, times in taken.items()}


def measured(directory: Path) -> dict[str, float]:
    """Median seconds of one entry after a short and a long history, and of the same bytes written barely."""
    for entries in (SHORT, LONG):
        write_history(directory / str(entries), entries)
    journals = {str(entries): open_journal(directory / str(entries)).journal for entries in (SHORT, LONG)}
    with (directory / "fsync").open("ab") as one, (directory / "same").open("ab") as other:
        ways: dict[str, Append] = {key: journal.append for key, journal in journals.items()}
        ways["fsync"] = bare(one.fileno(), os.fsync)
        ways["same sync"] = bare(other.fileno(), sync_data)
        cost = medians(ways)
    for journal in journals.values():
        journal.close()
    return cost


def lines() -> list[str]:
    """The figures, a line each."""
    with tempfile.TemporaryDirectory() as name:
        cost = {way: seconds * 1e6 for way, seconds in measured(Path(name)).items()}
    short, long, fsync, same = cost[str(SHORT)], cost[str(LONG)], cost["fsync"], cost["same sync"]
    return [
        f"journal: after {SHORT}: {short:.0f} us, after {LONG:,}: {long:.0f} us, ratio {long / short:.2f}",
        f"journal: against a bare os.write+fsync ({fsync:.0f} us): ratio {short / fsync:.2f}",
        f"journal: against bare os.write+sync of its own kind ({same:.0f} us): ratio {short / same:.2f}",
    ]


if __name__ == "__main__":
    print("\n".join(lines()))
