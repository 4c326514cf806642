"""3-Card Triple Replace: its clauses and house-rule switches, as data."""

from typing import NamedTuple

from rules.chips import CHIPS, UNITS
from rules.core.clause import Clause
from rules.core.house_rules import Span, Switch

MOST_SEATS = 8

CLAUSES = (
    Clause("seats", "1.1", ("C02",)),
    Clause("three_cards", "1.2", ("C01", "C41")),
    Clause("layout", "1.3", ("C30",)),
    Clause("stages", "1.4", ("C12",)),
    Clause("chips", "1.5"),
    Clause("ante", "1.6", ("C03",)),
    Clause("dealer", "1.7", ("C36",)),
    Clause("one_of_each", "1.8"),
    Clause("leader", "2.1", ("C19", "C20", "C21", "C27")),
    Clause("turn_order", "2.2"),
    Clause("opening", "2.3", ("C17",)),
    Clause("bet_sizes", "2.4", ("C15",)),
    Clause("raises", "2.5", ("C16",)),
    Clause("check_raise", "2.6", ("C18",)),
    Clause("short_stack", "2.7", ("C22",)),
    Clause("no_betting", "2.8", ("C40",)),
    Clause("folding", "2.9", ("C24",)),
    Clause("replacing", "3.1", ("C07", "C33")),
    Clause("last_limit", "3.2", ("C08", "C31")),
    Clause("same_side", "3.3", ("C29",)),
    Clause("price", "3.4", ("C11", "C13", "C14")),
    Clause("fees", "3.5", ("C37", "C38")),
    Clause("replace_order", "3.6", ("C32",)),
    Clause("discards", "3.7", ("C34",)),
    Clause("exposed", "3.8", ("C35",)),
    Clause("deck_runs_out", "3.9", ("C09", "C10")),
    Clause("high_hands", "4.1", ("C04",)),
    Clause("straights", "4.2", ("C04",)),
    Clause("low_hands", "4.3", ("C05", "C27")),
    Clause("aces", "4.4", ("C06",)),
    Clause("wild", "4.5", ("C28",)),
    Clause("last_player", "5.1", ("C23",)),
    Clause("showing", "5.2", ("C39",)),
    Clause("equal_hands", "5.3", ("C25",)),
    Clause("high_low", "5.4", ("C26",)),
    Clause("declaring", "5.5", ("C26",)),
    Clause("side_pots", "5.6", ("C22",)),
    Clause("winning", "5.7"),
    Clause("scorepad", "5.8"),
    Clause("odds", "5.9"),
)

HIGH, LOW, HIGH_LOW = "high", "low", "high_low"
ONE_DOWN, TWO_DOWN, ALL_DOWN = "one_down", "two_down", "all_down"
ENTERED, TAPPED = "entered", "tapped"
BY_SUIT, BY_RANK = "suit", "rank"
LOW_INCREMENT, NO_ANTE, FIXED = "low_increment", "none", "fixed"
LOW_OR_HIGH, LOW_THEN_HIGH, SPREAD, POT_LIMIT, FREE = "low_or_high", "low_then_high", "spread", "pot_limit", "free"
MAY_CHECK, MUST_OPEN = "may_check", "must_open"
HIGH_SHOWING, LOW_SHOWING = "high_showing", "low_showing"
SIDE_POTS, DEBT = "side_pots", "debt"
ALWAYS, SIX_OR_MORE, NO_LIMIT, ONE_EACH = "always", "six_or_more", "none", "one_each"
FLAT, PROGRESSIVE, EXPONENTIAL = "flat", "progressive", "exponential"
CARDS_SPEAK, DECLARE = "cards_speak", "declare"
NO_WILD = "none"

SWITCHES = (
    Switch("plays_for", (HIGH, LOW, HIGH_LOW), HIGH, "high_low"),
    Switch("layout", (ONE_DOWN, TWO_DOWN, ALL_DOWN), ONE_DOWN, "layout"),
    Switch("replacement_rounds", (3, 4), 3, "stages"),
    Switch("low_increment", Span(1, 1000), 1, "bet_sizes"),
    Switch("high_increment", Span(1, 1000), 2, "bet_sizes"),
    Switch("buy_in", Span(1, 100_000), 20, "chips"),
    Switch("smallest_chip", Span(1, 100), 1, "chips"),
    Switch("unit", UNITS, CHIPS, "chips"),
    Switch("ante", (LOW_INCREMENT, NO_ANTE, FIXED), LOW_INCREMENT, "ante"),
    Switch("ante_amount", Span(1, 1000), 1, "ante"),
    Switch("bet_sizes", (LOW_OR_HIGH, LOW_THEN_HIGH, SPREAD, POT_LIMIT, FREE), LOW_OR_HIGH, "bet_sizes"),
    Switch("raise_cap", (3, 4, 0), 3, "raises"),
    Switch("heads_up_unlimited", (False, True), False, "raises"),
    Switch("opening", (MAY_CHECK, MUST_OPEN), MAY_CHECK, "opening"),
    Switch("check_raise", (True, False), True, "check_raise"),
    Switch("low_leader", (HIGH_SHOWING, LOW_SHOWING), HIGH_SHOWING, "leader"),
    Switch("short_stack", (SIDE_POTS, DEBT), SIDE_POTS, "short_stack"),
    Switch("last_limit", (ALWAYS, SIX_OR_MORE, NO_LIMIT, ONE_EACH), ALWAYS, "last_limit"),
    Switch("price", (FLAT, PROGRESSIVE, EXPONENTIAL), FLAT, "price"),
    Switch("price_base", Span(0, 1000), 0, "price"),
    Switch("straights", (False, True), False, "straights"),
    Switch("wild", (NO_WILD, "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"), NO_WILD, "wild"),
    Switch("natural_beats_wild", (False, True), False, "wild"),
    Switch("high_low", (CARDS_SPEAK, DECLARE), CARDS_SPEAK, "declaring"),
    Switch("up_cards", (ENTERED, TAPPED), ENTERED, "leader"),
    Switch("cards_by", (BY_SUIT, BY_RANK), BY_SUIT, "one_of_each"),
    Switch("odds", (False, True), False, "odds"),
)


class HouseRules(NamedTuple):
    """What the table agreed on; one field for each switch."""

    plays_for: str
    layout: str
    replacement_rounds: int
    low_increment: int
    high_increment: int
    buy_in: int
    smallest_chip: int
    unit: str
    ante: str
    ante_amount: int
    bet_sizes: str
    raise_cap: int
    heads_up_unlimited: bool
    opening: str
    check_raise: bool
    low_leader: str
    short_stack: str
    last_limit: str
    price: str
    price_base: int
    straights: bool
    wild: str
    natural_beats_wild: bool
    high_low: str
    up_cards: str
    cards_by: str
    odds: bool

    @property
    def low(self) -> int:
        """The low increment in whole chips."""
        return self._in_whole_chips(self.low_increment)

    @property
    def high(self) -> int:
        """The high increment in whole chips, never below the low one."""
        return max(self.low, self._in_whole_chips(self.high_increment))

    @property
    def start(self) -> int:
        """The buy-in in whole chips."""
        return self._in_whole_chips(self.buy_in)

    @property
    def ante_due(self) -> int:
        """What everybody pays before the deal."""
        if self.ante == NO_ANTE:
            return 0
        return self.low if self.ante == LOW_INCREMENT else self._in_whole_chips(self.ante_amount)

    @property
    def allows_debt(self) -> bool:
        """Whether a player without chips plays on owing."""
        return self.short_stack == DEBT

    @property
    def tells_suits(self) -> bool:
        """Whether cards are entered with their suits; flushes cannot be judged without."""
        return self.cards_by == BY_SUIT or self.straights

    @property
    def ways(self) -> tuple[str, ...]:
        """The directions in which a hand can win."""
        return (HIGH, LOW) if self.plays_for == HIGH_LOW else (self.plays_for,)

    def price_in(self, number: int) -> int:
        """What one card costs in replacement round *number*."""
        base = self._in_whole_chips(self.price_base) if self.price_base else self.low
        if self.price == PROGRESSIVE:
            return base * number
        return base << (number - 1) if self.price == EXPONENTIAL else base

    def _in_whole_chips(self, amount: int) -> int:
        return -(-amount // self.smallest_chip) * self.smallest_chip
