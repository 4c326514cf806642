"""Rows of a TinyDB table that are known by a name in one of their fields."""

from collections.abc import Mapping
from typing import Any

from tinydb import where
from tinydb.table import Table

from app.storage.lines import Record


def row_named(table: Table, key: str, name: str) -> Record | None:
    """The row with this name, if there is one."""
    return next((dict(row) for row in table if row.get(key) == name), None)


def put_row(table: Table, key: str, name: str, content: Mapping[str, Any]) -> None:
    """Insert a row, or replace all of the one that has this name; one write either way."""
    if row_named(table, key, name) is None:
        table.insert({**content, key: name})
    else:
        replace_row(table, key, name, content)


def replace_row(table: Table, key: str, name: str, content: Mapping[str, Any]) -> None:
    """Put other content into the row that has this name."""

    def become_row(old: Any) -> None:
        old.clear()
        old.update({**content, key: name})

    table.update(become_row, where(key) == name)


def drop_row(table: Table, key: str, name: str) -> None:
    """Remove the row with this name; no write if there is none."""
    if row_named(table, key, name) is not None:
        table.remove(where(key) == name)
