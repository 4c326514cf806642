"""In Between the Sheets: its clauses and house-rule switches, as data."""

from typing import NamedTuple

from rules.chips import CHIPS, UNITS
from rules.core.clause import Clause
from rules.core.house_rules import Span, Switch

MOST_SEATS = 12

CLAUSES = (
    Clause("seats", "1.1", ("I31",)),
    Clause("chips", "1.2", ("I29", "I34")),
    Clause("ante", "1.3", ("I28",)),
    Clause("dealer", "1.4", ("I22",)),
    Clause("turn_order", "1.5", ("I18",)),
    Clause("deck", "1.6", ("I20", "I21")),
    Clause("posts", "2.1", ("I33",)),
    Clause("first_ace", "2.2", ("I04",)),
    Clause("second_ace", "2.3", ("I05", "I32")),
    Clause("pair", "2.4", ("I07",)),
    Clause("neighbours", "2.5", ("I08", "I09")),
    Clause("wrong_card", "2.6", ("I30",)),
    Clause("passing", "3.1", ("I23",)),
    Clause("bet_limits", "3.2", ("I10",)),
    Clause("small_pot", "3.3", ("I11",)),
    Clause("covering", "3.4", ("I12", "I13")),
    Clause("between", "4.1", ("I01",)),
    Clause("post", "4.2", ("I02", "I06")),
    Clause("triple", "4.3", ("I03",)),
    Clause("moon", "4.4", ("I15", "I16", "I17")),
    Clause("debts", "4.5", ("I12", "I14")),
    Clause("pot_emptied", "5.1", ("I18",)),
    Clause("broke", "5.2", ("I19",)),
    Clause("joining", "5.3", ("I27",)),
    Clause("leaving", "5.4", ("I25",)),
    Clause("stopping", "6.1", ("I26",)),
    Clause("final_split", "6.2", ("I24", "I25")),
    Clause("winning", "6.3", ("I35",)),
    Clause("scorepad", "6.4"),
    Clause("odds", "6.5"),
)

BY_RANK, BY_SUIT = "rank", "suit"
CHIP, MINIMUM = "chip", "minimum"
SINGLE, DOUBLE, ACE_FOURFOLD = "single", "double", "ace_fourfold"
CHOSEN, ALWAYS_HIGH = "chosen", "always_high"
PAYS_MINIMUM, FREE, GUESS, WINS_TWO, REDEAL = "pays_minimum", "free", "guess", "wins_two", "redeal"
NO_CAP, HALF_POT, NO_POT_BET, FIXED = "none", "half_pot", "no_pot_bet", "fixed"
WHOLE_POT, ANTE_AGAIN = "whole_pot", "ante_again"
DEBT, CAPPED, FORGIVEN = "debt", "capped", "forgiven"
REBUY, CREDIT = "rebuy", "credit"
BELOW_THREE, EVERY_TURN = "below_three", "every_turn"
COSTS_MINIMUM, NO_PASSING = "costs_minimum", "no_passing"
ANY_TIME, FINISH_ROUND = "any_time", "finish_round"

SWITCHES = (
    Switch("minimum", Span(1, 1000), 1, "ante"),
    Switch("buy_in", Span(1, 100_000), 20, "chips"),
    Switch("smallest_chip", Span(1, 100), 1, "chips"),
    Switch("unit", UNITS, CHIPS, "chips"),
    Switch("bet_step", (CHIP, MINIMUM), CHIP, "small_pot"),
    Switch("post", (DOUBLE, SINGLE, ACE_FOURFOLD), DOUBLE, "post"),
    Switch("aces", (CHOSEN, ALWAYS_HIGH), CHOSEN, "first_ace"),
    Switch("pair", (PAYS_MINIMUM, FREE, GUESS, WINS_TWO), PAYS_MINIMUM, "pair"),
    Switch("neighbours", (FREE, PAYS_MINIMUM, REDEAL), FREE, "neighbours"),
    Switch("first_round", (NO_CAP, HALF_POT, NO_POT_BET, FIXED), NO_CAP, "bet_limits"),
    Switch("first_round_limit", Span(1, 1000), 5, "bet_limits"),
    Switch("small_pot", (WHOLE_POT, ANTE_AGAIN), WHOLE_POT, "small_pot"),
    Switch("covering", (DEBT, CAPPED, FORGIVEN), DEBT, "covering"),
    Switch("moon", (True, False), True, "moon"),
    Switch("broke", (REBUY, CREDIT), REBUY, "broke"),
    Switch("shuffle", (BELOW_THREE, EVERY_TURN), BELOW_THREE, "deck"),
    Switch("passing", (FREE, COSTS_MINIMUM, NO_PASSING), FREE, "passing"),
    Switch("stopping", (ANY_TIME, FINISH_ROUND), ANY_TIME, "stopping"),
    Switch("cards_by", (BY_RANK, BY_SUIT), BY_RANK, "deck"),
    Switch("odds", (False, True), False, "odds"),
)


class HouseRules(NamedTuple):
    """What the table agreed on; one field for each switch."""

    minimum: int
    buy_in: int
    smallest_chip: int
    unit: str
    bet_step: str
    post: str
    aces: str
    pair: str
    neighbours: str
    first_round: str
    first_round_limit: int
    small_pot: str
    covering: str
    moon: bool
    broke: str
    shuffle: str
    passing: str
    stopping: str
    cards_by: str
    odds: bool

    @property
    def ante(self) -> int:
        """The minimum in whole chips: ante, smallest bet, forfeit and price of the moon."""
        return self._in_whole_chips(self.minimum)

    @property
    def start(self) -> int:
        """The buy-in in whole chips."""
        return self._in_whole_chips(self.buy_in)

    @property
    def step(self) -> int:
        """What bets go up by."""
        return self.ante if self.bet_step == MINIMUM else self.smallest_chip

    def _in_whole_chips(self, amount: int) -> int:
        return -(-amount // self.smallest_chip) * self.smallest_chip
