"""Random hands on every screen: nothing breaks, and there is always a way home. `make monkey` takes 20,000 touches."""

from pathlib import Path

from app.ui.app import FairDealApp
from tests.ui.robot import Robot
from tools.monkey import UPRIGHT, Monkey

TOUCHES = 150


def test_random_hands_break_nothing_and_always_find_home(ui: Robot, tmp_path: Path) -> None:
    from kivy.core.window import Window

    ui.draws = False
    monkey = Monkey(ui, ui.start(FairDealApp(data_dir=tmp_path)), seed=11)
    try:
        monkey.play(touches=TOUCHES)
    finally:
        Window.size = UPRIGHT
        ui.frames(3)
    assert monkey.seen.total() == TOUCHES
