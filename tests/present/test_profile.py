"""A player's page in words and numbers."""

from datetime import date, datetime
from fractions import Fraction

import pytest

from app.session.figures import Against, GameFigures, Lifetime, Person, Streaks
from app.ui.present.profile import (
    average_text,
    figure_lines,
    figure_text,
    most_played,
    named,
    percent_text,
    profile_text,
    profile_view,
)
from app.ui.present.saying import Saying
from rules.sentences import say
from rules.sentences.en import ENGLISH

MIRA = Person("mira", "Mira", 0, "", 34, 13)
BO = Person("bo", "Bo", 1, "crown", 30, 9)
INES = Person("ines", "empty", 2, "", 20, 9)  # a name that is also a word of the catalogue
PLAYED = {
    "threebetween": (11, 5), "in_between": (9, 2), "betski": (7, 4), "triple_replace": (4, 1), "pair_three": (3, 1),
}  # fmt: skip
SINCE = int(datetime(2026, 3, 2, 20).astimezone().timestamp() * 1000)
DEEDS = {"threebetween": 3, "in_between": 5, "betski": 4, "triple_replace": 4, "pair_three": 4}
TOLD = Lifetime(
    34, 13, SINCE, Streaks(2, 4),
    {key: GameFigures(*each, Fraction(20), Fraction(7), (Fraction(3),) * DEEDS[key]) for key, each in PLAYED.items()},
    {"ines": Against(10, 14, 2), "bo": Against(16, 12, 0)},
)  # fmt: skip


def in_english(saying: Saying, names: object = ()) -> str:
    return say(ENGLISH, saying.code, saying.facts, names)  # type: ignore[arg-type]


VIEW = profile_view(MIRA, [MIRA, BO, INES], TOLD, tuple(PLAYED), date(2026, 11, 18), in_english)


def test_the_page_says_what_the_design_shows() -> None:
    assert in_english(VIEW.since) == "34 matches since 2 March"
    assert (VIEW.wins, VIEW.percent, VIEW.in_a_row, VIEW.longest) == ("13", "38%", "2", 4)
    assert [(each.game, each.wins, each.matches) for each in VIEW.bars] == [
        (game, wins, matches) for game, (matches, wins) in PLAYED.items()
    ]
    assert [each.length for each in VIEW.bars] == [1, 9 / 11, 7 / 11, 4 / 11, 3 / 11]


def test_whom_one_met_most_often_comes_first() -> None:
    assert [(each.person.name, each.ahead, each.behind, each.level) for each in VIEW.rivals] == [
        ("Bo", 16, 12, 0), ("empty", 10, 14, 2),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("wins", "matches", "text"),
    [(13, 34, "38%"), (1, 3, "33%"), (2, 3, "67%"), (1, 8, "13%"), (0, 4, "0%"), (0, 0, "–")],
)
def test_wins_are_told_in_a_hundred(wins: int, matches: int, text: str) -> None:
    assert percent_text(wins, matches) == text


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (Fraction(7), "7"), (Fraction(-37), "−37"), (Fraction(5, 2), "2½"), (Fraction(-1, 2), "−½"),
        (Fraction(21, 4), "5.25"), (Fraction(-1, 100), "−0.01"), (Fraction(0), "0"),
    ],
)  # fmt: skip
def test_figures_are_written_as_scores_are(value: Fraction, text: str) -> None:
    assert figure_text(value) == text


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (Fraction(4), "4"), (Fraction(9, 2), "4.5"), (Fraction(10, 3), "3.3"), (Fraction(-20, 3), "−6.7"),
        (Fraction(-1, 40), "0"),
    ],
)  # fmt: skip
def test_an_average_has_one_decimal_at_most(value: Fraction, text: str) -> None:
    assert average_text(value) == text


def test_there_is_no_best_of_what_a_scorepad_never_saw() -> None:
    figures = GameFigures(2, 1, Fraction(3), Fraction(2), (Fraction(0), Fraction(3), Fraction(0), Fraction(0)))
    labels = [line.label.code for line in figure_lines("betski", figures)]
    assert "profile.betski.longest_run" not in labels
    assert "profile.betski.games_tied" in labels


def test_the_page_as_text_has_every_figure_and_names_as_they_are() -> None:
    text = profile_text(VIEW, in_english)
    assert text.splitlines()[:4] == ["Mira", "34 matches since 2 March", "Wins: 13", "Most wins in a row: 4"]
    assert "Average: 1.8" in text  # 20 points in 11 matches of ThreeBeTween
    assert "Busts: 3" in text
    assert text.splitlines()[-2:] == ["Mira and Bo: 16 to 12", "Mira and empty: 10 to 14"]


def test_people_are_listed_by_matches_and_found_by_parts_of_their_names() -> None:
    assert most_played([INES, MIRA, BO]) == [MIRA, BO, INES]
    assert named([MIRA, BO, INES], " M ") == [MIRA, INES]
    assert named([MIRA, BO], "") == [MIRA, BO]
