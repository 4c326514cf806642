"""The rulebook in words, and the search through it."""

from functools import partial

import pytest

from app.ui.present.rulebook import betski_columns, folded, hits, how_to_play, section_of, sections
from rules import GAMES
from rules.betski import GAME
from rules.core.house_rules import defaults
from rules.sentences import say as say_in
from rules.sentences.en import ENGLISH


def say(code: str, facts: dict[str, object] | None = None) -> str:
    return partial(say_in, ENGLISH)(code, facts or {})


def found(query: str) -> list[str]:
    return [hit.clause for hit in hits(GAMES, say, query)]


def test_every_clause_stands_once_in_the_order_of_its_number() -> None:
    book = sections(GAME, say)
    numbers = [clause.number for section in book for clause in section.clauses]
    assert numbers == [clause.number for clause in GAME.clauses]
    assert [section.title for section in book][:2] == ["Getting ready", "Gold-to-Silver Rule"]


def test_every_house_rule_stands_below_its_clause() -> None:
    notes = {clause.key: len(clause.switches) for section in sections(GAME, say) for clause in section.clauses}
    assert notes["rebuttal"] == 3
    assert notes["games_won"] == 2
    assert notes["seats"] == 0
    assert sum(notes.values()) == len(GAME.switches)


def switch_line(rules: dict[str, object] | None, clause: str) -> tuple[str, bool]:
    views = [view for section in sections(GAME, say, rules) for view in section.clauses if view.key == clause]
    note = views[0].switches[0]
    return note.line, note.changed


def test_without_a_match_a_house_rule_tells_what_the_book_has() -> None:
    assert switch_line(None, "draw_until_playable") == ("House rule: Draw limit. The book: 0", False)


def test_with_a_match_a_house_rule_tells_what_the_table_agreed() -> None:
    rules = {**defaults(GAME.switches), "stop_early": "may_stop"}
    line, changed = switch_line(rules, "play_on")
    assert line == "Stopping early: May stop after one at this table. The book: Play on while able"
    assert changed
    assert switch_line(rules, "take_back") == ("Penalty for a wrong card: Off, as in the book", False)


def test_all_words_must_occur_in_any_order_and_case() -> None:
    assert "gold_nine" in found("NEVER gold silver")
    assert found("never zebra") == []


def test_a_word_in_the_title_comes_first() -> None:
    assert found("rebuttal")[:3] == ["rebuttal", "rebuttal_turn", "rebuttal_result"]


def test_house_rules_and_numbers_are_found_too() -> None:
    assert found("stopping early") == ["play_on"]
    assert found("betski 2.4") == ["gold_nine"]


def test_nothing_typed_finds_nothing() -> None:
    assert found("") == []
    assert found("  ") == []


@pytest.mark.parametrize(("typed", "plain"), [("Zoë", "zoe"), ("card’s", "card's"), ("STRASSE", "strasse")])
def test_search_does_not_mind_accents_and_apostrophes(typed: str, plain: str) -> None:
    assert folded(typed) == plain


def test_a_clause_knows_its_section() -> None:
    assert section_of(GAME, "gold_nine") == "2"
    assert section_of(GAME, "no such clause") is None


def test_the_table_follows_the_gold_to_silver_rule() -> None:
    columns = {column.silver: column for column in betski_columns("gold_nine")}
    assert columns[3].golds == (3, 4)
    assert columns[9].golds == (9, 3)
    assert [silver for silver, column in columns.items() if column.is_meant] == [3]
    assert not any(column.is_meant for column in betski_columns(None))


@pytest.mark.parametrize("key", GAMES)
def test_how_to_play_fits_one_screen(key: str) -> None:
    steps = how_to_play(key, say, ENGLISH.__contains__)
    assert 5 <= len(steps) <= 7
    assert all(len(step) <= 200 for step in steps)
