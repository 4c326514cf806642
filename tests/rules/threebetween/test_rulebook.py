"""Every ruling has its clause, every switch and code its words."""

import re
from pathlib import Path

import pytest

from rules.core.house_rules import Span, write_value
from rules.sentences.en.core import SENTENCES as SHARED
from rules.sentences.en.threebetween import SENTENCES
from rules.threebetween import GAME, rulebook
from rules.threebetween.rulebook import HouseRules

SOURCES = Path(rulebook.__file__).parent


def test_every_ruling_is_settled_by_a_clause() -> None:
    settled = {ruling for clause in GAME.clauses for ruling in clause.rulings}
    assert settled == {f"T{number:02}" for number in range(1, 45)}


def test_every_clause_and_section_has_words_and_numbers_rise() -> None:
    numbers = [tuple(map(int, clause.number.split("."))) for clause in GAME.clauses]
    assert numbers == sorted(set(numbers))
    for clause in GAME.clauses:
        title = f"threebetween.clause.{clause.key}"
        assert SENTENCES[title]
        assert SENTENCES[f"{title}.text"]
    for section in {number[0] for number in numbers}:
        assert SENTENCES[f"threebetween.section.{section}"]


@pytest.mark.parametrize("switch", GAME.switches, ids=[switch.key for switch in GAME.switches])
def test_every_switch_has_words_for_itself_and_its_values(switch) -> None:  # type: ignore[no-untyped-def]
    name = f"threebetween.switch.{switch.key}"
    assert SENTENCES[name]
    assert SENTENCES[f"{name}.help"]
    assert switch.clause in {clause.key for clause in GAME.clauses}
    for value in () if isinstance(switch.values, Span) else switch.values:
        word = write_value(value)
        assert (f"value.{word}" in SHARED) if isinstance(value, bool) else SENTENCES[f"{name}.{value}"]


def test_every_switch_is_a_house_rule_of_the_state() -> None:
    assert HouseRules._fields == tuple(switch.key for switch in GAME.switches)


def test_the_defaults_are_those_of_the_rule_text() -> None:
    assert {switch.key: switch.default for switch in GAME.switches} == {
        "target": 100, "tie": "shared", "draw_before_pass": False, "replacement_after_bank": False, "odds": False,
    }  # fmt: skip


def test_every_action_can_be_asked_and_told() -> None:
    for key in GAME.actions:
        assert SENTENCES[f"threebetween.ask.{key}"]
        assert SENTENCES[f"threebetween.did.{key}"]
    assert GAME.actions.keys() == GAME.phrases.keys()


def test_every_code_in_the_rules_has_a_sentence_and_every_illegal_one_an_instead() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in sorted(SOURCES.glob("*.py")))
    judged = dict.fromkeys(re.findall(r'(impossible|illegal|ask|note)\(\s*"(\w+)"', source))
    assert len(judged) > 60, "the pattern still finds them"
    for kind, code in judged:
        assert f"threebetween.{code}" in SENTENCES
        assert kind != "illegal" or f"threebetween.{code}.instead" in SENTENCES, code
    for code in re.findall(r'"(threebetween\.\w+\.\w+)"', source):
        assert code in SENTENCES


def test_no_sentence_speaks_for_nothing() -> None:
    """Every verdict in the catalogue is one that the rules can give."""
    source = "".join(path.read_text(encoding="utf-8") for path in sorted(SOURCES.glob("*.py")))
    for code in SENTENCES:
        parts = code.split(".")
        if len(parts) == 2 and parts[1] not in ("name", "tagline"):
            assert parts[1].removeprefix("is_") in source, code
