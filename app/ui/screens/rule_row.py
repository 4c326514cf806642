"""One house rule on the set-up screen: a toggle, a number, or a few choices."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.ui import theme
from app.ui.present.new_match import CHOICE, NUMBER, RuleView
from app.ui.widgets import Segmented, Stepper, Tappable, Toggle
from app.ui.widgets.measure import text_width
from rules.core.house_rules import Value

SEGMENT_EDGES = 16  # dp that a segment keeps free beside its word


class RuleText(Tappable, BoxLayout):
    """Name and help of a house rule; a tap opens its clause."""

    title = StringProperty("")
    detail = StringProperty("")
    changed = BooleanProperty(False)


class RuleRow(BoxLayout):
    """A house rule: `on_value` when the table chooses, `on_read` when somebody wants its clause."""

    __events__ = ("on_value", "on_read", "on_refused")
    title = StringProperty("")
    detail = StringProperty("")
    changed = BooleanProperty(False)
    lowest = BooleanProperty(False)

    def __init__(self, control: Widget, beside: bool, **kwargs: Any) -> None:
        self.control = control
        super().__init__(**kwargs)
        (self.ids.beside if beside else self.ids.below).add_widget(control)

    def on_value(self, value: Value) -> None:
        """Another value was chosen."""

    def on_read(self) -> None:
        """The text was touched."""

    def on_refused(self, reason: str) -> None:
        """A number is at its end."""

    def show(self, view: RuleView) -> None:
        """Show a value that was set elsewhere."""
        self.changed = view.changed
        if view.kind == NUMBER:
            self.control.value = view.value
        elif view.kind == CHOICE:
            self.control.index = view.options.index(view.value)
        else:
            self.control.active = view.value


class Choice(Tappable, BoxLayout):
    """One of several choices, on a line of its own."""

    text = StringProperty("")
    chosen = BooleanProperty(False)


class Choices(BoxLayout):
    """A few choices: side by side where their words fit, else one below the other."""

    options = ListProperty()
    index = NumericProperty(0)

    def __init__(self, **kwargs: Any) -> None:
        self._is_row: bool | None = None
        super().__init__(**kwargs)
        self.bind(width=self._lay, options=self._relay, index=self._mark)
        theme.current().bind(text_scale=self._relay)

    def _relay(self, *_args: Any) -> None:
        self._is_row = None
        self._lay()

    def _lay(self, *_args: Any) -> None:
        is_row = fit_in_a_row(self.options, self.width)
        if is_row == self._is_row:
            return
        self._is_row = is_row
        self.clear_widgets()
        for widget in [self._row()] if is_row else self._lines():
            self.add_widget(widget)

    def _row(self) -> Segmented:
        row = Segmented(index=self.index)
        row.options = self.options
        row.bind(index=lambda _row, index: setattr(self, "index", index))
        return row

    def _lines(self) -> list[Choice]:
        lines = []
        for place, word in enumerate(self.options):
            line = Choice(text=word, chosen=place == self.index)
            line.bind(on_tap=lambda _line, place=place: setattr(self, "index", place))
            lines.append(line)
        return lines

    def _mark(self, *_args: Any) -> None:
        if self._is_row:
            self.children[0].index = self.index
            return
        for place, line in enumerate(reversed(self.children)):
            line.chosen = place == self.index


def fit_in_a_row(words: Sequence[str], width: float) -> bool:
    """Whether every word fits into an equal share of the width."""
    look = theme.current()
    share = (width - dp(8)) / max(1, len(words)) - dp(SEGMENT_EDGES)
    return all(text_width(word, look.lato_bold, look.body) <= share for word in words)


def rule_row(view: RuleView, title: str, detail: str, words: Sequence[str], ends: tuple[str, str]) -> RuleRow:
    """The row for a house rule; *words* name its choices, *ends* say why a number goes no further."""
    control, change = _control(view, words, ends)
    row = RuleRow(control, beside=view.kind != CHOICE, title=title, detail=detail, changed=view.changed)
    change(row)
    return row


def _control(
    view: RuleView, words: Sequence[str], ends: tuple[str, str]
) -> tuple[Widget, Callable[[RuleRow], None]]:
    """The control, and what ties it to its row."""
    if view.kind == NUMBER:
        stepper = Stepper(
            value=view.value, low=view.low, high=view.high, step=view.step, low_reason=ends[0], high_reason=ends[1]
        )
        return stepper, lambda row: stepper.bind(
            value=lambda _stepper, value: row.dispatch("on_value", int(value)),
            on_refused=lambda _stepper, reason: row.dispatch("on_refused", reason),
        )
    if view.kind == CHOICE:
        choices = Choices(options=list(words), index=view.options.index(view.value))
        return choices, lambda row: choices.bind(
            index=lambda _choices, index: row.dispatch("on_value", view.options[int(index)])
        )
    toggle = Toggle(active=view.value, place=int(view.value))
    return toggle, lambda row: toggle.bind(active=lambda _toggle, active: row.dispatch("on_value", active))


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
