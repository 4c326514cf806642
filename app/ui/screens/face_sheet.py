"""One face of the Alpha deck: the printed number with one touch, and how many there are."""

from collections.abc import Callable
from typing import Any

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout

from app.ui.panels.form import FormGrid, FormKey, NumberPad
from app.ui.pieces import AlphaCardFace
from app.ui.present.deck import copy_numbers, with_number
from app.ui.present.saying import Saying
from app.ui.widgets import BoldText, ListRow, Panel, PrimaryButton, QuietButton, Sheet, SheetHeading, Toggle
from rules.decks.alpha import MOST_POINTS, Printed

Say = Callable[[Saying], str]


class FaceSheet(Sheet):
    """`on_card(card)` whenever something of the face was changed; `show` tells what is known since."""

    __events__ = ("on_card",)

    def __init__(self, card: Printed, say: Say, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._say = say
        self._card = card
        self._is_split = len(set(card.points)) > 1
        self.show(card)

    def on_card(self, card: Printed) -> None:
        """Something was read off."""

    def show(self, card: Printed) -> None:
        """Bring the keys up to date."""
        self._card = card
        body = self.ids.body
        body.clear_widgets()
        body.add_widget(self._head())
        if card.face.is_vowel:
            body.add_widget(self._split_row())
        for letter in card.face.letters if self._is_split else (None,):
            body.add_widget(self._numbers(letter))
        body.add_widget(BoldText(text=self._say(Saying("deck.how_many"))))
        body.add_widget(self._copies())
        forget = QuietButton(text=self._say(Saying("deck.forget")), icon="delete-outline")
        forget.bind(on_tap=lambda _b: self._tell(Printed(card.face, (None,) * len(card.points))))
        body.add_widget(forget)

    def _head(self) -> BoxLayout:
        row = BoxLayout(size_hint_y=None, height=dp(56) * 1.4, spacing=dp(16))
        letters = self._card.face.letters
        points = "/".join(dict.fromkeys("–" if each is None else str(each) for each in self._card.points))
        row.add_widget(AlphaCardFace(letter=letters[0], other=letters[1:], points=points, card_width=dp(56)))
        row.add_widget(SheetHeading(text=self._card.face.label, pos_hint={"center_y": 0.5}))
        return row

    def _split_row(self) -> Panel:
        toggle = Toggle(active=self._is_split)
        toggle.bind(active=lambda _toggle, active: self._split(active))
        row = ListRow(title=self._say(Saying("deck.differs")), detail=self._say(Saying("deck.differs.help")))
        row.trail(toggle)
        row.bind(on_tap=lambda _row: toggle.press())
        panel = Panel()
        panel.add_widget(row)
        return panel

    def _split(self, is_split: bool) -> None:
        self._is_split = is_split
        self.show(self._card)

    def _numbers(self, letter: str | None) -> BoxLayout:
        box = BoxLayout(orientation="vertical", size_hint_y=None, spacing=dp(8))
        box.bind(minimum_height=box.setter("height"))
        code = "deck.number" if letter is None else "deck.number_up"
        box.add_widget(BoldText(text=self._say(Saying(code, {"letter": letter}))))
        grid = FormGrid()
        known = self._card.points[0 if letter is None else self._card.face.letters.index(letter)]
        for number in range(MOST_POINTS + 1):
            key = FormKey(text=str(number), chosen=number == known)
            key.bind(on_tap=lambda _key, number=number: self._tell(with_number(self._card, number, letter)))
            grid.add_widget(key)
        is_high = known is not None and known > MOST_POINTS
        more = FormKey(text=str(known) if is_high else self._say(Saying("table.threebetween.more_numbers")))
        more.chosen = is_high
        more.bind(on_tap=lambda _key: self._type_number(letter))
        grid.add_widget(more)
        box.add_widget(grid)
        return box

    def _type_number(self, letter: str | None) -> None:
        """A number beyond those with keys of their own."""
        typed = {"number": 0}
        body = self.ids.body
        body.clear_widgets()
        body.add_widget(SheetHeading(text=self._say(Saying("deck.more"))))
        body.add_widget(NumberPad(lambda number: typed.update(number=number)))
        take = PrimaryButton(text=self._say(Saying("table.enter")))
        take.bind(on_tap=lambda _b: self._tell(with_number(self._card, typed["number"], letter)))
        body.add_widget(take)

    def _copies(self) -> FormGrid:
        grid = FormGrid()
        for count in (None, *copy_numbers(self._card.face)):
            words = self._say(Saying("deck.unknown")) if count is None else str(count)
            key = FormKey(text=words, chosen=count == self._card.copies)
            key.bind(on_tap=lambda _key, count=count: self._tell(self._card._replace(copies=count)))
            grid.add_widget(key)
        return grid

    def _tell(self, card: Printed) -> None:
        self.dispatch("on_card", card)
