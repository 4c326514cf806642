"""Work beside the screen: what may take longer than a frame is done in a thread, and told in a later frame."""

from collections.abc import Callable
from threading import Thread
from typing import TypeVar

from kivy.clock import Clock

Result = TypeVar("Result")


def beside(work: Callable[[], Result], then: Callable[[Result], None]) -> Thread:
    """Do the work in a thread; *then* gets what came of it on the screen's own."""

    def run() -> None:
        result = work()
        Clock.schedule_once(lambda _dt: then(result), 0)

    # A daemon: what is not finished must not keep the app from ending.
    thread = Thread(target=run, name="beside", daemon=True)
    thread.start()
    return thread
