"""Players: everybody who has sat at this table."""

from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.properties import BooleanProperty, StringProperty

from app.ui.places import go_to_place
from app.ui.present.matches import PlayerFigures, figures
from app.ui.services import Services
from app.ui.widgets import LampBackground


class PlayersScreen(LampBackground):
    """Names with matches and wins."""

    title = StringProperty("")
    subtitle = StringProperty("")
    empty = BooleanProperty(False)
    empty_text = StringProperty("")

    def __init__(self, services: Services, **kwargs: Any) -> None:
        self.services = services
        super().__init__(**kwargs)
        self.title = services.say("players.title")
        self.empty_text = services.say("players.empty")

    def on_show(self) -> None:
        """Count anew."""
        self.services.keep_summary()
        rows = figures(self.services.library.summaries())
        self.empty = not rows
        self.subtitle = self.services.say("players.count", {"count": len(rows)}) if rows else ""
        self.ids.rows.data = [self._row(place, row) for place, row in enumerate(rows)]

    def go(self, place: str) -> None:
        """Leave by the bottom bar."""
        go_to_place(self.router, place)

    def _row(self, place: int, row: PlayerFigures) -> dict[str, Any]:
        return {
            "name": row.name,
            "tint": place,
            "matches": self.services.say("players.row", {"matches": row.matches}),
            "wins": self.services.say("players.wins", {"wins": row.wins}),
        }


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
