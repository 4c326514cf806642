"""Speaking without anybody waiting for it: only the newest message counts."""

import logging
from collections.abc import Callable
from threading import Condition, Thread

_LOG = logging.getLogger(__name__)


class Voice:
    """Says messages one after the other in a thread of its own; what was not begun yet gives way to what is newer."""

    def __init__(self, speak: Callable[[str], None]) -> None:
        self._speak = speak
        self._waiting: str | None = None
        self._changed = Condition()
        self._thread: Thread | None = None

    def say(self, message: str) -> None:
        """Have this said as soon as the voice is free; returns at once."""
        with self._changed:
            self._waiting = message
            self._changed.notify()
            if self._thread is None:
                # A daemon: a voice that is still talking must not keep the app from ending.
                self._thread = Thread(target=self._talk, name="voice", daemon=True)
                self._thread.start()

    def hush(self) -> None:
        """Forget what was not begun yet."""
        with self._changed:
            self._waiting = None

    def _talk(self) -> None:
        while True:
            message = self._next()
            try:
                self._speak(message)
            except Exception as error:
                # Every system fails in its own way; a voice that is missing is never worth a word.
                _LOG.info("Nothing could be said: %s", error)

    def _next(self) -> str:
        with self._changed:
            self._changed.wait_for(lambda: self._waiting is not None)
            message, self._waiting = self._waiting, None
            return message or ""
