"""Who wins what lies in the pot, as the table says; and who gives up instead of showing."""

from kivy.uix.widget import Widget

from app.ui.panels.form import PromptForm
from app.ui.panels.table_side import TableSide
from app.ui.present.generic import prompt_rows
from app.ui.widgets import QuietButton, Sheet, SheetHeading
from rules.triple_replace import actions as a


def open_winner(table: TableSide, near: Widget) -> None:
    """Ask for the winner of the next pot, if one can be named now."""
    rows = prompt_rows(table.session.game, table.session.state)
    row = next((each for each in rows if each.prompt.action == "won"), None)
    if row is None:
        return
    sheet = Sheet()
    sheet.add_widget(SheetHeading(text=table.say(row.text)))
    sheet.add_widget(PromptForm(table, row, sheet.close))
    for other in (each for each in rows if each.prompt.action == "folded"):
        button = QuietButton(text=table.say(other.text))
        button.bind(on_tap=lambda _b, seat=other.seat: (sheet.close(), table.enter(a.Folded(seat))))
        sheet.add_widget(button)
    sheet.open(near)
