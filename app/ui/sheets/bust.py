"""A bust is never entered by one touch: what it comes from and what it costs is shown first."""

from collections.abc import Callable
from typing import Any

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout

from app.ui.pieces import AlphaCardFace
from app.ui.present.saying import Saying
from app.ui.present.threebetween_pad import BustView
from app.ui.widgets import PrimaryButton, QuietButton, ReadingText, Sheet, SheetHeading


class BustSheet(Sheet):
    """`on_bust` when the table confirms it."""

    __events__ = ("on_bust",)

    def __init__(self, view: BustView, say: Callable[[Saying], str], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.add_widget(SheetHeading(text=say(Saying("table.threebetween.really_bust", {"seat": view.seat}))))
        if view.cards:
            self.add_widget(_cards(view))
        for reason in view.reasons:
            self.add_widget(ReadingText(text=say(reason)))
        bust = PrimaryButton(text=say(Saying("table.threebetween.bust")))
        bust.bind(on_tap=lambda _button: self._confirm())
        self.ids.foot.add_widget(bust)
        back = QuietButton(text=say(Saying("table.threebetween.not_bust")))
        back.bind(on_tap=lambda _button: self.close())
        self.ids.foot.add_widget(back)

    def on_bust(self) -> None:
        """It is a bust."""

    def _confirm(self) -> None:
        self.close()
        self.dispatch("on_bust")


def _cards(view: BustView) -> BoxLayout:
    row = BoxLayout(size_hint=(None, None), spacing=dp(8), pos_hint={"center_x": 0.5})
    row.bind(minimum_size=row.setter("size"))
    for card in view.cards:
        row.add_widget(AlphaCardFace(**card._asdict(), card_width=dp(56)))
    return row
