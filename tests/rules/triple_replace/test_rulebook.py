"""Every ruling is a clause or a switch, and everything has its words."""

import ast
import re
from pathlib import Path

import pytest

import rules.triple_replace
from rules.core.house_rules import Span, Switch
from rules.sentences import Plural
from rules.sentences.en.triple_replace import SENTENCES
from rules.triple_replace import GAME, state
from rules.triple_replace.rulebook import HouseRules

PACKAGE = Path(rules.triple_replace.__file__).parent
SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in sorted(PACKAGE.glob("*.py")))


def said(key: str) -> bool:
    return f"triple_replace.{key}" in SENTENCES


def test_every_ruling_is_settled_by_a_clause() -> None:
    settled = {ruling for clause in GAME.clauses for ruling in clause.rulings}
    assert settled == {f"C{number:02}" for number in range(1, 42)}


def test_clauses_are_numbered_in_order_without_gaps() -> None:
    numbers = [tuple(map(int, clause.number.split("."))) for clause in GAME.clauses]
    assert numbers == sorted(numbers)
    for section in {section for section, _ in numbers}:
        assert [place for part, place in numbers if part == section] == list(range(1, len(
            [part for part, _ in numbers if part == section]) + 1))  # fmt: skip
        assert said(f"section.{section}")


def test_every_clause_has_a_title_and_a_text() -> None:
    for clause in GAME.clauses:
        assert said(f"clause.{clause.key}")
        assert said(f"clause.{clause.key}.text")


@pytest.mark.parametrize("switch", GAME.switches, ids=lambda switch: switch.key)
def test_every_switch_has_words_for_all_it_can_be_and_a_clause(switch: Switch) -> None:
    assert said(f"switch.{switch.key}")
    assert said(f"switch.{switch.key}.help")
    assert switch.allows(switch.default)
    assert switch.clause in {clause.key for clause in GAME.clauses}
    if not isinstance(switch.values, Span):
        assert all(said(f"switch.{switch.key}.{value}") for value in switch.values if not isinstance(value, bool))


def test_the_house_rules_have_one_field_for_each_switch() -> None:
    assert [switch.key for switch in GAME.switches] == list(HouseRules._fields)


def test_every_action_can_be_asked_for_and_told() -> None:
    for key in GAME.actions:
        assert said(f"ask.{key}")
        assert said(f"did.{key}")
    assert set(GAME.phrases) == set(GAME.actions)


def test_every_objection_has_a_sentence_and_what_is_illegal_says_what_is_right() -> None:
    objected = re.findall(r'\b(impossible|illegal|ask_table|note)\(\s*"(\w+)"', SOURCE)
    assert len(objected) > 60
    for severity, code in objected:
        assert said(code), code
        assert severity != "illegal" or said(f"{code}.instead"), code


def test_every_event_has_a_sentence() -> None:
    events = re.findall(r'"triple_replace\.(event\.\w+)"', SOURCE)
    assert len(events) > 10
    assert all(said(event) for event in events)


@pytest.mark.parametrize(
    "hand", ["high_card", "pair", "straight", "flush", "straight_flush", "trips", "low", "low_pair", "low_trips"]
)
def test_every_hand_can_be_shown_and_can_win(hand: str) -> None:
    assert said(f"shows_{hand}")
    assert said(f"event.won_{hand}")


def test_whatever_is_on_the_table_says_why_something_cannot_be_now() -> None:
    phases = {state.BETWEEN, state.UPS, state.LEAD, state.BET, state.REPLACE, state.DECLARE, state.SHOW, state.AWARD}
    assert all(said(f"not_now_{phase}") for phase in phases)


@pytest.mark.parametrize("size", ["low_or_high", "low_only", "high_only", "spread", "pot_limit", "free"])
def test_every_way_to_bet_says_what_sizes_it_takes(size: str) -> None:
    assert said(f"size_{size}")
    assert said(f"size_{size}.instead")


def test_no_sentence_is_there_twice_over_or_for_nothing() -> None:
    """Every key of the catalogue is used: by a code in the rules, a clause, a switch or an action."""
    written = {node.value for node in ast.walk(ast.parse(SOURCE)) if isinstance(node, ast.Constant)}
    ruled = re.compile(r"(name|tagline|(ask|did|choice|clause|switch|section|standing)\..*)")
    for key in SENTENCES:
        short = key.removeprefix("triple_replace.").removesuffix(".instead")
        known = short in written or f"triple_replace.{short}" in written
        assert known or ruled.fullmatch(short), key


def test_every_plural_is_chosen_by_a_fact_it_is_told() -> None:
    assert all(sentence.one and sentence.other for sentence in SENTENCES.values() if isinstance(sentence, Plural))
