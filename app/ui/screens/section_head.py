"""The head of a part of a screen, with room for a link beside it."""

from pathlib import Path

from kivy.lang import Builder
from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout


class SectionHead(BoxLayout):
    """A title; what is added stands beside it, or below it when the text is large."""

    text = StringProperty("")


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
