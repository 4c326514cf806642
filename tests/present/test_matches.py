"""Matches and players in rows of words."""

from app.session.library import MatchSummary
from app.ui.present.matches import PlayerFigures, day, figures, winners

OVER = MatchSummary("a", "betski", ("Mira", "Bo"), (4, 2), 2, 9, True, 86_400_000)
TIED = OVER._replace(points=(2, 2))
RUNNING = OVER._replace(players=("Mira", "Ines"), is_over=False)


def test_most_points_win_and_equal_points_share() -> None:
    assert winners(OVER) == ("Mira",)
    assert winners(TIED) == ("Mira", "Bo")


def test_nobody_wins_without_points() -> None:
    assert winners(OVER._replace(points=(0, 0))) == ()


def test_the_day_is_the_one_the_match_began() -> None:
    assert day(OVER) == "1970-01-02"


def test_a_running_match_counts_as_played_but_not_as_won() -> None:
    assert figures([OVER, TIED, RUNNING]) == [
        PlayerFigures("Mira", 3, 2),
        PlayerFigures("Bo", 2, 1),
        PlayerFigures("Ines", 1, 0),
    ]
