"""A new seat in the middle of a match: what it takes, and what becomes of it when the past is changed."""

import pytest

from rules import GAMES
from rules.core.codec import BadEncoding, decode_action, encode_action
from rules.core.game import TOTALS, Setup
from rules.core.prompt import NameField
from rules.core.seats import SEAT_ADDED, SeatAdded, is_name, names_after
from rules.core.timeline import Edit, Entry, Timeline
from rules.core.transcript import BadTranscript, Match, action_text, read_transcript, write_transcript
from rules.core.verdict import Verdict
from rules.in_between import GAME
from rules.in_between import actions as a

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
NAMES = ("Mira", "Bo")


def timeline_with(*actions: object) -> Timeline:
    timeline = Timeline(GAME, Setup(2, level=TOTALS, names=NAMES))
    for action in actions:
        timeline.record(Entry(action))
    return timeline


def codes(verdict: Verdict) -> list[str]:
    return [each.code for each in verdict.objections]


@every_game
def test_a_new_seat_is_a_seat_like_any_other_in_every_game(game) -> None:  # type: ignore[no-untyped-def]
    timeline = Timeline(game, Setup(2, level=TOTALS, names=NAMES))
    prompt = next(each for each in game.prompts(timeline.state) if each.action == SEAT_ADDED)
    assert (prompt.fields[0].low, prompt.fields[0].high) == (3, 3)  # type: ignore[union-attr]
    assert prompt.fields[1] == NameField("name", NAMES)
    timeline.record(Entry(SeatAdded(3, "Ines")))
    assert (timeline.state.seats, timeline.state.names) == (3, ("Mira", "Bo", "Ines"))
    assert len(game.standing(timeline.state).points) == 3
    assert codes(timeline.judge(SeatAdded(3, "Jonas"))) == ["seat_added.not_next"]


@every_game
def test_a_full_table_asks_for_nobody(game) -> None:  # type: ignore[no-untyped-def]
    timeline = Timeline(game, Setup(game.max_seats, level=TOTALS))
    assert SEAT_ADDED not in {each.action for each in game.prompts(timeline.state)}
    verdict = timeline.judge(SeatAdded(game.max_seats + 1, "Zoe"))
    assert (codes(verdict), verdict.is_impossible) == (["seat_added.full"], True)


@pytest.mark.parametrize("number", [-1, 0, 1, 2, 4, 1000])
def test_only_the_next_seat_is_given_away(number: int) -> None:
    objection = timeline_with().judge(SeatAdded(number, "Ines")).objections[0]
    assert (objection.code, objection.facts) == ("seat_added.not_next", {"number": number, "seat_number": 3})


@pytest.mark.parametrize("name", ["", " ", "Ines ", " Ines", "In  es", "In\nes", "In\u202ees", "\x1b[2J"])
def test_a_name_is_one_clean_line(name: str) -> None:
    assert not is_name(name)
    assert codes(timeline_with().judge(SeatAdded(3, name))) == ["seat_added.no_name"]


def test_everything_wrong_is_said_at_once() -> None:
    assert codes(timeline_with().judge(SeatAdded(9, "MIRA"))) == ["seat_added.not_next", "seat_added.name_twice"]


# --- undo, redo, amend

def test_an_undo_takes_the_seat_away_and_a_redo_brings_it_back() -> None:
    timeline = timeline_with(a.Anted(), SeatAdded(3, "Ines"), a.BoughtIn(2, 20))
    timeline.undo()
    timeline.undo()
    assert (timeline.state.names, timeline.state.pot) == (NAMES, 2)
    assert timeline.everyone == ("Mira", "Bo", "Ines"), "what can come back still tells of her"
    timeline.redo()
    assert (timeline.state.names, timeline.state.pot) == (("Mira", "Bo", "Ines"), 3)


def test_a_name_can_be_amended() -> None:
    timeline = timeline_with(a.Anted(), SeatAdded(3, "Ines"), a.BoughtIn(2, 20))
    timeline.amend([Edit(2, True, Entry(SeatAdded(3, "Inés")))])
    assert timeline.state.names == timeline.everyone == ("Mira", "Bo", "Inés")


def test_without_the_seat_the_entries_of_the_player_cannot_be() -> None:
    timeline = timeline_with(a.Anted(), SeatAdded(3, "Ines"), a.BoughtIn(2, 20))
    amended = timeline.preview([Edit(2, True, None)])
    assert amended.broken() == (2,)
    assert codes(amended.steps[0].verdict) == ["in_between.no_such_seat"]


def test_somebody_put_in_before_another_newcomer_never_gets_that_players_entries() -> None:
    """Ines was the third to sit down; that Jonas came before her would make his what she did."""
    timeline = timeline_with(a.Anted(), SeatAdded(3, "Ines"), a.BoughtIn(2, 20))
    amended = timeline.preview([Edit(1, False, Entry(SeatAdded(3, "Jonas")))])
    assert [codes(step.verdict) for step in amended.steps if step.verdict.is_impossible] == [["seat_added.not_next"]]


def test_a_match_as_it_once_stood_knows_all_who_came_later() -> None:
    timeline = timeline_with(a.Anted(), SeatAdded(3, "Ines"))
    past = timeline.with_steps(timeline.steps[:1])
    assert (past.state.names, past.everyone) == (NAMES, ("Mira", "Bo", "Ines"))


# --- in writing

def test_it_is_written_and_read_back() -> None:
    action = SeatAdded(3, "Ines")
    assert encode_action(GAME, action) == {"do": "seat_added", "number": 3, "name": "Ines"}
    assert decode_action(GAME, encode_action(GAME, action)) == action
    with pytest.raises(BadEncoding):
        decode_action(GAME, {"do": "seat_added", "number": "3", "name": "Ines"})


@pytest.mark.parametrize("name", ["Ines", "new", "new player Bo, seat 3", "Ada, seat 4", "Kim @ 2024-05-01T10:00:00Z"])
def test_a_transcript_tells_of_the_newcomer_by_name_from_then_on(name: str) -> None:
    entries = tuple(Entry(each) for each in (a.Anted(), SeatAdded(3, name), a.BoughtIn(2, 20), a.Gave(2, 0, 5)))
    match = Match(GAME, ("new", "Bo") if name != "new" else NAMES, Setup(2, level=TOTALS), entries)
    match = match._replace(setup=read_transcript(GAMES, write_transcript(match._replace(entries=()))).setup)
    assert read_transcript(GAMES, write_transcript(match)) == match
    assert f"3. {name} buys 20" in write_transcript(match)
    assert tuple(match.everyone) == (*match.players, name)
    assert match.named_setup.seat_names == match.players


def test_before_the_seat_is_given_the_name_is_nobodys() -> None:
    head = "Game: in_between\nPlayer: Mira\nPlayer: Bo\n\n"
    with pytest.raises(BadTranscript, match="line 5"):
        read_transcript(GAMES, head + "1. Ines buys 20\n")


@pytest.mark.parametrize("action", [SeatAdded(4, "Ines"), SeatAdded(3, "bo"), SeatAdded(3, ""), a.Anted()])
def test_a_seat_that_is_not_given_away_changes_no_names(action: object) -> None:
    assert names_after(NAMES, action) == NAMES


def test_an_entry_of_nobody_names_the_seat() -> None:
    """As after the joining was struck, before that is mended."""
    assert action_text(GAME, NAMES, a.BoughtIn(2, 20)) == "seat 3 buys 20"
