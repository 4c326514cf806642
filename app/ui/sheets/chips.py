"""Where all the chips are: everybody's stack, the pot, who owes whom, and the proof that none is missing."""

from app.ui.panels.result import ProofLine
from app.ui.panels.table_side import TableSide
from app.ui.present.money import chips_view
from app.ui.present.saying import Saying
from app.ui.present.triple_replace import pot_views
from app.ui.widgets import Avatar, Figure, ListRow, Panel, Sheet, SheetHeading, Text
from rules.triple_replace.state import State as TripleState


def add_chips_part(sheet: Sheet, table: TableSide) -> None:
    """The proof first, then the stacks, the pot and the debts."""
    say, names = table.say, table.session.players
    state = table.session.state
    view = chips_view(state.ledger, state.house.unit)
    sheet.add_widget(ProofLine(text=say(view.proof), holds=view.holds))
    panel = Panel()
    for stack in view.stacks:
        row = ListRow(title=names[stack.seat], detail=say(stack.detail))
        row.lead(Avatar(name=names[stack.seat], tint=stack.seat))
        row.trail(Figure(text=stack.chips))
        panel.add_widget(row)
    pot = ListRow(title=say(Saying("money.pot")), icon="coin")
    pot.trail(Figure(text=view.pot))
    panel.add_widget(pot)
    for part in pot_views(state) if isinstance(state, TripleState) else ():
        row = ListRow(title=say(part.title), detail=say(part.detail))
        row.trail(Figure(text=part.amount))
        panel.add_widget(row)
    sheet.add_widget(panel)
    for debt in view.debts:
        sheet.add_widget(Text(text=say(debt)))


def chips_sheet(table: TableSide) -> Sheet:
    """All of it on a sheet of its own."""
    sheet = Sheet()
    sheet.add_widget(SheetHeading(text=table.say(Saying("money.chips"))))
    add_chips_part(sheet, table)
    return sheet
