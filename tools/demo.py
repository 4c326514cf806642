"""Plays a short real match off-screen, touch by touch, and leaves numbered pictures of it."""

import argparse
import tempfile
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tools.headless import open_window

if TYPE_CHECKING:
    pass

# A phone of 412 × 915 dp, drawn at twice that so that the pictures are sharp.
WIDTH, HEIGHT, DENSITY = 824, 1830, 2.0
PLAYERS = ("Mira", "Bo", "Ines", "Jonas")
DRAW, DONE = "draw", "Done"
# What the table plays, turn by turn: a card by its code, or a button.
TURNS = (
    ("6-5", "5-8", "9-4", DONE),
    ("4-7", "8-6", DONE),
    (DRAW, DRAW, "7-3", "4-9", DONE),
    ("3-5", "6-3", DONE),
)
WRONG_CARD = "9-7"


def main() -> None:
    """Play the demo and say where its pictures are."""
    parser = argparse.ArgumentParser(description="Play a short match off-screen and leave pictures of it.")
    parser.add_argument("--out", type=Path, default=Path("build/demo"))
    out = parser.parse_args().out
    out.mkdir(parents=True, exist_ok=True)
    open_window(WIDTH, HEIGHT, DENSITY)
    with tempfile.TemporaryDirectory() as folder:
        Demo(Path(folder), out).play()
    print(f"No display here, so a short match was played off-screen. Its pictures are in {out}/")


class Demo:
    """One match at a robot's hands."""

    def __init__(self, folder: Path, out: Path) -> None:
        from app.ui.app import FairDealApp
        from tests.ui.robot import Robot

        self._robot: Robot = Robot()
        self._out = out
        self._numbers = count(1)
        self._app: Any = self._robot.start(FairDealApp(data_dir=folder))

    def play(self) -> None:
        """From the empty table to the history."""
        robot = self._robot
        self._picture("home-first-time")
        robot.tap(robot.find(cls="GameTilePanel", text="Betski"))
        self._sit_down()
        self._picture("new-match")
        robot.tap("Start, Mira begins")
        self._picture("table-before-the-center-card")
        for turn in TURNS:
            for touch in turn:
                self._touch(touch)
        self._picture("table")
        self._touch(WRONG_CARD)
        self._picture("not-legal")
        robot.tap("Open rule")
        self._picture("rulebook")
        robot.back()
        robot.tap(robot.find(cls="AppBar").ids.actions.children[1])
        self._picture("history")
        robot.back()
        robot.back()
        self._picture("home")
        robot.close()

    def _sit_down(self) -> None:
        self._robot.tap("New")
        for name in PLAYERS:
            self._robot.type(name)
            self._robot.key("enter")
            self._robot.advance(0.2)
        self._robot.back()
        self._robot.advance(0.4)

    def _touch(self, what: str) -> None:
        from rules.decks.betski import BetskiCard

        robot = self._robot
        if what == DONE:
            robot.tap(DONE)
        elif what == DRAW:
            robot.tap(robot.find(cls="DrawStepper").children[0])
        else:
            robot.tap(robot.find(cls="BetskiPad").key_of(BetskiCard.from_code(what)))

    def _picture(self, name: str) -> None:
        self._robot.advance(0.5)
        self._robot.shot(self._out / f"{next(self._numbers):02d}-{name}.png")


if __name__ == "__main__":
    main()
