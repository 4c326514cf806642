"""3-Card Triple Replace at the check desk: hands side by side, and the price of new cards."""

from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout

from app.ui.check import DeskSide, Place
from app.ui.check.sheets import ask_amount
from app.ui.panels.cards import CardPad
from app.ui.panels.form import FormGrid, FormKey
from app.ui.pieces import EmptySlot, StandardCardFace
from app.ui.present.check_triple_replace import (
    QUESTIONS,
    Hands,
    HandView,
    hands_shown,
    rounds_of,
    with_card,
    with_low,
)
from app.ui.present.saying import Saying
from app.ui.widgets import BoldText, Chip
from app.ui.widgets.measure import text_width
from rules.decks.standard import Card
from rules.triple_replace import GAME
from rules.triple_replace.stages import HAND_SIZE

LEAST_CARD, MOST_CARD, GAP = 30, 52, 4  # dp
FEW_HANDS = 2  # so many are shown with larger cards


class HandsBoard:
    """Rank and suit for each card; after three the next hand begins."""

    def __init__(self, side: DeskSide) -> None:
        self._side = side
        self._draft: Any = None
        self.stage = HandsStage()
        self.pad = CardPad(self._touched, True)

    def show(self, draft: Any, house: Any) -> None:
        """Show every hand with what it makes."""
        self._draft = draft
        self.stage.show(hands_shown(draft, house), self._side.say)

    def _touched(self, card: Card) -> None:
        found = with_card(self._draft, card)
        if isinstance(found, Hands):
            self._side.change(found)
        else:
            self._side.refuse(self._side.say(found))


class HandsStage(GridLayout):
    """The hands, two or three beside each other."""

    card_width = NumericProperty("48dp")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._room, self._compact = dp(360), False

    def show(self, views: tuple[HandView, ...], say: Any) -> None:
        """A tile for each hand."""
        self.clear_widgets()
        self.cols = 2 if len(views) <= 2 * FEW_HANDS else 3
        self._size()
        for view in views:
            tile = self._tile(view, say)
            tile.bind(minimum_height=lambda *_: self._level())
            self.add_widget(tile)
        self._level()

    def _level(self) -> None:
        """All tiles are as high as the highest."""
        high = max(tile.minimum_height for tile in self.children)
        for tile in self.children:
            tile.height = high

    def fit(self, compact: bool, room: float) -> None:
        """Cards as large as hands beside each other allow."""
        self._room, self._compact = room, compact
        self._size()
        for tile in self.children:
            tile.resize(self.card_width)

    def _size(self) -> None:
        tile = (self._room - (self.cols - 1) * dp(8)) / self.cols
        widest = (tile - dp(20) - (HAND_SIZE - 1) * dp(GAP)) / HAND_SIZE
        most = dp(34) if self._compact else dp(MOST_CARD)
        self.width = self._room
        self.card_width = max(dp(LEAST_CARD), min(most, widest))

    def _tile(self, view: HandView, say: Any) -> "DeskHand":
        tile = DeskHand(
            title=say(Saying("check.triple_replace.title", {"hand_seat": view.seat})),
            tag=say(view.wins) if view.wins is not None else "",
            makes="\n".join(map(say, view.makes)),
            is_next=view.is_next,
            card_width=self.card_width,
        )
        for code in view.cards:
            face = StandardCardFace(rank=code[:-1], suit=code[-1].upper(), card_width=self.card_width)
            tile.ids.cards.add_widget(face)
        for place in range(len(view.cards), HAND_SIZE):
            is_next = view.is_next and place == len(view.cards)
            tile.ids.cards.add_widget(EmptySlot(kind="brass" if is_next else "line", card_width=self.card_width))
        return tile


class DeskHand(BoxLayout):
    """One hand: its name, what it wins, its cards, and what they make."""

    title = StringProperty("")
    tag = StringProperty("")
    makes = StringProperty("")
    is_next = BooleanProperty(False)
    card_width = NumericProperty("48dp")
    wide = staticmethod(text_width)

    def resize(self, width: float) -> None:
        """All cards of the hand are of one size."""
        self.card_width = width
        for card in self.ids.cards.children:
            card.card_width = width


class PriceBoard:
    """The round and the number of cards; the low increment and who sits there change with a touch."""

    def __init__(self, side: DeskSide) -> None:
        self._side = side
        self._draft: Any = None
        self.stage = FormGrid()
        self.pad = PricePad()

    def show(self, draft: Any, house: Any) -> None:
        """Everything to choose, with what is chosen marked."""
        self._draft = draft
        say = self._side.say
        self.stage.clear_widgets()
        low = say(Saying("check.triple_replace.low_increment", {"amount": draft.low}))
        chip = Chip(text=low, icon="dialpad", outlined=True, widest=dp(300))
        chip.bind(on_tap=lambda _chip: self._ask_low())
        self.stage.add_widget(chip)
        self.pad.clear_widgets()
        self._row("round", "number", rounds_of(house))
        self._row("count", "count", range(1, HAND_SIZE + 1))
        self._row("players", "players", range(GAME.min_seats, GAME.max_seats + 1))

    def _row(self, code: str, field: str, numbers: Any) -> None:
        self.pad.add_widget(BoldText(text=self._side.say(Saying(f"check.triple_replace.{code}"))))
        grid = PriceRow()
        for number in numbers:
            key = FormKey(text=str(number), chosen=getattr(self._draft, field) == number)
            key.bind(on_tap=lambda _key, number=number: self._choose(field, number))
            grid.add_widget(key)
        self.pad.add_widget(grid)

    def _choose(self, field: str, number: int) -> None:
        self._side.change(self._draft._replace(**{field: number}))

    def _ask_low(self) -> None:
        say = self._side.say
        question, take = (say(Saying(f"check.{end}")) for end in ("triple_replace.ask.low_increment", "take"))
        ask_amount(self.pad, question, take, lambda amount: self._side.change(with_low(self._draft, amount)))


class PriceRow(FormGrid):
    """Keys closer together where seven of them need it."""


class PricePad(BoxLayout):
    """Rows of keys under their names."""


PLACES = tuple(map(Place, QUESTIONS, (HandsBoard, PriceBoard)))

Builder.load_file(str(Path(__file__).with_suffix(".kv")))
