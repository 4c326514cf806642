"""Players: everybody who has sat at this table."""

from functools import partial
from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.properties import BooleanProperty, StringProperty

from app.session.figures import Person, roster
from app.ui.places import go_to_place
from app.ui.present.profile import most_played
from app.ui.screens.person_row import played_saying
from app.ui.services import Services
from app.ui.widgets import LampBackground


class PlayersScreen(LampBackground):
    """Names with matches and wins; a tap opens the player's page."""

    title = StringProperty("")
    subtitle = StringProperty("")
    empty = BooleanProperty(False)
    empty_text = StringProperty("")
    play_text = StringProperty("")

    def __init__(self, services: Services, **kwargs: Any) -> None:
        self.services = services
        super().__init__(**kwargs)
        self.title = services.say("players.title")
        self.empty_text = services.say("players.empty")
        self.play_text = services.say("matches.play")

    def on_show(self) -> None:
        """Count anew."""
        self.services.keep_summary()
        library = self.services.library
        people = most_played(roster(library.summaries(), library.people()))
        self.empty = not people
        self.subtitle = self.services.say("players.count", {"count": len(people)}) if people else ""
        self.ids.rows.data = [self._row(each) for each in people]

    def go(self, place: str) -> None:
        """Leave by the bottom bar."""
        go_to_place(self.router, place)

    def _row(self, person: Person) -> dict[str, Any]:
        played = played_saying(person)
        return {
            "name": person.name,
            "tint": person.tint,
            "emblem": person.emblem,
            "detail": self.services.say(played.code, played.facts),
            "figure": self.services.say("players.wins", {"wins": person.wins}),
            "open_person": partial(self._open, person.key),
        }

    def _open(self, key: str) -> None:
        self.router.go("profile", player=key)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
