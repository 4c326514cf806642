"""The sheet in which one player of all is chosen."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from kivy.lang import Builder
from kivy.properties import BooleanProperty, StringProperty

from app.session.figures import Person
from app.ui.present.profile import most_played, named
from app.ui.screens.person_row import PersonRow, played_saying
from app.ui.services import Services
from app.ui.widgets import Avatar, ListRow, Sheet
from app.ui.widgets.field import Field

__all__ = ["Field", "PeopleSheet"]

MOST_ROWS = 30  # more are found by typing a part of the name
FEW = 10  # are seen at once, without a field to type in


class PeopleSheet(Sheet):
    """Who played most comes first: `on_person` with the key of the one that is touched, '' for everybody."""

    __events__ = ("on_person",)
    title = StringProperty("")
    hint = StringProperty("")
    searches = BooleanProperty(False)

    def __init__(self, services: Services, people: Sequence[Person], title: str, anyone: str = "") -> None:
        self._services = services
        self._people = most_played(people)
        self._anyone = anyone
        super().__init__(title=title, hint=services.say("players.search"), searches=len(people) > FEW)
        self.ids.field.bind(text=lambda _field, text: self._list(text))
        self._list("")

    def on_person(self, key: str) -> None:
        """Somebody was chosen."""

    def on_close(self) -> None:
        """Let the keyboard go too."""
        self.ids.field.focus = False

    def _list(self, words: str) -> None:
        panel = self.ids.people
        panel.clear_widgets()
        if self._anyone and not words:
            row = ListRow(title=self._anyone)
            row.lead(Avatar(icon="account-multiple"))
            row.bind(on_tap=lambda _row: self._choose(""))
            panel.add_widget(row)
        for person in named(self._people, words)[:MOST_ROWS]:
            panel.add_widget(self._row(person))

    def _row(self, person: Person) -> PersonRow:
        played = played_saying(person)
        return PersonRow(
            name=person.name, tint=person.tint, emblem=person.emblem,
            detail=self._services.say(played.code, played.facts), open_person=partial(self._choose, person.key),
        )  # fmt: skip

    def _choose(self, key: str) -> None:
        self.close()
        self.dispatch("on_person", key)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
