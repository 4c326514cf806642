"""PAIR THREE's clauses and house-rule switches, as data."""

from typing import NamedTuple

from rules.core.clause import Clause
from rules.core.house_rules import Span, Switch

FIRST_TWO = "first_two"
LAST_TWO = "last_two"
FIRST_LAST = "first_last"
ALL_THREE = "all_three"
SIX_LETTERS = "six_letters"
NAMES = "names"
PHRASES = "phrases"
HOMOPHONES = "homophones"
MIRRORED = "mirrored"
RELATED = "related"

MOST_SEATS = 8

CLAUSES = (
    Clause("ways", "1.1"),
    Clause("seats", "1.2", ("P27",)),
    Clause("tiles", "1.3", ("P11", "P12")),
    Clause("agreement", "1.4", ("P05",)),
    Clause(FIRST_TWO, "2.1", ("P01", "P03")),
    Clause(LAST_TWO, "2.2", ("P01", "P03")),
    Clause(FIRST_LAST, "2.3", ("P01", "P03")),
    Clause(ALL_THREE, "2.4", ("P02", "P03")),
    Clause(SIX_LETTERS, "2.5", ("P06", "P07")),
    Clause(NAMES, "2.6", ("P07", "P10")),
    Clause(PHRASES, "2.7", ("P08",)),
    Clause(HOMOPHONES, "2.8", ("P09",)),
    Clause(MIRRORED, "2.9", ("P04",)),
    Clause(RELATED, "2.10", ("P09",)),
    Clause("validation", "3.1", ("P13",)),
    Clause("house_words", "3.2", ("P08",)),
    Clause("take_back", "3.3", ("P14",)),
    Clause("same_moment", "3.4", ("P15",)),
    Clause("stuck_clock", "3.5", ("P16", "P17")),
    Clause("crossword_deal", "4.1"),
    Clause("facing", "4.2", ("P23",)),
    Clause("stacking", "4.3", ("P24", "P25")),
    Clause("no_moving", "4.4", ("P26",)),
    Clause("new_deal", "4.5", ("P19", "P20")),
    Clause("last_deal", "4.6", ("P21",)),
    Clause("crossword_stuck", "4.7", ("P22",)),
    Clause("crossword_end", "4.8", ("P18",)),
    Clause("stacks_deal", "5.1"),
    Clause("on_a_stack", "5.2", ("P28",)),
    Clause("split", "5.3", ("P29",)),
    Clause("stacks_stuck", "5.4", ("P30",)),
    Clause("stacks_rounds", "5.5", ("P31", "P33")),
    Clause("steal_deal", "6.1", ("P35",)),
    Clause("stealing", "6.2", ("P34", "P36", "P37")),
    Clause("steal_stuck", "6.3", ("P38",)),
    Clause("steal_end", "6.4", ("P34", "P39", "P40")),
    Clause("connect_all", "7.1", ("P41", "P44")),
    Clause("race", "7.2", ("P42",)),
    Clause("giving_up", "7.3", ("P43",)),
    Clause("rounds", "8.1", ("P32",)),
    Clause("scorepad", "8.2"),
)

CROSSWORD = "crossword"
STACKS = "stacks"
STEAL = "steal"
SOLITAIRE = "solitaire"
WAYS = (CROSSWORD, STACKS, STEAL, SOLITAIRE)

OFF = "off"
REVERSED = "reversed"
BOTH = "both"
REJECTED = "rejected"
ACCEPTED = "accepted"
GOES_BACK = "goes_back"
DRAW_ONE = "draw_one"
LAST_DEAL = "last_deal"
FIRST_EMPTY = "first_empty"
COVERED_TOO = "covered_too"
NEIGHBOURS = "neighbours"
REFILL = "refill"
RESHUFFLE = "reshuffle"
OWN_OR_STOLEN = "own_or_stolen"
OWN_ONLY = "own_only"
LAST_PLACER = "last_placer"

SWITCHES = (
    Switch("way", WAYS, CROSSWORD, "ways"),
    Switch("positional", (True, False), True, "agreement"),
    Switch(ALL_THREE, (True, False), True, ALL_THREE),
    Switch(SIX_LETTERS, (True, False), True, SIX_LETTERS),
    Switch(NAMES, (True, False), True, NAMES),
    Switch(PHRASES, (True, False), True, PHRASES),
    Switch(HOMOPHONES, (False, True), False, HOMOPHONES),
    Switch(MIRRORED, (OFF, BOTH, REVERSED), OFF, MIRRORED),
    Switch(RELATED, (False, True), False, RELATED),
    Switch("vote_tie", (REJECTED, ACCEPTED), REJECTED, "validation"),
    Switch("wrong_tile", (GOES_BACK, DRAW_ONE), GOES_BACK, "take_back"),
    Switch("crossword_end", (LAST_DEAL, FIRST_EMPTY), LAST_DEAL, "crossword_end"),
    Switch("crossword_stacking", (COVERED_TOO, NEIGHBOURS), COVERED_TOO, "stacking"),
    Switch("stacks_round", (REFILL, RESHUFFLE), REFILL, "stacks_rounds"),
    Switch("steal_from", (OWN_OR_STOLEN, OWN_ONLY, LAST_PLACER), OWN_OR_STOLEN, "stealing"),
    Switch("first_stack_matches", (False, True), False, "steal_deal"),
    Switch("rounds_to_win", Span(0, 50), 10, "rounds"),
    Switch("solitaire_tiles", Span(10, 50), 10, "connect_all"),
    Switch("crossword_seconds", Span(10, 300, 5), 60, "stuck_clock"),
    Switch("stacks_seconds", Span(10, 300, 5), 30, "stuck_clock"),
    Switch("steal_seconds", Span(10, 300, 5), 30, "stuck_clock"),
)


class HouseRules(NamedTuple):
    """What the table agreed on; one field for each switch."""

    way: str
    positional: bool
    all_three: bool
    six_letters: bool
    names: bool
    phrases: bool
    homophones: bool
    mirrored: str
    related: bool
    vote_tie: str
    wrong_tile: str
    crossword_end: str
    crossword_stacking: str
    stacks_round: str
    steal_from: str
    first_stack_matches: bool
    rounds_to_win: int
    solitaire_tiles: int
    crossword_seconds: int
    stacks_seconds: int
    steal_seconds: int
