"""Whole chips: who holds them, what lies in the pot, who owes whom, and what settles it in the end.

Chips are never made or lost: stacks, pot and what was taken home are together always what was bought in. A debt is a
promise: it counts for one side and against the other, and so adds nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

POT = -1  # as a creditor: the debt lies in the pot
MOST = 999_999_999  # that anybody may name at once; a pot that is lost again and again grows without end

CHIPS, CENTS = "chips", "cents"
UNITS = (CHIPS, CENTS)  # how amounts are shown; inside they are whole numbers


class Hundredths(int):
    """An amount that people read with two decimals."""

    @property
    def label(self) -> str:
        """The amount as a person reads it."""
        whole, rest = divmod(abs(self), 100)
        return f"{'−' if self < 0 else ''}{whole}.{rest:02}"


def shown(amount: int, unit: str) -> int:
    """The same amount, made to be read in *unit*."""
    return Hundredths(amount) if unit == CENTS else amount


def scale_of(unit: str) -> int:
    """How many of the smallest amounts make one in *unit*."""
    return 100 if unit == CENTS else 1


class Debt(NamedTuple):
    """*debtor* owes *amount* to the seat *creditor*, or to the pot."""

    debtor: int
    creditor: int
    amount: int


class Proof(NamedTuple):
    """What was put in against what is there, and what is promised against what is owed."""

    bought: int
    stacks: int
    pot: int
    cashed: int
    owed: int  # by players to each other and to the pot: theirs to pay, somebody's to get

    @property
    def there(self) -> int:
        """All chips that are accounted for."""
        return self.stacks + self.pot + self.cashed

    @property
    def holds(self) -> bool:
        """Whether no chip was made or lost."""
        return self.bought == self.there


class Transfer(NamedTuple):
    """One payment of the final settlement."""

    payer: int
    payee: int
    amount: int


class SidePot(NamedTuple):
    """A part of the pot and who can win it."""

    amount: int
    seats: tuple[int, ...]


class Ledger(NamedTuple):
    """Chips by seat, what each took home, the pot's chips, the debts, oldest first. Every change gives a new ledger.

    Whoever owes holds no chips: what comes in goes to the creditors first.
    """

    bought: tuple[int, ...]
    stacks: tuple[int, ...]
    cashed: tuple[int, ...]
    pot: int = 0
    debts: tuple[Debt, ...] = ()

    @property
    def proof(self) -> Proof:
        """The sums that must agree."""
        owed = sum(debt.amount for debt in self.debts)
        return Proof(sum(self.bought), sum(self.stacks), self.pot, sum(self.cashed), owed)

    @property
    def pot_total(self) -> int:
        """What the pot is worth: its chips, and the debts that lie in it."""
        return self.pot + sum(debt.amount for debt in self.debts if debt.creditor == POT)

    def owed_by(self, seat: int) -> int:
        """All that *seat* owes."""
        return sum(debt.amount for debt in self.debts if debt.debtor == seat)

    def owed_to(self, seat: int) -> int:
        """All that others owe to *seat*."""
        return sum(debt.amount for debt in self.debts if debt.creditor == seat)

    def worth(self, seat: int) -> int:
        """Chips and promises together."""
        return self.stacks[seat] + self.owed_to(seat) - self.owed_by(seat)

    def net(self, seat: int) -> int:
        """How far *seat* is up or down."""
        return self.worth(seat) + self.cashed[seat] - self.bought[seat]

    @property
    def nets(self) -> tuple[int, ...]:
        """How far everybody is up or down; with the pot they add up to nothing."""
        return tuple(self.net(seat) for seat in range(len(self.stacks)))

    @property
    def leaders(self) -> tuple[int, ...]:
        """Whoever is up the most; nobody while nobody is up."""
        nets = self.nets
        best = max(nets)
        return tuple(seat for seat, net in enumerate(nets) if net == best and best > 0)

    def buying(self, seat: int, amount: int) -> Ledger:
        """*seat* puts in new money; debts are paid from it first."""
        raised = self._replace(bought=_added(self.bought, seat, amount), stacks=_added(self.stacks, seat, amount))
        return raised._repaying([seat])

    def seating(self) -> Ledger:
        """One more seat, with nothing before it."""
        return self._replace(bought=(*self.bought, 0), stacks=(*self.stacks, 0), cashed=(*self.cashed, 0))

    def not_buying(self, seat: int) -> Ledger:
        """*seat* has not put in anything after all; all of it must still be there."""
        return self._replace(
            bought=_added(self.bought, seat, -self.stacks[seat]), stacks=_added(self.stacks, seat, -self.stacks[seat])
        )

    def cashing_out(self, seat: int) -> Ledger:
        """*seat* takes all its chips home; what it owes or is owed stays."""
        amount = self.stacks[seat]
        return self._replace(stacks=_added(self.stacks, seat, -amount), cashed=_added(self.cashed, seat, amount))

    def paying(self, seat: int, amount: int, *, forgives: bool = False) -> Ledger:
        """*seat* pays into the pot; what it does not have lies there as a debt, or is forgiven."""
        chips = min(amount, self.stacks[seat])
        paid = self._replace(stacks=_added(self.stacks, seat, -chips), pot=self.pot + chips)
        return paid if forgives else paid._owing(seat, POT, amount - chips)

    def taking(self, seat: int, amount: int) -> Ledger:
        """*seat* takes from the pot: chips first, then the debts in it, the oldest first; at most what is there."""
        chips = min(amount, self.pot)
        taken = self._replace(stacks=_added(self.stacks, seat, chips), pot=self.pot - chips)
        return taken._taking_over(seat, amount - chips)._repaying([seat])

    def giving(self, seat: int, receiver: int, amount: int) -> Ledger:
        """Chips from one stack to another, at most what is there."""
        chips = min(amount, self.stacks[seat])
        return self._replace(stacks=_added(_added(self.stacks, seat, -chips), receiver, chips))._repaying([receiver])

    def sharing_pot(self, seats: Sequence[int], chip: int = 1) -> Ledger:
        """The pot divided between *seats*, odd chips from the first on; debts to the pot come off their own share."""
        shares = dict(zip(seats, even_shares(self.pot_total, len(seats), chip), strict=True))
        ledger = self
        for seat in seats:
            off = min(shares[seat], sum(debt.amount for debt in self.debts if debt[:2] == (seat, POT)))
            ledger = ledger._without_debt(seat, POT, off)
            shares[seat] -= off
        for seat in seats:
            chips = min(shares[seat], ledger.pot)
            ledger = ledger._replace(stacks=_added(ledger.stacks, seat, chips), pot=ledger.pot - chips)
            ledger = ledger._taking_over(seat, shares[seat] - chips)
        return ledger._repaying(range(len(self.stacks)))

    def _taking_over(self, seat: int, amount: int) -> Ledger:
        """Debts in the pot worth *amount* are owed to *seat* from now on; its own are cancelled."""
        ledger = self
        for debt in self.debts:
            part = min(amount, debt.amount) if debt.creditor == POT else 0
            ledger = ledger._without_debt(debt.debtor, POT, part)
            if debt.debtor != seat:
                ledger = ledger._owing(debt.debtor, seat, part)
            amount -= part
        return ledger

    def _owing(self, debtor: int, creditor: int, amount: int) -> Ledger:
        """One more debt, set off against what the creditor owes the debtor."""
        back = min(amount, sum(debt.amount for debt in self.debts if debt[:2] == (creditor, debtor)))
        ledger = self._without_debt(creditor, debtor, back)
        amount -= back
        if not amount:
            return ledger
        known = any(debt[:2] == (debtor, creditor) for debt in ledger.debts)
        if known:
            return ledger._without_debt(debtor, creditor, -amount)
        return ledger._replace(debts=(*ledger.debts, Debt(debtor, creditor, amount)))

    def _without_debt(self, debtor: int, creditor: int, amount: int) -> Ledger:
        changed = (
            debt._replace(amount=debt.amount - amount) if debt[:2] == (debtor, creditor) else debt
            for debt in self.debts
        )
        return self._replace(debts=tuple(debt for debt in changed if debt.amount))

    def _repaying(self, seats: Iterable[int]) -> Ledger:
        """Chips that have come to *seats* go on to their creditors, and so on, until nobody who owes holds any."""
        ledger, waiting = self, list(seats)
        while waiting:
            seat = waiting.pop()
            for debt in ledger.debts:
                part = min(debt.amount, ledger.stacks[seat]) if debt.debtor == seat else 0
                if part:
                    ledger = ledger._without_debt(seat, debt.creditor, part)._handed(seat, debt.creditor, part)
                    waiting += [debt.creditor] if debt.creditor != POT else []
        return ledger

    def _handed(self, seat: int, creditor: int, amount: int) -> Ledger:
        stacks = _added(self.stacks, seat, -amount)
        if creditor == POT:
            return self._replace(stacks=stacks, pot=self.pot + amount)
        return self._replace(stacks=_added(stacks, creditor, amount))


def opened(seats: int, buy_in: int) -> Ledger:
    """Everybody has bought in for the same."""
    return Ledger((buy_in,) * seats, (buy_in,) * seats, (0,) * seats)


def even_shares(amount: int, parts: int, chip: int = 1) -> tuple[int, ...]:
    """*amount* in equal parts of whole chips; odd chips go one each from the first part on."""
    chips, rest = divmod(amount, chip)
    each, odd = divmod(chips, parts)
    return tuple(chip * (each + (place < odd)) + (rest if place == 0 else 0) for place in range(parts))


def side_pots(paid: Sequence[int], folded: Iterable[int] = ()) -> tuple[SidePot, ...]:
    """The pot in layers, the main pot first: each is for those still in who paid for all of it."""
    out = set(folded)
    levels = sorted({amount for seat, amount in enumerate(paid) if seat not in out and amount})
    pots, below = [], 0
    for level in levels:
        # What folded players paid beyond the highest level has no layer of its own; it lies in the last.
        top = max(paid) if level == levels[-1] else level
        amount = sum(min(each, top) - min(each, below) for each in paid)
        pots.append(SidePot(amount, tuple(s for s, each in enumerate(paid) if s not in out and each >= level)))
        below = level
    return tuple(pots)


def settlement(nets: Sequence[int]) -> tuple[Transfer, ...]:
    """The fewest payments after which nobody is up or down; *nets* add up to nothing.

    Within a group that adds up to nothing, one payment fewer than members is enough, so the most such groups win.

    :raises ValueError: if they do not add up to nothing, as while there is a pot.
    """
    if sum(nets):
        raise ValueError(f"the nets add up to {sum(nets)}, not to nothing")
    transfers: list[Transfer] = []
    for group in _zero_groups(nets):
        transfers += _paid_off({seat: nets[seat] for seat in group})
    return tuple(sorted(transfers, key=lambda each: (nets[each.payer], each.payer, -each.amount, each.payee)))


def _zero_groups(nets: Sequence[int]) -> list[list[int]]:
    """The seats that are up or down, in as many groups as possible that each add up to nothing."""
    seats = [seat for seat, net in enumerate(nets) if net]
    size = 1 << len(seats)
    sums, most, last = [0] * size, [0] * size, [0] * size
    for members in range(1, size):
        lowest = (members & -members).bit_length() - 1
        sums[members] = sums[members & (members - 1)] + nets[seats[lowest]]
        best, best_bit = -1, 0
        for place in range(len(seats)):
            bit = 1 << place
            if members & bit and most[members ^ bit] > best:
                best, best_bit = most[members ^ bit], bit
        most[members] = best + (sums[members] == 0)
        last[members] = best_bit
    return _chain_groups(seats, sums, last)


def _chain_groups(seats: Sequence[int], sums: Sequence[int], last: Sequence[int]) -> list[list[int]]:
    """Walks the best order back; a group ends wherever the rest adds up to nothing."""
    groups: list[list[int]] = []
    members = len(sums) - 1
    while members:
        if sums[members] == 0:
            groups.append([])
        groups[-1].append(seats[last[members].bit_length() - 1])
        members ^= last[members]
    return groups


def _paid_off(nets: dict[int, int]) -> list[Transfer]:
    """One group settled: the deepest in debt pays the highest creditor, as much as fits, until all is even."""
    transfers = []
    left = dict(sorted(nets.items()))
    while any(left.values()):
        payer = min(left, key=lambda seat: left[seat])
        payee = max(left, key=lambda seat: left[seat])
        amount = min(-left[payer], left[payee])
        transfers.append(Transfer(payer, payee, amount))
        left[payer] += amount
        left[payee] -= amount
    return transfers


def _added(values: tuple[int, ...], seat: int, amount: int) -> tuple[int, ...]:
    return (*values[:seat], values[seat] + amount, *values[seat + 1 :])
