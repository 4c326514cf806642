"""The raw calls to plyer, Kivy and Android; whoever calls them expects that any of them may fail."""

from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Thread

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.utils import platform

from app.device import android
from app.device.android_voice import AndroidVoice
from app.device.plyer_service import service

FileTaker = Callable[[Path | None], None]


class Edge:
    """The device that the app runs on; it fulfils the session's Device."""

    def __init__(self, arrivals: Path) -> None:
        self._arrivals = arrivals  # where a chosen file is laid that has no path of its own
        self._voice: AndroidVoice | None = None

    def vibrate(self, pattern: Sequence[float]) -> None:
        """Vibrate once through the pattern."""
        vibrator = service("vibrator")
        if vibrator is not None:
            vibrator.pattern(pattern=list(pattern), repeat=-1)

    def speak_in(self, language: str) -> None:
        """Let what is said from now on be in this language, where the system has a choice."""
        if platform == "android":
            self._voice = self._voice or AndroidVoice()
            self._voice.language = language

    def speak(self, message: str) -> None:
        """Say it aloud, and return when it is said or the system has taken it over."""
        voice = self._voice or service("tts")
        if voice is not None:
            voice.speak(message)

    def play(self, sound: str) -> None:
        """Play one of the app's sounds."""
        from app.device.sounds import play  # the first frame does not wait for the audio system

        play(sound)

    def keep_awake(self, awake: bool) -> None:
        """Keep the screen from going dark, or let it."""
        Window.allow_screensaver = not awake

    def share(self, text: str, file: Path | None) -> bool:
        """Open the system's sheet of apps; false where there is none, as on a desk."""
        if platform == "android":
            android.share(text, file)
            return True
        return False

    def copy(self, text: str) -> None:
        """Put the text where it can be pasted from."""
        from kivy.core.clipboard import Clipboard

        Clipboard.copy(text)

    def choose_file(self, taker: FileTaker) -> bool:
        """Let a file be chosen; it is given to *taker* in a later frame."""
        give = on_screen(taker)
        if platform == "android":
            android.choose_file(self._arrivals, give)
            return True
        chooser = service("filechooser")
        # On Linux plyer has a chooser without the programs that it would choose with.
        if chooser is None or getattr(chooser, "desktop", "") is None:
            return False
        # On a desk the call returns only when the choice is made.
        Thread(target=_choose, args=(chooser, give), name="chooser", daemon=True).start()
        return True

    def watch_arrivals(self, taker: FileTaker) -> None:
        """Give *taker* each file that another app hands over, in a later frame."""
        if platform == "android":
            android.watch_arrivals(self._arrivals, on_screen(taker))


def on_screen(taker: FileTaker) -> FileTaker:
    """The same taker, called on the screen's own thread whoever calls it."""
    return lambda file: Clock.schedule_once(lambda _dt: taker(file), 0) and None


def _choose(chooser: object, give: FileTaker) -> None:
    try:
        chosen = chooser.open_file()  # type: ignore[attr-defined]
    except Exception:
        chosen = None  # no program to choose with: the same as choosing nothing
    give(Path(chosen[0]) if chosen and chosen[0] else None)
