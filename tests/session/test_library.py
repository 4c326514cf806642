"""All matches of a phone: begun, listed, taken up again, and rebuilt from their journals."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from app.session.errors import StorageError
from app.session.library import Library
from app.session.names import BadName
from app.storage.index import Store
from rules import GAMES
from rules.betski.state import MatchEnded, Won
from rules.core.game import TOTALS, BadSetup, Setup
from rules.core.house_rules import BadHouseRule


def test_a_new_match_remembers_players_and_house_rules(library: Library) -> None:
    library.new_match("betski", ["Mira", "Bo"], Setup(2, 1, house_rules={"first_to": 3}))
    assert library.last_players("betski") == ("Mira", "Bo")
    assert library.last_setup("betski")["house_rules"]["first_to"] == 3
    library.new_match("betski", ["Ines", "Mira"], Setup(2))
    assert library.known_players() == ("Ines", "Mira", "Bo")


def test_matches_are_listed_newest_first_with_their_standing(library: Library) -> None:
    first = library.new_match("betski", ["Mira", "Bo"], Setup(2, level=TOTALS))
    first.record(Won((1,)))
    first.record(MatchEnded())
    library.close_match(first)
    second = library.new_match("betski", ["Ines", "Bo"], Setup(2))
    listed = library.summaries()
    assert [each.match_id for each in listed] == [second.match_id, first.match_id]
    assert listed[1].points == (0, 2)  # one win is two halves
    assert listed[1].is_over
    assert library.latest_running() == listed[0]


def test_a_finished_match_is_not_offered_to_go_on_with(library: Library) -> None:
    match = library.new_match("betski", ["Mira", "Bo"], Setup(2))
    match.record(MatchEnded())
    library.close_match(match)
    assert library.latest_running() is None


def test_the_list_is_rebuilt_from_the_journals_when_the_index_is_lost(tmp_path: Path) -> None:
    store = Store(tmp_path)
    library = Library(store, GAMES, lambda: 0)
    match = library.new_match("betski", ["Mira", "Bo"], Setup(2, level=TOTALS))
    match.record(Won((0,)))
    library.close_match(match)
    before = library.summaries()
    store.close()
    for path in tmp_path.glob("*.json"):
        path.unlink()
    assert Library(Store(tmp_path), GAMES, lambda: 0).summaries() == before


def test_a_match_that_was_open_at_a_kill_is_listed_as_it_really_stands(tmp_path: Path) -> None:
    killed = Library(Store(tmp_path), GAMES, lambda: 0)
    killed.new_match("betski", ["Mira", "Bo"], Setup(2, level=TOTALS)).record(Won((0,)))
    library = Library(Store(tmp_path), GAMES, lambda: 0)
    assert library.summaries()[0].entries == 0
    library.refresh_open_matches()
    assert library.summaries()[0].entries == 1
    assert library.summaries()[0].points == (2, 0)


@pytest.mark.parametrize(
    ("names", "code"),
    [
        (["Mira", "  "], "naming.empty"),
        (["Mira", "\u202e"], "naming.empty"),
        (["Mira", "x" * 200], "naming.long"),
        (["Mira", "mira"], "naming.twice"),
    ],
)
def test_a_name_that_cannot_be_used_gets_a_clear_answer(library: Library, names: list[str], code: str) -> None:
    with pytest.raises(BadName) as refused:
        library.new_match("betski", names, Setup(2))
    assert refused.value.code == code
    assert library.summaries() == []


def test_markup_in_a_name_is_kept_as_it_is_and_line_breaks_are_not(library: Library) -> None:
    match = library.new_match("betski", ["[b]Mira[/b]", "Bo\n\tthe  Great"], Setup(2))
    assert match.players == ("[b]Mira[/b]", "Bo the Great")


def test_too_many_players_and_unknown_house_rules_are_refused(library: Library) -> None:
    with pytest.raises(BadSetup):
        library.new_match("betski", [f"Player {number}" for number in range(7)], Setup(7))
    with pytest.raises(BadHouseRule):
        library.new_match("betski", ["Mira", "Bo"], Setup(2, house_rules={"jokers": True}))


def test_settings_are_kept(tmp_path: Path) -> None:
    Library(Store(tmp_path), GAMES, lambda: 0).put_setting("theme", "paper")
    library = Library(Store(tmp_path), GAMES, lambda: 0)
    assert library.setting("theme", "felt") == "paper"
    assert library.setting("text_scale", 1.0) == 1.0


def test_a_deleted_match_comes_back_with_every_line(library: Library, tmp_path: Path) -> None:
    match = library.new_match("betski", ["Mira", "Bo"], Setup(2, level=TOTALS))
    match.record(Won((1,)))
    library.close_match(match)
    before, lines = library.summaries(), (tmp_path / "matches" / f"{match.match_id}.journal").read_bytes()
    library.delete_match(match.match_id)
    assert library.summaries() == []
    library.bring_back(match.match_id)
    assert library.summaries() == before
    assert (tmp_path / "matches" / f"{match.match_id}.journal").read_bytes() == lines


def test_a_deleted_match_can_be_brought_back_for_thirty_days(tmp_path: Path) -> None:
    moment = datetime(2026, 3, 1, 20, 0, tzinfo=UTC)

    def clock() -> int:
        return int(moment.timestamp() * 1000)

    library = Library(Store(tmp_path, now=lambda: moment), GAMES, clock)
    first, second = (library.new_match("betski", ["Mira", name], Setup(2)) for name in ("Bo", "Ines"))
    for match in (first, second):
        library.close_match(match)
    listed = {each.match_id: each for each in library.summaries()}
    library.delete_match(first.match_id)
    moment += timedelta(days=10)
    library.delete_match(second.match_id)
    assert library.deleted(9) == [
        (listed[second.match_id], clock()), (listed[first.match_id], clock() - 10 * 24 * 3_600_000),
    ]  # fmt: skip
    moment += timedelta(days=20)
    library.empty_trash()  # the first for thirty days to the second: not longer yet
    assert (library.count_deleted(), len(library.deleted(9)), len(library.deleted(1))) == (2, 2, 1)
    moment += timedelta(seconds=1)
    library.empty_trash()
    assert [each.match.match_id for each in library.deleted(9)] == [second.match_id]
    library.bring_back(second.match_id)
    assert library.summaries() == [listed[second.match_id]]
    assert library.deleted(9) == []
    assert list((tmp_path / "trash").iterdir()) == []


def test_a_deleted_match_that_came_back_from_elsewhere_is_not_written_over(library: Library, tmp_path: Path) -> None:
    match = library.new_match("betski", ["Mira", "Bo"], Setup(2, level=TOTALS))
    library.close_match(match)
    library.delete_match(match.match_id)
    (tmp_path / "matches" / f"{match.match_id}.journal").write_bytes(b"newer")
    assert library.deleted(9) == []
    with pytest.raises(StorageError):
        library.bring_back(match.match_id)
    assert (tmp_path / "matches" / f"{match.match_id}.journal").read_bytes() == b"newer"


def test_a_rematch_has_the_same_players_and_rules_and_the_next_dealer(library: Library) -> None:
    first = library.new_match("betski", ["Mira", "Bo"], Setup(2, 1, TOTALS, {"first_to": 3}))
    library.close_match(first)
    again = library.rematch(first.match_id)
    assert again.players == ("Mira", "Bo")
    assert again.timeline.setup == first.timeline.setup._replace(first=0)
    assert again.timeline.steps == []
