"""Where the chips and the cards are."""

from rules.decks.standard import COPIES, RANKS
from rules.in_between.state import State, where_copies_seen


def lost_pieces(state: State) -> list[str]:
    """What does not add up: chips made or lost, debtors with chips, cards that exist too often."""
    ledger = state.ledger
    faults = [] if ledger.proof.holds else [f"chips: {ledger.proof}"]
    if sum(ledger.nets) + ledger.pot_total:
        faults.append("somebody is up without anybody being down")
    if min(*ledger.stacks, *ledger.cashed, ledger.pot) < 0:
        faults.append("fewer chips than none")
    faults += [f"owes and holds chips: {debt}" for debt in ledger.debts if ledger.stacks[debt.debtor]]
    faults += [f"owes nothing: {debt}" for debt in ledger.debts if debt.amount <= 0]
    amounts = (*ledger.stacks, *ledger.cashed, ledger.pot, *(debt.amount for debt in ledger.debts))
    faults += [f"not in whole chips: {amount}" for amount in amounts if amount % state.house.smallest_chip]
    faults += [f"too many of {rank.label}" for rank in RANKS if len(where_copies_seen(state, rank)) > COPIES]
    return faults
