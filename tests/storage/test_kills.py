"""No kill, at any instant, loses anything that was acknowledged."""

from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest

from app.storage.index import Store
from app.storage.journal import open_journal
from tests.storage.doomed import ENTRIES, HEADER
from tests.storage.processes import output_of, ran, strace

# The calls by which anything on disk changes or is made durable.
CALLS = ("write", "fsync", "fdatasync", "ftruncate", "rename")


@pytest.mark.parametrize("kind", ["journal", "tables"])
def test_two_hundred_random_kills_lose_nothing_acknowledged(kind: str, tmp_path: Path) -> None:
    rounds, acknowledged = map(int, output_of("kill_rounds.py", kind, tmp_path, 200, 20240229).split())
    assert rounds == 200
    assert acknowledged >= 200  # on average each round waits for two


def killed_at_every(call: str, scenario: str, directories: Callable[[], Path]) -> list[tuple[Path, int]]:
    """For each time the scenario makes the call: the directory left by a kill just then, and the dots."""
    left: list[tuple[Path, int]] = []
    for nth in count(1):
        directory = directories()
        done = ran("doomed.py", scenario, directory, before=strace(f"{call}:signal=KILL:when={nth}"))
        if done.returncode == 0:
            return left
        assert done.returncode == -9, done.stderr
        left.append((directory, done.stdout.count(".")))
    raise AssertionError


@pytest.fixture
def fresh(tmp_path: Path) -> Callable[[], Path]:
    """Gives a new directory at every call."""
    numbers = count()

    def directory() -> Path:
        path = tmp_path / str(next(numbers))
        path.mkdir()
        return path

    return directory


@pytest.mark.parametrize(
    # create: write, sync, rename, sync of the directory; append: write and sync; a dot after each of the four
    ("call", "times"),
    [("write", 1 + 3 + 4), ("fsync", 2), ("fdatasync", 3), ("rename", 1), ("ftruncate", 0)],
)
def test_kill_at_each_call_of_create_and_append_keeps_what_was_acknowledged(
    call: str, times: int, fresh: Callable[[], Path]
) -> None:
    everything = [HEADER, *ENTRIES]
    left = killed_at_every(call, "append", fresh)
    assert len(left) == times
    for directory, acknowledged in left:
        path = directory / "m.journal"
        if acknowledged == 0 and not path.exists():
            continue
        opened = open_journal(path)
        assert opened.records in (everything[:acknowledged], everything[: acknowledged + 1])
        opened.journal.append({"after": "the kill"})
        assert open_journal(path).records == [*opened.records, {"after": "the kill"}]


@pytest.mark.parametrize("call", CALLS)
def test_kill_at_each_call_of_mending_keeps_the_damaged_original(
    call: str, fresh: Callable[[], Path]
) -> None:
    ran("doomed.py", "append", source := fresh())
    lines = (source / "m.journal").read_bytes().splitlines(keepends=True)
    original = lines[0] + lines[1] + lines[3]

    def damaged() -> Path:
        directory = fresh()
        (directory / "m.journal").write_bytes(original)
        return directory

    left = killed_at_every(call, "mend", damaged)
    assert left
    for directory, acknowledged in left:
        records = open_journal(directory / "m.journal").records
        # the first dot is for the mending, the second for the entry after it
        assert records[:2] == [HEADER, ENTRIES[0]]
        assert records[2:] in ([], [{"after": "mending"}])
        assert len(records) >= 1 + acknowledged
        assert original in [path.read_bytes() for path in directory.glob("m.journal.damaged-*")]


@pytest.mark.parametrize(
    # the store syncs its directory once when made; then per setting: write, sync, rename, sync; and a dot
    ("call", "times"),
    [("write", 3 * 2), ("fsync", 1 + 3 * 2), ("rename", 3)],
)
def test_kill_at_each_call_of_a_setting_leaves_the_old_or_the_new(
    call: str, times: int, fresh: Callable[[], Path]
) -> None:
    values = [None, "first", "second, which is longer", "3", None]
    left = killed_at_every(call, "settings", fresh)
    assert len(left) == times
    for directory, acknowledged in left:
        store = Store(directory)
        assert store.set_aside is None
        assert store.setting("word") in values[acknowledged : acknowledged + 2]
        store.put_setting("word", "after the kill")
        assert Store(directory).setting("word") == "after the kill"
