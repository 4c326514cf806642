"""The check desk under real touches: games, questions, undo, clear, and the way to the rule."""

from pathlib import Path

import pytest

from app.ui import theme
from rules.decks.betski import BetskiCard
from tests.ui.desk import Desk
from tests.ui.fitting import assert_fits
from tests.ui.robot import Robot


def test_the_desk_is_one_touch_from_home_and_a_game_one_more(ui: Robot, tmp_path: Path) -> None:
    desk = Desk(ui, tmp_path)
    desk.app.router.switch("home")
    ui.frames(3)
    desk.tap(next(item for item in ui.find(cls="NavItem", every=True) if item.text == "Check"))
    desk.choose("Betski")
    assert desk.sees("Touch the center card")


def test_the_desk_opens_again_at_the_game_it_was_left_at(ui: Robot, tmp_path: Path) -> None:
    desk = Desk(ui, tmp_path)
    desk.choose("Betski")
    ui.close()
    again = Robot()
    assert tab(Desk(again, tmp_path).ui, "Betski").chosen
    again.close()


def test_gold_nine_on_silver_three_is_refused_at_the_check_desk(ui: Robot, tmp_path: Path) -> None:
    desk = Desk(ui, tmp_path, "betski")
    desk.tap(key(desk, "6-3"))
    desk.tap(key(desk, "9-5"))
    assert desk.kind == "illegal"
    assert desk.sees("a Gold 9 never goes on Silver 3")
    assert desk.sees("Would be legal")
    desk.tap(key(desk, "4-4"))
    assert desk.kind == "legal"
    assert desk.sees("Gold 4 on Silver 3, one number higher")


def test_a_verdict_opens_the_rulebook_at_its_clause_and_back_leads_to_the_desk(ui: Robot, tmp_path: Path) -> None:
    desk = Desk(ui, tmp_path, "betski")
    desk.tap(key(desk, "6-3"))
    desk.tap(key(desk, "9-5"))
    rule = ui.find("Open rule")
    desk.bring(rule)
    desk.tap(rule)
    assert desk.app.router.trail[-1] == ("rulebook", {"game": "betski", "clause": "gold_nine"})
    ui.back()
    assert desk.kind == "illegal"


def test_a_hand_that_goes_out_is_shown_in_its_order(ui: Robot, tmp_path: Path) -> None:
    desk = Desk(ui, tmp_path, "betski")
    desk.tap("A hand’s run")
    for code in ("6-5", "9-4", "5-8"):
        desk.tap(key(desk, code))
    assert desk.sees("Out: all 2 cards go")
    assert desk.sees("In this order: 5·8 and 9·4")
    desk.tap(key(desk, "7-7"))
    assert desk.sees("Not out: 2 of 3 cards go")


def test_undo_takes_back_touch_by_touch_and_brings_back_what_was_cleared(ui: Robot, tmp_path: Path) -> None:
    desk = Desk(ui, tmp_path, "betski")
    desk.tap(key(desk, "6-3"))
    desk.tap(key(desk, "9-5"))
    desk.tap("Clear")
    assert desk.sees("Touch the center card")
    desk.tap("Undo")
    assert desk.kind == "illegal"
    desk.tap("Undo")
    assert desk.sees("Touch the card for Silver 3")
    desk.tap("Undo")
    desk.tap("Undo")
    assert desk.sees("Nothing has been entered here")


def test_nothing_that_is_entered_is_kept(ui: Robot, tmp_path: Path) -> None:
    desk = Desk(ui, tmp_path, "betski")
    for code in ("6-3", "9-5"):
        desk.tap(key(desk, code))
    assert desk.app.services.library.summaries() == []


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_desk_fits_with_an_answer_on_it(ui: Robot, tmp_path: Path, scale: float) -> None:
    desk = Desk(ui, tmp_path, "betski")
    theme.current().text_scale = scale
    ui.frames(5)
    for code in ("6-3", "9-5"):
        desk.board.pad.key_of(BetskiCard.from_code(code)).press()
    ui.frames(5)
    assert_fits(desk.screen)


def tab(ui: Robot, text: str):
    return next(each for each in ui.find(cls="GameTab", every=True) if each.text == text)


def key(desk: Desk, code: str):
    return desk.board.pad.key_of(BetskiCard.from_code(code))


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_on_a_small_phone_the_word_of_the_verdict_is_in_sight(
    small_phone: None, ui: Robot, tmp_path: Path, scale: float
) -> None:
    """The pad needs nearly all the room: the reason is cut, and a touch shows the whole answer."""
    desk = Desk(ui, tmp_path, "betski")
    theme.current().text_scale = scale
    for code in ("6-3", "9-5"):
        ui.advance(0.5)
        desk.tap(key(desk, code))
    ui.advance(0.5)
    bar = desk.screen.frame.verdict
    word, pane = bar.ids.line, desk.screen.frame._column
    assert (desk.kind, word.text) == ("illegal", "Not legal")
    assert word.to_window(0, word.top)[1] <= pane.to_window(0, pane.top)[1]
    assert bar.is_cut
    desk.tap(bar)
    ui.advance(0.5)
    assert type(desk.app.router.sheets[-1]).__name__ == "CardSheet"
