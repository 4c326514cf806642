"""Another language under the fingers: it holds at once and everywhere, and after the next start."""

from pathlib import Path

import pytest

from app.ui.app import FairDealApp
from tests.ui.opening import open_at
from tests.ui.robot import Robot


def opened(ui: Robot, folder: Path) -> FairDealApp:
    return open_at(ui, folder, [("home", {}), ("settings", {})])


def choose(ui: Robot, row: str, language: str) -> None:
    ui.tap(ui.find(row, cls="ListRow"))
    ui.advance(0.4)
    ui.tap(ui.find(language, cls="ListRow"))
    ui.advance(0.4)


def test_a_language_is_spoken_at_once_on_every_screen_and_after_the_next_start(ui: Robot, tmp_path: Path) -> None:
    app = opened(ui, tmp_path)
    choose(ui, "Language", "Deutsch")
    assert app.router.current == "settings"
    assert ui.sees("Einstellungen")
    ui.back()
    assert ui.sees("Neue Partie")
    assert ui.sees("Spielen")
    app._stop()
    opened(ui, tmp_path)
    choose(ui, "Sprache", "English")
    assert ui.sees("Settings")


@pytest.mark.parametrize(
    ("locale", "words"), [("de_AT.UTF-8", "Einstellungen"), ("es_MX.UTF-8", "Ajustes"), ("fr_FR", "Settings")]
)
def test_the_phones_own_language_is_spoken_unless_another_is_chosen(
    ui: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, locale: str, words: str
) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    opened(ui, tmp_path)
    assert ui.sees(words)


def test_a_match_on_the_table_goes_on_in_the_new_language(ui: Robot, tmp_path: Path) -> None:
    from rules.core.game import Setup

    app = opened(ui, tmp_path)
    session = app.services.library.new_match("betski", ("Mira", "Bo"), Setup(2))
    app.services.begin(session)
    app.router.restore([("home", {}), ("table", {"match_id": session.match_id}), ("settings", {})])
    ui.frames(5)
    choose(ui, "Language", "Deutsch")
    ui.back()
    ui.frames(5)
    assert app.router.current == "table"
    assert ui.sees("Mira beginnt.")


def test_sums_on_the_table_are_written_as_the_new_language_does(ui: Robot, tmp_path: Path) -> None:
    from rules.core.game import Setup

    app = opened(ui, tmp_path)
    session = app.services.library.new_match("in_between", ("Mira", "Bo"), Setup(2, house_rules={"unit": "cents"}))
    app.services.begin(session)
    app.router.restore([("home", {}), ("table", {"match_id": session.match_id}), ("settings", {})])
    ui.frames(5)
    choose(ui, "Language", "Español")
    ui.back()
    ui.frames(5)
    # Each buys in with 50 chips of a cent.
    assert ui.sees("0,20")  # everybody buys in with 20 chips of a cent
    assert not ui.sees("0.20")
