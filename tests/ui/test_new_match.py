"""Setting up a match with the fingers, until it lies on the table."""

from pathlib import Path
from typing import Any

import pytest
from kivy.uix.widget import Widget

from app.session.library import Library
from app.storage.errors import StorageFull
from app.storage.index import Store
from app.ui import theme
from app.ui.app import FairDealApp
from rules import GAMES
from rules.core.game import Setup
from tests.ui.fitting import assert_fits
from tests.ui.opening import open_at
from tests.ui.robot import Robot


@pytest.fixture
def known(tmp_path: Path) -> Path:
    """A phone on which Kofi and Lena played once, and then Mira, Bo and Ines, first to five, Bo beginning."""
    library = Library(Store(tmp_path), GAMES, lambda: 1_700_000_000_000)
    for names, setup in (
        (["Kofi", "Lena"], Setup(2)),
        (["Mira", "Bo", "Ines"], Setup(3, first=1, house_rules={"first_to": 5})),
    ):
        library.close_match(library.new_match("betski", names, setup))
    return tmp_path


def opened(ui: Robot, folder: Path) -> FairDealApp:
    return open_at(ui, folder, [("home", {}), ("new_match", {"game": "betski"})])


def seat_names(ui: Robot) -> list[str]:
    return [row.name for row in ui.find(cls="PlayerSeat", every=True)]


def seat(ui: Robot, name: str) -> Any:
    return next(row for row in ui.find(cls="PlayerSeat", every=True) if row.name == name)


def rule(app: FairDealApp, key: str) -> Any:
    return app.router.screen.ids.rules._rows[key]


def tap_in_scroll(ui: Robot, app: FairDealApp, widget: Widget) -> None:
    """Touch something further down, after scrolling there."""
    app.router.screen.ids.scroll.scroll_to(widget, animate=False)
    ui.frames(3)
    ui.tap(widget)


def start(ui: Robot, app: FairDealApp) -> Any:
    """Touch Start; the match that lies on the table then."""
    ui.tap(app.router.screen.ids.start)
    assert app.router.current == "table"
    match_id = app.router.trail[-1][1]["match_id"]
    return app.services.session(match_id)


def type_name(ui: Robot, name: str) -> None:
    field = ui.find(cls="Field")
    field.text = ""
    ui.type(name)


# ---- players


def test_the_first_match_asks_for_its_two_players(ui: Robot, tmp_path: Path) -> None:
    app = opened(ui, tmp_path)
    assert ui.sees("2 more players are needed: 2 to 6 can play.")
    ui.tap(app.router.screen.ids.start)
    assert app.router.current == "new_match"
    assert app.services.library.summaries() == []
    ui.tap(ui.find(cls="BlankSeat", every=True)[0])
    for name in ("Mira", "Bo"):
        ui.type(name)
        ui.key("enter")
    assert ui.sees("Mira and Bo sit at the table.")
    ui.tap("Done")
    assert seat_names(ui) == ["Mira", "Bo"]
    match = start(ui, app)
    assert match.players == ("Mira", "Bo")
    assert [each.match_id for each in app.services.library.summaries()] == [match.match_id]


def test_back_from_the_new_table_leads_home_and_not_to_the_set_up(ui: Robot, known: Path) -> None:
    app = opened(ui, known)
    start(ui, app)
    ui.back()
    assert app.router.current == "home"


def test_the_last_players_and_rules_are_proposed_and_two_taps_start(ui: Robot, known: Path) -> None:
    app = opened(ui, known)
    assert seat_names(ui) == ["Mira", "Bo", "Ines"]
    assert ui.sees("One differs from the book")
    match = start(ui, app)
    assert match.timeline.setup.first == 1
    assert match.timeline.setup.house_rules["first_to"] == 5


def test_a_known_player_joins_with_one_tap(ui: Robot, known: Path) -> None:
    opened(ui, known)
    ui.tap("Kofi")
    assert seat_names(ui) == ["Mira", "Bo", "Ines", "Kofi"]
    assert {chip.text for chip in ui.find(cls="Chip", every=True)} == {"Lena", "New"}


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("", "A name needs at least one letter."),
        ("   ", "A name needs at least one letter."),
        ("mira", "Two at the table are called Mira. Add a letter to one of them."),
        ("x" * 200, "A name has at most 24 characters."),
    ],
)
def test_a_name_that_cannot_be_is_answered_and_nobody_sits_down(
    ui: Robot, known: Path, typed: str, answer: str
) -> None:
    opened(ui, known)
    ui.tap("New")
    ui.type(typed)
    ui.tap("Add")
    assert ui.sees(answer)
    assert seat_names(ui) == ["Mira", "Bo", "Ines"]


def test_a_name_with_markup_is_shown_as_it_was_typed(ui: Robot, known: Path) -> None:
    app = opened(ui, known)
    ui.tap("New")
    ui.type("[b]Zo{e}[/b]")
    ui.tap("Done")
    assert seat_names(ui)[-1] == "[b]Zo{e}[/b]"
    assert ui.sees("[b]Zo{e}[/b]")
    assert start(ui, app).players[-1] == "[b]Zo{e}[/b]"


def test_a_whole_page_pasted_into_the_name_stays_short_enough_to_show(ui: Robot, known: Path) -> None:
    opened(ui, known)
    ui.tap("New")
    field = ui.find(cls="Field")
    field.insert_text("page " * 10_000)
    ui.frames(2)
    assert len(field.text) == 200
    assert ui.sees("A name has at most 24 characters.")


def test_the_sheet_goes_by_back_without_seating_anybody(ui: Robot, known: Path) -> None:
    app = opened(ui, known)
    ui.tap("New")
    ui.type("Kim")
    ui.back()
    ui.advance(0.5)
    assert app.router.current == "new_match"
    assert ui.find(cls="NameSheet", every=True) == []
    assert seat_names(ui) == ["Mira", "Bo", "Ines"]


def test_a_player_is_renamed(ui: Robot, known: Path) -> None:
    opened(ui, known)
    ui.tap(seat(ui, "Bo").ids.line)
    ui.tap("Rename")
    type_name(ui, "Ines")
    ui.tap("Save")
    assert ui.sees("Two at the table are called Ines.")
    type_name(ui, "Boris")
    ui.tap("Save")
    assert seat_names(ui) == ["Mira", "Boris", "Ines"]


def test_seats_move_up_and_down_and_stop_at_the_ends(ui: Robot, known: Path) -> None:
    opened(ui, known)
    ui.tap(seat(ui, "Ines").ids.line)
    ui.tap("Up")
    assert seat_names(ui) == ["Mira", "Ines", "Bo"]
    ui.tap("Up")
    assert seat_names(ui) == ["Ines", "Mira", "Bo"]
    ui.tap("Up")
    assert ui.sees("Ines sits in the first seat already.")
    ui.tap("Down")
    assert seat_names(ui) == ["Mira", "Ines", "Bo"]


def test_a_removed_player_comes_back_by_undo(ui: Robot, known: Path) -> None:
    opened(ui, known)
    ui.tap(seat(ui, "Bo").ids.line)
    ui.tap("Remove")
    assert seat_names(ui) == ["Mira", "Ines"]
    assert ui.sees("Start, Ines begins")
    ui.tap("Undo")
    assert seat_names(ui) == ["Mira", "Bo", "Ines"]
    assert ui.sees("Start, Bo begins")


def test_shuffling_changes_the_seats_and_keeps_everybody(ui: Robot, known: Path) -> None:
    opened(ui, known)
    ui.tap("Shuffle seats")
    assert sorted(seat_names(ui)) == ["Bo", "Ines", "Mira"]
    assert seat_names(ui) != ["Mira", "Bo", "Ines"]


def test_the_ring_says_who_begins(ui: Robot, known: Path) -> None:
    app = opened(ui, known)
    row = seat(ui, "Ines")
    ui.tap(next(child for child in row.walk() if type(child).__name__ == "FirstMark"))
    assert ui.sees("Start, Ines begins")
    assert start(ui, app).state.turn == 2


def test_where_all_play_at_once_nobody_begins_and_tiles_are_entered(ui: Robot, known: Path) -> None:
    app = opened(ui, known)
    app.router.restore([("home", {}), ("new_match", {"game": "pair_three"})])
    ui.frames(8)
    assert not [each for each in ui.find(cls="FirstMark", every=True) if each.opacity]
    assert not ui.sees("egins")
    assert app.router.screen.ids.start.text == "Start"
    assert app.router.screen.ids.level.options == ["Tiles", "Rounds won"]
    assert app.router.screen.level_help == "Every tile counts, and the referee looks at the words."


def test_a_full_table_offers_nobody_more(ui: Robot, known: Path) -> None:
    app = opened(ui, known)
    ui.tap("New")
    for name in ("Ann", "Ben", "Cyd"):
        ui.type(name)
        ui.key("enter")
    ui.advance(0.5)
    assert ui.find(cls="NameSheet", every=True) == []
    assert ui.sees("All 6 seats are taken (rule 1.1).")
    assert ui.find(cls="Chip", every=True) == []
    assert start(ui, app).players == ("Mira", "Bo", "Ines", "Ann", "Ben", "Cyd")


def test_many_known_players_do_not_flood_the_screen(ui: Robot, tmp_path: Path) -> None:
    library = Library(Store(tmp_path), GAMES, lambda: 0)
    for number in range(0, 30, 2):
        library.close_match(library.new_match("betski", [f"P{number}", f"P{number + 1}"], Setup(2)))
    app = opened(ui, tmp_path)
    assert len(ui.find(cls="Chip", every=True)) == 10  # eight, "20 more", "New"
    tap_in_scroll(ui, app, ui.find("20 more"))
    assert len(ui.find(cls="Chip", every=True)) == 29


# ---- house rules


def test_house_rules_are_chosen_marked_and_played_by(ui: Robot, known: Path) -> None:
    app = opened(ui, known)
    tap_in_scroll(ui, app, rule(app, "penalty_draw").control)
    tap_in_scroll(ui, app, ui.find("Anyone is out on turn one"))
    tap_in_scroll(ui, app, ui.find("May stop after one"))
    plus = next(w for w in rule(app, "draw_limit").control.walk() if getattr(w, "icon", "") == "plus")
    tap_in_scroll(ui, app, plus)
    ui.tap(plus)
    changed = {key for key, row in app.router.screen.ids.rules._rows.items() if row.changed}
    assert changed == {"penalty_draw", "rebuttal_from", "stop_early", "draw_limit", "first_to"}
    assert ui.sees("5 differ from the book")
    rules = start(ui, app).timeline.setup.house_rules
    assert (rules["penalty_draw"], rules["rebuttal_from"], rules["stop_early"]) == (True, "anyone", "may_stop")
    assert (rules["draw_limit"], rules["first_to"]) == (2, 5)


def test_back_to_the_book_and_undone(ui: Robot, known: Path) -> None:
    app = opened(ui, known)
    tap_in_scroll(ui, app, ui.find("Back to the book"))
    assert rule(app, "first_to").control.value == 0
    assert ui.sees("All as in the book")
    ui.tap("Undo")
    assert rule(app, "first_to").control.value == 5


def test_a_number_at_its_end_says_so(ui: Robot, known: Path) -> None:
    app = opened(ui, known)
    minus = next(w for w in rule(app, "draw_limit").control.walk() if getattr(w, "icon", "") == "minus")
    tap_in_scroll(ui, app, minus)
    assert ui.sees("It cannot be less than 0.")
    assert rule(app, "draw_limit").control.value == 0


def test_a_table_that_keeps_totals_gets_the_scorepad(ui: Robot, known: Path) -> None:
    app = opened(ui, known)
    tap_in_scroll(ui, app, ui.find("Totals"))
    assert ui.sees("Only the results are written down. You can change to cards later.")
    assert start(ui, app).timeline.setup.level == "totals"


def test_the_name_of_a_rule_opens_its_clause_and_back_keeps_the_choices(ui: Robot, known: Path) -> None:
    app = opened(ui, known)
    ui.tap("Kofi")
    tap_in_scroll(ui, app, rule(app, "open_hands").control)
    tap_in_scroll(ui, app, rule(app, "draw_limit").ids.words)
    assert app.router.trail[-1] == ("rulebook", {"game": "betski", "clause": "draw_until_playable"})
    ui.back()
    assert seat_names(ui) == ["Mira", "Bo", "Ines", "Kofi"]
    assert rule(app, "open_hands").control.active


# ---- what may go wrong


def test_choices_are_there_again_after_a_kill(ui: Robot, known: Path) -> None:
    app = opened(ui, known)
    ui.tap("Kofi")
    tap_in_scroll(ui, app, ui.find("Totals"))
    ui.advance(0.5)
    app.on_pause()  # the last that Android tells an app
    again = ui.start(FairDealApp(data_dir=known))
    assert again.router.current == "new_match"
    ui.frames(5)
    screen = again.router.screen
    assert screen._draft.names == ("Mira", "Bo", "Ines", "Kofi")
    assert screen._draft.level == "totals"
    app._store.close()


def test_after_the_start_the_next_match_proposes_what_was_played(ui: Robot, known: Path) -> None:
    app = opened(ui, known)
    ui.tap("Lena")
    start(ui, app)
    app.router.restore([("home", {}), ("new_match", {"game": "betski"})])
    ui.frames(5)
    assert seat_names(ui) == ["Mira", "Bo", "Ines", "Lena"]


def test_a_full_phone_is_told_and_the_choices_stay(ui: Robot, known: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = opened(ui, known)
    before = len(app.services.library.summaries())

    def no_room(*_args: object) -> None:
        raise StorageFull("no space left on device")

    monkeypatch.setattr(app.services.library, "new_match", no_room)
    ui.tap(app.router.screen.ids.start)
    assert app.router.current == "new_match"
    assert ui.sees("The phone has no room left.")
    assert len(app.services.library.summaries()) == before


@pytest.mark.parametrize("mode", ["felt", "paper"])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_everything_fits(ui: Robot, known: Path, mode: str, scale: float) -> None:
    app = opened(ui, known)
    theme.current().mode, theme.current().text_scale = mode, scale
    ui.advance(0.3)
    ui.tap(seat(ui, "Bo").ids.line)
    assert_fits(app.router.screen)
    tap_in_scroll(ui, app, ui.find("New"))
    ui.advance(0.5)
    assert_fits(ui.find(cls="NameSheet"))
