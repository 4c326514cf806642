"""What is on the table when the match is over: the ranking, and another match."""

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout

from app.ui import theme
from app.ui.panels.table_side import TableSide
from app.ui.present.saying import Saying
from app.ui.present.table import ranking
from app.ui.widgets import Avatar, Figure, Icon, ListRow, Panel, PrimaryButton, QuietText, SheetHeading


class ResultPanel:
    """Ranking with equal places; `table` knows how to deal again."""

    def __init__(self, table: TableSide) -> None:
        self._table = table
        self.stage = BoxLayout(orientation="vertical", size_hint_y=None, spacing=dp(4))
        self.stage.bind(minimum_height=self.stage.setter("height"))
        self.pad = Panel()
        again = PrimaryButton(text=table.say(Saying("table.again")), icon="replay")
        again.bind(on_tap=lambda _button: table.deal_again())
        self.actions = (again,)

    def show(self) -> None:
        """Show the outcome."""
        session, say = self._table.session, self._table.say
        standing = session.standing
        self.stage.clear_widgets()
        code = "table.nobody_won" if not standing.leaders else "table.winner"
        many = len(standing.leaders) > 1
        self.stage.add_widget(Icon(icon="trophy", tint=theme.current().brass, icon_size=dp(40)))
        self.stage.add_widget(
            SheetHeading(text=say(Saying("table.winners" if many else code, {"winners": standing.leaders})))
        )
        if standing.how:
            self.stage.add_widget(QuietText(text=say(Saying(standing.how))))
        self._rank()

    def _rank(self) -> None:
        session = self._table.session
        self.pad.clear_widgets()
        for rank in ranking(session.game, session.state):
            name = session.players[rank.seat]
            row = ListRow(title=name, detail=self._table.say(Saying("table.place", {"place": rank.place})))
            row.lead(Avatar(name=name, tint=rank.seat))
            row.trail(Figure(text=rank.points))
            self.pad.add_widget(row)
