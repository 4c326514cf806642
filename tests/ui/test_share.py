"""A match handed to other apps from the result and from its history, and payments ticked off."""

from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from app.ui import theme
from app.ui.app import FairDealApp
from rules import GAMES
from rules.core.timeline import Refused
from rules.core.transcript import read_transcript
from tests.session.recorder import Recorder
from tests.ui.fitting import assert_fits
from tests.ui.robot import Robot

TRANSCRIPTS = Path(__file__).parents[1] / "transcripts"
KINDS = {"Text": "txt", "CSV": "csv", "HTML": "html", "Transcript": "transcript.txt", "JSON": "json"}


def played(ui: Robot, folder: Path, device: Recorder, name: str = "in_between-evening") -> FairDealApp:
    """The app with this match on the table, to its end."""
    app = ui.start(FairDealApp(data_dir=folder, device=device))
    match = read_transcript(GAMES, (TRANSCRIPTS / f"{name}.txt").read_text(encoding="utf-8"))
    session = app.services.library.new_match(match.game.key, match.players, match.setup)
    app.services.begin(session)
    for entry in match.entries:
        with suppress(Refused):  # as at a table, what is not legal is not written down
            session.record(entry.action, overruled=entry.overruled, comment=entry.comment)
    app.router.go("table", match_id=session.match_id)
    ui.advance(0.3)
    return app


def reach(ui: Robot, widget: Any) -> Any:
    """Scroll until the widget is in sight."""
    above = widget.parent
    while type(above).__name__ not in ("ScrollView", "PaneScroll"):
        above = above.parent
    above.scroll_to(widget, animate=False)
    ui.frames(3)
    return widget


def share_button(ui: Robot, text: str) -> Any:
    return reach(ui, next(each for each in ui.find(cls="ShareButton", every=True) if each.text == text))


def shared(device: Recorder) -> list[tuple[str, Path | None]]:
    return [call[1:] for call in device.calls if call[0] == "share"]  # type: ignore[misc]


def test_each_button_of_the_result_hands_a_file_to_the_share_sheet(ui: Robot, tmp_path: Path) -> None:
    device = Recorder()
    played(ui, tmp_path, device)
    for text in ("Text", "CSV", "HTML", "Transcript"):
        ui.tap(share_button(ui, text))
    sent = shared(device)
    # A text is read where it arrives; everything else travels as a file, with the text beside it.
    assert [file and file.suffixes[-1] for _text, file in sent] == [None, ".csv", ".html", ".txt"]
    assert all(text.startswith("In Between the Sheets, ") for text, _file in sent)
    assert len({text for text, _file in sent}) == 1
    for _text, file in sent[1:]:
        assert file is not None
        assert file.parent == tmp_path / "exports"
        assert file.stat().st_size > 100
    assert read_transcript(GAMES, sent[3][1].read_text(encoding="utf-8")).game.key == "in_between"


def test_where_the_system_cannot_share_the_text_is_copied_and_the_file_named(ui: Robot, tmp_path: Path) -> None:
    device = Recorder(can_share=False)
    played(ui, tmp_path, device)
    for text, ending in KINDS.items():
        if text == "JSON":
            continue
        ui.tap(share_button(ui, text))
        file = next((tmp_path / "exports").glob(f"*[0-9a-f].{ending}"))
        assert ui.sees(f"The text is copied, the file is kept as {file}.")
    assert [call[0] for call in device.calls if call[0] in ("share", "copy")] == ["share", "copy"] * 4


def test_a_full_disk_is_told_and_nothing_is_shared(ui: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from app.session.sharing import files

    def no_room(*_args: object) -> None:
        raise OSError(28, "no space left on device")

    device = Recorder()
    played(ui, tmp_path, device)
    monkeypatch.setattr(files, "replace_file", no_room)
    ui.tap(share_button(ui, "HTML"))
    assert ui.sees("The phone has no room left.")
    assert shared(device) == []


def test_history_shares_in_every_form_by_its_sheet(ui: Robot, tmp_path: Path) -> None:
    device = Recorder()
    app = played(ui, tmp_path, device)
    app.router.go("history", match_id=app.router.screen.session.match_id)
    ui.advance(0.3)
    for text in (*KINDS, "Who pays whom"):
        ui.tap(ui.find(cls="AppBar").ids.actions.children[-1])
        ui.advance(0.4)
        ui.tap(reach(ui, ui.find(text, cls="ListRow")))
        ui.back()
        ui.advance(0.4)
    sent = shared(device)
    assert len(sent) == 6
    assert [file is not None for _text, file in sent] == [False, True, True, True, True, False]
    assert " pays " in sent[-1][0]
    assert "\n1. " not in sent[-1][0]


def test_a_match_for_points_has_no_payments_to_share(ui: Robot, tmp_path: Path) -> None:
    app = played(ui, tmp_path, Recorder(), "betski-scorepad")
    app.router.go("history", match_id=app.router.screen.session.match_id)
    ui.advance(0.3)
    ui.tap(ui.find(cls="AppBar").ids.actions.children[-1])
    ui.advance(0.4)
    assert ui.sees("JSON")
    assert not ui.sees("Who pays whom")


def test_a_payment_is_ticked_off_and_stays_so(ui: Robot, tmp_path: Path) -> None:
    app = played(ui, tmp_path, Recorder())
    rows = ui.find(cls="PaymentRow", every=True)
    assert not ui.sees("Paid")
    ui.tap(reach(ui, rows[0]))
    assert [row.paid for row in ui.find(cls="PaymentRow", every=True)] == ["Paid"] + [""] * (len(rows) - 1)
    app.router.go("history", match_id=app.router.screen.session.match_id)
    ui.back()
    ui.advance(0.2)
    first = ui.find(cls="PaymentRow", every=True)[0]
    assert first.paid == "Paid"
    ui.tap(reach(ui, first))
    assert not ui.sees("Paid")


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_result_and_sheet_fit(ui: Robot, tmp_path: Path, scale: float) -> None:
    app = played(ui, tmp_path, Recorder())
    theme.current().text_scale = scale
    ui.advance(0.3)
    ui.tap(reach(ui, ui.find(cls="PaymentRow", every=True)[0]))
    ui.advance(0.3)
    assert_fits(app.router.screen._panel.pad)
    app.router.go("history", match_id=app.router.screen.session.match_id)
    ui.advance(0.3)
    ui.tap(ui.find(cls="AppBar").ids.actions.children[-1])
    ui.advance(0.4)
    assert_fits(app.router.sheets[-1])
