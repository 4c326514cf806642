"""History's rows, by hand."""

from app.ui.present.history import (
    HistoryPlace,
    HistoryRow,
    count_and_proof,
    former_entries,
    gain,
    history_lines,
    history_row,
    pot,
    seats_named,
)
from app.ui.present.saying import Saying
from rules.betski import GAME as BETSKI
from rules.betski.state import Won
from rules.core.game import CARDS, TOTALS, Setup
from rules.core.timeline import Edit, Entry, Timeline
from rules.core.transcript import read_action
from rules.in_between import GAME as IN_BETWEEN
from rules.sentences import say
from rules.sentences.en import ENGLISH

NAMES = ("Mira", "Bo")


def entry(text: str) -> Entry:
    """What the transcript calls by this name."""
    return Entry(read_action(BETSKI, NAMES, text))


def betski(*texts: str) -> Timeline:
    """A match of Betski for two."""
    timeline = Timeline(BETSKI, Setup(2))
    for text in texts:
        timeline.record(entry(text))
    return timeline


def words(saying: Saying | None) -> str | None:
    """The sentence."""
    return None if saying is None else say(ENGLISH, saying.code, saying.facts, NAMES)


def rows(timeline: Timeline, seat: int | None = None) -> list[HistoryRow]:
    """The rows without the headings, the oldest first."""
    lines = [line for line in history_lines(timeline, seat=seat) if isinstance(line, HistoryPlace)]
    return [history_row(timeline, line) for line in lines[::-1]]


def told(timeline: Timeline, seat: int | None = None) -> list[tuple[int | None, str | None, str | None]]:
    """Number, what was done, and what it was before."""
    return [(row.number, words(row.did), words(row.was)) for row in rows(timeline, seat)]


def test_a_changed_entry_tells_what_it_was() -> None:
    timeline = betski("center 6-5", "Mira draws 1", "Mira plays 5-8")
    timeline.amend([Edit(2, True, entry("Mira draws 2"))])
    assert told(timeline) == [
        (1, "Center card 6·5", None),
        (2, "Mira drew 2 cards", "Mira drew a card"),
        (3, "Mira played 5·8", None),
    ]


def test_a_struck_entry_stays_between_the_others_without_a_number() -> None:
    timeline = betski("center 6-5", "Mira draws 1", "Mira plays 5-8")
    timeline.amend([Edit(2, True, None)])
    assert [(row.number, row.is_struck, row.slot) for row in rows(timeline)] == [
        (1, False, 0), (None, True, 1), (2, False, 2),
    ]  # fmt: skip
    assert words(rows(timeline)[1].did) == "Mira drew a card"
    assert former_entries(timeline, 1) == (entry("Mira draws 1"),)


def test_an_entry_that_was_put_in_is_marked() -> None:
    timeline = betski("center 6-5", "Mira plays 5-8")
    timeline.amend([Edit(2, False, entry("Mira draws 1"))])
    assert [row.added for row in rows(timeline)] == [False, True, False]


def test_letting_an_entry_stand_does_not_change_what_it_tells() -> None:
    timeline = betski("center 6-5", "Mira plays 5-8", "Mira plays 9-4")
    wrong, let_stand = entry("Mira plays 5-3"), entry("Mira plays 9-4")._replace(overruled="")
    timeline.amend([Edit(2, True, wrong), Edit(3, True, let_stand)])
    assert told(timeline)[2] == (3, "Mira played 9·4", None)
    assert rows(timeline)[2].overruled == ""


def test_a_player_is_named_by_a_turn_and_by_a_win() -> None:
    assert seats_named(entry("Bo plays 5-8").action) == (1,)
    assert seats_named(Won((0, 1))) == (0, 1)
    assert seats_named(entry("center 6-5").action) == ()


def test_the_entries_of_one_player_are_those_that_name_them() -> None:
    timeline = betski("center 6-5", "Mira draws 1", "Mira plays 5-8", "Mira is done")
    assert [number for number, _did, _was in told(timeline, seat=0)] == [2, 3, 4]
    assert told(timeline, seat=1) == []


def test_calls_leave_out_what_was_struck() -> None:
    timeline = betski("center 6-5", "Mira draws 1")
    timeline.amend([Edit(2, True, None)])
    assert history_lines(timeline, calls_only=True) == []


def evening(level: str, *texts: str) -> Timeline:
    """In Between the Sheets for two with 20 chips each, the table letting everything stand."""
    timeline = Timeline(IN_BETWEEN, Setup(2, 0, level, {"buy_in": 20}))
    for text in texts:
        timeline.record(Entry(read_action(IN_BETWEEN, NAMES, text), overruled=""))
    return timeline


def test_an_entry_tells_how_far_it_took_its_player_or_everybody_up_or_down() -> None:
    timeline = evening(TOTALS, "ante", "Bo bets 2: won", "Mira bets 1: lost", "Mira buys 10")
    timeline.amend([Edit(1, True, timeline.steps[0].entry)])
    gains = [gain(timeline, row) for row in rows(timeline)]
    assert [words(each) for each in gains] == ["−1 each", "+2", "−1", None], "a bought chip makes nobody richer"


def test_a_turn_that_cost_nothing_says_so() -> None:
    timeline = evening(CARDS, "ante", "Bo first post 5", "Bo second post J", "Bo passes")
    assert [words(gain(timeline, row)) for row in rows(timeline)] == ["−1 each", None, None, "0"]


def test_every_entry_of_a_money_game_tells_the_pot() -> None:
    timeline = evening(TOTALS, "ante", "Bo bets 2: won", "Mira bets 1: lost")
    assert [words(pot(timeline, index)) for index in range(3)] == ["Pot 2", "Pot 0", "Pot 1"]
    assert pot(betski("center 6-5"), 0) is None


def test_the_head_proves_that_no_chip_was_lost() -> None:
    timeline = evening(TOTALS, "ante", "Mira buys 10")
    assert words(count_and_proof(timeline)) == "2 entries, 50 chips in, 50 on the table"
    timeline.record(Entry(read_action(IN_BETWEEN, NAMES, "Bo leaves"), overruled=""))
    assert words(count_and_proof(timeline)) == "3 entries, 50 in, 31 on the table, 19 taken home"
    assert words(count_and_proof(betski("center 6-5"))) == "One entry"
