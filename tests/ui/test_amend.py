"""Amending under real touches."""

from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from app.ui.app import FairDealApp
from rules import GAMES
from rules.betski.state import Drew
from rules.core.timeline import Refused
from rules.core.transcript import read_transcript
from tests.ui.fitting import assert_fits
from tests.ui.robot import Robot
from tests.ui.table import Phone, card
from tests.ui.test_history import open_entry, rows
from tests.ui.test_in_between import Table as MoneyTable
from tests.ui.test_life import killed
from tests.ui.test_triple_replace import UP_CARDS
from tests.ui.test_triple_replace import Table as PokerTable

TRANSCRIPTS = Path(__file__).resolve().parents[1] / "transcripts"


@pytest.fixture
def phone(ui: Robot, tmp_path: Path) -> Phone:
    """6·5 in the middle, Mira played 5·8 and then 9·4."""
    phone = Phone(ui, tmp_path)
    phone.play("6-5", "5-8", "9-4")
    ui.advance(0.5)
    phone.bar_icon(1)
    return phone


def test_a_change_is_entered_on_the_same_pad_and_previewed_before_it_is_saved(phone: Phone) -> None:
    open_entry(phone, "Mira played 9·4")
    phone.row("Change it")
    assert phone.ui.sees("Change entry 3")
    assert phone.ui.sees("Was: Mira played 9·4")
    phone.play("8-6")
    phone.ui.advance(0.3)
    assert phone.ui.sees("Nothing is saved yet")
    assert phone.ui.sees("Mira played 8·6")
    assert phone.state.center == card("9-4")
    phone.ui.tap("Save the change")
    phone.ui.advance(0.3)
    assert phone.app.router.current == "history"
    assert phone.state.center == card("8-6")
    assert phone.ui.sees("Was: Mira played 9·4")
    phone.ui.tap("Undo")
    assert phone.state.center == card("9-4")


def break_entry_3(phone: Phone) -> None:
    """Entry 2 becomes 5·3, on which entry 3, 9·4, must not lie."""
    open_entry(phone, "Mira played 5·8")
    phone.row("Change it")
    phone.play("5-3")
    phone.ui.advance(0.3)


def test_what_breaks_is_let_stand_before_the_change_can_be_saved(phone: Phone) -> None:
    break_entry_3(phone)
    assert phone.ui.sees("Entry 3 becomes illegal")
    phone.ui.tap("One to settle")
    assert phone.ui.sees("One entry is to be settled first")
    phone.ui.advance(6)
    phone.ui.tap("Let it stand")
    phone.ui.advance(0.4)
    phone.ui.tap("Overrule, and log it")
    phone.ui.tap("All agree")
    phone.ui.advance(0.4)
    phone.ui.tap("Save the change")
    phone.ui.advance(0.3)
    assert [step.entry.overruled for step in phone.session.timeline.steps] == [None, None, "All agree"]


def test_what_breaks_is_fixed_on_the_pad(phone: Phone) -> None:
    break_entry_3(phone)
    phone.ui.tap("Fix it")
    phone.ui.advance(0.3)
    assert phone.ui.sees("Fix entry 3")
    phone.play("3-4")
    phone.ui.advance(0.3)
    phone.ui.tap("Save the change")
    phone.ui.advance(0.3)
    assert rows(phone) == ["Game 1", "Mira played 3·4", "Mira played 5·3", "Center card 6·5"]


def test_the_way_back_from_a_fix_keeps_what_was_entered(phone: Phone) -> None:
    break_entry_3(phone)
    phone.ui.tap("Fix it")
    phone.ui.back()
    assert phone.ui.sees("Entry 3 becomes illegal")
    phone.ui.tap("Cancel")
    assert phone.app.router.current == "history"
    assert len(phone.session.timeline.slots()[1].former) == 0


def test_an_entry_is_put_in_before_another(phone: Phone) -> None:
    open_entry(phone, "Mira played 5·8")
    phone.row("Put an entry in before it")
    phone.draw()
    phone.ui.advance(0.3)
    assert phone.ui.sees("Nothing stood there")
    phone.ui.tap("Save the change")
    phone.ui.advance(0.3)
    assert phone.session.timeline.steps[1].entry.action == Drew(0, 1)
    assert phone.ui.sees("Put in later")


def test_a_struck_entry_is_seen_and_restored(phone: Phone) -> None:
    open_entry(phone, "Mira played 9·4")
    phone.row("Strike it")
    assert phone.ui.sees("Strike entry 3")
    phone.ui.tap("Save the change")
    phone.ui.advance(0.3)
    assert phone.state.center == card("5-8")
    open_entry(phone, "Mira played 9·4")
    phone.row("Restore it")
    phone.ui.tap("Save the change")
    phone.ui.advance(0.3)
    assert phone.state.center == card("9-4")
    assert rows(phone) == ["Game 1", "Mira played 9·4", "Mira played 5·8", "Center card 6·5"]


def test_the_rule_is_read_while_amending_and_nothing_is_lost_by_it(phone: Phone) -> None:
    break_entry_3(phone)
    phone.ui.tap("Let it stand")
    phone.ui.advance(0.4)
    phone.ui.tap(phone.ui.find(cls="ClauseRow"))
    phone.ui.advance(0.4)
    assert [type(sheet).__name__ for sheet in phone.app.router.sheets] == ["VerdictSheet", "ClauseSheet"]
    assert phone.ui.sees("The step from 9 to 3 runs one way. On Silver 3 go Gold 3 and Gold 4 only.")
    phone.app.router.back()
    phone.app.router.back()
    phone.ui.advance(0.4)
    assert phone.ui.sees("Entry 3 becomes illegal")


def test_an_illegal_change_is_overruled_by_the_table(phone: Phone) -> None:
    open_entry(phone, "Mira played 9·4")
    phone.row("Change it")
    phone.play("3-7", "Overrule, and log it", "All agree")
    phone.ui.advance(0.3)
    phone.ui.tap("Save the change")
    phone.ui.advance(0.3)
    assert phone.session.timeline.steps[2].entry.overruled == "All agree"


PASTS = {
    "betski-three-games": 8,
    "in_between-evening": 11,
    "threebetween-to-100": 15,
    "triple_replace-one-hand": 17,
    "pair_three-stacks": 9,
    "in_between-scorepad": 3,
    "triple_replace-high-low": 6,
}


def test_every_game_shows_its_past_asks_there_and_previews(ui: Robot, tmp_path: Path) -> None:
    app = ui.start(FairDealApp(data_dir=tmp_path))
    for transcript, number in PASTS.items():
        _look_and_amend(ui, app, transcript, number)


def _look_and_amend(ui: Robot, app: FairDealApp, transcript: str, number: int) -> None:
    match = read_transcript(GAMES, (TRANSCRIPTS / f"{transcript}.txt").read_text(encoding="utf-8"))
    session = app.services.library.new_match(match.game.key, match.players, match.setup)
    app.services.begin(session)
    for entry in match.entries:
        with suppress(Refused):  # what the referee holds against a transcript is no matter here
            session.record(entry.action, overruled=entry.overruled, comment=entry.comment)
    before = list(session.timeline.steps)
    router, match_id = app.router, session.match_id
    for count in (0, number, len(before)):
        router.restore([("home", {}), ("stood", {"match_id": match_id, "number": count})])
        ui.frames(4)
    for way in ("change", "insert", "strike"):
        step = ("amend", {"match_id": match_id, "slot": number - 1, "way": way})
        router.restore([("home", {}), ("history", {"match_id": match_id}), step])
        ui.frames(4)
        if way != "strike":
            # The same again, as the pad would say it: what lies there does not change.
            ui.find(cls="PastTable").dispatch("on_entered", before[number - 1].entry.action, "")
            ui.frames(4)
        assert ui.sees("Nothing is saved yet"), transcript
        assert_fits(router.screen)
    router.back()
    assert session.timeline.steps == before, transcript


def test_an_old_card_is_corrected_in_four_touches(phone: Phone) -> None:
    before = phone.ui.taps
    open_entry(phone, "Mira played 9·4")
    phone.row("Change it")
    phone.play("8-6")
    phone.ui.advance(0.3)
    phone.ui.tap("Save the change")
    assert phone.ui.taps - before == 4
    assert phone.state.center == card("8-6")


def test_a_bet_is_kept_while_its_card_is_corrected(ui: Robot, tmp_path: Path) -> None:
    table = MoneyTable(ui, tmp_path)
    table.tap("All ante 1")
    table.ranks("3", "J")
    table.bet("half")
    table.ranks("7")
    ui.tap(ui.find(cls="AppBar").ids.actions.children[1])
    ui.advance(0.4)
    before = ui.taps
    ui.tap(next(row for row in ui.find(cls="HistoryRowView", every=True) if row.did == "Bo bet 2, third card 7"))
    ui.advance(0.4)
    ui.tap(next(row for row in ui.find(cls="ListRow", every=True) if row.title == "Change it"))
    ui.advance(0.4)
    ui.tap(ui.find(cls="InBetweenPad").key_of("J"))
    ui.advance(0.3)
    assert [(row.name, row.before, row.after, row.change) for row in figure_rows(ui)] == [
        # Half of 4 is 2. Won, it leaves 2 in the pot; on the post it pays in 4.
        ("Pot", "2", "8", "+6"), ("Mira", "19", "19", ""), ("Bo", "21", "15", "−6"),
        ("Ines", "19", "19", ""), ("Jonas", "19", "19", ""),
    ]  # fmt: skip
    ui.tap("Save the change")
    assert ui.taps - before == 4
    assert table.state.ledger.stacks[1] == 15


def figure_rows(ui: Robot) -> list[Any]:
    """The preview's figures, from top to bottom."""
    return sorted(ui.find(cls="FigureRow", every=True), key=lambda row: -row.y)


def test_nothing_is_half_written_when_the_app_ends_before_the_save(phone: Phone, tmp_path: Path) -> None:
    journal = next(tmp_path.rglob("*.journal"))
    written = journal.read_bytes()
    break_entry_3(phone)
    phone.ui.tap("Let it stand")
    phone.ui.advance(0.4)
    phone.ui.tap("Overrule, and log it")
    phone.ui.tap("All agree")
    phone.ui.advance(0.4)
    assert phone.ui.find("Save the change", cls="PrimaryButton").greyed is False
    assert journal.read_bytes() == written
    app = killed(phone.ui, tmp_path)
    assert phone.ui.sees("Change entry 2"), "what was chosen is asked again"
    assert [step.entry.overruled for step in app.services.session(phone.session.match_id).timeline.steps] == [None] * 3


def test_an_amendment_is_taken_back_and_done_again_from_the_list(phone: Phone) -> None:
    open_entry(phone, "Mira played 9·4")
    phone.row("Change it")
    phone.play("8-6")
    phone.ui.advance(0.3)
    phone.ui.tap("Save the change")
    phone.ui.advance(0.3)
    phone.ui.tap("Undo")
    phone.ui.tap("Undo")
    assert rows(phone) == ["Game 1", "Mira played 5·8", "Center card 6·5"]
    phone.ui.long_press("Redo")
    phone.ui.advance(0.4)
    listed = sorted(phone.ui.find(cls="ListRow", every=True), key=lambda row: -row.y)
    assert [(row.title, row.detail) for row in listed] == [
        ("Mira played 9·4", "Entry 3"), ("An amendment", "Entry 3"),
    ]  # fmt: skip
    phone.row("An amendment")
    assert phone.state.center == card("8-6")
    assert phone.ui.sees("Was: Mira played 9·4")
    open_entry(phone, "Mira played 8·6")
    phone.row("Restore it")
    phone.ui.tap("Save the change")
    phone.ui.advance(0.3)
    assert phone.state.center == card("9-4")


def test_what_leads_elsewhere_leads_from_the_match_and_not_from_its_past(ui: Robot, tmp_path: Path) -> None:
    """A bet amended: from the pad as it stood, the way to fix a card leads to the history of the match itself."""
    table = PokerTable(ui, tmp_path)
    table.tap("Deal hand 1, Jonas deals")
    table.cards(*UP_CARDS)
    table.button("Bet 2")
    router, match_id = table.app.router, table.session.match_id
    router.go("amend", match_id=match_id, slot=len(table.session.timeline.steps) - 1, way="change", version=0)
    ui.advance(0.5)
    ui.tap("Fix a card")
    ui.advance(0.3)
    assert router.trail[-1] == ("history", {"match_id": match_id})
