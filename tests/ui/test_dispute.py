"""Any verdict can be passed round, as a picture and as text."""

from pathlib import Path

import pytest

from app.ui import theme
from tests.session.recorder import Recorder
from tests.ui.fitting import assert_fits
from tests.ui.robot import Robot
from tests.ui.table import Phone

PNG = b"\x89PNG\r\n\x1a\n"


def opened(ui: Robot, folder: Path, device: Recorder) -> Phone:
    """A table where Mira's 9-7 on 6-3 was called illegal, and the card of it lies open."""
    table = Phone(ui, folder, device=device)
    table.play("6-3", "9-7")
    ui.advance(0.4)
    share(ui)
    ui.advance(0.6)
    return table


def share(ui: Robot) -> None:
    """Touch the sign for sharing in the head of the open verdict."""
    buttons = ui.app.router.sheets[-1].walk()
    ui.tap(next(each for each in buttons if getattr(each, "icon", "") == "share-variant"))


def shared(device: Recorder) -> tuple[str, Path]:
    name, text, file = device.calls[-1]
    assert name == "share"
    assert isinstance(file, Path)
    return str(text), file


def test_an_illegal_card_is_shared_as_a_picture_and_as_text(ui: Robot, tmp_path: Path) -> None:
    device = Recorder()
    opened(ui, tmp_path, device)
    ui.tap("Share this card")
    text, file = shared(device)
    assert text.startswith("Betski: Not legal\n")
    assert "Center card: 6·3" in text
    assert file.parent == tmp_path / "exports"
    assert file.read_bytes()[:8] == PNG


def test_where_nothing_can_be_shared_the_person_is_told_where_it_lies(ui: Robot, tmp_path: Path) -> None:
    device = Recorder(can_share=False)
    opened(ui, tmp_path, device)
    ui.tap("Share this card")
    assert device.calls[-1][0] == "copy"
    assert ui.sees("The text is copied, the file is kept as")


def test_the_text_goes_alone_where_no_picture_can_be_written(
    ui: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    device = Recorder()
    table = opened(ui, tmp_path, device)

    def no_room(_name: str) -> Path:
        raise OSError("no space left on device")

    monkeypatch.setattr(table.app.services.phone, "export_path", no_room)
    ui.tap("Share this card")
    assert device.calls[-1][2] is None


def test_a_legal_verdict_can_be_shared_too(ui: Robot, tmp_path: Path) -> None:
    device = Recorder()
    table = Phone(ui, tmp_path, device=device)
    table.play("6-3", "4-7")
    ui.tap(table.verdict)
    ui.advance(0.4)
    share(ui)
    ui.advance(0.6)
    ui.tap("Share this card")
    text, _file = shared(device)
    assert text.startswith("Betski: Legal\n")
    assert "Entry 2: " in text


def test_back_leads_from_the_card_to_the_table(ui: Robot, tmp_path: Path) -> None:
    table = opened(ui, tmp_path, Recorder())
    assert len(table.app.router.sheets) == 1
    ui.back()
    assert table.app.router.sheets == []
    assert table.app.router.current == "table"


@pytest.mark.parametrize("mode", ["felt", "paper"])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_the_card_fits(ui: Robot, tmp_path: Path, mode: str, scale: float) -> None:
    table = opened(ui, tmp_path, Recorder())
    theme.current().mode, theme.current().text_scale = mode, scale
    ui.advance(0.4)
    assert_fits(table.app.router.sheets[-1])


def test_an_entry_of_the_past_can_be_shared_with_the_tables_word_on_it(ui: Robot, tmp_path: Path) -> None:
    device = Recorder()
    table = Phone(ui, tmp_path, device=device)
    table.play("6-3", "9-7")
    ui.advance(0.4)
    ui.tap("Overrule, and log it")
    ui.advance(0.3)
    table.chip("House rule")
    ui.advance(0.4)
    table.app.router.go("history", match_id=table.session.match_id)
    ui.advance(0.5)
    table.screen._open_verdict(2)
    ui.advance(0.5)
    share(ui)
    ui.advance(0.6)
    ui.tap("Share this card")
    text, _file = shared(device)
    assert "Entry 2: Gold 9 on Silver 3" in text
    assert "Overruled: House rule" in text
