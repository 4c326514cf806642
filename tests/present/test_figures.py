"""Figures are written as the language does: a comma before decimals, a space before the percent sign."""

from fractions import Fraction

import pytest

from app.ui.present.figures import write_figures_as
from app.ui.present.money import average_text, money_text, signed_text
from app.ui.present.places import points_text
from app.ui.present.scores import score_text
from app.ui.present.threebetween import percent
from rules.chips import CENTS, CHIPS, Hundredths
from rules.sentences import say
from rules.sentences.languages import LANGUAGES

every_language = pytest.mark.parametrize(("language", "mark"), [("en", "."), ("de", ","), ("es", ",")])


@every_language
def test_decimals_follow_the_mark_of_the_language(language: str, mark: str) -> None:
    write_figures_as(LANGUAGES[language])
    assert money_text(250, CENTS) == f"2{mark}50"
    assert signed_text(-5, CENTS) == f"−0{mark}05"
    assert average_text(Fraction(1, 4), CHIPS) == f"+0{mark}25"
    assert score_text(7, 4) == f"1{mark}75"
    assert points_text(7, 4) == f"1{mark}75"


@every_language
def test_whole_figures_and_halves_are_the_same_in_every_language(language: str, mark: str) -> None:
    write_figures_as(LANGUAGES[language])
    assert [money_text(1250, CHIPS), score_text(5, 2), points_text(5, 2)] == ["1250", "2½", "2½"]
    assert mark not in f"{money_text(1250, CHIPS)}{score_text(5, 2)}"


@every_language
def test_money_in_a_sentence_is_written_the_same(language: str, mark: str) -> None:
    sentence = say(LANGUAGES[language], "in_between.event.won", {"seat": 0, "amount": Hundredths(250)}, ("Ida",))
    assert f"2{mark}50" in sentence


@pytest.mark.parametrize(
    ("language", "texts"),
    [("en", ["33%", "<1%", ">99%"]), ("de", ["33 %", "<1 %", ">99 %"]), ("es", ["33 %", "<1 %", ">99 %"])],
)
def test_percent_is_written_as_the_language_does(language: str, texts: list[str]) -> None:
    write_figures_as(LANGUAGES[language])
    assert [percent(Fraction(1, 3)), percent(Fraction(1, 1000)), percent(Fraction(999, 1000))] == texts
