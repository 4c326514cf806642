"""History: every match on this phone, the newest first."""

from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.session.library import MatchSummary
from app.ui.places import go_to_place
from app.ui.present.matches import day, winners
from app.ui.services import Services
from app.ui.widgets import LampBackground, Tappable


class MatchRow(Tappable, BoxLayout):
    """One match; a tap takes it up again, or opens its history once it is over."""

    title = StringProperty("")
    detail = StringProperty("")
    outcome = StringProperty("")
    running = BooleanProperty(False)
    open_match = ObjectProperty(None)

    def on_tap(self) -> None:
        """Go there."""
        self.open_match()


class MatchesScreen(LampBackground):
    """A list that only makes the rows one can see, however many matches there are."""

    title = StringProperty("")
    subtitle = StringProperty("")
    empty = BooleanProperty(False)
    empty_text = StringProperty("")
    play_text = StringProperty("")

    def __init__(self, services: Services, **kwargs: Any) -> None:
        self.services = services
        super().__init__(**kwargs)
        self.title = services.say("matches.title")
        self.empty_text = services.say("matches.empty")
        self.play_text = services.say("matches.play")

    def on_show(self) -> None:
        """List the matches as they stand now."""
        self.services.keep_summary()
        summaries = self.services.library.summaries()
        self.empty = not summaries
        self.subtitle = self.services.say("matches.count", {"count": len(summaries)}) if summaries else ""
        self.ids.rows.data = [self._row(summary) for summary in summaries]

    def go(self, place: str) -> None:
        """Leave by the bottom bar."""
        go_to_place(self.router, place)

    def _row(self, summary: MatchSummary) -> dict[str, Any]:
        say = self.services.say
        leading = winners(summary)
        if not summary.is_over:
            outcome = say("matches.running")
        else:
            outcome = say("matches.won", {"winners": leading}) if leading else say("matches.nobody")
        facts = {"date": day(summary), "entries": summary.entries}
        return {
            "title": say("matches.who", {"game": say(f"{summary.game}.name"), "names": summary.players}),
            "detail": say("matches.row", facts),
            "outcome": outcome,
            "running": not summary.is_over,
            "open_match": lambda: self._open(summary),
        }

    def _open(self, summary: MatchSummary) -> None:
        self.router.go("history" if summary.is_over else "table", match_id=summary.match_id)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
