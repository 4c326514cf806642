"""The table: who sits there, what lies there, the referee's answer, the pad, and undo always in reach."""

from pathlib import Path
from typing import Any

from kivy.clock import Clock
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import NumericProperty, ObjectProperty, OptionProperty, StringProperty
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from app.session.match import MatchSession
from app.ui import theme
from app.ui.panels import panel_for
from app.ui.present.home import damage_line
from app.ui.present.places import SeatView
from app.ui.present.saying import Saying
from app.ui.present.table import table_view
from app.ui.present.verdict import Banner, redone_banner, refusal_banner, step_banner, undone_banner, verdict_page
from app.ui.services import Services
from app.ui.sheets.choice import seat_sheet, table_sheet
from app.ui.sheets.verdict import VerdictSheet
from app.ui.trouble import notice
from app.ui.widgets import LampBackground, SeatFace
from rules.core.game import Action
from rules.core.verdict import Verdict

TALL, WIDE, SHORT = "tall", "wide", "short"
WIDE_FROM = 600  # dp; from here on stage and pad stand side by side
SHORT_BELOW = 560  # dp; below this a wide screen has no room for a bar across
SMALL_BELOW = 780  # dp; below this a tall screen shows seats and stage as single lines
REFUSAL_SECONDS = 4


class TableScreen(LampBackground):
    """One match being played; a game's panel fills the middle."""

    title = StringProperty("")
    where = StringProperty("")
    arrangement = OptionProperty(TALL, options=[TALL, WIDE, SHORT])

    def __init__(self, services: Services, **kwargs: Any) -> None:
        self.services = services
        self._session: MatchSession | None = None
        self._panel: Any = None
        self._unsubscribe: Any = None
        self._verdict: tuple[Any, Action, Verdict] | None = None
        self._answer: Any = None
        self._is_small = False
        super().__init__(**kwargs)
        self._parts = {name: self.ids[name].__self__ for name in ("bar", "seats", "verdict")}
        for part in self._parts.values():
            self.remove_widget(part)
        self._actions = ActionRow(undo_text=services.say("app.undo"))
        self._actions.bind(on_undo=lambda _row: self.undo(), on_redo=lambda _row: self.redo())
        self._actions.bind(on_refused=lambda _row, reason: self._step_back() or self.refuse(reason))
        self._arrange = Clock.create_trigger(self._arrange_now, -1)
        self.bind(size=lambda *_: self._arrange())
        theme.current().bind(text_scale=lambda *_: self._arrange())

    # --- what the router calls

    def on_show(self, match_id: str) -> None:
        """Take up this match where it stands."""
        session = self.services.session(match_id)
        if session is not self._session:
            self._session, self._panel, self._verdict = session, None, None
            self._parts["verdict"].clear()
            self._recall()
        self._unsubscribe = session.subscribe(self._show)
        self._show()

    def on_hide(self) -> None:
        """The match keeps running, unseen."""
        if self._unsubscribe is not None:
            self._unsubscribe()
            self._unsubscribe = None
        self._forget_refusal()

    # --- what panels and sheets call

    @property
    def session(self) -> MatchSession:
        """The match on the table."""
        return self._session

    def say(self, saying: Saying) -> str:
        """The sentence, with the players' names."""
        return self.services.say(saying.code, saying.facts, self.session.players)

    def has_sentence(self, code: str) -> bool:
        """Whether there is anything to say for a code."""
        return self.services.has_sentence(code)

    def enter(self, action: Action) -> None:
        """Record what is legal; lay anything else before the table."""
        verdict = self.session.preview(action)
        if verdict.is_legal:
            self._record(action)
            return
        self._verdict = (self.session.state, action, verdict)
        self._put_up(refusal_banner(verdict))
        self.open_verdict()

    def undo(self) -> None:
        """Take back the last change and say which it was."""
        if self._step_back():
            return
        steps = self.session.timeline.steps
        count, last = len(steps), steps[-1] if steps else None
        with notice(self, self.services):
            if self.session.undo():
                was_entry = len(self.session.timeline.steps) == count - 1
                self._verdict = None
                self._put_up(undone_banner(self.session.game, last if was_entry else None, count))

    def redo(self) -> None:
        """Do again what was taken back last."""
        count = len(self.session.timeline.steps)
        with notice(self, self.services):
            if not self.session.redo():
                self.refuse(self.services.say("table.nothing_to_redo"))
                return
            steps = self.session.timeline.steps
            came_back = steps[-1] if len(steps) == count + 1 else None
            self._verdict = None
            self._put_up(redone_banner(self.session.game, came_back, len(steps)))

    def note(self, banner: Banner) -> None:
        """Put up what is being chosen; a refusal that is still to be read stays."""
        if self._answer is None:
            self._put_up(banner)

    def answer(self, banner: Banner) -> None:
        """Put up the referee's answer to what was just typed, whatever the bar said before."""
        self._put_up(banner)

    def refuse(self, reason: str) -> None:
        """Say for a while why a touch does nothing now."""
        bar = self._parts["verdict"]
        before = (bar.kind, bar.line, bar.detail, bar.icon)
        if self._answer is not None:
            before = self._answer[1]
        self._forget_refusal()
        bar.show("illegal", reason)
        event = Clock.schedule_once(lambda _dt: self._end_refusal(), REFUSAL_SECONDS)
        self._answer = (event, before)

    def go(self, name: str, **params: Any) -> None:
        """Show another screen; back leads to the table."""
        self.router.go(name, **params)

    def deal_again(self) -> None:
        """Set up another match of the same game; the same people are proposed."""
        self.router.replace("new_match", game=self.session.game.key)

    # --- what the screen's own parts call

    def leave(self) -> None:
        """Back; the match keeps running."""
        self.router.back()

    @property
    def on_pad(self) -> tuple[str, ...]:
        """The kinds of action that have keys of their own on the panel."""
        return getattr(self._panel, "on_pad", ())

    def open_place(self, icon: str) -> None:
        """The icons of the bar: the rulebook at the present phase, the history, what else there is."""
        session = self.session
        if icon == "book-open-variant":
            view = table_view(session.game, session.state, len(session.timeline.steps))
            self.router.go("rulebook", game=session.game.key, clause=view.clause, match_id=session.match_id)
        elif icon == "history":
            self.router.go("history", match_id=session.match_id)
        else:
            table_sheet(self).open(self)

    def open_seat(self, seat: int) -> None:
        """What this player did and may do."""
        seat_sheet(self, seat).open(self)

    def open_verdict(self) -> None:
        """The whole answer to what is being typed, or to the last thing tried or entered."""
        page, action = getattr(self._panel, "typed_page", None), None
        if page is None:
            if self._verdict is None:
                return
            state, action, verdict = self._verdict
            page = verdict_page(self.session.game, state, action, verdict)
        sheet = VerdictSheet(page, self.say, self.has_sentence, self.session.game.key)
        sheet.bind(on_overrule=lambda _sheet, reason: self._record(action, reason))
        sheet.bind(on_open_rule=lambda _sheet, clause: self._open_rule(clause))
        sheet.open(self)

    # --- inside

    def _step_back(self) -> bool:
        """Whether the panel let go of something touched and not entered yet: that comes before any entry."""
        step_back = getattr(self._panel, "step_back", None)
        return step_back is not None and step_back()

    def _open_rule(self, clause: str) -> None:
        self.router.go("rulebook", game=self.session.game.key, clause=clause, match_id=self.session.match_id)

    def _record(self, action: Action, overruled: str | None = None) -> None:
        before = self.session.state
        with notice(self, self.services):
            step = self.session.record(action, overruled=overruled)
            self._verdict = (before, action, step.verdict)
            choosing = getattr(self._panel, "choosing", None)
            is_plain = overruled is None and not step.events
            self._put_up(choosing if choosing is not None and is_plain else step_banner(self.session.game, step))

    def _recall(self) -> None:
        """Coming back to a match: what was said last, or that its file was damaged."""
        damage = damage_line(self.session)
        steps = self.session.timeline.steps
        if steps:
            before = steps[-2].state if len(steps) > 1 else self.session.timeline.opening
            self._verdict = (before, steps[-1].entry.action, steps[-1].verdict)
        if damage is not None:
            self._put_up(Banner("ask", damage))
        elif steps:
            self._put_up(step_banner(self.session.game, steps[-1]))

    def _put_up(self, banner: Banner) -> None:
        self._forget_refusal()
        details = " ".join(self.say(each) for each in banner.details[:1])
        self._parts["verdict"].show(banner.kind, self.say(banner.line), details, banner.icon)

    def _forget_refusal(self) -> None:
        if self._answer is not None:
            self._answer[0].cancel()
            self._answer = None

    def _end_refusal(self) -> None:
        """Put back what the bar said before."""
        if self._answer is not None:
            before = self._answer[1]
            self._answer = None
            self._parts["verdict"].show(*before)

    def _show(self) -> None:
        """Bring everything up to date with the match."""
        session = self.session
        view = table_view(session.game, session.state, len(session.timeline.steps))
        self.title = self.services.say(f"{session.game.key}.name")
        self.where = self.say(view.where)
        self._parts["seats"].faces = [
            self._face(name, place, seat)
            for place, (name, seat) in enumerate(zip(session.players, view.seats, strict=True))
        ]
        self._actions.ids.undo.greyed = not session.timeline.can_undo
        self._actions.ids.undo.reason = self.services.say("table.nothing_to_undo")
        kind = panel_for(session)
        if type(self._panel) is not kind:
            self._panel = kind(self)
            self._actions.lay(self._panel.actions)
            self._arrange()
        self._panel.show()

    def _face(self, name: str, place: int, seat: SeatView) -> SeatFace:
        status = self.say(seat.status) if seat.status is not None else ""
        return SeatFace(name, seat.score, status, place, seat.active, seat.out, seat.dealer)

    def _arrange_now(self, *_args: Any) -> None:
        """Put the parts where this window has room for them."""
        if self._panel is None:
            return
        width, height = self.width / dp(1), self.height / dp(1)
        self.arrangement = TALL if width < WIDE_FROM else SHORT if height < SHORT_BELOW else WIDE
        self._is_small = self.arrangement == TALL and height < SMALL_BELOW * theme.current().text_scale
        self._parts["seats"].slim = self._is_small or self.arrangement == SHORT
        self._let_go()
        {TALL: self._lay_tall, WIDE: self._lay_wide, SHORT: self._lay_short}[self.arrangement]()

    def _let_go(self) -> None:
        for part in (*self._parts.values(), self._actions, self._panel.stage, self._panel.pad):
            if part.parent is not None:
                part.parent.remove_widget(part)
        self.ids.frame.clear_widgets()

    def _lay_tall(self) -> None:
        gutter = dp(14) if self.width >= dp(412) else dp(6)
        is_small = self._is_small
        scroll = PaneScroll(gutter=gutter, gap=dp(6) if is_small else dp(10))
        self._fit_panel(is_small, self.width - 2 * gutter, self.width - 2 * gutter, self.width)
        slot = StageSlot()
        for part in (*self._seat_strip(), slot, self._parts["verdict"], self._panel.pad):
            scroll.add(part)
        slot.hold(self._panel.stage)
        scroll.scroll_y = 0
        for part in (self._parts["bar"], scroll, _margin(self._actions, gutter, dp(4) if is_small else dp(8))):
            self.ids.frame.add_widget(part)

    def _lay_wide(self) -> None:
        gutter = dp(24)
        room = self.height - dp(56) - dp(96)
        pad_width = min(dp(552), self.width * 0.46, max(dp(384), room))
        self._fit_panel(False, pad_width, room, self.width - pad_width)
        panes = BoxLayout()
        left = self._left_scroll(gutter)
        right = BoxLayout(orientation="vertical", size_hint_x=None, width=pad_width + gutter, spacing=dp(8))
        right.add_widget(self._pad_scroll())
        right.add_widget(self._actions)
        right.padding = 0, 0, gutter, dp(16)
        panes.add_widget(left)
        panes.add_widget(right)
        self.ids.frame.add_widget(self._parts["bar"])
        self.ids.frame.add_widget(panes)

    def _lay_short(self) -> None:
        gutter = dp(14)
        pad_width = dp(384)
        compact = self.height < dp(400) * theme.current().text_scale or not self._seat_strip()
        self._fit_panel(compact, pad_width, self.height - dp(16), dp(300))
        panes = BoxLayout()
        left = BoxLayout(orientation="vertical")
        left.add_widget(self._parts["bar"])
        left.add_widget(self._left_scroll(gutter))
        left.add_widget(_margin(self._actions, gutter, dp(8)))
        right = BoxLayout(size_hint_x=None, width=pad_width + gutter, padding=(0, dp(8), gutter, dp(8)))
        right.add_widget(self._pad_scroll())
        panes.add_widget(left)
        panes.add_widget(right)
        self.ids.frame.add_widget(panes)

    def _seat_strip(self) -> tuple[Widget, ...]:
        """The seats, unless the panel shows them with their cards."""
        return () if getattr(self._panel, "has_own_seats", False) else (self._parts["seats"],)

    def _left_scroll(self, gutter: float) -> "PaneScroll":
        scroll = PaneScroll(gutter=gutter, gap=dp(8))
        slot = StageSlot()
        for part in (*self._seat_strip(), slot, self._parts["verdict"]):
            scroll.add(part)
        slot.hold(self._panel.stage)
        return scroll

    def _pad_scroll(self) -> "PaneScroll":
        scroll = PaneScroll()
        anchor = StageSlot()
        scroll.add(anchor)
        anchor.hold(self._panel.pad)
        return scroll

    def _fit_panel(self, compact: bool, pad_width: float, pad_height: float, stage_width: float) -> None:
        """Tell those parts of the panel that mind how much room there is."""
        if hasattr(self._panel.pad, "fit"):
            self._panel.pad.fit(pad_width, pad_height)
        if hasattr(self._panel.stage, "fit"):
            self._panel.stage.fit(compact, min(stage_width, self.height) * 0.7)


def _margin(part: Widget, gutter: float, air: float) -> BoxLayout:
    """The part with the gutter beside it and a little air above and below."""
    box = BoxLayout(size_hint_y=None, padding=(gutter, air, gutter, air))
    box.bind(minimum_height=box.setter("height"))
    box.add_widget(part)
    return box


class PaneScroll(ScrollView):
    """A column that fills its pane, and scrolls when it does not fit."""

    gap = NumericProperty(0)
    gutter = NumericProperty(0)

    def add(self, part: Widget) -> None:
        """Put a part below the others."""
        self.ids.column.add_widget(part)


class StageSlot(AnchorLayout):
    """Takes the room that is left, and keeps its part in the middle of it."""

    stage = ObjectProperty(None, allownone=True, rebind=True)

    def hold(self, stage: Widget) -> None:
        """Lay the part into this place."""
        self.add_widget(stage)
        self.stage = stage


class ActionRow(BoxLayout):
    """Undo at the left, then the panel's own buttons."""

    __events__ = ("on_undo", "on_redo", "on_refused")
    undo_text = StringProperty("")

    def lay(self, actions: tuple[Widget, ...]) -> None:
        """Change the buttons beside undo."""
        for child in [each for each in self.children if each is not self.ids.undo.__self__]:
            self.remove_widget(child)
        for action in actions:
            if action.parent is not None:
                action.parent.remove_widget(action)
            self.add_widget(action)
        if not actions:
            self.add_widget(Widget(size_hint_y=None, height=dp(56)))

    def on_undo(self) -> None:
        """Take the last entry back."""

    def on_redo(self) -> None:
        """Do it again."""

    def on_refused(self, reason: str) -> None:
        """There is nothing to take back."""


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
