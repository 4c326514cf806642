"""Switches: what they take, and how their values are written."""

import pytest

from rules.core.house_rules import BadHouseRule, Span, Switch, Value, chosen, defaults, read_value, write_value
from tests.rules.core.toy import TOY

PACE, LIMIT, DOUBLED, EVEN = TOY.switches


def test_without_choices_every_switch_is_at_its_default() -> None:
    expected = {"pace": "slow", "limit": 10, "doubled": False, "even": 2}
    assert defaults(TOY.switches) == expected
    assert chosen(TOY.switches, {}) == expected


def test_choices_are_laid_over_the_defaults() -> None:
    assert chosen(TOY.switches, {"doubled": True, "limit": 15}) == {
        "pace": "slow", "limit": 15, "doubled": True, "even": 2,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("sing", True), ("pace", "medium"), ("pace", 1), ("pace", None), ("limit", 12), ("limit", 5), ("limit", 25),
        ("limit", "10"), ("limit", 10.0), ("limit", True), ("limit", None), ("doubled", 1), ("doubled", "on"),
        ("even", 3), ("even", 2.0), ("even", True),
    ],
)  # fmt: skip
def test_an_unknown_switch_or_value_is_refused(key: str, value: object) -> None:
    with pytest.raises(BadHouseRule) as refused:
        chosen(TOY.switches, {key: value})
    assert (refused.value.key, refused.value.value) == (key, value)


def test_what_is_refused_is_named_shortly() -> None:
    assert str(BadHouseRule("limit", 12)) == "house rule 'limit' cannot be 12"
    assert len(str(BadHouseRule("x" * 9999, "y" * 9999))) < 120


@pytest.mark.parametrize(("value", "allowed"), [(10, True), (15, True), (20, True), (11, False), (True, False)])
def test_a_span_takes_whole_numbers_in_its_steps(value: Value, allowed: bool) -> None:
    assert LIMIT.allows(value) == allowed


def test_a_span_of_small_numbers_takes_no_true_or_false() -> None:
    assert not Switch("count", Span(0, 5), 0, "chips").allows(True)


@pytest.mark.parametrize(
    ("switch", "value", "text"),
    [
        (PACE, "fast", "fast"), (LIMIT, 15, "15"), (DOUBLED, True, "on"), (DOUBLED, False, "off"), (EVEN, 4, "4"),
    ],
)  # fmt: skip
def test_a_value_is_written_as_a_word_and_read_back(switch: Switch, value: Value, text: str) -> None:
    assert write_value(value) == text
    read = read_value(switch, text)
    assert (read, type(read)) == (value, type(value))


@pytest.mark.parametrize(
    ("switch", "text"),
    [
        (PACE, "Fast"), (PACE, ""), (LIMIT, "12"), (LIMIT, "-10"), (LIMIT, "ten"), (LIMIT, "\u0661\u0665"),
        (LIMIT, " 15"), (LIMIT, "9" * 5000), (DOUBLED, "True"), (DOUBLED, "yes"), (EVEN, "3"),
    ],
)  # fmt: skip
def test_a_word_that_is_no_value_is_refused(switch: Switch, text: str) -> None:
    with pytest.raises(BadHouseRule):
        read_value(switch, text)
