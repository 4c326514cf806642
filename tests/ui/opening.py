"""The app opened where a test begins, as after a kill: Home is not built on the way, a third of the work."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from app.session.alpha_deck import begin_with_deck
from app.session.house_words import begin_with_house_words
from app.session.library import Library
from app.session.match import MatchSession
from app.storage.index import Store
from app.ui import app as app_module
from rules import GAMES
from rules.core.game import Setup
from tests.ui.robot import Robot


def open_table(
    ui: Robot, folder: Path, game: str, names: Sequence[str], setup: Setup, device: Any = None
) -> tuple[Any, MatchSession]:
    """The app at the table of a match that was just begun, and the match."""
    store = Store(folder)
    library = Library(store, GAMES, app_module.milliseconds)
    begun = library.new_match(game, names, setup)
    begin_with_deck(library, begun)
    begin_with_house_words(library, begun)
    library.put_setting("trail", [["home", {}], ["table", {"match_id": begun.match_id}]])
    library.close_match(begun)
    store.close()
    app = ui.start(app_module.FairDealApp(data_dir=folder, device=device))
    ui.frames(2)
    return app, app.services.session(begun.match_id)


def open_at(ui: Robot, folder: Path, trail: Sequence[tuple[str, Any]], device: Any = None, **settings: Any) -> Any:
    """The app at the end of this trail of screens, with these settings."""
    store = Store(folder)
    library = Library(store, GAMES, app_module.milliseconds)
    for key, value in {**settings, "trail": trail}.items():
        library.put_setting(key, value)
    store.close()
    app = ui.start(app_module.FairDealApp(data_dir=folder, device=device))
    ui.frames(4)
    return app
