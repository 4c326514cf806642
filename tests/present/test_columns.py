"""The score sheet, by hand."""

from app.session.joining import seat_for
from app.ui.present.columns import Cell, cells, rounds
from app.ui.present.saying import Saying
from rules.betski import GAME as BETSKI
from rules.core.game import TOTALS
from rules.core.timeline import Edit, Entry, Timeline
from rules.core.transcript import read_action
from rules.in_between import GAME as IN_BETWEEN
from rules.triple_replace import GAME as TRIPLE_REPLACE
from tests.rules.table import Table


def sheet(timeline: Timeline) -> list[tuple[str, str]]:
    """The lines from top to bottom: everybody's totals, and what the round brought."""
    told = [cells(timeline, one, len(timeline.state.names)) for one in rounds(timeline)]
    return [(" ".join(each.total for each in line), " ".join(each.gain for each in line)) for line in told]


def test_each_round_tells_what_it_brought_and_what_everybody_has_then() -> None:
    # 20 chips each, and an ante of 1: 19 and 19, pot 2. Bo loses 2, Mira wins 1: 20 and 17, pot 3. In the second round
    # Bo wins the 3, so all ante again: 19 and 19, pot 2; Mira loses 2: 17 and 19, pot 4. In the third Bo wins 1.
    table = Table(IN_BETWEEN, level=TOTALS).happens("ante; Bo bets 2: lost; Mira bets 1: won; Bo bets 3: won; ante")
    timeline = table.happens("Mira bets 2: lost; Bo bets 1: won").timeline
    assert [one.name for one in rounds(timeline)] == [
        Saying("history.round", {"number": 3}), Saying("history.round", {"number": 2}),
        Saying("history.round", {"number": 1}),
    ]  # fmt: skip
    assert sheet(timeline) == [("17 20", "0 +1"), ("17 19", "−3 +2"), ("20 17", "0 −3")]


def test_the_rounds_bring_what_the_last_total_says() -> None:
    timeline = Table(BETSKI, 3, level=TOTALS).happens("won by Mira; won by Bo; won by Mira; won by Mira").timeline
    assert sheet(timeline) == [("3 1 0", "+1 0 0"), ("2 1 0", "+1 0 0"), ("1 1 0", "0 +1 0"), ("1 0 0", "+1 0 0")]


def test_a_change_of_an_early_entry_changes_every_line_after_it() -> None:
    timeline = Table(BETSKI, level=TOTALS).happens("won by Mira; won by Bo; won by Mira").timeline
    timeline.amend([Edit(1, True, Entry(read_action(BETSKI, ("Mira", "Bo"), "won by Bo")))])
    assert sheet(timeline) == [("1 2", "+1 0"), ("0 2", "0 +1"), ("0 1", "0 +1")]


def test_who_had_not_joined_by_a_round_has_an_empty_cell_there() -> None:
    table = Table(BETSKI, level=TOTALS).happens("won by Mira")
    table.timeline.record(Entry(seat_for(table.names, "Cleo")))
    timeline = table.happens("won by Cleo").timeline
    first = rounds(timeline)[-1]
    assert cells(timeline, first, 3)[:2] == (Cell("+1", "1"), Cell("0", "0"))
    assert cells(timeline, first, 3)[2] == Cell()
    assert sheet(timeline)[0] == ("1 0 1", "0 0 +1")


def test_what_comes_before_the_first_hand_and_its_deal_belong_to_that_hand() -> None:
    # 20 chips each and an ante of 1; Bo buys another 5 before it.
    timeline = Table(TRIPLE_REPLACE).happens("Bo buys 5; hand dealt by Mira").timeline
    assert [one.name for one in rounds(timeline)] == [Saying("history.hand", {"number": 1})]
    assert sheet(timeline) == [("19 24", "−1 −1")]
