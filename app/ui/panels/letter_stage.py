"""What lies before the player on turn in ThreeBeTween: five places for cards, the points, and the chances."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

import app.ui.pieces  # noqa: F401  # the kv file names them
from app.ui import motion
from app.ui.panels.table_side import TableSide
from app.ui.present.saying import Saying
from app.ui.present.threebetween import FiguresView, OddsView, SpotView
from app.ui.widgets import Tappable

LEAST_CARD, MOST_CARD, GAP = 48, 120, 8  # dp
ROOM_PER_CARD = 4.2
LITTLE_ROOM = 240  # dp; below this the words under the cards are left out
NO_TOUCH = -1
PARTS = ("note", "cards", "tag", "figures", "odds")


class LetterSpot(Tappable, BoxLayout):
    """A place for a card with a word below; `place` is what a touch means."""

    letter = StringProperty("")
    other = StringProperty("")
    points = StringProperty("")
    kind = StringProperty("open")
    look = StringProperty("plain")
    caption = StringProperty("")
    is_marked = BooleanProperty(False)
    place = NumericProperty(NO_TOUCH)
    card_width = NumericProperty("68dp")
    has_caption = BooleanProperty(True)
    slide = NumericProperty(0)

    def show(self, view: SpotView, say: Callable[[Saying], str]) -> None:
        """Show a card, or the place for one."""
        card = tuple(view.card or ("", "", ""))
        if card[0] and not self.letter:
            motion.slide_in(self, "slide")
        self.kind, self.look = view.kind, view.look
        self.caption, self.is_marked = say(view.caption), view.is_marked
        self.letter, self.other, self.points = card
        self.place = NO_TOUCH if view.touch is None else view.touch


class FigureCell(BoxLayout):
    """A figure and what it means."""

    figure = StringProperty("0")
    words = StringProperty("")
    tint = ListProperty([1, 1, 1, 1])
    compact = BooleanProperty(False)


class FiguresBar(Tappable, BoxLayout):
    """Safe, banked, on the table, and the score with a pass; a touch leads to typing points."""

    safe = StringProperty("0")
    banked = StringProperty("0")
    lying = StringProperty("0")
    if_passed = StringProperty("0")
    words = ListProperty(["", "", "", ""])
    compact = BooleanProperty(False)
    has_keypad = BooleanProperty(True)

    def show(self, view: FiguresView, say: Callable[[Saying], str]) -> None:
        """Show a player's points."""
        self.safe, self.banked, self.lying, self.if_passed = view[:4]
        names = [say(Saying(f"table.threebetween.{name}")) for name in ("safe", "banked", "on_table")]
        self.words = [*names, say(view.if_text)]


class OddsSegment(Widget):
    """A part of the bar of chances: a bust, or so many cards that fit."""

    cards = NumericProperty(0)
    strength = NumericProperty(1)


class OddsBar(BoxLayout):
    """The chances as a bar and in words."""

    def show(self, view: OddsView | None, say: Callable[[Saying], str]) -> None:
        """Show the chances, or nothing where the table does not want them."""
        self.ids.bar.clear_widgets()
        shares = view.shares if view is not None else ()
        for cards, share in enumerate(shares):
            if share:
                strength = cards / max(1, len(shares) - 1)
                self.ids.bar.add_widget(OddsSegment(cards=cards, strength=strength, size_hint_x=share))
        self.ids.bar.height = dp(12) if shares else 0
        self.ids.words.text = "\n".join(say(each) for each in view.words) if view is not None else ""


class LetterStage(BoxLayout):
    """Cards, points, chances of the player on turn."""

    note = StringProperty("")
    sample = StringProperty("")
    compact = BooleanProperty(False)
    card_width = NumericProperty("68dp")

    def __init__(self, table: TableSide, on_spot: Callable[[int], None], on_points: Callable[[], None]) -> None:
        super().__init__()
        self._say = table.say
        self._on_spot = on_spot
        self._spots: list[LetterSpot] = []
        self._parts = {name: self.ids[name].__self__ for name in PARTS}
        self.ids.figures.bind(on_tap=lambda _bar: on_points())
        self.bind(card_width=self._size_cards, compact=self._size_cards)

    def show_cards(self, views: tuple[SpotView, ...], note: Saying | None) -> None:
        """Show what lies in the five places, or say why no cards are there."""
        self.note = self._say(note) if note is not None else ""
        if len(views) != len(self._spots):
            self._lay_spots(len(views))
        for spot, view in zip(self._spots, views, strict=True):
            spot.show(view, self._say)

    def show_points(self, figures: FiguresView, odds: OddsView | None, has_keypad: bool, sample: str) -> None:
        """Show the points, the chances if they are wanted, and whether the numbers are made up."""
        self.sample = sample
        self.ids.figures.show(figures, self._say)
        self.ids.figures.has_keypad = has_keypad
        self.ids.odds.show(odds, self._say)
        shown = {"note": self.note, "cards": self._spots, "tag": self.sample, "figures": True, "odds": odds}
        wanted = [self._parts[name] for name in PARTS if shown[name]]
        if self.children[::-1] != wanted:
            self.clear_widgets()
            for part in wanted:
                self.add_widget(part)

    def fit(self, compact: bool, room: float) -> None:
        """Cards as large as five of them may be."""
        self.compact = compact = compact or room < dp(LITTLE_ROOM)
        self.card_width = dp(LEAST_CARD) if compact else max(dp(LEAST_CARD), min(dp(MOST_CARD), room / ROOM_PER_CARD))

    @property
    def spots(self) -> list[LetterSpot]:
        """The places from left to right."""
        return self._spots

    def _lay_spots(self, count: int) -> None:
        self.ids.row.clear_widgets()
        self._spots = [LetterSpot() for _ in range(count)]
        for spot in self._spots:
            spot.bind(on_tap=self._touched)
            self.ids.row.add_widget(spot)
        self._size_cards()

    def _touched(self, spot: LetterSpot) -> None:
        if spot.place != NO_TOUCH:
            self._on_spot(int(spot.place))

    def _size_cards(self, *_args: Any) -> None:
        for spot in self._spots:
            spot.card_width = self.card_width * min(1.0, 5 / max(5, len(self._spots)))
            spot.has_caption = not self.compact


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
