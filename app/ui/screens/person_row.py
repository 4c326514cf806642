"""One player in a list."""

from pathlib import Path

from kivy.lang import Builder
from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.session.figures import Person
from app.ui.present.saying import Saying
from app.ui.widgets import Tappable


class PersonRow(Tappable, BoxLayout):
    """Emblem, name, and two short lines below the name; a tap calls `open_person`."""

    name = StringProperty("")
    tint = NumericProperty(0)
    emblem = StringProperty("")
    detail = StringProperty("")
    figure = StringProperty("")
    open_person = ObjectProperty(None, allownone=True)

    def on_tap(self) -> None:
        """Go there."""
        self.open_person()


def played_saying(person: Person) -> Saying:
    """How many matches somebody finished."""
    return Saying("players.row", {"matches": person.matches}) if person.matches else Saying("players.first_running")


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
