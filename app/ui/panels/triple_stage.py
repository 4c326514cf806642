"""What lies on 3-Card Triple Replace's table: the course of the hand, everybody's cards, and the figures that count."""

from pathlib import Path
from typing import Any

from kivy.core.window import Window
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout

from app.ui import theme
from app.ui.panels.figures import TableFigure, pot_figure
from app.ui.panels.table_side import TableSide
from app.ui.pieces import CardBack, RankCardFace, StandardCardFace
from app.ui.present import triple_replace as view
from app.ui.present.saying import Saying
from app.ui.widgets import QuietButton, Sheet, SheetHeading, Tappable, Text
from app.ui.widgets.measure import text_width
from app.ui.widgets.moving import TurnFrame, place_of
from rules.triple_replace import state as s
from rules.triple_replace.odds import has_odds
from rules.triple_replace.stages import HAND_SIZE


def card_face(code: str, width: float) -> Any:
    """A card by its code, with or without a suit; the back of one that nobody has told."""
    if not code:
        return CardBack(card_width=width)
    if code[-1] in "shdc":
        return StandardCardFace(rank=code[:-1], suit=code[-1].upper(), card_width=width)
    return RankCardFace(rank=code, card_width=width)


class TripleStage(BoxLayout):
    """The strip of rounds, the hands, and the figures that count."""

    columns = NumericProperty(2)
    compact = BooleanProperty(False)

    def __init__(self, table: TableSide, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._table = table
        self._card_width = dp(46)
        self._in_one_row = False
        self._seats, self._is_betting = 0, False

    def show(self, state: s.State) -> None:
        """Show every hand as it lies."""
        say = self._table.say
        self._seats, self._is_betting = state.seats, state.phase == s.BET
        self.columns = self._columns()
        self.ids.strip.clear_widgets()
        for mark in view.stage_marks(state):
            self.ids.strip.add_widget(StagePill(text=say(mark.text), when=mark.when))
        self._show_hands(view.hands(state))
        self._show_figures(state)

    def _show_hands(self, hands: tuple[view.HandView, ...]) -> None:
        grid = self.ids.hands
        before = {tile.name: (tile.score, tile.active, place_of(tile)) for tile in grid.children}
        grid.clear_widgets()
        for seat, hand in enumerate(hands):
            tile = self._tile(seat, hand)
            grid.add_widget(tile)
            now, tile.score = tile.score, before[tile.name][0] if tile.name in before else tile.score
            tile.score = now
            start = next((place for name, (_, was, place) in before.items() if was and name != tile.name), None)
            if tile.active and start is not None:
                grid.slide_turn(start, tile)

    def _show_figures(self, state: s.State) -> None:
        say, row, found = self._table.say, self.ids.figures, view.figures(state)
        before = {each.caption: each.figure for each in row.children if isinstance(each, TableFigure)}
        row.clear_widgets()
        pot = pot_figure(self._table, say(Saying("table.triple.pot")), compact=self.compact)
        row.add_widget(pot)
        for code, figure in (("to_call", found.to_call), ("raises_left", found.raises)):
            other = TableFigure(caption=say(Saying(f"table.triple.{code}")), figure=figure, compact=self.compact)
            other.beside = pot.full
            pot.bind(full=other.setter("beside"))
            row.add_widget(other)
        for each in row.children:
            # What stood there before is shown first, so that it can count to what is there now.
            now, each.figure = each.figure, before.get(each.caption, each.figure)
            each.figure = now
        if has_odds(state):
            button = ChancesButton(words=say(Saying("table.chances")))
            button.bind(on_tap=lambda _button: self._open_chances(state))
            row.add_widget(button)

    def _open_chances(self, state: s.State) -> None:
        sheet = Sheet()
        sheet.add_widget(SheetHeading(text=self._table.say(Saying("table.chances"))))
        for line in view.chance_lines(state):
            sheet.add_widget(Text(text=self._table.say(line)))
        sheet.open(self)

    def fit(self, compact: bool, room: float) -> None:
        """Cards as large as the seats side by side allow."""
        self.compact = compact
        for figure in self.ids.figures.children:
            if isinstance(figure, TableFigure):
                figure.compact = compact
        self._in_one_row = compact and Window.width > Window.height
        self.columns = self._columns()
        self._card_width = dp(30) if compact else max(dp(34), min(dp(48), room / self.columns / 3.2))
        for tile in self.ids.hands.children:
            tile.compact = compact
            tile.resize(self._card_width)

    def _columns(self) -> int:
        """Two rows of hands; three for many, where there is room or where much is to be said of each."""
        has_few_words = not self._is_betting and theme.current().text_scale <= 1
        if self._in_one_row or (self.compact and self._seats > 6 and has_few_words):
            return 4
        return 3 if self._seats > 4 else 2

    def _tile(self, seat: int, hand: view.HandView) -> "HandTile":
        place = hand.place
        tile = HandTile(
            name=self._table.session.players[seat], score=place.score, tint=seat, active=place.active, out=place.out,
            dealer=place.dealer, status=self._table.say(place.status) if place.status else "",
            has_cards=bool(hand.cards), card_width=self._card_width, compact=self.compact,
        )  # fmt: skip
        tile.bind(on_tap=lambda _tile: self._table.open_seat(seat))
        for card in hand.cards:
            tile.ids.cards.add_widget(card_face(card.code, self._card_width))
        return tile


class StagePill(BoxLayout):
    """One round of the strip: done, on, or to come."""

    text = StringProperty("")
    when = StringProperty("later")
    wide = staticmethod(text_width)


class StageStrip(BoxLayout):
    """The course of the hand."""

    compact = BooleanProperty(False)


class HandGrid(TurnFrame, GridLayout):
    """The hands side by side."""


class HandTile(Tappable, BoxLayout):
    """A seat with its cards; a touch tells what the player did."""

    name = StringProperty("")
    score = StringProperty("")
    status = StringProperty("")
    tint = NumericProperty(0)
    active = BooleanProperty(False)
    out = BooleanProperty(False)
    dealer = BooleanProperty(False)
    has_cards = BooleanProperty(False)
    framed = BooleanProperty(True)
    compact = BooleanProperty(False)
    narrow = BooleanProperty(False)
    card_width = NumericProperty("46dp")
    wide = staticmethod(text_width)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._wanted = self.card_width
        self.bind(width=lambda *_: self.resize(self._wanted))

    def resize(self, width: float) -> None:
        """All cards of the hand are of one size, and side by side they fit into the tile."""
        self._wanted = width
        left, _top, right, _bottom = self.padding
        room = self.width - left - right - (HAND_SIZE - 1) * self.ids.cards.spacing
        self.card_width = min(width, room / HAND_SIZE) if room > 0 else width
        for card in self.ids.cards.children:
            card.card_width = self.card_width


class ChancesButton(QuietButton):
    """Opens the chances of whoever is to act."""

    words = StringProperty("")


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
