"""ThreeBeTween's clauses and house-rule switches, as data."""

from typing import NamedTuple

from rules.core.clause import Clause
from rules.core.house_rules import Span, Switch

MOST_SEATS = 6

CLAUSES = (
    Clause("seats", "1.1", ("T37",)),
    Clause("deck", "1.2", ("T30", "T39")),
    Clause("points", "1.3", ("T01", "T02")),
    Clause("dealer", "1.4", ("T34", "T35")),
    Clause("come_and_go", "1.5", ("T36",)),
    Clause("limits", "2.1", ("T06", "T38")),
    Clause("exact_pair", "2.2", ("T03", "T04")),
    Clause("two_letters", "2.3", ("T05",)),
    Clause("wild_limit", "2.4", ("T20", "T21")),
    Clause("replacement", "2.5", ("T24", "T25", "T26")),
    Clause("narrow_limits", "2.6", ("T10",)),
    Clause("turns", "3.1", ("T31", "T42", "T44")),
    Clause("draw", "3.2", ("T12", "T13")),
    Clause("between", "3.3", ("T07", "T38", "T43")),
    Clause("shown_once", "3.4", ("T08", "T09")),
    Clause("wild_between", "3.5", ("T22", "T23")),
    Clause("use_one", "3.6", ("T14",)),
    Clause("deck_runs_out", "3.7", ("T28", "T29")),
    Clause("full", "4.1", ("T15",)),
    Clause("bank", "4.2", ("T16", "T18")),
    Clause("pass", "4.3", ("T11", "T17")),
    Clause("bust", "4.4", ("T40",)),
    Clause("at_risk", "5.1", ("T19",)),
    Clause("tally", "5.2", ("T27",)),
    Clause("game_over", "5.3", ("T32",)),
    Clause("tie", "5.4", ("T33",)),
    Clause("mistakes", "5.5", ("T41",)),
    Clause("scorepad", "5.6"),
    Clause("odds", "5.7"),
)

SHARED = "shared"
PLAY_ON = "play_on"

SWITCHES = (
    Switch("target", Span(10, 1000), 100, "game_over"),
    Switch("tie", (SHARED, PLAY_ON), SHARED, "tie"),
    Switch("draw_before_pass", (False, True), False, "pass"),
    Switch("replacement_after_bank", (False, True), False, "bank"),
    Switch("odds", (False, True), False, "odds"),
)


class HouseRules(NamedTuple):
    """What the table agreed on; one field for each switch."""

    target: int
    tie: str
    draw_before_pass: bool
    replacement_after_bank: bool
    odds: bool
