"""Backups made, kept, looked into and brought back; files from elsewhere told before anything is done."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from kivy.core.clipboard import Clipboard
from kivy.core.window import Window

from app.session import backup_keeper
from app.session.library import Library
from app.session.sharing.shared import as_json, as_transcript
from app.storage import index
from app.storage.errors import StorageFull
from app.ui import theme
from app.ui.app import FairDealApp
from rules.core.timeline import Refused
from tests.session.recorder import Recorder
from tests.sharing.evenings import golden
from tests.ui.fitting import assert_fits
from tests.ui.robot import Robot

EVENING, POINTS = golden("in_between-evening", "match-evening"), golden("betski-scorepad", "match-points")


def opened(ui: Robot, folder: Path, device: Recorder | None = None, screen: str = "backups") -> FairDealApp:
    app = ui.start(FairDealApp(data_dir=folder, device=device or Recorder()))
    app.router.restore([("home", {}), (screen, {})])
    ui.frames(5)
    return app


def laid(folder: Path, name: str, content: str | bytes) -> Path:
    path = folder / name
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return path


def looked(ui: Robot, app: FairDealApp) -> Any:
    """The import screen with its report."""
    assert app.router.current == "import"
    app.router.screen.worker.join()
    ui.frames(5)
    return app.router.screen


def looks_into(ui: Robot, app: FairDealApp, path: Path) -> Any:
    app.open_file(path)
    return looked(ui, app)


def takes_in(ui: Robot, app: FairDealApp) -> None:
    screen = app.router.screen
    ui.tap(screen.ids.do)
    screen.worker.join()
    ui.frames(5)


def backed_up(ui: Robot, app: FairDealApp) -> None:
    ui.tap(ui.find("Back up now", cls="ListRow"))
    app.services.backups.finish(30)
    ui.frames(5)


def contents(folder: Path) -> dict[str, bytes]:
    """Everything that is kept, but for the way back to the screen."""
    kept = (path for path in sorted(folder.rglob("*")) if path.is_file() and path.name != "fairdeal.json")
    return {str(path): path.read_bytes() for path in kept}


def backup_of(*matches: Any, **more: Any) -> str:
    told = [json.loads(as_json(match)) for match in matches]
    return json.dumps({"fair-deal": "backup", "format": 1, "matches": told, **more})


# --- what would be done, and then is done

def test_a_chosen_backup_is_told_then_taken_in(ui: Robot, tmp_path: Path) -> None:
    path = laid(tmp_path, "evenings.json", backup_of(EVENING, POINTS, settings={"text_scale": 1.5}))
    app = opened(ui, tmp_path / "phone", Recorder(chosen=path))
    ui.tap(ui.find("Import a file", cls="ListRow"))
    screen = looked(ui, app)
    assert ui.sees("2 matches would be added")
    assert ui.sees("In Between the Sheets: Mira, Bo, Ines and Jonas")
    assert ui.sees("evenings.json")
    assert app.services.library.match_ids() == []
    ui.tap(screen._toggle)  # on a new phone the settings are taken too, unless one says no
    takes_in(ui, app)
    assert app.router.current == "matches"
    assert ui.sees("2 matches were taken in.")
    assert {each.match_id for each in app.services.library.summaries()} == {"match-evening", "match-points"}
    assert app.services.library.setting("text_scale", None) is None


def test_an_import_can_be_undone(ui: Robot, tmp_path: Path) -> None:
    app = opened(ui, tmp_path / "phone")
    shorter = EVENING._replace(records=EVENING.records[:10])
    looks_into(ui, app, laid(tmp_path, "shorter.json", as_json(shorter)))
    takes_in(ui, app)
    looks_into(ui, app, laid(tmp_path, "both.json", backup_of(EVENING, POINTS, settings={"theme": "paper"})))
    assert ui.sees("One match would be added")
    assert ui.sees("One match would be brought up to date")
    ui.tap(app.router.screen._toggle)
    takes_in(ui, app)
    library = app.services.library
    assert library.records("match-evening") == EVENING.records
    assert theme.current().mode == "paper"
    ui.tap("Undo")
    assert ui.sees("All is as it was before the import.")
    assert [each.match_id for each in library.summaries()] == ["match-evening"]
    assert library.records("match-evening") == shorter.records
    assert library.setting("theme", None) is None
    assert theme.current().mode == "felt"


def test_only_the_settings_can_be_taken_over(ui: Robot, tmp_path: Path) -> None:
    app = opened(ui, tmp_path / "phone")
    screen = looks_into(ui, app, laid(tmp_path, "look.json", backup_of(settings={"theme": "paper"})))
    assert ui.sees("Take over the settings")
    ui.tap(screen._toggle)
    ui.tap(screen.ids.do)
    assert ui.sees("There is nothing to take in.")
    ui.tap(screen._toggle)
    takes_in(ui, app)
    assert theme.current().mode == "paper"


def test_what_is_here_and_what_is_refused_is_told_with_its_reason(ui: Robot, tmp_path: Path) -> None:
    app = opened(ui, tmp_path / "phone")
    looks_into(ui, app, laid(tmp_path, "points.json", as_json(POINTS)))
    takes_in(ui, app)
    chess = {"match_id": "m-1", "records": [{**EVENING.records[0], "game": "chess"}]}
    told = json.loads(backup_of(POINTS, EVENING))
    told["matches"].append(chess)
    before = contents(tmp_path / "phone")
    looks_into(ui, app, laid(tmp_path, "mixed.json", json.dumps(told)))
    assert ui.sees("One match would be added")
    assert ui.sees("One match is already here")
    assert ui.sees("One match is refused")
    assert ui.sees("It is of a game that this version of the app does not know.")
    ui.tap("Cancel")
    assert contents(tmp_path / "phone") == before


def test_a_file_with_nothing_new_offers_nothing_to_do(ui: Robot, tmp_path: Path) -> None:
    app = opened(ui, tmp_path / "phone")
    path = laid(tmp_path, "points.json", as_json(POINTS))
    looks_into(ui, app, path)
    takes_in(ui, app)
    looks_into(ui, app, path)
    assert ui.sees("There is nothing in this file that is not here already.")
    assert not ui.sees("Take in")
    ui.tap("Choose another file")
    assert ui.sees("There is no window here to choose a file with.")


def test_what_was_copied_from_a_message_is_imported(
    ui: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = opened(ui, tmp_path / "phone")
    monkeypatch.setattr(Clipboard, "paste", lambda: "  ")
    ui.tap(ui.find("Import what is copied", cls="ListRow"))
    assert ui.sees("There is no text to import: copy a transcript or a match first.")
    monkeypatch.setattr(Clipboard, "paste", lambda: as_transcript(EVENING))
    ui.tap(ui.find("Import what is copied", cls="ListRow"))
    looked(ui, app)
    assert ui.sees("One match would be added")
    assert not ui.sees("copied.txt")  # a name that the person never gave


# --- how a file arrives

def test_a_file_from_another_app_and_a_dropped_one_lead_to_the_same_report(ui: Robot, tmp_path: Path) -> None:
    device = Recorder()
    app = opened(ui, tmp_path / "phone", device, "settings")
    path = laid(tmp_path, "points.json", as_json(POINTS))
    device.arrive(path)
    looked(ui, app)
    assert ui.sees("One match would be added")
    ui.back()
    assert app.router.current == "settings"
    device.arrive(None)  # it could not be had
    assert app.router.current == "settings"
    Window.dispatch("on_drop_file", str(path).encode(), 0, 0)
    looked(ui, app)
    assert ui.sees("One match would be added")


def test_where_no_file_can_be_chosen_another_way_is_told(ui: Robot, tmp_path: Path) -> None:
    opened(ui, tmp_path / "phone")
    ui.tap(ui.find("Import a file", cls="ListRow"))
    assert ui.sees("There is no window here to choose a file with. Drop the file onto this window instead.")


# --- bad files

BAD = [
    (b"", "This file was not made by this app."),
    (b"\xff\xfe\x00", "This file holds no text"),
    (b"PK\x03\x04rest", "This is a packed file."),
    (as_json(EVENING)[:-200].encode(), "Only a part of this file has arrived"),
    (b"[" * 200_000, "Only a part of this file has arrived"),
    (b'{"fair-deal": "match", "format": 2}', "This file was made by a newer version of the app."),
    (b"Game: betski\nPlayer: Mira\n1. Mira flies\n", "Line 3 is not part of a transcript."),
]


def test_a_bad_file_gets_a_clear_answer_and_changes_nothing(ui: Robot, tmp_path: Path) -> None:
    app = opened(ui, tmp_path / "phone")
    looks_into(ui, app, laid(tmp_path, "points.json", as_json(POINTS)))
    takes_in(ui, app)
    before = contents(tmp_path / "phone")
    for content, answer in BAD:
        looks_into(ui, app, laid(tmp_path, "bad.json", content))
        assert ui.sees("This file cannot be taken in")
        assert ui.sees(answer)
        assert not ui.sees("Take in")
        assert ui.sees("Choose another file")
        ui.back()
    huge = tmp_path / "huge.json"
    with huge.open("wb") as file:
        file.truncate(100_000_000)
    looks_into(ui, app, huge)
    assert ui.sees("larger than 40 MB")
    looks_into(ui, app, tmp_path / "not there")
    assert ui.sees("The file cannot be opened.")
    assert contents(tmp_path / "phone") == before


def test_a_hostile_file_name_is_only_shown(ui: Robot, tmp_path: Path) -> None:
    app = opened(ui, tmp_path / "phone")
    for name in ("[b]x\u202egpj.json", "=1+1\n.json", "\udcff.json", "x" * 200 + ".json"):
        path = tmp_path / name
        path.write_text(as_json(POINTS), encoding="utf-8")
        screen = looks_into(ui, app, path)
        assert screen.subtitle.isprintable()
        assert len(screen.subtitle) <= 61
        assert ui.sees("One match would be added") == ("\udcff" not in name)
        ui.advance(0.5)  # the way here is kept
        assert app.services.library.setting("trail", None)[-1][0] == "import"
        ui.back()


def test_a_fault_while_looking_is_an_answer_too(ui: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_args: object) -> None:
        raise MemoryError

    monkeypatch.setattr("app.ui.screens.importing.plan_file", fail)
    app = opened(ui, tmp_path / "phone")
    looks_into(ui, app, tmp_path / "any")
    assert ui.sees("It cannot be followed. Nothing was changed.")


def test_a_disk_that_is_full_takes_nothing_in_and_says_so(
    ui: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = opened(ui, tmp_path / "phone")
    looks_into(ui, app, laid(tmp_path, "both.json", backup_of(EVENING, POINTS)))
    before = contents(tmp_path / "phone")
    real, written = index.write_file, []

    def fill_up(path: Path, data: bytes) -> None:
        written.append(path)
        if len(written) == 2:
            raise OSError(28, "no space left on device")
        real(path, data)

    monkeypatch.setattr(index, "write_file", fill_up)
    takes_in(ui, app)
    looked(ui, app)
    assert ui.sees("The phone has no room left.")
    assert contents(tmp_path / "phone") == before
    assert ui.sees("2 matches would be added")  # to be tried again


def test_while_it_is_taken_in_nothing_else_can_be_touched(ui: Robot, tmp_path: Path) -> None:
    app = opened(ui, tmp_path / "phone")
    screen = looks_into(ui, app, laid(tmp_path, "points.json", as_json(POINTS)))
    screen._written = lambda _plan: None  # the end of it is reached by hand
    screen._finish = lambda *_args: None
    ui.tap(screen.ids.do)
    assert ui.sees("Taking in.")
    assert ui.back()
    ui.tap_at(200, 880)
    assert app.router.current == "import"
    assert ui.sees("Taking in.")


# --- backups

def test_settings_make_a_backup_and_tell_when_the_last_one_was(ui: Robot, tmp_path: Path) -> None:
    device = Recorder(can_share=False)
    app = opened(ui, tmp_path / "phone", device, "settings")
    row = ui.find("Back up now", cls="ListRow")
    app.router.screen.ids.scroll.scroll_to(row, animate=False)
    ui.frames(3)
    assert ui.sees("None yet. One is made at the end of each match.")
    backed_up(ui, app)
    assert ui.sees("Last one today, ")
    ui.tap("Send")
    file = app.services.backups.kept()[0].path
    assert ui.sees(f"The text is copied, the file is kept as {file}.")
    assert device.calls[0] == ("share", device.calls[0][1], file)
    row = ui.find("Restore or import", cls="ListRow")
    app.router.screen.ids.scroll.scroll_to(row, animate=False)
    ui.frames(3)
    ui.tap(row)
    assert app.router.current == "backups"
    assert len([row for row in ui.find(cls="ListRow", every=True) if row.title.startswith("Today, ")]) == 1


def test_a_kept_backup_is_restored_after_its_preview(ui: Robot, tmp_path: Path) -> None:
    app = opened(ui, tmp_path / "phone")
    looks_into(ui, app, laid(tmp_path, "both.json", backup_of(EVENING, POINTS)))
    takes_in(ui, app)
    app.router.restore([("home", {}), ("backups", {})])
    backed_up(ui, app)
    assert ui.sees("Backup made, with 2 matches in it.")
    library = app.services.library
    library.delete_match("match-points")
    (tmp_path / "phone" / "matches" / "match-evening.journal").write_bytes(b"worn out")
    app.router.screen.on_show()
    ui.frames(3)
    ui.tap(next(row for row in ui.find(cls="ListRow", every=True) if row.title.startswith("Today, ")))
    ui.advance(0.4)
    ui.tap(ui.find("Restore", cls="ListRow"))
    looked(ui, app)
    assert app.router.screen.title == "Restore a backup"
    assert ui.sees("One match would be added")
    assert ui.sees("The one here cannot be read and is set aside.")
    takes_in(ui, app)
    assert library.records("match-evening") == EVENING.records
    assert library.records("match-points") == POINTS.records
    aside = list((tmp_path / "phone" / "matches").glob("match-evening.journal.damaged-*"))
    assert [path.read_bytes() for path in aside] == [b"worn out"]


def test_the_end_of_a_match_makes_a_backup_beside_it(ui: Robot, tmp_path: Path) -> None:
    app = opened(ui, tmp_path)
    session, library = ended(app), app.services.library
    app.services.backups.finish(30)
    kept = app.services.backups.kept()
    assert len(kept) == 1
    told = json.loads(kept[0].path.read_bytes())
    assert [each["match_id"] for each in told["matches"]] == [session.match_id]
    assert told["matches"][0]["records"] == library.records(session.match_id)
    session.undo()
    session.redo()  # the same end again takes the place of the first
    app.services.backups.finish(30)
    again = app.services.backups.kept()
    assert len(again) == 1
    assert again[0].made > kept[0].made


def ended(app: FairDealApp) -> Any:
    """A match that its last entry ends."""
    library: Library = app.services.library
    match = EVENING
    session = library.new_match("in_between", match.players, match.timeline.setup)
    app.services.begin(session)
    for step in match.timeline.steps:
        with suppress(Refused):
            session.record(step.entry.action, overruled=step.entry.overruled)
    assert session.standing.is_over
    return session


def test_a_backup_that_fails_is_told_once_and_stands_in_the_settings(
    ui: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_room(*_args: object) -> None:
        raise StorageFull("no space left on device")

    monkeypatch.setattr(backup_keeper, "keep", no_room)
    app = opened(ui, tmp_path, screen="settings")
    session = ended(app)
    app.services.backups.finish(30)
    ui.frames(3)
    words = "No backup was made. The phone has no room left."
    assert any(words in text for text in ui.texts())
    ui.advance(6)
    session.undo()
    session.redo()
    app.services.backups.finish(30)
    ui.frames(3)
    assert not any(words in text for text in ui.texts())
    app.router.screen.on_show()
    assert ui.sees("The last one was not made. The phone has no room left.")
    monkeypatch.undo()
    session.undo()
    session.redo()
    app.services.backups.finish(30)
    app.router.screen.on_show()
    assert ui.sees("Last one today, ")


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_everything_fits(ui: Robot, tmp_path: Path, scale: float) -> None:
    app = opened(ui, tmp_path / "phone")
    theme.current().text_scale = scale
    backed_up(ui, app)
    ui.advance(6)
    assert_fits(app.router.screen)
    told = json.loads(backup_of(EVENING, POINTS, settings={"theme": "paper", "house_words": ["arm+eat:related:no"]}))
    told["matches"].append(3)
    looks_into(ui, app, laid(tmp_path, "mixed.json", json.dumps(told)))
    assert_fits(app.router.screen)
    looks_into(ui, app, laid(tmp_path, "bad.json", "{"))
    assert_fits(app.router.screen)
