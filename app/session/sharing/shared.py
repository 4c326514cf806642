"""A match as the exports see it: who played, every entry, and the scores; as transcript and as data."""

import json
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from app.session.match import timeline_of
from app.storage.lines import Record
from rules.chips import CENTS
from rules.core.game import Game, Standing
from rules.core.timeline import Timeline
from rules.core.transcript import Match, write_transcript
from rules.sentences import Catalogue

MARK = "fair-deal"
FORMAT = 1
MATCH, BACKUP = "match", "backup"
ID_LINE = "# Fair Deal match "  # so that a transcript that comes back is known again

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


class SharedMatch(NamedTuple):
    """A match with the journal's records that tell it."""

    match_id: str
    records: Sequence[Record]
    timeline: Timeline

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(self.timeline.state.names)

    @property
    def everyone(self) -> tuple[str, ...]:
        """The names by seat, with those whose seat was taken away again."""
        return self.timeline.everyone

    @property
    def date(self) -> str:
        """The day on which it began."""
        return (_EPOCH + timedelta(milliseconds=int(self.records[0]["created"]))).date().isoformat()

    @property
    def standing(self) -> Standing:
        """How it stands."""
        return self.timeline.game.standing(self.timeline.state)


def shared_match(games: Mapping[str, Game], match_id: str, records: Sequence[Record]) -> SharedMatch:
    """The match that a journal's records tell.

    :raises MatchUnreadable: if they tell none.
    """
    return SharedMatch(match_id, records, timeline_of(games, records))


def as_transcript(match: SharedMatch) -> str:
    """The match as it stands now, line by line."""
    return f"{ID_LINE}{match.match_id}\n{entries_text(match, match.date)}"


def entries_text(match: SharedMatch, date: str = "") -> str:
    """The transcript alone; what two versions of a match are compared by."""
    setup = match.timeline.setup
    entries = tuple(step.entry for step in match.timeline.steps)
    return write_transcript(Match(match.timeline.game, setup.names, setup, entries, date))


def as_json(match: SharedMatch) -> str:
    """Everything that the journal holds, amendments and what was taken back included."""
    told = {MARK: MATCH, "format": FORMAT, "match_id": match.match_id, "records": list(match.records)}
    return json.dumps(told, ensure_ascii=False, allow_nan=False, indent=1) + "\n"


def moment_text(milliseconds: int) -> str:
    """A time as every program reads it; nothing for an entry without one."""
    if not milliseconds:
        return ""
    return (_EPOCH + timedelta(milliseconds=milliseconds)).isoformat(timespec="seconds").replace("+00:00", "Z")


def figure(points: int, match: SharedMatch) -> str:
    """A score as a plain number: 3, 2.5, -4; money in cents with two decimals."""
    scale = match.standing.scale
    whole, rest = divmod(abs(points), scale)
    decimals = f".{rest * 100 // scale:02d}"
    if match.timeline.setup.house_rules.get("unit") != CENTS:
        decimals = decimals.rstrip("0").rstrip(".")
    return f"{'-' if points < 0 else ''}{whole}{decimals}"


def figure_said(points: int, match: SharedMatch, catalogue: Catalogue) -> str:
    """A score as the language writes it: 2,5 where a comma stands before decimals."""
    return figure(points, match).replace(".", str(catalogue["figure.decimal"]))
