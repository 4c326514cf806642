"""Looks over every screen in every size of window and of text: what is cut, overlaps, or is too small to touch.

Nothing is drawn, so all of them take a few minutes. With beginnings of names, only those screens are looked over.
"""

import argparse
import sys
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

from app.ui.present.settings import LANGUAGE_CHOICES
from tools.headless import open_window
from tools.scenes import LONG_NAME, Scene, all_scenes, show

SIZES = ((412, 915), (360, 640), (916, 412), (640, 360), (800, 1280), (1280, 800))
TEXTS = (1.0, 1.5, 2.0)


def faults(
    names: tuple[str, ...], sizes: tuple[tuple[int, int], ...], texts: tuple[float, ...], language: str = "auto"
) -> Iterator[str]:
    """What is wrong, a line each."""
    open_window(*sizes[0])
    from kivy.core.window import Window

    from app.ui import theme
    from app.ui.app import FairDealApp
    from tests.ui.robot import Robot

    robot = Robot()
    robot.draws = False
    with tempfile.TemporaryDirectory() as folder:
        app = robot.start(FairDealApp(data_dir=Path(folder)))
        app.services.library.put_setting("language", language)
        app.apply_settings()
        for found in all_scenes(app):
            shown = {name: scene for name, scene in found.items() if name.startswith(names)}
            for size, text in product(sizes, texts):
                Window.size, theme.current().text_scale = size, text
                for name, scene in shown.items():
                    for fault in _faults_of(robot, app, scene):
                        yield f"{name} {size[0]}x{size[1]} {text:.0%}: {fault}"
        robot.close()


def _faults_of(robot: Any, app: Any, scene: Scene) -> Iterator[str]:
    from tests.ui.fitting import cut_texts, outside, overlapping_texts, small_targets

    show(robot, app, scene)
    root = app.router.sheets[-1] if app.router.sheets else app.router.screen
    # The longest name there may be is shortened where many sit beside each other.
    yield from (f"cut {text!r}" for text in cut_texts(root) if text not in LONG_NAME)
    yield from (f"on each other {pair}" for pair in overlapping_texts(root))
    yield from (f"outside {text!r}" for text in outside(root))
    yield from (f"too small {target}" for target in small_targets(root))


def main() -> None:
    """Print what does not fit; fail if anything does not."""
    parser = argparse.ArgumentParser(description="Look whether every screen fits.")
    parser.add_argument("names", nargs="*", default=[""])
    parser.add_argument("--size", help="only this size, as 412x915")
    parser.add_argument("--language", choices=LANGUAGE_CHOICES, default="auto", help="as chosen in Settings")
    chosen = parser.parse_args()
    sizes = SIZES if not chosen.size else (tuple(int(side) for side in chosen.size.split("x")),)
    count = 0
    for fault in faults(tuple(chosen.names), sizes, TEXTS, chosen.language):
        print(fault, flush=True)
        count += 1
    print(f"{count} faults" if count else "Everything fits.")
    sys.exit(1 if count else 0)


if __name__ == "__main__":
    main()
