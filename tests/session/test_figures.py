"""Lifetime figures, summed over what the list of matches knows."""

from fractions import Fraction

from app.session.figures import Against, GameFigures, Person, Streaks, lifetime, roster
from app.session.library import MatchSummary
from app.session.people import People

NOBODY = People()
RUNS = ((3, 1, 0, 4), (2, 0, 1, 0))
WINS = ((12, 1, 0, 1, 0), (5, 1, 1, 0, 0), (0, 0, 1, 1, 0))
NEWEST_FIRST = [
    MatchSummary("e", "betski", ("Mira", "Bo"), (9, 0), 2, 9, False, 5, RUNS),  # still running
    MatchSummary("d", "betski", ("Mira", "Bo"), (4, 4), 2, 9, True, 4, RUNS),
    MatchSummary("c", "in_between", ("Bo", "Mira", "Ines"), (-3, 5, -2), 1, 9, True, 3, WINS),
    MatchSummary("b", "betski", ("Bo", "Mira"), (6, 3), 2, 9, True, 2, RUNS),
    MatchSummary("a", "betski", ("Mira", "Bo"), (2, 0), 2, 9, True, 1, RUNS),
]


def test_matches_wins_average_best_and_deeds_are_told_by_game() -> None:
    told = lifetime(NEWEST_FIRST, NOBODY, "mira")
    assert (told.matches, told.wins, told.since) == (4, 3, 1)
    # The longest run of all, then games won, games tied, cards drawn: 1+0+1, 0+1+0, 4+0+4.
    assert told.games["betski"] == GameFigures(3, 2, Fraction(9, 2), Fraction(2), (3, 2, 1, 8))
    assert told.games["betski"].average == Fraction(3, 2)
    assert told.games["in_between"] == GameFigures(1, 1, Fraction(5), Fraction(5), (5, 1, 1, 0, 0))


def test_the_best_may_be_a_loss() -> None:
    assert lifetime(NEWEST_FIRST, NOBODY, "bo").games["in_between"].best == -3


def test_money_in_cents_and_money_in_chips_add_up() -> None:
    coins = NEWEST_FIRST[2]._replace(points=(-250, 250, 0), scale=100, deeds=((0,) * 5, (1050, 1, 0, 0, 0), (0,) * 5))
    told = lifetime([coins, NEWEST_FIRST[2]], NOBODY, "mira").games["in_between"]
    assert told.total == Fraction(15, 2)
    assert told.best == 5
    assert told.deeds[0] == Fraction(21, 2), "10.50 is more than 5 chips"


def test_a_lost_match_ends_a_streak_and_a_running_one_does_not() -> None:
    assert lifetime(NEWEST_FIRST, NOBODY, "mira").streaks == Streaks(2, 2)
    assert lifetime(NEWEST_FIRST, NOBODY, "bo").streaks == Streaks(1, 1)
    assert lifetime(NEWEST_FIRST, NOBODY, "ines").streaks == Streaks(0, 0)


def test_head_to_head_counts_ahead_behind_and_level() -> None:
    against = lifetime(NEWEST_FIRST, NOBODY, "mira").against
    assert against == {"bo": Against(2, 1, 1), "ines": Against(1, 0, 0)}
    assert against["bo"].matches == 4
    assert lifetime(NEWEST_FIRST, NOBODY, "ines").against == {"bo": Against(1, 0, 0), "mira": Against(0, 1, 0)}


def test_somebody_who_never_finished_a_match_has_no_figures() -> None:
    told = lifetime(NEWEST_FIRST, NOBODY, "tom")
    assert (told.matches, told.wins, told.since, told.games, told.against) == (0, 0, None, {}, {})


def test_everybody_is_listed_in_the_order_of_joining() -> None:
    newcomer = NEWEST_FIRST[0]._replace(players=("Zoe", "Bo"))
    assert roster([newcomer, *NEWEST_FIRST], NOBODY) == [
        Person("mira", "Mira", 0, "", 4, 3),
        Person("bo", "Bo", 1, "", 4, 2),
        Person("ines", "Ines", 2, "", 1, 0),
        Person("zoe", "Zoe", 3, "", 0, 0),
    ]
