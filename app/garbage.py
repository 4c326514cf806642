"""When Python looks for garbage: a little at a time, so that no frame ever waits for a look through everything.

Whatever refers to itself in a ring is found only by looking. Left alone, Python looks through everything alive whenever
that has grown by a quarter; with a long match open this takes ten frames, and it happens in the middle of a swipe. Here
what has outlived one full look is left out of the next ones, so that each sees only what is new. The rings among what
is left out are found while nobody watches, when the app is paused.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

# Looks that spare older things before the next one spares none: more often than usual, since each is short now.
THRESHOLDS = (700, 10, 3)
_EVERYTHING = 2


def start_up() -> None:
    """Do not look at all while the app is being put together: next to everything made now stays."""
    gc.disable()


def keep_steady() -> None:
    """The app is there: leave out all there is from now on, and after each full look what outlived it."""
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    if _leave_out not in gc.callbacks:
        gc.callbacks.append(_leave_out)
    gc.enable()


def look_through_all() -> None:
    """Find the rings in what was left out too; takes a while, so only when nobody watches."""
    if gc.get_freeze_count():
        gc.unfreeze()
        gc.collect()


@contextmanager
def not_now() -> Iterator[None]:
    """Do not look during the block: what listens may not vanish while all that listen are told of something."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def _leave_out(phase: str, info: dict[str, Any]) -> None:
    if phase == "stop" and info["generation"] == _EVERYTHING:
        gc.freeze()
