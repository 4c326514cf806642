"""What can be done with a match of the list."""

from app.session.library import DELETED_DAYS
from app.ui.services import Services
from app.ui.widgets import ListRow, Panel, QuietText, Sheet, SheetHeading

OPEN, AGAIN, DELETE = "open", "again", "delete"


class MatchSheet(Sheet):
    """Who played and when, whole, and below it what can be done: `on_way` with one of the words above."""

    __events__ = ("on_way",)

    def __init__(self, services: Services, names: str, detail: str, *, is_over: bool) -> None:
        super().__init__()
        say = services.say
        self.add_widget(SheetHeading(text=names))
        self.add_widget(QuietText(text=detail))
        panel = Panel(fill=(0, 0, 0, 0))
        opens = ("matches.look_back", "history") if is_over else ("matches.go_on", "play")
        for way, text, icon, help_text in (
            (OPEN, say(opens[0]), opens[1], ""),
            (AGAIN, say("matches.again"), "replay", say("matches.again.help")),
            (DELETE, say("matches.delete"), "delete-outline", say("matches.delete.help", {"days": DELETED_DAYS})),
        ):
            row = ListRow(title=text, icon=icon, detail=help_text)
            row.bind(on_tap=lambda _row, way=way: self._choose(way))
            panel.add_widget(row)
        self.add_widget(panel)

    def on_way(self, way: str) -> None:
        """One of them was chosen."""

    def _choose(self, way: str) -> None:
        self.close()
        self.dispatch("on_way", way)
