"""Surfaces: the rounded panel and the rows that lie on it."""

from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.ui.widgets.tappable import Tappable


class Panel(BoxLayout):
    """A rounded surface as high as what lies on it."""

    fill = ColorProperty([0, 0, 0, 0])
    radius = NumericProperty("20dp")

    def on_children(self, *_args: Any) -> None:
        """Only the lowest row goes without its line: it would stick out of the rounded corner."""
        for place, child in enumerate(self.children):
            if isinstance(child, ListRow):
                child.lowest = place == 0


class TapPanel(Tappable, Panel):
    """A panel that is one big button, such as a game on Home."""


class ListRow(Tappable, BoxLayout):
    """Title and second line, with room for a widget before (`lead`) and after (`trail`)."""

    title = StringProperty("")
    detail = StringProperty("")
    icon = StringProperty("")
    chevron = BooleanProperty(False)
    divider = BooleanProperty(True)
    lowest = BooleanProperty(False)
    title_color = ColorProperty(None, allownone=True)

    def lead(self, widget: Widget) -> None:
        """Put a widget before the text."""
        self.ids.lead.add_widget(widget)
        self.ids.lead.padding = 0, 0, dp(12), 0

    def trail(self, widget: Widget) -> None:
        """Put a widget after the text."""
        self.ids.trail.add_widget(widget)
        self.ids.trail.padding = dp(12), 0, 0, 0


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
