"""All matches and the pages of players, under real touches."""

import os
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from kivy.core.window import Window
from kivy.metrics import dp

from app.session.library import Library
from app.session.people import dressed
from app.storage.index import Store
from app.ui import theme
from app.ui.app import FairDealApp
from rules import GAMES
from rules.core.game import TOTALS, Setup
from tests.bench.bench_lists import filled
from tests.session.recorder import Recorder
from tests.ui.fitting import assert_fits
from tests.ui.robot import Robot

LONG, SHORT = "Maximiliane-Theodora-Ann", "Ö"
TWELVE = ["Mira", "Bo", LONG, SHORT, *(f"Guest {number}" for number in range(8))]


def noon(year: int, month: int, day: int) -> int:
    return int(datetime(year, month, day, 12).astimezone().timestamp() * 1000)


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """Mira beat Bo twice and Mirra beat Bo once, in Betski; twelve played In Between; Mira and Bo go on."""
    moment = [0]
    library = Library(Store(tmp_path), GAMES, lambda: moment[0])
    for when, game, names, winner, is_over in (
        (noon(2025, 3, 2), "betski", ["Mira", "Bo"], 0, True),
        (noon(2025, 3, 9), "betski", ["Mira", "Bo"], 0, True),
        (noon(2025, 4, 1), "betski", ["Mirra", "Bo"], 0, True),
        (noon(2025, 4, 2), "in_between", TWELVE, None, True),
        (noon(2025, 4, 3), "betski", ["Mira", "Bo"], 1, False),
    ):
        moment[0] = when
        match = library.new_match(game, names, Setup(len(names), level=TOTALS))
        if winner is not None:
            match.record(GAMES[game].actions["won"]((winner,)))
        if is_over:
            match.record(GAMES[game].actions["ended"]())
        library.close_match(match)
    return tmp_path


@pytest.fixture
def device() -> Recorder:
    return Recorder()


class Lists:
    """The app in a robot's hands, at the list of matches or at a player's page."""

    def __init__(self, ui: Robot, folder: Path, device: Any = None) -> None:
        self.ui = ui
        self.app = ui.start(FairDealApp(data_dir=folder, device=device))

    def go(self, screen: str, **params: Any) -> None:
        self.app.router.restore([("home", {}), (screen, params)])
        self.ui.frames(5)

    @property
    def screen(self) -> Any:
        return self.app.router.screen

    def rows(self) -> list[Any]:
        found = [row for row in self.ui.find(cls="MatchRow", every=True) if not row.is_head]
        return sorted(found, key=lambda row: -row.y)

    def titles(self) -> list[str]:
        return [row.title for row in self.rows()]

    def chip(self, text: str) -> None:
        chips = self.ui.find(cls="Chip", every=True)
        self._reach(next(each for each in chips if each.text == text))

    def row(self, title: str) -> None:
        self.ui.tap(next(row for row in self.ui.find(cls="ListRow", every=True) if row.title == title))
        self.ui.advance(0.4)

    def person(self, name: str) -> None:
        self._reach(next(row for row in self.ui.find(cls="PersonRow", every=True) if row.name == name))

    def _reach(self, widget: Any) -> None:
        """Scroll to a widget, and touch it."""
        for scroll in [each for each in self.ui.walk() if type(each).__name__ == "ScrollView"]:
            if widget in scroll.walk():
                scroll.scroll_to(widget, animate=False)
        self.ui.frames(3)
        self.ui.tap(widget)
        self.ui.advance(0.4)

    def tap(self, text: str) -> None:
        self.ui.tap(text)
        self.ui.advance(0.4)

    def menu(self, place: int) -> None:
        self.ui.tap(self.rows()[place].children[0])
        self.ui.advance(0.4)


@pytest.fixture
def lists(ui: Robot, played: Path, device: Recorder) -> Lists:
    return Lists(ui, played, device)


# --- all matches

def test_matches_are_filtered_by_touches_and_found_by_words(lists: Lists) -> None:
    lists.go("matches")
    two, twelve = "Mira and Bo", f"Mira, Bo, {LONG} and 9 more"
    assert lists.titles() == [two, twelve, "Mirra and Bo", two, two]
    assert lists.ui.sees("To go on with")
    assert lists.ui.sees("April 2025")
    lists.chip("In Between")
    assert lists.titles() == [twelve]
    assert lists.ui.sees("1 of 5")
    lists.chip("In Between")
    lists.chip("Anyone")
    lists.person("Mirra")
    assert lists.titles() == ["Mirra and Bo"]
    lists.chip("Mirra")
    lists.row("Anyone")
    assert len(lists.titles()) == 5
    lists.ui.tap(lists.ui.find(cls="AppBar").ids.actions.children[0])
    lists.ui.advance(0.2)
    lists.ui.type("guest")
    lists.ui.advance(0.4)
    assert lists.titles() == [twelve]
    lists.ui.type("zzz")
    lists.ui.advance(0.4)
    assert lists.ui.sees("No match is like this.")
    lists.tap("Show all matches")
    assert len(lists.titles()) == 5


def test_days_are_chosen_in_a_calendar_without_a_keyboard(lists: Lists) -> None:
    lists.go("matches")
    lists.chip("Any day")
    lists.tap("Today")
    assert lists.ui.sees("No match is like this.")
    lists.screen.want(lists.screen._wanted._replace(span=lists.screen._wanted.span._replace(
        first=datetime(2025, 3, 1).date(), last=datetime(2025, 3, 1).date(), choice="span",
    )))  # fmt: skip
    lists.ui.frames(3)
    lists.chip("1 March 2025")
    days = {key.text: key for key in lists.ui.find(cls="DayKey", every=True) if not key.other}
    lists.ui.tap(days["9"])
    lists.ui.advance(0.2)
    assert lists.ui.sees("1 March 2025 to 9 March 2025")
    lists.tap("Show these days")
    assert lists.titles() == ["Mira and Bo", "Mira and Bo"]


def test_a_deleted_match_can_be_brought_back(lists: Lists) -> None:
    lists.go("matches")
    lists.menu(2)
    assert lists.ui.sees("Betski, 1 April 2025, 2 entries")
    lists.row("Delete")
    assert "Mirra and Bo" not in lists.titles()
    assert len(lists.app.services.library.match_ids()) == 4
    lists.tap("Undo")
    assert lists.titles()[2] == "Mirra and Bo"


def test_a_deleted_match_is_found_among_those_to_be_restored_and_long_gone_ones_are_not(lists: Lists) -> None:
    lists.go("matches")
    for place in (3, 2):
        lists.menu(place)
        assert lists.ui.sees("It can be brought back for 30 days, in Settings.")
        lists.row("Delete")
    library, trash = lists.app.services.library, lists.app.services.library._store._trash
    older, newer = (each.match for each in library.deleted(9)[::-1])
    long_ago = library.now() / 1000 - 31 * 24 * 3600
    os.utime(trash / f"{older.match_id}.journal", (long_ago, long_ago))
    lists.go("backups")
    assert lists.ui.sees("2 can be brought back, each for 30 days.")
    lists.app.refresh_matches()  # as at each start
    lists.go("backups")
    assert lists.ui.sees("One can be brought back, for 30 days.")
    lists.row("Deleted matches")
    assert_fits(lists.app.router.sheets[-1])
    lists.row("Mirra and Bo")
    assert lists.ui.sees("The match is back.")
    assert lists.ui.sees("A match that was deleted can be brought back here for 30 days.")
    assert newer.match_id in library.match_ids()
    assert older.match_id not in library.match_ids()
    lists.go("matches")
    assert "Mirra and Bo" in lists.titles()


def test_the_match_on_the_table_can_be_deleted_too(lists: Lists) -> None:
    lists.go("matches")
    lists.ui.tap(lists.rows()[0])
    assert lists.app.router.current == "table"
    lists.go("matches")
    lists.menu(0)
    lists.row("Delete")
    assert len(lists.titles()) == 4
    lists.tap("Undo")
    lists.ui.tap(lists.rows()[0])
    assert lists.app.router.current == "table"


def test_playing_again_seats_the_same_players(lists: Lists) -> None:
    lists.go("matches")
    lists.menu(2)
    lists.row("Play again")
    assert lists.app.router.current == "table"
    session = lists.app.services.session(lists.app.router.trail[-1][1]["match_id"])
    assert session.players == ("Mirra", "Bo")
    assert session.timeline.setup.first == 1
    assert session.timeline.steps == []


# --- players

def test_a_page_tells_wins_and_whom_one_beat_and_leads_to_the_matches_of_both(lists: Lists) -> None:
    lists.go("players")
    lists.person("Mira")
    assert lists.app.router.current == "profile"
    for text in ("3 matches since 2 March 2025", "67%", "2 of 2", "0 of 1", "Finished ahead of, Mira first"):
        assert lists.ui.sees(text), text
    bo = next(row for row in lists.ui.find(cls="RivalRow", every=True) if row.name == "Bo")
    assert (bo.figure, bo.level) == ("2 to 0", "level once")
    lists.ui.tap(bo)
    lists.ui.advance(0.3)
    assert len(lists.titles()) == 4
    assert lists.ui.sees("Mira and Bo")
    lists.ui.back()
    assert lists.app.router.current == "profile"


def test_a_page_is_shared_as_text(lists: Lists, device: Recorder) -> None:
    lists.go("profile", player="mira")
    lists.ui.tap(lists.ui.find(cls="AppBar").ids.actions.children[0])
    (shared,) = [call for call in device.calls if call[0] == "share"]
    assert "Games won: 2" in str(shared[1])


def test_a_player_gets_a_name_a_colour_and_an_emblem(lists: Lists) -> None:
    lists.go("profile", player="bo")
    lists.screen.change()
    lists.ui.advance(0.4)
    tints = lists.ui.find(cls="ProfileSheet").ids.tints.children[::-1]
    lists.ui.tap(tints[5])
    emblems = lists.ui.find(cls="ProfileSheet").ids.emblems.children[::-1]
    lists.ui.tap(emblems[1])
    lists.ui.frames(2)
    assert (lists.screen.tint, lists.screen.emblem) == (5, "crown")
    lists.row("Name")
    field = lists.ui.find(cls="Field")
    field.text = "mirra"
    lists.tap("Save")
    assert lists.ui.sees("Somebody else is called so. Add a letter, or merge the two players.")
    field.text = "Bob"
    lists.tap("Save")
    assert lists.screen.name == "Bob"
    lists.go("matches")
    assert lists.titles()[0] == "Mira and Bob"


def test_the_colour_of_a_player_goes_along_to_the_table_and_to_home(lists: Lists) -> None:
    library, look = lists.app.services.library, theme.current()
    library.keep_people(dressed(library.people(), "Bo", tint=0, emblem=""))
    running = library.latest_running().match_id
    brass, blue = look.players[:2]
    lists.go("players")
    lists.app.services.session(running)
    lists.go("table", match_id=running)
    assert look.players[:3] == [blue, brass, look.players[2]]  # Mira, without a choice, makes room for Bo
    lists.go("home")
    assert look.players[:2] == [brass, blue]
    assert {each.name: each.tint for each in lists.ui.find(cls="ScoreColumn", every=True)} == {"Mira": 1, "Bo": 0}


def test_two_players_are_merged_after_a_preview_and_parted_again(lists: Lists) -> None:
    lists.go("profile", player="mira")
    lists.screen.change()
    lists.ui.advance(0.4)
    lists.row("Merge")
    lists.ui.tap(lists.ui.find(cls="Field"))
    lists.ui.advance(0.3)
    lists.ui.type("mirr")
    lists.ui.advance(0.3)
    lists.person("Mirra")
    assert lists.ui.sees("The one match of Mirra counts for Mira from now on.")
    assert lists.ui.sees("Mira: 3 matches and 2 wins become 4 and 3.")
    assert lists.screen.since == "3 matches since 2 March 2025"
    lists.tap("Merge")
    assert lists.screen.since == "4 matches since 2 March 2025"
    lists.tap("Undo")
    assert lists.screen.since == "3 matches since 2 March 2025"
    lists.screen._preview_merge("mirra")
    lists.ui.advance(0.4)
    lists.tap("Merge")
    lists.ui.advance(6)
    lists.screen.change()
    lists.ui.advance(0.4)
    lists.tap("Part")
    assert lists.screen.since == "3 matches since 2 March 2025"
    lists.go("players")
    assert lists.ui.sees("Mirra")


def test_players_who_sat_together_are_not_merged(lists: Lists) -> None:
    lists.go("profile", player="mira")
    lists.screen._preview_merge("bo")
    lists.ui.advance(0.4)
    assert lists.ui.sees("Mira and Bo sat at 4 tables together, so they are two people.")
    assert not lists.ui.sees("No match is changed")
    lists.tap("Cancel")
    assert lists.screen.name == "Mira"


def test_a_page_of_somebody_who_is_gone_leads_to_all_players(lists: Lists) -> None:
    lists.go("profile", player="tom")
    assert lists.app.router.current == "players"


# --- room

@pytest.fixture
def dressed_up(lists: Lists) -> Iterator[Lists]:
    look = theme.current()
    library = lists.app.services.library
    library.keep_people(dressed(library.people(), LONG, tint=3, emblem="coin"))
    yield lists
    look.mode, look.text_scale = "felt", 1.0


@pytest.mark.parametrize(("mode", "text"), [("felt", 1.0), ("paper", 1.5)])
def test_everything_has_room(dressed_up: Lists, mode: str, text: float) -> None:
    lists, look = dressed_up, theme.current()
    look.mode, look.text_scale = mode, text
    lists.app.router.remake()
    lists.go("players")
    assert_fits(lists.screen.ids.rows)
    for player in (LONG.casefold(), SHORT.casefold(), "mira"):
        lists.go("profile", player=player)
        assert_fits(lists.screen.ids.scroll)
    lists.screen.change()
    lists.ui.advance(0.4)
    assert_fits(lists.ui.find(cls="ProfileSheet"))
    lists.go("matches")
    assert_fits(lists.ui.find(cls="NavBar"))
    lists.menu(1)
    assert_fits(lists.ui.find(cls="MatchSheet"))
    lists.ui.back()
    lists.screen._ask_when()
    lists.ui.advance(0.4)
    assert_fits(lists.ui.find(cls="DaysSheet"))
    assert min(key.width for key in lists.ui.find(cls="DayKey", every=True)) >= dp(48)
    assert Window.width >= dp(360)


def test_of_many_matches_only_the_first_are_laid_out_and_the_others_come_while_one_scrolls(
    ui: Robot, tmp_path: Path
) -> None:
    filled(tmp_path)
    lists = Lists(ui, tmp_path)
    lists.go("matches")
    assert ui.sees("10000 matches on this phone")
    rows = lists.screen.ids.rows
    assert len(rows.data) == 200
    rows.scroll_y = 0.1
    ui.advance(0.3)
    assert len(rows.data) == 400
    assert rows.scroll_y > 0.5
