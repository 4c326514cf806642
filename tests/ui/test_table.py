"""The Betski table under real touches. The cards are those of a match thought through by hand."""

import shutil
from itertools import pairwise
from pathlib import Path

import pytest
from kivy.core.window import Window

from app.ui import theme
from app.ui.app import FairDealApp
from rules.core.game import TOTALS
from tests.ui.robot import Robot
from tests.ui.table import Phone, card


@pytest.fixture
def phone(ui: Robot, tmp_path: Path) -> Phone:
    return Phone(ui, tmp_path)


@pytest.fixture
def center_turned(phone: Phone) -> Phone:
    """Two at the table, 6·5 in the middle, Mira's turn."""
    phone.play("6-5")
    return phone


def looks(phone: Phone) -> dict[str, int]:
    pad = phone.ui.find(cls="BetskiPad")
    seen: dict[str, int] = {}
    for key in pad.children:
        seen[key.look] = seen.get(key.look, 0) + 1
    return seen


def test_before_the_first_card_the_whole_pad_turns_the_center_card(phone: Phone) -> None:
    assert phone.ui.sees("Turn the center card")
    assert looks(phone) == {"playable": 49}
    phone.play("6-5")
    assert phone.state.center == card("6-5")


def test_gold_five_and_gold_six_go_on_silver_five(center_turned: Phone) -> None:
    # Seven cards have Gold 5 and seven Gold 6; one of those lies in the middle.
    assert looks(center_turned) == {"playable": 13, "greyed": 35, "seen": 1}
    assert center_turned.ui.sees("Gold 5 or Gold 6 goes.")
    assert center_turned.ui.sees("13 such cards are unseen.")


def test_one_tap_plays_a_card_and_the_turn_stays(center_turned: Phone) -> None:
    center_turned.play("5-8")
    assert center_turned.state.center == card("5-8")
    assert center_turned.state.turn == 0
    assert center_turned.state.hands == (2, 3)
    assert center_turned.verdict.kind == "legal"
    assert center_turned.ui.sees("Mira: legal")
    assert center_turned.ui.sees("Gold 5 on Silver 5, the same number")


def test_done_passes_the_turn_on(center_turned: Phone) -> None:
    center_turned.play("5-8", "Done")
    assert center_turned.state.turn == 1
    assert center_turned.ui.sees("Bo plays on")


def test_drawing_counts_up_at_once_and_minus_takes_it_back(center_turned: Phone) -> None:
    center_turned.draw()
    center_turned.draw()
    assert center_turned.ui.sees("Drew 2")
    assert center_turned.state.hands[0] == 5  # three dealt and two drawn
    center_turned.ui.tap(center_turned.ui.find(cls="DrawStepper").children[-1])
    assert center_turned.ui.sees("Drew 1")
    assert center_turned.state.hands[0] == 4


def test_drawing_after_a_play_is_greyed_and_says_why_for_a_while(center_turned: Phone) -> None:
    center_turned.play("5-8")
    center_turned.draw()
    assert center_turned.state.drawn == 0
    assert center_turned.ui.sees("After a card is played there is no drawing in the same turn.")
    center_turned.ui.skip(5)
    assert center_turned.ui.sees("Mira: legal")


def test_a_card_that_does_not_go_opens_the_sheet_with_rule_and_remedy(center_turned: Phone) -> None:
    ui = center_turned.ui
    center_turned.play("9-7")
    assert ui.sees("Not legal")
    assert ui.sees("Gold 9 on Silver 5")
    assert ui.sees("Gold 9 is not equal to Silver 5 and not one higher.")
    assert ui.sees("Any Gold 5 or Gold 6. If Mira has none, Mira draws until one goes.")
    assert ui.sees("Gold-to-Silver Rule, 2")
    assert len(center_turned.session.timeline.steps) == 1


def test_fix_entry_leaves_nothing_behind(center_turned: Phone) -> None:
    center_turned.play("9-7", "Fix entry")
    center_turned.ui.advance(0.5)
    assert not center_turned.app.router.sheets
    assert len(center_turned.session.timeline.steps) == 1
    assert center_turned.state.center == card("6-5")


def test_overruling_asks_why_and_keeps_the_reason(center_turned: Phone) -> None:
    center_turned.play("9-7", "Overrule, and log it", "House rule")
    center_turned.ui.advance(0.5)
    assert center_turned.state.center == card("9-7")
    assert center_turned.session.timeline.steps[-1].entry.overruled == "House rule"
    assert center_turned.ui.sees("Overruled: House rule")


def test_in_a_low_window_the_ways_out_of_a_verdict_are_in_sight(low_window: None, center_turned: Phone) -> None:
    theme.current().text_scale = 1.5
    center_turned.ui.frames(5)
    center_turned.play("9-7")
    center_turned.ui.advance(0.5)
    center_turned.ui.tap("Overrule, and log it")
    center_turned.ui.tap("House rule")
    assert center_turned.session.timeline.steps[-1].entry.overruled == "House rule"


def test_a_card_seen_before_is_impossible_and_says_where_it_lies(center_turned: Phone) -> None:
    center_turned.play("5-8", "6-5")
    assert center_turned.ui.sees("Impossible")
    assert center_turned.ui.sees("6·5 lies in the stack: it was the first center card, entry 1.")
    assert not any(text.startswith("Overrule") for text in center_turned.ui.texts())


def test_open_rule_leads_to_the_clause_and_back_to_the_table(center_turned: Phone) -> None:
    center_turned.play("9-7", "Open rule")
    assert center_turned.app.router.current == "rulebook"
    center_turned.ui.back()
    assert center_turned.app.router.current == "table"


def test_undo_takes_back_and_says_what_and_holding_it_lists_what_can_come_back(center_turned: Phone) -> None:
    center_turned.play("5-8", "Undo")
    assert center_turned.state.center == card("6-5")
    assert center_turned.ui.sees("Entry 2 taken back")
    assert center_turned.ui.sees("Mira played 5·8")
    center_turned.ui.long_press("Undo")
    center_turned.ui.advance(0.4)
    center_turned.row("Mira played 5·8")
    assert center_turned.state.center == card("5-8")
    assert center_turned.ui.sees("Entry 2 is back")


def test_undo_with_nothing_entered_says_so(phone: Phone) -> None:
    phone.ui.tap("Undo")
    assert phone.ui.sees("Nothing has been entered yet.")


def test_the_menu_redoes_what_was_undone(center_turned: Phone) -> None:
    center_turned.play("5-8", "Undo")
    center_turned.bar_icon(2)
    center_turned.row("Redo")
    assert center_turned.state.center == card("5-8")


def test_a_seat_shows_what_its_player_did_and_may_take_back(center_turned: Phone) -> None:
    center_turned.play("5-8")
    center_turned.ui.tap(center_turned.ui.find(cls="Seat", every=True)[0])
    center_turned.ui.advance(0.4)
    assert center_turned.ui.sees("2. Mira played 5·8")
    center_turned.row("Mira takes cards back")
    center_turned.ui.tap(next(key for key in center_turned.ui.find(cls="FormKey", every=True) if key.text == "1"))
    assert center_turned.state.center == card("6-5")
    assert center_turned.state.hands == (3, 3)


def test_the_table_may_change_to_totals_and_back_in_mid_match(center_turned: Phone) -> None:
    center_turned.bar_icon(2)
    center_turned.row("Change how the match is kept")
    center_turned.ui.tap("Totals")
    center_turned.ui.advance(0.4)
    assert center_turned.ui.sees("Who won this game?")
    center_turned.chip("Bo")
    center_turned.play("Enter")
    assert center_turned.state.wins == (0, 1)
    center_turned.bar_icon(2)
    center_turned.row("Change how the match is kept")
    center_turned.ui.tap("Cards")
    center_turned.ui.advance(0.4)
    assert center_turned.session.standing.points == (0, 2)  # in halves: one game


def test_a_scorepad_keeps_ties_and_ends_at_the_agreed_number(ui: Robot, tmp_path: Path) -> None:
    phone = Phone(ui, tmp_path, seats=3, level=TOTALS, first_to=1)
    phone.chip("Mira")
    phone.chip("Bo")
    ui.tap("Enter")
    assert phone.state.ties == (1, 1, 0)
    phone.chip("Ines")
    ui.tap("Enter")
    assert ui.sees("Ines wins")
    assert ui.sees("The agreed number of games is won.")


def test_an_open_hand_is_drawn_card_by_card(ui: Robot, tmp_path: Path) -> None:
    phone = Phone(ui, tmp_path, open_hands=True)
    phone.play("6-5")
    ui.tap(ui.find(cls="Seat", every=True)[0])
    ui.advance(0.4)
    phone.row("Mira shows the whole hand")
    for code in ("9·3", "8·8", "7·4"):
        ui.tap(next(key for key in ui.find(cls="FormKey", every=True) if key.text == code))
    ui.tap("Enter")
    ui.advance(0.4)
    assert phone.state.open_hands[0] is not None
    assert ui.sees("No card of this hand goes.")
    phone.draw()
    assert ui.sees("Which card did Mira draw?")
    phone.play("6-9")
    assert ui.sees("Drew 1")
    assert ui.sees("A run of 2: 6·9 and 9·3.")


def test_going_out_asks_for_the_next_deal(ui: Robot, tmp_path: Path) -> None:
    phone = Phone(ui, tmp_path, rebuttal_after_draw=False)
    phone.play("6-5")
    phone.draw()
    phone.play("5-8", "8-4", "4-7", "7-9")
    assert phone.state.wins == (1, 0)
    assert ui.sees("Game 1 goes to Mira.")
    phone.chip("Bo")
    assert phone.state.starter == 1
    assert ui.sees("Turn the center card")


def test_a_killed_app_comes_back_to_the_very_screen(ui: Robot, tmp_path: Path) -> None:
    phone = Phone(ui, tmp_path)
    phone.play("6-5", "5-8")
    ui.advance(0.5)
    # Nothing is closed here: what another process would find on the disk is all there is.
    copied = tmp_path.parent / f"{tmp_path.name}-after-the-kill"
    shutil.copytree(tmp_path, copied)
    ui.close()
    again = ui.start(FairDealApp(data_dir=copied))
    assert again.router.current == "table"
    assert again.router.screen.session.state.center == card("5-8")
    assert ui.sees("Mira: legal")
    ui.back()
    assert again.router.current == "home"


def test_a_full_disk_is_said_and_nothing_changes(center_turned: Phone, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_room(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.write", no_room)
    center_turned.play("5-8")
    assert center_turned.ui.sees("The phone has no room left.")
    assert center_turned.state.center == card("6-5")
    monkeypatch.undo()
    center_turned.play("5-8")
    assert center_turned.state.center == card("5-8")


def test_every_key_of_the_table_is_large_enough_for_a_finger(center_turned: Phone) -> None:
    for kind in ("BetskiKey", "IconButton", "LabelledButton", "Seat"):
        for widget in center_turned.ui.find(cls=kind, every=True):
            assert widget.width >= 48, (kind, widget.width)
            assert widget.height >= 48, (kind, widget.height)


def test_nothing_overlaps_and_nothing_leaves_the_window(center_turned: Phone) -> None:
    screen = center_turned.screen
    frame, panel = screen.frame, screen._panel
    parts = [frame.seats, panel.stage, frame.verdict, panel.pad, frame.actions]
    boxes = [(part.to_window(*part.pos)[1], part.height) for part in parts]
    for (upper, _), (lower, height) in pairwise(boxes):
        assert lower + height <= upper + 1
    assert boxes[-1][0] >= 0
    assert boxes[0][0] + boxes[0][1] <= Window.height
