"""Actions, entries and set-ups as plain JSON values, and back; strict about what comes back."""

import types
from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from rules.core.game import Action, BadSetup, Game, Setup, action_key, checked_setup
from rules.core.house_rules import BadHouseRule
from rules.core.timeline import TIMES, Edit, Entry

_SETUP_FIELDS = ("seats", "first", "level", "house_rules")
MAX_ITEMS = 200  # no action holds more pieces than the largest deck


class BadEncoding(ValueError):
    """Data that is not an action, entry or set-up of this game."""


def encode_action(game: Game, action: Action) -> dict[str, Any]:
    """The action as a JSON object: its key under "do", and its fields."""
    encoded: dict[str, Any] = {"do": action_key(game, action)}
    for name, value in action._asdict().items():
        encoded[name] = encoded_value(value)
    return encoded


def decode_action(game: Game, data: object, version: int | None = None) -> Action:
    """The action written as *data* by this or an older version of the game.

    :raises BadEncoding: if it is none.
    """
    if not isinstance(data, dict):
        raise BadEncoding("an action must be an object")
    for step in range(game.version if version is None else version, game.version):
        data = game.upcasts[step](data)
    kind = game.actions.get(str(data.get("do")))
    if kind is None:
        raise BadEncoding(f"{game.key} knows no action {data.get('do')!r:.40}")
    hints = field_types(kind)
    if set(data) - {"do"} != set(hints):
        raise BadEncoding(f"{data['do']} has the fields {', '.join(hints) or 'none'}")
    return kind(**{name: decoded_value(hint, data[name]) for name, hint in hints.items()})


@cache
def field_types(kind: Any) -> Mapping[str, Any]:
    """The fields of an action's class with their types."""
    hints = get_type_hints(kind, include_extras=True)
    return {name: hints[name] for name in kind._fields}


def encoded_value(value: Any) -> Any:
    """A field's value for JSON: pieces by their code, tuples as lists."""
    if hasattr(value, "code"):
        return value.code
    if isinstance(value, tuple):
        return [encoded_value(each) for each in value]
    return value


def decoded_value(hint: Any, value: Any) -> Any:
    """The value of a field of type *hint*; the opposite of encoded_value."""
    origin = get_origin(hint)
    if origin is Annotated:
        return decoded_value(get_args(hint)[0], value)
    if origin in (Union, types.UnionType):
        if value is None:
            return None
        return decoded_value(next(each for each in get_args(hint) if each is not type(None)), value)
    if origin is tuple:
        if not isinstance(value, list) or len(value) > MAX_ITEMS:
            raise BadEncoding("a list is wanted")
        return tuple(decoded_value(get_args(hint)[0], each) for each in value)
    if hint in (int, str, bool):
        if type(value) is not hint:
            raise BadEncoding(f"{hint.__name__} is wanted, not {value!r:.40}")
        return value
    if not isinstance(value, str):
        raise BadEncoding("a piece is written as text")
    try:
        return hint.from_code(value)
    except ValueError as error:
        raise BadEncoding(str(error)) from error


def encode_entry(game: Game, entry: Entry) -> dict[str, Any]:
    """The entry as a JSON object; what is at its default is left out."""
    encoded: dict[str, Any] = {"action": encode_action(game, entry.action), "time": entry.time}
    if entry.overruled is not None:
        encoded["overruled"] = entry.overruled
    if entry.comment:
        encoded["comment"] = entry.comment
    return encoded


def decode_entry(game: Game, data: object, version: int | None = None) -> Entry:
    """The entry written as *data*.

    :raises BadEncoding: if it is none.
    """
    if not isinstance(data, dict) or not {"action", "time"} <= set(data) <= {"action", *Entry._fields}:
        raise BadEncoding("an entry has an action and a time")
    overruled, comment = data.get("overruled"), data.get("comment", "")
    if type(data["time"]) is not int or not isinstance(comment, str) or not isinstance(overruled, str | None):
        raise BadEncoding("an entry's time is a whole number, its remarks are text")
    if data["time"] not in TIMES:
        raise BadEncoding("an entry's time is out of all bounds")
    return Entry(decode_action(game, data["action"], version), data["time"], overruled, comment)


def encode_edit(game: Game, edit: Edit) -> dict[str, Any]:
    """The edit as a JSON object."""
    put = None if edit.put is None else encode_entry(game, edit.put)
    return {"at": edit.at, "drop": edit.drop, "put": put}


def decode_edit(game: Game, data: object, version: int | None = None) -> Edit:
    """The edit written as *data*.

    :raises BadEncoding: if it is none.
    """
    if not isinstance(data, dict) or set(data) != set(Edit._fields):
        raise BadEncoding("an edit has at, drop and put")
    if type(data["at"]) is not int or type(data["drop"]) is not bool:
        raise BadEncoding("an edit's at is a whole number, its drop is true or false")
    put = None if data["put"] is None else decode_entry(game, data["put"], version)
    return Edit(data["at"], data["drop"], put)


def encode_setup(setup: Setup) -> dict[str, Any]:
    """The set-up as a JSON object; whoever keeps it keeps the names beside it."""
    return {**{name: getattr(setup, name) for name in _SETUP_FIELDS}, "house_rules": dict(setup.house_rules)}


def decode_setup(game: Game, data: object) -> Setup:
    """The set-up written as *data*, checked.

    :raises BadEncoding: if the game cannot begin with it.
    """
    if not isinstance(data, dict) or set(data) != set(_SETUP_FIELDS) or not isinstance(data["house_rules"], dict):
        raise BadEncoding("a set-up has seats, first, level and house_rules")
    wanted = {"seats": int, "first": int, "level": str}
    if any(type(data[name]) is not kind for name, kind in wanted.items()):
        raise BadEncoding("seats and first are whole numbers, level is a word")
    try:
        return checked_setup(game, Setup(**data))
    except (BadSetup, BadHouseRule) as error:
        raise BadEncoding(str(error)) from error
