"""A journal gives back exactly what was appended, or says that it cannot."""

import binascii
import os
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.storage.errors import JournalUnreadable, StorageError, StorageFailed
from app.storage.journal import Damage, Journal, open_journal, read_journal
from app.storage.lines import scanned

RECORDS: list[dict[str, Any]] = [{"game": "é"}, {"n": 1}, {"undo": 1}, {"n": 2, "card": "♠9"}]
NOON = datetime(2024, 2, 29, 12, 0, 0, tzinfo=UTC)


def written(path: Path, records: list[dict[str, Any]]) -> bytes:
    """The bytes of a journal with these records, which is then closed."""
    journal = Journal.create(path, records[0])
    for record in records[1:]:
        journal.append(record)
    journal.close()
    return path.read_bytes()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the journal of the test is."""
    return tmp_path / "m.journal"


@pytest.fixture
def lines(path: Path) -> list[bytes]:
    """The lines of a journal of four records, which is there."""
    return written(path, RECORDS).splitlines(keepends=True)


# The text


def test_each_line_carries_the_checksum_of_all_json_up_to_it(lines: list[bytes]) -> None:
    payloads = ['{"game":"é"}', '{"n":1}', '{"undo":1}', '{"n":2,"card":"♠9"}']
    for number, payload in enumerate(payloads):
        crc = binascii.crc32("".join(payloads[: number + 1]).encode())
        assert lines[number] == f"{crc:08x} {payload}\n".encode()
    assert len(lines) == 4


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(exclude_categories=["Cs"])),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)
json_records = st.dictionaries(
    st.text(st.characters(exclude_categories=["Cs"]), max_size=8), json_values, max_size=4
)


@given(st.lists(json_records, min_size=1, max_size=6), st.integers(0, 5))
@settings(deadline=None, max_examples=60)
def test_records_come_back_as_they_were_appended_also_after_reopening(
    records: list[dict[str, Any]], reopened_after: int
) -> None:
    with tempfile.TemporaryDirectory() as directory:
        path = Path(directory) / "m.journal"
        written(path, records[: reopened_after + 1])
        opened = open_journal(path)
        for record in records[reopened_after + 1 :]:
            opened.journal.append(record)
        opened.journal.close()
        assert read_journal(path) == (records, None)


@pytest.mark.parametrize("value", [float("nan"), float("inf"), {1, 2}, "\ud800"])
def test_what_json_cannot_say_is_refused_and_nothing_is_written(value: object, path: Path) -> None:
    journal = Journal.create(path, {"header": 1})
    before = path.read_bytes()
    with pytest.raises((ValueError, TypeError)):
        journal.append({"value": value})
    assert path.read_bytes() == before
    journal.append({"value": 1})
    assert read_journal(path).records == [{"header": 1}, {"value": 1}]


# Creating


def test_create_refuses_a_path_that_is_taken(path: Path) -> None:
    path.write_text("mine")
    with pytest.raises(FileExistsError):
        Journal.create(path, {})
    assert path.read_text() == "mine"


def test_create_leaves_no_other_file(path: Path) -> None:
    path.with_name("m.journal.tmp").write_text("left by an earlier kill, and longer than the header is")
    Journal.create(path, {"header": 1}).close()
    assert [file.name for file in path.parent.iterdir()] == ["m.journal"]
    assert read_journal(path).records == [{"header": 1}]


# A torn end


def test_end_torn_at_any_byte_is_cut_and_told(path: Path, lines: list[bytes]) -> None:
    good = b"".join(lines[:3])
    for kept in range(1, len(lines[3])):
        path.write_bytes(good + lines[3][:kept])
        opened = open_journal(path)
        assert opened.records == RECORDS[:3]
        assert opened.damage == Damage("torn", line=4, kept_copy=None, readable=3)
        assert path.read_bytes() == good
        opened.journal.append(RECORDS[3])
        opened.journal.close()
        assert path.read_bytes() == good + lines[3]
    assert [file.name for file in path.parent.iterdir()] == ["m.journal"]


def test_journal_that_ends_with_a_whole_line_has_no_damage(path: Path, lines: list[bytes]) -> None:
    path.write_bytes(b"".join(lines[:3]))
    assert read_journal(path) == (RECORDS[:3], None)


@pytest.mark.parametrize(
    "end", [b"\0" * 4096, b"\0\0\0}\n", b"\n", b"0badcafe \n", b"0badcafe {]\n", b"\xff\n"]
)
def test_last_line_that_is_not_whole_counts_as_torn(end: bytes, path: Path, lines: list[bytes]) -> None:
    path.write_bytes(b"".join(lines) + end)
    opened = open_journal(path)
    assert opened.records == RECORDS
    assert opened.damage == Damage("torn", line=5, kept_copy=None, readable=4)
    assert path.read_bytes() == b"".join(lines)


# Damage


def test_no_change_of_a_single_byte_goes_unseen(lines: list[bytes]) -> None:
    data = b"".join(lines)
    for position, original in enumerate(data):
        for value in range(256):
            if value == original:
                continue
            scan = scanned(data[:position] + bytes([value]) + data[position + 1 :])
            assert scan.damage is not None
            line = data[:position].count(b"\n")
            assert scan.records == RECORDS[:line], (position, value)


def test_changed_byte_in_any_line_but_the_header_is_survived(path: Path, lines: list[bytes]) -> None:
    data = b"".join(lines)
    for position in range(len(lines[0]), len(data)):
        path.write_bytes(data[:position] + bytes([data[position] ^ 1]) + data[position + 1 :])
        opened = open_journal(path)
        opened.journal.append({"after": position})
        opened.journal.close()
        line = data[:position].count(b"\n")
        assert read_journal(path) == ([*RECORDS[:line], {"after": position}], None)


@pytest.mark.parametrize("missing", [1, 2])
def test_missing_middle_line_is_seen_and_the_file_kept(missing: int, path: Path, lines: list[bytes]) -> None:
    damaged = b"".join(lines[:missing] + lines[missing + 1 :])
    path.write_bytes(damaged)
    opened = open_journal(path, now=lambda: NOON)
    copy = path.with_name("m.journal.damaged-20240229T120000Z")
    assert opened.damage == Damage("middle", line=missing + 1, kept_copy=copy, readable=missing)
    assert opened.records == RECORDS[:missing]
    assert copy.read_bytes() == damaged
    assert path.read_bytes() == b"".join(lines[:missing])


@pytest.mark.parametrize(
    "order", [[0, 2, 1, 3], [0, 1, 3, 2], [0, 3, 2, 1], [0, 1, 1, 2, 3], [0, 0, 1, 2, 3]]
)
def test_swapped_or_repeated_lines_are_seen(order: list[int], path: Path, lines: list[bytes]) -> None:
    path.write_bytes(b"".join(lines[number] for number in order))
    opened = open_journal(path)
    good = next(place for place, number in enumerate(order) if place != number)
    assert opened.records == RECORDS[:good]
    assert opened.damage is not None
    assert (opened.damage.kind, opened.damage.line) == ("middle", good + 1)


def test_line_of_another_match_is_not_accepted(path: Path, lines: list[bytes]) -> None:
    other = written(path.with_name("other"), [{"game": "x"}, *RECORDS[1:]]).splitlines(keepends=True)
    path.write_bytes(lines[0] + other[1])
    assert open_journal(path).records == RECORDS[:1]


def test_journal_goes_on_from_before_the_damage(path: Path, lines: list[bytes]) -> None:
    path.write_bytes(lines[0] + lines[1] + b"garbage\n" + lines[3])
    opened = open_journal(path)
    opened.journal.append({"n": 7})
    assert open_journal(path)[1:] == ([*RECORDS[:2], {"n": 7}], None)


def test_second_damage_in_the_same_second_keeps_both_copies(path: Path, lines: list[bytes]) -> None:
    for garbage in (b"one\n", b"two\n"):
        path.write_bytes(lines[0] + garbage + lines[1])
        open_journal(path, now=lambda: NOON).journal.close()
    copies = [file.read_bytes() for file in path.parent.glob("*.damaged-*")]
    assert sorted(copies) == [lines[0] + b"one\n" + lines[1], lines[0] + b"two\n" + lines[1]]


# Unreadable


def test_bad_header_is_refused_and_the_file_left_alone(path: Path, lines: list[bytes]) -> None:
    for data in (
        b"",
        b"\n",
        lines[0][:-1],
        lines[0][:5],
        b"x" + b"".join(lines),
        b"".join(lines[1:]),
        b"\0" * 50,
    ):
        path.write_bytes(data)
        for read in (open_journal, read_journal):
            with pytest.raises(JournalUnreadable):
                read(path)
        assert path.read_bytes() == data
    assert [file.name for file in path.parent.iterdir()] == ["m.journal"]


def test_header_that_is_not_an_object_is_refused(path: Path) -> None:
    path.write_bytes(b"%08x [1]\n" % binascii.crc32(b"[1]"))
    with pytest.raises(JournalUnreadable):
        open_journal(path)


def test_journal_that_is_missing_is_unreadable(path: Path) -> None:
    with pytest.raises(JournalUnreadable):
        open_journal(path)
    assert not path.exists()


def test_path_that_cannot_be_read_as_a_file_is_a_storage_failure(tmp_path: Path) -> None:
    with pytest.raises(StorageFailed):
        open_journal(tmp_path)


def test_reading_never_writes(path: Path, lines: list[bytes]) -> None:
    for data in (lines[0] + lines[1][:5], lines[0] + lines[2] + lines[3]):
        path.write_bytes(data)
        os.utime(path, (1, 1))
        reading = read_journal(path)
        assert reading.records == RECORDS[:1]
        assert reading.damage is not None
        assert reading.damage.kept_copy is None
        assert path.read_bytes() == data
        assert path.stat().st_mtime == 1
    assert [file.name for file in path.parent.iterdir()] == ["m.journal"]


# A journal that is open


def test_append_to_a_deleted_journal_is_not_acknowledged(path: Path) -> None:
    journal = Journal.create(path, {})
    path.unlink()
    with pytest.raises(StorageFailed):
        journal.append({"n": 1})


def test_append_after_a_line_of_someone_else_is_refused(path: Path) -> None:
    journal = Journal.create(path, {})
    other = open_journal(path).journal
    other.append({"n": 1})
    with pytest.raises(StorageFailed):
        journal.append({"n": 2})
    other.append({"n": 3})
    assert read_journal(path) == ([{}, {"n": 1}, {"n": 3}], None)


def test_closed_journal_takes_nothing_and_closes_again(path: Path) -> None:
    journal = Journal.create(path, {})
    journal.close()
    journal.close()
    with pytest.raises(StorageError):
        journal.append({"n": 1})
    assert read_journal(path).records == [{}]
