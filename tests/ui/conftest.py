"""A real window without a screen."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tools.headless import open_window

open_window(
    int(os.environ.get("TEST_W", "412")),
    int(os.environ.get("TEST_H", "915")),
    float(os.environ.get("TEST_DENSITY", "1")),
    float(os.environ.get("TEST_FONTSCALE", "1")),
)

HERE = Path(__file__).parent
SHOTS = HERE.parents[1] / "build" / "shots"


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


@contextmanager
def _window(width: int, height: int) -> Iterator[None]:
    from kivy.core.window import Window

    was = tuple(Window.size)
    Window.size = width, height
    yield
    Window.size = was


@pytest.fixture
def small_phone() -> Iterator[None]:
    """A window of 360 by 640."""
    with _window(360, 640):
        yield


@pytest.fixture
def low_window() -> Iterator[None]:
    """A phone on its side."""
    with _window(916, 412):
        yield


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]):
    """Let the fixture see whether its test failed."""
    report = yield
    if report.when == "call":
        item.call_report = report
    return report
