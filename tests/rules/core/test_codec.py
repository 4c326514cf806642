"""Actions, entries, edits and set-ups as JSON values; whatever comes back is checked."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.betski import GAME as BETSKI
from rules.betski.state import CenterTurned, Drew, HandShown, MatchEnded, Won
from rules.core.codec import (
    MAX_ITEMS,
    BadEncoding,
    decode_action,
    decode_edit,
    decode_entry,
    decode_setup,
    encode_action,
    encode_edit,
    encode_entry,
    encode_setup,
)
from rules.core.game import Setup
from rules.core.timeline import TIMES, Edit, Entry
from rules.decks.betski import BetskiCard
from tests.rules.core.toy import TOY, Gave, Said

ENTRY = {"action": {"do": "drew", "seat": 0, "amount": 2}, "time": 5}
EDIT = {"at": 1, "drop": True, "put": None}
SETUP: dict[str, Any] = {"seats": 2, "first": 0, "level": "cards", "house_rules": {}}

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


# --- actions

def test_an_action_is_written_with_its_key_and_its_fields() -> None:
    assert encode_action(BETSKI, Drew(1, 2)) == {"do": "drew", "seat": 1, "amount": 2}


def test_pieces_are_written_by_their_code_and_several_as_a_list() -> None:
    assert encode_action(BETSKI, CenterTurned(BetskiCard(3, 9))) == {"do": "center", "card": "3-9"}
    shown = HandShown(0, (BetskiCard(3, 9), BetskiCard(4, 4)))
    assert encode_action(BETSKI, shown) == {"do": "hand_shown", "seat": 0, "cards": ["3-9", "4-4"]}
    assert decode_action(BETSKI, {"do": "hand_shown", "seat": 0, "cards": ["3-9", "4-4"]}) == shown


def test_an_action_without_fields_has_only_its_key() -> None:
    assert encode_action(BETSKI, MatchEnded()) == {"do": "ended"}
    assert decode_action(BETSKI, {"do": "ended"}) == MatchEnded()


@pytest.mark.parametrize("aloud", [True, False, None])
def test_a_field_may_be_left_open(aloud: bool | None) -> None:
    action = Said(0, "hello", aloud)
    assert encode_action(TOY, action) == {"do": "said", "seat": 0, "word": "hello", "aloud": aloud}
    assert decode_action(TOY, encode_action(TOY, action)) == action


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (None, "must be an object"),
        (["drew"], "must be an object"),
        ({}, "knows no action"),
        ({"do": "sang"}, "betski knows no action 'sang'"),
        ({"do": ["drew"]}, "knows no action"),
        ({"do": "drew", "seat": 0}, "drew has the fields seat, amount"),
        ({"do": "drew", "seat": 0, "amount": 1, "card": "3-3"}, "drew has the fields seat, amount"),
        ({"do": "ended", "seat": 0}, "ended has the fields none"),
        ({"do": "drew", "seat": 0, "amount": "1"}, "int is wanted, not '1'"),
        ({"do": "drew", "seat": True, "amount": 1}, "int is wanted, not True"),
        ({"do": "drew", "seat": 0, "amount": 1.0}, "int is wanted, not 1.0"),
        ({"do": "drew", "seat": None, "amount": 1}, "int is wanted, not None"),
        ({"do": "level", "level": 3}, "str is wanted"),
        ({"do": "won", "winners": 0}, "a list is wanted"),
        ({"do": "won", "winners": "0"}, "a list is wanted"),
        ({"do": "won", "winners": [None]}, "int is wanted"),
        ({"do": "won", "winners": [0] * (MAX_ITEMS + 1)}, "a list is wanted"),
        ({"do": "center", "card": 33}, "a piece is written as text"),
        ({"do": "center", "card": "3-10"}, "not a Betski card: '3-10'"),
        ({"do": "center", "card": "x" * 9999}, "not a Betski card: 'xxx"),
    ],
)
def test_what_is_no_action_is_refused_shortly(data: object, problem: str) -> None:
    with pytest.raises(BadEncoding) as refused:
        decode_action(BETSKI, data)
    assert problem in str(refused.value)
    assert len(str(refused.value)) < 100


def test_a_word_is_wanted_true_or_false_or_nothing() -> None:
    with pytest.raises(BadEncoding, match="bool is wanted, not 1"):
        decode_action(TOY, {"do": "said", "seat": 0, "word": "hello", "aloud": 1})


def test_as_many_items_as_the_largest_deck_are_read() -> None:
    assert decode_action(BETSKI, {"do": "won", "winners": [0] * MAX_ITEMS}) == Won((0,) * MAX_ITEMS)


@given(json_values)
def test_any_json_is_an_action_or_refused(data: object) -> None:
    try:
        action = decode_action(BETSKI, data)
    except BadEncoding:
        return
    assert encode_action(BETSKI, action) == data


@given(st.sampled_from(sorted(BETSKI.actions)), json_values, json_values)
def test_any_fields_are_an_action_or_refused(key: str, first: object, second: object) -> None:
    names = BETSKI.actions[key]._fields  # type: ignore[attr-defined]  # every action is a named tuple
    data = {"do": key, **dict(zip(names, (first, second), strict=False))}
    try:
        action = decode_action(BETSKI, data)
    except BadEncoding:
        return
    assert encode_action(BETSKI, action) == data


# --- older versions

def test_an_action_of_an_older_version_is_brought_up_step_by_step() -> None:
    gift = Gave(0, 3, (1,))
    assert decode_action(TOY, {"do": "paid", "seat": 0, "coins": 3, "others": [1]}, version=1) == gift
    assert decode_action(TOY, {"do": "gave", "seat": 0, "coins": 3, "others": [1]}, version=2) == gift
    assert decode_action(TOY, {"do": "gave", "seat": 0, "chips": 3, "others": [1]}, version=3) == gift


def test_an_older_action_is_not_taken_for_a_new_one() -> None:
    with pytest.raises(BadEncoding, match="toy knows no action 'paid'"):
        decode_action(TOY, {"do": "paid", "seat": 0, "coins": 3, "others": [1]})


def test_an_entry_of_an_older_version_is_brought_up_too() -> None:
    old = {"action": {"do": "paid", "seat": 0, "coins": 3, "others": [1]}, "time": 0}
    assert decode_entry(TOY, old, version=1) == Entry(Gave(0, 3, (1,)))
    assert decode_edit(TOY, {"at": 1, "drop": False, "put": old}, version=1).put == Entry(Gave(0, 3, (1,)))


# --- entries

def test_an_entry_leaves_out_what_is_not_said() -> None:
    assert encode_entry(BETSKI, Entry(Drew(0, 2), 5)) == ENTRY
    full = Entry(Drew(0, 2), 5, "", "so be it")
    assert encode_entry(BETSKI, full) == {**ENTRY, "overruled": "", "comment": "so be it"}


@pytest.mark.parametrize(
    "entry",
    [
        Entry(MatchEnded()),
        Entry(Drew(0, 2), 5),
        Entry(Drew(0, 2), TIMES[0], ""),
        Entry(Drew(0, 2), TIMES[-1], "why", "ok"),
    ],
)
def test_an_entry_decodes_to_itself(entry: Entry) -> None:
    assert decode_entry(BETSKI, json.loads(json.dumps(encode_entry(BETSKI, entry)))) == entry


@pytest.mark.parametrize(
    "change",
    [
        {"time": "5"}, {"time": 5.0}, {"time": True}, {"time": None}, {"time": TIMES[-1] + 1}, {"time": TIMES[0] - 1},
        {"overruled": 1}, {"overruled": False}, {"comment": 1}, {"comment": None}, {"action": None}, {"number": 1},
    ],
)  # fmt: skip
def test_what_is_no_entry_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(BadEncoding):
        decode_entry(BETSKI, {**ENTRY, **change})


@pytest.mark.parametrize("data", [None, [], {}, {"time": 5}, {"action": ENTRY["action"]}])
def test_an_entry_has_an_action_and_a_time(data: object) -> None:
    with pytest.raises(BadEncoding, match="an action and a time"):
        decode_entry(BETSKI, data)


# --- edits

@pytest.mark.parametrize(
    "edit", [Edit(1, True, None), Edit(2, False, Entry(Drew(0, 2), 5)), Edit(3, True, Entry(MatchEnded(), 1, "x", "y"))]
)
def test_an_edit_decodes_to_itself(edit: Edit) -> None:
    assert decode_edit(BETSKI, json.loads(json.dumps(encode_edit(BETSKI, edit)))) == edit


@pytest.mark.parametrize(
    "data",
    [
        None, {}, [1, True, None], {"at": 1, "drop": True}, {**EDIT, "more": 1}, {**EDIT, "at": "1"},
        {**EDIT, "at": True}, {**EDIT, "drop": 1}, {**EDIT, "put": {}}, {**EDIT, "put": ENTRY["action"]},
    ],
)  # fmt: skip
def test_what_is_no_edit_is_refused(data: object) -> None:
    with pytest.raises(BadEncoding):
        decode_edit(BETSKI, data)


# --- set-ups

def test_a_set_up_decodes_to_itself_with_every_house_rule_filled_in() -> None:
    setup = Setup(3, 2, "totals", {"first_to": 5})
    decoded = decode_setup(BETSKI, json.loads(json.dumps(encode_setup(setup))))
    assert decoded._replace(house_rules={}) == setup._replace(house_rules={})
    assert decoded.house_rules["first_to"] == 5
    assert decoded.house_rules.keys() == {switch.key for switch in BETSKI.switches}
    assert decode_setup(BETSKI, encode_setup(decoded)) == decoded


@pytest.mark.parametrize(
    "data",
    [
        None, [], {}, {"seats": 2}, {**SETUP, "dealer": 1}, {**SETUP, "seats": "2"}, {**SETUP, "seats": True},
        {**SETUP, "seats": 1}, {**SETUP, "seats": 7}, {**SETUP, "first": 2}, {**SETUP, "first": -1},
        {**SETUP, "first": None}, {**SETUP, "level": "chips"}, {**SETUP, "level": 1}, {**SETUP, "house_rules": None},
        {**SETUP, "house_rules": []}, {**SETUP, "house_rules": {"sing": True}},
        {**SETUP, "house_rules": {"first_to": True}}, {**SETUP, "house_rules": {"open_hands": 1}},
        {**SETUP, "house_rules": {"first_to": None}}, {**SETUP, "house_rules": {"stop_early": []}},
    ],
)  # fmt: skip
def test_what_is_no_set_up_is_refused(data: object) -> None:
    with pytest.raises(BadEncoding):
        decode_setup(BETSKI, data)
