"""The screens behind the bottom bar: history, players."""

from datetime import datetime
from pathlib import Path

import pytest
from kivy.uix.widget import Widget

from app.session.library import Library
from app.storage.index import Store
from app.ui.app import FairDealApp
from rules import GAMES
from rules.betski.state import MatchEnded, Won
from rules.core.game import TOTALS, Setup
from tests.ui.robot import Robot

NOON = int(datetime(2023, 11, 14, 12).astimezone().timestamp() * 1000)


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """A phone on which Bo won a match against Mira, and Mira leads one that still runs."""
    library = Library(Store(tmp_path), GAMES, lambda: NOON)
    for winner, is_over in ((1, True), (0, False)):
        match = library.new_match("betski", ["Mira", "Bo"], Setup(2, level=TOTALS))
        match.record(Won((winner,)))
        if is_over:
            match.record(MatchEnded())
        library.close_match(match)
    return tmp_path


def started(ui: Robot, folder: Path, screen: str) -> FairDealApp:
    app = ui.start(FairDealApp(data_dir=folder))
    app.router.switch(screen)
    ui.frames(5)
    return app


def test_history_lists_matches_with_their_outcome(ui: Robot, played: Path) -> None:
    started(ui, played, "matches")
    assert ui.sees("2 matches on this phone")
    assert ui.sees("Bo won")
    assert ui.sees("Still running")
    assert ui.sees("14 November 2023")


def test_a_running_match_opens_at_the_table_and_a_finished_one_in_its_history(ui: Robot, played: Path) -> None:
    app = started(ui, played, "matches")

    def row(running: bool) -> Widget:
        rows = ui.find(cls="MatchRow", every=True)
        return next(each for each in rows if each.running == running and not each.is_head)

    ui.tap(row(running=True))
    assert app.router.current == "table"
    app.router.back()
    ui.frames(3)
    ui.tap(row(running=False))
    assert app.router.current == "history"


def test_an_empty_history_leads_to_play(ui: Robot, tmp_path: Path) -> None:
    app = started(ui, tmp_path, "matches")
    ui.tap("Deal the first match")
    assert app.router.current == "home"


def test_players_are_counted_from_the_matches(ui: Robot, played: Path) -> None:
    started(ui, played, "players")
    assert ui.sees("2 players")
    assert ui.sees("One win")
    assert ui.sees("0 wins")  # a lead in a running match is no win yet


@pytest.mark.parametrize(("words", "screen"), [("Check", "check"), ("History", "matches"), ("Players", "players")])
def test_the_bottom_bar_leads_there_and_back_leads_home(ui: Robot, tmp_path: Path, words: str, screen: str) -> None:
    app = started(ui, tmp_path, "home")
    ui.tap(next(item for item in ui.find(cls="NavItem", every=True) if item.text == words))
    assert app.router.current == screen
    ui.back()
    assert app.router.current == "home"
