"""The people at the table: their names, scores, and whose turn it is."""

from pathlib import Path
from typing import Any, NamedTuple

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from app.ui import motion, theme
from app.ui.widgets.measure import text_width
from app.ui.widgets.moving import TurnFrame, place_of
from app.ui.widgets.tappable import Tappable

BIG_TEXT = 1.3
WIDEST_SEAT = 1.4  # times its width, a seat grows in a strip that scrolls
MOST_STANDING = 6  # seats that stand still; more scroll, and who is on turn comes first
LEAST_SEAT = 88  # dp that a seat takes, if it is slim with its name and score beside each other


class SeatFace(NamedTuple):
    """What a seat shows."""

    name: str
    score: str
    status: str = ""
    tint: int = 0
    active: bool = False
    out: bool = False
    dealer: bool = False
    struck: bool = False


class Seat(Tappable, BoxLayout):
    """One player: dot, name, score, status; a slim one has name and score in one line and nothing more."""

    name = StringProperty("")
    score = StringProperty("")
    status = StringProperty("")
    tint = NumericProperty(0)
    active = BooleanProperty(False)
    out = BooleanProperty(False)
    dealer = BooleanProperty(False)
    struck = BooleanProperty(False)
    strike = NumericProperty(0)
    compact = BooleanProperty(False)
    slim = BooleanProperty(False)
    stacked = BooleanProperty(False)
    framed = BooleanProperty(True)
    inner = NumericProperty("8dp")
    wide = staticmethod(text_width)

    def on_struck(self, *_args: Any) -> None:
        """A bust is struck through as it happens."""
        motion.run(self, "strike", 0, int(self.struck), motion.STRIKE_SECONDS)


def seat_rows(count: int, text_scale: float, room: float = 0) -> list[int]:
    """How many seats in each row that is so wide; one long row from seven up, which scrolls."""
    if count > MOST_STANDING:
        return [count]
    is_crowded = text_scale >= BIG_TEXT and count > 2 and room < count * dp(LEAST_SEAT) * text_scale
    if count > 4 or is_crowded:
        return [(count + 1) // 2, count // 2]
    return [count] if count else []


class SeatStrip(TurnFrame, BoxLayout):
    """All seats; `on_seat(index)` when one is touched."""

    __events__ = ("on_seat",)
    faces = ListProperty()
    slim = BooleanProperty(False)
    one_row = BooleanProperty(False)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._seats: list[Seat] = []
        self._names: list[str] = []
        self._order: list[int] = []
        self._rows: list[int] = []
        self.bind(slim=self._rebuild, width=self._relay, one_row=self._relay)
        theme.current().bind(text_scale=self._rebuild)

    def on_faces(self, *_args: Any) -> None:
        """Show the new faces, keeping the seats when nobody came or went."""
        names = [face.name for face in self.faces]
        if names != self._names or self._order != self._wanted_order():
            self._names = names
            self._rebuild()
            return
        before = self._on_turn()
        for place, seat in zip(self._order, self._seats, strict=True):
            for field, value in self.faces[place]._asdict().items():
                setattr(seat, field, value)
        after = self._on_turn()
        if before is not None and after is not None and before is not after and self._rows[0] <= MOST_STANDING:
            self.slide_turn(place_of(before), after)

    def _on_turn(self) -> Seat | None:
        return next((seat for seat in self._seats if seat.active), None)

    def on_seat(self, index: int) -> None:
        """A seat was touched."""

    def _wanted_order(self) -> list[int]:
        """Seats as they stand, but in a strip that scrolls the active one comes first."""
        count = len(self.faces)
        active = next((i for i, face in enumerate(self.faces) if face.active), 0)
        start = active if count > MOST_STANDING else 0
        return [(start + i) % count for i in range(count)]

    def _wanted_rows(self) -> list[int]:
        if self.one_row:
            return [len(self.faces)]
        return seat_rows(len(self.faces), theme.current().text_scale, self.width)

    def _relay(self, *_args: Any) -> None:
        if self._wanted_rows() != self._rows:
            self._rebuild()

    def _rebuild(self, *_args: Any) -> None:
        if not self.faces:
            self.clear_widgets()
            self._seats, self._order = [], []
            return
        self._order = self._wanted_order()
        rows = self._rows = self._wanted_rows()
        compact = len(rows) > 1
        self._seats = [self._seat(place, compact) for place in self._order]
        self.clear_widgets()
        if rows[0] > MOST_STANDING:
            self.add_widget(self._scrolling(self._seats))
            return
        left = list(self._seats)
        for wide in rows:
            row = SeatRow()
            for seat in left[:wide]:
                row.add_widget(seat)
            for _ in range(rows[0] - wide):
                row.add_widget(Widget())
            left = left[wide:]
            self.add_widget(row)

    def _seat(self, place: int, compact: bool) -> Seat:
        seat = Seat(compact=compact, slim=self.slim, **self.faces[place]._asdict())
        seat.bind(on_tap=lambda _seat: self.dispatch("on_seat", place))
        return seat

    def _scrolling(self, seats: list[Seat]) -> ScrollView:
        row = SeatRow(size_hint_x=None)
        row.bind(minimum_width=row.setter("width"))
        scroll = ScrollView(do_scroll_y=False, bar_width=0, size_hint_y=None)
        row.bind(height=scroll.setter("height"))
        for seat in seats:
            seat.size_hint_x = None
            seat.width = dp(92) * min(WIDEST_SEAT, theme.current().text_scale)
            row.add_widget(seat)
        scroll.add_widget(row)
        scroll.height = row.height
        return scroll


class SeatRow(BoxLayout):
    """Seats side by side, as high as the highest."""


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
