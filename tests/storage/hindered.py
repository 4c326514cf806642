"""Append a, b, c and d whatever happens: prints each outcome, the entries then in the file and its damage."""

import json
import sys
from pathlib import Path

from app.storage.errors import StorageError
from app.storage.journal import Journal, read_journal


def main(path: Path) -> None:
    outcomes = []
    try:
        journal = Journal.create(path, {"header": 1})
    except StorageError as error:
        print(json.dumps([error.code, sorted(file.name for file in path.parent.iterdir())]))
        return
    for name in "abcd":
        try:
            journal.append({"entry": name})
            outcomes.append("ok")
        except StorageError as error:
            outcomes.append(error.code)
    reading = read_journal(path)
    entries = "".join(record["entry"] for record in reading.records[1:])
    print(json.dumps([*outcomes, entries, reading.damage]))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
