"""ThreeBeTween at the check desk: the letters' pad, two limits, three spaces, and the card that was drawn."""

from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import NumericProperty
from kivy.uix.boxlayout import BoxLayout

from app.ui.check import DeskSide, Place
from app.ui.panels.alpha_pad import AlphaPad
from app.ui.panels.letter_stage import LetterSpot
from app.ui.present.check_threebetween import (
    QUESTIONS,
    Between,
    at_place,
    keys_shown,
    pick_refusal,
    placed,
    spots_shown,
    touched,
)
from app.ui.present.saying import Saying
from app.ui.present.threebetween_pad import LIMIT_CARDS
from rules.decks.alpha import Face
from rules.threebetween.fitting import SPACES

SPOTS = LIMIT_CARDS + SPACES
LEAST_CARD, MOST_CARD, GAP = 48, 96, 8  # dp


class BetweenBoard:
    """Limits first, then one drawn card after the other."""

    def __init__(self, side: DeskSide) -> None:
        self._side = side
        self._draft: Any = None
        self._house: Any = {}
        self.stage = BetweenStage(self._at_place)
        self.pad = AlphaPad(self._touched, self._place, side.services.say("check.threebetween.place"))
        self.pad.numbers.icon = "check"

    def show(self, draft: Any, house: Any) -> None:
        """Show what lies there, and what fits."""
        self._draft, self._house = draft, house
        for spot, view in zip(self.stage.spots, spots_shown(draft, house), strict=True):
            spot.show(view, self._side.say)
        self.pad.show(keys_shown(draft))
        self.pad.numbers.chosen = isinstance(placed(draft, house), Between)

    def _touched(self, face: Face) -> None:
        refusal = pick_refusal(self._draft, face)
        self._take(touched(self._draft, face) if refusal is None else refusal)

    def _place(self) -> None:
        self._take(placed(self._draft, self._house))

    def _at_place(self, place: int) -> None:
        self._take(at_place(self._draft, place))

    def _take(self, found: Between | Saying) -> None:
        if isinstance(found, Saying):
            self._side.refuse(self._side.say(found))
        else:
            self._side.change(found)


class BetweenStage(BoxLayout):
    """Five places side by side."""

    card_width = NumericProperty("68dp")

    def __init__(self, on_place: Any, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.spots = [LetterSpot() for _ in range(SPOTS)]
        for spot in self.spots:
            spot.bind(on_tap=lambda spot: on_place(int(spot.place)) if spot.place >= 0 else None)
            self.add_widget(spot)
        self.bind(card_width=lambda *_: self._size())
        self._size()

    def fit(self, compact: bool, room: float) -> None:
        """As large as five cards may be."""
        widest = (room - (SPOTS - 1) * dp(GAP)) / SPOTS
        self.card_width = dp(LEAST_CARD) if compact else max(dp(LEAST_CARD), min(dp(MOST_CARD), widest))

    def _size(self) -> None:
        for spot in self.spots:
            spot.card_width = self.card_width


PLACES = tuple(map(Place, QUESTIONS, (BetweenBoard,)))

Builder.load_file(str(Path(__file__).with_suffix(".kv")))
