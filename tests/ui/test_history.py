"""A match's history under real touches."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from kivy.core.window import Window

from app.session.joining import seat_for
from app.ui import theme
from rules.betski.state import Drew, Played, Won
from rules.core.game import TOTALS
from rules.core.timeline import Edit, Entry
from tests.ui.robot import Robot
from tests.ui.seated import Seated
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


def test_by_player_is_a_score_sheet_whose_headings_list_what_names_a_player(phone: Phone) -> None:
    phone.ui.tap("By player")
    phone.ui.frames(3)
    assert cells_of(phone, "Game 1") == [("0", "0"), ("0", "0")]
    choose(phone, "Mira")
    assert rows(phone) == ["Game 1", "Mira played 3·7", "Mira played 5·8"]
    choose(phone, "Bo")
    assert rows(phone) == []
    assert phone.ui.sees("Bo has no entry yet")
    choose(phone, "All")
    assert not phone.ui.sees("Bo has no entry yet")
    assert cells_of(phone, "Game 1") == [("0", "0"), ("0", "0")]


def test_twelve_players_scores_scroll_sideways_and_a_line_leads_to_its_entries(ui: Robot, tmp_path: Path) -> None:
    table = Seated(ui, tmp_path, "in_between", seats=8, level=TOTALS)
    for late in ("Kai", "Sam", "Eva", "Ole"):
        table.session.record(seat_for(table.session.players, late))
    names = table.session.players
    table.enter("ante")
    for seat in [*range(1, 12), 0] * 6:  # everybody bets 1: in odd rounds all lose, in even ones all win
        number = table.state.round_number
        table.enter(f"{names[seat]} bets 1: {'lost' if number % 2 else 'won'}")
    table.app.router.go("history", match_id=table.session.match_id)
    ui.frames(3)
    ui.tap("By player")
    ui.frames(3)
    # 20 chips less the ante of 1 are 19, and 18 after a loss.
    assert [line.name for line in lines_of_sheet(ui)][:3] == ["Round 6", "Round 5", "Round 4"]
    assert cells_of(table, "Round 6") == [("19", "+1")] * 12
    assert cells_of(table, "Round 5") == [("18", "−1")] * 12
    assert cells_of(table, "Round 1") == [("18", "−2")] * 12
    line = next(each for each in lines_of_sheet(ui) if each.name == "Round 4")
    last, name = line.ids.line.children[0], next(label for label in ui.find(text="Round 4", every=True))
    assert last.to_window(last.x, last.y)[0] > Window.width, "it would say nothing"
    at = name.to_window(*name.pos)
    middle = line.to_window(*line.center)[1]
    for _ in range(6):
        ui.swipe(380, middle, 60, middle)
    ui.advance(1)
    assert name.to_window(*name.pos) == pytest.approx(at, abs=1), "the round's name stays"
    assert last.to_window(last.right, last.y)[0] <= Window.width + 1
    head = next(each for each in ui.find(cls="PersonHead", every=True) if each.name == "Ole")
    assert head.to_window(*head.center)[0] == pytest.approx(last.to_window(*last.center)[0], abs=1)
    ui.tap_at(200, middle)
    ui.frames(3)
    top = max(ui.find(cls="HistoryRowView", every=True), key=top_of)
    assert (top.did, top.is_head) == ("Round 4", True)
    assert table.app.router.screen.ids.choice.index == 0


def lines_of_sheet(ui: Robot) -> list[Any]:
    """The lines of the score sheet in sight, from top to bottom."""
    return sorted(ui.find(cls="RoundLine", every=True), key=lambda row: -row.y)


def cells_of(phone: Any, name: str) -> list[tuple[str, str]]:
    """What a line of the score sheet says of each player: what they have, and what the round brought."""
    line = next(each for each in lines_of_sheet(phone.ui) if each.name == name)
    return [(cell.total, cell.gain) for cell in line.ids.line.children[::-1]]


def choose(phone: Phone, name: str) -> None:
    """Touch a heading of the score sheet."""
    phone.ui.tap(next(head for head in phone.ui.find(cls="PersonHead", every=True) if head.name == name))
    phone.ui.frames(3)


def test_a_changed_entry_shows_what_it_was_and_a_struck_one_stays(phone: Phone) -> None:
    phone.session.amend([Edit(2, True, Entry(Played(0, card("5-3")))), Edit(3, True, None)])
    phone.ui.frames(3)
    assert rows(phone) == ["Mira played 3·7", "Game 1", "Mira played 5·3", "Center card 6·5"]
    assert phone.ui.sees("Was: Mira played 5·8")
    assert phone.ui.sees("Struck")


def test_a_finger_on_the_chart_reads_the_values_there(ui: Robot, tmp_path: Path) -> None:
    phone = Phone(ui, tmp_path, level=TOTALS)
    for winner in (0, 1, 0):
        phone.session.record(Won((winner,)))
    phone.bar_icon(1)
    assert [value.text for value in ui.find(cls="ChartValue", every=True)] == ["Mira 2", "Bo 1"]
    chart = ui.find(cls="ScoreChart")
    plot = chart.ids.plot
    ui.tap_at(*plot.to_window(plot.x + plot.width * 0.4, plot.center_y))
    assert ui.sees("Game 1, after entry 1")
    assert [value.text for value in ui.find(cls="ChartValue", every=True)] == ["Mira 1", "Bo 0"]


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


def test_holding_undo_lists_what_was_taken_back(phone: Phone) -> None:
    for _ in range(3):
        phone.ui.tap("Undo")
    phone.ui.long_press("Redo")
    phone.ui.advance(0.4)
    assert phone.ui.sees("Taken back")
    listed = sorted(phone.ui.find(cls="ListRow", every=True), key=lambda row: -row.y)
    assert [(row.title, row.detail) for row in listed] == [
        ("Center card 6·5", "Entry 1"), ("Mira played 5·8", "Entry 2"), ("Mira played 3·7", "Entry 3"),
    ]  # fmt: skip
    phone.row("Mira played 5·8")
    assert rows(phone) == ["Game 1", "Mira played 5·8", "Center card 6·5"]
    phone.ui.back()
    phone.ui.long_press("Undo")
    phone.ui.advance(0.4)
    phone.row("Mira played 3·7")
    assert phone.state.center == card("3-7")
    phone.ui.long_press("Undo")
    assert phone.ui.sees("Nothing was taken back.")


def open_entry(phone: Phone, did: str) -> None:
    """Touch the row that says this."""
    found = phone.ui.find(cls="HistoryRowView", every=True)
    phone.ui.tap(next(row for row in found if row.did == did))
    phone.ui.advance(0.4)


def test_an_entry_opens_what_the_referee_said_to_it(phone: Phone) -> None:
    open_entry(phone, "Mira played 5·8")
    assert phone.ui.sees("Entry 2")
    phone.row("What the referee said")
    assert phone.ui.sees("Legal")
    assert phone.ui.sees("Gold 5 on Silver 5, the same number")
    phone.ui.tap("OK")
    phone.ui.advance(0.4)
    assert not phone.app.router.sheets


def test_the_table_is_shown_as_it_stood_and_stepped_through(phone: Phone) -> None:
    open_entry(phone, "Mira played 5·8")
    phone.row("Table as it stood")
    assert phone.ui.sees("After entry 2")
    assert phone.ui.find(cls="BetskiStage").center == [5, 8]
    phone.ui.tap("After")
    assert phone.ui.sees("After entry 3")
    phone.ui.tap("After")
    assert phone.ui.sees("This is the last entry.")
    for _ in range(3):
        phone.ui.tap("Before")
    assert phone.ui.sees("At the start")
    assert phone.state.center == card("3-7")
    phone.ui.back()
    assert phone.app.router.current == "history"


def test_play_leads_back_to_the_table(phone: Phone) -> None:
    phone.ui.tap("Play")
    assert phone.app.router.current == "table"
    phone.ui.back()
    assert phone.app.router.current == "home"


def test_a_history_of_two_thousand_entries_makes_only_the_rows_in_sight(ui: Robot, tmp_path: Path) -> None:
    phone = Phone(ui, tmp_path)
    phone.play("6-5")
    timeline = phone.session.timeline  # the disk is left out: only the screen is looked at
    for _ in range(1999):
        timeline.add(timeline.judged(Entry(Drew(0, 1), overruled="")))
    phone.bar_icon(1)
    assert phone.ui.sees("2000 entries")
    rows = phone.ui.find(cls="LongList")
    made: set[Any] = set()
    written: list[Any] = []
    fill = rows.fill
    rows.fill = lambda row, line: (written.append(line), fill(row, line))
    for share in range(20, 0, -1):
        rows.scroll_y = share / 20
        phone.ui.frames(2)
        made |= set(phone.ui.find(cls="HistoryRowView", every=True))
    assert 5 <= len(made) < 40
    assert len(written) < 20 * 20
    for _ in range(3):  # a finger leaves the rows one below the other, down to the very first
        x, y = rows.to_window(rows.center_x, rows.y + rows.height * 0.1)
        phone.ui.swipe(x, y, x, y + rows.height * 0.8)
    assert_no_gaps(phone)
    rows.to_end()
    phone.ui.frames(3)
    assert_no_gaps(phone)
    assert row_of(phone, "Center card 6·5").number == "1"


def test_rows_are_as_high_as_their_words_and_stay_in_place_when_they_turn_out_higher(phone: Phone) -> None:
    rows = phone.ui.find(cls="LongList")
    long, short = row_of(phone, "Mira played 3·7"), row_of(phone, "Center card 6·5")
    assert long.height > short.height, "it bears the table's reason too"
    assert_no_gaps(phone)
    theme.current().text_scale = 1.5
    phone.ui.frames(3)
    assert_no_gaps(phone)
    assert rows.to_window(0, rows.top)[1] == pytest.approx(top_of(row_of(phone, "Game 1")), abs=1)


def row_of(phone: Phone, did: str) -> Any:
    """The row that says this."""
    return next(row for row in phone.ui.find(cls="HistoryRowView", every=True) if row.did == did)


def top_of(row: Any) -> float:
    """Where a row begins in the window."""
    return float(row.to_window(row.x, row.top)[1])


def assert_no_gaps(phone: Phone) -> None:
    """The rows lie one below the other, and each has room for what it says."""
    shown = sorted(phone.ui.find(cls="HistoryRowView", every=True), key=top_of, reverse=True)
    for upper, lower in pairwise(shown):
        assert top_of(upper) - upper.height == pytest.approx(top_of(lower), abs=1)
    assert all(row.height >= row.ids.texts.height for row in shown)
