"""A full, read-only or failing disk changes nothing, is told by its code, and can be got over."""

import json
from pathlib import Path

import pytest

from app.storage.journal import Journal, open_journal
from tests.storage.processes import output_of, ran, small_disk, strace


def test_line_that_fits_only_in_part_is_taken_back(tmp_path: Path) -> None:
    assert json.loads(output_of("crowded.py", "limit", tmp_path)) == {
        "long": "storage.full",
        "unchanged": True,
        "short": "ok",
        "again": "ok",
        "records": True,
    }


def test_full_disk_refuses_everything_and_spoils_nothing(tmp_path: Path) -> None:
    assert json.loads(output_of("crowded.py", "full", tmp_path, before=small_disk(tmp_path, "256k"))) == {
        "append": "storage.full",
        "create": "storage.full",
        "setting": "storage.full",
        "mend": "storage.full",
        "word": "old",
        "damaged file unchanged": True,
        "files": ["m1.journal", "m2.journal"],
        "after": ["ok", "ok", "ok"],
        "kept": True,
    }


def test_read_only_disk_can_still_be_read(tmp_path: Path) -> None:
    before = small_disk(tmp_path, "256k")
    assert json.loads(output_of("crowded.py", "read-only", tmp_path, before=before)) == {
        "open": "storage.read_only",
        "create": "storage.read_only",
        "setting": "storage.read_only",
        "forget": "storage.read_only",
        "word": "old",
        "records": [{"header": 1}],
    }


@pytest.mark.parametrize(
    # The second append meets the trouble: the header's write is the first, so its own is the third.
    ("trouble", "outcome"),
    [
        (["write:error=EROFS:when=3"], ["ok", "storage.read_only", "ok", "ok", "acd", None]),
        (["write:error=EDQUOT:when=3"], ["ok", "storage.full", "ok", "ok", "acd", None]),
        (["write:error=EIO:when=3"], ["ok", "storage.failed", "ok", "ok", "acd", None]),
        (["write:retval=0:when=3"], ["ok", "storage.failed", "ok", "ok", "acd", None]),
        (["fdatasync:error=EIO:when=2"], ["ok", "storage.failed", "ok", "ok", "acd", None]),
        (["fdatasync:error=ENOSPC:when=2"], ["ok", "storage.full", "ok", "ok", "acd", None]),
    ],
)
def test_failed_append_leaves_the_journal_usable(
    trouble: list[str], outcome: list[object], tmp_path: Path
) -> None:
    assert json.loads(output_of("hindered.py", tmp_path / "j", before=strace(*trouble))) == outcome


@pytest.mark.parametrize(
    ("truncates_failing", "outcome"),
    [
        ("1", ["ok", "storage.failed", "ok", "ok", "acd", None]),
        ("1..2", ["ok", "storage.failed", "storage.failed", "ok", "ad", None]),
    ],
)
def test_line_that_could_not_be_taken_back_is_removed_by_the_next_append(
    truncates_failing: str, outcome: list[object], tmp_path: Path
) -> None:
    before = strace("fdatasync:error=EIO:when=2", f"ftruncate:error=EIO:when={truncates_failing}")
    assert json.loads(output_of("hindered.py", tmp_path / "j", before=before)) == outcome


@pytest.mark.parametrize(
    ("trouble", "code"),
    [
        ("fsync:error=ENOSPC:when=1", "storage.full"),
        ("rename:error=EROFS:when=1", "storage.read_only"),
        ("fsync:error=EIO:when=2", "storage.failed"),
    ],
)
def test_journal_that_cannot_be_made_durable_leaves_no_file(trouble: str, code: str, tmp_path: Path) -> None:
    assert json.loads(output_of("hindered.py", tmp_path / "j", before=strace(trouble))) == [code, []]


def test_directory_that_cannot_be_synced_at_all_is_put_up_with(tmp_path: Path) -> None:
    before = strace("fsync:error=EINVAL:when=2")
    assert json.loads(output_of("hindered.py", tmp_path / "j", before=before)) == ["ok"] * 4 + ["abcd", None]


def test_damage_that_cannot_be_cut_off_is_told_and_the_file_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "m.journal"
    journal = Journal.create(path, {"header": 1})
    journal.append({"n": 1})
    journal.close()
    damaged = path.read_bytes() + b"garbage\nmore\n"
    path.write_bytes(damaged)
    done = ran("doomed.py", "mend", tmp_path, before=strace("ftruncate:error=EIO:when=1"))
    assert (done.returncode, done.stdout) == (1, "")
    assert "StorageFailed" in done.stderr
    assert path.read_bytes() == damaged
    assert open_journal(path).records == [{"header": 1}, {"n": 1}]
