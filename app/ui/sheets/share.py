"""A match for other apps: every form it can take, to choose from."""

from typing import Any

from kivy.uix.widget import Widget

from app.session.match import MatchSession
from app.session.sharing.files import CSV, HTML, JSON, SETTLEMENT, TEXT, TRANSCRIPT, share_match
from app.session.sharing.shared import SharedMatch
from app.ui.services import Services
from app.ui.trouble import notice
from app.ui.widgets import Panel, Sheet, SheetHeading, Snackbar
from app.ui.widgets.wrapping_row import WrappingRow

ICONS = {
    TEXT: "message-text-outline",
    HTML: "web",
    CSV: "file-delimited",
    TRANSCRIPT: "format-list-numbers",
    JSON: "cellphone",
    SETTLEMENT: "coin",
}


class ShareSheet(Sheet):
    """A row for each form, with a line on what it is good for."""

    def __init__(self, services: Services, session: MatchSession, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.add_widget(SheetHeading(text=services.say("table.share")))
        panel = Panel()
        for kind, icon in ICONS.items():
            if kind != SETTLEMENT or getattr(session.state, "ledger", None) is not None:
                title, detail = services.say(f"share.{kind}"), services.say(f"share.{kind}.help")
                row = WrappingRow(title=title, detail=detail, icon=icon)
                row.bind(on_tap=lambda _row, kind=kind: share(self, services, session, kind))
                panel.add_widget(row)
        self.add_widget(panel)


def share(near: Widget, services: Services, session: MatchSession, kind: str) -> None:
    """Hand the match over in this form, and tell what the phone leaves to tell."""
    with notice(near, services):
        records = services.library.records(session.match_id)
        match = SharedMatch(session.match_id, records, session.timeline)
        left = share_match(services.phone, match, kind, services.catalogue)
        if left is not None:
            Snackbar(text=services.say(left.code, left.facts)).open(near)
