"""3-Card's scorepad: what everybody puts in, one after the other, and who wins it."""

from collections.abc import Sequence
from typing import Any

from app.ui.panels.figures import PotStage
from app.ui.panels.form import PromptForm, column, people
from app.ui.panels.table_side import TableSide
from app.ui.present.generic import PromptRow, prompt_rows
from app.ui.present.saying import Saying
from app.ui.sheets.winner import open_winner
from app.ui.widgets import PrimaryButton, Question
from rules.triple_replace import actions as a
from rules.triple_replace import state as s


class TripleScorepad:
    """Turns touches into chips put in and pots won; `table` judges and records."""

    on_pad = ("put_in", "won")

    def __init__(self, table: TableSide) -> None:
        self._table = table
        self._payer: int | None = None  # who was touched to put in
        self.stage = PotStage(table, table.say(Saying("table.triple.pot")))
        self.pad = column()
        self._winner = PrimaryButton(text=table.say(Saying("table.triple.name_winner")), icon="trophy")
        self._winner.reason = table.say(Saying("table.triple.no_winner"))
        self._winner.bind(on_tap=lambda _button: open_winner(table, self.pad))
        self._winner.bind(on_refused=lambda _button, reason: table.refuse(reason))
        self.actions = (self._winner,)

    @property
    def _state(self) -> Any:
        return self._table.session.state

    @property
    def choosing(self) -> None:
        """Nothing is chosen before it is entered."""

    def show(self) -> None:
        """Bring every part up to date; the next one to put in is asked."""
        self._payer = None
        self._draw()

    def _draw(self) -> None:
        state = self._state
        self.stage.show()
        self.pad.clear_widgets()
        rows = [row for row in prompt_rows(self._table.session.game, state) if row.prompt.action == "put_in"]
        if rows:
            self._ask(rows)
        self._winner.greyed = not state.pot

    def _ask(self, rows: Sequence[PromptRow]) -> None:
        row = next((each for each in rows if each.seat == self._payer), None) or self._next_payer(rows)
        seats = tuple(each.seat for each in rows if each.seat is not None)
        self.pad.add_widget(Question(text=self._table.say(row.text)))
        self.pad.add_widget(people(self._table, seats, self._choose, row.seat))
        self.pad.add_widget(PromptForm(self._table, row))

    def _next_payer(self, rows: Sequence[PromptRow]) -> PromptRow:
        """After one has put in, the next one to the left is asked; the first is left of the dealer."""
        steps = self._table.session.timeline.steps
        last = steps[-1].entry.action if steps else None
        after = last.seat if isinstance(last, a.PutIn) else s.next_dealer(self._state)
        order = s.clockwise(self._state, [row.seat for row in rows if row.seat is not None], after)
        return next(row for row in rows if row.seat == order[0])

    def _choose(self, seat: int) -> None:
        self._payer = seat
        self._draw()
