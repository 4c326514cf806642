"""Where the parts of the table lie: one column on a phone, two panes where there is room beside each other."""

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

from app.ui import theme
from app.ui.widgets import AppBar, SeatStrip, VerdictBar

TALL, WIDE, SHORT = "tall", "wide", "short"
WIDE_FROM = 600  # dp; from here on stage and pad stand side by side
SHORT_BELOW = 560  # dp; below this a wide screen has no room for a bar across
SMALL_BELOW = 780  # dp; below this a tall screen shows seats and stage as single lines
CROWDED_AFTER = 0.1  # seconds a layout may take to settle before it counts as too high


class TableFrame(BoxLayout):
    """Bar, seats, verdict and buttons around a game's panel, laid out as the window allows."""

    arrangement = OptionProperty(TALL, options=[TALL, WIDE, SHORT])

    def __init__(self, undo_text: str, **kwargs: Any) -> None:
        super().__init__(orientation="vertical", **kwargs)
        self.bar = AppBar(actions=["book-open-variant", "history", "menu"])
        self.seats = SeatStrip()
        self.verdict = VerdictBar()
        self.actions = ActionRow(undo_text=undo_text)
        self._panel: Any = None
        self._is_small = self._is_close = False
        self._column: PaneScroll | None = None
        self._crowded: set[Any] = set()  # where large text has left no room for a stage of full size
        self._tight: set[Any] = set()  # where there is none for a verdict that says nothing
        self._look_again = Clock.create_trigger(self._make_room, CROWDED_AFTER)

    def arrange(self, panel: Any) -> None:
        """Put the parts where this window has room for them."""
        self._let_go(panel)
        self._panel = panel
        width, height = self.width / dp(1), self.height / dp(1)
        self.arrangement = TALL if width < WIDE_FROM else SHORT if height < SHORT_BELOW else WIDE
        self._is_small = self.arrangement == TALL and height < SMALL_BELOW * theme.current().text_scale
        self._is_close = self._is_small and (height < SMALL_BELOW or self._circumstances in self._crowded)
        self.seats.slim = self.verdict.slim = self._is_small or self.arrangement == SHORT
        self.seats.one_row = self.arrangement == SHORT
        self.verdict.spare = self.arrangement == SHORT or self._circumstances in self._tight
        self.verdict.room = 0
        {TALL: self._lay_tall, WIDE: self._lay_wide, SHORT: self._lay_short}[self.arrangement]()

    def _let_go(self, panel: Any) -> None:
        parts = [self.bar, self.seats, self.verdict, self.actions, panel.stage, panel.pad]
        for part in (each for each in parts if each.parent is not None):
            part.parent.remove_widget(part)
        self.clear_widgets()

    @property
    def _circumstances(self) -> tuple[Any, ...]:
        return tuple(self.size), theme.current().text_scale, type(self._panel)

    def _make_room(self, *_args: Any) -> None:
        """Where a tall column has proved too high, keep its parts low from then on, so that nothing jumps later."""
        column = self._column.ids.column if self._column is not None else None
        is_tall = column is not None and self.arrangement == TALL and self._is_small
        if not is_tall or column.minimum_height <= self._column.height + 1:
            return
        if not self.verdict.spare:
            self._tight.add(self._circumstances)
            self.verdict.spare = True
            self._look_again()  # it may not be enough
        elif not self._is_close:
            self._crowded.add(self._circumstances)
            self.arrange(self._panel)

    def _leave_room(self, *_args: Any) -> None:
        """The verdict may be as high as leaves its first line in sight above the whole pad."""
        if self.arrangement == TALL and self._is_small and self._column is not None:
            self.verdict.room = max(dp(52), self._column.height - self._panel.pad.height - self._column.gap)

    def _lay_tall(self) -> None:
        gutter = dp(14) if self.width >= dp(412) else dp(6)
        is_small = self._is_small
        scroll = PaneScroll(gutter=gutter, gap=dp(6) if is_small else dp(10))
        self._fit_panel(self._is_close, self.width - 2 * gutter, self.width - 2 * gutter, self.width)
        if getattr(self._panel, "reads_down", False):
            for part in (self._panel.stage, self._panel.pad, Widget(), self.verdict):
                scroll.add(part)
        else:
            slot = StageSlot(anchor_y="center" if self._seat_strip() else "top")
            for part in (*self._seat_strip(), slot, self.verdict, self._panel.pad):
                scroll.add(part)
            slot.hold(self._panel.stage)
            scroll.scroll_y = 0
            for part in (scroll, self._panel.pad):
                part.bind(height=self._leave_room)
        self._column = scroll
        scroll.ids.column.bind(minimum_height=lambda *_: self._look_again())
        for part in (self.bar, scroll, _margin(self.actions, gutter, dp(4) if is_small else dp(8))):
            self.add_widget(part)

    def _lay_wide(self) -> None:
        gutter = dp(24)
        room = self.height - dp(56) - dp(96)
        pad_width = min(dp(552), self.width * 0.46, max(dp(384), room))
        self._fit_panel(False, pad_width, room, self.width - pad_width)
        panes = BoxLayout()
        left = BoxLayout(orientation="vertical")
        left.add_widget(self._left_scroll(gutter))
        left.add_widget(_margin(self.verdict, gutter, dp(8), dp(16)))
        right = BoxLayout(orientation="vertical", size_hint_x=None, width=pad_width + gutter, spacing=dp(8))
        right.add_widget(self._pad_scroll())
        right.add_widget(self.actions)
        right.padding = 0, 0, gutter, dp(16)
        panes.add_widget(left)
        panes.add_widget(right)
        self.add_widget(self.bar)
        self.add_widget(panes)

    def _lay_short(self) -> None:
        gutter = dp(14)
        pad_width = dp(384)
        compact = self.height < dp(400) * theme.current().text_scale or not self._seat_strip()
        self._fit_panel(compact, pad_width, self.height - dp(16), dp(300))
        panes = BoxLayout()
        left = BoxLayout(orientation="vertical")
        left.add_widget(self.bar)
        left.add_widget(self._left_scroll(gutter))
        left.add_widget(_margin(self.verdict, gutter, dp(8), 0))
        left.add_widget(_margin(self.actions, gutter, dp(8)))
        right = BoxLayout(size_hint_x=None, width=pad_width + gutter, padding=(0, dp(8), gutter, dp(8)))
        right.add_widget(self._pad_scroll())
        panes.add_widget(left)
        panes.add_widget(right)
        self.add_widget(panes)

    def _seat_strip(self) -> tuple[Widget, ...]:
        """The seats, unless the panel shows them with their cards."""
        return () if getattr(self._panel, "has_own_seats", False) else (self.seats,)

    def _left_scroll(self, gutter: float) -> "PaneScroll":
        scroll = PaneScroll(gutter=gutter, gap=dp(8))
        slot = StageSlot()
        for part in (*self._seat_strip(), slot):
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


def _margin(part: Widget, gutter: float, above: float, below: float | None = None) -> BoxLayout:
    """The part with the gutter beside it and a little air above and below."""
    box = BoxLayout(size_hint_y=None, padding=(gutter, above, gutter, above if below is None else below))
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
