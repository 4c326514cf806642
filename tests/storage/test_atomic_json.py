"""The database file is whole at any time, and what could not be written is not pretended."""

import shutil
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from tinydb import TinyDB, where

from app.storage.atomic_json import AtomicJSONStorage
from app.storage.errors import StorageError, StorageFailed

NOON = datetime(2024, 2, 29, 12, 0, 0, tzinfo=UTC)


def database(path: Path) -> TinyDB:
    """A TinyDB on this file."""
    return TinyDB(path, storage=AtomicJSONStorage)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the database of the test is, in a directory that can be taken away."""
    (tmp_path / "data").mkdir()
    return tmp_path / "data" / "t.json"


def test_rows_are_there_after_reopening(path: Path) -> None:
    db = database(path)
    db.insert({"name": "Zoë", "nested": {"list": [1, 2]}})
    db.update({"age": 9})
    assert database(path).all() == [{"name": "Zoë", "nested": {"list": [1, 2]}, "age": 9}]
    assert [file.name for file in path.parent.iterdir()] == ["t.json"]


def test_file_is_compact_json(path: Path) -> None:
    database(path).insert({"name": "Zoë"})
    assert path.read_text(encoding="utf-8") == '{"_default":{"1":{"name":"Zoë"}}}'


def test_nothing_is_written_before_there_is_something(path: Path) -> None:
    assert database(path).all() == []
    assert not path.exists()


@pytest.mark.parametrize(
    "change",
    [
        lambda db: db.update({"name": "new"}),
        lambda db: db.update(lambda row: row["nested"]["list"].append(3)),
        lambda db: db.insert({"name": "more"}),
        lambda db: db.remove(where("name") == "old"),
        lambda db: db.truncate(),
        lambda db: db.drop_tables(),
    ],
    ids=["update", "update inside", "insert", "remove", "truncate", "drop"],
)
def test_failed_write_changes_nothing_in_memory(change: Any, path: Path) -> None:
    rows = [{"name": "old", "nested": {"list": [1, 2]}}]
    db = database(path)
    db.insert(rows[0])
    away = path.parent.with_name("away")
    path.parent.rename(away)  # now the temporary file cannot even be created
    with pytest.raises(StorageError):
        change(db)
    assert db.all() == rows
    assert db.search(where("name") == "old") == rows
    away.rename(path.parent)
    assert database(path).all() == rows
    change(db)
    assert database(path).all() == db.all() != rows


@pytest.mark.parametrize("value", [float("nan"), {1}])
def test_what_json_cannot_say_is_refused_and_changes_nothing(value: object, path: Path) -> None:
    db = database(path)
    db.insert({"n": 1})
    with pytest.raises((ValueError, TypeError)):
        db.update({"n": value})
    assert db.all() == [{"n": 1}]
    assert database(path).all() == [{"n": 1}]


def test_what_callers_do_to_their_rows_does_not_reach_the_store(path: Path) -> None:
    mine = {"list": [1]}
    db = database(path)
    db.insert(mine)
    mine["list"].append(2)
    db.all()[0]["list"].append(3)
    assert db.all() == [{"list": [1]}]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\0" * 20,
        b'{"_default":{"1":{"a"',
        b"\xff\xfe",
        b"[]",
        b'{"_default":[]}',
        b'{"_default":{"x":{}}}',
        b'{"_default":{"1":2}}',
        b"[" * 100_000,
    ],
    ids=["empty", "zeros", "half", "not utf-8", "list", "table list", "bad id", "bad row", "deep"],
)
def test_unreadable_file_is_moved_aside_and_never_overwritten(content: bytes, path: Path) -> None:
    path.write_bytes(content)
    storage = AtomicJSONStorage(path, now=lambda: NOON)
    assert storage.set_aside == path.with_name("t.json.unreadable-20240229T120000Z")
    assert storage.set_aside.read_bytes() == content
    assert storage.read() is None
    assert not path.exists()
    storage.write({"_default": {"1": {"n": 1}}})
    assert database(path).all() == [{"n": 1}]
    assert storage.set_aside.read_bytes() == content


def test_readable_file_is_not_set_aside(path: Path) -> None:
    path.write_text('{"players": {"7": {"name": "Ann"}}}')
    storage = AtomicJSONStorage(path)
    assert storage.set_aside is None
    assert storage.read() == {"players": {"7": {"name": "Ann"}}}


def test_device_that_cannot_be_read_is_not_taken_for_an_empty_store(path: Path) -> None:
    path.mkdir()
    with pytest.raises(StorageFailed):
        AtomicJSONStorage(path)
    assert path.is_dir()
    shutil.rmtree(path)
