"""The stuck clock on its ring: it ticks while it is on show, rests during a dispute, and says when time is up."""

from collections.abc import Callable, Sequence
from typing import Any

from kivy.clock import Clock

from app.session.stuck_clock import StuckClock
from app.ui.panels.table_side import TableSide
from app.ui.panels.word_stage import WordStage
from app.ui.present.pair_three import clock_view
from app.ui.present.saying import Saying
from app.ui.sheets.dispute import CardSheet
from app.ui.sheets.verdict import VerdictSheet
from app.ui.sheets.vote import VoteSheet
from app.ui.trouble import notice

TICK_SECONDS = 0.25
# While one of these lies open the table settles something: whoever opened it, and however.
DISPUTES = (VerdictSheet, CardSheet, VoteSheet)


class StuckTime:
    """`on_up(seconds)` when nobody has played for so long."""

    def __init__(self, table: TableSide, stage: WordStage, on_up: Callable[[int], None]) -> None:
        self._table = table
        self._stage = stage
        self._on_up = on_up
        self._clock = StuckClock(table.services.library, table.session)
        self._last_left: tuple[int, float] = (0, 0.0)
        self.ticking: Any = None
        stage.ring.bind(on_tap=lambda _ring: self._toggle())

    def show(self) -> None:
        """Bring the ring up to date, and keep it so while a clock runs."""
        self._draw()
        if self.ticking is None and self._stage.has_clock:
            self.ticking = Clock.schedule_interval(self._tick, TICK_SECONDS)

    def heed(self, sheets: Sequence[Any]) -> None:
        """These sheets lie open over the table now."""
        with notice(self._stage, self._table.services):
            self._clock.heed(any(isinstance(each, DISPUTES) for each in sheets))
        self._draw()

    def _toggle(self) -> None:
        with notice(self._stage, self._table.services):
            if self._clock.is_paused:
                self._clock.resume()
            else:
                self._clock.pause()
        self._draw()

    def _tick(self, _dt: float) -> bool:
        """Go on while the ring is on show and runs; showing the table again starts it anew."""
        if self._stage.get_root_window() is not None:
            self._draw()
            if self._stage.has_clock:
                return True
        self.ticking = None
        return False

    def _draw(self) -> None:
        left = self._clock.left()
        found = clock_view(self._table.session.state, left)
        self._stage.has_clock = found is not None
        if found is None or left is None:
            return
        ring, is_paused = self._stage.ring, self._clock.is_paused
        ring.seconds, ring.share, ring.is_paused = found.seconds, found.share, is_paused
        code = "clock.up" if not left else "clock.paused" if is_paused else "clock"
        ring.caption = self._table.say(Saying(f"table.pair_three.{code}"))
        since = self._clock.since
        was_running = self._last_left[0] == since and self._last_left[1] > 0
        self._last_left = since, left
        if not left and was_running:
            self._on_up(found.of)
