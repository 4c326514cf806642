"""Betski's part of the table: the center card, the pad of 49 cards, drawing and being done."""

from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout

import app.ui.pieces  # noqa: F401  # the kv file names them
from app.ui import motion
from app.ui.panels.table_side import TableSide
from app.ui.present.betski import (
    StageView,
    betski_keys,
    betski_stage,
    draw_refusal,
    draws_open,
    is_own_draw,
)
from app.ui.present.saying import Saying
from app.ui.widgets import BetskiKey, PrimaryButton
from app.ui.widgets.measure import text_width
from rules.betski.state import CenterTurned, Drew, DrewCard, Played, TurnEnded
from rules.decks.betski import DECK, BetskiCard

COLUMNS = ROWS = 7
LEAST_KEY, MOST_KEY = 48, 72  # dp


class BetskiPanel:
    """Turns touches into what happened, and shows what lies there; `table` judges and records."""

    on_pad = ("center", "played", "drew", "drew_card", "turn_ended")

    def __init__(self, table: TableSide) -> None:
        self._table = table
        self._drawing = False
        self.stage = BetskiStage()
        self.pad = BetskiPad(self._touched)
        self._counter = DrawStepper()
        self._counter.bind(on_more=self._draw, on_less=self._draw_back, on_refused=self._refused)
        self._done = PrimaryButton(text=table.say(Saying("table.done")))
        self._done.bind(on_tap=self._end_turn, on_refused=self._refused)
        self.actions = (self._counter, self._done)

    def show(self) -> None:
        """Bring every part up to date with the table."""
        state, say = self._table.session.state, self._table.say
        if not draws_open(state):
            self._drawing = False
        self.stage.show(betski_stage(state, drawing=self._drawing), say)
        self.pad.show(betski_keys(state, drawing=self._drawing))
        self._counter.words = say(Saying("table.betski.drew", {"count": state.drawn}))
        refusal = draw_refusal(state)
        self._counter.more_reason = say(refusal) if refusal is not None else ""
        self._counter.less_reason = "" if self._can_draw_back() else say(Saying("table.betski.none_drawn"))
        self._done.greyed = not state.is_under_way
        self._done.reason = say(Saying("betski.no_game"))

    def _touched(self, card: BetskiCard) -> None:
        state = self._table.session.state
        if self._drawing:
            self._drawing = False
            self._table.enter(DrewCard(state.turn, card))
        elif state.stack:
            self._table.enter(Played(state.turn, card))
        else:
            self._table.enter(CenterTurned(card))
        self.show()

    def _draw(self, *_args: Any) -> None:
        state = self._table.session.state
        if draws_open(state):
            self._drawing = not self._drawing
            self.show()
        else:
            self._table.enter(Drew(state.turn, 1))

    def _can_draw_back(self) -> bool:
        steps = self._table.session.timeline.steps
        return bool(steps) and is_own_draw(self._table.session.state, steps[-1].entry.action)

    def _draw_back(self, *_args: Any) -> None:
        self._table.undo()

    def _end_turn(self, *_args: Any) -> None:
        self._table.enter(TurnEnded(self._table.session.state.turn))

    def _refused(self, _widget: Any, reason: str) -> None:
        self._table.refuse(reason)


class BetskiStage(BoxLayout):
    """The center card with what may be laid on it."""

    center = ListProperty()
    below = ListProperty()
    turn = StringProperty("")
    silver = StringProperty("")
    goes = StringProperty("")
    hint = StringProperty("")
    compact_line = StringProperty("")
    compact = BooleanProperty(False)
    card_width = NumericProperty("92dp")
    slide = NumericProperty(0)

    def show(self, view: StageView, say: Any) -> None:
        """Show the view; a new center card slides into its place."""
        center = list(view.center or ())
        if center and center != self.center and self.center:
            motion.slide_in(self, "slide")
        self.center, self.below = center, list(view.below or ())
        self.turn = say(view.turn)
        self.silver, self.goes, self.hint = (say(each) if each else "" for each in (view.silver, view.goes, view.hint))
        self.compact_line = say(view.short) if view.short else ""

    def fit(self, compact: bool, room: float) -> None:
        """Take the height there is: a line, a card, or a big card."""
        self.compact = compact
        self.card_width = max(dp(84), min(dp(204), room * 0.44 - dp(36)))


class BetskiPad(GridLayout):
    """A key for each card, gold by row and silver by column."""

    gap = NumericProperty("8dp")

    def __init__(self, on_card: Any, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._keys: dict[BetskiCard, BetskiKey] = {}
        for card in DECK:
            key = BetskiKey(gold=card.gold, silver=card.silver)
            key.bind(on_tap=lambda _key, card=card: on_card(card))
            # A greyed key asks the referee too: the answer says why the card does not go.
            key.bind(on_refused=lambda _key, _reason, card=card: on_card(card))
            self._keys[card] = key
            self.add_widget(key)

    def show(self, views: Any) -> None:
        """Dress each key."""
        for card, view in views.items():
            self._keys[card].look = view.look

    def fit(self, width: float, height: float) -> None:
        """Keys as large as fit, never below 48 dp; the gaps give way first."""
        least, most, gap = dp(LEAST_KEY), dp(MOST_KEY), dp(8)
        room = min(width, height)
        if room < COLUMNS * least + (COLUMNS - 1) * gap:
            gap = max(dp(2), (room - COLUMNS * least) / (COLUMNS - 1))
        side = max(least, min(most, (room - (COLUMNS - 1) * gap) / COLUMNS))
        self.gap = gap
        for key in self._keys.values():
            key.min_side = side

    def key_of(self, card: BetskiCard) -> BetskiKey:
        """The key of this card."""
        return self._keys[card]


class DrawStepper(BoxLayout):
    """How many cards were drawn in this turn; each step is an entry."""

    __events__ = ("on_more", "on_less", "on_refused")
    words = StringProperty("")
    wide = staticmethod(text_width)
    more_reason = StringProperty("")
    less_reason = StringProperty("")

    def on_more(self) -> None:
        """One more was drawn."""

    def on_less(self) -> None:
        """The last draw was a mistake."""

    def on_refused(self, reason: str) -> None:
        """That cannot be now."""


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
