"""Record, undo, redo and amend."""

import pytest

from rules.betski import GAME as BETSKI
from rules.betski.state import Drew
from rules.core.game import BadSetup, Setup
from rules.core.timeline import BadEdit, Edit, Entry, Refused, Slot, Step, Timeline
from rules.core.transcript import read_action
from rules.core.verdict import Severity, Verdict
from tests.rules.core.toy import TOY, Gave, Said
from tests.rules.table import NAMES, Table

LEGAL, ASKED, ILLEGAL, IMPOSSIBLE = Said(0, "hello", True), Gave(0, 2, (1,)), Gave(0, -1, (1,)), Gave(0, 11, (1,))


@pytest.fixture
def timeline() -> Timeline:
    return Timeline(TOY, Setup(3))


def betski(text: str) -> Timeline:
    """A timeline of Betski in which this happened."""
    return Table(BETSKI).happens(text).timeline


def entry(text: str, **remarks: str) -> Entry:
    """An entry of Betski as it is said."""
    return Entry(read_action(BETSKI, NAMES[:2], text), **remarks)  # type: ignore[arg-type]  # no time among them


def said(timeline: Timeline) -> list[object]:
    """The actions in order."""
    return [step.entry.action for step in timeline.steps]


# --- the beginning

def test_a_timeline_begins_with_the_opening_state_and_every_house_rule() -> None:
    timeline = Timeline(BETSKI, Setup(4, 2))
    assert (timeline.state, timeline.steps) == (timeline.opening, [])
    assert timeline.state.turn == 2
    assert timeline.setup.house_rules["draw_limit"] == 0
    assert not timeline.can_undo
    assert not timeline.can_redo


def test_a_timeline_does_not_begin_with_a_bad_set_up() -> None:
    with pytest.raises(BadSetup):
        Timeline(BETSKI, Setup(1))


# --- recording

@pytest.mark.parametrize("action", [LEGAL, ASKED])
def test_what_is_legal_or_only_asked_about_is_recorded(action: object, timeline: Timeline) -> None:
    step = timeline.record(Entry(action))
    assert timeline.steps == [step]
    assert timeline.state == step.state


def test_what_is_illegal_is_refused_with_the_verdict_and_nothing_changes(timeline: Timeline) -> None:
    with pytest.raises(Refused, match=r"^toy\.taken, toy\.why$") as refused:
        timeline.record(Entry(ILLEGAL))
    assert refused.value.verdict == timeline.judge(ILLEGAL)
    assert refused.value.verdict.severity is Severity.ILLEGAL
    assert (timeline.steps, timeline.can_undo) == ([], False)


@pytest.mark.parametrize("reason", ["", "we play it so"])
def test_what_is_illegal_stands_when_overruled_with_or_without_a_reason(reason: str, timeline: Timeline) -> None:
    step = timeline.record(Entry(ILLEGAL, overruled=reason))
    assert (step.stands, step.entry.overruled, step.state.given) == (True, reason, -1)


def test_what_is_impossible_is_refused_even_if_overruled(timeline: Timeline) -> None:
    with pytest.raises(Refused):
        timeline.record(Entry(IMPOSSIBLE, overruled="we insist"))
    assert timeline.steps == []


def test_judging_and_checking_change_nothing(timeline: Timeline) -> None:
    assert timeline.judge(LEGAL) == Verdict()
    step = timeline.checked(Entry(LEGAL))
    assert (timeline.steps, timeline.state) == ([], timeline.opening)
    timeline.add(step)
    assert timeline.steps == [step]


def test_an_impossible_entry_that_was_once_written_leaves_the_table_as_it_is(timeline: Timeline) -> None:
    """An older version may have let it pass; entries after it keep their numbers."""
    step = timeline.judged(Entry(IMPOSSIBLE))
    assert (step.stands, step.events, step.state.given, step.state.entries) == (False, (), 0, 1)
    timeline.add(step)
    timeline.record(Entry(ASKED))
    assert (timeline.state.given, timeline.state.entries) == (2, 2)


@pytest.mark.parametrize(
    ("action", "overruled", "stands"),
    [
        (LEGAL, None, True), (LEGAL, "", True), (ASKED, None, True), (ILLEGAL, None, False), (ILLEGAL, "", True),
        (IMPOSSIBLE, None, False), (IMPOSSIBLE, "", False),
    ],
)  # fmt: skip
def test_an_entry_stands_if_it_is_legal_or_overruled_and_possible(
    action: object, overruled: str | None, stands: bool, timeline: Timeline
) -> None:
    assert timeline.judged(Entry(action, overruled=overruled)).stands == stands


# --- undo and redo

def test_undo_takes_back_and_redo_does_again_without_limit(timeline: Timeline) -> None:
    for chips in range(3):
        timeline.record(Entry(Gave(0, chips, (1,))))
    steps = list(timeline.steps)
    assert [timeline.undo() for _ in range(4)] == [True, True, True, False]
    assert (timeline.state, timeline.can_undo, timeline.can_redo) == (timeline.opening, False, True)
    assert [timeline.redo() for _ in range(4)] == [True, True, True, False]
    assert (timeline.steps, timeline.can_undo, timeline.can_redo) == (steps, True, False)


def test_what_was_taken_back_is_told_in_the_order_in_which_it_would_come_back() -> None:
    timeline = betski("center 6-5; Mira draws 1")
    timeline.amend([Edit(2, True, entry("Mira draws 2"))])
    timeline.undo()
    timeline.undo()
    drew, amendment = timeline.undone
    assert drew.number == 2
    assert drew.step is not None
    assert drew.step.entry.action == Drew(0, 1)
    assert amendment == (2, None)
    timeline.redo()
    assert timeline.undone == (amendment,)


def test_after_a_new_entry_there_is_nothing_to_redo(timeline: Timeline) -> None:
    timeline.record(Entry(LEGAL))
    timeline.undo()
    timeline.record(Entry(ASKED))
    assert not timeline.redo()
    assert said(timeline) == [ASKED]


def test_a_refused_entry_leaves_redo_alone(timeline: Timeline) -> None:
    timeline.record(Entry(LEGAL))
    timeline.undo()
    with pytest.raises(Refused):
        timeline.record(Entry(ILLEGAL))
    assert timeline.redo()


# --- amending

def test_an_entry_is_changed_and_what_follows_is_derived_again() -> None:
    timeline = betski("center 6-5; Mira draws 1; Mira plays 5-8")
    amended = timeline.amend([Edit(2, True, entry("Mira draws 3"))])
    assert (amended.start, len(amended.steps), amended.broken()) == (1, 2, ())
    assert timeline.state.hands == (3 + 3 - 1, 3)
    assert timeline.steps[0].entry == entry("center 6-5")


def test_an_entry_is_struck() -> None:
    timeline = betski("center 6-5; Mira draws 1; Mira plays 5-8")
    timeline.amend([Edit(2, True, None)])
    assert (len(timeline.steps), timeline.state.hands) == (2, (2, 3))


def test_an_entry_is_put_in_before_another() -> None:
    timeline = betski("center 6-5; Mira plays 5-8")
    timeline.amend([Edit(2, False, entry("Mira draws 1"))])
    assert said(timeline) == [entry(text).action for text in ("center 6-5", "Mira draws 1", "Mira plays 5-8")]


def test_an_entry_is_put_in_after_the_last() -> None:
    timeline = betski("center 6-5")
    timeline.amend([Edit(2, False, entry("Mira plays 5-8"))])
    assert len(timeline.steps) == 2


def test_several_edits_are_made_at_once_by_the_old_numbers() -> None:
    timeline = betski("center 6-5; Mira draws 1; Mira draws 1; Mira plays 5-8")
    timeline.amend([Edit(4, False, entry("Mira draws 2")), Edit(2, True, None)])
    assert [action.amount for action in said(timeline) if isinstance(action, Drew)] == [1, 2]


def test_a_preview_tells_what_becomes_illegal_and_changes_nothing() -> None:
    timeline = betski("center 6-5; Mira plays 5-8; Mira plays 9-4")
    steps = list(timeline.steps)
    amended = timeline.preview([Edit(2, True, entry("Mira plays 5-3"))])
    assert amended.broken() == (3,)  # Gold 9 now lies on Silver 3
    assert amended.steps[1].verdict.gravest is not None
    assert amended.steps[1].verdict.gravest.code == "betski.gold_nine"
    assert (timeline.steps, timeline.can_redo) == (steps, False)


def test_an_amendment_that_leaves_something_illegal_is_not_made() -> None:
    timeline = betski("center 6-5; Mira plays 5-8; Mira plays 9-4")
    steps = list(timeline.steps)
    with pytest.raises(BadEdit, match=r"entries \(3,\) may not stand"):
        timeline.amend([Edit(2, True, entry("Mira plays 5-3"))])
    assert timeline.steps == steps


def test_an_amendment_may_overrule_what_it_makes_illegal() -> None:
    timeline = betski("center 6-5; Mira plays 5-8; Mira plays 9-4")
    timeline.amend([Edit(2, True, entry("Mira plays 5-3")), Edit(3, True, entry("Mira plays 9-4", overruled="ok"))])
    assert timeline.steps[2].entry.overruled == "ok"


def test_an_overruled_entry_that_becomes_legal_stays_marked() -> None:
    timeline = Table(BETSKI).happens("center 6-3").overrule("Mira plays 9-4").timeline
    timeline.amend([Edit(1, True, entry("center 6-8"))])
    assert timeline.steps[1].verdict.is_legal
    assert timeline.steps[1].entry.overruled is not None


def test_an_amendment_is_undone_and_redone_as_one() -> None:
    timeline = betski("center 6-5; Mira draws 1; Mira plays 5-8")
    before = list(timeline.steps)
    timeline.amend([Edit(1, True, entry("center 6-4")), Edit(2, True, None)])
    after = list(timeline.steps)
    timeline.undo()
    assert timeline.steps == before
    timeline.redo()
    assert timeline.steps == after


@pytest.mark.parametrize(
    "edits",
    [
        [],
        [Edit(0, True, None)],
        [Edit(-1, False, Entry(LEGAL))],
        [Edit(3, True, None)],
        [Edit(3, True, Entry(LEGAL))],
        [Edit(4, False, Entry(LEGAL))],
        [Edit(1, False, None)],
        [Edit(1, True, None), Edit(1, True, Entry(LEGAL))],
        [Edit(1, False, Entry(LEGAL)), Edit(1, False, Entry(LEGAL))],
        [Edit(1, True, None), Edit(9, True, None)],
    ],
)
def test_an_edit_names_an_entry_that_is_there_once_and_does_something(edits: list[Edit], timeline: Timeline) -> None:
    timeline.record(Entry(LEGAL))
    timeline.record(Entry(ASKED))
    steps = list(timeline.steps)
    with pytest.raises(BadEdit):
        timeline.amend(edits)
    assert timeline.steps == steps


def test_an_entry_is_changed_and_another_put_in_before_it() -> None:
    timeline = betski("center 6-5; Mira plays 5-8")
    timeline.amend([Edit(2, False, entry("Mira draws 1")), Edit(2, True, entry("Mira plays 5-9"))])
    wanted = ("center 6-5", "Mira draws 1", "Mira plays 5-9")
    assert said(timeline) == [entry(text).action for text in wanted]


def test_a_preview_tells_which_entry_each_step_was() -> None:
    timeline = betski("center 6-5; Mira draws 1; Mira draws 1; Mira plays 5-8")
    drawn = entry("Mira draws 1")
    amended = timeline.preview([Edit(2, True, None), Edit(4, False, drawn), Edit(5, False, drawn)])
    assert (amended.start, amended.origins) == (1, (3, None, 4, None))


def test_a_match_as_it_once_was_has_its_state_and_nothing_to_take_back() -> None:
    timeline = betski("center 6-5; Mira draws 1; Mira plays 5-8")
    past = timeline.with_steps(timeline.steps[:2])
    assert (past.state, past.can_undo, past.game) == (timeline.steps[1].state, False, timeline.game)
    assert len(timeline.steps) == 3


def test_every_step_is_told_that_stands_or_can_be_brought_back(timeline: Timeline) -> None:
    words = ["one", "two", "three", "four"]
    first, second, third, fourth = (Entry(Said(0, word, True)) for word in words)
    for each in (first, second):
        timeline.record(each)
    timeline.amend([Edit(1, True, third)])
    timeline.record(fourth)
    timeline.undo()
    assert sorted({step.entry.action.word for step in timeline.every_step()}) == sorted(words)
    timeline.undo()
    timeline.record(second)
    assert {step.entry.action.word for step in timeline.every_step()} == {"one", "two"}, "the rest is gone for good"


# --- replaying

def test_a_replay_refuses_nothing_and_changes_nothing(timeline: Timeline) -> None:
    steps = timeline.replayed([Entry(LEGAL), Entry(IMPOSSIBLE), Entry(ILLEGAL)])
    assert [step.stands for step in steps] == [True, False, False]
    assert [step.state.given for step in steps] == [0, 0, -1]
    assert timeline.steps == []


def test_a_replay_may_begin_after_some_entries(timeline: Timeline) -> None:
    timeline.record(Entry(ASKED))
    timeline.record(Entry(ASKED))
    replayed = timeline.replayed([Entry(LEGAL)], start=1)
    assert [type(step) for step in replayed] == [Step]
    assert (replayed[0].state.given, replayed[0].state.entries) == (2, 2)


# --- what stood where

def test_a_place_remembers_every_version_that_stood_there(timeline: Timeline) -> None:
    first, second, third = (Entry(Said(0, word, True)) for word in ("one", "two", "three"))
    timeline.record(first)
    timeline.amend([Edit(1, True, second)])
    timeline.amend([Edit(1, True, third)])
    assert timeline.slots() == [Slot(third, (first, second))]
    timeline.undo()
    assert timeline.slots() == [Slot(second, (first,))]


def test_a_struck_entry_keeps_its_place_and_later_edits_count_without_it(timeline: Timeline) -> None:
    first, second, third = (Entry(Said(0, word, True)) for word in ("one", "two", "three"))
    timeline.record(first)
    timeline.record(second)
    timeline.amend([Edit(1, True, None)])
    timeline.amend([Edit(1, True, third), Edit(2, False, first)])
    assert timeline.slots() == [Slot(None, (first,)), Slot(third, (second,)), Slot(first, added=True)]
    assert said(timeline) == [third.action, first.action]


def test_a_struck_entry_that_is_put_in_again_comes_back_to_its_place(timeline: Timeline) -> None:
    first, second, third = (Entry(Said(0, word, True)) for word in ("one", "two", "three"))
    for each in (first, second, third):
        timeline.record(each)
    timeline.amend([Edit(1, True, None), Edit(2, True, None)])
    timeline.amend([Edit(1, False, first)])
    assert timeline.slots() == [Slot(first, (first,)), Slot(None, (second,)), Slot(third)]
    timeline.amend([Edit(3, False, second)])
    assert timeline.slots()[2:] == [Slot(third), Slot(second, added=True)]


def test_a_place_that_was_put_in_and_changed_at_once_keeps_both_apart(timeline: Timeline) -> None:
    first, second, third = (Entry(Said(0, word, True)) for word in ("one", "two", "three"))
    timeline.record(first)
    timeline.amend([Edit(1, False, second), Edit(1, True, third)])
    assert timeline.slots() == [Slot(second, added=True), Slot(third, (first,))]
