"""The first swipes through a long history in a fresh process, frame by frame, with everything drawn.

What the app does for a frame is counted in its own thread's time on the processor; drawing is told apart, since there
is no graphics chip here and software does it.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter, thread_time
from typing import Any

ENTRIES, PROCESSES, SWIPES, STEPS, ROLLING = 2_000, 3, 10, 8, 30
FRAME = 1000 / 60  # milliseconds


def lines() -> list[str]:
    """One line: the slowest of all frames, and how many took longer than there is time for."""
    work: list[float] = []
    drawn: list[float] = []
    for _ in range(PROCESSES):
        done = subprocess.run([sys.executable, "-m", __spec__.name], capture_output=True, text=True, check=True)
        told = json.loads(done.stdout.splitlines()[-1])
        work += told["work"]
        drawn += told["drawn"]
    slow = sum(cost > FRAME for cost in work)
    return [
        f"first swipes through {ENTRIES} entries, {len(work)} frames in {PROCESSES} fresh processes: slowest "
        f"{max(work):.1f} ms, middle {median(work):.1f} ms, {slow} over {FRAME:.0f} ms; "
        f"drawing them in software {median(drawn):.0f} ms more"
    ]


def main() -> None:
    """Start as the app starts, swipe, and print what each frame took in milliseconds."""
    from app import garbage

    garbage.start_up()
    from tools.headless import open_window

    open_window(412, 915)
    from app.ui.app import FairDealApp
    from tests.ui.robot import Robot

    with tempfile.TemporaryDirectory() as folder:
        match_id = _match_in(Path(folder))
        robot = Robot()
        app = robot.start(FairDealApp(data_dir=Path(folder)))
        garbage.keep_steady()
        app.router.restore([("home", {}), ("history", {"match_id": match_id})])
        robot.frames(2)
        costs = list(_swiped(app.router.screen.ids.rows))
        robot.close()
    print(json.dumps({"work": [work for work, _ in costs], "drawn": [drawn for _, drawn in costs]}))


def _match_in(folder: Path) -> str:
    from app.session.library import Library
    from app.storage.index import Store
    from rules import GAMES
    from tests.bench.bench_history import match_with

    store = Store(folder)
    match_id = match_with(Library(store, GAMES, lambda: 0), folder, ENTRIES)
    store.close()
    return match_id


def _swiped(rows: Any) -> Any:
    """What each frame costs while a finger swipes down the list and lets it roll."""
    from tests.ui.robot import Finger

    x, y = rows.to_window(rows.center_x, rows.y + rows.height * 0.2)
    for _ in range(SWIPES):
        finger = Finger(x, y)
        finger.down()
        yield _frame()
        for step in range(STEPS):
            finger.slide(x, y + rows.height * 0.6 * step / STEPS)
            yield _frame()
        finger.up()
        for _ in range(ROLLING):
            yield _frame()


def _frame() -> tuple[float, float]:
    """One frame: milliseconds of the app's own work, and of drawing."""
    from kivy.core.window import Window

    from tests.ui.robot import Robot, _idle_undrawn

    Robot._now += Robot.FRAME
    begun = thread_time()
    _idle_undrawn()
    worked, drawing = thread_time() - begun, perf_counter()
    Window.dispatch("on_draw")
    Window.flip()
    return worked * 1000, (perf_counter() - drawing) * 1000


if __name__ == "__main__":
    main()
