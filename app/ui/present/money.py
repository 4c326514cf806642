"""Chips as the table reads them, and who pays whom in the end."""

from fractions import Fraction
from typing import NamedTuple

from app.ui.present.figures import decimals
from app.ui.present.saying import Saying
from rules.chips import CENTS, POT, Debt, Ledger, settlement, shown
from rules.core.game import Action, Game, State
from rules.core.verdict import Severity

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


class StackView(NamedTuple):
    """One seat's chips, and what was put in for them."""

    seat: int
    chips: str
    detail: Saying


class ChipsView(NamedTuple):
    """Where all the chips are, who owes whom, and the proof that none was made or lost."""

    stacks: tuple[StackView, ...]
    pot: str
    debts: tuple[Saying, ...]
    proof: Saying
    holds: bool


def money_text(amount: int, unit: str) -> str:
    """An amount as this table reads it."""
    read = shown(amount, unit)
    text = str(getattr(read, "label", read))
    return decimals(text.replace("-", MINUS))


def signed_text(amount: int, unit: str) -> str:
    """How far somebody is up or down, with the sign that says so."""
    text = money_text(amount, unit)
    return f"+{text}" if amount > 0 else text


def average_text(value: Fraction, unit: str) -> str:
    """What something brings on average, to the hundredth of what the table counts in."""
    return signed_text(round(value if unit == CENTS else 100 * value), CENTS)


def refusal_of(game: Game, state: State, action: Action) -> tuple[Saying, ...]:
    """Why this cannot be and what would be right, where the catalogue has it; nothing when it can be."""
    grave = [each for each in game.objections(state, action) if each.severity >= Severity.ILLEGAL]
    if not grave:
        return ()
    code, facts = grave[0].code, grave[0].facts
    return Saying(code, facts), Saying(f"{code}.instead", facts)


def chips_view(ledger: Ledger, unit: str) -> ChipsView:
    """All the chips while the match is on."""
    proof = ledger.proof
    facts = {name: money_text(amount, unit) for name, amount in proof._asdict().items()}
    code = "money.proof.cashed" if proof.cashed else "money.proof.play"
    return ChipsView(
        tuple(_stack(ledger, seat, unit) for seat in range(len(ledger.stacks))),
        money_text(ledger.pot, unit),
        tuple(_debt(debt, unit) for debt in ledger.debts),
        Saying(code, facts),
        proof.holds,
    )


def _stack(ledger: Ledger, seat: int, unit: str) -> StackView:
    facts = {"bought": money_text(ledger.bought[seat], unit), "cashed": money_text(ledger.cashed[seat], unit)}
    code = "money.bought.cashed" if ledger.cashed[seat] else "money.bought"
    return StackView(seat, money_text(ledger.stacks[seat], unit), Saying(code, facts))


def _debt(debt: Debt, unit: str) -> Saying:
    amount = money_text(debt.amount, unit)
    if debt.creditor == POT:
        return Saying("money.owes_pot", {"seat": debt.debtor, "amount": amount})
    return Saying("money.owes", {"seat": debt.debtor, "to_seat": debt.creditor, "amount": amount})


def iou(ledger: Ledger, unit: str) -> Saying | None:
    """How much of the pot is only promised, and by whom if it is one."""
    debts = [debt for debt in ledger.debts if debt.creditor == POT]
    if not debts:
        return None
    amount = money_text(sum(debt.amount for debt in debts), unit)
    if len(debts) == 1:
        return Saying("money.iou", {"seat": debts[0].debtor, "amount": amount})
    return Saying("money.ious", {"amount": amount})


def holds_text(ledger: Ledger, seat: int, unit: str) -> Saying:
    """What a player holds, and what was taken home before."""
    amount = ledger.stacks[seat] + ledger.cashed[seat]
    return Saying(f"money.holds.{unit}", {"count": amount, "amount": money_text(amount, unit)})


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
