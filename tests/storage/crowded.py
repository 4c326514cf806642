"""What storage does when there is no room, or no writing: crowded.py SCENARIO DIRECTORY; prints JSON."""

import json
import os
import resource
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from app.storage.errors import StorageError
from app.storage.index import Store
from app.storage.journal import Journal, open_journal, read_journal

LONG = {"text": "x" * 9000}


def code_of(step: Callable[[], object]) -> str:
    try:
        step()
    except StorageError as error:
        return error.code
    return "ok"


def size_limit(directory: Path) -> dict[str, Any]:
    """The file may grow by 100 bytes more, so the write of a long line comes back short."""
    path = directory / "m.journal"
    journal = Journal.create(path, {"header": 1})
    journal.append({"n": 1})
    before = path.read_bytes()
    hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
    resource.setrlimit(resource.RLIMIT_FSIZE, (len(before) + 100, hard))
    code = code_of(lambda: journal.append(LONG))
    unchanged = path.read_bytes() == before
    short = code_of(lambda: journal.append({"n": 2}))
    resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
    again = code_of(lambda: journal.append(LONG))
    return {
        "long": code,
        "unchanged": unchanged,
        "short": short,
        "again": again,
        "records": read_journal(path).records == [{"header": 1}, {"n": 1}, {"n": 2}, LONG],
    }


def full_disk(directory: Path) -> dict[str, Any]:
    """Everything is tried on a full disk, then once more after something else was deleted."""
    store = Store(directory)
    store.put_setting("word", "old")
    journal = store.create_match("m1", {"header": 1})
    damaged = directory / "matches" / "m2.journal"
    store.create_match("m2", {"header": 2}).append({"n": 1})
    damaged.write_bytes(damaged.read_bytes() + b"garbage\nmore garbage " + b"x" * 9000 + b"\n")
    before = damaged.read_bytes()
    filler = directory / "filler"
    fill(filler)
    result: dict[str, Any] = {
        "append": code_of(lambda: journal.append(LONG)),
        "create": code_of(lambda: store.create_match("m3", LONG)),
        "setting": code_of(lambda: store.put_setting("word", "new" * 3000)),
        "mend": code_of(lambda: store.open_match("m2")),
        "word": store.setting("word"),
        "damaged file unchanged": damaged.read_bytes() == before,
        "files": sorted(path.name for path in (directory / "matches").iterdir()),
    }
    filler.unlink()
    result["after"] = [
        code_of(lambda: journal.append(LONG)),
        code_of(lambda: store.put_setting("word", "new")),
        code_of(lambda: store.open_match("m2")),
    ]
    result["kept"] = store.open_match("m1").records == [{"header": 1}, LONG]
    return result


def fill(filler: Path) -> None:
    fd = os.open(filler, os.O_WRONLY | os.O_CREAT)
    try:
        while True:
            os.write(fd, b"x" * 4096)
    except OSError:
        os.close(fd)


def read_only(directory: Path) -> dict[str, Any]:
    """A whole file system that may be read but not written."""
    store = Store(directory)
    store.put_setting("word", "old")
    store.create_match("m1", {"header": 1}).close()
    path = directory / "matches" / "m1.journal"
    subprocess.run(["mount", "-o", "remount,ro", str(directory)], check=True)
    store = Store(directory)
    return {
        "open": code_of(lambda: open_journal(path)),
        "create": code_of(lambda: store.create_match("m2", {})),
        "setting": code_of(lambda: store.put_setting("word", "new")),
        "forget": code_of(lambda: store.forget("m1")),
        "word": store.setting("word"),
        "records": read_journal(path).records,
    }


if __name__ == "__main__":
    scenarios = {"limit": size_limit, "full": full_disk, "read-only": read_only}
    print(json.dumps(scenarios[sys.argv[1]](Path(sys.argv[2]))))
