"""Plays a short real match off-screen, touch by touch, and leaves numbered pictures of it."""

import argparse
import tempfile
from pathlib import Path

from tools.headless import open_window

# A phone of 412 × 915 dp, drawn at twice that so that the pictures are sharp.
WIDTH, HEIGHT, DENSITY = 824, 1830, 2.0
PLAYERS = ("Mira", "Bo", "Ines", "Jonas")
# What the table plays: a card's key by its code, or a button by its words.
OPENING = ("6-5", "5-8", "9-4", "Done", "4-7", "8-6", "Done", "draw", "draw", "7-3", "4-9", "Done", "3-5", "6-3", "Done")
WRONG_CARD = "9-7"


def main() -> None:
    """Play the demo and say where its pictures are."""
    parser = argparse.ArgumentParser(description="Play a short match off-screen and leave pictures of it.")
    parser.add_argument("--out", type=Path, default=Path("build/demo"))
    out = parser.parse_args().out
    out.mkdir(parents=True, exist_ok=True)
    open_window(WIDTH, HEIGHT, DENSITY)
    from tests.ui.robot import Robot

    with tempfile.TemporaryDirectory() as folder:
        _play(Robot(), Path(folder), out)
    print(f"No display here, so a short match was played off-screen. Its pictures are in {out}/")


def _play(robot: object, folder: Path, out: Path) -> None:
    raise NotImplementedError


if __name__ == "__main__":
    main()
