"""Backups beside the game: nobody waits for them."""

from collections.abc import Callable
from pathlib import Path
from threading import Event, get_ident
from typing import Any

import pytest

from app.session import backup_keeper
from app.session.backup import Made
from app.session.backup_keeper import BackupKeeper
from app.session.errors import StorageError
from app.session.library import Library
from app.session.match import MatchSession
from app.storage.errors import StorageFull
from tests.sharing.evenings import golden


def begun(phone: Library) -> tuple[MatchSession, list[Any]]:
    """A match without its last entry, and that entry's action."""
    match = golden("in_between-evening")
    session = phone.new_match("in_between", match.players, match.timeline.setup)
    steps = [step for step in match.timeline.steps if step.stands]
    for step in steps[:-1]:
        session.record(step.entry.action, overruled=step.entry.overruled)
    assert not session.standing.is_over
    return session, steps[-1:]


def test_the_entry_that_ends_a_match_does_not_wait_for_its_backup(
    phone: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on, threads = Event(), []
    real = backup_keeper.Gathering

    def slow(*args: Any, **more: Any) -> Any:
        threads.append(get_ident())
        go_on.wait(30)
        return real(*args, **more)

    monkeypatch.setattr(backup_keeper, "Gathering", slow)
    keeper = BackupKeeper(phone, tmp_path / "backups")
    session, last = begun(phone)
    keeper.follow(session)
    session.record(last[0].entry.action, overruled=last[0].entry.overruled)
    assert session.standing.is_over
    assert keeper.kept() == []  # the entry is recorded, the backup has not even begun to be written
    session.undo()  # and the table goes on meanwhile
    go_on.set()
    keeper.finish(30)
    assert len(keeper.kept()) == 1
    assert threads != [get_ident()]


def test_entries_before_the_end_make_no_backup(phone: Library, tmp_path: Path) -> None:
    keeper = BackupKeeper(phone, tmp_path / "backups")
    session, _last = begun(phone)
    keeper.follow(session)
    session.undo()
    session.redo()
    keeper.finish()
    assert keeper.kept() == []


def test_a_wanted_backup_tells_what_is_in_it(phone: Library, tmp_path: Path) -> None:
    begun(phone)
    keeper = BackupKeeper(phone, tmp_path / "backups")
    outcomes: list[Any] = []
    keeper.make(outcomes.append)
    keeper.finish(30)
    assert [type(each) for each in outcomes] == [Made]
    assert outcomes[0].matches == 1
    assert [each.path for each in keeper.kept()] == [outcomes[0].path]


def test_the_first_failure_is_told_and_the_next_only_after_a_success(
    phone: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[StorageError] = []
    keeper = BackupKeeper(phone, tmp_path / "backups")
    keeper.tell = told.append
    session, last = begun(phone)
    keeper.follow(session)

    def end_it() -> None:
        session.record(last[0].entry.action, overruled=last[0].entry.overruled)
        keeper.finish(30)
        session.undo()

    with monkeypatch.context() as full:
        full.setattr(backup_keeper, "keep", no_room)
        end_it()
        end_it()
        assert [each.code for each in told] == ["storage.full"]
        assert keeper.failure is told[0] or isinstance(keeper.failure, StorageFull)
    end_it()
    assert keeper.failure is None
    monkeypatch.setattr(backup_keeper, "keep", no_room)
    end_it()
    assert len(told) == 2


def no_room(*_args: object) -> None:
    raise StorageFull("no space left on device")


def test_two_wanted_at_once_are_made_one_after_the_other(
    phone: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    under_way, most = [], []
    real: Callable[..., Any] = backup_keeper.keep

    def watched(*args: Any) -> Any:
        under_way.append(1)
        most.append(len(under_way))
        made = real(*args)
        under_way.pop()
        return made

    monkeypatch.setattr(backup_keeper, "keep", watched)
    keeper = BackupKeeper(phone, tmp_path / "backups")
    for _ in range(5):
        keeper.make(lambda _outcome: None)
    keeper.finish(30)
    assert most == [1] * 5
    assert len(keeper.kept()) == 5
