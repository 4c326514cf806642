"""The referee's answer, directly above the pad."""

from pathlib import Path
from typing import Any

from kivy.animation import Animation
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, OptionProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.ui import theme
from app.ui.widgets.measure import text_height
from app.ui.widgets.tappable import Tappable

ALL_LINES = 0
MARGINS = 12 + 36 + 12 + 12  # dp beside the words, with the mark
KINDS = ["none", "legal", "illegal", "ask"]


class VerdictMark(Widget):
    """Circle with a check, square with a cross, ring with a question mark: shape before colour."""

    kind = OptionProperty("none", options=KINDS)
    side = NumericProperty("36dp")
    icon = StringProperty("")


class VerdictBar(Tappable, BoxLayout):
    """Verdict line and its reason; a tap opens the whole verdict. Below it, for a while, what to do next.

    Where there is little room the reason is cut after as many lines as the bar may have, so that the verdict stays in
    sight above it.
    """

    kind = OptionProperty("none", options=KINDS)
    line = StringProperty("")
    detail = StringProperty("")
    icon = StringProperty("")
    hint = StringProperty("")
    slim = BooleanProperty(False)  # with less air, where there is little room
    air = NumericProperty(0)  # above and below the words
    spare = BooleanProperty(False)  # takes no room while it says nothing
    room = NumericProperty(0)  # the height it may take; 0 where it may take what its words need
    lines_shown = NumericProperty(ALL_LINES)  # of the reason
    is_cut = BooleanProperty(False)

    def on_kv_post(self, _base: Widget) -> None:
        """Cut anew whenever the words or their room change."""
        for name in ("room", "width", "detail", "slim"):
            self.fbind(name, self._cut)
        for part in (self.ids.line, self.ids.next):
            part.fbind("height", self._cut)

    def show(self, kind: str, line: str, detail: str = "", icon: str = "") -> None:
        """Put up a verdict; `icon` replaces the usual sign, as the gavel does."""
        self.kind, self.line, self.detail, self.icon = kind, line, detail, icon
        seconds = theme.current().seconds(0.2)
        Animation.cancel_all(self, "opacity")
        self.opacity = 1
        if seconds and self.get_root_window():
            self.opacity = 0.3
            Animation(opacity=1, d=seconds, t="out_cubic").start(self)

    def _cut(self, *_args: Any) -> None:
        """Show as many lines of the reason as there is room for."""
        self.is_cut, self.lines_shown = False, ALL_LINES
        if not (self.room and self.detail):
            return
        reason, size, width = self.ids.detail, theme.current().support, self.width - dp(MARGINS)
        whole, one = (text_height(text, reason.font_name, size, width) for text in (self.detail, "X"))
        hint = self.ids.next.height + dp(6) if self.ids.next.text else 0
        free = self.room - self.air - dp(2) - self.ids.line.height - hint
        if whole > free:
            self.is_cut, self.lines_shown = True, max(1, int(free / one))

    def clear(self) -> None:
        """Take the verdict down; the place stays, so that the pad does not jump."""
        self.kind, self.line, self.detail, self.icon = "none", "", "", ""


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
