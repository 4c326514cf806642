"""Feeds the import thousands of spoiled files: each must get an answer, and none may change anything.

    python -m tools.fuzz_imports --files 50000 --seed 1

Sound files of every kind are cut, torn, doubled, mixed up, and given values of wrong kinds and hostile words. What can
still be read is really taken in from time to time, on a phone of its own, and must be a match that opens again.
"""

import argparse
import json
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from app.session.backup import backup_data
from app.session.importing.data import FileRefused
from app.session.importing.lines import ENDING, backup_opening
from app.session.importing.plan import Plan, plan_content, take_in
from app.session.importing.reading import read_data
from app.session.library import Library
from app.session.sharing.page import as_page
from app.session.sharing.shared import SharedMatch, as_json, as_transcript
from app.session.sharing.summary import as_summary
from app.session.sharing.table import as_csv
from app.storage.index import Store
from app.ui.present.chart import chart_of
from app.ui.present.history import HistoryHead, history_lines, history_row
from rules import GAMES
from rules.sentences import say
from rules.sentences.en import ENGLISH
from tests.sharing.evenings import golden, random_match

NOW = 1_800_000_000_000
LOOK_EVERY, TAKE_EVERY = 500, 10
HOSTILE: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 2**31, 2**63, 10**30, 1.5, -0.0, "", " ", "x" * 5000, "\u0000", "\ud800", "\u202e",
    "../../etc/passwd", "=1+1", "<script>", "{seat}", "[b]", "betski", "undo", "amend", [], {}, [[]], [{}],
    {"op": "undo"}, {"op": "record"},
    {"op": "amend", "edits": [{"at": 1, "drop": True, "put": None}]}, [[[[[[[[[[[[]]]]]]]]]]]],
)  # fmt: skip
LINES = (
    "", "Game: chess", "Game: betski", "Player: ", "Player: Mira", "First: Nobody", "Level: none", "House rule: x = y",
    "1. ", "99999999999. Mira is done", "   overruled: ", "   # ", "@", " @ 2024-13-45T99:99:99Z", "\u2028", "* ",
)  # fmt: skip

Mutation = Callable[[Random, bytes], bytes]


def sources(seed: int) -> list[bytes]:
    """Sound files: matches of all games as data and as transcript, and a backup of some."""
    chance = Random(seed)
    matches = [random_match(chance, game, f"match-{key.replace('_', '-')}") for key, game in GAMES.items()]
    matches.append(golden("betski-scorepad", "match-golden"))
    told = [json.loads(as_json(match)) for match in matches]
    settings = {"theme": "paper", "text_scale": 1.2, "house_words": ["arm+eat:related:no"], "language": "de"}
    backup = {"fair-deal": "backup", "format": 1, "settings": settings, "matches": told[:3]}
    texts = [each(match) for match in matches for each in (as_json, as_transcript)]
    lines = b"\n,".join(json.dumps(each).encode() for each in told[3:])  # as the app writes a backup
    in_lines = backup_opening(settings) + lines + b"\n" + ENDING
    return [*(text.encode() for text in (*texts, json.dumps(backup))), in_lines]


# --- how a file is spoiled

def cut(chance: Random, data: bytes) -> bytes:
    """Only a part has arrived."""
    return data[: chance.randrange(len(data) + 1)]


def flip(chance: Random, data: bytes) -> bytes:
    """Some bytes are others."""
    spoiled = bytearray(data)
    for _ in range(chance.randint(1, 8) if spoiled else 0):
        spoiled[chance.randrange(len(spoiled))] = chance.randrange(256)
    return bytes(spoiled)


def move(chance: Random, data: bytes) -> bytes:
    """A piece is doubled, left out, or stands somewhere else."""
    start, end = sorted(chance.randrange(len(data) + 1) for _ in range(2))
    piece, rest = data[start:end], data[:start] + data[end:]
    place = chance.randrange(len(rest) + 1)
    return chance.choice((rest, data[:end] + data[start:], rest[:place] + piece + rest[place:]))


def change_value(chance: Random, data: bytes) -> bytes:
    """Somewhere in the data stands what should not stand there."""
    try:
        told = json.loads(data)
    except (ValueError, RecursionError):
        return change_line(chance, data)
    for _ in range(chance.randint(1, 3)):
        _spoil(chance, told)
    return json.dumps(told).encode()


def change_line(chance: Random, data: bytes) -> bytes:
    """Lines are others, doubled, left out or mixed up."""
    lines = data.decode(errors="replace").split("\n")
    for _ in range(chance.randint(1, 4)):
        place, other = chance.randrange(len(lines)), chance.randrange(len(lines))
        kind = chance.randrange(4)
        if kind == 0:
            lines[place] = chance.choice(LINES)
        elif kind == 1:
            lines.insert(place, lines[other])
        elif kind == 2:
            lines[place], lines[other] = lines[other], lines[place]
        else:
            words = lines[place].split(" ")
            words[chance.randrange(len(words))] = str(chance.choice(HOSTILE))
            lines[place] = " ".join(words)
    return "\n".join(lines).encode(errors="replace")


def nest(chance: Random, data: bytes) -> bytes:
    """The whole lies in boxes within boxes."""
    depth = chance.choice((1, 5, 50, 5_000))
    return b'{"a":' * depth + data + b"}" * depth if chance.random() < 0.5 else b"[" * depth + data + b"]" * depth


MUTATIONS: tuple[Mutation, ...] = (cut, flip, move, nest, change_line, *[change_value] * 7)


def _places(value: Any, depth: int = 0) -> Iterator[tuple[Any, Any]]:
    """Every box of the data with a key to something in it."""
    if isinstance(value, dict | list) and depth < 30:
        for key in value if isinstance(value, dict) else range(len(value)):
            yield value, key
            yield from _places(value[key], depth + 1)


def _spoil(chance: Random, told: Any) -> None:
    places = list(_places(told))
    if not places:
        return
    box, key = chance.choice(places)
    kind = chance.randrange(4)
    if kind == 0:
        del box[key]
    elif kind == 1 and isinstance(box, dict):
        box[str(chance.choice(HOSTILE))[:50]] = box.pop(key)
    elif kind == 2:
        other, place = chance.choice(places)
        box[key] = json.loads(json.dumps(other[place])) if place in other or isinstance(other, list) else None
    elif isinstance(box[key], int) and chance.random() < 0.7:
        box[key] += chance.choice((-1, 1, 2, 10))  # nearly right is where rules are met
    else:
        box[key] = chance.choice(HOSTILE)


def spoiled_files(count: int, seed: int) -> Iterator[bytes]:
    """That many files, each spoiled once or more."""
    chance, sound = Random(seed), sources(seed)
    for _ in range(count):
        data = chance.choice(sound)
        for _ in range(chance.choice((1, 1, 1, 2, 3))):
            data = chance.choice(MUTATIONS)(chance, data)
        yield data


# --- what the app makes of it

class Fuzz:
    """A phone with some matches on it, to which the files come."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.answers: Counter[str] = Counter()
        self._folder = folder
        self._library = _phone(folder / "phone")
        for data in sources(seed)[:4]:
            take_in(self._library, plan_content(self._library, read_data(GAMES, data, NOW)))
        self._before = contents(folder / "phone")
        self._number = 0

    def look(self, data: bytes) -> None:
        """Have the app look into the file, and say every sentence that it would show."""
        self._number += 1
        try:
            plan = plan_content(self._library, read_data(GAMES, data, NOW))
        except FileRefused as refused:
            say(ENGLISH, refused.code, refused.facts)
            self.answers[refused.code] += 1
        else:
            for each in plan.refused:
                say(ENGLISH, each.code, each.facts)
            self._count(plan)
            if (plan.taken or plan.settings) and self.answers["read"] % TAKE_EVERY == 0:
                self._take_in(data)
        if self._number % LOOK_EVERY == 0:
            self.check_untouched()

    def check_untouched(self) -> None:
        """Nothing on the phone may have changed by looking."""
        if contents(self._folder / "phone") != self._before:
            raise AssertionError(f"the phone changed before file {self._number}")

    def _count(self, plan: Plan) -> None:
        self.answers["read"] += bool(plan.taken or plan.there or plan.settings)
        if not (plan.taken or plan.there or plan.settings):
            self.answers[f"match: {plan.refused[0].code}" if plan.refused else "nothing in it"] += 1

    def _take_in(self, data: bytes) -> None:
        """On another phone: what was promised is there, whole, and can be backed up and read again."""
        other = _phone(self._folder / f"other-{self._number}")
        plan = plan_content(other, read_data(GAMES, data, NOW))
        take_in(other, plan, with_settings=True)
        for each in plan.taken:
            session = other.open_match(each.match.match_id)
            if len(session.timeline.steps) != each.match.entries or session.damage is not None:
                raise AssertionError(f"file {self._number} was taken in otherwise than told")
            other.close_match(session)
            show(SharedMatch(session.match_id, other.records(session.match_id), session.timeline))
        again = plan_content(other, read_data(GAMES, backup_data(other), NOW))
        if again.taken or again.refused:
            raise AssertionError(f"file {self._number} does not come through a backup")
        self.answers["taken in"] += 1


def _phone(folder: Path) -> Library:
    return Library(Store(folder), GAMES, lambda: NOW)


def show(match: SharedMatch) -> None:
    """Put the match into every form in which it is shown or shared."""
    for tell in (as_page, as_summary):
        tell(match, ENGLISH)
    as_csv(match)
    chart = chart_of(match.timeline)
    told = [point.caption for point in chart.points] if chart is not None else []
    for line in history_lines(match.timeline):
        if isinstance(line, HistoryHead):
            told.append(line.text)
        else:
            row = history_row(match.timeline, line)
            told += [row.did, *row.details]
    for saying in told:
        say(ENGLISH, saying.code, saying.facts, match.players)


def contents(folder: Path) -> dict[str, bytes]:
    """Every file below a folder with what is in it."""
    return {str(path): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def fuzz(files: int, seed: int, folder: Path) -> Counter[str]:
    """Look into that many spoiled files; how many got which answer."""
    phone = Fuzz(folder, seed)
    for data in spoiled_files(files, seed):
        try:
            phone.look(data)
        except Exception:
            (folder / "culprit").write_bytes(data)
            raise
    phone.check_untouched()
    return phone.answers


def main() -> None:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(description="Feed spoiled files to the import.")
    parser.add_argument("--files", type=int, default=50_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        answers = fuzz(chosen.files, chosen.seed, Path(folder))
    taken = answers.pop("taken in", 0)
    for answer, count in answers.most_common():
        print(f"{count:7}  {answer}")
    print(f"{chosen.files} files without a crash or a change; {taken} of those read were taken in and opened again.")


if __name__ == "__main__":
    main()
