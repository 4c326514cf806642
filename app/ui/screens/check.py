"""Check desk: is that legal? One Betski card on another, or a hand's longest run; nothing is stored."""

from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty

from app.ui.places import go_to_place
from app.ui.present.check import betski_placement, betski_run
from app.ui.services import Services
from app.ui.widgets import BetskiKey, Key, LampBackground
from rules.core.verdict import Severity
from rules.decks.betski import DECK, HIGHEST, LOWEST, BetskiCard

CARD_ON_CARD, HAND = 0, 1
COLUMNS = 7


class NumberKey(Key):
    """A number to choose; the chosen one is brass."""

    chosen = BooleanProperty(False)


class CheckScreen(LampBackground):
    """Two questions about Betski, each answered at the tap."""

    question = NumericProperty(CARD_ON_CARD)
    silver = NumericProperty(0)
    gold = NumericProperty(0)
    title = StringProperty("")
    subtitle = StringProperty("")
    silver_text = StringProperty("")
    lower_text = StringProperty("")
    order_text = StringProperty("")

    def __init__(self, services: Services, **kwargs: Any) -> None:
        self.services = services
        self._hand: set[BetskiCard] = set()
        super().__init__(**kwargs)
        self.title = services.say("check.title")
        self.subtitle = services.say("check.subtitle")
        self.silver_text = services.say("check.silver")
        self.ids.questions.options = [services.say("check.card_on_card"), services.say("check.run")]
        self._number_keys(self.ids.silvers, "silver")
        self._number_keys(self.ids.golds, "gold")
        self._hand_keys()
        self.bind(question=self._answer, silver=self._answer, gold=self._answer)
        self.bind(width=self._fit)
        self._answer()

    def go(self, place: str) -> None:
        """Leave by the bottom bar."""
        go_to_place(self.router, place)

    def _number_keys(self, row: Any, name: str) -> None:
        for number in range(LOWEST, HIGHEST + 1):
            key = NumberKey(text=str(number))
            key.bind(on_tap=lambda _key, number=number: setattr(self, name, number))
            row.add_widget(key)

    def _hand_keys(self) -> None:
        self._keys = {card: BetskiKey(gold=card.gold, silver=card.silver, look="greyed") for card in DECK}
        for card, key in self._keys.items():
            key.bind(on_tap=lambda _key, card=card: self._toggle(card))
            key.bind(on_refused=lambda _key, _reason, card=card: self._toggle(card))
            self.ids.hand.add_widget(key)

    def _toggle(self, card: BetskiCard) -> None:
        self._hand ^= {card}
        self._keys[card].look = "playable" if card in self._hand else "greyed"
        self._answer()

    def _fit(self, *_args: Any) -> None:
        """Seven keys and their gaps across, as wide as fits."""
        gap = dp(8) if self.width >= COLUMNS * dp(48) + 6 * dp(8) + dp(16) else dp(2)
        for grid in (self.ids.silvers, self.ids.golds, self.ids.hand):
            grid.spacing = gap

    def _answer(self, *_args: Any) -> None:
        self._mark(self.ids.silvers, self.silver)
        self._mark(self.ids.golds, self.gold)
        asks_for_run = self.question == HAND
        self.lower_text = self.services.say("check.hand" if asks_for_run else "check.gold")
        self.order_text = ""
        if asks_for_run and self.silver and self._hand:
            self._show_run()
        elif not asks_for_run and self.silver and self.gold:
            self._show_placement()
        else:
            self.ids.verdict.show("ask", self.services.say("check.hand" if asks_for_run else "check.ask"))

    def _mark(self, row: Any, chosen: int) -> None:
        for key in row.children:
            key.chosen = key.text == str(int(chosen))

    def _show_placement(self) -> None:
        objection = betski_placement(int(self.gold), int(self.silver))
        legal = objection.severity < Severity.ILLEGAL
        line = self.services.say("verdict.legal" if legal else "verdict.illegal")
        self.ids.verdict.show("legal" if legal else "illegal", line, self.services.say(objection.code, objection.facts))

    def _show_run(self) -> None:
        run = betski_run(int(self.silver), sorted(self._hand))
        kind = "legal" if run.code == "check.hand_out" else "illegal" if run.code == "check.hand_stuck" else "ask"
        self.ids.verdict.show(kind, self.services.say(run.code, run.facts))
        if run.order:
            self.order_text = self.services.say("check.order", run.facts)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
