"""A match as a table for spreadsheets, with nothing in it that a spreadsheet would run."""

import csv
import io
import unicodedata

from app.session.sharing.shared import SharedMatch, figure, moment_text
from rules.core.transcript import action_text

COLUMNS = ("entry", "time", "what", "overruled", "comment")
QUOTE = "'"
# A sign of its own is quoted too, so that taking the first one away always gives back what was there.
_FORMULA = ("=", "+", "-", "@", "|", "%", QUOTE)


def as_csv(match: SharedMatch) -> str:
    """A row an entry, with everybody's score after it."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow([*COLUMNS, *map(harmless, match.players)])
    for number, step in enumerate(match.timeline.steps, 1):
        entry = step.entry
        did = action_text(match.timeline.game, match.everyone, entry.action)
        remarks = ("" if entry.overruled is None else entry.overruled or "yes", entry.comment)
        points = match.timeline.game.standing(step.state).points
        scores = [figure(each, match) for each in points]
        scores += [""] * (len(match.players) - len(scores))  # of those who had not joined yet
        writer.writerow([number, moment_text(entry.time), *map(harmless, (did, *remarks)), *scores])
    return text.getvalue()


def harmless(cell: str) -> str:
    """The cell, with a sign before it where a spreadsheet would take it for a formula."""
    first = unicodedata.normalize("NFKC", cell.lstrip()[:1])  # wide signs count too
    return QUOTE + cell if cell.startswith(("\t", "\r", "\n")) or first.startswith(_FORMULA) else cell


def plain(cell: str) -> str:
    """The cell as it was before it was made harmless."""
    return cell.removeprefix(QUOTE)
