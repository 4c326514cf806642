"""The check desk: one situation judged without a match."""

from collections.abc import Iterable
from typing import NamedTuple

from rules.betski import GAME
from rules.betski.runs import longest_run
from rules.betski.state import CenterTurned, Played
from rules.core.game import Setup, checked_setup
from rules.core.verdict import Objection, Verdict
from rules.decks.betski import DECK, BetskiCard


class Run(NamedTuple):
    """A hand's longest run as a sentence's code and facts, and the order to play in."""

    code: str
    facts: dict[str, object]
    order: tuple[BetskiCard, ...]


def betski_placement(gold: int, silver: int) -> Objection:
    """What the referee says to a card with this Gold on a card with this Silver."""
    state = GAME.begin(checked_setup(GAME, Setup(2)))
    center = next(card for card in DECK if card.silver == silver)
    played = next(card for card in DECK if card.gold == gold and card != center)
    state, _ = GAME.apply(state, CenterTurned(center))
    verdict = Verdict(GAME.objections(state, Played(0, played)))
    return verdict.objections[-1]


def betski_run(silver: int, hand: Iterable[BetskiCard]) -> Run:
    """How many cards of a hand can be played in one turn, and in which order."""
    cards = tuple(hand)
    order = longest_run(silver, cards)
    facts: dict[str, object] = {"count": len(order), "held": len(cards), "silver": silver, "cards": order}
    if not order:
        return Run("check.hand_stuck", facts, order)
    return Run("check.hand_out" if len(order) == len(cards) else "check.hand_run", facts, order)
