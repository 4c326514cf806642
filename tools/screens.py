"""Draw screens of the app: python -m tools.screens home new_match:game=betski [--all]

Pictures go to build/shots. With --all: both themes, text at 100 and 150 percent, three sizes; each size in a process
of its own, since a window keeps its size. Names take parameters as name:key=value; a match to show is made up.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from itertools import product
from pathlib import Path

SIZES = ((412, 915), (360, 640), (915, 412))
SHOTS = Path("build/shots")
NAMES = ("Mira", "Bo", "Ines", "Jonas")


def draw(steps: list[str], size: str, looks: list[tuple[str, float]]) -> None:
    """Draw each screen in each look, in this process."""
    os.environ["KIVY_LOG_MODE"] = "PYTHON"  # or Kivy keeps what goes wrong to itself
    os.environ["TEST_W"], os.environ["TEST_H"] = size.split("x")
    import tests.ui.conftest  # noqa: F401  # prepares a window without a screen; before anything of Kivy
    from app.ui import theme
    from app.ui.app import FairDealApp
    from tests.ui.robot import Robot

    robot = Robot()
    app = robot.start(FairDealApp(data_dir=Path(tempfile.mkdtemp())))
    match_id = made_up_match(app)
    for step in steps:
        name, _, given = step.partition(":")
        params = dict(pair.split("=") for pair in given.split(",") if pair)
        if name in ("table", "history"):
            params.setdefault("match_id", match_id)
        for mode, scale in looks:
            theme.current().mode, theme.current().text_scale = mode, scale
            app.router.restore([("home", {}), (name, params)])
            robot.advance(0.5)
            robot.shot(SHOTS / f"{name}-{size}-{mode}-{scale:g}.png")
    robot.close()


def made_up_match(app: object) -> str:
    """A match of Betski under way, first to five."""
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
    return session.match_id


def main() -> None:
    """Draw what the command line asks for."""
    parser = argparse.ArgumentParser()
    parser.add_argument("screens", nargs="+")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--size", action="append")
    parser.add_argument("--look", action="append", help="mode:scale, as paper:1.5")
    chosen = parser.parse_args()
    SHOTS.mkdir(parents=True, exist_ok=True)
    looks = [(mode, float(scale)) for mode, scale in (each.split(":") for each in chosen.look or ["felt:1"])]
    sizes = chosen.size or ["412x915"]
    if chosen.all:
        looks, sizes = list(product(("felt", "paper"), (1.0, 1.5))), [f"{w}x{h}" for w, h in SIZES]
    if len(sizes) == 1:
        draw(chosen.screens, sizes[0], looks)
        return
    options = [f"--look={mode}:{scale:g}" for mode, scale in looks]
    for size in sizes:
        subprocess.run([sys.executable, "-m", "tools.screens", *chosen.screens, f"--size={size}", *options], check=True)


if __name__ == "__main__":
    main()
