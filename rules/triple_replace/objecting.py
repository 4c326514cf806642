"""Short ways to object."""

from collections.abc import Iterator

from rules.chips import CHIPS, MOST, shown
from rules.core.verdict import Facts, Objection, Severity
from rules.triple_replace.rulebook import HouseRules

Objections = Iterator[Objection]

_MONEY = ("amount", "owed", "stack", "cost", "price", "low", "high", "most", "chip")


def impossible(code: str, clause: str, **facts: object) -> Objection:
    """It cannot have happened."""
    return Objection(f"triple_replace.{code}", clause, Severity.IMPOSSIBLE, facts)


def illegal(code: str, clause: str, **facts: object) -> Objection:
    """It is against the rules; the table may overrule."""
    return Objection(f"triple_replace.{code}", clause, Severity.ILLEGAL, facts)


def ask_table(code: str, clause: str, **facts: object) -> Objection:
    """Only the table can know."""
    return Objection(f"triple_replace.{code}", clause, Severity.ASK_TABLE, facts)


def note(code: str, clause: str, **facts: object) -> Objection:
    """Nothing is wrong; the reason why."""
    return Objection(f"triple_replace.{code}", clause, Severity.NOTE, facts)


def chip_faults(house: HouseRules, amount: int) -> Objections:
    """Money comes in whole chips, more than nothing, and no more than anybody can write down."""
    if amount <= 0:
        yield impossible("no_amount", "chips", amount=amount)
    elif amount > MOST:
        yield impossible("too_much", "chips", most=MOST)
    elif amount % house.smallest_chip:
        yield impossible("not_in_chips", "chips", amount=amount, chip=house.smallest_chip)


def in_money(house: HouseRules, facts: Facts) -> Facts:
    """The facts with every sum of money made to be read as this table counts it."""
    if house.unit == CHIPS:
        return facts
    return {key: shown(value, house.unit) if key in _MONEY and isinstance(value, int) else value
            for key, value in facts.items()}  # fmt: skip
