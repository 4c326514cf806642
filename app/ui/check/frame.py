"""Where the parts of the check desk lie: one column on a phone, answer and pad side by side where there is room."""

from collections.abc import Callable
from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import OptionProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.ui import theme
from app.ui.check.answer import RulingMore
from app.ui.screens.table_frame import (
    CROWDED_AFTER,
    SHORT,
    SHORT_BELOW,
    SMALL_BELOW,
    TALL,
    WIDE,
    WIDE_FROM,
    ActionRow,
    PaneScroll,
    StageSlot,
)
from app.ui.widgets import AppBar, NavBar, QuietButton, Segmented, VerdictBar

SMALL = "small"  # a tall screen with little height: undo and clear are in the bar, the verdict next to the pad
BOOK = ["book-open-variant"]
ALL_ACTIONS = ["undo-variant", "close", "book-open-variant"]


class DeskFrame(BoxLayout):
    """Bar, games, question, verdict and pad, laid out as the window allows."""

    arrangement = OptionProperty(TALL, options=[TALL, SMALL, WIDE, SHORT])

    def __init__(self, games: Widget, say: Callable[[str], str], **kwargs: Any) -> None:
        super().__init__(orientation="vertical", **kwargs)
        self._subtitle = say("check.subtitle")
        self.bar = AppBar(has_back=False, title=say("check.title"))
        self.games = games
        self.questions = Segmented()
        self.verdict = VerdictBar()
        self.more = RulingMore()
        self.actions = ActionRow(undo_text=say("app.undo"))
        self.clear = QuietButton(text=say("check.clear"), icon="close")
        self.nav = NavBar(place="check", say=say)
        self._board: Any = None
        self._column: PaneScroll | None = None
        self._crowded: set[Any] = set()  # where there is no room for a stage of full size
        self._look_again = Clock.create_trigger(lambda _dt: self._make_room(), CROWDED_AFTER)
        self.verdict.bind(height=self._look_again)

    def arrange(self, board: Any) -> None:
        """Put the parts where this window has room for them."""
        self._let_go(board)
        self._board = board
        width, height = self.width / dp(1), self.height / dp(1)
        tall = SMALL if height < SMALL_BELOW * theme.current().text_scale else TALL
        self.arrangement = tall if width < WIDE_FROM else SHORT if height < SHORT_BELOW else WIDE
        has_room = self.arrangement in (TALL, WIDE)
        self.bar.actions = BOOK if has_room else ALL_ACTIONS
        self.bar.subtitle = self._subtitle if has_room else ""
        self.verdict.slim, self.verdict.room = not has_room, 0
        lay = {TALL: self._lay_tall, SMALL: self._lay_small, WIDE: self._lay_wide, SHORT: self._lay_short}
        for extra in _extra(board):
            extra.is_above = self.arrangement == SMALL
        lay[self.arrangement](board)

    def _let_go(self, board: Any) -> None:
        """Take every part out of where it lies now."""
        own = (self.bar, self.games, self.questions, self.verdict, self.more, self.actions, self.nav)
        for part in (each for each in (*own, *_extra(board), board.stage, board.pad) if each.parent is not None):
            part.parent.remove_widget(part)
        self.clear_widgets()

    def _lay_tall(self, board: Any) -> None:
        """The pad at the foot, and above it the answer from its beginning."""
        gutter, inner = self._measures()
        self._fit(board, hasattr(board, "has_large_pad"), inner, inner)
        scroll, slot = PaneScroll(gutter=gutter, gap=dp(10)), StageSlot()
        for part in (*self._questions(), slot, self.verdict, *_extra(board), self.more):
            scroll.add(part)
        slot.hold(board.stage)
        for part in (self.bar, self.games, scroll, _margin(board.pad, gutter), _margin(self.actions, gutter), self.nav):
            self.add_widget(part)

    def _lay_small(self, board: Any) -> None:
        """Too little height for that: all in one column, the verdict next to the pad, the rest above them."""
        gutter, inner = self._measures()
        self._fit(board, self._circumstances in self._crowded, inner, inner)
        scroll, slot = PaneScroll(gutter=gutter, gap=dp(6)), StageSlot()
        for part in (*self._questions(), self.more, *_extra(board), slot, self.verdict, board.pad):
            scroll.add(part)
        slot.hold(board.stage)
        scroll.add(Widget(size_hint_y=None, height=dp(2)))
        scroll.scroll_y = 0
        self._column = scroll
        for part in (scroll, board.stage, board.pad):
            part.bind(height=self._look_again)
        for part in (scroll, board.pad):
            part.bind(height=self._leave_room)
        self._leave_room()
        for part in (self.bar, self.games, scroll, self.nav):
            self.add_widget(part)

    def _leave_room(self, *_args: Any) -> None:
        """The verdict may be as high as leaves its first line in sight above the whole pad."""
        if self.arrangement == SMALL and self._column is not None:
            gaps = 2 * self._column.gap + dp(2)
            self.verdict.room = max(dp(52), self._column.height - self._board.pad.height - gaps)

    @property
    def _circumstances(self) -> tuple[Any, ...]:
        return tuple(self.size), theme.current().text_scale, type(self._board)

    def _make_room(self) -> None:
        """Where stage, verdict and pad have proved too high together, keep the stage low from then on."""
        board, scroll = self._board, self._column
        if self.arrangement != SMALL or scroll is None or self._circumstances in self._crowded:
            return
        parts = (board.stage, self.verdict, board.pad, *_extra(board))
        if sum(part.height + scroll.gap for part in parts) > scroll.height:
            self._crowded.add(self._circumstances)
            self.arrange(board)

    def _measures(self) -> tuple[float, float]:
        """The room beside the parts, and the width that is left for them."""
        gutter = dp(14) if self.width >= dp(412) else dp(6)
        return gutter, self.width - 2 * gutter

    def _lay_wide(self, board: Any) -> None:
        gutter = dp(24)
        taken = sum(part.height for part in (self.bar, self.games, self.actions, self.nav))
        room = self.height - taken - dp(24)  # the air below the pad and below the buttons
        pad_width = min(dp(552), self.width * 0.46, max(dp(384), room))
        self._fit(board, False, pad_width, room)
        right = BoxLayout(orientation="vertical", size_hint_x=None, width=pad_width + gutter, spacing=dp(8))
        right.padding = 0, 0, gutter, dp(16)
        right.add_widget(_centred(board.pad))
        right.add_widget(self.actions)
        panes = BoxLayout()
        panes.add_widget(self._answers(board, gutter))
        panes.add_widget(right)
        for part in (self.bar, self.games, panes, self.nav):
            self.add_widget(part)

    def _lay_short(self, board: Any) -> None:
        gutter, pad_width = dp(14), dp(384)
        self._fit(board, True, pad_width, self.height - dp(16))
        left = BoxLayout(orientation="vertical")
        for part in (self.bar, self.games, self._answers(board, gutter), self.nav):
            left.add_widget(part)
        right = BoxLayout(size_hint_x=None, width=pad_width + gutter, padding=(0, dp(8), gutter, dp(8)))
        right.add_widget(_centred(board.pad))
        panes = BoxLayout()
        panes.add_widget(left)
        panes.add_widget(right)
        self.add_widget(panes)

    def _answers(self, board: Any, gutter: float) -> PaneScroll:
        """The question and its answer, beside the pad."""
        scroll = PaneScroll(gutter=gutter, gap=dp(8))
        slot = StageSlot()
        first = (self.verdict, slot) if self.arrangement == SHORT else (slot, self.verdict)
        for part in (*self._questions(), *first, *_extra(board), self.more):
            scroll.add(part)
        slot.hold(board.stage)
        return scroll

    def _questions(self) -> tuple[Widget, ...]:
        """The choice of a question, where there is more than one."""
        return (self.questions,) if len(self.questions.options) > 1 else ()

    @staticmethod
    def _fit(board: Any, compact: bool, pad_width: float, pad_height: float) -> None:
        """Tell those parts of the board that mind how much room there is."""
        if hasattr(board.pad, "fit"):
            board.pad.fit(pad_width, pad_height)
        if hasattr(board.stage, "fit"):
            board.stage.fit(compact, pad_width)


def _extra(board: Any) -> tuple[Widget, ...]:
    """What a board wants beside the verdict."""
    return (board.extra,) if hasattr(board, "extra") else ()


def _margin(part: Widget, gutter: float) -> BoxLayout:
    """The part with the gutter beside it and a little air above and below."""
    box = BoxLayout(size_hint_y=None, padding=(gutter, dp(8), gutter, dp(8)))
    box.bind(minimum_height=box.setter("height"))
    box.add_widget(part)
    return box


def _centred(pad: Widget) -> PaneScroll:
    """The pad in the middle of its pane."""
    scroll = PaneScroll()
    slot = StageSlot()
    scroll.add(slot)
    slot.hold(pad)
    return scroll
