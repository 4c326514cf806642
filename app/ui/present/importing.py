"""What taking in a file would do, as headings with rows below them."""

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import Any, NamedTuple

from app.session.importing.data import FileRefused
from app.session.importing.plan import Plan, Refused, Taken
from app.session.library import Library, MatchSummary
from app.ui.present.days import day_of, day_saying
from app.ui.present.saying import Saying
from app.ui.present.settings import LANGUAGE_CHOICES, THEMES, percent, text_scale

MOST_ROWS = 20  # of one kind; the rest is counted
LONGEST_NAME = 60

Say = Callable[[Saying], str]


class Row(NamedTuple):
    """A match or a setting, and what would happen to it."""

    title: str
    detail: str = ""


class Group(NamedTuple):
    """Matches that would fare alike; *mark* is the verdict that says how."""

    head: str
    mark: str
    rows: tuple[Row, ...]
    more: str = ""


def file_title(name: str) -> str:
    """A file's name fit to be shown: one line, not endless, and nothing that could turn the text around."""
    shown = "".join(char if char.isprintable() else "\ufffd" for char in Path(name).name)
    return shown if len(shown) <= LONGEST_NAME else f"{shown[: LONGEST_NAME // 2]}…{shown[-LONGEST_NAME // 2 :]}"


def why_refused(refused: FileRefused) -> Saying:
    """Why nothing of the file can be taken in."""
    return Saying(refused.code, refused.facts)


def report(plan: Plan, say: Say) -> tuple[Group, ...]:
    """Everything that would come in, what is refused and why, and what is here already."""
    kinds: Sequence[tuple[str, str, Sequence[Any], Callable[[Any, Say], Row]]] = (
        ("import.new", "legal", plan.new, lambda each, say: _match_row(each.match, say)),
        ("import.updated", "legal", plan.newer, _newer_row),
        ("import.refused", "illegal", plan.refused, _refused_row),
        ("import.there", "none", plan.there, _match_row),
    )
    return tuple(_group(code, mark, found, row, say) for code, mark, found, row in kinds if found)


def nothing_to_do(plan: Plan) -> Saying | None:
    """What to say of a file that would change nothing."""
    if plan.taken or plan.settings:
        return None
    return Saying("import.nothing" if plan.there else "import.empty") if not plan.refused else None


def setting_rows(plan: Plan, library: Library, say: Say) -> tuple[Row, ...]:
    """Each setting that would change, from what to what."""
    changes = plan.settings.items()
    return tuple(Row(say(Saying(SETTINGS[key])), _change(key, library, after, say)) for key, after in changes)


def _change(key: str, library: Library, after: Any, say: Say) -> str:
    """What a setting would be, and what it is if it was ever set."""
    before = library.setting(key, None)
    if isinstance(after, list):
        known = before if isinstance(before, list) else []
        return say(Saying("import.gathered", {"count": sum(each not in known for each in after)}))
    told = _value(key, after, say)
    if before is None:
        return told
    return say(Saying("import.change", {"before": _value(key, before, say), "after": told}))


SETTINGS: Mapping[str, str] = {
    "theme": "settings.look",
    "text_scale": "settings.text_size",
    "language": "settings.language",
    "reduce_motion": "settings.motion",
    "speech": "settings.speech",
    "vibrate": "settings.vibrate",
    "sound": "settings.sound",
    "awake": "settings.awake",
    "deck.alpha": "deck.title",
    "deck.alpha.sample": "deck.sample",
    "house_words": "table.pair_three.house_words",
    "profiles": "nav.players",
}


def _value(key: str, value: Any, say: Say) -> str:
    """A setting's value in words; what stands there by accident is told as it is."""
    if isinstance(value, bool):
        return say(Saying("import.on" if value else "import.off"))
    if key == "text_scale":
        return say(Saying("settings.percent", {"percent": percent(text_scale(value))}))
    if value in (THEMES if key == "theme" else LANGUAGE_CHOICES):
        return say(Saying(f"settings.{key}.{value}"))
    return str(value)


def _group(code: str, mark: str, found: Sequence[Any], row: Callable[[Any, Say], Row], say: Say) -> Group:
    more = len(found) - MOST_ROWS
    rows = tuple(row(each, say) for each in found[:MOST_ROWS])
    head = say(Saying(code, {"count": len(found)}))
    return Group(head, mark, rows, say(Saying("import.more", {"count": more})) if more > 0 else "")


def _title(match: MatchSummary, say: Say) -> str:
    game = say(Saying(f"{match.game}.name"))
    return say(Saying("matches.who", {"game": game, "names": match.players}))


def _day(match: MatchSummary, say: Say) -> str:
    """The day on which it began, always with its year: a file may be old."""
    return say(day_saying(day_of(match.created), date.min))


def _match_row(match: MatchSummary, say: Say) -> Row:
    return Row(_title(match, say), say(Saying("matches.row", {"date": _day(match, say), "entries": match.entries})))


def _newer_row(taken: Taken, say: Say) -> Row:
    facts = {"date": _day(taken.match, say), "entries": taken.match.entries, "here": taken.entries}
    code = "import.updated.unreadable" if taken.mends else "import.updated.row"
    return Row(_title(taken.match, say), say(Saying(code, facts)))


def _refused_row(refused: Refused, say: Say) -> Row:
    place = say(Saying("import.place", {"place": refused.place}))
    return Row(", ".join(refused.players) or place, say(Saying(refused.code, refused.facts)))
