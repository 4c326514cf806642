"""Amending an entry: say what happened instead, see all that would change, settle what breaks, then save or not."""

from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.session.match import MatchSession
from app.session.past import PastSession
from app.ui.present import amend
from app.ui.present.amend import CHANGE, INSERT, Broken, Edits, FigureChange, LaterChange, SeatChange
from app.ui.present.saying import Saying
from app.ui.present.verdict import verdict_page
from app.ui.screens.past_table import PastTable
from app.ui.services import Services
from app.ui.sheets.clause import ClauseSheet
from app.ui.sheets.verdict import VerdictSheet
from app.ui.trouble import notice
from app.ui.widgets import BoldText, LampBackground, Panel, QuietButton, QuietText, Snackbar, Text
from app.ui.widgets.measure import text_width
from rules.core.game import Action
from rules.core.timeline import Amended, Edit, Entry

PREVIEW, FIX = "preview", "fix"
MOST_BROKEN, MOST_LATER = 8, 20  # as many as are shown one by one


class AmendScreen(LampBackground):
    """First the table as it stood there with its pad, then the preview; the edits live only as long as the screen."""

    title = StringProperty("")
    subtitle = StringProperty("")
    cancel_text = StringProperty("")
    save_text = StringProperty("")
    to_settle = NumericProperty(0)
    settle_text = StringProperty("")

    def __init__(self, services: Services, **kwargs: Any) -> None:
        self.services = services
        self._session: MatchSession | None = None
        self._params: dict[str, Any] = {}
        self._edits: Edits = ()
        self._amended: Amended | None = None
        self._names: tuple[str, ...] = ()
        super().__init__(**kwargs)
        self.subtitle, self.cancel_text = services.say("amend.not_saved"), services.say("app.cancel")
        self.save_text = services.say("amend.save")
        self._table = PastTable(services)
        self._table.bind(on_leave=lambda _table: self.router.back(), on_entered=self._entered)
        self._page = self.ids.page.__self__
        self._fixing: int | None = None

    # --- what the router calls

    def on_show(self, match_id: str, slot: int, way: str, version: int = 0, phase: str = "", place: int = 0) -> None:
        """Ask, or show what would change; what was entered before the app ended is asked again."""
        self._session = self.services.session(match_id)
        self._names = self._session.everyone
        self._table.router = self.router
        params = {"match_id": match_id, "slot": slot, "way": way, "version": version}
        is_new = not phase or not self._edits or params != self._params
        self._params = params
        if is_new:
            self._edits = ()
            if way in (CHANGE, INSERT):
                self._ask()
                return
            self._edits = (amend.plain_edit(self._session.timeline, slot, way, version),)
            if not phase:
                self.router.replace("amend", **params, phase=PREVIEW)
                return
        if phase == FIX and not is_new:
            self._ask_fix(place)
        else:
            self._preview()

    # --- what the screen's own parts call

    def leave(self) -> None:
        """Back to the history, however many steps led here."""
        self._edits = ()
        self.router.restore([step for step in self.router.trail if step[0] != "amend"])

    def save(self) -> None:
        """Make the amendment."""
        with notice(self, self.services):
            self._session.amend(self._edits)
            self.leave()

    def tell(self, reason: str) -> None:
        """Say why a touch does nothing now."""
        Snackbar(text=reason).open(self, dp(76))

    # --- asking

    @property
    def _number(self) -> int:
        return amend.number_at(self._session.timeline, self._params["slot"])

    def _say(self, saying: Saying) -> str:
        return self.services.say(saying.code, saying.facts, self._names)

    def _ask(self) -> None:
        """The table as it stood before the entry."""
        self._fixing = None
        timeline, way = self._session.timeline, self._params["way"]
        past = PastSession(self._session, timeline.steps[: self._number - 1])
        was, _becomes = amend.was_and_becomes(timeline, Edit(self._number, True, None))
        title = Saying(f"amend.title.{way}", {"number": self._number})
        self._show_part(self._table)
        stands = timeline.steps[self._number - 1].entry.action if way == CHANGE else None
        self._table.ask(past, self._say(title), self._say(Saying("history.was", {"did": self._say(was)})), stands)

    def _ask_fix(self, place: int) -> None:
        """The table as it would stand before an entry that breaks."""
        self._fixing = place
        amended = self._session.preview_amend(self._edits)
        past = PastSession(self._session, amend.steps_before(self._session.timeline, amended, place))
        broken = next(each for each in amend.broken_entries(self._session.timeline, amended) if each.place == place)
        self._show_part(self._table)
        was = self._say(Saying("history.was", {"did": self._say(broken.did)}))
        stands = amended.steps[place].entry.action
        self._table.ask(past, self._say(Saying("amend.title.fix", {"number": broken.number})), was, stands)

    def _entered(self, _table: PastTable, action: Action, overruled: str | None) -> None:
        timeline = self._session.timeline
        if self._fixing is None:
            entry = amend.new_entry(timeline, self._number, action, overruled)
            self._edits = (Edit(self._number, self._params["way"] == CHANGE, entry),)
            self.router.go("amend", **self._params, phase=PREVIEW)
            return
        amended = self._session.preview_amend(self._edits)
        entry = Entry(action, amended.steps[self._fixing].entry.time, overruled)
        self._edits = amend.replaced(amended, self._fixing, entry)
        self.router.back()

    def _show_part(self, part: Any) -> None:
        if part.parent is None:
            self.clear_widgets()
            self.add_widget(part)

    # --- the preview

    def _preview(self) -> None:
        timeline = self._session.timeline
        self._amended = amended = self._session.preview_amend(self._edits)
        self._names = amend.names(timeline, amended)
        self._show_part(self._page)
        self.title = self._say(Saying(f"amend.title.{self._params['way']}", {"number": self._edits[0].at}))
        broken = amend.broken_entries(timeline, amended)
        self.to_settle = len(broken)
        self.settle_text = self._say(Saying("amend.settle_first", {"count": len(broken)})) if broken else ""
        save = Saying("amend.to_settle", {"count": len(broken)}) if broken else Saying("amend.save")
        self.save_text = self._say(save)
        column = self.ids.column
        column.clear_widgets()
        column.add_widget(self._both_versions())
        self._add_figures()
        self._add_broken(broken)
        self._add_later(amend.later_changes(timeline, amended))
        column.add_widget(QuietText(text=self._say(Saying("amend.old_stays"))))
        self.ids.scroll.scroll_y = 1

    def _both_versions(self) -> "Versions":
        was, becomes = amend.was_and_becomes(self._session.timeline, self._edits[0])
        return Versions(
            was_head=self._say(Saying("amend.was")),
            becomes_head=self._say(Saying("amend.becomes")),
            was=self._say(was or Saying("amend.nothing_was")),
            becomes=self._say(becomes or Saying("amend.nothing_becomes")),
        )

    def _add_figures(self) -> None:
        column, timeline = self.ids.column, self._session.timeline
        changes = amend.figure_changes(timeline, self._amended)
        where = amend.where_changes(timeline, self._amended)
        seats, there = amend.seat_changes(timeline, self._amended), amend.pot_there(timeline, self._amended)
        has_effect = bool(seats) or any(each.change for each in (*changes, *([] if there is None else [there[1]])))
        column.add_widget(BoldText(text=self._say(Saying("amend.what_changes" if has_effect else "amend.no_effect"))))
        panel = Panel()
        if there is not None:
            name = self._say(Saying("amend.pot_after", {"number": there[0]}))
            panel.add_widget(self._figure_row(there[1], name))
        for change in changes:
            panel.add_widget(self._figure_row(change))
        column.add_widget(panel)
        self._add_seats(seats)
        if where is not None:
            column.add_widget(BoldText(text=self._say(Saying("amend.stands"))))
            column.add_widget(NoLongerText(text=self._say(where[0])))
            column.add_widget(Text(text=self._say(where[1])))

    def _add_seats(self, seats: tuple[SeatChange, ...]) -> None:
        """What the seats show besides the points."""
        if not seats:
            return
        self.ids.column.add_widget(BoldText(text=self._say(Saying("amend.seats"))))
        panel = Panel()
        for each in seats:
            row = FigureRow(name=self._names[each.seat], tint=each.seat, before=each.before, after=each.after)
            row.detail = "" if each.status is None else self._say(each.status)
            panel.add_widget(row)
        self.ids.column.add_widget(panel)

    def _figure_row(self, change: FigureChange, name: str = "") -> "FigureRow":
        if not name:
            name = self._say(Saying("amend.pot")) if change.seat is None else self._names[change.seat]
        return FigureRow(
            name=name, tint=change.seat or 0, is_pot=change.seat is None, before=change.before, after=change.after,
            change=change.change,
        )  # fmt: skip

    def _add_later(self, later: tuple[LaterChange, ...]) -> None:
        column = self.ids.column
        if later:
            column.add_widget(BoldText(text=self._say(Saying("amend.later"))))
        for each in later[:MOST_LATER]:
            facts = {"number": each.number, "did": self._say(each.did)}
            column.add_widget(Text(text=self._say(Saying("amend.later.entry", facts))))
            if each.before:
                column.add_widget(NoLongerText(text=" ".join(self._say(line) for line in each.before)))
            after = " ".join(self._say(line) for line in each.after) or self._say(Saying("amend.later.nothing"))
            column.add_widget(QuietText(text=after))
        if len(later) > MOST_LATER:
            more = Saying("amend.more_later", {"count": len(later) - MOST_LATER})
            column.add_widget(QuietText(text=self._say(more)))

    def _add_broken(self, broken: tuple[Broken, ...]) -> None:
        column = self.ids.column
        if sum(each.is_possible for each in broken) > 1:
            self._add_button("amend.let_all_stand", "gavel", lambda: amend.all_let_stand(self._amended, ""))
        if sum(not each.is_possible and each.can_be_struck for each in broken) > 1:
            self._add_button("amend.strike_all", "delete-outline", lambda: amend.all_struck(self._amended))
        for each in broken[:MOST_BROKEN]:
            column.add_widget(self._broken_panel(each))
        if len(broken) > MOST_BROKEN:
            column.add_widget(QuietText(text=self._say(Saying("amend.more", {"count": len(broken) - MOST_BROKEN}))))

    def _add_button(self, code: str, icon: str, edits: Any) -> None:
        button = QuietButton(text=self._say(Saying(code)), icon=icon)
        button.bind(on_tap=lambda _button: self._settle(edits()))
        self.ids.column.add_widget(button)

    def _broken_panel(self, broken: Broken) -> "BrokenEntry":
        code = "amend.becomes_illegal" if broken.is_possible else "amend.becomes_impossible"
        panel = BrokenEntry(
            title=self._say(Saying(code, {"number": broken.number})),
            did=self._say(broken.did),
            reason=self._say(broken.reason),
            fix_text=self._say(Saying("amend.fix")),
            stand_text=self._say(Saying("amend.let_stand")),
            strike_text=self._say(Saying("amend.strike")),
            can_stand=broken.is_possible,
            can_be_struck=broken.can_be_struck,
        )
        panel.bind(
            on_fix=lambda _panel: self.router.go("amend", **self._params, phase=FIX, place=broken.place),
            on_stand=lambda _panel: self._ask_reason(broken),
            on_strike=lambda _panel: self._settle(amend.replaced(self._amended, broken.place, None)),
        )
        return panel

    def _ask_reason(self, broken: Broken) -> None:
        """The whole verdict, and the table's reason to let it stand."""
        game, step = self._session.game, self._amended.steps[broken.place]
        steps = amend.steps_before(self._session.timeline, self._amended, broken.place)
        before = steps[-1].state if steps else self._session.timeline.opening
        page = verdict_page(game, before, step.entry.action, step.verdict)
        sheet = VerdictSheet(page, self._say, self.services.has_sentence, game.key, can_share=False)
        sheet.bind(on_overrule=lambda _sheet, reason: self._let_stand(broken, reason))
        sheet.bind(on_open_rule=lambda _sheet, clause: ClauseSheet(game.key, clause, self._say).open(self))
        sheet.open(self)

    def _let_stand(self, broken: Broken, reason: str) -> None:
        entry = self._amended.steps[broken.place].entry._replace(overruled=reason)
        self._settle(amend.replaced(self._amended, broken.place, entry))

    def _settle(self, edits: Edits) -> None:
        self._edits = edits
        self._preview()


class NoLongerText(Text):
    """What is no more."""


class Versions(BoxLayout):
    """The entry as it was and as it becomes, side by side."""

    was_head = StringProperty("")
    becomes_head = StringProperty("")
    was = StringProperty("")
    becomes = StringProperty("")


class FigureRow(BoxLayout):
    """A figure before and after."""

    name = StringProperty("")
    tint = NumericProperty(0)
    is_pot = BooleanProperty(False)
    detail = StringProperty("")
    before = StringProperty("")
    after = StringProperty("")
    change = StringProperty("")
    wide = staticmethod(text_width)


class BrokenEntry(BoxLayout):
    """A later entry that may not stay as it is, and the ways to settle it."""

    __events__ = ("on_fix", "on_stand", "on_strike")
    title = StringProperty("")
    did = StringProperty("")
    reason = StringProperty("")
    fix_text = StringProperty("")
    stand_text = StringProperty("")
    strike_text = StringProperty("")
    can_stand = BooleanProperty(True)
    can_be_struck = BooleanProperty(True)

    def on_kv_post(self, _base: Any) -> None:
        """Leave out the ways that are not open."""
        for button, is_open in ((self.ids.stand, self.can_stand), (self.ids.strike, self.can_be_struck)):
            if not is_open:
                self.ids.ways.remove_widget(button.__self__)

    def on_fix(self) -> None:
        """Enter something else there."""

    def on_stand(self) -> None:
        """The table lets it stand."""

    def on_strike(self) -> None:
        """It did not happen."""


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
