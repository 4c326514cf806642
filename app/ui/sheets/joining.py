"""Who joins a match under way: somebody known, or a new name."""

from app.session.joining import name_trouble, seat_for
from app.session.names import BadName
from app.ui.panels.form import FormGrid, leave_room
from app.ui.panels.table_side import TableSide
from app.ui.present.new_match import recent
from app.ui.present.saying import Saying
from app.ui.screens.name_sheet import NameSheet
from app.ui.widgets import Chip, ListRow, Panel, Sheet, SheetHeading

MOST_CHIPS = 12  # who played longest ago is found by typing


class JoiningSheet(Sheet):
    """Those who played lately and do not sit here, and a name to be typed."""

    def __init__(self, table: TableSide) -> None:
        super().__init__()
        self._table = table
        self._players = table.session.players
        self.add_widget(SheetHeading(text=table.say(Saying("joining.who"))))
        known = recent(table.services.library.known_players(), self._players)
        grid = FormGrid()
        grid.bind(width=leave_room)
        for place, name in enumerate(known[:MOST_CHIPS]):
            chip = Chip(text=name, person=True, tint=len(self._players) + place)
            chip.bind(on_tap=lambda _chip, name=name: self._take(name))
            grid.add_widget(chip)
        if known:
            self.add_widget(grid)
        panel = Panel()
        typed = ListRow(title=table.say(Saying("joining.new")), icon="plus", chevron=True)
        typed.bind(on_tap=lambda _row: self._ask())
        panel.add_widget(typed)
        self.add_widget(panel)

    def _take(self, name: str) -> None:
        self.close()
        self._table.enter(seat_for(self._players, name))

    def _ask(self) -> None:
        """The one place of a match under way that needs the keyboard."""
        say = self._table.say
        sheet = NameSheet(
            self._trouble,
            title=say(Saying("new_match.name_new")), hint=say(Saying("new_match.name_hint")),
            take_text=say(Saying("new_match.add")), leave_text=say(Saying("app.cancel")),
        )  # fmt: skip
        sheet.bind(on_name=self._take_typed)
        self.close()
        sheet.open(self._table)

    def _take_typed(self, sheet: NameSheet, name: str) -> None:
        sheet.close()
        self._table.enter(seat_for(self._players, name))

    def _trouble(self, typed: str, is_done: bool) -> str:
        """What is wrong with the name; while it is typed, an empty field is not."""
        trouble: BadName | None = name_trouble(self._players, typed) if is_done or typed.strip() else None
        return "" if trouble is None else self._table.say(Saying(trouble.code, trouble.facts))


def join(table: TableSide) -> None:
    """Ask who joins; where nobody can, whoever it is, the referee says why."""
    session = table.session
    anybody = seat_for(session.players, table.say(Saying("new_match.name_new")))
    if session.preview(anybody).is_impossible:
        table.enter(anybody)
        return
    JoiningSheet(table).open(table)
