"""What a long match costs: to open it, to amend its first entry, to open its history and to swipe through that."""

import json
import statistics
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from app.session.library import Library
from app.session.match import MatchSession
from app.storage.index import Store
from app.storage.lines import encoded_line
from rules import GAMES
from rules.core.codec import encode_entry
from rules.core.game import TOTALS, Setup
from rules.core.timeline import Edit, Entry
from rules.core.transcript import read_action
from tools.headless import open_window

NAMES = ("Mira", "Bo", "Ines", "Jonas")
GAME = GAMES["in_between"]
LONG = 5_000
FEW, MANY = 100, 10_000
ROUNDS = 7
SWIPES, STEPS = 6, 20


def lines() -> list[str]:
    """Opening and amending against the least that must be done; a long history against a short one."""
    with tempfile.TemporaryDirectory() as folder:
        library = Library(Store(Path(folder)), GAMES, lambda: 0)
        match_id = match_with(library, Path(folder), LONG)
        found = [_opening(library, Path(folder), match_id), _amending(library, match_id)]
    return [*found, *_histories()]


def match_with(library: Library, folder: Path, entries: int) -> str:
    """A scorepad of In Between the Sheets in which the players win and lose in turn; its id."""
    session = library.new_match("in_between", NAMES, Setup(4, level=TOTALS))
    session.close()
    path = folder / "matches" / f"{session.match_id}.journal"
    crc = int(path.read_bytes().splitlines()[-1][:8], 16)
    with path.open("ab") as journal:
        for number in range(entries):
            entry = Entry(_action(number), number, "")
            line, crc = encoded_line({"op": "record", "entry": encode_entry(GAME, entry)}, crc)
            journal.write(line)
    return str(session.match_id)


def _action(number: int) -> Any:
    outcome = "lost" if number // 4 % 2 else "won"
    return read_action(GAME, NAMES, f"{NAMES[number % 4]} bets 1: {outcome}" if number else "ante")


def _opening(library: Library, folder: Path, match_id: str) -> str:
    path = folder / "matches" / f"{match_id}.journal"
    costs: dict[str, list[float]] = {"open": [], "parse": []}
    for _ in range(ROUNDS):
        costs["parse"].append(_timed(lambda: [json.loads(line[9:]) for line in path.read_bytes().splitlines()]))
        costs["open"].append(_timed(lambda: library.open_match(match_id).close()))
    opened, parsed = (statistics.median(costs[name]) for name in ("open", "parse"))
    return f"open a match of {LONG} entries: {opened * 1e3:.0f} ms, {opened / parsed:.1f} times parsing its lines"


def _amending(library: Library, match_id: str) -> str:
    session = library.open_match(match_id)
    entries = [step.entry for step in session.timeline.steps]
    edit = Edit(1, True, Entry(read_action(GAME, NAMES, "Mira buys 5"), 0, ""))
    costs: dict[str, list[float]] = {"amend": [], "rules": []}
    for _ in range(ROUNDS):
        costs["rules"].append(_timed(lambda: _by_the_rules(session, entries)))
        costs["amend"].append(_timed(lambda: session.amend([edit])))
        session.undo()
    session.close()
    amended, bare = (statistics.median(costs[name]) for name in ("amend", "rules"))
    return f"amend its first entry: {amended * 1e3:.0f} ms, {amended / bare:.2f} times judging and applying the others"


def _by_the_rules(session: MatchSession, entries: list[Entry]) -> None:
    """Nothing but the rules: the least that a change of the first entry asks for."""
    state = session.timeline.opening
    for entry in entries:
        GAME.objections(state, entry.action)
        state, _events = GAME.apply(state, entry.action)


def _histories() -> list[str]:
    """In a real window: the whole app, real touches."""
    open_window(412, 915)
    from app.ui.app import FairDealApp
    from tests.ui.robot import Robot

    robot = Robot()
    robot.draws = False  # what the graphics chip does is the same for both, and there is none here
    with tempfile.TemporaryDirectory() as folder:
        app = robot.start(FairDealApp(data_dir=Path(folder)))
        opened, frames = {}, {}
        for entries in (FEW, MANY):
            match_id = match_with(app.services.library, Path(folder), entries)
            app.services.session(match_id)
            opened[entries] = statistics.median(_timed(partial(_open, robot, app, match_id)) for _ in range(ROUNDS))
            frames[entries] = _swiped(robot, app)
        robot.close()
    many, few = (statistics.quantiles(frames[entries], n=20)[-1] for entries in (MANY, FEW))
    return [
        f"open the history of {MANY} entries: {opened[MANY] * 1e3:.0f} ms, "
        f"{opened[MANY] / opened[FEW]:.1f} times that of {FEW}",
        f"a frame while swiping through {MANY} entries: {many * 1e3:.1f} ms (one in twenty is slower), "
        f"{many / few:.2f} times that through {FEW}",
    ]


def _open(robot: Any, app: Any, match_id: str) -> None:
    """From another screen to the first frame of the history."""
    app.router.restore([("home", {})])
    app.router.restore([("home", {}), ("history", {"match_id": match_id})])
    robot.frames()


def _swiped(robot: Any, app: Any) -> list[float]:
    """Seconds of every frame while a finger draws the list up again and again."""
    from tests.ui.robot import Finger

    rows = app.router.screen.ids.rows
    x, y = rows.to_window(rows.center_x, rows.y + rows.height * 0.2)
    costs = []
    for _ in range(SWIPES):
        finger = Finger(x, y)
        finger.down()
        for step in range(STEPS):
            finger.slide(x, y + rows.height * 0.6 * step / STEPS)
            costs.append(_timed(robot.frames))
        finger.up()
        costs += [_timed(robot.frames) for _ in range(STEPS)]
    return costs


def _timed(act: Callable[[], object]) -> float:
    start = time.perf_counter()
    act()
    return time.perf_counter() - start


if __name__ == "__main__":
    print("\n".join(lines()))
