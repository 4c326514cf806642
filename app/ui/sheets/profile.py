"""The sheet in which a player gets a name, a colour and an emblem, and is merged or parted."""

from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.properties import BooleanProperty, NumericProperty, StringProperty

from app.session.figures import Person
from app.session.people import TINTS
from app.ui.present.profile import EMBLEMS
from app.ui.services import Services
from app.ui.widgets import Avatar, LinkButton, ListRow, Panel, Sheet, Tappable


class ProfileSheet(Sheet):
    """A colour or an emblem counts at once; the other events ask the screen to go on."""

    __events__ = ("on_dressed", "on_rename", "on_part", "on_merge")
    title = StringProperty("")
    colour_text = StringProperty("")
    emblem_text = StringProperty("")
    names_text = StringProperty("")

    def __init__(self, services: Services, person: Person, other_names: tuple[str, ...]) -> None:
        super().__init__()
        say = services.say
        self._person = person
        self.title = say("profile.change", {"seat": 0}, [person.name])
        self.colour_text, self.emblem_text = say("profile.colour"), say("profile.emblem")
        self._add_row(self.ids.name, say("profile.name"), person.name, "pencil", "on_rename")
        self._add_row(self.ids.merge, say("profile.merge"), say("profile.merge.help"), "account-multiple", "on_merge")
        for name in other_names:
            self._add_name(say("profile.part"), name)
        self.names_text = say("profile.other_names", {"seat": 0}, [person.name]) if other_names else ""
        self._lay()

    def on_dressed(self, tint: int, emblem: str) -> None:
        """A colour or an emblem was chosen."""

    def on_rename(self) -> None:
        """Another name is wanted."""

    def on_part(self, name: str) -> None:
        """What was played under this name is somebody else's."""

    def on_merge(self) -> None:
        """Somebody else is the same person."""

    def _lay(self) -> None:
        """The looks to choose from, in the look that is chosen."""
        tint, emblem = self._person.tint, self._person.emblem
        self.ids.tints.clear_widgets()
        self.ids.emblems.clear_widgets()
        for each in range(TINTS):
            self._add_look(self.ids.tints, each, emblem, is_chosen=each == tint)
        for icon in EMBLEMS:
            self._add_look(self.ids.emblems, tint, icon, is_chosen=icon == emblem)

    def _add_look(self, box: Any, tint: int, emblem: str, *, is_chosen: bool) -> None:
        key = LookKey(name=self._person.name, tint=tint, emblem=emblem, chosen=is_chosen)
        key.bind(on_tap=lambda _key: self._dress(tint, emblem))
        box.add_widget(key)

    def _dress(self, tint: int, emblem: str) -> None:
        self._person = self._person._replace(tint=tint, emblem=emblem)
        self._lay()
        self.dispatch("on_dressed", tint, emblem)

    def _add_row(self, panel: Panel, title: str, detail: str, icon: str, event: str) -> None:
        row = ListRow(title=title, detail=detail, icon=icon, chevron=True)
        row.bind(on_tap=lambda _row: self._leave_for(event))
        panel.add_widget(row)

    def _add_name(self, text: str, name: str) -> None:
        row = ListRow(title=name)
        button = LinkButton(text=text)
        button.bind(on_tap=lambda _button: self._leave_for("on_part", name))
        row.trail(button)
        self.ids.names.add_widget(row)

    def _leave_for(self, event: str, *facts: str) -> None:
        self.close()
        self.dispatch(event, *facts)


class LookKey(Tappable, Avatar):
    """A colour or an emblem to choose; the chosen one has a ring and a check."""

    chosen = BooleanProperty(False)
    ring = NumericProperty("56dp")


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
