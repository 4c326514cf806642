"""The app: wires storage, library, words and screens together, and comes back where it was left."""

import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from kivy.app import App
from kivy.base import ExceptionHandler, ExceptionManager
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.logger import Logger
from kivy.uix.widget import Widget

from app import garbage
from app.device.edge import Edge
from app.session.backup_keeper import BackupKeeper
from app.session.half import forget_half
from app.session.library import Library
from app.session.match import MatchUnreadable
from app.session.phone import Device, Phone
from app.storage.errors import StorageError
from app.storage.index import Store
from app.ui import theme
from app.ui.language import AUTO, catalogue_for, language_for
from app.ui.night import shown_mode
from app.ui.present.settings import text_scale
from app.ui.router import Router, Step
from app.ui.services import Services
from app.ui.trouble import notice, show_trouble, trouble_screen
from app.ui.widgets import Snackbar
from rules import GAMES
from rules.pair_three import lexicon

BACK_KEY = 27
WORD_FILE = Path(__file__).resolve().parents[2] / "assets" / "words" / "words.txt"
HOME: list[tuple[str, dict[str, Any]]] = [("home", {})]
SAVE_TRAIL_SECONDS = 0.2

# Imported when first shown, so that the first frame does not wait for the others.
SCREENS = {
    "home": "app.ui.screens.home.HomeScreen",
    "new_match": "app.ui.screens.new_match.NewMatchScreen",
    "table": "app.ui.screens.table.TableScreen",
    "history": "app.ui.screens.history.HistoryScreen",
    "stood": "app.ui.screens.stood.StoodScreen",
    "amend": "app.ui.screens.amend.AmendScreen",
    "matches": "app.ui.screens.matches.MatchesScreen",
    "players": "app.ui.screens.players.PlayersScreen",
    "profile": "app.ui.screens.profile.ProfileScreen",
    "check": "app.ui.screens.check.CheckScreen",
    "rulebook": "app.ui.screens.rulebook.RulebookScreen",
    "settings": "app.ui.screens.settings.SettingsScreen",
    "deck": "app.ui.screens.deck.DeckScreen",
    "backups": "app.ui.screens.backups.BackupsScreen",
    "import": "app.ui.screens.importing.ImportScreen",
}


def milliseconds() -> int:
    """The time now, in milliseconds since 1970."""
    return int(time.time() * 1000)


class FairDealApp(App):
    """Fair Deal, keeping its data in `data_dir` or where the system wants it, on `device` or the one it runs on."""

    title = "Fair Deal"
    use_kivy_settings = False

    def __init__(self, data_dir: Path | None = None, device: Device | None = None, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._data_dir = data_dir
        self._device = device
        self._store: Store | None = None
        self._handler = StorageTrouble(self)
        self._save_trail = Clock.create_trigger(lambda _dt: self.keep_trail(), SAVE_TRAIL_SECONDS)
        self.services: Services | None = None
        self.router = Router()

    def build(self) -> Widget:
        """The router with the screen that was on last."""
        theme.install(theme.Theme())
        lexicon.supply(lambda: WORD_FILE.read_text(encoding="utf-8"))  # read when the first pair is judged
        ExceptionManager.add_handler(self._handler)
        Window.softinput_mode = "below_target"
        try:
            folder = self._data_dir or Path(self.user_data_dir)
            self._store = Store(folder)
            library = Library(self._store, GAMES, milliseconds)
            phone = Phone(library, self._device or Edge(folder / "arrivals"), folder / "exports", folder / "arrivals")
            backups = BackupKeeper(library, folder / "backups", lambda act: Clock.schedule_once(lambda _dt: act(), 0))
            backups.tell = self._tell_of_backup
            self.services = Services(library, catalogue_for(AUTO), phone, backups)
            self.apply_settings()
        except StorageError as error:
            return trouble_screen(catalogue_for(AUTO), error)
        for name, place in SCREENS.items():
            self.router.register(name, screen_factory(place, self.services))
        self.router.bind(on_trail=lambda _router, trail: self.colour_seats(trail))
        self._take_up_trail(self.services)
        self.router.bind(on_trail=lambda *_: self._save_trail())
        Window.bind(on_keyboard=self._on_keyboard, on_drop_file=self._on_drop_file)
        phone.watch_arrivals(self.open_file)
        Clock.schedule_once(lambda _dt: self.refresh_matches(), 0)
        return self.router

    def apply_settings(self) -> None:
        """Dress the app as the settings say; called again whenever one changes."""
        if self.services is None:
            return
        library, look = self.services.library, theme.current()
        look.mode = shown_mode(str(library.setting("theme", "felt")))
        look.text_scale = text_scale(library.setting("text_scale", 1.0))
        look.reduce_motion = library.setting("reduce_motion", False) is True
        self.services.phone.language = language_for(library.setting("language", AUTO))
        if self.services.speak(catalogue_for(self.services.phone.language)):
            self.router.remake()

    def colour_seats(self, trail: list[Step]) -> None:
        """Let the screens of a match show its players in the colours they have chosen."""
        if self.services is not None and trail:
            theme.current().seats = list(self.services.seat_tints(trail[-1][1].get("match_id")))

    def refresh_matches(self) -> None:
        """Bring up to date what a kill left behind, after the first frame, and let go of what was deleted long ago."""
        if self.services is None:
            return
        try:
            self.services.library.refresh_open_matches()
            # The match that lies open now was among them.
            self.services.keep_summary()
            # Now and at no other time: what can be brought back by a touch is never taken away under the finger.
            self.services.library.empty_trash()
        except (StorageError, MatchUnreadable) as error:
            Logger.warning("Fair Deal: what was left behind could not be tidied up: %s", error)
        screen = self.router.screen
        if self.router.current == "home" and screen is not None:
            screen.on_show()

    def open_file(self, file: Path | None) -> None:
        """Tell what a file from another app would change; nothing is done about one that could not be had."""
        if file is not None and self.services is not None:
            # The way here is kept on disk, where a name that is no text cannot be written.
            self.router.go("import", file=str(file).encode(errors="replace").decode())

    def keep_trail(self) -> None:
        """Store the way to the present screen, for coming back after a kill."""
        if self.services is not None and self.router.trail:
            with notice(self.router, self.services):
                self.services.library.put_setting("trail", self.router.trail)

    def on_pause(self) -> bool:
        """Android may end the app from here on without another word."""
        self._keep_all()
        keep_half = getattr(self.router.screen, "keep_half", None)
        if self.services is not None:
            self.services.phone.hush()
            if keep_half is not None:
                with notice(self.router, self.services):
                    keep_half()
        garbage.look_through_all()
        return True

    def on_resume(self) -> None:
        """The phone may have changed between day and night meanwhile."""
        self.apply_settings()
        if self.services is not None:
            with notice(self.router, self.services):
                forget_half(self.services.library)

    def on_stop(self) -> None:
        """Let go of everything."""
        self._save_trail.cancel()
        self._keep_all()
        Window.unbind(on_keyboard=self._on_keyboard, on_drop_file=self._on_drop_file)
        ExceptionManager.remove_handler(self._handler)
        if self.services is not None:
            self.services.backups.finish()
            with notice(self.router, self.services):
                self.services.put_away()
        if self._store is not None:
            self._store.close()

    def _keep_all(self) -> None:
        if self.services is not None:
            self.keep_trail()
            with notice(self.router, self.services):
                self.services.keep_summary()

    def _take_up_trail(self, services: Services) -> None:
        """Show the screen that was on last, or home where it cannot be shown any more."""
        trail = services.library.setting("trail", HOME)
        try:
            match_id = trail[-1][1].get("match_id")
            if match_id is not None:
                services.session(match_id)
            if self.router.restore(trail):
                return
        except Exception:
            # A trail may come from another version of the app: whatever is wrong with it, the app must start.
            Logger.exception("Fair Deal: the last screen cannot be shown again")
        self.router.restore(HOME)

    def _tell_of_backup(self, error: StorageError) -> None:
        """A backup at the end of a match was not made."""
        if self.services is not None:
            Logger.warning("Fair Deal: no backup was made: %s", error)
            why = self.services.say(error.code)
            Snackbar(text=self.services.say("backup.failed", {"why": why})).open(self.router)

    def _on_drop_file(self, _window: Any, name: bytes, *_args: Any) -> None:
        """On a desk a file may be dropped onto the window."""
        self.open_file(Path(name.decode(errors="surrogateescape")))

    def _on_keyboard(self, _window: Any, key: int, *_args: Any) -> bool:
        return key == BACK_KEY and self.router.back()


class StorageTrouble(ExceptionHandler):
    """Says what went wrong with storage instead of ending the app."""

    def __init__(self, app: FairDealApp) -> None:
        self._app = app

    def handle_exception(self, inst: BaseException) -> Any:
        """Go on after a storage error; everything else ends the app as usual."""
        if self._app.services is None or not isinstance(inst, StorageError | MatchUnreadable):
            return ExceptionManager.RAISE
        show_trouble(self._app.router, self._app.services, inst)
        return ExceptionManager.PASS


def screen_factory(place: str, services: Services) -> Callable[[], Widget]:
    """What makes the screen of this dotted name."""

    def make() -> Widget:
        module, _, name = place.rpartition(".")
        return getattr(import_module(module), name)(services)

    return make
