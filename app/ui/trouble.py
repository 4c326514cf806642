"""What a person is told when storage fails."""

from collections.abc import Iterator
from contextlib import contextmanager

from kivy.logger import Logger
from kivy.metrics import dp
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.widget import Widget

from app.session.errors import MatchUnreadable, StorageError
from app.ui.services import Services
from app.ui.widgets.lamp import LampBackground
from app.ui.widgets.sheet import Snackbar
from app.ui.widgets.text import Text
from rules.sentences import Catalogue, say


def trouble_code(error: StorageError | MatchUnreadable) -> str:
    """The code of the sentence for this error."""
    return error.code if isinstance(error, StorageError) else "app.match_unreadable"


def show_trouble(near: Widget, services: Services, error: StorageError | MatchUnreadable) -> None:
    """Say at the foot of the screen what went wrong."""
    Logger.warning("Fair Deal: %s", error)
    Snackbar(text=services.say(trouble_code(error))).open(near)


@contextmanager
def notice(near: Widget, services: Services) -> Iterator[None]:
    """Show a storage error of the block as a sentence at the foot of the screen, and go on."""
    try:
        yield
    except (StorageError, MatchUnreadable) as error:
        show_trouble(near, services, error)


def trouble_screen(catalogue: Catalogue, error: StorageError) -> Widget:
    """All that can be shown when there is nothing to read from or write to."""
    screen = LampBackground()
    middle = AnchorLayout(padding=dp(32))
    middle.add_widget(Text(text=say(catalogue, error.code, {}), halign="center"))
    screen.add_widget(middle)
    return screen
