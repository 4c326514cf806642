"""The app's own sounds: short files, loaded when first heard."""

from functools import cache
from pathlib import Path
from typing import Any

from kivy.core.audio import SoundLoader

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "sounds"


@cache
def sound(name: str) -> Any:
    """The sound of this name; None where this system plays none."""
    return SoundLoader.load(str(FOLDER / f"{name}.wav"))


def play(name: str) -> None:
    """Play it from its beginning."""
    heard = sound(name)
    if heard is not None:
        heard.stop()
        heard.play()
