"""Lifetime figures, summed over what the list of matches knows."""

from fractions import Fraction

from app.session.figures import Against, GameFigures, Streaks, figures_by_game, head_to_head, streaks
from app.session.library import MatchSummary

NEWEST_FIRST = [
    MatchSummary("e", "betski", ("Mira", "Bo"), (9, 0), 2, 9, False, 0),  # still running
    MatchSummary("d", "betski", ("Mira", "Bo"), (4, 4), 2, 9, True, 0),
    MatchSummary("c", "in_between", ("Bo", "Mira", "Ines"), (-3, 5, -2), 1, 9, True, 0),
    MatchSummary("b", "betski", ("Bo", "Mira"), (6, 3), 2, 9, True, 0),
    MatchSummary("a", "betski", ("Mira", "Bo"), (2, 0), 2, 9, True, 0),
]


def test_matches_wins_average_and_best_are_told_by_game() -> None:
    told = figures_by_game(NEWEST_FIRST, "Mira")
    assert told["betski"] == GameFigures(3, 2, Fraction(9, 2), Fraction(2))
    assert told["betski"].average == Fraction(3, 2)
    assert told["in_between"] == GameFigures(1, 1, Fraction(5), Fraction(5))


def test_the_best_may_be_a_loss() -> None:
    assert figures_by_game(NEWEST_FIRST, "Bo")["in_between"].best == -3


def test_a_lost_match_ends_a_streak_and_a_running_one_does_not() -> None:
    assert streaks(NEWEST_FIRST, "Mira") == Streaks(2, 2)
    assert streaks(NEWEST_FIRST, "Bo") == Streaks(1, 1)
    assert streaks(NEWEST_FIRST, "Ines") == Streaks(0, 0)


def test_head_to_head_counts_ahead_behind_and_level() -> None:
    assert head_to_head(NEWEST_FIRST, "Mira") == {"Bo": Against(2, 1, 1), "Ines": Against(1, 0, 0)}
    assert head_to_head(NEWEST_FIRST, "Ines") == {"Bo": Against(1, 0, 0), "Mira": Against(0, 1, 0)}
