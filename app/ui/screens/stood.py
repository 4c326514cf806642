"""The table as it stood after an entry: the standing and what lay there, to step through and not to touch."""

from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.session.match import MatchSession
from app.session.past import PastSession
from app.ui.panels.choosing import panel_for
from app.ui.panels.pair_three import PairThreePanel
from app.ui.panels.prompt import PromptPanel
from app.ui.panels.tile_board import TileBoard
from app.ui.panels.triple_replace import TriplePanel
from app.ui.present import tile_board
from app.ui.present.pair_three import stack_views
from app.ui.present.places import SeatView
from app.ui.present.saying import Saying
from app.ui.present.table import table_view
from app.ui.present.verdict import step_banner
from app.ui.services import Services
from app.ui.widgets import LampBackground, ListRow, Panel, QuietText, SeatFace, SeatStrip, Snackbar, VerdictBar
from rules.pair_three.rulebook import SOLITAIRE

BOARD_HEIGHT = 320  # dp
MOST_STAGE = 0.7  # of the narrower side, as on the table


class LookedAt(BoxLayout):
    """Shows a part of the table without letting anything on it be touched."""

    def on_touch_down(self, touch: Any) -> bool:
        return False


class StoodScreen(LampBackground):
    """One entry after another, each with the table that it left."""

    title = StringProperty("")
    subtitle = StringProperty("")
    back_text = StringProperty("")
    next_text = StringProperty("")
    no_back_text = StringProperty("")
    no_next_text = StringProperty("")
    number = NumericProperty(0)
    is_last = BooleanProperty(False)
    on_pad = ()

    def __init__(self, services: Services, **kwargs: Any) -> None:
        self.services = services
        self._match: MatchSession | None = None
        self._past: PastSession | None = None
        self._panel: Any = None
        super().__init__(**kwargs)
        self._seats, self._verdict = SeatStrip(), VerdictBar()
        self.back_text, self.next_text = services.say("stood.before"), services.say("stood.after")
        self.no_back_text, self.no_next_text = services.say("stood.is_first"), services.say("stood.is_last")
        self.bind(size=lambda *_: self._fit_stage())

    def on_show(self, match_id: str, number: int) -> None:
        """Show the table as it stood after this entry; 0 is the beginning."""
        match = self.services.session(match_id)
        if match is not self._match:
            self._match, self._panel = match, None
        steps = match.timeline.steps
        self.number = max(0, min(number, len(steps)))
        self.is_last = self.number == len(steps)
        self._past = PastSession(match, steps[: self.number])
        self._show()

    def go_to(self, number: int) -> None:
        """Step to another entry; back still leads to the history."""
        self.router.replace("stood", match_id=self._match.match_id, number=number)

    def tell(self, reason: str) -> None:
        """Say why a touch does nothing now."""
        Snackbar(text=reason).open(self, dp(76))

    # --- what a panel may ask

    @property
    def session(self) -> PastSession:
        """The match as it stood."""
        return self._past

    def say(self, saying: Saying) -> str:
        """The sentence, with the players' names."""
        return self.services.say(saying.code, saying.facts, self._past.everyone)

    def has_sentence(self, code: str) -> bool:
        """Whether there is anything to say for a code."""
        return self.services.has_sentence(code)

    def note(self, banner: Any) -> None:
        """What is being chosen does not matter here."""

    # --- inside

    def _show(self) -> None:
        past, steps = self._past, self._past.timeline.steps
        view = table_view(past.game, past.state, len(steps))
        start, after = Saying("chart.start"), Saying("chart.entry", {"entry": self.number})
        self.title = self.say(after if self.number else start)
        self.subtitle = self.say(view.where)
        self._seats.faces = [self._face(seat, each) for seat, each in enumerate(view.seats)]
        self._verdict.clear()
        if steps:
            banner = step_banner(past.game, steps[-1])
            details = "\n".join(self.say(each) for each in banner.details)
            self._verdict.show(banner.kind, self.say(banner.line), details, banner.icon)
        self._lay()

    def _face(self, place: int, seat: SeatView) -> SeatFace:
        status = self.say(seat.status) if seat.status is not None else ""
        return SeatFace(self._past.players[place], seat.score, status, place, seat.active, seat.out, seat.dealer)

    def _lay(self) -> None:
        """Seats, what lay there, what was said; nothing of it can be touched."""
        column = self.ids.column
        for shown in column.children[:]:
            shown.clear_widgets()
        column.clear_widgets()
        stage = self._stage()
        has_own_seats = isinstance(self._panel, TriplePanel)
        for part in (None if has_own_seats else self._seats, stage, self._verdict):
            if part is not None:
                column.add_widget(_looked_at(part))
        self._fit_stage()

    def _stage(self) -> Any:
        """What lay on the table; a scorepad has nothing there."""
        kind = panel_for(self._past)
        if kind is PromptPanel:
            self._panel = None
            return None
        if kind is PairThreePanel:
            return self._tiles()
        if type(self._panel) is not kind:
            self._panel = kind(self)
        self._panel.show()
        return self._panel.stage

    def _tiles(self) -> BoxLayout:
        """PAIR THREE's stacks with their heights, and its boards as far as they were told."""
        self._panel = None
        state = self._past.state
        parts = BoxLayout(orientation="vertical", size_hint_y=None, spacing=dp(12))
        parts.bind(minimum_height=parts.setter("height"))
        rows = Panel()
        for stack in stack_views(state):
            rows.add_widget(ListRow(title=self.say(stack.name), detail=self.say(stack.detail)))
        if rows.children:
            parts.add_widget(rows)
        for seat in range(state.seats if state.way == SOLITAIRE else 1) if tile_board.has_board(state) else ():
            board = tile_board.board_view(state, seat)._replace(free=())
            if board.tiles:
                parts.add_widget(QuietText(text=self.say(tile_board.board_where(state, seat, board))))
                parts.add_widget(TileBoard(view=board, size_hint_y=None, height=dp(BOARD_HEIGHT)))
        return parts

    def _fit_stage(self) -> None:
        stage = self._panel.stage if self._panel is not None else None
        if hasattr(stage, "fit"):
            stage.fit(False, min(self.width, self.height) * MOST_STAGE)


def _looked_at(part: Any) -> LookedAt:
    shown = LookedAt()
    shown.add_widget(part)
    return shown


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
