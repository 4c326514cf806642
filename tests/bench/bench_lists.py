"""What lists of many matches cost: reading the index of ten thousand, and one player's figures over all of them."""

import json
import random
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from app.session.deeds import DEEDS, VERSION
from app.session.figures import lifetime
from app.session.library import Library
from app.session.people import People
from app.storage.index import Store
from rules import GAMES
from rules.core.game import Setup

MATCHES, PLAYERS, ROUNDS = 10_000, 40, 5


def rows() -> dict[str, dict[str, Any]]:
    """Summaries as an index keeps them."""
    chance = random.Random(7)
    names = [f"Player {number}" for number in range(PLAYERS)]
    return {f"m{number:06}": _row(chance, names, number) for number in range(MATCHES)}


def _row(chance: random.Random, names: list[str], number: int) -> dict[str, Any]:
    game, seats = chance.choice(list(DEEDS)), chance.randint(2, 6)
    return {
        "game": game, "players": chance.sample(names, seats), "points": [chance.randint(-20, 90) for _ in range(seats)],
        "scale": 1, "entries": 60, "is_over": number % 50 > 0, "created": number * 3_600_000, "is_open": False,
        "deeds": [[chance.randint(0, 9) for _ in DEEDS[game]] for _ in range(seats)], "deeds_of": VERSION,
    }  # fmt: skip


def filled(folder: Path) -> None:
    """A phone with that many matches; only their journals' names are looked at."""
    store = Store(folder)
    told = rows()
    for match_id in told:
        (folder / "matches" / f"{match_id}.journal").touch()
    store.put_summaries(told)
    store.close()


def peer(told: list[dict[str, Any]], name: str) -> tuple[int, int]:
    """The least that must be done: matches and wins of one player in a plain loop over the rows."""
    matches = wins = 0
    for row in told:
        if row["is_over"] and name in row["players"]:
            points = row["points"]
            matches += 1
            wins += points[row["players"].index(name)] == max(points)
    return matches, wins


def lines() -> list[str]:
    """A line for listing, and one for the figures."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        filled(folder)
        texts = [path.read_bytes() for path in folder.glob("index-*.json")]
        listing = _best(lambda: Library(Store(folder), GAMES, lambda: 0).summaries())
        parsing = _best(lambda: [json.loads(text) for text in texts])
        library = Library(Store(folder), GAMES, lambda: 0)
        listed = library.summaries()
        again = _best(library.summaries)
        changing = _best(lambda: _changed(library))
    told = list(rows().values())
    counting = _best(lambda: lifetime(listed, People(), "player 3"))
    looping = _best(lambda: peer(told, "Player 3"))
    return [
        f"{MATCHES} matches listed from the disk: {listing * 1000:.0f} ms, "
        f"{listing / parsing:.1f} times parsing the same JSON; once more {again * 1e6:.0f} µs",
        f"one of them deleted and brought back: {changing * 1000:.0f} ms",
        f"one player's lifetime figures over them: {counting * 1000:.1f} ms, "
        f"{counting / looping:.1f} times counting matches and wins in a loop over dicts",
    ]


def _changed(library: Library) -> None:
    """Delete a match and bring it back, with the list read after each."""
    match_id = library.new_match("betski", ("Mira", "Bo"), Setup(2)).match_id
    library.delete_match(match_id)
    library.summaries()
    library.bring_back(match_id)
    library.summaries()
    library.delete_match(match_id)


def _best(act: Callable[[], object]) -> float:
    """Seconds, the middle of several rounds."""
    times = []
    for _ in range(ROUNDS):
        begin = perf_counter()
        act()
        times.append(perf_counter() - begin)
    return median(times)


if __name__ == "__main__":
    print("\n".join(lines()))
