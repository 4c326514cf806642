"""Betski's clauses and house-rule switches, as data."""

from typing import NamedTuple

from rules.core.clause import Clause
from rules.core.house_rules import Span, Switch

MOST_SEATS = 6

CLAUSES = (
    Clause("seats", "1.1", ("K24",)),
    Clause("deal", "1.2", ("K17", "K18")),
    Clause("one_of_each", "1.3", ("K15",)),
    Clause("turn_order", "1.4", ("K16",)),
    Clause("gold_and_silver", "2.1", ("K19", "K23", "K25")),
    Clause("equal_or_higher", "2.2", ("K01",)),
    Clause("gold_three", "2.3", ("K01",)),
    Clause("gold_nine", "2.4", ("K01",)),
    Clause("play_on", "3.1", ("K02", "K26")),
    Clause("draw_when_unable", "3.2", ("K03",)),
    Clause("draw_until_playable", "3.3", ("K04", "K05")),
    Clause("no_draw_after_play", "3.4", ("K06",)),
    Clause("take_back", "3.5", ("K22",)),
    Clause("open_hands", "3.6", ("K03",)),
    Clause("reshuffle", "4.1", ("K13",)),
    Clause("blocked", "4.2", ("K14",)),
    Clause("going_out", "5.1", ("K21",)),
    Clause("rebuttal", "5.2", ("K07", "K08", "K09", "K12")),
    Clause("rebuttal_turn", "5.3", ("K10",)),
    Clause("rebuttal_result", "5.4", ("K11",)),
    Clause("games_won", "5.5", ("K20",)),
    Clause("scorepad", "5.6"),
)

MUST_PLAY_ON = "must_play_on"
MAY_STOP = "may_stop"
STARTER = "starter"
ANYONE = "anyone"
NEXT_SEAT = "next_seat"
ALL_WAITING = "all_waiting"

SWITCHES = (
    Switch("stop_early", (MUST_PLAY_ON, MAY_STOP), MUST_PLAY_ON, "play_on"),
    Switch("draw_limit", Span(0, 20), 0, "draw_until_playable"),
    Switch("rebuttal_from", (STARTER, ANYONE), STARTER, "rebuttal"),
    Switch("rebuttal_to", (NEXT_SEAT, ALL_WAITING), NEXT_SEAT, "rebuttal"),
    Switch("rebuttal_after_draw", (True, False), True, "rebuttal"),
    Switch("rebuttal_draw", (True, False), True, "rebuttal_turn"),
    Switch("penalty_draw", (False, True), False, "take_back"),
    Switch("first_to", Span(0, 50), 0, "games_won"),
    Switch("tie_is_half", (False, True), False, "games_won"),
    Switch("open_hands", (False, True), False, "open_hands"),
)


class HouseRules(NamedTuple):
    """What the table agreed on; one field for each switch."""

    stop_early: str
    draw_limit: int
    rebuttal_from: str
    rebuttal_to: str
    rebuttal_after_draw: bool
    rebuttal_draw: bool
    penalty_draw: bool
    first_to: int
    tie_is_half: bool
    open_hands: bool
