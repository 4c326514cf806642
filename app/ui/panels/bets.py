"""A bet to choose in In Between: presets, a slider between the limits, and a keypad for any other amount."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ColorProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.slider import Slider

from app.ui.panels.form import NumberPad
from app.ui.panels.table_side import TableSide
from app.ui.present.in_between import BET, HALF, MIN, MOON, POT, Preset, Stake, nearest_bet
from app.ui.present.saying import Saying
from app.ui.widgets import IconButton, PrimaryButton, Sheet, SheetHeading, Tappable
from rules.in_between.betting import BetLimits

PRESETS = {
    MIN: "table.in_between.min",
    BET: "table.in_between.chosen_bet",
    HALF: "table.in_between.half",
    POT: "table.in_between.pot_bet",
    MOON: "table.in_between.moon_bet",
}


class BetChooser(BoxLayout):
    """The bets that can be chosen; *on_stake* is told which one was."""

    def __init__(
        self,
        table: TableSide,
        presets: tuple[Preset, ...],
        limits: BetLimits | None,
        stake: Stake,
        on_stake: Callable[[Stake], None],
    ) -> None:
        super().__init__()
        self._table, self._limits, self._stake, self._on_stake = table, limits, stake, on_stake
        for preset in presets:
            self.ids.presets.add_widget(self._preset(preset))
        if limits is not None:
            self.add_widget(self._slider(limits))

    def _preset(self, preset: Preset) -> "BetButton":
        button = BetButton(
            figure=preset.text,
            words=self._table.say(Saying(PRESETS[preset.key])),
            chosen=preset.chosen,
            greyed=bool(preset.refusal),
            reason=self._reason(preset.refusal),
        )
        button.bind(on_tap=lambda _b: self._on_stake(preset.stake))
        button.bind(on_refused=lambda _b, reason: self._table.refuse(reason))
        return button

    def _reason(self, refusal: tuple[Saying, ...]) -> str:
        """Why not, and what instead where there is anything to say."""
        return " ".join(self._table.say(each) for each in refusal if self._table.has_sentence(each.code))

    def _slider(self, limits: BetLimits) -> BoxLayout:
        row = BoxLayout(size_hint_y=None, height=dp(48), spacing=dp(8))
        most = max(limits.low + 1, limits.high)
        slider = BetSlider(min=limits.low, max=most, step=limits.step, value=min(most, self._stake.amount))
        slider.bind(on_let_go=lambda bar: self._on_stake(self._near(limits, int(bar.value))))
        row.add_widget(slider)
        keypad = IconButton(icon="dialpad", pos_hint={"center_y": 0.5})
        keypad.bind(on_tap=lambda _b: self._open_keypad(limits))
        row.add_widget(keypad)
        return row

    def _near(self, limits: BetLimits, amount: int) -> Stake:
        """The bet nearest to *amount* that is within the limits."""
        return Stake(nearest_bet(limits, amount), guess=self._stake.guess)

    def _open_keypad(self, limits: BetLimits) -> None:
        say, state = self._table.say, self._table.session.state
        sheet, typed = Sheet(), {"amount": 0}
        sheet.add_widget(SheetHeading(text=say(Saying("in_between.ask.bet", {"seat": state.turn}))))
        sheet.add_widget(NumberPad(lambda number: typed.update(amount=number), state.house.unit))
        take = PrimaryButton(text=say(Saying("table.enter")))
        take.bind(on_tap=lambda _b: self._take_typed(sheet, limits, typed["amount"]))
        sheet.add_widget(take)
        sheet.open(self)

    def _take_typed(self, sheet: Sheet, limits: BetLimits, amount: int) -> None:
        """A bet past the limits is answered with the limit; the nearest one is proposed."""
        sheet.close()
        fitting, money = self._near(limits, amount), self._table.session.state.money
        self._on_stake(fitting)
        if fitting.amount != amount:
            facts = {"amount": money(amount), "low": money(limits.low), "high": money(limits.high)}
            self._table.refuse(self._table.say(Saying("table.in_between.limits", facts)))


class BetButton(Tappable, BoxLayout):
    """A bet to choose: its figure and its name; the moon has a picture instead."""

    figure = StringProperty("")
    words = StringProperty("")
    chosen = BooleanProperty(False)
    ink = ColorProperty([1, 1, 1, 1])


class BetSlider(Slider):
    """A slider that says when the finger lets go."""

    __events__ = ("on_let_go",)

    def on_touch_up(self, touch: Any) -> bool:
        """Only then is the bet chosen, so that nothing is built anew under the finger."""
        mine = touch.grab_current is self
        taken = super().on_touch_up(touch)
        if mine:
            self.dispatch("on_let_go")
        return taken

    def on_let_go(self) -> None:
        """The bet is chosen."""


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
