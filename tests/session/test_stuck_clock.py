"""The stuck clock rests during a dispute, and neither leaving nor a kill makes it forget."""

from pathlib import Path

import pytest

from app.session.library import Library
from app.session.match import MatchSession
from app.session.past import PastSession
from app.session.stuck_clock import MOST_KEPT, PAUSES, StuckClock
from app.storage.index import Store
from rules import GAMES
from rules.core.game import Setup
from rules.pair_three.pieces import UNSAID
from rules.pair_three.state import PutOn


class Bench:
    """A match of Stacks, whose clock runs 30 seconds, and a time set by hand."""

    def __init__(self, folder: Path) -> None:
        self.now = 1_000_000
        self.store = Store(folder)
        self.library = Library(self.store, GAMES, lambda: self.now)
        self.session = self.begun()

    def begun(self) -> MatchSession:
        return self.library.new_match("pair_three", ["Mira", "Bo"], Setup(2, house_rules={"way": "stacks"}))

    def passes(self, seconds: float) -> None:
        self.now += int(seconds * 1000)


@pytest.fixture
def bench(tmp_path: Path) -> Bench:
    return Bench(tmp_path)


@pytest.fixture
def clock(bench: Bench) -> StuckClock:
    return StuckClock(bench.library, bench.session)


def test_it_runs_from_the_beginning_and_anew_from_every_tile(bench: Bench, clock: StuckClock) -> None:
    bench.passes(12)
    assert clock.left() == 18
    bench.session.record(PutOn(0, 1, UNSAID))
    assert clock.left() == 30
    bench.passes(40)
    assert clock.left() == 0


def test_pauses_add_up(bench: Bench, clock: StuckClock) -> None:
    for _ in range(2):
        bench.passes(5)
        clock.pause()
        bench.passes(100)
        clock.resume()
    assert clock.left() == 20
    assert not clock.is_paused


def test_pausing_or_resuming_twice_is_doing_it_once(bench: Bench, clock: StuckClock) -> None:
    clock.resume()
    clock.pause()
    bench.passes(10)
    clock.pause()
    bench.passes(10)
    clock.resume()
    clock.resume()
    assert clock.left() == 30


def test_a_tile_ends_the_pause_of_the_waiting_before(bench: Bench, clock: StuckClock) -> None:
    clock.pause()
    bench.passes(10)
    bench.session.record(PutOn(0, 1, UNSAID))
    assert not clock.is_paused
    bench.passes(10)
    assert clock.left() == 20


def test_a_pause_is_known_after_a_kill(bench: Bench, clock: StuckClock) -> None:
    bench.passes(5)
    clock.pause()
    bench.passes(60)
    clock.resume()
    assert StuckClock(bench.library, bench.session).left() == 25


def test_a_rest_that_a_kill_cut_short_goes_on_until_somebody_lets_the_clock_run(
    bench: Bench, clock: StuckClock
) -> None:
    bench.passes(5)
    clock.heed(True)
    bench.passes(3600)
    again = StuckClock(bench.library, bench.session)
    again.heed(False)  # nothing lies open after a start: that ends no dispute
    assert again.is_paused
    assert again.left() == 25
    again.resume()
    bench.passes(1)
    assert again.left() == 24


def test_each_of_two_disputes_is_a_rest_of_its_own(bench: Bench, clock: StuckClock) -> None:
    for _ in range(2):
        clock.heed(True)
        clock.heed(True)  # another sheet over the first
        bench.passes(40)
        clock.heed(False)
        bench.passes(3)
    assert clock.left() == 24


def test_a_dispute_does_not_start_a_clock_that_the_table_had_stopped(bench: Bench, clock: StuckClock) -> None:
    clock.pause()
    clock.heed(True)
    bench.passes(40)
    clock.heed(False)
    bench.passes(40)
    assert clock.is_paused
    assert clock.left() == 30


def test_a_dispute_that_ends_with_a_tile_leaves_no_rest_for_an_undo_to_bring_back(
    bench: Bench, clock: StuckClock
) -> None:
    clock.heed(True)
    bench.passes(10)
    bench.session.record(PutOn(0, 1, UNSAID))
    clock.heed(False)
    bench.session.undo()
    assert not clock.is_paused
    assert clock.left() == 30


def test_a_clock_stopped_by_hand_is_stopped_again_when_the_tile_after_it_is_undone(
    bench: Bench, clock: StuckClock
) -> None:
    bench.passes(5)
    clock.pause()
    bench.session.record(PutOn(0, 1, UNSAID))
    bench.passes(5)
    bench.session.undo()
    assert clock.is_paused
    assert clock.left() == 25


def test_a_dispute_where_no_clock_runs_keeps_nothing(bench: Bench) -> None:
    alone = bench.library.new_match("pair_three", ["Mira"], Setup(1))
    clock = StuckClock(bench.library, alone)
    clock.heed(True)
    clock.heed(False)
    assert bench.library.setting(PAUSES, None) is None


def test_no_clock_runs_at_a_table_of_the_past(bench: Bench, clock: StuckClock) -> None:
    bench.session.record(PutOn(0, 1, UNSAID))
    past = StuckClock(bench.library, PastSession(bench.session, ()))
    assert past.left() is None
    past.heed(True)
    assert not past.is_paused
    assert not clock.is_paused


def test_each_match_has_a_rest_of_its_own(bench: Bench, clock: StuckClock) -> None:
    clock.pause()
    other = StuckClock(bench.library, bench.begun())
    assert not other.is_paused
    other.pause()
    assert StuckClock(bench.library, bench.session).is_paused


def test_the_rests_of_long_ago_are_let_go(bench: Bench) -> None:
    sessions = [bench.begun() for _ in range(MOST_KEPT + 1)]
    for session in sessions:
        StuckClock(bench.library, session).pause()
    assert list(bench.library.setting(PAUSES, {})) == [session.match_id for session in sessions[1:]]


def test_a_pause_that_cannot_be_read_is_none(bench: Bench) -> None:
    match_id = bench.session.match_id
    for stored in ("broken", [match_id], {match_id: "a"}, {match_id: ["a", 0, None]}, {match_id: [1, 2]}):
        bench.library.put_setting(PAUSES, stored)
        assert StuckClock(bench.library, bench.session).left() == 30
