"""The phone as the table feels it: vibration, voice, sounds, a screen that stays on, sharing, files from elsewhere."""

import logging
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol, TypeVar

from app.session.library import Library
from app.session.voice import Voice
from app.storage.errors import as_storage_errors
from app.storage.files import replace_file
from rules.core.verdict import Facts

_LOG = logging.getLogger(__name__)

VIBRATE, AWAKE, SPEECH, SOUND = "vibrate", "awake", "speech", "sound"
SWITCHES: Mapping[str, bool] = {SPEECH: False, VIBRATE: True, SOUND: False, AWAKE: True}

# Seconds: a wait first, then on and off by turns.
PATTERNS: Mapping[str, tuple[float, ...]] = {
    "legal": (0, 0.03),
    "illegal": (0, 0.06, 0.08, 0.06),
    "ask": (0, 0.03, 0.03, 0.03, 0.03, 0.03),
    "time": (0, 0.2, 0.1, 0.2),
}

Result = TypeVar("Result")
FileTaker = Callable[[Path | None], None]


class Device(Protocol):
    """What a phone can do. Anything here may fail in any way; nobody has to be told."""

    def vibrate(self, pattern: Sequence[float]) -> None:
        """Vibrate once through the pattern."""

    def speak_in(self, language: str) -> None:
        """What is said from now on is in this language; called on the screen's thread before anything is said."""

    def speak(self, message: str) -> None:
        """Say it aloud; may take as long as the saying does."""

    def play(self, sound: str) -> None:
        """Play one of the app's sounds."""

    def keep_awake(self, awake: bool) -> None:
        """Keep the screen from going dark, or let it."""

    def share(self, text: str, file: Path | None) -> bool:
        """Hand over to other apps; false where the system has no way to."""

    def copy(self, text: str) -> None:
        """Put the text where it can be pasted from."""

    def choose_file(self, taker: FileTaker) -> bool:
        """Let a file be chosen, and give it to *taker* on the screen's thread; false where there is no chooser."""

    def watch_arrivals(self, taker: FileTaker) -> None:
        """Give *taker* each file that another app hands over, on the screen's thread."""


class Remark(NamedTuple):
    """What is left to tell the person: a code of the catalogue and its facts."""

    code: str
    facts: Facts


class Phone:
    """Does what the switches in the settings allow, and is silent about what the device cannot do."""

    def __init__(
        self, library: Library, device: Device | None = None, exports: Path | None = None, arrivals: Path | None = None
    ) -> None:
        self._library = library
        self._device = SilentDevice() if device is None else device
        self._exports = exports
        self._arrivals = arrivals
        self._voice = Voice(self._device.speak)
        self.language = "en"  # of what is said

    def is_on(self, switch: str) -> bool:
        """Whether the person wants this."""
        kept = self._library.setting(switch, None)
        return kept if isinstance(kept, bool) else SWITCHES[switch]

    def answer(self, kind: str, message: str = "") -> None:
        """The referee's answer, felt, heard and said as the switches allow; *kind* is a key of PATTERNS, or 'none'."""
        if kind in PATTERNS and self.is_on(VIBRATE):
            _tried(lambda: self._device.vibrate(PATTERNS[kind]))
        if kind in PATTERNS and self.is_on(SOUND):
            _tried(lambda: self._device.play(kind))
        self.say(message)

    def say(self, message: str) -> None:
        """Say it aloud, if that is wanted, in place of what waits to be said."""
        if message and self.is_on(SPEECH):
            _tried(lambda: self._device.speak_in(self.language))
            self._voice.say(message)

    def try_out(self, switch: str, sample: str) -> None:
        """Do once what a switch stands for, for the one who has just turned it on."""
        if switch == VIBRATE:
            _tried(lambda: self._device.vibrate(PATTERNS["legal"]))
        elif switch == SOUND:
            _tried(lambda: self._device.play("legal"))
        elif switch == SPEECH:
            self.say(sample)

    def hush(self) -> None:
        """What waits to be said is no longer true."""
        self._voice.hush()

    def keep_awake(self, awake: bool) -> None:
        """Keep the screen on, if that is wanted, or let it go dark again."""
        _tried(lambda: self._device.keep_awake(awake and self.is_on(AWAKE)))

    def share(self, text: str, file: Path | None = None) -> Remark | None:
        """Hand a text and a file to other apps. What is left to tell; None when the system took it over.

        Where the system cannot, the text is copied and the person told where the file lies.
        """
        return None if _tried(lambda: self._device.share(text, file)) else self._copied(text, file)

    def share_message(self, text: str, kept: Path) -> Remark | None:
        """Hand a text alone to other apps; *kept* is where it lies for a system that cannot."""
        return None if _tried(lambda: self._device.share(text, None)) else self._copied(text, kept)

    def _copied(self, text: str, file: Path | None) -> Remark:
        _tried(lambda: self._device.copy(text))
        if file is None:
            return Remark("share.copied", {})
        return Remark("share.copied_and_kept", {"file": str(file)})

    def choose_file(self, taker: FileTaker) -> bool:
        """Let the person choose a file. *taker* gets it later, or None when none was chosen.

        Where there is no way to choose one, *taker* gets None at once and the answer is false.
        """
        if _tried(lambda: self._device.choose_file(taker)):
            return True
        taker(None)
        return False

    def watch_arrivals(self, taker: FileTaker) -> None:
        """Have *taker* called with each file that another app hands over."""
        _tried(lambda: self._device.watch_arrivals(taker))

    def name_of(self, file: Path) -> str:
        """What the person calls this file; nothing for one that was only laid down here to be read."""
        return "" if file.parent == self._arrivals else file.name

    def arrival(self, text: str) -> Path:
        """A text that was copied somewhere, as a file to be imported.

        :raises StorageError: if it cannot be written.
        """
        folder = self._arrivals if self._arrivals is not None else Path.cwd()
        with as_storage_errors():
            folder.mkdir(parents=True, exist_ok=True)
            path = folder / "copied.txt"
            replace_file(path, text.encode(errors="replace"))
        return path

    def export_path(self, name: str) -> Path:
        """Where a file of this name goes that is to be shared; its folder is made.

        :raises OSError: if that cannot be.
        """
        folder = self._exports if self._exports is not None else Path.cwd()
        folder.mkdir(parents=True, exist_ok=True)
        return folder / name


class SilentDevice:
    """A machine that can do nothing of the kind."""

    def vibrate(self, pattern: Sequence[float]) -> None:
        """Nothing moves."""

    def speak_in(self, language: str) -> None:
        """Nothing will be said in it."""

    def speak(self, message: str) -> None:
        """Nothing is said."""

    def play(self, sound: str) -> None:
        """Nothing is heard."""

    def keep_awake(self, awake: bool) -> None:
        """The screen does what it likes."""

    def share(self, text: str, file: Path | None) -> bool:
        """There is nobody to share with."""
        return False

    def copy(self, text: str) -> None:
        """There is nowhere to paste."""

    def choose_file(self, taker: FileTaker) -> bool:
        """There is nothing to choose from."""
        return False

    def watch_arrivals(self, taker: FileTaker) -> None:
        """Nobody hands anything over."""


def _tried(act: Callable[[], Result]) -> Result | None:
    """What came of it; None if it failed, which every system does in its own way."""
    try:
        return act()
    except Exception as error:
        _LOG.info("The device refused: %s", error)
        return None
