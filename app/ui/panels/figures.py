"""Figures that lie on the table with what they are; the pot tells more when it is touched."""

from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.ui.panels.table_side import TableSide
from app.ui.present.money import iou, money_text
from app.ui.sheets.chips import chips_sheet
from app.ui.widgets import Question, Tappable


class TableFigure(BoxLayout):
    """A figure with what it is."""

    caption = StringProperty("")
    figure = StringProperty("")
    note = StringProperty("")
    ink = ColorProperty([1, 1, 1, 1])
    full = NumericProperty("40sp")
    beside = NumericProperty(0)  # how large the figures are that it stands beside
    compact = BooleanProperty(False)


class PotFigure(Tappable, TableFigure):
    """The pot; a touch tells where all the chips are."""


class PotStage(BoxLayout):
    """The pot, and nothing else, in the middle of a scorepad; what is asked may stand above it."""

    def __init__(self, table: TableSide, caption: str, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._table, self._caption = table, caption
        self._is_compact = False

    def show(self, question: str = "") -> None:
        """Show it as it stands."""
        self.clear_widgets()
        if question:
            self.add_widget(Question(text=question))
        self.add_widget(pot_figure(self._table, self._caption, compact=self._is_compact))

    def fit(self, compact: bool, _room: float) -> None:
        """Write it smaller where there is little room."""
        self._is_compact = compact
        for part in self.children:
            if isinstance(part, PotFigure):
                part.compact = compact


def pot_figure(table: TableSide, caption: str, *, compact: bool = False) -> PotFigure:
    """The pot as it stands, with what is owed to it."""
    state: Any = table.session.state
    promised = iou(state.ledger, state.house.unit)
    pot = PotFigure(caption=caption, figure=money_text(state.pot, state.house.unit), compact=compact)
    pot.note = table.say(promised) if promised is not None else ""
    pot.bind(on_tap=lambda _pot: chips_sheet(table).open(pot))
    return pot


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
