"""Backups made beside the game: nobody waits for one, and a failure is told once."""

import time
from collections.abc import Callable
from pathlib import Path
from threading import Lock, Thread

from app.session.backup import Gathering, KeptBackup, Made, keep, kept_backups
from app.session.errors import StorageError
from app.session.importing.settings import kept_settings
from app.session.library import Library
from app.session.match import MatchSession

WAIT_AT_END = 3  # seconds; a backup that is cut off by the end of the app leaves the earlier ones whole
_STRETCH, _BREATH = 0.005, 0.001  # seconds of work, after which the screen has the processor for itself

Outcome = Made | StorageError
OnScreen = Callable[[Callable[[], None]], object]


class BackupKeeper:
    """Makes backups in a thread of its own, one after the other."""

    def __init__(self, library: Library, folder: Path, on_screen: OnScreen = lambda act: act()) -> None:
        self.folder = folder
        self.tell: Callable[[StorageError], None] = lambda _error: None
        self.failure: StorageError | None = None
        self._library = library
        self._on_screen = on_screen
        self._one_at_a_time = Lock()
        self._threads: list[Thread] = []
        self._of_match: tuple[str, Path] | None = None

    def follow(self, session: MatchSession) -> None:
        """Make a backup whenever this match comes to its end."""
        was_over = session.standing.is_over

        def look() -> None:
            nonlocal was_over
            is_over = session.standing.is_over
            if is_over and not was_over:
                self._begin(lambda outcome: self._kept_of(session.match_id, outcome))
            was_over = is_over

        session.subscribe(look)

    def make(self, then: Callable[[Outcome], None]) -> None:
        """Make a backup now; *then* gets what came of it, on the screen's thread."""
        self._begin(lambda outcome: self._on_screen(lambda: then(outcome)))

    def kept(self) -> list[KeptBackup]:
        """The backups there are, the newest first."""
        return kept_backups(self.folder)

    def finish(self, seconds: float = WAIT_AT_END) -> None:
        """Wait a little for what is being written."""
        end = time.monotonic() + seconds
        for thread in self._threads:
            thread.join(max(0, end - time.monotonic()))

    def _begin(self, then: Callable[[Outcome], object]) -> None:
        """Begin a backup of what there is now; the settings are read here, where nobody else changes them."""
        settings, now = kept_settings(self._library), self._library.now()

        def work() -> None:
            with self._one_at_a_time:
                then(self._made(settings, now))

        thread = Thread(target=work, name="backup", daemon=True)
        self._threads = [each for each in self._threads if each.is_alive()] + [thread]
        thread.start()

    def _made(self, settings: dict[str, object], now: int) -> Outcome:
        try:
            made = keep(Gathering(self._library, settings, pause=_breather()), self.folder, now)
        except StorageError as error:
            return error
        self.failure = None
        return made

    def _kept_of(self, match_id: str, outcome: Outcome) -> None:
        """After a match's end: the backup of an earlier end of the same match goes, a first failure is told."""
        if isinstance(outcome, StorageError):
            is_first, self.failure = self.failure is None, outcome
            if is_first:
                self._on_screen(lambda: self.tell(outcome))
            return
        if self._of_match is not None and self._of_match[0] == match_id and self._of_match[1] != outcome.path:
            # Undone and ended again: such ends must not push ten good backups out.
            self._of_match[1].unlink(missing_ok=True)
        self._of_match = (match_id, outcome.path)


def _breather() -> Callable[[], None]:
    """What lets others work every now and then."""
    end = time.monotonic() + _STRETCH

    def breathe() -> None:
        nonlocal end
        if time.monotonic() > end:
            time.sleep(_BREATH)
            end = time.monotonic() + _STRETCH

    return breathe
