"""Who is who among the names of many matches: names, looks, merging; journals never change for it."""

from pathlib import Path

import pytest

from app.session.figures import lifetime, met, roster
from app.session.importing.settings import changed_settings, kept_settings
from app.session.library import Library
from app.session.names import BadName
from app.session.people import (
    People,
    Profile,
    dressed,
    merged,
    parted,
    profiles_told,
    renamed,
    seat_tints,
    stored,
    united,
)
from app.storage.index import Store
from rules import GAMES
from rules.betski.state import MatchEnded, Won
from rules.core.game import TOTALS, Setup


def play(library: Library, *names: str, winner: int = 0) -> str:
    """A finished match of Betski; its id."""
    match = library.new_match("betski", names, Setup(len(names), level=TOTALS))
    match.record(Won((winner,)))
    match.record(MatchEnded())
    library.close_match(match)
    return match.match_id


def test_a_name_without_a_profile_is_a_person_of_its_own_whatever_its_capitals() -> None:
    people = People()
    assert people.keys["Mira"] == people.keys["MIRA"] == "mira"
    assert people.name_of("Mira") == "Mira"
    assert people.keys["Bo"] != people.keys["Mira"]


def test_whoever_is_renamed_keeps_what_was_won_under_the_old_name(library: Library) -> None:
    play(library, "Mira", "Bo")
    journal = library.records(library.match_ids()[0])
    library.keep_people(renamed(library.people(), "Mira", " Mirabell ", {"mira", "bo"}))
    play(library, "Mirabell", "Bo")
    people, listed = library.people(), library.summaries()
    told = [(each.name, each.matches, each.wins) for each in roster(listed, people)]
    assert told == [("Mirabell", 2, 2), ("Bo", 2, 0)]
    assert library.records(library.match_ids()[0]) == journal
    assert library.known_players() == ("Mirabell", "Bo")
    assert library.last_players("betski") == ("Mirabell", "Bo")


def test_a_rematch_seats_people_by_their_present_names(library: Library) -> None:
    first = play(library, "Mira", "Bo")
    library.keep_people(renamed(library.people(), "Mira", "Mirabell", {"mira", "bo"}))
    assert library.rematch(first).players == ("Mirabell", "Bo")


def test_a_person_may_change_the_capitals_or_go_back_to_an_old_name() -> None:
    people = renamed(People(), "mira", "Mira", {"mira"})
    assert people.profiles == (Profile("Mira", ("mira",)),)
    people = renamed(renamed(people, "Mira", "Tom", {"mira"}), "Tom", "Mira", {"mira"})
    assert people.profiles == (Profile("Mira", ("mira", "Tom")),)


@pytest.mark.parametrize(
    ("typed", "code"),
    [("Bo", "naming.taken"), ("bO", "naming.taken"), (" ", "naming.empty"), ("x" * 25, "naming.long")],
)
def test_nobody_gets_a_name_that_is_taken_or_none(typed: str, code: str) -> None:
    with pytest.raises(BadName) as refused:
        renamed(People(), "Mira", typed, {"mira", "bo"})
    assert refused.value.code == code


def test_a_name_that_a_merged_player_bears_is_taken() -> None:
    people = merged(People(), "Bo", "Bob")
    with pytest.raises(BadName):
        renamed(people, "Mira", "Bob", {"mira", "bo"})


def test_merged_players_count_as_one_and_can_be_parted_again(library: Library) -> None:
    play(library, "Mira", "Bo")
    play(library, "Mirra", "Bo")
    before = library.people()
    library.keep_people(merged(before, "Mira", "Mirra"))
    told = lifetime(library.summaries(), library.people(), "mira")
    assert (told.matches, told.wins, told.streaks.longest) == (2, 2, 2)
    assert set(told.against) == {"bo"}
    library.keep_people(parted(library.people(), "Mira", "Mirra"))
    assert lifetime(library.summaries(), library.people(), "mira").matches == 1
    assert lifetime(library.summaries(), library.people(), "mirra").matches == 1


def test_players_who_sat_at_one_table_are_two_people(library: Library) -> None:
    play(library, "Mira", "Bo", "Ines")
    play(library, "Mira", "Bo")
    listed = library.summaries()
    assert met(listed, library.people(), "mira", "bo") == 2
    assert met(listed, library.people(), "mira", "ines") == 1
    assert met(listed, library.people(), "mira", "tom") == 0


def test_colour_and_emblem_are_kept_and_come_by_order_of_joining_before(tmp_path: Path) -> None:
    library = Library(Store(tmp_path), GAMES, lambda: 0)
    play(library, "Mira", "Bo")
    assert [each.tint for each in roster(library.summaries(), library.people())] == [0, 1]
    library.keep_people(dressed(library.people(), "Bo", tint=4, emblem="crown"))
    again = Library(Store(tmp_path), GAMES, lambda: 0)
    bo = roster(again.summaries(), again.people())[1]
    assert (bo.name, bo.tint, bo.emblem) == ("Bo", 4, "crown")


@pytest.mark.parametrize(
    "told",
    [
        None, 3, "x", {}, [3], [{}], [{"name": "", "names": ["a"], "tint": None, "emblem": ""}],
        [{"name": "A", "names": [], "tint": None, "emblem": ""}],
        [{"name": "A", "names": ["b"], "tint": None, "emblem": ""}],
        [{"name": "A", "names": ["A", 7], "tint": None, "emblem": ""}],
        [{"name": "A", "names": ["A"], "tint": 6, "emblem": ""}],
        [{"name": "A", "names": ["A"], "tint": True, "emblem": ""}],
        [{"name": "A", "names": ["A"], "tint": 1, "emblem": None}],
        [{"name": "A\u202e", "names": ["A\u202e"], "tint": 1, "emblem": ""}],
    ],
)  # fmt: skip
def test_what_is_no_profile_is_passed_over(told: object) -> None:
    assert profiles_told(told) == ()


def test_no_name_means_two_people() -> None:
    told = [{"name": name, "names": [name, "Ann"], "tint": None, "emblem": ""} for name in ("Bo", "Mira")]
    assert profiles_told(told) == (Profile("Bo", ("Bo", "Ann")),)


def test_a_backup_brings_profiles_along(library: Library, tmp_path: Path) -> None:
    library.keep_people(merged(dressed(People(), "Mira", tint=2, emblem="coin"), "Mira", "Mirra"))
    kept = kept_settings(library)
    other = Library(Store(tmp_path / "other"), GAMES, lambda: 0)
    assert changed_settings(other, kept)["profiles"] == stored(library.people())
    assert "profiles" not in changed_settings(other, {"profiles": [{"name": "A"}]})


def test_profiles_from_elsewhere_are_added_to_those_here() -> None:
    mira, bo, ines = Profile("Mira", ("Mira", "Mirra"), 2, "coin"), Profile("Bo", ("Bo",)), Profile("Ines", ("Ines",))
    ours = People((mira, bo))
    assert united(ours, People()).profiles == (mira, bo)
    assert united(People(), ours).profiles == (mira, bo)
    assert united(ours, People((bo, mira))).profiles == (mira, bo)  # in the order that is known here
    theirs = People((Profile("Mia", ("Mira", "Mimi"), 4), ines))
    assert united(ours, theirs).profiles == (Profile("Mia", ("Mira", "Mirra", "Mimi"), 4), bo, ines)


def test_a_name_that_means_somebody_else_there_means_them_here_too() -> None:
    ours, theirs = People((Profile("Ann", ("Ann", "Anna")),)), People((Profile("Anna", ("Anna",), 1),))
    assert united(ours, theirs).profiles == (Profile("Ann", ("Ann",)), Profile("Anna", ("Anna",), 1))


def test_two_who_are_one_person_elsewhere_are_one_here() -> None:
    ours = People((Profile("Mira", ("Mira", "Mi")), Profile("Mirra", ("Mirra",), 3)))
    theirs = People((Profile("Mira", ("Mira", "Mirra")),))
    assert united(ours, theirs).profiles == (Profile("Mira", ("Mirra", "Mira", "Mi")),)


def test_what_is_united_can_be_stored_and_read_again() -> None:
    ours = People((Profile("A", tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ")),))
    theirs = People((Profile("A", ("A", *(f"{letter}2" for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"))),))
    both = united(ours, theirs)
    assert len(both.profiles[0].names) == 50
    assert profiles_told(stored(both)) == both.profiles


def test_a_seat_has_the_colour_that_its_player_chose_and_none_is_there_twice() -> None:
    people = People()
    for name, tint in (("Bo", 0), ("Ines", 0), ("Tom", 3)):
        people = dressed(people, name, tint=tint, emblem="")
    assert seat_tints(people, ("Mira", "Jonas")) == (0, 1, 2, 3, 4, 5)
    assert seat_tints(people, ("Mira", "Bo", "Tom")) == (1, 0, 3, 2, 4, 5)
    assert seat_tints(people, ("Ines", "Bo")) == (0, 1, 2, 3, 4, 5), "who sits first keeps it"
    assert seat_tints(people, [*"ABCDEF", "Tom"]) == (0, 1, 2, 3, 4, 5), "six tints are for six seats"
