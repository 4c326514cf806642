"""Draws every screen, in both themes, at text 100 and 150 percent, and the table in landscape.

Each size has a process of its own, since a window keeps its size. With names of screens, only those are drawn.
"""

import argparse
import subprocess
import sys
import tempfile
from itertools import product
from pathlib import Path
from typing import Any

from tools.headless import open_window

PHONE, SMALL, LANDSCAPE, TABLET = (412, 915), (360, 640), (916, 412), (1280, 800)
THEMES, TEXTS = ("felt", "paper"), (1.0, 1.5)
NAMES = ("Mira", "Bo", "Ines", "Jonas")
SCREENS = ("home", "new_match", "table", "history", "matches", "players", "check", "rulebook", "settings")


def draw(names: tuple[str, ...], size: tuple[int, int], out: Path) -> None:
    """Draw these screens in every look, in this process."""
    open_window(*size)
    from app.ui import theme
    from app.ui.app import FairDealApp
    from tests.ui.robot import Robot

    robot = Robot()
    with tempfile.TemporaryDirectory() as folder:
        app = robot.start(FairDealApp(data_dir=Path(folder)))
        match_id = _match_under_way(app)
        for name, mode, text in product(names, THEMES, TEXTS):
            theme.current().mode, theme.current().text_scale = mode, text
            app.router.restore([("home", {}), (name, _params(name, match_id))])
            robot.advance(0.5)
            robot.shot(out / f"{name}-{size[0]}x{size[1]}-{mode}-{text:.0%}.png")
        robot.close()


def _params(name: str, match_id: str) -> dict[str, str]:
    if name in ("table", "history"):
        return {"match_id": match_id}
    return {"game": "betski"} if name in ("new_match", "rulebook") else {}


def _match_under_way(app: Any) -> str:
    """A match of Betski, with a ruling of the table in it."""
    from rules.betski.state import CenterTurned, Drew, Played, TurnEnded
    from rules.core.game import Setup
    from rules.decks.betski import BetskiCard

    services = app.services
    session = services.library.new_match("betski", NAMES, Setup(4, house_rules={"first_to": 5}))
    services.begin(session)
    for action in (
        CenterTurned(BetskiCard(6, 5)), Played(0, BetskiCard(5, 8)), Played(0, BetskiCard(9, 4)), TurnEnded(0),
        Played(1, BetskiCard(4, 7)), Played(1, BetskiCard(8, 6)), TurnEnded(1), Drew(2, 2), Played(2, BetskiCard(7, 3)),
    ):  # fmt: skip
        session.record(action)
    session.record(Played(2, BetskiCard(9, 9)), overruled="A beginner’s mistake")
    return session.match_id


def main() -> None:
    """Draw what the command line asks for."""
    parser = argparse.ArgumentParser(description="Draw every screen of the app.")
    parser.add_argument("screens", nargs="*", default=SCREENS)
    parser.add_argument("--out", type=Path, default=Path("build/screenshots"))
    parser.add_argument("--size", help="only this size, in this process, as 412x915")
    chosen = parser.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    if chosen.size:
        width, height = chosen.size.split("x")
        draw(tuple(chosen.screens), (int(width), int(height)), chosen.out)
        return
    for width, height in (PHONE, SMALL, LANDSCAPE, TABLET):
        command = [sys.executable, "-m", "tools.screenshots", *chosen.screens]
        subprocess.run([*command, "--out", str(chosen.out), "--size", f"{width}x{height}"], check=True)
    print(f"The pictures are in {chosen.out}/")


if __name__ == "__main__":
    main()
