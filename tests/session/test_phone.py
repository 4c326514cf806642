"""The phone does what its switches allow, and nobody hears of what it cannot do."""

from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest

from app.session.library import Library
from app.session.phone import Phone
from app.session.voice import Voice
from tests.session.recorder import Recorder


class Broken:
    """A device on which everything fails, each time in another way."""

    def __getattr__(self, name: str) -> Callable[..., object]:
        def fail(*_args: object) -> object:
            raise {"vibrate": NotImplementedError, "share": OSError, "copy": EOFError}.get(name, KeyError)(name)

        return fail


def test_at_first_the_phone_vibrates_and_stays_awake_but_neither_speaks_nor_sounds(library: Library) -> None:
    phone = Phone(library, Recorder())
    assert [phone.is_on(switch) for switch in ("vibrate", "awake", "speech", "sound")] == [True, True, False, False]


@pytest.mark.parametrize(
    ("kind", "pattern"),
    [
        ("legal", (0, 0.03)),
        ("illegal", (0, 0.06, 0.08, 0.06)),
        ("ask", (0, 0.03, 0.03, 0.03, 0.03, 0.03)),
    ],
)
def test_each_verdict_is_felt_in_its_own_way(library: Library, kind: str, pattern: tuple[float, ...]) -> None:
    device = Recorder()
    Phone(library, device).answer(kind, "Mira: legal")
    assert device.calls == [("vibrate", *pattern)]


def test_what_is_no_verdict_is_not_felt(library: Library) -> None:
    device = Recorder()
    Phone(library, device).answer("none", "Entry 3 taken back")
    assert device.calls == []


def test_a_switch_that_is_off_keeps_the_phone_still(library: Library) -> None:
    device = Recorder()
    library.put_setting("vibrate", False)
    Phone(library, device).answer("illegal", "Not legal")
    assert device.calls == []


def test_sound_is_played_when_its_switch_is_on(library: Library) -> None:
    device = Recorder()
    library.put_setting("vibrate", False)
    library.put_setting("sound", True)
    Phone(library, device).answer("illegal")
    assert device.calls == [("play", "illegal")]


def test_the_verdict_is_spoken_when_its_switch_is_on(library: Library) -> None:
    device = Recorder()
    library.put_setting("vibrate", False)
    library.put_setting("speech", True)
    phone = Phone(library, device)
    phone.language = "es"
    phone.answer("legal", "Mira: legal")
    assert device.spoken.wait(5)
    assert device.calls == [("speak", "Mira: legal")]
    assert device.language == "es"


@pytest.mark.parametrize("kept", ["no", 1, None, []])
def test_a_switch_that_cannot_be_read_stands_as_at_first(library: Library, kept: object) -> None:
    library.put_setting("vibrate", kept)
    library.put_setting("speech", kept)
    phone = Phone(library, Recorder())
    assert (phone.is_on("vibrate"), phone.is_on("speech")) == (True, False)


def test_the_screen_stays_on_only_where_that_is_wanted(library: Library) -> None:
    device = Recorder()
    phone = Phone(library, device)
    phone.keep_awake(True)
    library.put_setting("awake", False)
    phone.keep_awake(True)
    phone.keep_awake(False)
    assert device.calls == [("awake", True), ("awake", False), ("awake", False)]


def test_what_the_system_shares_needs_no_further_word(library: Library) -> None:
    device = Recorder()
    assert Phone(library, device).share("Not legal", Path("card.png")) is None
    assert device.calls == [("share", "Not legal", Path("card.png"))]


def test_where_nothing_can_be_shared_the_text_is_copied_and_the_file_named(library: Library) -> None:
    device = Recorder(can_share=False)
    phone = Phone(library, device)
    assert phone.share("Not legal") == ("share.copied", {})
    assert phone.share("Not legal", Path("card.png")) == ("share.copied_and_kept", {"file": "card.png"})
    assert device.calls[1] == ("copy", "Not legal")


def test_a_chosen_file_is_given_on(library: Library) -> None:
    taken: list[Path | None] = []
    assert Phone(library, Recorder(chosen=Path("match.txt"))).choose_file(taken.append)
    assert taken == [Path("match.txt")]


def test_where_no_file_can_be_chosen_none_is_given(library: Library) -> None:
    taken: list[Path | None] = []
    assert not Phone(library, Recorder()).choose_file(taken.append)
    assert taken == [None]


def test_a_device_that_fails_at_everything_is_never_noticed(library: Library) -> None:
    for switch in ("vibrate", "awake", "speech", "sound"):
        library.put_setting(switch, True)
    phone = Phone(library, Broken())
    taken: list[Path | None] = []
    phone.answer("illegal", "Not legal")
    phone.keep_awake(True)
    assert phone.share("Not legal") == ("share.copied", {})
    assert not phone.choose_file(taken.append)
    assert taken == [None]


def test_a_machine_without_any_of_it_is_served_too(library: Library) -> None:
    phone = Phone(library)
    phone.answer("ask", "Ask the table")
    phone.keep_awake(True)
    assert phone.share("Ask the table") == ("share.copied", {})


def test_what_is_to_be_shared_goes_into_a_folder_made_for_it(library: Library, tmp_path: Path) -> None:
    path = Phone(library, exports=tmp_path / "exports").export_path("card.png")
    path.write_bytes(b"")
    assert path == tmp_path / "exports" / "card.png"


class SlowMouth:
    """Says a message only when it is let go on."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.begun, self.go_on, self.done = Event(), Event(), Event()

    def speak(self, message: str) -> None:
        self.begun.set()
        self.go_on.wait(5)
        self.said.append(message)
        if message == "last":
            self.done.set()


def test_while_one_message_is_said_only_the_newest_waits() -> None:
    mouth = SlowMouth()
    voice = Voice(mouth.speak)
    voice.say("first")
    assert mouth.begun.wait(5)
    voice.say("second")
    voice.say("last")
    assert mouth.said == []  # nobody waited for any of it
    mouth.go_on.set()
    assert mouth.done.wait(5)
    assert mouth.said == ["first", "last"]


def test_what_was_not_begun_can_be_taken_back() -> None:
    mouth = SlowMouth()
    voice = Voice(mouth.speak)
    voice.say("first")
    assert mouth.begun.wait(5)
    voice.say("never")
    voice.hush()
    mouth.go_on.set()
    voice.say("last")
    assert mouth.done.wait(5)
    assert mouth.said == ["first", "last"]


def test_a_voice_that_failed_once_speaks_again() -> None:
    said, done = [], Event()

    def speak(message: str) -> None:
        if not said:
            said.append("failed")
            raise OSError("no such program")
        said.append(message)
        done.set()

    voice = Voice(speak)
    voice.say("first")
    while not said:
        pass
    voice.say("second")
    assert done.wait(5)
    assert said == ["failed", "second"]
