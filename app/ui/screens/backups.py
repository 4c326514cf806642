"""Backups: those that are kept, each to be looked into or sent elsewhere, and the way in for files from elsewhere."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from kivy.app import App
from kivy.core.clipboard import Clipboard
from kivy.lang import Builder
from kivy.properties import StringProperty
from kivy.uix.widget import Widget

from app.session.backup import KeptBackup
from app.session.backup_keeper import Outcome
from app.session.errors import StorageError
from app.session.library import DELETED_DAYS
from app.ui.present.backup import made, size, when
from app.ui.present.saying import Saying
from app.ui.services import Services
from app.ui.sheets.deleted import MOST, DeletedSheet
from app.ui.trouble import notice
from app.ui.widgets import LampBackground, Panel, QuietText, Sheet, SheetHeading, Snackbar
from app.ui.widgets.wrapping_row import WrappingRow


class BackupsScreen(LampBackground):
    """The last ten backups, the newest first."""

    title = StringProperty("")
    kept_text = StringProperty("")
    kept_help = StringProperty("")

    def __init__(self, services: Services, **kwargs: Any) -> None:
        self.services = services
        super().__init__(**kwargs)
        say = services.say
        self.title, self.kept_text, self.kept_help = (
            say(code) for code in ("settings.restore", "backup.kept", "backup.kept.help")
        )
        self.ids.ways.add_widget(self._row("backup.import", "file-import", lambda: choose_file(self, services)))
        self.ids.ways.add_widget(self._row("backup.paste", "content-copy", self.paste))
        self._deleted = WrappingRow(title=say("deleted.title"), icon="delete-outline", chevron=True)
        self._deleted.bind(on_tap=lambda _row: self._show_deleted())
        self.ids.ways.add_widget(self._deleted)
        self._now = WrappingRow(title=say("settings.backup_now"), icon="backup-restore")
        self._now.bind(on_tap=lambda _row: back_up(self, services, self.fill))

    def on_show(self) -> None:
        """List what there is now."""
        self.fill()

    def fill(self) -> None:
        """List the backups that are kept."""
        self._count_deleted()
        kept, panel = self.services.backups.kept(), self.ids.kept
        panel.clear_widgets()
        panel.add_widget(self._now)
        self._now.detail = "" if kept else self.services.say("backup.none")
        for backup in kept:
            row = WrappingRow(title=self._when(backup), detail=self._say(size(backup.size)), chevron=True)
            row.bind(on_tap=lambda _row, backup=backup: self._open(backup))
            panel.add_widget(row)

    def _count_deleted(self) -> None:
        """How many matches can be brought back, and for how long."""
        count = self.services.library.count_deleted()
        code = "deleted.count" if count else "deleted.none"
        self._deleted.detail = self.services.say(code, {"count": count, "days": DELETED_DAYS})

    def _show_deleted(self) -> None:
        deleted = self.services.library.deleted(MOST)
        if not deleted:
            Snackbar(text=self._deleted.detail).open(self)
            return
        sheet = DeletedSheet(self.services, deleted)
        sheet.bind(on_back=lambda _sheet: self._tell_of_return())
        sheet.open(self)

    def _tell_of_return(self) -> None:
        self._count_deleted()
        Snackbar(text=self.services.say("deleted.back")).open(self)

    def paste(self) -> None:
        """Take what was copied somewhere else for a file."""
        text = Clipboard.paste() or ""
        if not text.strip():
            Snackbar(text=self.services.say("backup.nothing_copied")).open(self)
            return
        with notice(self, self.services):
            App.get_running_app().open_file(self.services.phone.arrival(text))

    def _open(self, backup: KeptBackup) -> None:
        """What can be done with this backup."""
        sheet, panel = Sheet(), Panel()
        sheet.add_widget(SheetHeading(text=self._when(backup)))
        sheet.add_widget(QuietText(text=self._say(size(backup.size))))
        look = self._row("backup.look", "backup-restore", lambda: self._look(sheet, backup.path))
        send = self._row("backup.share", "share-variant", lambda: share_backup(sheet, self.services, backup.path))
        panel.add_widget(look)
        panel.add_widget(send)
        sheet.add_widget(panel)
        sheet.open(self)

    def _look(self, sheet: Sheet, path: Path) -> None:
        sheet.close()
        App.get_running_app().open_file(path)

    def _row(self, code: str, icon: str, act: Callable[[], None]) -> WrappingRow:
        say = self.services.say
        row = WrappingRow(title=say(code), detail=say(f"{code}.help"), icon=icon, chevron=True)
        row.bind(on_tap=lambda _row: act())
        return row

    def _when(self, backup: KeptBackup) -> str:
        told = when(backup.made, self.services.library.now(), self._say)
        return told[:1].upper() + told[1:]

    def _say(self, saying: Saying) -> str:
        return self.services.say(saying.code, saying.facts)


def choose_file(near: Widget, services: Services) -> None:
    """Let a file be chosen, and tell what it would change."""
    if not services.phone.choose_file(App.get_running_app().open_file):
        Snackbar(text=services.say("backup.no_chooser")).open(near)


def back_up(near: Widget, services: Services, then: Callable[[], None]) -> None:
    """Make a backup beside the screen; say what came of it, and offer to send it elsewhere."""

    def tell(outcome: Outcome) -> None:
        if isinstance(outcome, StorageError):
            why = services.say(outcome.code)
            Snackbar(text=services.say("backup.failed", {"why": why})).open(near)
        else:
            told = made(outcome)
            bar = Snackbar(text=services.say(told.code, told.facts), action=services.say("backup.send"))
            bar.bind(on_answer=lambda _bar: share_backup(near, services, outcome.path))
            bar.open(near)
        then()

    services.backups.make(tell)


def share_backup(near: Widget, services: Services, path: Path) -> None:
    """Hand a backup to other apps, and tell what the phone leaves to tell."""
    kept = next((each for each in services.backups.kept() if each.path == path), None)
    now = services.library.now()
    moment = when(kept.made if kept is not None else now, now, lambda each: services.say(each.code, each.facts))
    text = services.say("backup.share.text", {"when": moment})
    left = services.phone.share(text, path)
    if left is not None:
        Snackbar(text=services.say(left.code, left.facts)).open(near)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
