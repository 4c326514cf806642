"""What was taken back and can be done again, the next one first."""

from typing import NamedTuple

from app.ui.present.saying import Saying, did
from rules.core.timeline import Timeline


class RedoLine(NamedTuple):
    """One thing that can come back: what it was, and where."""

    did: Saying
    where: Saying


def redo_lines(timeline: Timeline, most: int) -> tuple[RedoLine, ...]:
    """The first *most* of them, in the order in which they would come back."""
    lines = []
    for number, step in timeline.undone[:most]:
        where = Saying("entry.title", {"number": number})
        done = Saying("redo.amendment") if step is None else did(timeline.game, step.entry.action, step.state)
        lines.append(RedoLine(done, where))
    return tuple(lines)
