"""Betski at the check desk: the pad of 49 cards, and the cards that were touched."""

from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import ListProperty, NumericProperty
from kivy.uix.boxlayout import BoxLayout

from app.ui.check import DeskSide, Place
from app.ui.check.row import CardRow
from app.ui.panels.betski import BetskiPad
from app.ui.pieces import BetskiCardFace
from app.ui.present.check_betski import QUESTIONS, card_keys, hand_keys, laid, picked, run_of
from rules.decks.betski import BetskiCard


class CardOnCardBoard:
    """The center card, and one card laid on it."""

    has_large_pad = True

    def __init__(self, side: DeskSide) -> None:
        self._side = side
        self._draft: Any = None
        self.stage = CardOnCardStage()
        self.pad = BetskiPad(self._touched)

    def show(self, draft: Any, _house: Any) -> None:
        """Show both cards, and what would go."""
        self._draft = draft
        self.stage.center, self.stage.card = list(draft.center or ()), list(draft.card or ())
        self.pad.show(card_keys(draft))

    def _touched(self, card: BetskiCard) -> None:
        self._side.change(laid(self._draft, card))


class CardOnCardStage(BoxLayout):
    """Two cards side by side, with the sides that count ringed."""

    center = ListProperty()
    card = ListProperty()
    card_width = NumericProperty("84dp")

    def fit(self, compact: bool, _room: float) -> None:
        """Smaller where there is little room."""
        self.card_width = dp(44) if compact else dp(84)


class RunBoard:
    """The center card, and the hand beside it in the order in which it goes."""

    has_large_pad = True

    def __init__(self, side: DeskSide) -> None:
        self._side = side
        self._draft: Any = None
        self.stage = CardRow()
        self.pad = BetskiPad(self._touched)

    def show(self, draft: Any, _house: Any) -> None:
        """The run first; what is left over lies pale at the end."""
        self._draft = draft
        order = run_of(draft)
        left = [card for card in draft.cards if card not in order]
        cards = [*([draft.center] if draft.center else []), *order, *left]
        wide = self.stage.card_width
        faces = [BetskiCardFace(gold=card.gold, silver=card.silver, card_width=wide) for card in cards]
        for face in faces[len(faces) - len(left) :]:
            face.opacity = 0.42
        self.stage.lay(faces, gap_after=1)
        self.pad.show(hand_keys(draft))

    def _touched(self, card: BetskiCard) -> None:
        self._side.change(picked(self._draft, card))


PLACES = tuple(map(Place, QUESTIONS, (CardOnCardBoard, RunBoard)))

Builder.load_file(str(Path(__file__).with_suffix(".kv")))
