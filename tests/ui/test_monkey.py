"""Random hands on every screen: nothing breaks, and there is always a way home. `make monkey` takes 20,000 touches."""

from pathlib import Path

import pytest

from app.ui.app import FairDealApp
from tests.ui.robot import Robot
from tools.monkey import UPRIGHT, Monkey


@pytest.mark.parametrize("seed", [11, 12])
def test_random_hands_break_nothing_and_always_find_home(ui: Robot, tmp_path: Path, seed: int) -> None:
    from kivy.core.window import Window

    ui.draws = False
    monkey = Monkey(ui, ui.start(FairDealApp(data_dir=tmp_path)), seed)
    try:
        monkey.play(touches=300)
    finally:
        Window.size = UPRIGHT
        ui.frames(3)
    assert monkey.seen.total() == 300
