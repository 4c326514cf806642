"""Pictures in the rulebook, where a table says more than a sentence."""

from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.ui.pieces import BetskiCoin
from app.ui.present.rulebook import Column, betski_columns
from app.ui.services import Services

LARGEST, GAP = 44, 8  # dp; the widest a coin gets, and what lies between two of them


class FigureColumn(BoxLayout):
    """One Silver with the Golds that go on it."""

    is_meant = BooleanProperty(False)

    def __init__(self, column: Column, **kwargs: Any) -> None:
        super().__init__(is_meant=column.is_meant, **kwargs)
        self._coins = [BetskiCoin(metal="silver", figure=column.silver)]
        self._coins += [BetskiCoin(metal="gold", figure=gold) for gold in column.golds]
        for coin in self._coins:
            place = AnchorLayout()
            place.add_widget(coin)
            self.add_widget(place)
        self.bind(width=self._fit)

    def _fit(self, *_args: Any) -> None:
        side = min(dp(LARGEST), self.width - dp(GAP))
        for coin in self._coins:
            coin.card_width = side
        self.height = (side + dp(GAP)) * len(self._coins) + dp(GAP)


class RuleFigure(BoxLayout):
    """A picture with a line above it."""

    caption = StringProperty("")


def figure_after(services: Services, game: str, clause: str, meant: str | None) -> Widget | None:
    """The picture that follows a clause, if it has one; *meant* is the clause somebody came for."""
    if (game, clause) != ("betski", "gold_nine"):
        return None
    figure = RuleFigure(caption=services.say("rulebook.figure.betski"))
    for column in betski_columns(meant):
        figure.ids.columns.add_widget(FigureColumn(column))
    return figure


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
