"""Draws every screen, in both themes, at text 100 and 150 percent, and the table in landscape.

Each size has a process of its own, since a window keeps its size. With beginnings of names, only those are drawn.
"""

import argparse
import subprocess
import sys
import tempfile
from itertools import product
from pathlib import Path

from app.ui.present.settings import LANGUAGE_CHOICES
from tools.headless import open_window
from tools.scenes import all_scenes, show

PHONE, SMALL, LANDSCAPE, TABLET = (412, 915), (360, 640), (916, 412), (1280, 800)
THEMES, TEXTS = ("felt", "paper"), (1.0, 1.5)


def draw(names: tuple[str, ...], size: tuple[int, int], out: Path, language: str = "auto") -> None:
    """Draw these screens in every look, in this process; a language other than the phone's is named in the pictures."""
    open_window(*size)
    from app.ui import theme
    from app.ui.app import FairDealApp
    from tests.ui.robot import Robot

    robot = Robot()
    with tempfile.TemporaryDirectory() as folder:
        app = robot.start(FairDealApp(data_dir=Path(folder)))
        app.services.library.put_setting("language", language)
        app.apply_settings()
        ending = "" if language == "auto" else f"-{language}"
        for drawn in all_scenes(app):
            chosen = sorted(name for name in drawn if name.startswith(names))
            for name, mode, text in product(chosen, THEMES, TEXTS):
                theme.current().mode, theme.current().text_scale = mode, text
                show(robot, app, drawn[name])
                robot.shot(out / f"{name}-{size[0]}x{size[1]}-{mode}-{text:.0%}{ending}.png")
        robot.close()


def main() -> None:
    """Draw what the command line asks for."""
    parser = argparse.ArgumentParser(description="Draw every screen of the app.")
    parser.add_argument("names", nargs="*", default=[""])
    parser.add_argument("--out", type=Path, default=Path("build/screenshots"))
    parser.add_argument("--size", help="only this size, in this process, as 412x915")
    parser.add_argument("--language", choices=LANGUAGE_CHOICES, default="auto", help="as chosen in Settings")
    chosen = parser.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    if chosen.size:
        width, height = chosen.size.split("x")
        draw(tuple(chosen.names), (int(width), int(height)), chosen.out, chosen.language)
        return
    for width, height in (PHONE, SMALL, LANDSCAPE, TABLET):
        command = [sys.executable, "-m", "tools.screenshots", *chosen.names]
        command += ["--language", chosen.language, "--out", str(chosen.out), "--size", f"{width}x{height}"]
        subprocess.run(command, check=True)
    print(f"The pictures are in {chosen.out}/")


if __name__ == "__main__":
    main()
