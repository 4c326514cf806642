"""Libraries in real folders, as on two phones."""

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from app.session.library import Library
from app.storage.index import Store
from rules import GAMES

NOW = 1_800_000_000_000


@pytest.fixture
def new_phone(tmp_path: Path) -> Iterator[Callable[[str], Library]]:
    """Makes a phone with a folder of this name."""
    stores: list[Store] = []

    def make(name: str) -> Library:
        ticks = count(NOW, 1_000)
        store = Store(tmp_path / name)
        stores.append(store)
        return Library(store, GAMES, lambda: next(ticks))

    yield make
    for store in stores:
        store.close()


@pytest.fixture
def phone(new_phone: Callable[[str], Library]) -> Library:
    return new_phone("phone")
