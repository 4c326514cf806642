"""The forty-nine Betski cards and which gold goes on which silver."""

from __future__ import annotations

from typing import NamedTuple

LOWEST = 3
HIGHEST = 9


class BetskiCard(NamedTuple):
    """A card: its gold number must go on the centre, its silver number is left there."""

    gold: int
    silver: int

    @property
    def code(self) -> str:
        """The card in writing, gold first."""
        return f"{self.gold}-{self.silver}"

    @property
    def label(self) -> str:
        """The card as a person reads it."""
        return f"{self.gold}·{self.silver}"

    @classmethod
    def from_code(cls, text: str) -> BetskiCard:
        """The card written as text; ValueError when the deck has no such card."""
        card = _BY_CODE.get(text)
        if card is None:
            raise ValueError(f"not a Betski card: {text!r:.40}")
        return card


DECK: tuple[BetskiCard, ...] = tuple(
    BetskiCard(gold, silver)
    for gold in range(LOWEST, HIGHEST + 1)
    for silver in range(LOWEST, HIGHEST + 1)
)

_BY_CODE = {card.code: card for card in DECK}


def golds_on(silver: int) -> tuple[int, int]:
    """The two golds that go on a silver: the same number, and the next one (three follows nine)."""
    if not LOWEST <= silver <= HIGHEST:
        raise ValueError(f"not a silver number: {silver!r}")
    return silver, LOWEST if silver == HIGHEST else silver + 1


def goes_on(card: BetskiCard, silver: int) -> bool:
    """Whether the card may be laid while this silver shows."""
    return card.gold in golds_on(silver)
