"""Asks for the fields of any prompt: pieces, amounts, choices, seats."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.stacklayout import StackLayout
from kivy.uix.widget import Widget

from app.ui.panels.table_side import TableSide
from app.ui.present.generic import (
    PieceKey,
    PromptRow,
    amounts,
    answered,
    choice_codes,
    field_text,
    is_amount,
    picked_more,
    picks_at_once,
    piece_keys,
    way_label,
)
from app.ui.present.money import money_text
from app.ui.present.saying import Saying, amount_unit
from app.ui.widgets import Chip, Key, PrimaryButton, Text
from rules.chips import CHIPS
from rules.core.prompt import AmountField, ChoiceField, Field, PieceField, SeatField, WayField

PAD_KEYS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "⌫", "0")
MOST_DIGITS = 9


class FormKey(Key):
    """A key that can be chosen."""

    chosen = BooleanProperty(False)


class BackspaceKey(FormKey):
    """Takes the last sign back."""


class FormGrid(StackLayout):
    """Keys or chips, as many side by side as there is room for."""


def column() -> BoxLayout:
    """Parts below each other, as high as they are."""
    box = BoxLayout(orientation="vertical", size_hint_y=None, spacing=dp(8))
    box.bind(minimum_height=box.setter("height"))
    return box


def people(
    table: TableSide, seats: Sequence[int], on_seat: Callable[[int], None], chosen: int | None = None
) -> FormGrid:
    """A chip for each of these players; *on_seat* is told who was touched."""
    grid = FormGrid()
    grid.bind(width=leave_room)
    for seat in seats:
        chip = Chip(text=table.session.players[seat], person=True, tint=seat, chosen=seat == chosen)
        chip.bind(on_tap=lambda _chip, seat=seat: on_seat(seat))
        grid.add_widget(chip)
    return grid


def leave_room(grid: FormGrid, width: float) -> None:
    """A name is as wide as a line allows, beside the face on its chip."""
    for chip in grid.children:
        chip.widest = max(dp(80), width - dp(72))


def _close_up(grid: FormGrid, width: float) -> None:
    """Seven figures side by side, on a narrow screen close to each other."""
    grid.spacing = dp(8) if width >= dp(384) else dp(2)


class NumberPad(BoxLayout):
    """A number typed on keys of our own, written as the table counts: with cents the last two digits are cents."""

    text = StringProperty("0")
    figure = StringProperty("0")

    def __init__(self, on_number: Callable[[int], None], unit: str = CHIPS, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._on_number = on_number
        self._unit = unit
        self.figure = money_text(0, unit)
        for sign in PAD_KEYS:
            key = BackspaceKey() if sign == "⌫" else FormKey(text=sign)
            key.min_side = dp(56)
            key.bind(on_tap=lambda _key, sign=sign: self._typed(sign))
            self.ids.digits.add_widget(key)

    def _typed(self, sign: str) -> None:
        digits = self.text[:-1] if sign == "⌫" else (self.text + sign)[-MOST_DIGITS:]
        self.text = str(int(digits or "0"))
        self.figure = money_text(int(self.text), self._unit)
        self._on_number(int(self.text))


class PromptForm(BoxLayout):
    """One prompt's fields; a prompt with one simple field is answered by one touch."""

    def __init__(self, table: TableSide, row: PromptRow, on_done: Callable[[], None] | None = None, **kw: Any) -> None:
        super().__init__(**kw)
        self._table = table
        self._row = row
        self._on_done = on_done
        self._picks: dict[str, Any] = {}
        self._pickers: dict[str, dict[Any, Widget]] = {}
        for field in row.prompt.fields:
            self._add_field(field)
        self._at_once = len(row.prompt.fields) == 1 and picks_at_once(row.prompt.fields[0]) and not self._typed
        if not self._at_once:
            self._confirm = PrimaryButton(text=table.say(Saying("table.enter") if row.prompt.fields else row.text))
            self._confirm.reason = table.say(Saying("table.not_complete"))
            self._confirm.bind(on_tap=lambda _button: self._answer())
            self._confirm.bind(on_refused=lambda _button, reason: table.refuse(reason))
            self.add_widget(self._confirm)
            self._mark()

    @property
    def _typed(self) -> bool:
        """Whether a number is typed digit by digit, so that no single touch completes it."""
        return any(isinstance(field, AmountField) and amounts(field) is None for field in self._row.prompt.fields)

    @property
    def _unit(self) -> str:
        return amount_unit(self._row.prompt.action, self._table.session.state)

    def _add_field(self, field: Field) -> None:
        question = field_text(self._table.session.game, self._row.prompt, field)
        if self._table.has_sentence(question.code):
            self.add_widget(Text(text=self._table.say(question)))
        if isinstance(field, AmountField) and amounts(field) is None:
            self.add_widget(NumberPad(partial(self._take, field), self._unit))
            return
        grid = FormGrid()
        if isinstance(field, AmountField):
            grid.bind(width=_close_up)
        elif isinstance(field, SeatField):
            grid.bind(width=leave_room)
        self._pickers[field.name] = {}
        for value, widget in self._widgets(field):
            self._pickers[field.name][value] = widget
            widget.bind(on_tap=lambda _widget, value=value: self._touch(field, value))
            widget.bind(on_refused=lambda _widget, _reason, value=value: self._touch(field, value))
            grid.add_widget(widget)
        self.add_widget(grid)

    def _widgets(self, field: Field) -> Sequence[tuple[Any, Widget]]:
        game, names = self._table.session.game, self._table.session.players
        if isinstance(field, PieceField):
            keys = piece_keys(game, field)
            return [(k.code, FormKey(text=self._words_of(k), look="key" if k.is_option else "greyed")) for k in keys]
        if isinstance(field, AmountField):
            return [(number, FormKey(text=money_text(number, self._unit))) for number in amounts(field) or ()]
        if isinstance(field, WayField):
            return [(codes, Chip(text=way_label(game, field, codes))) for codes in field.options]
        if isinstance(field, SeatField):
            return [(seat, Chip(text=names[seat], person=True, tint=seat)) for seat in field.options]
        return [(option, Chip(text=self._choice(field, option))) for option in field.options]

    def _words_of(self, key: PieceKey) -> str:
        """A card of suits is told in words, any other piece by what is printed on it."""
        return self._table.say(Saying(key.said)) if self._table.has_sentence(key.said) else key.label

    def _choice(self, field: ChoiceField, option: str) -> str:
        codes = choice_codes(self._table.session.game, field, option)
        code = next((each for each in codes if self._table.has_sentence(each)), None)
        return self._table.say(Saying(code)) if code else option

    def _touch(self, field: Field, value: Any) -> None:
        if isinstance(field, PieceField):
            counts = {key.code: key.most for key in piece_keys(self._table.session.game, field)}
            self._take_many(field, value, counts[value])
        elif isinstance(field, SeatField):
            self._take_many(field, value, 1)
        else:
            self._take(field, value)

    def _take_many(self, field: PieceField | SeatField, value: Any, most: int) -> None:
        if field.at_most == 1:
            self._take(field, (value,))
            return
        picked = picked_more(self._picks.get(field.name, ()), value, most, field.at_most)
        self._take(field, picked)

    def _take(self, field: Field, pick: Any) -> None:
        self._picks[field.name] = pick
        if self._at_once:
            self._answer()
        else:
            self._mark()

    def _mark(self) -> None:
        for name, widgets in self._pickers.items():
            pick = self._picks.get(name)
            chosen = pick if isinstance(pick, tuple) and pick not in widgets else (pick,)
            for value, widget in widgets.items():
                widget.chosen = value in chosen
        self._confirm.greyed = not all(self._is_answered(field) for field in self._row.prompt.fields)

    def _is_answered(self, field: Field) -> bool:
        pick = self._picks.get(field.name)
        if isinstance(field, PieceField | SeatField):
            return field.at_least <= len(pick or ()) <= field.at_most and (pick is not None or not field.at_least)
        if isinstance(field, AmountField):
            return pick is not None and is_amount(field, pick)
        return pick is not None

    def _answer(self) -> None:
        picks = {field.name: self._picks.get(field.name, ()) for field in self._row.prompt.fields}
        self._table.enter(answered(self._table.session.game, self._row, picks))
        if self._on_done is not None:
            self._on_done()


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
