"""A match's history under real touches."""

from pathlib import Path

import pytest

from rules.betski.state import Drew
from tests.ui.robot import Robot
from tests.ui.table import Phone, card


@pytest.fixture
def phone(ui: Robot, tmp_path: Path) -> Phone:
    """6·5 in the middle, Mira played 5·8 and then 9·7 against the rules, which the table let stand."""
    phone = Phone(ui, tmp_path)
    phone.play("6-5", "5-8", "3-7", "Overrule, and log it", "All agree")
    ui.advance(0.5)
    phone.bar_icon(1)
    return phone


def rows(phone: Phone) -> list[str]:
    """What the rows say, from top to bottom."""
    found = phone.ui.find(cls="HistoryRowView", every=True)
    return [row.did for row in sorted(found, key=lambda row: -row.y)]


def test_the_newest_entry_is_on_top_under_its_game(phone: Phone) -> None:
    assert rows(phone) == ["Game 1", "Mira played 3·7", "Mira played 5·8", "Center card 6·5"]
    assert phone.ui.sees("3 entries")


def test_an_overruled_entry_keeps_the_tables_reason(phone: Phone) -> None:
    assert phone.ui.sees("Overruled: All agree")


def test_calls_lists_only_what_the_table_ruled(phone: Phone) -> None:
    phone.ui.tap("Calls")
    phone.ui.frames(3)
    assert rows(phone) == ["Game 1", "Mira played 3·7"]


def test_undo_and_redo_change_the_list_and_the_match(phone: Phone) -> None:
    phone.ui.tap("Undo")
    phone.ui.frames(3)
    assert rows(phone) == ["Game 1", "Mira played 5·8", "Center card 6·5"]
    assert phone.state.center == card("5-8")
    phone.ui.tap("Redo")
    phone.ui.frames(3)
    assert phone.state.center == card("3-7")
    phone.ui.tap("Redo")
    assert phone.ui.sees("Nothing was taken back.")


def test_an_entry_opens_what_the_referee_said_to_it(phone: Phone) -> None:
    found = phone.ui.find(cls="HistoryRowView", every=True)
    phone.ui.tap(next(row for row in found if row.did == "Mira played 5·8"))
    phone.ui.advance(0.4)
    assert phone.ui.sees("Legal")
    assert phone.ui.sees("Gold 5 on Silver 5, the same number")
    phone.ui.tap("OK")
    phone.ui.advance(0.4)
    assert not phone.app.router.sheets


def test_play_leads_back_to_the_table(phone: Phone) -> None:
    phone.ui.tap("Play")
    assert phone.app.router.current == "table"
    phone.ui.back()
    assert phone.app.router.current == "home"


def test_a_long_history_makes_only_the_rows_in_sight(ui: Robot, tmp_path: Path) -> None:
    phone = Phone(ui, tmp_path)
    phone.play("6-5")
    for _ in range(40):
        phone.session.record(Drew(0, 1))
    phone.bar_icon(1)
    assert phone.ui.sees("41 entries")
    assert 8 <= len(phone.ui.find(cls="HistoryRowView", every=True)) < 30
