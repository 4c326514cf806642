"""The clock that runs while nobody plays. Its times are those of the entries; who shows it does the ticking."""

from collections.abc import Iterable

from rules.core.seats import SeatAdded
from rules.core.timeline import Entry
from rules.pair_three import state as s
from rules.pair_three.rulebook import CROSSWORD, STACKS, STEAL

# What ends the waiting: a tile was played, or somebody got new ones.
RESTARTING = (
    s.Placed, s.Laid, s.PutOn, s.Added, s.Formed, s.AllDrew, s.Dealt, s.Split, s.Stuck, s.TookBack, s.NewRound,
    s.LevelChanged, SeatAdded,
)  # fmt: skip


def stuck_seconds(state: s.State) -> int | None:
    """How long nobody may play before all draw; None where no such clock runs."""
    if state.phase != s.PLAY:
        return None
    house = state.house
    seconds = {CROSSWORD: house.crossword_seconds, STACKS: house.stacks_seconds, STEAL: house.steal_seconds}
    return seconds.get(state.way)


def waiting_since(newest_first: Iterable[Entry], created: int = 0) -> int:
    """When the clock was last set back, in milliseconds: by the last play or draw, or when the match began.

    Looks no further back than to that entry, so the cost does not grow with the match.
    """
    times = (entry.time for entry in newest_first if isinstance(entry.action, RESTARTING))
    return next(times, created)


def seconds_left(state: s.State, since: int, now: int) -> float | None:
    """What is left on the clock, never less than nothing; *now* in milliseconds, without pauses for a dispute."""
    seconds = stuck_seconds(state)
    return None if seconds is None else max(0.0, seconds - (now - since) / 1000)
