"""Everything that can be said has a sentence, and every sentence can be filled in."""

import re
from pathlib import Path

import rules.in_between
from rules.core.house_rules import Span, write_value
from rules.core.verdict import Severity
from rules.in_between import GAME, actions
from rules.in_between.betting import bet_outcomes, turn_outcomes
from rules.in_between.rulebook import CLAUSES, SWITCHES
from rules.sentences import Plural, say
from rules.sentences.en.core import SENTENCES as CORE
from rules.sentences.en.in_between import SENTENCES
from tests.rules.in_between.tables import forty, posts

CATALOGUE = {**CORE, **SENTENCES}
SOURCE = "".join(path.read_text() for path in Path(rules.in_between.__file__).parent.glob("*.py"))
CODES = set(re.findall(r'(?:impossible|illegal|note)\(\s*"(\w+)"', SOURCE))
CODES |= {"over_pot", "over_first_round", "over_cover", "moon_off", "moon_small_pot", "moon_uncovered"}
CODES |= {f"is_{outcome}" for outcome in ("won", "lost", "post", "ace_post", "triple")}
CODES |= {"guessed_right", "guessed_wrong", "third_of_pair", "ace_pair", "is_pair"}
EVENTS = set(re.findall(r'"(event\.\w+)"', SOURCE))


def test_every_objection_has_a_sentence_and_what_would_be_right() -> None:
    assert {f"in_between.{code}" for code in CODES} <= set(SENTENCES)
    illegal = set(re.findall(r'illegal\(\s*"(\w+)"', SOURCE))
    assert {f"in_between.{code}.instead" for code in illegal} <= set(SENTENCES)


def test_every_event_has_a_sentence_and_every_sentence_an_event() -> None:
    assert {key.removeprefix("in_between.") for key in SENTENCES if ".event." in key} == EVENTS


def test_every_action_is_asked_for_and_told() -> None:
    for key in GAME.actions:
        assert {f"in_between.ask.{key}", f"in_between.did.{key}"} <= set(SENTENCES)


def test_every_choice_has_a_word() -> None:
    house = forty(post="ace_fourfold").state.house
    for outcome in (*bet_outcomes(house), *turn_outcomes(house)):
        assert f"in_between.choice.outcome.{outcome}" in SENTENCES
    for side in actions.SIDES:
        assert f"in_between.choice.side.{side}" in SENTENCES
    for guess in actions.GUESSES:
        assert f"in_between.choice.guess.{guess}" in SENTENCES


def test_every_clause_has_a_title_a_text_and_a_section() -> None:
    for clause in CLAUSES:
        assert {f"in_between.clause.{clause.key}", f"in_between.clause.{clause.key}.text"} <= set(SENTENCES)
        assert f"in_between.section.{clause.number.partition('.')[0]}" in SENTENCES


def test_every_ruling_stands_in_a_clause() -> None:
    settled = {ruling for clause in CLAUSES for ruling in clause.rulings}
    assert settled == {f"I{number:02}" for number in range(1, 36)}


def test_every_switch_has_words_for_all_its_values_and_changes_a_clause() -> None:
    for switch in SWITCHES:
        assert {f"in_between.switch.{switch.key}", f"in_between.switch.{switch.key}.help"} <= set(SENTENCES)
        assert switch.clause in {clause.key for clause in CLAUSES}
        if not isinstance(switch.values, Span) and not isinstance(switch.default, bool):
            for value in switch.values:
                assert f"in_between.switch.{switch.key}.{write_value(value)}" in SENTENCES


def test_no_sentence_is_left_over() -> None:
    prefixes = ("ask", "did", "event", "clause", "section", "switch", "standing", "choice")
    others = {key.split(".", 1)[1] for key in SENTENCES if key.split(".")[1] not in prefixes}
    others -= {"name", "tagline"}
    assert {key.removesuffix(".instead") for key in others} == CODES


def test_a_fifth_king_is_told_in_words() -> None:
    table = forty(pair="free").happens(posts("K", "K") + "; " + posts("K", "K", "Ines"))
    objection = table.objection("Jonas first post K")
    text = say(CATALOGUE, objection.code, objection.facts, table.names)
    assert "king" in text
    assert text.endswith("entries 3, 4, 5 and 6.")


def test_posts_are_told_by_their_names() -> None:
    table = forty().happens(posts("A-low", "9"))
    objection = table.objection("Bo bets 5, third card 4")
    assert say(CATALOGUE, objection.code, objection.facts) == "4 falls between low ace and 9"
    assert (table.state.first.code, forty().happens("Bo first post 9").state.first.code) == ("A-low", "9")


def test_plural_sentences_have_both_forms() -> None:
    for sentence in SENTENCES.values():
        if isinstance(sentence, Plural):
            assert sentence.one != sentence.other


def test_illegal_is_graver_than_a_note() -> None:
    verdict = forty().happens(posts("4", "9")).verdict("Bo bets 41, third card 6")
    assert [each.severity for each in verdict.objections] == [Severity.ILLEGAL, Severity.NOTE]
