"""Tables of 3-Card Triple Replace for tests: dealt, and played on without anything happening.

Mira deals the first hand, so Bo is first from the dealer's left.
"""

from rules.core.house_rules import Value
from rules.triple_replace import GAME
from rules.triple_replace.state import BET, REPLACE, SHOW
from tests.rules.table import Table

UPS = {
    "Bo": "Qh & Qc",
    "Ines": "8d & 3s",
    "Jonas": "Ad & 9c",
    "Lea": "Jd & 4c",
    "Tom": "10d & 5c",
    "Mira": "Ks & 7d",
}


def dealt(seats: int = 3, bought: str = "", **rules: Value) -> Table:
    """A hand dealt by Mira with everybody's two up cards; before it, *bought* happens."""
    table = Table(GAME, seats, **rules).happens(bought).happens("hand dealt by Mira")
    for seat in table.state.waiting:
        name = table.names[seat]
        table.happens(f"{name} is dealt {UPS[name]}")
    return table


def checked_around(table: Table) -> Table:
    """Everybody checks in this betting round."""
    stage = table.state.stage
    while (table.state.phase, table.state.stage) == (BET, stage):
        table.happens(f"{table.names[table.state.turn]} checks")
    return table


def stood_pat(table: Table) -> Table:
    """Everybody stands pat in this replacement round."""
    stage = table.state.stage
    while (table.state.phase, table.state.stage) == (REPLACE, stage):
        table.happens(f"{table.names[table.state.turn]} stands pat")
    return table


def played_on(table: Table, stage: int) -> Table:
    """Nobody bets or replaces until that stage, counted from 0."""
    while table.state.stage < stage:
        if table.state.phase == BET:
            checked_around(table)
        else:
            stood_pat(table)
    return table


def at_showdown(table: Table) -> Table:
    """Nobody bets or replaces until the hands are shown."""
    while table.state.phase in (BET, REPLACE):
        checked_around(table)
        stood_pat(table)
    assert table.state.phase == SHOW
    return table


def stacks(table: Table) -> tuple[int, ...]:
    """Everybody's chips: Mira, Bo, Ines, and so on."""
    chips: tuple[int, ...] = table.state.ledger.stacks
    return chips
