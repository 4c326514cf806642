"""Sheets with a list to choose from: what the table may do besides, and what a player did and may do."""

from collections.abc import Sequence
from typing import Any

from app.ui.panels.form import PromptForm
from app.ui.panels.table_side import TableSide
from app.ui.present.generic import PromptRow, answered, prompt_rows
from app.ui.present.saying import Saying
from app.ui.present.table import entries_of, table_view
from app.ui.sheets.chips import add_chips_part
from app.ui.sheets.house_words import add_house_words_part
from app.ui.sheets.joining import join
from app.ui.sheets.score import add_player_part, add_table_part
from app.ui.sheets.vote import add_votes_part
from app.ui.widgets import ListRow, Panel, PrimaryButton, QuietText, Sheet, SheetHeading, Text
from rules.core.game import Action

MOST_ENTRIES = 6
# What a game adds to the sheet of a player, and to that of the table.
PLAYER_PARTS = {"threebetween": add_player_part, "pair_three": add_votes_part}
TABLE_PARTS = {
    "threebetween": add_table_part,
    "pair_three": add_house_words_part,
    "in_between": add_chips_part,
    "triple_replace": add_chips_part,
}


class ChoiceSheet(Sheet):
    """A heading and rows; a row that needs more opens its form in the same place."""

    def __init__(self, table: TableSide, title: str, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._table = table
        self.add_widget(SheetHeading(text=title))

    def add_rows(self, rows: Sequence[PromptRow]) -> None:
        """A row for each thing that may be entered."""
        panel = Panel()
        for row in rows:
            line = ListRow(title=self._table.say(row.text), chevron=True)
            line.bind(on_tap=lambda _line, row=row: self._choose(row))
            panel.add_widget(line)
        if rows:
            self.add_widget(panel)

    def _choose(self, row: PromptRow) -> None:
        if not row.prompt.fields:
            self._ask(row, answered(self._table.session.game, row, {}))
            return
        body = self.ids.body
        body.clear_widgets()
        body.add_widget(SheetHeading(text=self._table.say(row.text)))
        body.add_widget(PromptForm(self._table, row, self.close))


    def _ask(self, row: PromptRow, action: Action) -> None:
        """What the referee has to say of it first is read before it is entered; the rest is entered at once."""
        table = self._table
        verdict = table.session.preview(action)
        if not verdict.objections or not verdict.is_legal:
            self._take(action)
            return
        body = self.ids.body
        body.clear_widgets()
        body.add_widget(SheetHeading(text=table.say(row.text)))
        for each in verdict.objections:
            body.add_widget(Text(text=table.say(Saying(each.code, each.facts))))
        enter = PrimaryButton(text=table.say(Saying("table.enter")))
        enter.bind(on_tap=lambda _b: self._take(action))
        body.add_widget(enter)

    def _take(self, action: Action) -> None:
        self.close()
        self._table.enter(action)


def table_sheet(table: TableSide) -> ChoiceSheet:
    """What the table as a whole may do besides playing."""
    sheet = ChoiceSheet(table, table.say(Saying("table.menu")))
    session = table.session
    if session.timeline.can_redo:
        panel = Panel()
        redo = ListRow(title=table.say(Saying("app.redo")), icon="redo-variant")
        redo.bind(on_tap=lambda _row: (sheet.close(), table.redo()))
        panel.add_widget(redo)
        sheet.add_widget(panel)
    own = TABLE_PARTS.get(session.game.key)
    if own is not None:
        own(sheet, table)
    if not session.standing.is_over:
        panel = Panel()
        joining = ListRow(
            title=table.say(Saying("new_match.blank")), detail=table.say(Saying("joining.help")), icon="plus",
            chevron=True,
        )  # fmt: skip
        joining.bind(on_tap=lambda _row: (sheet.close(), join(table)))
        panel.add_widget(joining)
        sheet.add_widget(panel)
    sheet.add_rows(_rows(table, None))
    return sheet


def seat_sheet(table: TableSide, seat: int) -> ChoiceSheet:
    """What a player did last, and what that seat may do besides playing."""
    session = table.session
    sheet = ChoiceSheet(table, session.players[seat])
    face = table_view(session.game, session.state, len(session.timeline.steps)).seats[seat]
    if face.status is not None:  # the seats of a small phone have no room for it
        sheet.add_widget(QuietText(text=f"{face.score} · {table.say(face.status)}"))
    own = PLAYER_PARTS.get(session.game.key)
    if own is not None:
        own(sheet, table, seat)
    sheet.add_rows(_rows(table, seat))
    done = entries_of(session.game, session.timeline.steps, seat, MOST_ENTRIES)
    if not done:
        sheet.add_widget(QuietText(text=table.say(Saying("table.no_entries"))))
    for entry in done:
        facts = {"number": entry.number, "did": table.say(entry.did)}
        sheet.add_widget(Text(text=table.say(Saying("table.entry", facts))))
    return sheet


def _rows(table: TableSide, seat: int | None) -> list[PromptRow]:
    rows = prompt_rows(table.session.game, table.session.state)
    return [row for row in rows if row.seat == seat and row.prompt.action not in table.on_pad]
