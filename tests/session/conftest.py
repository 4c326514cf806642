"""A library in a real folder, with a clock that the test winds."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from app.session.library import Library
from app.storage.index import Store
from rules import GAMES


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    ticks = count(1_000, 1_000)
    store = Store(tmp_path)
    yield Library(store, GAMES, lambda: next(ticks))
    store.close()
