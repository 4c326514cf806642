"""Settings under the fingers: they hold at once, and after the next start."""

from pathlib import Path
from typing import Any

import pytest
from kivy.metrics import dp

from app.session.house_words import keep_words
from app.storage.errors import StorageFull
from app.ui import night, theme
from app.ui.app import FairDealApp
from app.version import VERSION
from rules.pair_three.pieces import HouseWord
from tests.session.recorder import Recorder
from tests.ui.fitting import assert_fits
from tests.ui.opening import open_at
from tests.ui.robot import Robot


def opened(ui: Robot, folder: Path, device: Recorder | None = None) -> FairDealApp:
    return open_at(ui, folder, [("home", {}), ("settings", {})], device)


def started_again(ui: Robot, app: FairDealApp, folder: Path) -> FairDealApp:
    app._stop()
    return opened(ui, folder)


def letters(ui: Robot) -> list[Any]:
    """The small and the large letter beside the slider."""
    return sorted(ui.find(cls="SizeLetter", every=True), key=lambda letter: letter.x)


def toggle_of(ui: Robot, title: str) -> Any:
    """The switch in the row with these words."""
    return ui.find(title, cls="ListRow").ids.trail.children[0]


def test_paper_is_shown_at_once_and_after_the_next_start(ui: Robot, tmp_path: Path) -> None:
    app = opened(ui, tmp_path)
    assert theme.current().mode == "felt"
    ui.tap("Paper")
    assert theme.current().mode == "paper"
    assert ui.sees("A light table, for daylight.")
    app = started_again(ui, app, tmp_path)
    assert theme.current().mode == "paper"
    assert app.router.screen.ids.themes.index == 1


@pytest.mark.parametrize(("is_night", "mode"), [(True, "felt"), (False, "paper")])
def test_auto_follows_the_phone(
    ui: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_night: bool, mode: str
) -> None:
    opened(ui, tmp_path)
    monkeypatch.setattr(night, "is_night", lambda: is_night)
    ui.tap("Auto")
    assert theme.current().mode == mode


def test_the_slider_changes_the_text_while_it_moves_and_it_stays(ui: Robot, tmp_path: Path) -> None:
    app = opened(ui, tmp_path)
    track = app.router.screen.ids.slider.ids.track
    x, y = track.to_window(track.x + dp(16), track.center_y)
    ui.swipe(x, y, x + (track.width - dp(32)) / 2, y)
    assert theme.current().text_scale == 1.5  # half way between 100 and 200 percent
    assert ui.sees("150%")
    ui.advance(0.5)
    started_again(ui, app, tmp_path)
    assert theme.current().text_scale == 1.5
    assert ui.sees("150%")


def test_the_letters_go_one_step_and_stop_at_the_ends(ui: Robot, tmp_path: Path) -> None:
    app = opened(ui, tmp_path)
    small, large = letters(ui)
    ui.tap(large)
    assert theme.current().text_scale == 1.05
    assert ui.sees("105%")
    ui.tap(small)
    ui.tap(small)
    assert theme.current().text_scale == 1.0
    assert ui.sees("The text does not get smaller than this.")
    app.router.screen.ids.slider.scale = 2.0
    ui.frames(3)
    ui.tap(letters(ui)[1])
    assert ui.sees("The text does not get larger than this.")


def test_leaving_at_once_still_keeps_the_text_size(ui: Robot, tmp_path: Path) -> None:
    app = opened(ui, tmp_path)
    app.router.screen.ids.slider.scale = 1.25
    app.router.back()
    assert app.services.library.setting("text_scale", None) == 1.25


def test_less_movement_stops_the_movement(ui: Robot, tmp_path: Path) -> None:
    app = opened(ui, tmp_path)
    assert theme.current().seconds(1) == 1
    ui.tap(toggle_of(ui, "Less movement"))
    assert theme.current().seconds(1) == 0
    ui.tap(ui.find("Less movement", cls="ListRow"))  # the words do the same as the switch
    assert theme.current().seconds(1) == 1
    assert app.services.library.setting("reduce_motion", None) is False


def test_what_cannot_be_kept_is_told_and_not_shown(ui: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = opened(ui, tmp_path)

    def no_room(*_args: object) -> None:
        raise StorageFull("no space left on device")

    monkeypatch.setattr(app.services.library, "put_setting", no_room)
    ui.tap("Paper")
    assert ui.sees("The phone has no room left.")
    assert theme.current().mode == "felt"
    assert app.router.screen.ids.themes.index == 0


def test_the_rulebook_of_all_games_is_here(ui: Robot, tmp_path: Path) -> None:
    app = opened(ui, tmp_path)
    reach(ui, app, "Rulebook")
    ui.tap(ui.find("Rulebook", cls="ListRow"))
    assert app.router.trail[-1] == ("rulebook", {})
    ui.back()
    assert app.router.current == "settings"


def test_the_deck_and_the_house_words_are_here(ui: Robot, tmp_path: Path) -> None:
    app = opened(ui, tmp_path)
    keep_words(app.services.library, [HouseWord.from_code("arm+eat:related:no")])
    app.router.screen.on_show()
    assert ui.sees("0 of 32 faces known")
    assert ui.sees("A table ruled on 1 pair.")
    reach(ui, app, "House words")
    ui.tap(ui.find("House words", cls="ListRow"))
    ui.advance(0.4)
    assert ui.sees("ARM")
    ui.back()
    ui.advance(0.4)
    reach(ui, app, "The Alpha deck")
    ui.tap(ui.find("The Alpha deck", cls="ListRow"))
    assert app.router.trail[-1] == ("deck", {})
    ui.back()
    assert app.router.current == "settings"


def reach(ui: Robot, app: FairDealApp, title: str) -> None:
    """Bring a row in sight."""
    app.router.screen.ids.scroll.scroll_to(ui.find(title, cls="ListRow"), animate=False)
    ui.frames(3)


@pytest.mark.parametrize(
    ("title", "words"),
    [
        ("Fair Deal", "Permission is hereby granted, free of charge"),
        ("Text face", "SIL Open Font License, Version 1.1"),
        ("Book face", "SIL Open Font License, Version 1.1"),
        ("Icons", "TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION"),
        ("Words and names", "SCOWL (Spell Checker Oriented Word Lists)"),
        ("Kinds of words", "This software and database is being provided to you"),
        ("How words sound", "Redistribution and use in source and binary forms"),
    ],
)
def test_each_licence_opens_and_goes_by_back(ui: Robot, tmp_path: Path, title: str, words: str) -> None:
    app = opened(ui, tmp_path)
    row = ui.find(title, cls="ListRow")
    app.router.screen.ids.scroll.scroll_to(row, animate=False)
    ui.frames(3)
    ui.tap(row)
    ui.advance(0.4)
    assert ui.sees(words)
    ui.back()
    ui.advance(0.4)
    assert not ui.sees(words)
    assert app.router.current == "settings"


def test_at_first_verdicts_are_felt_and_the_screen_stays_on(ui: Robot, tmp_path: Path) -> None:
    opened(ui, tmp_path)
    titles = ("Speak the verdict", "Vibrate", "Sounds", "Keep the screen on")
    assert [toggle_of(ui, title).active for title in titles] == [False, True, False, True]


@pytest.mark.parametrize(
    ("title", "key", "call"),
    [
        ("Vibrate", "vibrate", ("vibrate", 0, 0.03)),
        ("Sounds", "sound", ("play", "legal")),
        ("Speak the verdict", "speech", ("speak", "This is how verdicts sound")),
    ],
)
def test_who_turns_on_a_switch_learns_what_it_does(
    ui: Robot, tmp_path: Path, title: str, key: str, call: tuple[object, ...]
) -> None:
    device = Recorder()
    app = opened(ui, tmp_path, device)
    app.services.library.put_setting(key, False)
    app.router.screen.on_show()
    row = ui.find(title, cls="ListRow")
    app.router.screen.ids.scroll.scroll_to(row, animate=False)
    ui.frames(3)
    ui.tap(toggle_of(ui, title))
    assert app.services.library.setting(key, None) is True
    if key == "speech":
        assert device.spoken.wait(5)
    assert device.calls == [call]
    ui.tap(row)
    assert app.services.library.setting(key, None) is False
    assert device.calls == [call]


@pytest.mark.parametrize("kept", ["large", True, None, [], {"a": 1}, -7])
def test_a_text_size_that_cannot_be_read_counts_as_the_smallest(ui: Robot, tmp_path: Path, kept: object) -> None:
    app = opened(ui, tmp_path)
    app.services.library.put_setting("text_scale", kept)
    app.services.library.put_setting("reduce_motion", kept if kept is not True else "yes")
    started_again(ui, app, tmp_path)
    assert theme.current().text_scale == 1.0
    assert theme.current().seconds(1) == 1


def test_the_version_is_told(ui: Robot, tmp_path: Path) -> None:
    opened(ui, tmp_path)
    assert ui.sees(f"Version {VERSION}")


@pytest.mark.parametrize("mode", ["felt", "paper"])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_everything_fits(ui: Robot, tmp_path: Path, mode: str, scale: float) -> None:
    app = opened(ui, tmp_path)
    theme.current().mode, theme.current().text_scale = mode, scale
    ui.advance(0.3)
    assert_fits(app.router.screen)
