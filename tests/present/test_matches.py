"""The list of matches: what is found, in what order, in what words; days as the phone counts them."""

from datetime import date, datetime

import pytest

from app.session.figures import winners
from app.session.library import MatchSummary
from app.session.people import People, merged, renamed
from app.ui.present.days import (
    ANY,
    MONTH,
    SPAN,
    TODAY,
    WEEK,
    YEAR,
    Span,
    day_of,
    day_saying,
    other_month,
    span_of,
    touched,
    weeks,
)
from app.ui.present.matches import MatchHead, Wanted, found, lines, names_text, outcome_saying
from app.ui.present.saying import Saying
from rules.sentences import say
from rules.sentences.en import ENGLISH

NOBODY = People()
TITLES = {"betski": "Betski", "in_between": "In Between"}


def at(day: date, hour: int = 12) -> int:
    """The milliseconds of that hour of the day."""
    return int(datetime(day.year, day.month, day.day, hour).astimezone().timestamp() * 1000)


TODAY_DATE = date(2026, 11, 18)  # a Wednesday
OVER = MatchSummary("a", "betski", ("Mira", "Bo"), (4, 2), 2, 9, True, at(TODAY_DATE))
TIED = OVER._replace(match_id="b", points=(2, 2), created=at(date(2026, 11, 1), 0))
RUNNING = OVER._replace(match_id="c", players=("Mira", "Ines"), is_over=False, created=at(date(2026, 10, 31), 23))
OLD = OVER._replace(match_id="d", game="in_between", players=("Bo", "Ines"), created=at(date(2025, 12, 31), 23))
ALL = [OVER, TIED, RUNNING, OLD]


def in_english(saying: Saying) -> str:
    return say(ENGLISH, saying.code, saying.facts)


def ids(wanted: Wanted, people: People = NOBODY) -> str:
    return "".join(each.match_id for each in found(ALL, people, wanted, TITLES))


def test_most_points_win_and_equal_points_share() -> None:
    assert winners(OVER) == ("Mira",)
    assert winners(TIED) == ("Mira", "Bo")


def test_nobody_wins_without_points() -> None:
    assert winners(OVER._replace(points=(0, 0))) == ()


@pytest.mark.parametrize(
    ("wanted", "answer"),
    [
        (Wanted(), "abcd"),
        (Wanted(game="betski"), "abc"),
        (Wanted(players=("ines",)), "cd"),
        (Wanted(players=("mira", "bo")), "ab"),
        (Wanted(game="betski", players=("ines",)), "c"),
        (Wanted(words="in between"), "d"),
        (Wanted(words="INES bet"), "cd"),
        (Wanted(words="tom"), ""),
        (Wanted(span=span_of(TODAY, TODAY_DATE)), "a"),
        (Wanted(span=span_of(MONTH, TODAY_DATE)), "ab"),
        (Wanted(span=span_of(YEAR, TODAY_DATE)), "abc"),
        (Wanted(span=Span(date(2025, 12, 31), date(2025, 12, 31), SPAN)), "d"),
        (Wanted(span=Span(date(2026, 10, 31), date(2026, 11, 1), SPAN)), "bc"),
    ],
)
def test_matches_are_found_by_game_players_days_and_words(wanted: Wanted, answer: str) -> None:
    assert ids(wanted) == answer


def test_a_renamed_player_is_found_by_both_names() -> None:
    people = renamed(NOBODY, "Ines", "Agnes", {"ines"})
    assert ids(Wanted(words="agnes"), people) == ids(Wanted(words="ines"), people) == "cd"
    assert names_text(OLD, people, in_english) == "Bo and Agnes"


def test_a_merged_player_is_found_under_both_names() -> None:
    assert ids(Wanted(players=("ines",)), merged(NOBODY, "Ines", "Mira")) == "abcd"


def test_running_matches_come_first_and_the_others_by_month() -> None:
    told = [line.text if isinstance(line, MatchHead) else line.match_id for line in lines(ALL)]
    november = Saying("date.month_year", {"month": "11", "year": "2026"})
    december = Saying("date.month_year", {"month": "12", "year": "2025"})
    assert told == [Saying("matches.still_running"), "c", november, "a", "b", december, "d"]


def test_of_a_long_table_three_are_named() -> None:
    long = OVER._replace(players=tuple("ABCDEFGHIJKL"))
    assert names_text(long, NOBODY, in_english) == "A, B, C and 9 more"
    assert names_text(OVER._replace(players=tuple("ABCD")), NOBODY, in_english) == "A, B, C and D"


def test_the_outcome_names_whoever_won() -> None:
    assert outcome_saying(TIED, NOBODY) == Saying("matches.won", {"winners": ("Mira", "Bo")})
    assert outcome_saying(RUNNING, NOBODY) == Saying("matches.running")
    assert outcome_saying(OVER._replace(points=(0, 0)), NOBODY) == Saying("matches.nobody")


# --- days

def test_a_week_begins_on_monday_and_a_span_ends_today() -> None:
    assert span_of(WEEK, TODAY_DATE) == Span(date(2026, 11, 16), TODAY_DATE, WEEK)
    assert span_of(ANY, TODAY_DATE).limits() is None


def test_a_day_has_its_year_when_that_is_another() -> None:
    assert day_saying(date(2026, 3, 2), TODAY_DATE) == Saying("date.day", {"day": 2, "month": "3"})
    assert day_saying(date(2025, 3, 2), TODAY_DATE).facts["year"] == "2025"


def test_a_day_lasts_from_midnight_to_midnight() -> None:
    assert {day_of(at(TODAY_DATE, hour)) for hour in (0, 12, 23)} == {TODAY_DATE}


def test_the_second_touch_ends_a_span_and_the_third_begins_another() -> None:
    third, ninth = date(2026, 11, 3), date(2026, 11, 9)
    one = touched(Span(), third)
    assert one == Span(third, third, SPAN)
    both = touched(one, ninth)
    assert both == Span(third, ninth, SPAN)
    assert touched(both, TODAY_DATE) == Span(TODAY_DATE, TODAY_DATE, SPAN)
    assert touched(Span(ninth, ninth, SPAN), third) == Span(third, third, SPAN)


def test_the_calendar_shows_six_whole_weeks_of_any_month() -> None:
    for month in (date(2026, 2, 1), date(2026, 11, 1), date(2027, 2, 1)):
        days = [day for week in weeks(month) for day in week]
        assert len(days) == 42
        assert days[0].weekday() == 0
        assert month in days[:7]
    assert other_month(date(2026, 1, 1), -1) == date(2025, 12, 1)
    assert other_month(date(2026, 12, 1), 1) == date(2027, 1, 1)
    assert other_month(date(2026, 3, 1), -1) == date(2026, 2, 1)
