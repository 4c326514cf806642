"""The bar above a screen and the bar below it."""

from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.ui.widgets.button import IconButton
from app.ui.widgets.tappable import Tappable

PLACES = {
    "play": "cards-playing-outline",
    "check": "scale-balance",
    "history": "history",
    "players": "account-multiple",
}


class AppBar(BoxLayout):
    """Back, title, second line, and at most three icons: `actions` holds their icon names."""

    __events__ = ("on_back", "on_action")
    title = StringProperty("")
    subtitle = StringProperty("")
    has_back = BooleanProperty(True)
    actions = ListProperty()

    def on_kv_post(self, _base: Any) -> None:
        """Only now is there a place for the icons."""
        self.bind(actions=self._lay_actions)
        self._lay_actions()

    def on_back(self) -> None:
        """The arrow was touched."""

    def on_action(self, name: str) -> None:
        """An icon was touched."""

    def _lay_actions(self, *_args: Any) -> None:
        """Make the icons; a touch on one dispatches `on_action` with its name."""
        row = self.ids.actions
        row.clear_widgets()
        for name in self.actions[:3]:
            button = IconButton(icon=name)
            button.bind(on_tap=lambda _button, name=name: self.dispatch("on_action", name))
            row.add_widget(button)


class NavItem(Tappable, BoxLayout):
    """One place of the bottom bar."""

    text = StringProperty("")
    icon = StringProperty("")
    active = BooleanProperty(False)


class NavBar(BoxLayout):
    """Play, Check, History, Players; `place` is where we are, `on_place_tap` where to go, `say` has the words."""

    __events__ = ("on_place_tap",)
    place = StringProperty("play")
    say = ObjectProperty(None, allownone=True)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._items: dict[str, NavItem] = {}
        for name, icon in PLACES.items():
            item = NavItem(icon=icon, active=name == self.place)
            item.bind(on_tap=lambda _item, name=name: self.dispatch("on_place_tap", name))
            self._items[name] = item
            self.add_widget(item)
        self.bind(place=self._mark, say=self._name)
        self._name()

    def on_place_tap(self, name: str) -> None:
        """A place was touched; the screen decides whether to go."""

    def _name(self, *_args: Any) -> None:
        for name, item in self._items.items():
            item.text = self.say(f"nav.{name}") if self.say else ""

    def _mark(self, *_args: Any) -> None:
        for name, item in self._items.items():
            item.active = name == self.place


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
