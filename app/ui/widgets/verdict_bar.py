"""The referee's answer, directly above the pad."""

from pathlib import Path

from kivy.animation import Animation
from kivy.lang import Builder
from kivy.properties import BooleanProperty, NumericProperty, OptionProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.ui import theme
from app.ui.widgets.tappable import Tappable

KINDS = ["none", "legal", "illegal", "ask"]


class VerdictMark(Widget):
    """Circle with a check, square with a cross, ring with a question mark: shape before colour."""

    kind = OptionProperty("none", options=KINDS)
    side = NumericProperty("36dp")
    icon = StringProperty("")


class VerdictBar(Tappable, BoxLayout):
    """Verdict line and its reason; a tap opens the whole verdict. Below it, for a while, what to do next."""

    kind = OptionProperty("none", options=KINDS)
    line = StringProperty("")
    detail = StringProperty("")
    icon = StringProperty("")
    hint = StringProperty("")
    slim = BooleanProperty(False)  # with less air, where there is little room

    def show(self, kind: str, line: str, detail: str = "", icon: str = "") -> None:
        """Put up a verdict; `icon` replaces the usual sign, as the gavel does."""
        self.kind, self.line, self.detail, self.icon = kind, line, detail, icon
        seconds = theme.current().seconds(0.2)
        Animation.cancel_all(self, "opacity")
        self.opacity = 1
        if seconds and self.get_root_window():
            self.opacity = 0.3
            Animation(opacity=1, d=seconds, t="out_cubic").start(self)

    def clear(self) -> None:
        """Take the verdict down; the place stays, so that the pad does not jump."""
        self.kind, self.line, self.detail, self.icon = "none", "", "", ""


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
