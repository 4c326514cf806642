"""Somebody joins in the middle of a match, with the fingers: from the menu to the new seat."""

from pathlib import Path
from typing import Any

import pytest

from app.session.library import Library
from app.storage.index import Store
from app.ui import theme
from rules import GAMES
from rules.core.game import CARDS, TOTALS, Setup
from rules.core.seats import SeatAdded
from tests.ui.robot import Robot
from tests.ui.seated import Seated


class Joined(Seated):
    """A table to which somebody comes."""

    def open_menu(self) -> None:
        self.icon(2)

    def icon(self, place: int) -> None:
        """Touch an icon of the bar: 0 the rulebook, 1 the history, 2 the menu."""
        self.tap(self.ui.find(cls="AppBar").ids.actions.children[::-1][place])
        self.ui.advance(0.4)

    def row(self, title: str) -> None:
        """Touch a row of the sheet that lies open."""
        self.tap(next(row for row in self.ui.find(cls="ListRow", every=True) if row.title == title))
        self.ui.advance(0.4)

    def heads(self) -> list[Any]:
        """The headings of the score sheet in the history, from left to right."""
        self.ui.tap("By player")
        self.ui.frames(4)
        return self.app.router.screen.ids.sheet.ids.people.children[::-1]

    def all_entries(self) -> None:
        """Back from the score sheet."""
        self.ui.tap("By entry")
        self.ui.frames(4)

    @property
    def faces(self) -> list[tuple[str, str]]:
        """Who sits in the strip, with their scores."""
        return [(face.name, face.score) for face in self.app.router.screen.frame.seats.faces]


@pytest.fixture
def known(tmp_path: Path) -> Path:
    """A phone on which Kofi, who plays in the sixth tint, and Lena played once."""
    library = Library(Store(tmp_path), GAMES, lambda: 1_700_000_000_000)
    library.close_match(library.new_match("betski", ["Kofi", "Lena"], Setup(2)))
    library.put_setting("profiles", [{"name": "Kofi", "names": ["Kofi"], "tint": 5, "emblem": ""}])
    return tmp_path


def test_somebody_known_and_somebody_new_join_a_table_for_money(ui: Robot, known: Path) -> None:
    """Ante 1, buy-in 20: whoever comes later has 19 left, and the pot goes from 2 to 3 and 4."""
    phone = Joined(ui, known, "in_between", 2, level=TOTALS)
    phone.enter("ante")
    phone.open_menu()
    phone.row("Add a player")
    assert {chip.text for chip in ui.find(cls="Chip", every=True) if chip.person} >= {"Kofi", "Lena"}
    phone.chip("Kofi")
    ui.advance(0.5)
    assert [name for name, _score in phone.faces] == ["Mira", "Bo", "Kofi"]
    assert (phone.session.players, phone.state.pot, phone.state.ledger.stacks[2]) == (("Mira", "Bo", "Kofi"), 3, 19)
    assert phone.sees("Kofi")
    assert phone.app.services.seat_tints(phone.session.match_id)[2] == 5
    assert theme.current().seats[2] == 5, "in the colour that he chose"

    phone.open_menu()
    phone.row("Add a player")
    assert "Kofi" not in {chip.text for chip in ui.find(cls="Chip", every=True)}
    phone.row("A new name")
    ui.find(cls="Field").text = ""
    ui.type("bo")
    phone.tap("Add")
    assert ui.sees("Two at the table are called bo. Add a letter to one of them.")
    assert len(phone.session.players) == 3
    ui.find(cls="Field").text = ""
    ui.type("Zoë")
    phone.tap("Add")
    ui.advance(0.5)
    assert phone.session.players == ("Mira", "Bo", "Kofi", "Zoë")
    assert phone.state.pot == 4
    assert phone.app.services.library.known_players()[:1] == ("Zoë",)

    phone.icon(1)
    assert ui.sees("Kofi joins the table, in seat 3")
    assert ui.sees("Zoë joins the table, in seat 4")
    assert [head.name for head in phone.heads()] == ["Mira", "Bo", "Kofi", "Zoë"]
    phone.all_entries()
    assert [len(point.values) for point in ui.find(cls="ScoreChart").look.chart.points] == [2, 2, 3, 4]
    phone.app.router.screen.undo()
    ui.frames(5)
    assert not ui.sees("Zoë joins the table, in seat 4")
    assert [head.name for head in phone.heads()] == ["Mira", "Bo", "Kofi"]
    phone.all_entries()
    phone.app.router.screen.open_redo()
    ui.advance(0.5)
    assert ui.sees("Zoë joins the table, in seat 4"), "what can come back tells of her by name"


def test_who_joined_is_amended_where_it_was_entered(ui: Robot, known: Path) -> None:
    """It was Lena, not Kofi; what Kofi did after it, Lena did."""
    phone = Joined(ui, known, "in_between", 2, level=TOTALS)
    phone.enter("ante")
    phone.session.record(SeatAdded(3, "Kofi"))
    phone.enter("Kofi buys 5")
    match_id = phone.session.match_id
    trail = [("home", {}), ("history", {"match_id": match_id})]
    phone.app.router.restore([*trail, ("amend", {"match_id": match_id, "slot": 1, "way": "change"})])
    ui.frames(8)
    assert [face.name for face in ui.find(cls="SeatStrip").faces] == ["Mira", "Bo"], "the table as it stood then"
    phone.tap(ui.find(cls="AppBar").ids.actions.children[0])
    ui.advance(0.4)
    phone.row("Add a player")
    phone.chip("Lena")
    ui.advance(0.5)
    assert ui.sees("Lena joins the table, in seat 3")
    assert ui.sees("Kofi joins the table, in seat 3")
    phone.app.router.screen.save()
    ui.advance(0.5)
    assert phone.session.players == ("Mira", "Bo", "Lena")
    assert ui.sees("Lena")
    phone.tap(phone.heads()[2])
    ui.frames(5)
    assert ui.sees("Lena joins the table, in seat 3"), "among her own entries"
    assert not ui.sees("Everybody paid the ante")


def test_where_nobody_can_join_now_the_referee_says_by_which_clause(ui: Robot, known: Path) -> None:
    phone = Joined(ui, known, "betski", 2)
    phone.enter("center 3-3; Mira plays 3-4")
    phone.open_menu()
    phone.row("Add a player")
    phone.chip("Lena")
    ui.advance(0.5)
    assert ui.sees("Game 1 is under way; Lena is dealt in with the next one.")
    assert len(phone.session.players) == 2


def test_at_a_full_table_the_referee_answers_before_a_name_is_asked(ui: Robot, known: Path) -> None:
    phone = Joined(ui, known, "threebetween", 6, level=TOTALS)
    phone.open_menu()
    phone.row("Add a player")
    assert ui.sees("All 6 seats of this game are taken.")
    assert len(phone.session.players) == 6


BEGUN = {
    "threebetween": ("Bo gets L & T", "Mira gets B & C"),
    "in_between": ("ante; Bo first post 4", "Bo second post 9"),
    "triple_replace": ("hand dealt by Mira; Bo is dealt Qh & Qc; Mira is dealt 8d & 3s", "Bo folds; hand dealt by Bo"),
    "betski": ("", "center 3-3; Mira plays 3-4"),
    "pair_three": ("from here on totals; won by Mira", "from here on cards"),
}


@pytest.mark.parametrize("key", BEGUN)
def test_every_game_goes_on_with_one_more_at_the_table(key: str, ui: Robot, tmp_path: Path) -> None:
    """Seen at the table, in the history with its chart, as it stood before, and in the amendment of the joining."""
    before, after = BEGUN[key]
    phone = Joined(ui, tmp_path, key, 2, level=CARDS)
    phone.enter(before)
    phone.session.record(SeatAdded(3, "Kofi"))
    ui.frames(5)
    assert len(phone.faces) == 3
    phone.enter(after)
    assert phone.sees("Kofi")
    actions = [step.entry.action for step in phone.session.timeline.steps]
    joined = 1 + next(place for place, each in enumerate(actions) if isinstance(each, SeatAdded))
    go: Any = phone.app.router.go
    match_id = phone.session.match_id
    go("history", match_id=match_id)
    ui.frames(8)
    assert phone.sees("Kofi joins the table, in seat 3")
    for number in (joined - 1, joined):
        phone.app.router.restore([("home", {}), ("stood", {"match_id": match_id, "number": number})])
        ui.frames(8)
        assert phone.sees("Kofi") == (number == joined)
    go("amend", match_id=match_id, slot=joined - 1, way="strike")
    ui.frames(8)
    assert phone.sees("Kofi joins the table, in seat 3")
    phone.app.router.restore([("home", {}), ("table", {"match_id": match_id})])
    phone.session.undo()
    ui.frames(5)
    while len(phone.session.players) == 3:
        phone.session.undo()
        ui.frames(5)
    assert len(phone.faces) == 2
    phone.session.redo()
    phone.enter("match ends")
    assert phone.sees("Kofi")
