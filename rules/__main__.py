"""Referees a transcript in a terminal: ``python -m rules FILE``."""

import argparse
import io
import json
import sys
from pathlib import Path
from typing import Any

from rules import GAMES
from rules.core.game import BadSetup, State
from rules.core.timeline import Step, Timeline
from rules.core.transcript import BadTranscript, Match, action_text, read_transcript
from rules.core.verdict import Objection, Severity
from rules.pair_three import lexicon
from rules.sentences import say
from rules.sentences.en import ENGLISH

ALL_LEGAL, SOME_ILLEGAL, UNREADABLE = 0, 1, 2
WORD_FILE = Path(__file__).parents[1] / "assets" / "words" / "words.txt"
_WORDS = {
    Severity.NOTE: "verdict.legal",
    Severity.ASK_TABLE: "verdict.ask",
    Severity.ILLEGAL: "verdict.illegal",
    Severity.IMPOSSIBLE: "verdict.impossible",
}


def main(arguments: list[str]) -> int:
    """Print every entry with its verdict and clause, and the standing; 0 only if nothing was illegal."""
    parser = argparse.ArgumentParser(prog="python -m rules", description="Referee a transcript of a match.")
    parser.add_argument("file", type=Path, help="the transcript, or - for standard input")
    parser.add_argument("--json", action="store_true", help="answer as JSON, for programs")
    options = parser.parse_args(arguments)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # a name may hold what this terminal cannot show
    lexicon.supply(lambda: WORD_FILE.read_text(encoding="utf-8"))
    try:
        text = sys.stdin.read() if str(options.file) == "-" else options.file.read_text(encoding="utf-8")
        match = read_transcript(GAMES, text)
        steps = Timeline(match.game, match.named_setup).replayed(match.entries)
    except (OSError, UnicodeDecodeError, BadTranscript) as error:
        file = getattr(error, "filename", None) or options.file  # the word file may be missing too
        print(f"{file}: {_problem(error)}", file=sys.stderr)
        return UNREADABLE
    if options.json:
        print(json.dumps(_as_data(match, steps), indent=2, ensure_ascii=False))
    else:
        print("\n".join(_as_lines(match, steps)))
    return ALL_LEGAL if all(step.verdict.is_legal for step in steps) else SOME_ILLEGAL


def _problem(error: Exception) -> str:
    """What is wrong with the file, in a line."""
    if isinstance(error, OSError):
        return error.strerror or str(error)
    if isinstance(error, UnicodeDecodeError):
        return f"no text: byte {error.start + 1} is not UTF-8"
    cause = error.__cause__
    if not isinstance(cause, BadSetup):
        return str(error)
    named = {key: say(ENGLISH, f"{value}.name", {}) for key, value in cause.facts.items() if key == "game"}
    return say(ENGLISH, cause.code, {**cause.facts, **named})


def _as_lines(match: Match, steps: list[Step]) -> list[str]:
    lines = []
    for number, step in enumerate(steps, 1):
        lines += _step_lines(match, number, step)
    state = _final_state(match, steps)
    standing = match.game.standing(state)
    lines.append("")
    for name, points in zip(state.names, standing.points, strict=True):
        lines.append(f"{name}: {points / standing.scale:g}")
    if standing.is_over:
        lines.append(say(ENGLISH, standing.how, {}))
    return lines


def _step_lines(match: Match, number: int, step: Step) -> list[str]:
    word = say(ENGLISH, _WORDS[step.verdict.severity], {})
    lines = [f"{number}. {action_text(match.game, match.everyone, step.entry.action)}: {word}"]
    for objection in step.verdict.objections:
        lines.append(f"     {_objection_text(match, objection)}")
        instead = _instead(match, objection)
        if instead:
            lines.append(f"       {instead}")
    if step.entry.overruled:
        lines.append("     " + say(ENGLISH, "verdict.overruled", {"reason": step.entry.overruled}))
    elif step.entry.overruled is not None:
        lines.append("     " + say(ENGLISH, "verdict.overruled.plain", {}))
    lines += [f"     > {say(ENGLISH, event.code, event.facts, match.everyone)}" for event in step.events]
    return lines


def _objection_text(match: Match, objection: Objection) -> str:
    clause = next(each for each in match.game.clauses if each.key == objection.clause)
    title = say(ENGLISH, f"{match.game.key}.clause.{clause.key}", {})
    return f"{say(ENGLISH, objection.code, objection.facts, match.everyone)} [{clause.number} {title}]"


def _instead(match: Match, objection: Objection) -> str | None:
    """What would have been legal."""
    code = f"{objection.code}.instead"
    return say(ENGLISH, code, objection.facts, match.everyone) if code in ENGLISH else None


def _final_state(match: Match, steps: list[Step]) -> State:
    return steps[-1].state if steps else match.game.begin(match.named_setup)


def _as_data(match: Match, steps: list[Step]) -> dict[str, Any]:
    state = _final_state(match, steps)
    return {
        "game": match.game.key,
        "players": state.names,
        "entries": [_step_data(match, number, step) for number, step in enumerate(steps, 1)],
        "standing": match.game.standing(state)._asdict(),
    }


def _step_data(match: Match, number: int, step: Step) -> dict[str, Any]:
    return {
        "number": number,
        "text": action_text(match.game, match.everyone, step.entry.action),
        "verdict": step.verdict.severity.name.lower(),
        "overruled": step.entry.overruled,
        "objections": [
            {
                "code": each.code,
                "clause": each.clause,
                "severity": each.severity.name.lower(),
                "text": say(ENGLISH, each.code, each.facts, match.everyone),
                "instead": _instead(match, each),
            }
            for each in step.verdict.objections
        ],
        "events": [
            {"code": each.code, "text": say(ENGLISH, each.code, each.facts, match.everyone)} for each in step.events
        ],
    }


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
