"""House-rule switches as data: what a table may choose, and the set-up screen's source."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

Value = str | int | bool


class Span(NamedTuple):
    """Whole numbers from *low* to *high*."""

    low: int
    high: int
    step: int = 1


class Switch(NamedTuple):
    """One house rule: its key, the values it may take, the default, and the clause that it changes."""

    key: str
    values: tuple[Value, ...] | Span
    default: Value
    clause: str

    def allows(self, value: object) -> bool:
        """Whether *value* is one of this switch's values, of the very type."""
        if isinstance(self.values, Span):
            span = self.values
            is_whole = isinstance(value, int) and not isinstance(value, bool)
            return is_whole and value in range(span.low, span.high + 1, span.step)
        return any(value == each and type(value) is type(each) for each in self.values)


class BadHouseRule(ValueError):
    """A switch that the game does not have, or a value that the switch does not take."""

    def __init__(self, key: str, value: object) -> None:
        super().__init__(f"house rule {key!r:.40} cannot be {value!r:.40}")
        self.key = key
        self.value = value


def defaults(switches: Sequence[Switch]) -> dict[str, Value]:
    """Every switch at its default."""
    return {switch.key: switch.default for switch in switches}


def chosen(switches: Sequence[Switch], choices: Mapping[str, object]) -> dict[str, Value]:
    """The defaults with the table's choices laid over them.

    :raises BadHouseRule: for an unknown switch or a value it does not take.
    """
    by_key = {switch.key: switch for switch in switches}
    values = defaults(switches)
    for key, value in choices.items():
        if key not in by_key or not by_key[key].allows(value):
            raise BadHouseRule(key, value)
        values[key] = value  # type: ignore[assignment]  # allows() has checked the type
    return values


def read_value(switch: Switch, text: str) -> Value:
    """The value of *switch* that is written as *text*."""
    candidates = switch.values if not isinstance(switch.values, Span) else ()
    for value in candidates:
        if write_value(value) == text:
            return value
    is_number = len(text) < 10 and text.isascii() and text.isdigit()
    if isinstance(switch.values, Span) and is_number and switch.allows(int(text)):
        return int(text)
    raise BadHouseRule(switch.key, text)


def write_value(value: Value) -> str:
    """A switch's value as a word."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
