"""Everything in one file: it comes back on an empty phone, the last ten are kept, and none is lost on the way."""

import json
import tracemalloc
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from app.session import backup
from app.session.backup import Gathering, backup_data, backups, keep, keep_backup, kept_backups
from app.session.errors import StorageError
from app.session.importing import data, lines, reading
from app.session.importing.data import FileRefused
from app.session.importing.plan import plan_content, plan_file, take_in, write_matches
from app.session.importing.reading import read_data
from app.session.library import Library
from app.session.sharing.shared import as_json
from rules import GAMES
from tests.bench.bench_history import match_with
from tests.sharing.conftest import NOW
from tests.sharing.evenings import random_match

Phones = Callable[[str], Library]


def fill(phone: Library, seed: int = 1) -> None:
    """A match of every game, and a setting."""
    for key, game in GAMES.items():
        match = random_match(Random(seed), game, f"match-{key.replace('_', '-')}")
        take_in(phone, plan_content(phone, read_data(GAMES, as_json(match).encode(), 0)))
    phone.put_setting("theme", "paper")


@pytest.mark.parametrize("seed", range(10))
def test_a_backup_comes_back_on_an_empty_phone(new_phone: Phones, tmp_path: Path, seed: int) -> None:
    old, new = new_phone("old"), new_phone("new")
    fill(old, seed)
    path = keep_backup(old, tmp_path / "backups")
    plan = plan_file(new, path)
    assert plan.is_backup
    assert len(plan.new) == 5
    assert plan.settings == {"theme": "paper"}
    assert new.match_ids() == []  # told, not done
    take_in(new, plan, with_settings=True)
    assert new.summaries() == old.summaries()
    assert [new.records(each) for each in new.match_ids()] == [old.records(each) for each in old.match_ids()]
    assert new.setting("theme", "felt") == "paper"


def test_a_backup_larger_than_what_may_be_read_at_once_comes_back_whole(
    new_phone: Phones, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new = new_phone("old"), new_phone("new")
    fill(old)
    path = keep_backup(old, tmp_path / "backups")
    longest = max(map(len, path.read_bytes().splitlines(keepends=True)))
    for module in (data, lines, reading):
        monkeypatch.setattr(module, "LIMIT", longest)
    assert path.stat().st_size > longest
    plan = plan_file(new, path)
    assert len(plan.new) == 5
    take_in(new, plan)
    assert [new.records(each) for each in new.match_ids()] == [old.records(each) for each in old.match_ids()]
    monkeypatch.setattr(lines, "LIMIT", longest - 1)
    with pytest.raises(FileRefused):
        plan_file(new_phone("newer"), path)


def test_a_backup_of_many_matches_takes_no_more_memory_than_one_of_one(new_phone: Phones, tmp_path: Path) -> None:
    few, many = (peaks(new_phone, tmp_path / f"{count}", count) for count in (1, 8))
    assert all(of_many < 2 * of_few for of_few, of_many in zip(few, many, strict=True)), (few, many)


def peaks(new_phone: Phones, folder: Path, count: int) -> list[int]:
    """How much is in memory at most while a backup of long matches is made, looked into, and written."""
    old, new = new_phone(f"{count}/old"), new_phone(f"{count}/new")
    for _ in range(count):
        match_with(old, folder / "old", 150)
    found: list[int] = []

    def watched(act: Callable[[], Any]) -> Any:
        tracemalloc.reset_peak()
        before, come = tracemalloc.get_traced_memory()[0], act()
        found.append(tracemalloc.get_traced_memory()[1] - before)
        return come

    tracemalloc.start()
    path = watched(lambda: keep_backup(old, folder / "backups"))
    plan = watched(lambda: plan_file(new, path))
    watched(lambda: write_matches(new, plan))
    tracemalloc.stop()
    assert len(plan.new) == count
    return found


def test_a_file_that_changed_after_it_was_looked_into_changes_nothing(new_phone: Phones, tmp_path: Path) -> None:
    old, new = new_phone("old"), new_phone("new")
    fill(old)
    path = keep_backup(old, tmp_path / "backups")
    plan = plan_file(new, path)
    told = path.read_bytes()
    path.write_bytes(told[:-60] + bytes([told[-60] ^ 1]) + told[-59:])  # in the last of the five matches
    with pytest.raises(StorageError):
        take_in(new, plan)
    assert new.match_ids() == []
    assert [each.name for each in (tmp_path / "new" / "matches").iterdir()] == []
    path.unlink()
    with pytest.raises(StorageError):
        take_in(new, plan)
    assert new.match_ids() == []


@pytest.mark.parametrize("spoil", [
    lambda told: told[: len(told) // 2], lambda told: told[:-3], lambda told: told + b"{}",
    lambda told: told.replace(b"\n,{", b"\n{", 1), lambda told: told.replace(b"[\n{", b"[\n,{", 1),
    lambda told: told.replace(b"records", b"\xff\xfe", 1),
])  # fmt: skip
def test_a_backup_that_is_not_whole_is_refused_whole(
    new_phone: Phones, tmp_path: Path, spoil: Callable[[bytes], bytes]
) -> None:
    old, new = new_phone("old"), new_phone("new")
    fill(old)
    path = keep_backup(old, tmp_path / "backups")
    path.write_bytes(spoil(path.read_bytes()))
    with pytest.raises(FileRefused) as refused:
        plan_file(new, path)
    assert refused.value.code == "import.broken"


def test_a_backup_is_json_that_other_programs_read_and_may_lay_out_anew(new_phone: Phones, tmp_path: Path) -> None:
    old, new = new_phone("old"), new_phone("new")
    fill(old)
    path = keep_backup(old, tmp_path / "backups")
    told = json.loads(path.read_bytes())
    assert [each["match_id"] for each in told["matches"]] == old.match_ids()[::-1]
    for indent in (None, 1):
        path.write_text(json.dumps(told, indent=indent))
        assert len(plan_file(new, path).new) == 5


def test_the_last_ten_are_kept(phone: Library, tmp_path: Path) -> None:
    made = [keep_backup(phone, tmp_path / "backups") for _ in range(13)]
    assert backups(tmp_path / "backups") == made[:2:-1]


def test_when_a_backup_cannot_be_written_the_others_stay(
    phone: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = [keep_backup(phone, tmp_path / "backups") for _ in range(10)]

    def fail(path: Path, pieces: Iterable[bytes]) -> None:
        raise OSError(28, "no space left on device")

    monkeypatch.setattr(backup, "replace_by_pieces", fail)
    with pytest.raises(StorageError):
        keep_backup(phone, tmp_path / "backups")
    assert backups(tmp_path / "backups") == made[::-1]


def test_a_backup_never_grows_beyond_what_can_be_read_back(phone: Library) -> None:
    fill(phone)
    whole = backup_data(phone)
    some = backup_data(phone, len(whole) - 1)
    assert len(some) < len(whole)
    kept = list(read_data(GAMES, some, 0).matches)
    assert [each.match_id for each in kept] == phone.match_ids()[:0:-1]  # all but the oldest


def test_a_match_that_cannot_be_read_does_not_keep_the_others_from_being_saved(phone: Library, tmp_path: Path) -> None:
    fill(phone)
    (tmp_path / "phone" / "matches" / "match-betski.journal").write_bytes(b"nonsense")
    assert len(list(read_data(GAMES, backup_data(phone), 0).matches)) == 4


@pytest.mark.parametrize("seed", range(10))
def test_a_backup_of_what_a_backup_brought_is_the_same_backup(new_phone: Phones, seed: int) -> None:
    old, new = new_phone("old"), new_phone("new")
    fill(old, seed)
    data = backup_data(old)
    take_in(new, plan_content(new, read_data(GAMES, data, 0)), with_settings=True)
    assert backup_data(new) == data


def test_a_clock_turned_back_does_not_cost_the_new_backup(phone: Library, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    for number in range(10):
        keep(Gathering(phone, {}), folder, NOW + number)
    made = keep(Gathering(phone, {}), folder, NOW - 10**9)
    assert made.path in backups(folder)
    assert len(backups(folder)) == 10


def test_what_a_kill_left_of_a_backup_is_cleared_away_and_never_listed(phone: Library, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    (folder / "fair-deal-20240501-100000-000000.json.tmp").write_bytes(b"half")
    (folder / "fair-deal-of-a-stranger.json").write_bytes(b"{}")
    assert kept_backups(folder) == []
    keep_backup(phone, folder)
    assert len(kept_backups(folder)) == 1
    assert not list(folder.glob("*.tmp"))


def test_what_did_not_fit_and_what_cannot_be_read_is_counted(phone: Library, tmp_path: Path) -> None:
    fill(phone)
    (tmp_path / "phone" / "matches" / "match-betski.journal").write_bytes(b"nonsense")
    whole = Gathering(phone, {})
    size = sum(map(len, whole.pieces()))
    assert (whole.matches, whole.left_out, whole.unreadable) == (4, 0, 1)
    some = Gathering(phone, {}, size - 1)
    list(some.pieces())
    assert some.matches + some.left_out + some.unreadable == 5
    assert some.left_out > 0
