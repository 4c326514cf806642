"""PAIR THREE's stuck clock, with the rests that a dispute or the table takes; both survive leaving and a kill."""

from typing import Any, NamedTuple

from app.session.library import Library
from app.session.match import MatchSession
from rules.pair_three import clocks

PAUSES = "stuck_pauses"
MOST_KEPT = 12  # matches whose last rest is remembered


class Pause(NamedTuple):
    """How long the clock has rested since it was last set back, and since when it rests now, if it does."""

    since: int
    length: int = 0
    began: int | None = None

    def until(self, now: int) -> int:
        """All of the rest up to *now*, in milliseconds."""
        return self.length + (max(0, now - self.began) if self.began is not None else 0)


class StuckClock:
    """What is left before nobody can play, for one match.

    A rest that the app's end cut short goes on until somebody lets the clock run: the app cannot know whether the
    table has settled its dispute meanwhile.
    """

    def __init__(self, library: Library, session: MatchSession) -> None:
        self._library = library
        self._session = session
        self._pause = _kept(library, session.match_id)
        self._is_disputed = False
        self._rests_for_dispute = False  # and not because the table had stopped it before

    @property
    def since(self) -> int:
        """When it was last set back."""
        entries = (step.entry for step in reversed(self._session.timeline.steps))
        return clocks.waiting_since(entries, int(self._session.header["created"]))

    @property
    def is_paused(self) -> bool:
        """Whether it rests now."""
        return self._own(self.since).began is not None

    def left(self) -> float | None:
        """Seconds left; None where no clock runs."""
        state = self._session.state
        if not self._session.clock_runs or clocks.stuck_seconds(state) is None:
            return None
        since, now = self.since, self._session.now()
        return clocks.seconds_left(state, since, now - self._own(since).until(now))

    def pause(self) -> None:
        """Rest from now on.

        :raises StorageError: if that cannot be kept; it rests all the same.
        """
        own = self._own(self.since)
        if own.began is None:
            self._keep(own._replace(began=self._session.now()))

    def resume(self) -> None:
        """Run on; also in a waiting that an undo may bring back.

        :raises StorageError: if that cannot be kept; it runs all the same.
        """
        if self._pause.began is not None:
            self._keep(Pause(self._pause.since, self._pause.until(self._session.now())))

    def heed(self, is_disputed: bool) -> None:
        """Rest while a dispute lies open; a clock that the table had stopped before stays stopped after it.

        :raises StorageError: if that cannot be kept; it counts all the same.
        """
        if is_disputed == self._is_disputed:
            return
        self._is_disputed = is_disputed
        if is_disputed:
            self._rests_for_dispute = self.left() is not None and not self.is_paused
            if self._rests_for_dispute:
                self.pause()
        elif self._rests_for_dispute:
            self.resume()

    def _own(self, since: int) -> Pause:
        """The rests of the waiting since then; what set the clock back has ended any other."""
        return self._pause if self._pause.since == since else Pause(since)

    def _keep(self, pause: Pause) -> None:
        self._pause = pause
        others = {key: kept for key, kept in _all_kept(self._library).items() if key != self._session.match_id}
        latest = list(others.items())[-(MOST_KEPT - 1) :]
        self._library.put_setting(PAUSES, {**dict(latest), self._session.match_id: list(pause)})


def _all_kept(library: Library) -> dict[str, Any]:
    """What is stored for each match, the latest last; anything else in its place counts as nothing."""
    stored = library.setting(PAUSES, None)
    return stored if isinstance(stored, dict) else {}


def _kept(library: Library, match_id: str) -> Pause:
    """The pause as it was stored for this match; anything else in its place counts as none."""
    match _all_kept(library).get(match_id):
        case [int(since), int(length), int() | None as began]:
            return Pause(since, length, began)
    return Pause(-1)
