"""One match: recorded, undone, amended, and the same after every reopening."""

import json
from pathlib import Path

import pytest

from app.session.library import Library
from app.session.match import MatchSession, MatchUnreadable, timeline_of
from app.storage.errors import StorageError
from rules import GAMES
from rules.betski.state import CenterTurned, Drew, Played, TurnEnded
from rules.core.game import Setup
from rules.core.timeline import BadEdit, Edit, Entry, Refused
from rules.decks.betski import BetskiCard


def card(code: str) -> BetskiCard:
    return BetskiCard.from_code(code)


@pytest.fixture
def session(library: Library) -> MatchSession:
    match = library.new_match("betski", ["Mira", "Bo"], Setup(2))
    match.record(CenterTurned(card("6-5")))
    match.record(Played(0, card("5-8")))
    return match


def reopened(library: Library, session: MatchSession) -> MatchSession:
    session.close()
    return library.open_match(session.match_id)


def test_a_reopened_match_stands_exactly_as_it_was_left(library: Library, session: MatchSession) -> None:
    before = list(session.timeline.steps)
    assert reopened(library, session).timeline.steps == before


def test_undo_and_redo_outlive_a_restart(library: Library, session: MatchSession) -> None:
    session.undo()
    again = reopened(library, session)
    assert len(again.timeline.steps) == 1
    assert again.redo()
    assert again.state.center == card("5-8")
    assert not again.redo()


def test_undo_of_nothing_says_so(library: Library) -> None:
    match = library.new_match("betski", ["Mira", "Bo"], Setup(2))
    assert not match.undo()
    assert not match.redo()


def test_an_illegal_entry_is_refused_until_the_table_overrules_it(session: MatchSession) -> None:
    wrong = Played(0, card("3-4"))
    with pytest.raises(Refused) as refused:
        session.record(wrong)
    assert refused.value.verdict.gravest.code == "betski.no_fit"
    assert len(session.timeline.steps) == 2
    step = session.record(wrong, overruled="the table agreed")
    assert step.entry.overruled == "the table agreed"
    assert session.state.center == card("3-4")


def test_an_impossible_entry_cannot_be_overruled(session: MatchSession) -> None:
    with pytest.raises(Refused):
        session.record(Played(0, card("6-5")), overruled="we insist")
    assert len(session.timeline.steps) == 2


def test_an_overrule_is_still_there_after_a_restart(library: Library, session: MatchSession) -> None:
    session.record(Played(0, card("3-4")), overruled="the table agreed")
    assert reopened(library, session).timeline.steps[-1].entry.overruled == "the table agreed"


def test_amending_an_entry_derives_everything_after_it_again(library: Library, session: MatchSession) -> None:
    session.record(Played(0, card("9-3")))  # Gold 9 on Silver 8
    better = Entry(Played(0, card("5-9")), time=5)
    preview = session.preview_amend([Edit(2, drop=True, put=better)])
    assert preview.broken() == ()  # Gold 9 also goes on Silver 9
    assert session.state.stack[1].card == card("5-8")
    session.amend([Edit(2, drop=True, put=better)])
    again = reopened(library, session)
    assert [laid.card.code for laid in again.state.stack] == ["6-5", "5-9", "9-3"]
    again.undo()
    assert [laid.card.code for laid in again.state.stack] == ["6-5", "5-8", "9-3"]


def test_an_amendment_that_breaks_a_later_entry_is_not_made(session: MatchSession) -> None:
    session.record(Played(0, card("9-3")))
    worse = [Edit(2, drop=True, put=Entry(Played(0, card("5-4"))))]
    assert session.preview_amend(worse).broken() == (3,)  # Gold 9 does not go on Silver 4
    with pytest.raises(BadEdit):
        session.amend(worse)
    assert session.state.stack[1].card == card("5-8")


def test_listeners_hear_of_every_change_until_they_leave(session: MatchSession) -> None:
    heard: list[int] = []
    leave = session.subscribe(lambda: heard.append(len(session.timeline.steps)))
    session.record(TurnEnded(0))
    session.undo()
    session.redo()
    leave()
    session.undo()
    assert heard == [3, 2, 3]


def test_an_entry_that_cannot_be_written_changes_nothing(session: MatchSession) -> None:
    session.close()  # a closed journal stands for any disk that refuses
    heard: list[int] = []
    session.subscribe(lambda: heard.append(1))
    for attempt in (
        lambda: session.record(TurnEnded(0)),
        session.undo,
        lambda: session.amend([Edit(2, drop=True, put=None)]),
    ):
        with pytest.raises(StorageError):
            attempt()
    assert len(session.timeline.steps) == 2
    assert heard == []


def test_a_torn_last_line_is_cut_and_reported(library: Library, session: MatchSession, tmp_path: Path) -> None:
    session.record(Drew(0, 1), overruled="late")
    session.close()
    path = next((tmp_path / "matches").glob("*.journal"))
    path.write_bytes(path.read_bytes()[:-5])
    again = library.open_match(session.match_id)
    assert again.damage is not None
    assert again.damage.kind == "torn"
    assert len(again.timeline.steps) == 2


HEADER = {
    "format": 1,
    "game": "betski",
    "version": 1,
    "players": ["Mira", "Bo"],
    "setup": {"seats": 2, "first": 0, "level": "cards", "house_rules": {}},
    "created": 0,
}


@pytest.mark.parametrize(
    "records",
    [
        [{**HEADER, "format": 2}],
        [{**HEADER, "game": "chess"}],
        [{**HEADER, "version": 99}],
        [{**HEADER, "version": "1"}],
        [{**HEADER, "players": ["Mira"]}],
        [{**HEADER, "players": "MB"}],
        [{**HEADER, "setup": {"seats": 2}}],
        [{**HEADER, "setup": {**HEADER["setup"], "seats": 99}}],
        [HEADER, {"op": "explode"}],
        [HEADER, {}],
        [HEADER, {"op": "record", "entry": {"action": {"do": "won"}, "time": 0}}],
        [HEADER, {"op": "amend", "edits": [{"at": 5, "drop": True, "put": None}]}],
    ],
    ids=lambda records: json.dumps(records[-1])[:60],
)
def test_a_journal_that_tells_no_match_gets_a_clear_answer(records: list[dict[str, object]]) -> None:
    with pytest.raises(MatchUnreadable):
        timeline_of(GAMES, records)


def test_what_was_once_written_is_never_refused_on_loading() -> None:
    illegal = {"op": "record", "entry": {"action": {"do": "turn_ended", "seat": 0}, "time": 0}}
    center = {"op": "record", "entry": {"action": {"do": "center", "card": "6-5"}, "time": 0}}
    timeline = timeline_of(GAMES, [HEADER, center, illegal])
    assert [step.stands for step in timeline.steps] == [True, False]
    assert timeline.state.turn == 1
