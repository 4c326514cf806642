"""The leg under ``python -OO``: the phone's packager strips asserts and docstrings, and the referee must not mind.

Run as ``python -OO -m tests.stripped``. Without pytest, and without assert, which would be stripped here too.
"""

import io
import sys
import tempfile
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path
from typing import NamedTuple

from app.session.library import Library
from app.storage.index import Store
from rules import GAMES
from rules.__main__ import main as referee
from rules.core.timeline import Entry, Refused, Timeline
from rules.core.transcript import BadTranscript, Match, read_transcript, write_transcript
from rules.sentences import say
from rules.sentences.en import ENGLISH

TRANSCRIPTS = Path(__file__).parent / "transcripts"


class Check(NamedTuple):
    """One thing that was looked at."""

    name: str
    holds: bool


def checks() -> Iterator[Check]:
    """Everything that has to hold without asserts and docstrings."""
    yield Check("docstrings are stripped", Timeline.__doc__ is None and sys.modules["rules"].__doc__ is None)
    paths = sorted(path for path in TRANSCRIPTS.glob("*.txt") if not path.name.endswith(".expected.txt"))
    yield Check("there are transcripts", bool(paths))
    refused = {"illegal": 0, "impossible": 0}
    for path in paths:
        try:
            match = read_transcript(GAMES, path.read_text(encoding="utf-8"))
        except BadTranscript as error:
            yield Check(f"{path.name} can be read: {error}", False)
            continue
        yield Check(f"{path.name} reads as it is written", read_transcript(GAMES, write_transcript(match)) == match)
        yield Check(f"{path.name} is refereed as expected", _refereed(path) == _expected(path))
        yield from _sentences(path.name, match)
        yield from _refusals(path.name, match, refused)
        yield Check(f"{path.name} outlives a restart", _outlives_restart(match))
    for kind, count in refused.items():
        yield Check(f"something {kind} was refused", count > 0)


def _refereed(path: Path) -> str:
    """What the referee in the terminal prints."""
    printed = io.StringIO()
    with redirect_stdout(printed):
        referee([str(path)])
    return printed.getvalue()


def _expected(path: Path) -> str:
    """What it should print; nothing, so that the check fails, if nobody has written it down."""
    expected = path.with_suffix(".expected.txt")
    return expected.read_text(encoding="utf-8") if expected.exists() else ""


def _sentences(name: str, match: Match) -> Iterator[Check]:
    """Whatever the referee says and asks has words."""
    timeline = Timeline(match.game, match.setup)
    for number, step in enumerate(timeline.replayed(match.entries), 1):
        codes = [(each.code, each.facts) for each in step.verdict.objections]
        codes += [(each.code, each.facts) for each in step.events]
        said = [say(ENGLISH, code, facts, match.players) for code, facts in codes]
        asked = [ENGLISH.get(f"{match.game.key}.ask.{each.action}") for each in match.game.prompts(step.state)]
        yield Check(f"{name}, entry {number} has words", all(said) and all(asked))
    for clause in match.game.clauses:
        title = f"{match.game.key}.clause.{clause.key}"
        yield Check(f"clause {clause.number} has words", bool(ENGLISH.get(title) and ENGLISH.get(f"{title}.text")))


def _refusals(name: str, match: Match, refused: dict[str, int]) -> Iterator[Check]:
    """What is illegal is refused without a ruling of the table, what is impossible even with one."""
    timeline = Timeline(match.game, match.setup)
    for number, (entry, step) in enumerate(zip(match.entries, timeline.replayed(match.entries), strict=True), 1):
        if step.verdict.is_impossible:
            refused["impossible"] += 1
            ruled = entry._replace(overruled="")
            yield Check(f"{name}, entry {number} is refused even if overruled", _is_refused(timeline, ruled))
        elif not step.verdict.is_legal:
            refused["illegal"] += 1
            yield Check(f"{name}, entry {number} is refused", _is_refused(timeline, entry._replace(overruled=None)))
        timeline.add(step)


def _is_refused(timeline: Timeline, entry: Entry) -> bool:
    try:
        timeline.checked(entry)
    except Refused:
        return True
    return False


def _outlives_restart(match: Match) -> bool:
    """Whether a match recorded with the app's own storage is the same after it is opened again."""
    with tempfile.TemporaryDirectory() as folder:
        store = Store(Path(folder))
        session = Library(store, GAMES, lambda: 0).new_match(match.game.key, match.players, match.setup)
        for entry in match.entries:
            if not session.preview(entry.action).is_impossible:
                session.record(entry.action, overruled="")
        kept = session.timeline.steps
        session.close()
        store.close()
        store = Store(Path(folder))
        session = Library(store, GAMES, lambda: 0).open_match(session.match_id)
        is_same = bool(kept) and session.timeline.steps == kept
        session.close()
        store.close()
    return is_same


def main() -> None:
    """Print how many checks held; the exit status is 1 unless all did."""
    if sys.flags.optimize < 2:
        raise SystemExit("not under -OO: run python -OO -m tests.stripped")
    done = list(checks())
    failed = [check.name for check in done if not check.holds]
    for name in failed:
        print(f"FAILED {name}")
    print(f"{len(done) - len(failed)} passed, {len(failed)} failed")
    if failed:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
