"""Chips as the table reads them, and who pays whom in the end."""

from typing import NamedTuple

from app.ui.present.saying import Saying
from rules.chips import Ledger, settlement, shown

MINUS = "−"


class Payment(NamedTuple):
    """One payment of the settlement."""

    payer: int
    payee: int
    amount: str


class Settlement(NamedTuple):
    """Who pays whom, and the proof that no chip was made or lost."""

    payments: tuple[Payment, ...]
    proof: Saying
    holds: bool


def money_text(amount: int, unit: str) -> str:
    """An amount as this table reads it."""
    read = shown(amount, unit)
    text = str(getattr(read, "label", read))
    return text.replace("-", MINUS)


def signed_text(amount: int, unit: str) -> str:
    """How far somebody is up or down, with the sign that says so."""
    text = money_text(amount, unit)
    return f"+{text}" if amount > 0 else text


def settled(ledger: Ledger, unit: str) -> Settlement:
    """What settles the match; with a pot still on the table there is nothing to pay yet."""
    nets = ledger.nets
    payments = () if sum(nets) else settlement(nets)
    proof = ledger.proof
    facts = {"bought": money_text(proof.bought, unit), "there": money_text(proof.there, unit)}
    return Settlement(
        tuple(Payment(each.payer, each.payee, money_text(each.amount, unit)) for each in payments),
        Saying("money.proof", facts),
        proof.holds,
    )
