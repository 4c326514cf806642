"""Tables with money on them."""

from rules.core.house_rules import Value
from rules.in_between import GAME
from tests.rules.table import Table


def forty(**rules: Value) -> Table:
    """Four players with 90 chips each, minimum 5, and 40 in the pot; Mira deals, Bo begins."""
    return Table(GAME, 4, **{"minimum": 5, "buy_in": 100, **rules}).happens("ante").overrule("ante")


def posts(first: str, second: str, player: str = "Bo") -> str:
    """Two posts, a first ace with its side, as in A-low."""
    card, _, side = first.partition("-")
    call = f"; {player} calls the ace {side}" if side else ""
    return f"{player} first post {card}{call}; {player} second post {second}"


def won(table: Table, seat: int = 1) -> int:
    """How far the seat is up since the pot of forty lay there."""
    return int(table.state.ledger.net(seat)) + 10
