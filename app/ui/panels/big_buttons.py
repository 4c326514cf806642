"""Buttons that say what to do and, below it, what it leads to."""

from pathlib import Path

from kivy.lang import Builder
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout

from app.ui.widgets import Tappable


class BigButton(Tappable, BoxLayout):
    """What to do, and what it leads to."""

    text = StringProperty("")
    detail = StringProperty("")
    is_first = BooleanProperty(False)


class ButtonGrid(GridLayout):
    """Big buttons, two side by side."""


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
