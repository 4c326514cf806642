"""Sheets of the check desk: an amount to type, and all values of a house rule."""

from collections.abc import Callable
from typing import Any

from kivy.uix.widget import Widget

from app.ui.panels.form import FormGrid, NumberPad
from app.ui.present.check import RuleChip, rule_values
from app.ui.present.new_match import value_text
from app.ui.present.saying import Saying
from app.ui.widgets import Chip, PrimaryButton, Sheet, SheetHeading
from rules.core.game import Game
from rules.core.house_rules import Value

Say = Callable[[Saying], str]


class RuleSheet(Sheet):
    """A chip for each value that a house rule can have; a touch sets it."""

    def __init__(self, game: Game, chip: RuleChip, say: Say, on_value: Callable[[str, Value], None], **kw: Any) -> None:
        super().__init__(**kw)
        self.add_widget(SheetHeading(text=say(Saying(f"{game.key}.switch.{chip.key}"))))
        grid = FormGrid()
        for value in rule_values(game, chip.key):
            words = value_text(lambda code: say(Saying(code)), game.key, chip.key, value)
            option = Chip(text=words, chosen=value == chip.value)
            option.bind(on_tap=lambda _chip, value=value: (self.close(), on_value(chip.key, value)))
            grid.add_widget(option)
        self.add_widget(grid)


def ask_amount(near: Widget, question: str, take: str, on_amount: Callable[[int], None]) -> None:
    """Have an amount typed; nothing typed changes nothing."""
    sheet, typed = Sheet(), {"amount": 0}
    sheet.add_widget(SheetHeading(text=question))
    sheet.add_widget(NumberPad(lambda number: typed.update(amount=number)))
    button = PrimaryButton(text=take)

    def taken() -> None:
        sheet.close()
        if typed["amount"]:
            on_amount(typed["amount"])

    button.bind(on_tap=lambda _button: taken())
    sheet.add_widget(button)
    sheet.open(near)
