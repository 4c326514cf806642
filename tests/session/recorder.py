"""A device for tests."""

from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Event


class Recorder:
    """A device that notes what was asked of it."""

    def __init__(self, can_share: bool = True, chosen: Path | None = None) -> None:
        self.calls: list[tuple[object, ...]] = []
        self.spoken = Event()
        self.language = ""
        self._can_share = can_share
        self._chosen = chosen
        self.arrive: Callable[[Path | None], None] = lambda _file: None

    def vibrate(self, pattern: Sequence[float]) -> None:
        self.calls.append(("vibrate", *pattern))

    def speak_in(self, language: str) -> None:
        self.language = language

    def speak(self, message: str) -> None:
        self.calls.append(("speak", message))
        self.spoken.set()

    def play(self, sound: str) -> None:
        self.calls.append(("play", sound))

    def keep_awake(self, awake: bool) -> None:
        self.calls.append(("awake", awake))

    def share(self, text: str, file: Path | None) -> bool:
        self.calls.append(("share", text, file))
        return self._can_share

    def copy(self, text: str) -> None:
        self.calls.append(("copy", text))

    def choose_file(self, taker: Callable[[Path | None], None]) -> bool:
        if self._chosen is None:
            return False
        taker(self._chosen)
        return True

    def watch_arrivals(self, taker: Callable[[Path | None], None]) -> None:
        self.arrive = taker
