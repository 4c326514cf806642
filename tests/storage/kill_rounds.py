"""Kill a writer at random moments, many times, and look each time whether anything acknowledged is gone.

Usage: kill_rounds.py journal|tables DIRECTORY ROUNDS SEED; prints the rounds and all acknowledged writes.
"""

import os
import random
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

Ack = Callable[[], object]


def nth_record(n: int) -> dict[str, Any]:
    """Short undos between entries, some of which are long enough for a kill to tear them."""
    return {"undo": n - 1} if n % 3 == 2 else {"n": n, "text": "é" * (n * 7919 % 9000)}


class JournalWriter:
    """Appends the sequence of records to one journal."""

    def __init__(self, directory: Path) -> None:
        from app.storage.journal import Journal, open_journal, read_journal

        self._open, self._read = open_journal, read_journal
        self._path = directory / "m.journal"
        Journal.create(self._path, nth_record(0)).close()

    def write_for_ever(self, ack: Ack) -> NoReturn:
        opened = self._open(self._path)
        n = len(opened.records)
        while True:
            opened.journal.append(nth_record(n))
            ack()
            n += 1

    def written(self) -> int:
        """How many records are there; leaves the process if one of them is wrong."""
        reading = self._read(self._path)
        if reading.records != [nth_record(n) for n in range(len(reading.records))]:
            sys.exit("a record is not the one that was written")
        if reading.damage is not None and reading.damage.kind != "torn":
            sys.exit(f"a kill left {reading.damage}")
        return len(reading.records)

    def spoil(self) -> None:
        """Leave the half of a line behind, as a loss of power would."""
        with self._path.open("ab") as file:
            file.write(b'0badcafe {"n":')


class TablesWriter:
    """Counts up in a database whose file grows and shrinks."""

    def __init__(self, directory: Path) -> None:
        from tinydb import TinyDB

        from app.storage.atomic_json import AtomicJSONStorage

        self._path = directory / "t.json"
        self._open: Callable[[], TinyDB] = lambda: TinyDB(self._path, storage=AtomicJSONStorage)
        self._open().insert(nth_record(0) | {"count": 0})

    def write_for_ever(self, ack: Ack) -> NoReturn:
        database = self._open()
        count = database.all()[0]["count"]
        while True:
            count += 1
            database.update(nth_record(count) | {"count": count, "text": "x" * (count * 7919 % 9000)})
            ack()

    def written(self) -> int:
        """The count reached; leaves the process if the rest of the row does not belong to it."""
        (row,) = self._open().all()
        count = int(row["count"])
        if count and row["text"] != "x" * (count * 7919 % 9000):
            sys.exit("the row is a mixture")
        return count

    def spoil(self) -> None:
        """Leave a half-written temporary file behind."""
        self._path.with_name("t.json.tmp").write_text('{"_default":{"1":')


def acknowledged(writer: JournalWriter | TablesWriter, chance: random.Random) -> int:
    """How many writes a child acknowledged before it was killed."""
    reader, acks = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        writer.write_for_ever(lambda: os.write(acks, b"."))
    os.close(acks)
    seen, enough = 0, chance.randrange(5)
    while seen < enough:
        seen += len(os.read(reader, 1)) or sys.exit("the writer ended by itself")
    time.sleep(chance.random() * 0.002)  # some moment within a few writes, not a wait for anything
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    while more := os.read(reader, 4096):
        seen += len(more)
    os.close(reader)
    return seen


def main() -> None:
    kind, directory, rounds, seed = sys.argv[1:]
    chance = random.Random(int(seed))
    make: type[JournalWriter | TablesWriter] = JournalWriter if kind == "journal" else TablesWriter
    writer = make(Path(directory))
    before = writer.written()
    total = 0
    for _ in range(int(rounds)):
        if chance.randrange(4) == 0:
            writer.spoil()
        acks = acknowledged(writer, chance)
        after = writer.written()
        # The write under way may have landed or not; every acknowledged one must have.
        if not before + acks <= after <= before + acks + 1:
            sys.exit(f"{acks} acknowledged, {after - before} kept")
        before, total = after, total + acks
    print(rounds, total)


if __name__ == "__main__":
    main()
