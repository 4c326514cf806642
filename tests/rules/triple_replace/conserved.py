"""Where the 52 cards and the money of a hand are, for the tests that every game has to keep."""

from rules.core.game import CARDS
from rules.triple_replace.pots import pots
from rules.triple_replace.state import AWARD, State


def lost_pieces(state: State) -> list[str]:
    """What does not add up: money, cards, or the parts of the pot."""
    has_cards = state.hand_open and state.level == CARDS
    return _lost_money(state) + (_lost_cards(state) if has_cards else [])


def _lost_money(state: State) -> list[str]:
    ledger = state.ledger
    found = [] if ledger.proof.holds and min(ledger.stacks) >= 0 else ["chips"]
    if sum(ledger.nets) + state.pot:
        found.append("nets")
    if ledger.debts and not state.house.allows_debt:
        found.append("debts")
    return found


def _lost_cards(state: State) -> list[str]:
    """Deck, discards and hands are 52 cards, no card lies in two places, and the pots are the whole pot."""
    found = []
    if state.deck < 0 or state.deck + state.muck + 3 * len(state.contestants) != 52:
        found.append("cards")
    suited = [seen.card for seen in state.seen if seen.card.suit]
    if len(set(suited)) != len(suited):
        found.append("a card twice")
    if state.phase != AWARD and sum(pot.amount for pot in pots(state)) != state.pot:
        found.append("pots")
    return found
