"""A few writes, each acknowledged by a dot once it is said to be durable: doomed.py SCENARIO DIRECTORY."""

import os
import sys
from functools import partial
from pathlib import Path

HEADER = {"game": "betski"}
ENTRIES = [{"n": n, "text": "♠" * n} for n in range(1, 4)]


def ack() -> None:
    os.write(1, b".")


def begin_and_append(directory: Path) -> None:
    from app.storage.journal import Journal

    journal = Journal.create(directory / "m.journal", HEADER)
    ack()
    for entry in ENTRIES:
        journal.append(entry)
        ack()


def mend_and_append(directory: Path) -> None:
    from app.storage.journal import open_journal

    opened = open_journal(directory / "m.journal")
    ack()
    opened.journal.append({"after": "mending"})
    ack()


def put_settings(directory: Path) -> None:
    from app.storage.index import Store

    store = Store(directory)
    for value in ("first", "second, which is longer", "3"):
        store.put_setting("word", value)
        ack()


def adopt(directory: Path) -> None:
    from app.storage.index import Adoption, Store

    store = Store(directory)
    ack()
    store.adopt_matches([Adoption(f"m-{number}", partial(journal, number + 1)) for number in range(3)])
    ack()


def journal(entries: int) -> bytes:
    from app.storage.lines import encoded_line

    line, crc = encoded_line(HEADER, 0)
    lines = [line]
    for entry in ENTRIES[:entries]:
        line, crc = encoded_line(entry, crc)
        lines.append(line)
    return b"".join(lines)


if __name__ == "__main__":
    scenarios = {"append": begin_and_append, "mend": mend_and_append, "settings": put_settings, "adopt": adopt}
    scenarios[sys.argv[1]](Path(sys.argv[2]))
