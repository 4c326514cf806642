"""The clock that runs while nobody plays. Its times are those of the entries; who shows it does the ticking."""

from collections.abc import Sequence

from rules.core.timeline import Entry
from rules.pair_three import state as s
from rules.pair_three.rulebook import CROSSWORD, STACKS, STEAL

# What ends the waiting: a tile was played, or everybody got new ones.
RESTARTING = (
    s.Placed, s.Laid, s.PutOn, s.Added, s.Formed, s.AllDrew, s.Dealt, s.Split, s.Stuck, s.TookBack, s.NewRound,
)  # fmt: skip


def stuck_seconds(state: s.State) -> int | None:
    """How long nobody may play before all draw; None where no such clock runs."""
    if state.phase != s.PLAY:
        return None
    house = state.house
    seconds = {CROSSWORD: house.crossword_seconds, STACKS: house.stacks_seconds, STEAL: house.steal_seconds}
    return seconds.get(state.way)


def waiting_since(entries: Sequence[Entry], created: int = 0) -> int:
    """When the clock was last set back, in milliseconds: by the last play or draw, or when the match began."""
    times = (entry.time for entry in reversed(entries) if isinstance(entry.action, RESTARTING))
    return next(times, created)


def seconds_left(state: s.State, entries: Sequence[Entry], now: int, created: int = 0) -> float | None:
    """What is left on the clock, never less than nothing; *now* in milliseconds, without pauses for a dispute."""
    seconds = stuck_seconds(state)
    if seconds is None:
        return None
    return max(0.0, seconds - (now - waiting_since(entries, created)) / 1000)
