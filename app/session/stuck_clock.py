"""PAIR THREE's stuck clock, with the pauses that a dispute takes; both survive leaving the table and a kill."""

from typing import NamedTuple

from app.session.library import Library
from app.session.match import MatchSession
from rules.pair_three import clocks

PAUSE = "stuck_pause"


class Pause(NamedTuple):
    """How long the clock has rested since it was last set back, and since when it rests now, if it does."""

    since: int
    length: int = 0
    began: int | None = None

    def until(self, now: int) -> int:
        """All of the rest up to *now*, in milliseconds."""
        return self.length + (max(0, now - self.began) if self.began is not None else 0)


class StuckClock:
    """What is left before nobody can play, for one match."""

    def __init__(self, library: Library, session: MatchSession) -> None:
        self._library = library
        self._session = session
        self._pause = _kept(library, session.match_id)
        if self._pause.began is not None:  # the app ended during a dispute, which ends with it
            self._keep(Pause(self._pause.since, self._pause.until(session.now())))

    @property
    def since(self) -> int:
        """When it was last set back."""
        entries = [step.entry for step in self._session.timeline.steps]
        return clocks.waiting_since(entries, int(self._session.header["created"]))

    @property
    def is_paused(self) -> bool:
        """Whether it rests now."""
        return self._own().began is not None

    def left(self) -> float | None:
        """Seconds left; None where no clock runs."""
        session = self._session
        entries = [step.entry for step in session.timeline.steps]
        now = session.now()
        without_rest = now - self._own().until(now)
        return clocks.seconds_left(session.state, entries, without_rest, int(session.header["created"]))

    def pause(self) -> None:
        """Rest from now on."""
        own = self._own()
        if own.began is None:
            self._keep(own._replace(began=self._session.now()))

    def resume(self) -> None:
        """Run on."""
        own = self._own()
        if own.began is not None:
            self._keep(Pause(own.since, own.until(self._session.now())))

    def _own(self) -> Pause:
        """The pause of the present waiting; what set the clock back has ended any other."""
        since = self.since
        return self._pause if self._pause.since == since else Pause(since)

    def _keep(self, pause: Pause) -> None:
        self._pause = pause
        self._library.put_setting(PAUSE, [self._session.match_id, *pause])


def _kept(library: Library, match_id: str) -> Pause:
    """The pause as it was stored for this match; anything else in its place counts as none."""
    stored = library.setting(PAUSE, None)
    if not isinstance(stored, list) or len(stored) != 4 or stored[0] != match_id:
        return Pause(-1)
    since, length, began = stored[1:]
    if not isinstance(since, int) or not isinstance(length, int) or not isinstance(began, int | None):
        return Pause(-1)
    return Pause(since, length, began)
