"""What an amendment would do, by hand."""

from app.ui.present import amend
from app.ui.present.saying import Saying
from rules.core.game import TOTALS, Setup
from rules.core.timeline import Edit, Entry, Timeline
from rules.core.transcript import read_action
from rules.in_between import GAME as IN_BETWEEN
from rules.sentences import say
from rules.sentences.en import ENGLISH
from tests.present.test_history import NAMES, betski, entry


def words(saying: Saying) -> str:
    """The sentence."""
    return say(ENGLISH, saying.code, saying.facts, NAMES)


def money(*texts: str) -> Timeline:
    """A scorepad of In Between the Sheets for two, 20 chips each."""
    timeline = Timeline(IN_BETWEEN, Setup(2, 0, TOTALS, {"buy_in": 20}))
    for text in texts:
        timeline.record(Entry(read_action(IN_BETWEEN, NAMES, text), overruled=""))
    return timeline


def test_every_figure_is_told_before_and_after() -> None:
    timeline = money("ante", "Bo bets 2: won")
    bet = Entry(read_action(IN_BETWEEN, NAMES, "Bo bets 1: won"), overruled="")
    amended = timeline.preview([Edit(2, True, bet)])
    assert amend.figure_changes(timeline, amended) == (
        (None, "0", "1", "+1"),  # two antes are in the pot, Bo takes one instead of both
        (0, "19", "19", ""),
        (1, "21", "20", "−1"),
    )


def test_a_game_of_points_has_no_pot() -> None:
    timeline = betski("center 6-5", "Mira plays 5-8")
    amended = timeline.preview([Edit(2, True, None)])
    assert [change.seat for change in amend.figure_changes(timeline, amended)] == [0, 1]


def test_an_entry_that_becomes_illegal_is_told_with_its_reason() -> None:
    timeline = betski("center 6-5", "Mira plays 5-8", "Mira plays 9-4")
    amended = timeline.preview([Edit(2, True, entry("Mira plays 5-3"))])
    (broken,) = amend.broken_entries(timeline, amended)
    assert (broken.number, broken.is_possible, broken.can_be_struck) == (3, True, True)
    assert words(broken.did) == "Mira played 9·4"
    assert broken.reason.code == "betski.gold_nine"


def test_an_entry_that_becomes_impossible_cannot_be_let_stand() -> None:
    timeline = betski("center 6-5", "Mira plays 5-8", "Mira plays 8-4")
    amended = timeline.preview([Edit(2, True, entry("Mira plays 5-3")), Edit(3, False, entry("Mira plays 8-4"))])
    numbers = [(each.number, each.is_possible) for each in amend.broken_entries(timeline, amended)]
    assert numbers[-1] == (3, False)  # 8·4 lies in the stack by then; history calls it entry 3 still
    assert amend.all_struck(amended)[-1] == Edit(3, True, None)


def test_what_was_broken_is_settled_by_overruling_or_by_striking() -> None:
    timeline = betski("center 6-5", "Mira plays 5-8", "Mira plays 9-4")
    amended = timeline.preview([Edit(2, True, entry("Mira plays 5-3"))])
    let_stand = amend.replaced(amended, 1, entry("Mira plays 9-4")._replace(overruled="All agree"))
    assert timeline.preview(let_stand).broken() == ()
    assert amend.all_let_stand(amended, "All agree") == let_stand
    struck = amend.replaced(amended, 1, None)
    assert struck == (Edit(2, True, entry("Mira plays 5-3")), Edit(3, True, None))
    assert timeline.preview(struck).broken() == ()


def test_an_entry_that_is_put_in_is_settled_where_it_is_put_in() -> None:
    timeline = betski("center 6-3", "Mira draws 1")
    amended = timeline.preview([Edit(2, False, entry("Mira plays 9-4"))])
    assert not amend.broken_entries(timeline, amended)[0].can_be_struck
    ruled = entry("Mira plays 9-4")._replace(overruled="")
    assert amend.replaced(amended, 0, ruled) == (Edit(2, False, ruled),)


def test_a_place_has_the_number_of_its_entry_or_of_the_next() -> None:
    timeline = betski("center 6-5", "Mira draws 1", "Mira plays 5-8")
    timeline.amend([Edit(2, True, None)])
    assert [amend.number_at(timeline, slot) for slot in range(3)] == [1, 2, 2]


def test_striking_and_restoring_need_nothing_to_be_entered() -> None:
    timeline = betski("center 6-5", "Mira draws 1", "Mira plays 5-8")
    assert amend.plain_edit(timeline, 1, amend.STRIKE, 0) == Edit(2, True, None)
    timeline.amend([Edit(2, True, None), Edit(3, True, entry("Mira plays 5-9"))])
    assert amend.plain_edit(timeline, 1, amend.RESTORE, 0) == Edit(2, False, entry("Mira draws 1"))
    assert amend.plain_edit(timeline, 2, amend.RESTORE, 0) == Edit(2, True, entry("Mira plays 5-8"))


def test_the_first_entry_may_be_struck_and_nothing_is_left() -> None:
    timeline = betski("center 6-5")
    amended = timeline.preview([Edit(1, True, None)])
    assert amend.state_after(timeline, amended) == timeline.opening
    was, becomes = amend.was_and_becomes(timeline, amended.edits[0])
    assert was is not None
    assert words(was) == "Center card 6·5"
    assert becomes is None


def test_a_later_entry_of_which_something_else_follows_is_told() -> None:
    timeline = money("ante", "Bo bets 2: won")
    more = Entry(read_action(IN_BETWEEN, NAMES, "Mira bets 1: lost"), overruled="")
    amended = timeline.preview([Edit(2, False, more)])
    (later,) = amend.later_changes(timeline, amended)
    codes = [[saying.code for saying in told] for told in (later.before, later.after)]
    # With Mira's chip in it the pot of two antes is not emptied any more.
    assert codes == [["in_between.event.won", "in_between.event.pot_emptied"], ["in_between.event.won"]]
    assert later.number == 2, "as history counts until the new entry is in"
    assert amend.new_entry(timeline, 2, more.action, None) == Entry(more.action)


def test_the_pot_is_told_where_the_change_is_and_in_the_end() -> None:
    timeline = money("ante", "Bo bets 1: won", "Mira bets 1: lost")
    bet = Entry(read_action(IN_BETWEEN, NAMES, "Bo bets 1: lost"), overruled="")
    amended = timeline.preview([Edit(2, True, bet)])
    assert amend.pot_there(timeline, amended) == (2, (None, "1", "3", "+2"))
    assert amend.figure_changes(timeline, amended)[0] == (None, "2", "4", "+2")
    at_the_end = timeline.preview([Edit(3, True, bet)])
    assert amend.pot_there(timeline, at_the_end) is None, "it is the pot that is told anyway"


def test_cards_in_hand_are_told_where_no_point_changes() -> None:
    timeline = betski("center 6-5", "Mira draws 1", "Mira plays 5-8")
    amended = timeline.preview([Edit(2, True, entry("Mira draws 3"))])
    (change,) = amend.seat_changes(timeline, amended)
    assert (change.seat, int(change.after) - int(change.before)) == (0, 2)
