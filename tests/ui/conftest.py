"""A real window without a screen. Everything up to the Kivy imports must run before Kivy is first imported."""

import os
import tempfile
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "offscreen")
os.environ.setdefault("KIVY_NO_CONSOLELOG", "1")
os.environ.update(KIVY_NO_ARGS="1", KIVY_NO_FILELOG="1", KIVY_NO_CONFIG="1", KIVY_CLIPBOARD="dummy")
os.environ["KIVY_HOME"] = tempfile.mkdtemp(prefix="kivyhome-")
os.environ["KIVY_METRICS_DENSITY"] = os.environ.get("TEST_DENSITY", "1")
os.environ["KIVY_METRICS_FONTSCALE"] = os.environ.get("TEST_FONTSCALE", "1")

from kivy.config import Config

Config.set("graphics", "width", os.environ.get("TEST_W", "412"))
Config.set("graphics", "height", os.environ.get("TEST_H", "915"))
Config.set("graphics", "maxfps", "0")
Config.set("graphics", "multisamples", "0")
Config.set("kivy", "exit_on_escape", "0")
for provider, _ in Config.items("input"):
    Config.remove_option("input", provider)

import pytest

HERE = Path(__file__).parent
SHOTS = HERE.parents[1] / "build" / "shots"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All window tests run in one worker: they share one window and one clock."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.xdist_group("ui"))


@pytest.fixture
def ui(request: pytest.FixtureRequest):
    """A robot at the window; a failing test leaves its last picture in build/shots."""
    from tests.ui.robot import Robot

    robot = Robot()
    yield robot
    report = getattr(request.node, "call_report", None)
    if report is not None and report.failed:
        SHOTS.mkdir(parents=True, exist_ok=True)
        robot.shot(SHOTS / f"{request.node.name}.png")
    robot.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]):
    """Let the fixture see whether its test failed."""
    report = yield
    if report.when == "call":
        item.call_report = report
    return report
