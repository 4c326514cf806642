"""A row of cards that scrolls to the side when there are many."""

from collections.abc import Sequence
from pathlib import Path

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import NumericProperty
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

GAP = 16  # dp, between the card that lies there and the others


class CardRow(ScrollView):
    """Cards in a row; as high as its cards."""

    card_width = NumericProperty("56dp")

    def lay(self, faces: Sequence[Widget], gap_after: int = 0) -> None:
        """Other cards in the row, the first *gap_after* of them apart from the rest."""
        row = self.ids.row
        row.clear_widgets()
        for place, face in enumerate(faces):
            if place and place == gap_after:
                row.add_widget(Widget(size_hint=(None, None), size=(dp(GAP), 1)))
            row.add_widget(face)

    def fit(self, compact: bool, _room: float) -> None:
        """Smaller where there is little room."""
        self.card_width = dp(40) if compact else dp(56)
        for face in self.ids.row.children:
            if hasattr(face, "card_width"):
                face.card_width = self.card_width


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
