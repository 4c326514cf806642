"""The table: who sits there, what lies there, the referee's answer, the pad, and undo always in reach."""

from collections.abc import Sequence
from typing import Any

from kivy.clock import Clock

from app.session.half import keep_half, take_half
from app.session.match import MatchSession
from app.ui import theme
from app.ui.first_moves import FirstMoves
from app.ui.panels.choosing import panel_for
from app.ui.present.aloud import aloud, banner_aloud, step_aloud
from app.ui.present.dispute import Dispute, rules_behind
from app.ui.present.home import damage_line
from app.ui.present.places import SeatView
from app.ui.present.saying import Saying, seat_of
from app.ui.present.table import table_view
from app.ui.present.verdict import (
    Banner,
    VerdictPage,
    redone_banner,
    refusal_banner,
    step_banner,
    undone_banner,
    verdict_page,
)
from app.ui.screens.table_frame import TableFrame
from app.ui.services import Services
from app.ui.sheets.choice import seat_sheet, table_sheet
from app.ui.sheets.dispute import open_dispute
from app.ui.sheets.redo import redo_sheet
from app.ui.sheets.verdict import VerdictSheet
from app.ui.trouble import notice
from app.ui.widgets import LampBackground, SeatFace
from rules.core.game import Action
from rules.core.verdict import Verdict

REFUSAL_SECONDS = 4


class TableScreen(LampBackground):
    """One match being played; a game's panel fills the middle."""

    def __init__(self, services: Services, **kwargs: Any) -> None:
        self.services = services
        self._session: MatchSession | None = None
        self._panel: Any = None
        self._unsubscribe: Any = None
        self._verdict: tuple[Any, Action, Verdict] | None = None
        self._answer: Any = None
        self._typed_page: VerdictPage | None = None
        self._first_moves = FirstMoves(services)
        super().__init__(**kwargs)
        self.frame = TableFrame(services.say("app.undo"))
        self.add_widget(self.frame)
        self._listen(self.frame)
        self._arrange = Clock.create_trigger(self._arrange_now, -1)
        self.frame.bind(size=lambda *_: self._arrange())
        theme.current().bind(text_scale=self._rescale)
        self._heed_sheets = Clock.create_trigger(self._heed_sheets_now, -1)

    def _rescale(self, *_args: Any) -> None:
        """The size of texts has changed. A method, since the theme outlives every screen and would keep a lambda's."""
        self._arrange()

    def _listen(self, frame: TableFrame) -> None:
        frame.bar.bind(on_back=lambda _bar: self.leave(), on_action=lambda _bar, icon: self.open_place(icon))
        frame.seats.bind(on_seat=lambda _seats, seat: self.open_seat(seat))
        frame.verdict.bind(on_tap=lambda _bar: self.open_verdict())
        frame.actions.bind(on_undo=lambda _row: self.undo(), on_redo=lambda _row: self.open_redo())
        frame.actions.bind(on_refused=lambda _row, reason: self._step_back() or self.refuse(reason))

    def _arrange_now(self, *_args: Any) -> None:
        if self._panel is not None:
            self.frame.arrange(self._panel)

    def _heed_sheets_now(self, *_args: Any) -> None:
        """Tell the panel what lies over the table; a rule that is read in between does not close what led to it."""
        if self._unsubscribe is not None and hasattr(self._panel, "heed_sheets"):
            self._panel.heed_sheets(self.router.sheets)

    # --- what the router calls

    def on_show(self, match_id: str) -> None:
        """Take up this match where it stands."""
        session = self.services.session(match_id)
        is_new = session is not self._session
        if is_new:
            self._session, self._panel, self._verdict, self._typed_page = session, None, None, None
            self.frame.verdict.clear()
            self._recall()
        self._unsubscribe = session.subscribe(self._show)
        self.router.bind(on_sheets=self._heed_sheets)
        self.services.phone.keep_awake(True)
        self._show()
        self._heed_sheets()
        if is_new:
            self._take_up_half()

    def on_hide(self) -> None:
        """The match keeps running, unseen."""
        if self._unsubscribe is not None:
            self._unsubscribe()
            self._unsubscribe = None
            self.router.unbind(on_sheets=self._heed_sheets)
        self.services.phone.keep_awake(False)
        self.services.phone.hush()
        self._forget_refusal()

    def keep_half(self) -> None:
        """Keep what is touched and not entered yet, for coming back after a kill.

        :raises StorageError: if it cannot be kept.
        """
        half = self._panel.half_made() if hasattr(self._panel, "half_made") else ""
        if half:
            keep_half(self.services.library, self.session, half)

    # --- what panels and sheets call

    @property
    def session(self) -> MatchSession:
        """The match on the table."""
        return self._session

    def say(self, saying: Saying) -> str:
        """The sentence, with the players' names."""
        return self.services.say(saying.code, saying.facts, self.session.everyone)

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
        banner = refusal_banner(verdict)
        self._put_up(banner)
        self._tell(banner.kind, banner_aloud(banner))
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

    def open_redo(self) -> None:
        """Show all that was taken back."""
        if not self.session.timeline.can_redo:
            self.refuse(self.services.say("table.nothing_to_redo"))
            return
        sheet = redo_sheet(self.session.timeline, self.say)
        sheet.bind(on_chosen=lambda _sheet, count: self._redo_all(count))
        sheet.open(self)

    def _redo_all(self, count: int) -> None:
        for _ in range(count):
            self.redo()

    def note(self, banner: Banner) -> None:
        """Put up what is being chosen; a refusal that is still to be read stays."""
        if self._answer is None:
            self._put_up(banner)

    def answer(self, banner: Banner, page: VerdictPage | None = None) -> None:
        """Put up the referee's answer to what was just typed, whatever the bar said before; *page* is all of it."""
        self._put_up(banner)
        self._typed_page = page
        if page is not None:
            self._tell(banner.kind, banner_aloud(banner))

    def refuse(self, reason: str) -> None:
        """Say for a while why a touch does nothing now."""
        bar = self.frame.verdict
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
        page, action, state = self._typed_page, None, self.session.state
        if page is None:
            if self._verdict is None:
                return
            state, action, verdict = self._verdict
            page = verdict_page(self.session.game, state, action, verdict)
        game = self.session.game
        sheet = VerdictSheet(page, self.say, self.has_sentence, game.key, rules_behind(game, state, page))
        sheet.bind(on_overrule=lambda _sheet, reason: self._record(action, reason))
        sheet.bind(on_open_rule=lambda _sheet, clause: self._open_rule(clause))
        sheet.bind(on_share=lambda _sheet: self._open_dispute(state, action, page))
        sheet.open(self)

    # --- inside

    def _take_up_half(self) -> None:
        """Go on with an entry that a kill left half made; it counts only as long as the match stands as it did."""
        with notice(self, self.services):
            half = take_half(self.services.library, self.session)
            if half and hasattr(self._panel, "take_up"):
                self._panel.take_up(half)

    def _step_back(self) -> bool:
        """Whether the panel let go of something touched and not entered yet: that comes before any entry."""
        step_back = getattr(self._panel, "step_back", None)
        return step_back is not None and step_back()

    def _open_dispute(self, state: Any, action: Action | None, page: VerdictPage) -> None:
        """The verdict as a card for others; what was entered is told with the table's word on it."""
        steps = self.session.timeline.steps
        is_entered = bool(steps) and action is not None and steps[-1].entry.action is action
        number, overruled = (len(steps), steps[-1].entry.overruled) if is_entered else (len(steps) + 1, None)
        seat = seat_of(action) if action is not None else None
        dispute = Dispute(self.session.game, state, page, number, seat, overruled)
        open_dispute(self, dispute, self.services, self.session)

    def _open_rule(self, clause: str) -> None:
        self.router.go("rulebook", game=self.session.game.key, clause=clause, match_id=self.session.match_id)

    def _record(self, action: Action, overruled: str | None = None) -> None:
        before = self.session.state
        with notice(self, self.services):
            step = self.session.record(action, overruled=overruled)
            self._verdict = (before, action, step.verdict)
            choosing = getattr(self._panel, "choosing", None)
            is_plain = overruled is None and not step.events
            banner = step_banner(self.session.game, step)
            self._put_up(choosing if choosing is not None and is_plain else banner)
            self._tell(banner.kind, step_aloud(self.session.game, before, step, banner))

    def _tell(self, kind: str, sentences: Sequence[Saying]) -> None:
        """Let the answer be felt and heard, as the settings allow."""
        self.services.phone.answer(kind, aloud([self.say(each) for each in sentences]))

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
        self._typed_page = None
        details = " ".join(self.say(each) for each in banner.details[:1])
        self.frame.verdict.show(banner.kind, self.say(banner.line), details, banner.icon)

    def _forget_refusal(self) -> None:
        if self._answer is not None:
            self._answer[0].cancel()
            self._answer = None

    def _end_refusal(self) -> None:
        """Put back what the bar said before."""
        if self._answer is not None:
            before = self._answer[1]
            self._answer = None
            self.frame.verdict.show(*before)

    def _show(self) -> None:
        """Bring everything up to date with the match."""
        session = self.session
        tints = list(self.services.seat_tints(session.match_id))
        if theme.current().seats != tints:  # somebody has joined, in a colour of their own
            theme.current().seats = tints
        view = table_view(session.game, session.state, len(session.timeline.steps))
        self.frame.bar.title = self.services.say(f"{session.game.key}.name")
        self.frame.bar.subtitle = self.say(view.where)
        self.frame.seats.faces = [
            self._face(name, place, seat)
            for place, (name, seat) in enumerate(zip(session.players, view.seats, strict=True))
        ]
        self.frame.actions.ids.undo.greyed = not session.timeline.can_undo
        self.frame.actions.ids.undo.reason = self.services.say("table.nothing_to_undo")
        kind = panel_for(session)
        if type(self._panel) is not kind:
            self._panel = kind(self)
            self.frame.actions.lay(self._panel.actions)
            self._arrange()
        self._panel.show()
        with notice(self, self.services):
            self.frame.verdict.hint = self._first_moves.hint(session)

    def _face(self, name: str, place: int, seat: SeatView) -> SeatFace:
        status = self.say(seat.status) if seat.status is not None else ""
        return SeatFace(name, seat.score, status, place, seat.active, seat.out, seat.dealer, seat.struck)
