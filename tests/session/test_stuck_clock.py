"""The stuck clock rests during a dispute, and neither leaving nor a kill makes it forget."""

from pathlib import Path

import pytest

from app.session.library import Library
from app.session.match import MatchSession
from app.session.stuck_clock import PAUSE, StuckClock
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


def test_a_dispute_that_a_kill_cut_short_ends_when_the_table_is_taken_up(bench: Bench, clock: StuckClock) -> None:
    bench.passes(5)
    clock.pause()
    bench.passes(3600)
    again = StuckClock(bench.library, bench.session)
    assert not again.is_paused
    assert again.left() == 25


def test_another_match_knows_nothing_of_the_pause(bench: Bench, clock: StuckClock) -> None:
    clock.pause()
    other = StuckClock(bench.library, bench.begun())
    assert not other.is_paused


def test_a_pause_that_cannot_be_read_is_none(bench: Bench) -> None:
    for stored in ("broken", [bench.session.match_id], [bench.session.match_id, "a", 0, None]):
        bench.library.put_setting(PAUSE, stored)
        assert StuckClock(bench.library, bench.session).left() == 30
