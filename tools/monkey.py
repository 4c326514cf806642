"""Touches whatever there is, thousands of times: taps, swipes, holds, typing, the back key, turning the phone.

Nothing may break, and no place may be a dead end: from everywhere, the back key leads home.
"""

import argparse
import gc
import random
import tempfile
from collections import Counter, deque
from pathlib import Path
from typing import Any

from tools.headless import open_window
from tools.scenes import Scene, fill, scenes

UPRIGHT, LYING = (412, 915), (916, 412)
MOST_BACKS = 40  # no trail, with the sheets and searches on it, is longer
ROUND = 150  # touches between two looks whether home is still reachable
NAMES = ("Bo", "Ines [b]", "=1+1", "<i>", "x" * 30, "Ärmel", "名前", " ")


class Monkey:
    """Random hands on the real app; the same seed does the same."""

    def __init__(self, robot: Any, app: Any, seed: int, tell: int = 0) -> None:
        self._robot, self._app, self._tell = robot, app, tell
        self._random = random.Random(seed)
        self._places: list[Scene] = list(scenes(fill(app)).values())
        self.last: deque[str] = deque(maxlen=25)
        self.seen: Counter[str] = Counter()

    def play(self, touches: int) -> None:
        """That many touches, each round from another screen."""
        acts = (self._tap, self._poke, self._swipe, self._hold, self._type, self._back, self._turn)
        weights = (80, 6, 6, 2, 2, 3, 1)
        for number in range(touches):
            if number % ROUND == 0:
                self._go_home()
                gc.collect()  # else what it has left behind makes every touch slower than the one before
                self._go_somewhere()
            if self._tell and number % self._tell == 0:
                print(f"{number} touches", flush=True)
            self.seen[self._app.router.current] += 1
            self._random.choices(acts, weights)[0]()
        self._go_home()

    def _go_somewhere(self) -> None:
        place = self._random.choice(self._places)
        self.last.append(f"go to {place.screen} {place.params}")
        self._app.router.go(place.screen, **place.params)
        self._robot.frames(3)

    def _go_home(self) -> None:
        for _ in range(MOST_BACKS):
            if not self._robot.back():
                break
            self._robot.advance(0.3)
        if self._app.router.current != "home" or self._app.router.sheets:
            raise AssertionError(f"no way home from {self._app.router.trail}")

    def _targets(self) -> list[Any]:
        from app.ui.widgets import Tappable

        return [w for w in self._robot.walk() if isinstance(w, Tappable) and not w.disabled and self._in_reach(w)]

    def _in_reach(self, widget: Any) -> bool:
        from kivy.core.window import Window

        x, y = widget.to_window(*widget.center)
        return 0 <= x < Window.width and 0 <= y < Window.height and self._robot.visible(widget)

    def _tap(self) -> None:
        targets = self._targets()
        if not targets:
            self._poke()
            return
        chosen = self._random.choice(targets)
        self._touch(*chosen.to_window(*chosen.center), what=f"{type(chosen).__name__} {getattr(chosen, 'text', '')!r}")

    def _poke(self) -> None:
        self._touch(*self._point(), what="anywhere")

    def _hold(self) -> None:
        self._touch(*self._point(), what="hold", hold=0.8)

    def _touch(self, x: float, y: float, what: str, hold: float = 0.04) -> None:
        self.last.append(f"{what} at {x:.0f},{y:.0f} on {self._app.router.current}")
        self._robot.tap_at(x, y, hold, rest=0.08)

    def _swipe(self) -> None:
        start, end = self._point(), self._point()
        self.last.append(f"swipe {start} to {end} on {self._app.router.current}")
        self._robot.swipe(*start, *end, steps=4)

    def _type(self) -> None:
        self.last.append("type")
        self._robot.type(self._random.choice(NAMES))
        self._robot.key(self._random.choice(("enter", "backspace")))

    def _back(self) -> None:
        self.last.append(f"back from {self._app.router.current}")
        self._robot.back()

    def _turn(self) -> None:
        from kivy.core.window import Window

        self.last.append("turn the phone")
        Window.size = LYING if tuple(Window.size) == UPRIGHT else UPRIGHT
        self._robot.frames(3)

    def _point(self) -> tuple[float, float]:
        from kivy.core.window import Window

        return self._random.uniform(0, Window.width - 1), self._random.uniform(0, Window.height - 1)


def main() -> None:
    """Let a monkey at the app, and say where it has been."""
    parser = argparse.ArgumentParser(description="Touch the app at random.")
    parser.add_argument("--touches", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tell", type=int, default=0, help="say how far it is each so many touches")
    chosen = parser.parse_args()
    open_window(*UPRIGHT)
    from app.ui.app import FairDealApp
    from tests.ui.robot import Robot

    robot = Robot()
    robot.draws = False
    with tempfile.TemporaryDirectory() as folder:
        monkey = Monkey(robot, robot.start(FairDealApp(data_dir=Path(folder))), chosen.seed, chosen.tell)
        try:
            monkey.play(chosen.touches)
        except BaseException:
            print("\n".join(monkey.last))
            raise
        robot.close()
    been = ", ".join(f"{screen} {count}" for screen, count in monkey.seen.most_common())
    print(f"{chosen.touches} touches without a fault; on {been}.")


if __name__ == "__main__":
    main()
