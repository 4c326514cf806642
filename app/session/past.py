"""A match as it once stood, or as it would stand after an amendment: to be looked at and judged, never recorded."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from app.session.match import MatchSession
from app.session.sitting import Sitting
from app.storage.lines import Damage
from rules.core.timeline import Step


class PastSession(Sitting):
    """What a table may ask of a match, at another point of its timeline."""

    damage: Damage | None = None
    clock_runs = False

    def __init__(self, session: MatchSession, steps: Sequence[Step]) -> None:
        self.timeline = session.timeline.with_steps(steps)
        self.header: Mapping[str, Any] = session.header
        self.of = session.match_id
        # Not the match's own: what is kept by that name belongs to the present.
        self.match_id = f"{session.match_id}@{len(steps)}"

    def subscribe(self, listener: Callable[[], None]) -> Callable[[], None]:
        """Nothing changes there; returns what ends the listening."""
        return lambda: None
