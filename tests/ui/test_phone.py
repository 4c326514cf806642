"""At the table the phone is felt, heard and awake; everywhere else it rests."""

from pathlib import Path
from typing import Any

import pytest
from kivy.core.window import Window

from app.device.edge import Edge
from tests.session.recorder import Recorder
from tests.ui.robot import Robot
from tests.ui.table import Phone


@pytest.fixture
def device() -> Recorder:
    return Recorder()


@pytest.fixture
def table(ui: Robot, tmp_path: Path, device: Recorder) -> Phone:
    """A table of two where the center card is 6-3; the phone has not been felt yet."""
    phone = Phone(ui, tmp_path, device=device)
    phone.play("6-3")
    device.calls.clear()
    return phone


def switch(table: Phone, **switches: bool) -> None:
    for key, value in switches.items():
        table.app.services.library.put_setting(key, value)


def test_a_legal_card_is_felt_once(table: Phone, device: Recorder) -> None:
    table.play("4-7")
    assert device.calls == [("vibrate", 0, 0.03)]


def test_an_illegal_card_is_felt_twice(table: Phone, device: Recorder) -> None:
    table.play("9-7")
    assert device.calls == [("vibrate", 0, 0.06, 0.08, 0.06)]


def test_an_overruling_is_felt_as_a_question(ui: Robot, table: Phone, device: Recorder) -> None:
    table.play("9-7")
    ui.advance(0.4)
    device.calls.clear()
    ui.tap("Overrule, and log it")
    ui.advance(0.3)
    table.chip("All agree")
    assert device.calls == [("vibrate", 0, 0.03, 0.03, 0.03, 0.03, 0.03)]


def test_undo_is_not_felt(ui: Robot, table: Phone, device: Recorder) -> None:
    ui.tap("Undo")
    assert device.calls == []


def test_a_verdict_is_heard_when_sounds_are_on(table: Phone, device: Recorder) -> None:
    switch(table, sound=True, vibrate=False)
    table.play("9-7")
    assert device.calls == [("play", "illegal")]


def test_the_verdict_is_spoken_with_its_reason(table: Phone, device: Recorder) -> None:
    switch(table, speech=True, vibrate=False)
    table.play("9-7")
    assert device.spoken.wait(5)
    heard = str(device.calls[0][1])
    assert heard.startswith("Not legal. ")
    assert heard.endswith("a Gold 9 never goes on Silver 3.")


def test_after_the_verdict_the_next_player_is_named(ui: Robot, table: Phone, device: Recorder) -> None:
    table.play("4-7")
    switch(table, speech=True, vibrate=False)
    device.calls.clear()
    ui.tap("Done")
    assert device.spoken.wait(5)
    assert str(device.calls[0][1]).endswith(" is next.")


def test_the_screen_stays_on_at_the_table_only(ui: Robot, tmp_path: Path, device: Recorder) -> None:
    table = Phone(ui, tmp_path, device=device)
    assert device.calls == [("awake", True)]
    table.bar_icon(1)
    assert device.calls[1:] == [("awake", False)]
    ui.back()
    assert device.calls[2:] == [("awake", True)]


def test_the_screen_may_go_dark_where_that_is_set(ui: Robot, table: Phone, device: Recorder) -> None:
    switch(table, awake=False)
    table.bar_icon(1)
    ui.back()
    assert device.calls == [("awake", False), ("awake", False)]


def test_the_real_window_is_kept_from_going_dark(tmp_path: Path) -> None:
    edge = Edge(tmp_path)
    edge.keep_awake(True)
    assert Window.allow_screensaver is False
    edge.keep_awake(False)
    assert Window.allow_screensaver is True


class Service:
    """One of plyer's services, noting what it is asked."""

    def __init__(self) -> None:
        self.calls: list[tuple[Any, ...]] = []

    def __getattr__(self, name: str) -> Any:
        return lambda *args, **kwargs: self.calls.append((name, *args, kwargs))


def test_vibration_and_voice_are_plyers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    services = {"vibrator": Service(), "tts": Service()}
    monkeypatch.setattr("app.device.edge.service", services.get)
    edge = Edge(tmp_path)
    edge.vibrate((0, 0.06, 0.08, 0.06))
    edge.speak("Not legal")
    assert services["vibrator"].calls == [("pattern", {"pattern": [0, 0.06, 0.08, 0.06], "repeat": -1})]
    assert services["tts"].calls == [("speak", "Not legal", {})]


def test_a_machine_without_these_services_stays_silent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("app.device.plyer_service.find_spec", lambda _place: None)
    from app.device.plyer_service import service

    service.cache_clear()
    edge = Edge(tmp_path)
    edge.vibrate((0, 0.03))
    edge.speak("Legal")
    assert not edge.share("Legal", None)
    assert not edge.choose_file(lambda _file: None)
    service.cache_clear()
    assert capfd.readouterr().err == ""


def test_a_file_chosen_on_a_desk_arrives_in_a_later_frame(
    ui: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Chooser:
        def open_file(self) -> list[str]:
            return [str(tmp_path / "match.txt")]

    monkeypatch.setattr("app.device.edge.service", lambda _name: Chooser())
    taken: list[Path | None] = []
    assert Edge(tmp_path).choose_file(taken.append)
    ui.wait(lambda: taken)
    assert taken == [tmp_path / "match.txt"]


def test_a_chooser_that_fails_chooses_nothing(ui: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Chooser:
        def open_file(self) -> list[str]:
            raise OSError("No back-end available.")

    monkeypatch.setattr("app.device.edge.service", lambda _name: Chooser())
    taken: list[Path | None] = []
    assert Edge(tmp_path).choose_file(taken.append)
    ui.wait(lambda: taken)
    assert taken == [None]


@pytest.mark.parametrize("name", ["legal", "illegal", "ask", "time"])
def test_every_sound_can_be_played_also_where_nothing_can_be_heard(tmp_path: Path, name: str) -> None:
    Edge(tmp_path).play(name)
