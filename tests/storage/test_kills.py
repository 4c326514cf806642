"""No kill, at any instant, loses anything that was acknowledged."""

from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest

from app.storage.index import Store
from app.storage.journal import open_journal
from tests.storage.doomed import ENTRIES, HEADER, journal
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


@pytest.mark.parametrize("call", ["write", "fsync", "rename"])
def test_a_kill_while_matches_are_taken_in_leaves_all_of_them_or_none(
    call: str, fresh: Callable[[], Path]
) -> None:
    kept: set[int] = set()
    for directory, dots in killed_at_every(call, "adopt", fresh):
        store = Store(directory)  # the next start
        ids = store.match_ids()
        assert len(ids) in (0, 3)
        assert [len(store.read_match(each).records) for each in ids] == [2, 3, 4][: len(ids)]
        assert not list((directory / "matches").glob("*.tmp"))
        assert not (directory / "adopting.json").exists()
        if dots == 2:
            assert len(ids) == 3
        kept.add(len(ids))
        store.close()
    assert 0 in kept
    assert call == "write" or 3 in kept


def test_a_match_that_went_on_is_not_replaced_by_what_waited(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.create_match("m-0", HEADER).close()
    waiting = tmp_path / "matches" / "m-0.journal.tmp"
    waiting.write_bytes(journal(3))
    (tmp_path / "adopting.json").write_text('{"m-0": 7}', encoding="utf-8")
    store.close()
    again = Store(tmp_path)
    assert len(again.read_match("m-0").records) == 1
    assert not waiting.exists()
    again.close()


@pytest.mark.parametrize("text", ["", "{", "[1]", '{"../x": 1}', "null"])
def test_a_spoiled_list_of_what_waits_does_not_keep_the_app_from_starting(tmp_path: Path, text: str) -> None:
    (tmp_path / "adopting.json").write_text(text, encoding="utf-8")
    store = Store(tmp_path)
    assert store.match_ids() == []
    assert not (tmp_path / "adopting.json").exists()
    store.close()
