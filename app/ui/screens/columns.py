"""The match as a score sheet: a heading for each player, which also chooses whose entries are listed, and the lines."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from kivy.clock import Clock
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.relativelayout import RelativeLayout

from app.ui import theme
from app.ui.present.columns import Cell, Round, cells, rounds
from app.ui.present.saying import Saying
from app.ui.widgets import Tappable
from app.ui.widgets.measure import text_width
from rules.core.timeline import Timeline

EVERYBODY = -1
WIDEST_NAME = 10  # letters of a name that widen a column; longer ones are written smaller


class PersonHead(Tappable, BoxLayout):
    """A player's disc and name above the column, or what stands for everybody."""

    name = StringProperty("")
    tint = NumericProperty(EVERYBODY)
    chosen = BooleanProperty(False)
    margin = NumericProperty(0)  # beside the window's edge


class RoundFigures(BoxLayout):
    """What a player has after a round, and below what the round brought."""

    total = StringProperty("")
    gain = StringProperty("")


class RoundLine(Tappable, RelativeLayout):
    """A line of the sheet: which round stays at the left while the players pass below it."""

    name = StringProperty("")
    told = ListProperty()
    sheet = ObjectProperty(None, allownone=True, rebind=True)
    one = ObjectProperty(None, allownone=True)

    def on_told(self, _row: "RoundLine", told: Sequence[Cell]) -> None:
        """Write a cell for each player."""
        line = self.ids.line
        while len(line.children) > len(told):
            line.remove_widget(line.children[0])
        while len(line.children) < len(told):
            line.add_widget(RoundFigures())
        for cell, each in zip(line.children[::-1], told, strict=True):
            cell.total, cell.gain = each.total, each.gain

    def on_tap(self) -> None:
        """Show the entries that it sums up."""
        self.sheet.dispatch("on_round", self.one)


class PlayerColumns(BoxLayout):
    """Lines for rounds and columns for players; the columns scroll sideways where there are too many.

    `on_round` names the line that was touched, `on_chosen` whose heading was, or EVERYBODY. While one player is
    chosen the lines give way to whatever lists that player's entries.
    """

    __events__ = ("on_round", "on_chosen")
    person = NumericProperty(EVERYBODY)
    everybody = StringProperty("")
    head_width = NumericProperty(0)
    column_width = NumericProperty(0)
    heads_height = NumericProperty(0)
    beyond = NumericProperty(0)
    figure = StringProperty("")

    def __init__(self, **kwargs: Any) -> None:
        self._timeline: Timeline | None = None
        self._names: Sequence[str] = ()
        self._lines: Sequence[Round] = ()
        self._say: Callable[[Saying], str] = str
        super().__init__(**kwargs)
        self._fit = Clock.create_trigger(lambda _dt: self._fit_now(), -1)
        self.bind(width=self._fit)
        theme.current().bind(text_scale=self._fit)

    def show(self, timeline: Timeline, names: Sequence[str], say: Callable[[Saying], str], figure: str) -> None:
        """List the rounds as they stand now; *figure* is as wide as figures get."""
        self._timeline, self._say, self.figure = timeline, say, figure
        self._lines = rounds(timeline)
        if names != self._names:
            self._names = names
            self._lay_heads()
        self._fit_now()
        self.ids.lines.show(self._lines)

    @staticmethod
    def row_height(label: float, caption: float) -> float:
        """Room for a total, what the round brought, and a finger."""
        return float(max(dp(56), (label + caption) * 1.3 + dp(12)))

    def to_top(self) -> None:
        """Show the newest round, and the first player."""
        self.ids.lines.to_top()
        self.ids.heads.scroll_x = 0

    def on_round(self, one: Round) -> None:
        """A line was touched."""

    def on_chosen(self, seat: int) -> None:
        """A heading was touched."""

    def fill_row(self, row: RoundLine, one: Round) -> None:
        """Write a line."""
        row.sheet, row.one, row.name = self, one, self._say(one.name)
        row.told = cells(self._timeline, one, len(self._names))

    def _lay_heads(self) -> None:
        people = self.ids.people
        people.clear_widgets()
        for seat, name in enumerate(self._names):
            head = PersonHead(name=name, tint=seat, chosen=seat == self.person)
            head.bind(on_tap=lambda _head, seat=seat: self.dispatch("on_chosen", seat))
            self.bind(person=lambda _sheet, person, head=head, seat=seat: setattr(head, "chosen", seat == person))
            people.add_widget(head)

    def _fit_now(self) -> None:
        """Share the width out; a column is never narrower than what it has to say."""
        names = [name[:WIDEST_NAME] for name in self._names]
        newest = [self._say(each.name) for each in self._lines[:1]]  # and its number the longest
        self.head_width = max(_wide("support", newest), _wide("caption", [self.everybody])) + dp(28)
        least = max(_wide("label", [self.figure]), _wide("caption", names)) + dp(16)
        room = (self.width - self.head_width - dp(8)) / max(1, len(names))
        self.column_width = max(least, dp(56), room)

    @staticmethod
    def follow(other: Any, at: float) -> None:
        """Headings and lines are pushed aside together."""
        if other.scroll_x != at:
            other.effect_x.velocity = 0
            other.scroll_x = at
            other._update_effect_bounds()


def _wide(size: str, texts: Sequence[str]) -> float:
    """How wide the widest of these is, in bold letters of this size."""
    look = theme.current()
    return max((text_width(text, look.lato_bold, getattr(look, size)) for text in texts), default=0)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
