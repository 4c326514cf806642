"""Everything in one file: it comes back on an empty phone, the last ten are kept, and none is lost on the way."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from app.session import backup
from app.session.backup import backup_data, backups, gathered, keep_backup, keep_gathered, kept_backups
from app.session.errors import StorageError
from app.session.importing.plan import plan_content, plan_file, take_in
from app.session.importing.reading import read_data
from app.session.library import Library
from app.session.sharing.shared import as_json
from rules import GAMES
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


def test_the_last_ten_are_kept(phone: Library, tmp_path: Path) -> None:
    made = [keep_backup(phone, tmp_path / "backups") for _ in range(13)]
    assert backups(tmp_path / "backups") == made[:2:-1]


def test_when_a_backup_cannot_be_written_the_others_stay(
    phone: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = [keep_backup(phone, tmp_path / "backups") for _ in range(10)]

    def fail(path: Path, data: bytes) -> None:
        raise OSError(28, "no space left on device")

    monkeypatch.setattr(backup, "replace_file", fail)
    with pytest.raises(StorageError):
        keep_backup(phone, tmp_path / "backups")
    assert backups(tmp_path / "backups") == made[::-1]


def test_a_backup_never_grows_beyond_what_can_be_read_back(phone: Library) -> None:
    fill(phone)
    whole = backup_data(phone)
    some = backup_data(phone, len(whole) - 1)
    assert len(some) < len(whole)
    kept = read_data(GAMES, some, 0).matches
    assert [each.match_id for each in kept] == phone.match_ids()[:0:-1]  # all but the oldest


def test_a_match_that_cannot_be_read_does_not_keep_the_others_from_being_saved(phone: Library, tmp_path: Path) -> None:
    fill(phone)
    (tmp_path / "phone" / "matches" / "match-betski.journal").write_bytes(b"nonsense")
    assert len(read_data(GAMES, backup_data(phone), 0).matches) == 4


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
        keep_gathered(gathered(phone, {}), folder, NOW + number)
    made = keep_gathered(gathered(phone, {}), folder, NOW - 10**9)
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
    whole = gathered(phone, {})
    assert (whole.matches, whole.left_out, whole.unreadable) == (4, 0, 1)
    some = gathered(phone, {}, len(whole.data) - 1)
    assert some.matches + some.left_out + some.unreadable == 5
    assert some.left_out > 0
