"""A match to which somebody came later leaves the phone in every form, and comes back."""

import csv
import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.session.backup import backup_data
from app.session.importing.plan import Plan, plan_file, take_in
from app.session.joining import seat_for
from app.session.library import Library
from app.session.match import MatchSession
from app.session.sharing.page import as_page
from app.session.sharing.shared import SharedMatch, as_json, as_transcript, shared_match
from app.session.sharing.summary import as_settlement, as_summary
from app.session.sharing.table import as_csv
from app.storage.index import Store
from rules import GAMES
from rules.core.game import TOTALS, Setup
from rules.in_between import actions as a
from rules.sentences.en import ENGLISH

THREE = ("Mira", "Bo", "Ines")


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(Store(tmp_path / "here"), GAMES, lambda: 1_717_754_400_000)


@pytest.fixture
def elsewhere(tmp_path: Path) -> Library:
    return Library(Store(tmp_path / "there"), GAMES, lambda: 1_717_754_400_000)


@pytest.fixture
def planned(elsewhere: Library, tmp_path: Path) -> Callable[[str | bytes], Plan]:
    def plan(data: str | bytes) -> Plan:
        path = tmp_path / "file"
        path.write_bytes(data.encode() if isinstance(data, str) else data)
        return plan_file(elsewhere, path)

    return plan


def evening(library: Library) -> MatchSession:
    """Ante 1 of 20 each. Ines joins, Bo passes, and she wins the 3 in the pot: two up, the others one down."""
    match = library.new_match("in_between", THREE[:2], Setup(2, level=TOTALS))
    for action in (a.Anted(), seat_for(THREE[:2], "Ines"), a.ScoredTurn(1, a.PASSED), a.ScoredBet(2, 3, a.WON)):
        match.record(action)
    return match


def shared(library: Library, match: MatchSession) -> SharedMatch:
    return shared_match(GAMES, match.match_id, library.records(match.match_id))


def test_every_form_tells_of_the_newcomer(library: Library) -> None:
    match = evening(library)
    match.record(a.MatchEnded())
    told = shared(library, match)
    assert told.players == THREE
    assert as_summary(told, ENGLISH).splitlines()[1] == "1. Ines: 2"
    assert as_settlement(told, ENGLISH).splitlines() == ["Mira pays Ines 1.", "Bo pays Ines 1."]
    rows = list(csv.reader(io.StringIO(as_csv(told))))
    assert rows[0][-3:] == list(THREE)
    assert [row[-3:] for row in rows[1:]] == [
        ["-1", "-1", ""], ["-1", "-1", "-1"], ["-1", "-1", "-1"], ["-1", "-1", "2"], ["-1", "-1", "2"],
    ]  # fmt: skip
    text = as_transcript(told)
    assert text.count("Player: ") == 2
    assert "\n2. new player Ines, seat 3 @" in text
    assert "\n4. Ines bets 3: won @" in text


def test_the_page_draws_a_line_from_where_the_newcomer_joined(library: Library) -> None:
    """Five states, from the beginning to the fourth entry: hers are the last three."""
    page = as_page(shared(library, evening(library)), ENGLISH)
    lines = [part.split('points="')[1].partition('"')[0].split() for part in page.split("<polyline")[1:]]
    assert [len(points) for points in lines] == [5, 5, 3]
    assert lines[2][0].split(",")[0] == lines[0][2].split(",")[0]
    assert "Ines joins the table, in seat 3" in page


@pytest.mark.parametrize("write", [as_json, as_transcript])
def test_it_is_taken_in_elsewhere_and_known_again(
    write: Callable[[SharedMatch], str], library: Library, elsewhere: Library, planned: Callable[[str], Plan]
) -> None:
    match = evening(library)
    told = write(shared(library, match))
    plan = planned(told)
    assert [each.match.players for each in plan.new] == [THREE]
    take_in(elsewhere, plan)
    assert elsewhere.open_match(match.match_id).players == THREE
    assert elsewhere.summaries()[0].players == THREE
    assert "Ines" in elsewhere.known_players()
    assert [each.match_id for each in planned(told).there] == [match.match_id]


def test_the_version_with_the_newcomer_takes_the_place_of_the_one_without(
    library: Library, elsewhere: Library, planned: Callable[[str], Plan]
) -> None:
    match = library.new_match("in_between", THREE[:2], Setup(2, level=TOTALS))
    match.record(a.Anted())
    take_in(elsewhere, planned(as_json(shared(library, match))))
    match.record(seat_for(match.players, "Ines"))
    plan = planned(as_json(shared(library, match)))
    assert [each.match.players for each in plan.newer] == [THREE]
    take_in(elsewhere, plan)
    assert elsewhere.summaries()[0].players == THREE


def test_a_backup_holds_the_newcomer(
    library: Library, elsewhere: Library, planned: Callable[[bytes], Plan]
) -> None:
    library.close_match(evening(library))
    take_in(elsewhere, planned(backup_data(library)))
    assert elsewhere.summaries() == library.summaries()


def changed(told: str, change: Callable[[list[dict[str, Any]]], None]) -> str:
    data = json.loads(told)
    change(data["records"])
    return json.dumps(data)


@pytest.mark.parametrize("name", ["", " Ines", "x" * 25, "In\u202ees", "\n"])
def test_a_newcomer_whom_nobody_could_have_typed_is_refused(
    name: str, library: Library, planned: Callable[[str], Plan]
) -> None:
    told = changed(
        as_json(shared(library, evening(library))), lambda records: records[2]["entry"]["action"].update(name=name)
    )
    assert [each.code for each in planned(told).refused] == ["import.names"]


def test_entries_of_somebody_who_never_joined_are_refused(library: Library, planned: Callable[[str], Plan]) -> None:
    told = changed(as_json(shared(library, evening(library))), lambda records: records.pop(2))
    assert [each.code for each in planned(told).refused] == ["import.unreadable"]


def bought_before_she_came(records: list[dict[str, Any]]) -> None:
    records.insert(2, {"op": "record", "entry": {"action": {"do": "bought", "seat": 2, "amount": 5}, "time": 1}})


@pytest.mark.parametrize(
    "later", [[], [{"op": "undo"}], [{"op": "amend", "edits": [{"at": 2, "drop": True, "put": None}]}]]
)
def test_entries_of_somebody_before_the_joining_are_refused_even_if_taken_back(
    later: list[dict[str, Any]], library: Library, planned: Callable[[str], Plan]
) -> None:
    """Undo or redo would bring them back, and no history can tell what she had then."""
    match = library.new_match("in_between", THREE[:2], Setup(2, level=TOTALS))
    match.record(a.Anted())
    match.record(seat_for(THREE[:2], "Ines"))

    def change(records: list[dict[str, Any]]) -> None:
        bought_before_she_came(records)
        records += later

    told = changed(as_json(shared(library, match)), change)
    assert [each.code for each in planned(told).refused] == ["import.unreadable"]
    assert planned(as_json(shared(library, match))).refused == ()


def test_a_transcript_that_seats_somebody_twice_is_refused(library: Library, planned: Callable[[str], Plan]) -> None:
    text = as_transcript(shared(library, evening(library))).replace("new player Ines, seat 3", "new player Bo, seat 3")
    refused = planned(text.partition("\n3. ")[0] + "\n").refused
    assert [(each.code, each.facts) for each in refused] == [("import.not_legal", {"number": 2})]
