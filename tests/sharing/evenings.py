"""Matches to share: golden ones, and random ones of every game with names as hostile as they come."""

from pathlib import Path
from random import Random
from typing import Any

from app.session.match import match_header
from app.session.sharing.shared import SharedMatch, shared_match
from rules import GAMES
from rules.core.codec import encode_edit, encode_entry
from rules.core.game import Game
from rules.core.timeline import Edit, Entry, Step, Timeline
from rules.core.transcript import Match, read_transcript
from tests.rules.chance import legal_action, random_setup, wild_action

TRANSCRIPTS = Path(__file__).parents[1] / "transcripts"
MATCH_ID = "20240501-100000-000000-0a1b2c3d"
CREATED = 1_714_557_600_000  # the first of May 2024, ten in the morning
HOSTILE = (
    "=1+1", "@SUM(A1)", "-2", "+3", "<script>x=1</script>", '"><img src=x>', "&amp;", "../../etc/passwd", "[b]Bo[/b]",
    "{seat}", "'Ann", "Zoë 🂡", "a,b;c", '"', "%00", "Bo @ 2024-05-01",
)  # fmt: skip
REMARKS = ("", "misdeal", "=cmd|' /C calc'!A0", "</td></table><script>1</script>", "two  spaces")


def golden(name: str, match_id: str = MATCH_ID) -> SharedMatch:
    """A golden transcript as if it had been played here."""
    match = read_transcript(GAMES, (TRANSCRIPTS / f"{name}.txt").read_text(encoding="utf-8"))
    return shared_match(GAMES, match_id, records_of(match))


def records_of(match: Match) -> list[dict[str, Any]]:
    """The journal of a match in which nothing was ever mended."""
    header = match_header(match.game, match.players, match.setup, CREATED)
    return [header, *({"op": "record", "entry": encode_entry(match.game, entry)} for entry in match.entries)]


def random_match(chance: Random, game: Game, match_id: str = MATCH_ID) -> SharedMatch:
    """Legal and overruled entries, undo, redo and amendments by chance."""
    setup = random_setup(chance, game)
    names = chance.sample(HOSTILE, setup.seats)
    timeline = Timeline(game, setup._replace(names=tuple(names)))
    records: list[dict[str, Any]] = [match_header(game, names, timeline.setup, CREATED)]
    for number in range(chance.randint(0, 25)):
        kind = chance.random()
        if kind < 0.08:
            records.append({"op": "undo"})
            timeline.undo()
        elif kind < 0.12:
            records.append({"op": "redo"})
            timeline.redo()
        elif kind < 0.2 and timeline.steps:
            edit = Edit(chance.randint(1, len(timeline.steps)), True, None)
            amended = timeline.preview([edit])
            if not any(step.verdict.is_impossible and tells_of_nobody(step) for step in amended.steps):
                records.append({"op": "amend", "edits": [encode_edit(game, edit)]})
                timeline.adopt(amended)
        else:
            entry = random_entry(chance, timeline, CREATED + 1000 * number)
            records.append({"op": "record", "entry": encode_entry(game, entry)})
            timeline.add(timeline.judged(entry))
    return shared_match(GAMES, match_id, records)


def tells_of_nobody(step: Step) -> bool:
    """Whether a player did it whose joining was struck: no text can tell such an entry by name."""
    codes = {each.code.rpartition(".")[2] for each in step.verdict.objections}
    return bool(codes & {"no_such_seat", "who_won", "who_votes"})


def random_entry(chance: Random, timeline: Timeline, time: int) -> Entry:
    """What the table does next: mostly legal, at times ruled by the table."""
    if timeline.game.standing(timeline.state).is_over or chance.random() < 0.2:
        entry = Entry(wild_action(chance, timeline.game, timeline.state.seats), time, chance.choice(REMARKS))
        if timeline.judged(entry).stands:
            return entry._replace(comment=chance.choice(REMARKS))
    if timeline.game.standing(timeline.state).is_over:
        return timeline.steps[-1].entry._replace(overruled="again")
    return Entry(legal_action(chance, timeline.game, timeline.state), time, None, chance.choice(REMARKS))
