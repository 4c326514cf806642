"""What can be asked of a match at the point where its timeline stands, be it now or in the past."""

from rules.core.game import Action, Game, Standing, State
from rules.core.timeline import Timeline
from rules.core.verdict import Verdict


class Sitting:
    """Who sits there, how it stands, and what the referee says."""

    timeline: Timeline

    @property
    def game(self) -> Game:
        """The rules that this match is played by."""
        return self.timeline.game

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names by seat, with those who have joined since the start."""
        return tuple(self.state.names)

    @property
    def everyone(self) -> tuple[str, ...]:
        """The names by seat, with those whose seat was taken away again: old entries tell of them."""
        return self.timeline.everyone

    @property
    def state(self) -> State:
        """The table as it stands."""
        return self.timeline.state

    @property
    def standing(self) -> Standing:
        """Scores and outcome as they stand."""
        return self.game.standing(self.state)

    def preview(self, action: Action) -> Verdict:
        """What the referee says to *action*; nothing is recorded."""
        return self.timeline.judge(action)
