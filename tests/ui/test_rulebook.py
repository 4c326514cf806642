"""The rulebook under the fingers: read, jump, search."""

from pathlib import Path
from typing import Any

import pytest
from kivy.metrics import dp

from app.session.library import Library
from app.storage.index import Store
from app.ui import theme
from app.ui.app import FairDealApp
from rules import GAMES
from rules.core.game import Setup
from tests.ui.fitting import assert_fits
from tests.ui.opening import open_at
from tests.ui.robot import Robot


def opened(ui: Robot, folder: Path, **params: Any) -> FairDealApp:
    return open_at(ui, folder, [("home", {}), ("rulebook", params)])


def clause(ui: Robot, number: str) -> Any:
    return next(row for row in ui.find(cls="BookClause", every=True) if row.number == number)


def is_in_view(app: FairDealApp, widget: Any) -> bool:
    scroll = app.router.screen.ids.scroll
    bottom = widget.to_window(*widget.pos)[1]
    return scroll.y - 1 <= bottom and bottom + widget.height <= scroll.top + 1


def chosen_section(ui: Robot) -> str:
    return next(chip.text for chip in ui.find(cls="Chip", every=True) if chip.chosen)


def bar_icon(ui: Robot, icon: str) -> Any:
    return next(button for button in ui.find(cls="IconButton", every=True) if button.icon == icon)


@pytest.fixture
def match(tmp_path: Path) -> tuple[Path, str]:
    """A match in which a player may stop early; everything else goes by the book."""
    library = Library(Store(tmp_path), GAMES, lambda: 0)
    session = library.new_match("betski", ["Mira", "Bo"], Setup(2, house_rules={"stop_early": "may_stop"}))
    library.close_match(session)
    return tmp_path, session.match_id


def test_the_list_of_games_leads_into_a_book_and_back(ui: Robot, tmp_path: Path) -> None:
    app = opened(ui, tmp_path)
    ui.tap(ui.find("Betski", cls="GameTilePanel"))
    ui.frames(5)
    assert app.router.trail[-1] == ("rulebook", {"game": "betski"})
    assert ui.sees("Two to six people can play.")
    ui.back()
    ui.frames(3)
    assert ui.find("Betski", cls="GameTilePanel")


def test_every_clause_of_the_game_is_there_in_words(ui: Robot, tmp_path: Path) -> None:
    opened(ui, tmp_path, game="betski")
    assert len(ui.find(cls="BookClause", every=True)) == len(GAMES["betski"].clauses)


def test_a_clause_that_a_verdict_names_is_framed_and_in_view(ui: Robot, tmp_path: Path) -> None:
    app = opened(ui, tmp_path, game="betski", clause="reshuffle")
    assert clause(ui, "4.1").is_meant
    assert sum(row.is_meant for row in ui.find(cls="BookClause", every=True)) == 1
    assert is_in_view(app, clause(ui, "4.1"))
    assert chosen_section(ui) == "When the deck runs out"


def test_the_last_clause_is_in_view_too(ui: Robot, tmp_path: Path) -> None:
    app = opened(ui, tmp_path, game="betski", clause="scorepad")
    assert is_in_view(app, clause(ui, "5.6"))
    assert chosen_section(ui) == "Winning"


def test_another_clause_asked_for_later_is_found_as_well(ui: Robot, tmp_path: Path) -> None:
    app = opened(ui, tmp_path, game="betski", clause="scorepad")
    app.router.go("rulebook", game="betski", clause="gold_nine")
    ui.frames(5)
    assert is_in_view(app, clause(ui, "2.4"))
    assert not clause(ui, "5.6").is_meant


def test_a_section_chip_jumps_there(ui: Robot, tmp_path: Path) -> None:
    app = opened(ui, tmp_path, game="betski")
    assert chosen_section(ui) == "How to play"
    ui.tap(next(chip for chip in ui.find(cls="Chip", every=True) if chip.text == "Gold-to-Silver Rule"))
    assert is_in_view(app, clause(ui, "2.1"))
    assert chosen_section(ui) == "Gold-to-Silver Rule"


def test_scrolling_tells_which_section_is_read(ui: Robot, tmp_path: Path) -> None:
    app = opened(ui, tmp_path, game="betski", clause="reshuffle")
    scroll = app.router.screen.ids.scroll
    for _ in range(12):
        ui.swipe(200, scroll.y + dp(100), 200, scroll.top - dp(60))
    assert scroll.scroll_y < 0.05
    assert chosen_section(ui) == "Winning"


def test_without_a_match_the_switches_tell_the_book(ui: Robot, tmp_path: Path) -> None:
    opened(ui, tmp_path, game="betski", clause="play_on")
    assert ui.sees("House rule: Stopping early. The book: Play on while able")
    assert not ui.sees("Back to the match")


def test_with_a_match_the_switches_tell_what_the_table_agreed(ui: Robot, match: tuple[Path, str]) -> None:
    folder, match_id = match
    app = opened(ui, folder, game="betski", clause="play_on", match_id=match_id)
    assert ui.sees("Stopping early: May stop after one at this table. The book: Play on while able")
    assert ui.sees("Penalty for a wrong card: Off, as in the book")
    assert [box.changed for box in ui.find(cls="SwitchBox", every=True)].count(True) == 1
    app.router.go("rulebook", game="betski", query="draw", match_id=match_id)
    ui.frames(3)
    ui.tap("Back to the match")
    assert app.router.trail == [("home", {})]  # where it was opened from, here


def test_the_search_finds_clauses_and_back_leads_to_it_again(ui: Robot, tmp_path: Path) -> None:
    app = opened(ui, tmp_path, game="betski")
    ui.tap(bar_icon(ui, "magnify"))
    ui.type("never goes")
    ui.advance(0.3)
    ui.tap(ui.find("Gold 9 never goes on Silver 3", cls="HitRow"))
    ui.frames(5)
    assert app.router.trail[-1] == ("rulebook", {"game": "betski", "clause": "gold_nine"})
    assert clause(ui, "2.4").is_meant
    ui.back()
    ui.frames(3)
    assert app.router.screen.ids.field.text == "never goes"
    assert ui.find("Gold 9 never goes on Silver 3", cls="HitRow")
    ui.tap(bar_icon(ui, "close"))
    ui.frames(3)
    assert ui.find(cls="HitRow", every=True) == []
    assert clause(ui, "1.1")


def test_a_search_in_the_list_of_games_goes_through_all_of_them(ui: Robot, tmp_path: Path) -> None:
    opened(ui, tmp_path)
    ui.tap(ui.find(cls="Field"))
    ui.type("rebuttal")
    ui.advance(0.3)
    assert ui.find(cls="HitRow", every=True)[-1].title
    assert ui.sees("Betski 5.2")


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("zebra", "No clause has this word."),
        ("gold zebra", "No clause has all of these words."),
        ("[b]", "No clause has this word."),
        ("%s{0}", "No clause has this word."),
        ("x" * 200, "No clause has this word."),
    ],
)
def test_a_search_without_a_hit_says_so(ui: Robot, tmp_path: Path, typed: str, answer: str) -> None:
    app = opened(ui, tmp_path)
    app.router.screen.ids.field.text = typed
    ui.advance(0.3)
    assert ui.sees(answer)


def test_emptying_the_search_brings_the_games_back(ui: Robot, tmp_path: Path) -> None:
    app = opened(ui, tmp_path, query="zebra")
    assert ui.sees("No clause has this word.")
    app.router.screen.ids.field.text = " "
    ui.advance(0.3)
    assert ui.find("Betski", cls="GameTilePanel")


@pytest.mark.parametrize("params", [{"game": "chess"}, {"game": "betski", "clause": "gone"}])
def test_what_an_old_trail_asks_for_need_not_exist_any_more(ui: Robot, tmp_path: Path, params: dict[str, str]) -> None:
    app = opened(ui, tmp_path, **params)
    assert app.router.current == "rulebook"
    assert not any(row.is_meant for row in ui.find(cls="BookClause", every=True))


def test_a_match_that_cannot_be_read_leaves_the_book_open(ui: Robot, tmp_path: Path) -> None:
    app = opened(ui, tmp_path, game="betski")
    app.router.go("rulebook", game="betski", match_id="20200101-000000-000000-0badcafe")
    ui.frames(3)
    assert clause(ui, "1.1")
    assert ui.sees("The match file cannot be read. Nothing was changed.")


@pytest.mark.parametrize("mode", ["felt", "paper"])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_everything_fits(ui: Robot, match: tuple[Path, str], mode: str, scale: float) -> None:
    folder, match_id = match
    app = opened(ui, folder, game="betski", clause="play_on", match_id=match_id)
    theme.current().mode, theme.current().text_scale = mode, scale
    ui.advance(0.3)
    assert_fits_in_scroll(app)
    for params in ({}, {"query": "draw"}):
        app.router.go("rulebook", **params)
        ui.advance(0.3)
        assert_fits(app.router.screen)


def assert_fits_in_scroll(app: FairDealApp) -> None:
    """The chips may reach beyond the edge, since they scroll; all else may not."""
    ids = app.router.screen.ids
    assert_fits(ids.body)
    assert all(chip.height >= dp(48) for chip in ids.chips.children)
