"""Somebody joins a match under way: in the journal, the lists, the lifetime figures, and the next match."""

from pathlib import Path

import pytest

from app.session.figures import lifetime, roster
from app.session.joining import follow_players, name_trouble, seat_for
from app.session.library import Library
from app.session.match import MatchSession
from app.session.names import BadName
from app.session.past import PastSession
from app.session.people import People, Profile, stored
from app.storage.index import Store
from rules import GAMES
from rules.core.game import TOTALS, Setup
from rules.core.timeline import Edit, Entry, Refused
from rules.in_between import actions as a

FOUR = ("Mira", "Bo", "Ines", "Jonas")


def opened(folder: Path) -> Library:
    return Library(Store(folder), GAMES, lambda: 1_700_000_000_000)


def evening(library: Library, *, over: bool = False) -> MatchSession:
    """Ante 1 of 20: Ines comes after it, wins the pot of 3 from Bo's left, and Jonas comes then."""
    match = library.new_match("in_between", FOUR[:2], Setup(2, level=TOTALS))
    follow_players(library, match)
    match.record(a.Anted())
    match.record(seat_for(match.players, " Ines "))
    match.record(a.ScoredTurn(1, a.PASSED))
    match.record(a.ScoredBet(2, 3, a.WON))
    match.record(seat_for(match.players, "Jonas"))
    if over:
        match.record(a.MatchEnded())
    return match


def test_the_journal_brings_everybody_back(tmp_path: Path) -> None:
    match = evening(opened(tmp_path))
    assert match.players == FOUR
    assert match.header["players"] == ["Mira", "Bo"], "no line of a journal is ever rewritten"
    match.close()
    again = opened(tmp_path).open_match(match.match_id)
    assert (again.players, again.timeline.steps) == (FOUR, match.timeline.steps)
    assert again.undo()
    assert again.players == FOUR[:3]
    again.close()
    once_more = opened(tmp_path).open_match(match.match_id)
    assert (once_more.players, once_more.everyone) == (FOUR[:3], FOUR)
    assert once_more.redo()
    assert once_more.players == FOUR


def test_the_list_of_matches_knows_everybody_also_when_it_is_made_anew(tmp_path: Path) -> None:
    library = opened(tmp_path)
    library.close_match(evening(library, over=True))
    (listed,) = library.summaries()
    assert (listed.players, listed.points, len(listed.deeds)) == (FOUR, (-1, -1, 2, 0), 4)
    library.rebuild()
    assert library.summaries() == [listed]


def test_lifetime_figures_count_whoever_joined(tmp_path: Path) -> None:
    """Ines won 3, more than anybody; she finished ahead of all the others."""
    library = opened(tmp_path)
    library.close_match(evening(library, over=True))
    told = lifetime(library.summaries(), library.people(), "ines")
    assert (told.matches, told.wins, told.games["in_between"].total) == (1, 1, 2)
    assert [against.ahead for against in told.against.values()] == [1, 1, 1]
    assert told.games["in_between"].deeds[:2] == (3, 1)
    assert [person.name for person in roster(library.summaries(), library.people())] == list(FOUR)


def test_a_rematch_seats_everybody(tmp_path: Path) -> None:
    library = opened(tmp_path)
    match = evening(library)
    library.close_match(match)
    again = library.rematch(match.match_id)
    assert (again.players, again.timeline.setup.seats, again.timeline.setup.first) == (FOUR, 4, 1)


def test_whoever_joined_is_known_and_proposed_for_the_next_match(tmp_path: Path) -> None:
    library = opened(tmp_path)
    match = evening(library)
    assert set(library.known_players()) == set(FOUR)
    assert library.known_players()[0] == "Jonas", "the latest first"
    assert library.last_players("in_between") == library.last_players("betski") == FOUR
    match.undo()
    assert library.last_players("in_between") == FOUR[:3]


def test_in_an_older_match_they_are_known_but_not_proposed(tmp_path: Path) -> None:
    library = opened(tmp_path)
    match = library.new_match("in_between", FOUR[:2], Setup(2, level=TOTALS))
    library.new_match("in_between", ["Kofi", "Lena"], Setup(2, level=TOTALS)).close()
    follow_players(library, match)
    match.record(seat_for(match.players, "Ines"))
    assert "Ines" in library.known_players()
    assert library.last_players("in_between") == ("Kofi", "Lena")


def test_a_profile_is_found_by_the_name_of_whoever_joins(tmp_path: Path) -> None:
    library = opened(tmp_path)
    library.put_setting("profiles", stored(People([Profile("Inés", ("Ines", "Inés"), 4, "cat")])))
    library.close_match(evening(library, over=True))
    persons = {person.name: person for person in roster(library.summaries(), library.people())}
    assert (persons["Inés"].tint, persons["Inés"].emblem, persons["Inés"].wins) == (4, "cat", 1)


@pytest.mark.parametrize("typed", ["", "  ", "x" * 25, "mira", "BO"])
def test_a_name_that_nobody_can_join_by_says_why(typed: str) -> None:
    trouble = name_trouble(FOUR[:2], typed)
    assert isinstance(trouble, BadName)
    assert name_trouble(FOUR[:2], "Ines") is None


def test_a_name_twice_is_refused_and_nothing_is_written(tmp_path: Path) -> None:
    match = evening(opened(tmp_path))
    with pytest.raises(Refused):
        match.record(seat_for(match.players, "ines"))
    assert len(match.timeline.steps) == 5


def test_the_joining_can_be_amended_and_the_past_seen_without_them(tmp_path: Path) -> None:
    library = opened(tmp_path)
    match = evening(library)
    match.amend([Edit(2, True, Entry(seat_for(FOUR[:2], "Inés")))])
    assert match.players == ("Mira", "Bo", "Inés", "Jonas")
    past = PastSession(match, match.timeline.steps[:1])
    assert (past.players, past.everyone) == (FOUR[:2], match.players)
    match.close()
    assert opened(tmp_path).open_match(match.match_id).players == ("Mira", "Bo", "Inés", "Jonas")
