"""What may be entered now: enough for a panel that knows no game to ask for it."""

from typing import NamedTuple


class PieceField(NamedTuple):
    """Cards or tiles of one deck, *at_least* to *at_most* of them; *options* are the legal ones by code."""

    name: str
    deck: str
    options: tuple[str, ...]
    at_least: int = 1
    at_most: int = 1


class WayField(NamedTuple):
    """Pieces of one deck that only go together: one of *options*, each a whole answer by codes, the best first."""

    name: str
    deck: str
    options: tuple[tuple[str, ...], ...]


class AmountField(NamedTuple):
    """A whole number from *low* to *high* in steps."""

    name: str
    low: int
    high: int
    step: int = 1


class ChoiceField(NamedTuple):
    """One of a few named values."""

    name: str
    options: tuple[str, ...]


class SeatField(NamedTuple):
    """Seats at the table, *at_least* to *at_most* of them."""

    name: str
    options: tuple[int, ...]
    at_least: int = 1
    at_most: int = 1


class NameField(NamedTuple):
    """A new player's name, which nobody at the table has; *taken* are theirs."""

    name: str
    taken: tuple[str, ...]


Field = PieceField | WayField | AmountField | ChoiceField | SeatField | NameField


class Prompt(NamedTuple):
    """One kind of action that may be entered now.

    *seats* may do it; an empty tuple means that the table as a whole does it.
    """

    action: str
    seats: tuple[int, ...]
    fields: tuple[Field, ...] = ()
