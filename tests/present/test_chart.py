"""The score chart, by hand."""

from app.ui.present.chart import chart_of
from app.ui.present.saying import Saying
from rules.betski import GAME as BETSKI
from rules.core.game import TOTALS, Setup
from rules.core.timeline import Entry, Timeline
from rules.core.transcript import read_action
from rules.in_between import GAME as IN_BETWEEN

NAMES = ("Mira", "Bo")


def test_there_is_no_chart_before_the_first_entry() -> None:
    timeline = Timeline(BETSKI, Setup(2))
    assert chart_of(timeline) is None


def test_points_are_drawn_by_game() -> None:
    timeline = Timeline(BETSKI, Setup(2, 0, TOTALS))
    for text in ("won by Mira", "won by Bo", "won by Mira"):
        timeline.record(Entry(read_action(BETSKI, NAMES, text)))
    chart = chart_of(timeline)
    assert chart is not None
    assert [point.entry for point in chart.points] == [0, 1, 2, 3]
    assert chart.points[2].caption == Saying("history.game.after", {"number": 2, "entry": 2})
    assert chart.texts == (("0", "0"), ("1", "0"), ("1", "1"), ("2", "1"))
    assert [tick.text for tick in chart.ticks] == ["0", "1", "2"]


def test_money_is_drawn_after_every_entry() -> None:
    timeline = Timeline(IN_BETWEEN, Setup(2, 0, TOTALS, {"buy_in": 20}))
    for text in ("ante", "Bo bets 2: won"):
        timeline.record(Entry(read_action(IN_BETWEEN, NAMES, text), overruled=""))
    chart = chart_of(timeline)
    assert chart is not None
    assert chart.texts == (("20", "20"), ("19", "19"), ("19", "21"))
    assert (chart.low, chart.high) == (19, 21)


def test_a_long_match_is_drawn_with_few_points_and_ends_with_the_present() -> None:
    timeline = Timeline(BETSKI, Setup(2, 0, TOTALS))
    for _ in range(500):
        timeline.record(Entry(read_action(BETSKI, NAMES, "won by Mira")))
    chart = chart_of(timeline)
    assert chart is not None
    assert len(chart.points) <= 161
    assert chart.points[-1].values == (1000, 0)
    assert [tick.text for tick in chart.ticks] == ["0", "200", "400", "600"]


def test_what_was_taken_home_still_counts_until_it_is_brought_back() -> None:
    timeline = Timeline(IN_BETWEEN, Setup(3, 0, TOTALS, {"buy_in": 20}))
    for text in ("ante", "Bo leaves", "Bo joins", "Ines buys 5"):
        timeline.record(Entry(read_action(IN_BETWEEN, (*NAMES, "Ines"), text), overruled=""))
    chart = chart_of(timeline)
    assert chart is not None
    # Bo left with 19, came back with 20 new ones and paid the ante of 1 again.
    assert [point.values for point in chart.points[1:]] == [(19, 19, 19), (19, 19, 19), (19, 19, 19), (19, 19, 24)]
