"""A match as it once stood, or as it would stand after an amendment: to be looked at and judged, never recorded."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from app.session.match import MatchSession
from app.storage.lines import Damage
from rules.core.game import Action, Game, Standing, State
from rules.core.timeline import Step, Timeline
from rules.core.verdict import Verdict


class PastSession:
    """What a table may ask of a match, at another point of its timeline."""

    damage: Damage | None = None
    clock_runs = False

    def __init__(self, session: MatchSession, steps: Sequence[Step]) -> None:
        self.timeline: Timeline = session.timeline.with_steps(steps)
        self.header: Mapping[str, Any] = session.header
        self.of = session.match_id
        # Not the match's own: what is kept by that name belongs to the present.
        self.match_id = f"{session.match_id}@{len(steps)}"

    @property
    def game(self) -> Game:
        """The rules that this match is played by."""
        return self.timeline.game

    @property
    def players(self) -> tuple[str, ...]:
        """The names of those who sat there, by seat."""
        return tuple(self.state.names)

    @property
    def everyone(self) -> tuple[str, ...]:
        """The names by seat, with those who came later."""
        return self.timeline.everyone

    @property
    def state(self) -> State:
        """The table as it stood."""
        return self.timeline.state

    @property
    def standing(self) -> Standing:
        """Scores and outcome as they stood."""
        return self.game.standing(self.state)

    def subscribe(self, listener: Callable[[], None]) -> Callable[[], None]:
        """Nothing changes there; returns what ends the listening."""
        return lambda: None

    def preview(self, action: Action) -> Verdict:
        """What the referee would have said to *action*."""
        return self.timeline.judge(action)
