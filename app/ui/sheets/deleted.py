"""The matches deleted of late, each to be brought back by a touch."""

from typing import Any

from app.session.library import DELETED_DAYS, Deleted
from app.ui.present.backup import when
from app.ui.present.matches import names_text
from app.ui.present.saying import Saying
from app.ui.services import Services
from app.ui.trouble import notice
from app.ui.widgets import Panel, QuietText, Sheet, SheetHeading
from app.ui.widgets.wrapping_row import WrappingRow

MOST = 50  # rows; whoever deletes more than that in a month looks for one of the last


class DeletedSheet(Sheet):
    """Who played what, and when it was deleted; `on_back` once a match is in the list of all matches again."""

    __events__ = ("on_back",)

    def __init__(self, services: Services, deleted: list[Deleted], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._services = services
        self.add_widget(SheetHeading(text=services.say("deleted.title")))
        self.add_widget(QuietText(text=services.say("deleted.help", {"days": DELETED_DAYS})))
        panel = Panel()
        for each in deleted:
            panel.add_widget(self._row(each))
        self.add_widget(panel)

    def on_back(self) -> None:
        """A match has been brought back."""

    def _row(self, deleted: Deleted) -> WrappingRow:
        services, match = self._services, deleted.match
        title = services.say(f"home.name.{match.game}")
        moment = when(deleted.when, services.library.now(), self._say)
        row = WrappingRow(
            title=names_text(match, services.library.people(), self._say),
            detail=services.say("deleted.row", {"title": title, "when": moment}),
            icon="backup-restore",
        )
        row.bind(on_tap=lambda _row: self._bring_back(match.match_id))
        return row

    def _bring_back(self, match_id: str) -> None:
        with notice(self, self._services):
            self._services.library.bring_back(match_id)
            self.close()
            self.dispatch("on_back")

    def _say(self, saying: Saying) -> str:
        return self._services.say(saying.code, saying.facts)
