"""Backups and imports in words."""

from datetime import datetime
from pathlib import Path

import pytest

from app.session.backup import Made
from app.session.importing.plan import Plan
from app.session.importing.settings import KNOWN, changed_settings
from app.session.library import Library
from app.storage.index import Store
from app.ui.present.backup import made, size, when
from app.ui.present.importing import SETTINGS, file_title, setting_rows
from app.ui.present.saying import Saying
from rules import GAMES
from rules.sentences import say
from rules.sentences.en import ENGLISH


def at(*moment: int) -> int:
    return int(datetime(*moment).timestamp() * 1000)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("moment", "told"),
    [
        (at(2024, 5, 1, 0, 5), "today, 00:05"),
        (at(2024, 4, 30, 23, 59), "yesterday, 23:59"),
        (at(2024, 4, 3, 19, 2), "3 April, 19:02"),
        (at(2023, 5, 1, 19, 2), "1 May 2023, 19:02"),
    ],
)
def test_a_moment_is_told_by_the_calendar_and_not_by_hours(moment: int, told: str) -> None:
    def words(saying: Saying) -> str:
        return say(ENGLISH, saying.code, saying.facts)

    assert when(moment, at(2024, 5, 1, 20, 0), words) == told


@pytest.mark.parametrize(
    ("count", "code", "shown"),
    [(0, "kilobytes", 1), (1_499, "kilobytes", 1), (36_400, "kilobytes", 36), (2_540_000, "megabytes", "2.5")],
)
def test_a_size_is_never_nothing(count: int, code: str, shown: object) -> None:
    assert size(count) == (f"backup.{code}", {"size": shown})


def test_what_is_not_in_a_backup_comes_before_what_is(tmp_path: object) -> None:
    assert made(Made(tmp_path, 5, 2, 1)).code == "backup.left_out"  # type: ignore[arg-type]
    assert made(Made(tmp_path, 5, 0, 1)) == ("backup.unreadable", {"count": 1})  # type: ignore[arg-type]
    assert made(Made(tmp_path, 5, 0, 0)) == ("backup.made", {"count": 5})  # type: ignore[arg-type]


def test_every_setting_that_a_backup_may_bring_has_a_name() -> None:
    assert SETTINGS.keys() == KNOWN.keys()
    assert set(SETTINGS.values()) <= ENGLISH.keys()


def test_what_would_be_added_to_a_gathered_setting_is_counted(tmp_path: Path) -> None:
    library = Library(Store(tmp_path), GAMES, lambda: 0)
    library.put_setting("house_words", ["bed+sky:phrases:yes"])
    told = {"house_words": ["bed+sky:phrases:no", "cat+dog:phrases:yes"], "theme": "paper"}
    plan = Plan((), (), (), (), changed_settings(library, told))
    rows = setting_rows(plan, library, lambda saying: say(ENGLISH, saying.code, saying.facts))
    assert [(row.title, row.detail) for row in rows] == [
        ("Look", "Paper"), ("House words", "2 entries would be added or changed. The others stay."),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("match.json", "match.json"),
        ("/a/b/match.json", "match.json"),
        ("a\u202egpj.json", "a\ufffdgpj.json"),
        ("x" * 70, "x" * 30 + "…" + "x" * 30),
        ("", ""),
    ],
)
def test_a_files_name_is_shown_short_and_the_right_way_round(name: str, shown: str) -> None:
    assert file_title(name) == shown
