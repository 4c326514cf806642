"""A table at another point of the match: what is entered there is judged there, and handed on instead of recorded."""

from typing import Any

from kivy.clock import Clock
from kivy.uix.boxlayout import BoxLayout

from app.session.past import PastSession
from app.ui import theme
from app.ui.panels.choosing import panel_for
from app.ui.present.places import SeatView
from app.ui.present.saying import Saying
from app.ui.present.table import table_view
from app.ui.present.verdict import Banner, VerdictPage, refusal_banner, verdict_page
from app.ui.screens.table_frame import TableFrame
from app.ui.services import Services
from app.ui.sheets.choice import seat_sheet, table_sheet
from app.ui.sheets.clause import ClauseSheet
from app.ui.sheets.verdict import VerdictSheet
from app.ui.widgets import SeatFace
from rules.core.game import Action
from rules.core.verdict import Verdict


class PastTable(BoxLayout):
    """`on_entered(action, overruled)` when an action may stand there; `on_leave` when nothing is to be entered."""

    __events__ = ("on_entered", "on_leave")

    def __init__(self, services: Services, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.services = services
        self.router: Any = None
        self._past: PastSession | None = None
        self._panel: Any = None
        self._page: VerdictPage | None = None
        self.frame = TableFrame(services.say("app.undo"))
        self.frame.bar.actions = ["menu"]
        self.add_widget(self.frame)
        self.frame.bar.bind(on_back=lambda _bar: self.dispatch("on_leave"))
        self.frame.bar.bind(on_action=lambda _bar, _icon: table_sheet(self).open(self))
        self.frame.seats.bind(on_seat=lambda _seats, seat: self.open_seat(seat))
        self.frame.verdict.bind(on_tap=lambda _bar: self._open_page())
        self.frame.actions.bind(on_undo=lambda _row: self.undo())
        self._arrange = Clock.create_trigger(self._arrange_now, -1)
        self.frame.bind(size=lambda *_: self._arrange())
        theme.current().bind(text_scale=self._rescale)

    def _rescale(self, *_args: Any) -> None:
        """The size of texts has changed. A method, since the theme outlives every screen and would keep a lambda's."""
        self._arrange()

    def ask(self, past: PastSession, title: str, subtitle: str, stands: Action | None = None) -> None:
        """Show the table as it stood there, with its pad; a pad that can begins with what stands there now."""
        self._past = past
        self.frame.bar.title, self.frame.bar.subtitle = title, subtitle
        view = table_view(past.game, past.state, len(past.timeline.steps))
        self.frame.seats.faces = [self._face(place, seat) for place, seat in enumerate(view.seats)]
        self.frame.verdict.clear()
        self._page = None
        self._panel = panel_for(past)(self)
        self.frame.actions.lay(self._panel.actions)
        self._panel.show()
        if stands is not None and hasattr(self._panel, "begin_with"):
            self._panel.begin_with(stands)
        self._arrange()

    def on_entered(self, action: Action, overruled: str | None) -> None:
        """The table says that this happened."""

    def on_leave(self) -> None:
        """Nothing is to be entered."""

    # --- what panels and sheets call

    @property
    def session(self) -> PastSession:
        """The match as it stood."""
        return self._past

    @property
    def on_pad(self) -> tuple[str, ...]:
        """The kinds of action that have keys of their own on the panel."""
        return getattr(self._panel, "on_pad", ())

    def say(self, saying: Saying) -> str:
        """The sentence, with the players' names."""
        return self.services.say(saying.code, saying.facts, self._past.everyone)

    def has_sentence(self, code: str) -> bool:
        """Whether there is anything to say for a code."""
        return self.services.has_sentence(code)

    def enter(self, action: Action) -> None:
        """Hand on what is legal there; lay anything else before the table."""
        verdict = self._past.preview(action)
        if verdict.is_legal:
            self.dispatch("on_entered", action, None)
            return
        self._put_up(refusal_banner(verdict))
        self._open_verdict(action, verdict)

    def undo(self) -> None:
        """Let go of what was touched; entries are not undone here."""
        step_back = getattr(self._panel, "step_back", None)
        if step_back is None or not step_back():
            self.refuse(self.services.say("amend.nothing_touched"))

    def redo(self) -> None:
        """There is nothing to do again here."""

    def go(self, name: str, **params: Any) -> None:
        """Show another screen of the match, which has no past of its own; back leads here."""
        if params.get("match_id") == self._past.match_id:
            params["match_id"] = self._past.of
        self.router.go(name, **params)

    def leave(self) -> None:
        """Back; nothing is entered."""
        self.dispatch("on_leave")

    def deal_again(self) -> None:
        """Another match is not begun from here."""
        self.undo()

    def open_seat(self, seat: int) -> None:
        """What this player did and may do."""
        seat_sheet(self, seat).open(self)

    def note(self, banner: Banner) -> None:
        """Put up what is being chosen."""
        self._put_up(banner)

    def answer(self, banner: Banner, page: VerdictPage | None = None) -> None:
        """Put up the referee's answer to what was just typed."""
        self._put_up(banner)
        self._page = page

    def refuse(self, reason: str) -> None:
        """Say why a touch does nothing now."""
        self.frame.verdict.show("illegal", reason)

    # --- inside

    def _put_up(self, banner: Banner) -> None:
        self._page = None
        details = " ".join(self.say(each) for each in banner.details[:1])
        self.frame.verdict.show(banner.kind, self.say(banner.line), details, banner.icon)

    def _open_page(self) -> None:
        if self._page is not None:
            self._sheet(self._page).open(self)

    def _open_verdict(self, action: Action, verdict: Verdict) -> None:
        sheet = self._sheet(verdict_page(self._past.game, self._past.state, action, verdict))
        sheet.bind(on_overrule=lambda _sheet, reason: self.dispatch("on_entered", action, reason))
        sheet.open(self)

    def _sheet(self, page: VerdictPage) -> VerdictSheet:
        """The whole answer; its rule lies over it, since leaving for the rulebook would lose what is being amended."""
        game = self._past.game.key
        sheet = VerdictSheet(page, self.say, self.has_sentence, game, can_share=False)
        sheet.bind(on_open_rule=lambda _sheet, clause: ClauseSheet(game, clause, self.say).open(self))
        return sheet

    def _arrange_now(self, *_args: Any) -> None:
        if self._panel is not None:
            self.frame.arrange(self._panel)

    def _face(self, place: int, seat: SeatView) -> SeatFace:
        status = self.say(seat.status) if seat.status is not None else ""
        return SeatFace(self._past.players[place], seat.score, status, place, seat.active, seat.out, seat.dealer)
