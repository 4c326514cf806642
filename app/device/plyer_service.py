"""plyer, asked only for what this system has: its own way of finding out prints to the terminal."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from kivy.logger import Logger
from plyer.utils import platform


@cache
def service(name: str) -> Any:
    """plyer's implementation of a service on this system; None where it has none or it cannot begin."""
    place = f"plyer.platforms.{platform}.{name}"
    try:
        return import_module(place).instance() if find_spec(place) is not None else None
    except Exception as error:
        # What a missing library or program raises differs from system to system.
        Logger.info("Fair Deal: no %s here: %s", name, error)
        return None
