"""A panel for any game: what may be entered now as a row of chips, and the fields of the chosen one."""

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout

from app.ui.panels.form import FormGrid, PromptForm
from app.ui.panels.table_side import TableSide
from app.ui.present.generic import PromptRow, prompt_rows
from app.ui.widgets import Chip, Question


class PromptPanel:
    """Asks for any prompt of any game; `table` judges and records."""

    def __init__(self, table: TableSide) -> None:
        self._table = table
        self._chosen = 0
        self.stage = BoxLayout(orientation="vertical", size_hint_y=None, spacing=dp(8))
        self.stage.bind(minimum_height=self.stage.setter("height"))
        self.pad = BoxLayout(orientation="vertical", size_hint_y=None, spacing=dp(16))
        self.pad.bind(minimum_height=self.pad.setter("height"))
        self.actions = ()

    def show(self) -> None:
        """Bring the questions up to date; the likeliest is opened."""
        self._chosen = 0
        self._build()

    def _build(self) -> None:
        rows = prompt_rows(self._table.session.game, self._table.session.state)
        self.stage.clear_widgets()
        self.pad.clear_widgets()
        if not rows:
            return
        row = rows[min(self._chosen, len(rows) - 1)]
        self.stage.add_widget(Question(text=self._table.say(row.text)))
        self.pad.add_widget(PromptForm(self._table, row))
        if len(rows) > 1:
            self.pad.add_widget(self._others(rows))

    def _others(self, rows: tuple[PromptRow, ...]) -> FormGrid:
        grid = FormGrid()
        for place, row in enumerate(rows):
            if place != self._chosen:
                chip = Chip(text=self._table.say(row.text), outlined=True)
                chip.bind(on_tap=lambda _chip, place=place: self._choose(place))
                grid.add_widget(chip)
        return grid

    def _choose(self, place: int) -> None:
        self._chosen = place
        self._build()
