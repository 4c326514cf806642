"""The sheet in which a name is typed: the only place of a match that needs the keyboard."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from kivy.clock import Clock
from kivy.lang import Builder
from kivy.properties import BooleanProperty, StringProperty

from app.ui.widgets.field import Field
from app.ui.widgets.sheet import Sheet

__all__ = ["Field", "NameSheet"]


class NameSheet(Sheet):
    """Asks for names; `on_name` with each one that `trouble_with` finds nothing wrong with.

    `trouble_with` is asked with what is typed and whether it is finished; it returns a sentence, or nothing.
    """

    __events__ = ("on_name",)
    title = StringProperty("")
    hint = StringProperty("")
    typed = StringProperty("")
    note = StringProperty("")
    wrong = BooleanProperty(False)
    take_text = StringProperty("")
    leave_text = StringProperty("")

    def __init__(self, trouble_with: Callable[[str, bool], str], **kwargs: Any) -> None:
        self._trouble_with = trouble_with
        super().__init__(**kwargs)
        self.ids.field.bind(text=lambda _field, text: self._look_at(text))

    def open(self, near: Any) -> None:
        """Come up with the keyboard."""
        super().open(near)
        Clock.schedule_once(lambda _dt: self._focus(), 0)

    def on_close(self) -> None:
        """Let the keyboard go too."""
        self.ids.field.focus = False

    def on_name(self, name: str) -> None:
        """A name is finished."""

    def take(self) -> bool:
        """Hand over what is typed, or say what is wrong with it."""
        typed = self.ids.field.text
        trouble = self._trouble_with(typed, True)
        if trouble:
            self._say(trouble, wrong=True)
            Clock.schedule_once(lambda _dt: self._focus(), 0)
            return False
        self.dispatch("on_name", typed)
        return True

    def leave(self) -> None:
        """Close; the screen decides what becomes of what is typed."""
        self.close()

    def ask_for_next(self, note: str) -> None:
        """Be ready for another name."""
        self.ids.field.text = ""
        self._say(note)
        Clock.schedule_once(lambda _dt: self._focus(), 0)

    def _look_at(self, typed: str) -> None:
        trouble = self._trouble_with(typed, False)
        if trouble or self.wrong:
            self._say(trouble, wrong=bool(trouble))

    def _say(self, note: str, wrong: bool = False) -> None:
        self.note, self.wrong = note, wrong

    def _focus(self) -> None:
        if self.parent is not None and not self._closing:
            self.ids.field.focus = True


class NewNameSheet(NameSheet):
    """Asks for one name after the other; whoever is done need not touch Add for the last one."""

    def leave(self) -> None:
        """Take what is still typed, then close."""
        if not self.ids.field.text.strip() or self.take():
            self.close()


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
