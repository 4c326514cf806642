"""The check desk's answers, whichever game they are about."""

import pytest

from app.ui.check import desk_games, places_of
from app.ui.present.check import Question, RuleChip, Ruling, ruled, turning_rules
from app.ui.present.saying import Saying
from rules import GAMES
from rules.core.verdict import Objection, Severity, Verdict

NOTE = Objection("betski.equal", "equal_or_higher", Severity.NOTE, {"gold": 3, "silver": 3})
FAULT = Objection("betski.no_fit", "equal_or_higher", Severity.ILLEGAL, {"gold": 9, "silver": 5})


def test_what_is_right_is_told_with_its_reason_and_its_clause() -> None:
    ruling = ruled(Verdict((NOTE,)))
    assert (ruling.kind, ruling.line, ruling.clause) == ("legal", Saying("verdict.legal"), "equal_or_higher")
    assert [each.code for each in ruling.details] == ["betski.equal"]
    assert ruling.instead is None


def test_what_is_wrong_is_told_without_notes_and_with_what_would_have_been() -> None:
    ruling = ruled(Verdict((NOTE, FAULT)))
    assert ruling.kind == "illegal"
    assert [each.code for each in ruling.details] == ["betski.no_fit"]
    assert ruling.instead == Saying("betski.no_fit.instead", FAULT.facts)


def test_a_verdict_without_a_word_is_legal() -> None:
    assert ruled(Verdict()) == Ruling("legal", Saying("verdict.legal"))


def test_only_house_rules_that_would_turn_the_answer_are_offered() -> None:
    def answer(_draft: object, house: object) -> Ruling:
        return Ruling("legal", Saying("verdict.legal", {"stop": dict(house).get("stop_early", "must_play_on")}))

    question = Question("check.betski.run", None, answer, ("stop_early", "rebuttal_to"))
    game = GAMES["betski"]
    assert turning_rules(game, question, None, {}) == (RuleChip("stop_early", "must_play_on", "may_stop"),)
    chosen = {"stop_early": "may_stop"}
    assert turning_rules(game, question, None, chosen) == (RuleChip("stop_early", "may_stop", "must_play_on"),)


def test_no_house_rule_is_offered_before_there_is_an_answer() -> None:
    question = places_of("betski")[0].question
    assert turning_rules(GAMES["betski"], question, question.opening, {}) == ()


@pytest.mark.parametrize("game", desk_games())
def test_an_empty_desk_asks_for_something_and_judges_nothing(game: str) -> None:
    for question, _board in places_of(game):
        assert question.answer(question.opening, {}).kind == "none"
        assert set(question.switches) <= {switch.key for switch in GAMES[game].switches}
