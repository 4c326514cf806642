"""A file from elsewhere: what taking it in would change, and nothing is changed before that is wanted."""

from functools import partial
from pathlib import Path
from typing import Any

from kivy.app import App
from kivy.lang import Builder
from kivy.logger import Logger
from kivy.metrics import dp
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.session.errors import StorageError
from app.session.importing.data import FileRefused
from app.session.importing.plan import Plan, finish, plan_file, write_matches
from app.session.importing.undoing import Before, before_taking_in, put_back
from app.ui.beside import beside
from app.ui.places import go_to_place
from app.ui.present.importing import Row, file_title, nothing_to_do, report, setting_rows, why_refused
from app.ui.present.saying import Saying
from app.ui.screens.backups import choose_file
from app.ui.screens.switch_row import SwitchRow
from app.ui.services import Services
from app.ui.trouble import notice, show_trouble
from app.ui.widgets import LampBackground, Panel, Question, Sheet, Snackbar, Text, Toggle, VerdictBar


class GroupHead(BoxLayout):
    """How many matches fare alike, and the sign for it."""

    text = StringProperty("")
    kind = StringProperty("none")
    icon = StringProperty("")


class ReportRow(BoxLayout):
    """A match or a setting, and what would happen to it."""

    title = StringProperty("")
    detail = StringProperty("")
    divider = BooleanProperty(False)


class WorkingSheet(Sheet):
    """Stays until the work is done: a tap beside it or the back key must not lead to a match that is being written."""

    is_done = BooleanProperty(False)

    def __init__(self, words: str, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.add_widget(Question(text=words))

    def close(self, animated: bool = True) -> None:
        """Go down only when the work is done."""
        if self.is_done:
            super().close(animated)


class ImportScreen(LampBackground):
    """Looks into the file beside the screen, shows the plan, and does it when told to."""

    title = StringProperty("")
    subtitle = StringProperty("")
    cancel_text = StringProperty("")
    do_text = StringProperty("")
    do_reason = StringProperty("")
    can_do = BooleanProperty(False)

    def __init__(self, services: Services, **kwargs: Any) -> None:
        self.services = services
        self.worker: Any = None
        self._file = ""
        self._plan: Plan | None = None
        self._is_looking = False
        self._toggle = Toggle()
        super().__init__(**kwargs)
        self.cancel_text = services.say("app.cancel")
        self._toggle.bind(active=lambda *_: self._show_button())

    def on_show(self, file: str) -> None:
        """Begin to look into this file."""
        self._file, self._plan, self._is_looking = file, None, True
        self.title = self._say(Saying("import.title"))
        self.subtitle = file_title(self.services.phone.name_of(Path(file)))
        self._lay(Text(text=self._say(Saying("import.reading"))))
        self._show_button()
        # A match that lies open has entries that only its session knows how to go on from.
        with notice(self, self.services):
            self.services.put_away()
        self.worker = beside(lambda: self._looked_into(Path(file)), lambda found: self._show(file, found))

    def on_hide(self) -> None:
        """What is still being looked into is not shown any more."""
        self._file, self._plan = "", None

    def do(self) -> None:
        """Do what is shown."""
        plan, with_settings = self._plan, self._toggle.active
        if plan is None or not (plan.taken or plan.settings):
            choose_file(self, self.services)
            return
        with notice(self, self.services):
            self.services.put_away()
            before = before_taking_in(self.services.library, plan)
            sheet = WorkingSheet(self._say(Saying("import.working")))
            sheet.open(self)
            done = partial(self._finish, sheet, plan, before, with_settings)
            self.worker = beside(lambda: self._written(plan), done)
            self._plan = None

    def tell(self, reason: str) -> None:
        """Say why there is nothing to do."""
        Snackbar(text=reason).open(self, dp(88))

    def _looked_into(self, file: Path) -> Plan | FileRefused:
        try:
            return plan_file(self.services.library, file)
        except FileRefused as refused:
            return refused
        except Exception:
            # A file made by a stranger may go wrong in a way nobody thought of: that is an answer, not an end.
            Logger.exception("Fair Deal: a file could not be looked into")
            return FileRefused("import.unexpected")

    def _show(self, file: str, found: Plan | FileRefused) -> None:
        if file != self._file:
            return
        self._is_looking = False
        if isinstance(found, FileRefused):
            bar = VerdictBar()
            bar.show("illegal", self._say(Saying("import.cannot")), self._say(why_refused(found)))
            self._lay(bar)
            self._show_button()
            return
        self._plan = found
        if found.is_backup:
            self.title = self._say(Saying("import.title.backup"))
        # On a new phone the settings are wanted as well; where there are matches they may be others on purpose.
        self._toggle.active = bool(found.settings) and not self.services.library.match_ids()
        self._lay_report(found)
        self._show_button()

    def _lay_report(self, plan: Plan) -> None:
        nothing = nothing_to_do(plan)
        self._lay(*([] if nothing is None else [Text(text=self._say(nothing))]))
        if plan.settings:
            title, counted = Saying("import.settings"), Saying("import.settings.help", {"count": len(plan.settings)})
            panel = Panel()
            if self._toggle.parent is not None:
                self._toggle.parent.remove_widget(self._toggle)
            panel.add_widget(SwitchRow(self._toggle, title=self._say(title), detail=self._say(counted)))
            self._add_rows(panel, setting_rows(plan, self.services.library, self._say))
        for group in report(plan, self._say):
            icon = "information-variant" if group.mark == "none" else ""
            self.ids.body.add_widget(GroupHead(text=group.head, kind=group.mark, icon=icon))
            self._add_rows(Panel(), (*group.rows, *([Row(group.more)] if group.more else [])))

    def _add_rows(self, panel: Panel, rows: tuple[Row, ...]) -> None:
        for row in rows:
            panel.add_widget(ReportRow(title=row.title, detail=row.detail, divider=bool(panel.children)))
        self.ids.body.add_widget(panel)

    def _lay(self, *parts: Any) -> None:
        self.ids.body.clear_widgets()
        self.ids.scroll.scroll_y = 1
        for part in parts:
            self.ids.body.add_widget(part)

    def _show_button(self) -> None:
        """The button does what is shown; where nothing can come of this file it leads to another one."""
        plan = self._plan
        if self._is_looking or (plan is not None and (plan.taken or plan.settings)):
            count = len(plan.taken) if plan is not None else 0
            with_settings = plan is not None and bool(plan.settings) and self._toggle.active
            self.can_do = bool(count or with_settings)
            code = "import.title" if plan is None else "import.do" if count else "import.do.settings"
            self.do_text = self._say(Saying(code, {"count": count}))
            self.do_reason = self._say(Saying("import.reading" if plan is None else "import.nothing_chosen"))
        else:
            self.can_do, self.do_text = True, self._say(Saying("import.other"))

    def _written(self, plan: Plan) -> StorageError | None:
        """Write the matches; what went wrong if anything did."""
        try:
            write_matches(self.services.library, plan)
        except StorageError as error:
            return error
        return None

    def _finish(
        self, sheet: WorkingSheet, plan: Plan, before: Before, with_settings: bool, error: StorageError | None
    ) -> None:
        sheet.is_done = True
        sheet.close(animated=False)
        router = self.router
        if error is not None:
            show_trouble(router, self.services, error)
            if self._file:
                self.on_show(self._file)
            return
        with notice(self, self.services):
            finish(self.services.library, plan, with_settings=with_settings)
        if with_settings:
            App.get_running_app().apply_settings()
        go_to_place(router, "history" if plan.taken else "play")
        code = "import.done" if plan.taken else "import.done.settings"
        bar = Snackbar(text=self._say(Saying(code, {"count": len(plan.taken)})))
        if before.can_be_put_back:
            bar.action = self._say(Saying("app.undo"))
            bar.bind(on_answer=lambda _bar: self._undo(router, before, with_settings))
        bar.open(router, dp(80))

    def _undo(self, router: Any, before: Before, with_settings: bool) -> None:
        """Make everything as it was before the import."""
        services = self.services
        with notice(router, services):
            services.put_away()
            put_back(services.library, before, with_settings=with_settings)
            Snackbar(text=services.say("import.undone")).open(router, dp(80))
        if with_settings:
            App.get_running_app().apply_settings()
        router.screen.on_show(**router.trail[-1][1])

    def _say(self, saying: Saying) -> str:
        return self.services.say(saying.code, saying.facts)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
