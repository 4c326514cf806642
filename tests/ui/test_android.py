"""The calls to Android, run against a stand-in for its classes: what goes out and what comes in."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from app.device import android, android_voice
from app.device.edge import Edge


class Java:
    """Any Java class or object: notes what is called on it, and answers with itself."""

    def __init__(self, name: str, notes: list[tuple[Any, ...]]) -> None:
        self._name, self._notes = name, notes

    def __call__(self, *args: Any) -> "Java":
        self._notes.append((self._name, *args))
        return self

    def __getattr__(self, name: str) -> Any:
        if name.isupper():
            return 34 if name == "SDK_INT" else name
        return Java(name, self._notes)


class Intent:
    """What another app hands over."""

    def __init__(self, action: str, data: Any = None, stream: Any = None, text: str | None = None) -> None:
        self._action, self._data, self._stream, self._text = action, data, stream, text

    def getAction(self) -> str:
        return self._action

    def setAction(self, action: str) -> None:
        self._action = action

    def getData(self) -> Any:
        return self._data

    def getParcelableExtra(self, _key: str) -> Any:
        return self._stream

    def getStringExtra(self, _key: str) -> str | None:
        return self._text


class Phone:
    """A stand-in for Android: the classes that are asked for, and one file that other apps can see."""

    def __init__(self, public: Path, sdk: int = 34) -> None:
        self.notes: list[tuple[Any, ...]] = []
        self.first = Intent("MAIN")
        self.listeners: list[Callable[..., None]] = []
        self._public, self._sdk = public, sdk
        opened = SimpleNamespace(openFileDescriptor=self._open, insert=lambda _place, _values: "content://downloads/1")
        started = SimpleNamespace(
            getContentResolver=lambda: opened,
            getIntent=lambda: self.first,
            startActivity=lambda intent: self.notes.append(("started", intent)),
            startActivityForResult=lambda _intent, code: self.notes.append(("asked", code)),
        )
        self._own = {
            "org.kivy.android.PythonActivity": SimpleNamespace(mActivity=started),
            "android.os.Build$VERSION": SimpleNamespace(SDK_INT=sdk),
        }

    def autoclass(self, name: str) -> Any:
        return self._own.get(name) or Java(name, self.notes)

    def called(self, name: str) -> list[tuple[Any, ...]]:
        return [note[1:] for note in self.notes if note[0] == name]

    def _open(self, _address: Any, mode: str) -> Any:
        flags = os.O_RDONLY if mode == "r" else os.O_WRONLY | os.O_CREAT | os.O_TRUNC
        return SimpleNamespace(detachFd=lambda: os.open(self._public, flags, 0o600))


@pytest.fixture
def phone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Phone:
    return installed(Phone(tmp_path / "public"), monkeypatch)


def installed(phone: Phone, monkeypatch: pytest.MonkeyPatch) -> Phone:
    """The stand-in in the place of the modules that only Android has."""
    jnius, own = ModuleType("jnius"), ModuleType("android")
    jnius.autoclass = phone.autoclass  # type: ignore[attr-defined]
    jnius.cast = lambda _kind, thing: thing  # type: ignore[attr-defined]
    own.activity = SimpleNamespace(  # type: ignore[attr-defined]
        bind=lambda on_activity_result=None, on_new_intent=None: phone.listeners.append(
            on_activity_result or on_new_intent
        ),
        unbind=lambda on_activity_result: phone.listeners.remove(on_activity_result),
    )
    monkeypatch.setitem(sys.modules, "jnius", jnius)
    monkeypatch.setitem(sys.modules, "android", own)
    return phone


def test_a_text_is_sent_as_a_text(phone: Phone) -> None:
    android.share("Not legal", None)
    assert phone.called("setType") == [("text/plain",)]
    assert len(phone.called("started")) == 1
    assert phone.called("addFlags") == []


def test_a_picture_is_copied_to_where_other_apps_may_read_it(phone: Phone, tmp_path: Path) -> None:
    card = tmp_path / "verdict.png"
    card.write_bytes(b"picture")
    android.share("Not legal", card)
    assert (tmp_path / "public").read_bytes() == b"picture"
    assert phone.called("setType")[-1] == ("image/png",)
    assert ("_display_name", "verdict.png") in phone.called("put")
    assert ("EXTRA_STREAM", "content://downloads/1") in phone.called("putExtra")
    assert phone.called("addFlags") == [("FLAG_GRANT_READ_URI_PERMISSION",)]


def test_an_old_phone_sends_the_text_alone_rather_than_ask_for_a_permission(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    phone = installed(Phone(tmp_path / "public", sdk=28), monkeypatch)
    card = tmp_path / "verdict.png"
    card.write_bytes(b"picture")
    android.share("Not legal", card)
    assert phone.called("setType") == [("text/plain",)]
    assert not (tmp_path / "public").exists()


def answered(phone: Phone, result: int, address: Any, code: int | None = None) -> None:
    """Android tells everybody who listens what came of a question."""
    asked = phone.called("asked")[-1][0]
    answer = None if address is None else SimpleNamespace(getData=lambda: address)
    for listener in [*phone.listeners]:
        listener(asked if code is None else code, result, answer)


def test_a_chosen_file_is_copied_into_the_app(phone: Phone, tmp_path: Path) -> None:
    (tmp_path / "public").write_text("Game: betski", encoding="utf-8")
    taken: list[Path | None] = []
    android.choose_file(tmp_path / "arrivals", taken.append)
    answered(phone, -1, "content://downloads/7")
    assert taken[0] is not None
    assert taken[0].read_text(encoding="utf-8") == "Game: betski"
    assert phone.listeners == []


def test_choosing_nothing_brings_nothing(phone: Phone, tmp_path: Path) -> None:
    taken: list[Path | None] = []
    android.choose_file(tmp_path / "arrivals", taken.append)
    answered(phone, 0, None)
    assert taken == [None]


def test_answers_to_other_questions_are_passed_over(phone: Phone, tmp_path: Path) -> None:
    taken: list[Path | None] = []
    android.choose_file(tmp_path / "arrivals", taken.append)
    answered(phone, -1, "content://downloads/7", code=1)
    assert taken == []


def test_a_file_that_cannot_be_read_is_as_none(phone: Phone, tmp_path: Path) -> None:
    taken: list[Path | None] = []
    android.choose_file(tmp_path / "arrivals", taken.append)
    answered(phone, -1, "content://downloads/7")  # there is no such file
    assert taken == [None]


def read(taken: list[Path | None]) -> list[str]:
    return [file.read_text(encoding="utf-8") for file in taken if file is not None and file.exists()]


def test_what_the_app_was_started_with_arrives_once(phone: Phone, tmp_path: Path) -> None:
    (tmp_path / "public").write_text("Game: betski", encoding="utf-8")
    phone.first = Intent("ACTION_VIEW", data="content://mail/3")
    taken: list[Path | None] = []
    android.watch_arrivals(tmp_path / "arrivals", taken.append)
    assert read(taken) == ["Game: betski"]
    android.watch_arrivals(tmp_path / "arrivals", taken.append)  # the screen was made anew
    assert len(taken) == 1


def test_files_and_texts_sent_while_it_runs_arrive(phone: Phone, tmp_path: Path) -> None:
    (tmp_path / "public").write_text("Game: betski", encoding="utf-8")
    taken: list[Path | None] = []
    android.watch_arrivals(tmp_path / "arrivals", taken.append)
    assert taken == []
    for intent, content in (
        (Intent("ACTION_SEND", stream="content://mail/4"), "Game: betski"),
        (Intent("ACTION_SEND", text="Game: in_between"), "Game: in_between"),
        (Intent("ACTION_VIEW", data="content://mail/5"), "Game: betski"),
    ):
        phone.listeners[0](intent)
        assert read(taken)[-1] == content
    for intent in (Intent("MAIN"), Intent("ACTION_SEND"), None):
        phone.listeners[0](intent)
    assert len(taken) == 3


def test_a_file_that_was_opened_but_cannot_be_read_is_answered_too(phone: Phone, tmp_path: Path) -> None:
    taken: list[Path | None] = []
    android.watch_arrivals(tmp_path / "arrivals", taken.append)
    phone.listeners[0](Intent("ACTION_VIEW", data="content://gone/1"))
    assert taken[0] is not None
    assert not taken[0].exists()


def test_of_an_endless_file_only_what_the_import_could_read_is_copied(
    phone: Phone, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(android, "MOST_BYTES", 5)
    (tmp_path / "public").write_text("Game: betski", encoding="utf-8")
    taken: list[Path | None] = []
    android.watch_arrivals(tmp_path / "arrivals", taken.append)
    phone.listeners[0](Intent("ACTION_VIEW", data="content://mail/5"))
    assert read(taken) == ["Game:"]


class Voice:
    """Android's voice: deaf until it has begun, and without the languages it does not have."""

    def __init__(self, deaf: int, languages: tuple[str, ...] = ("de_DE", "de_AT", "es")) -> None:
        self.heard: list[tuple[str, str]] = []
        self._deaf, self._languages, self._language = deaf, languages, "the phone's own"

    def setLanguage(self, locale: Any) -> int:
        self._deaf -= 1
        if self._deaf >= 0 or locale.tag not in self._languages:
            return -2
        self._language = locale.tag
        return 0

    def speak(self, message: str, queue: int, _extras: None) -> int:
        assert queue == 0  # what is being said gives way
        if self._deaf >= 0:
            return -1
        self.heard.append((self._language, message))
        return 0


@pytest.fixture
def waits(phone: Phone, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """An Austrian phone; the waits for its voice are noted, not waited."""
    slept: list[float] = []
    locale = {tag: SimpleNamespace(tag=tag, getLanguage=lambda tag=tag: tag[:2]) for tag in ("de_AT", "de", "es", "en")}
    phone._own["java.util.Locale"] = SimpleNamespace(getDefault=lambda: locale["de_AT"], forLanguageTag=locale.get)
    monkeypatch.setattr(android_voice, "sleep", slept.append)
    monkeypatch.setattr("app.device.edge.platform", "android")
    return slept


class Voices:
    """Android's class of voices."""

    ERROR, QUEUE_FLUSH = -1, 0

    def __init__(self, voice: Voice) -> None:
        self.made = 0
        self._voice = voice

    def __call__(self, _activity: Any, _listener: None) -> Voice:
        self.made += 1
        return self._voice


def test_the_phone_speaks_the_language_of_the_app(phone: Phone, waits: list[float], tmp_path: Path) -> None:
    voice = Voice(deaf=3)
    voices = phone._own["android.speech.tts.TextToSpeech"] = Voices(voice)  # type: ignore[assignment]
    edge = Edge(tmp_path)
    for language, message in (("de", "Erlaubt"), ("es", "Permitido")):
        edge.speak_in(language)
        edge.speak(message)
    assert voice.heard == [("de_AT", "Erlaubt"), ("es", "Permitido")]
    assert waits == [0.1] * 3  # it was asked until it had begun
    assert voices.made == 1


def test_a_language_that_the_phone_lacks_is_read_in_its_own(phone: Phone, waits: list[float], tmp_path: Path) -> None:
    voice = Voice(deaf=0)
    phone._own["android.speech.tts.TextToSpeech"] = Voices(voice)  # type: ignore[assignment]
    edge = Edge(tmp_path)
    edge.speak_in("en")
    edge.speak("Legal")
    assert voice.heard == [("the phone's own", "Legal")]


def test_a_phone_without_a_voice_is_not_asked_for_ever(phone: Phone, waits: list[float], tmp_path: Path) -> None:
    voice = Voice(deaf=1_000_000)
    phone._own["android.speech.tts.TextToSpeech"] = Voices(voice)  # type: ignore[assignment]
    edge = Edge(tmp_path)
    edge.speak_in("de")
    edge.speak("Erlaubt")
    assert voice.heard == []
    assert sum(waits) == pytest.approx(10)
