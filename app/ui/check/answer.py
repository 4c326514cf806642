"""The desk's answer: the verdict, what would have been, the clause, and the house rules that would turn it."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout

from app.ui.panels.form import FormGrid
from app.ui.pieces import BetskiCoin
from app.ui.present.check import NONE, RuleChip, Ruling
from app.ui.present.check_share import instead_head, rule_words
from app.ui.present.saying import Saying
from app.ui.present.verdict import clause_number
from app.ui.sheets.verdict import ClauseRow, WouldBeLegal
from app.ui.widgets import LinkButton
from app.ui.widgets.button import LabelledButton
from rules.core.game import Game

Say = Callable[[Saying], str]
Knows = Callable[[str], bool]


class RuleButton(LabelledButton):
    """A house rule and how it is set; as wide as its words, which break where the row ends."""


class RulingMore(BoxLayout):
    """What stands below the verdict; `on_open_rule` with a clause, `on_rule` with a house rule, `on_share`."""

    __events__ = ("on_open_rule", "on_rule", "on_share")

    def on_open_rule(self, clause: str) -> None:
        """The rule is to be read."""

    def on_rule(self, chip: RuleChip) -> None:
        """A house rule is to be set otherwise."""

    def on_share(self) -> None:
        """Somebody else is to see it."""

    def show(self, game: Game, ruling: Ruling, chips: Sequence[RuleChip], say: Say, knows: Knows) -> None:
        """Lay out what goes with this answer."""
        self.clear_widgets()
        if ruling.instead is not None and knows(ruling.instead.code):
            box = WouldBeLegal(head=say(instead_head(ruling)), words=say(ruling.instead))
            for gold in ruling.golds:
                box.ids.coins.add_widget(BetskiCoin(figure=gold, card_width=dp(36)))
            self.add_widget(box)
        if chips:
            self.add_widget(self._rules(game, chips, say))
        if ruling.clause:
            self.add_widget(self._clause(game, ruling.clause, say))
        if ruling.kind != NONE:
            share = LinkButton(text=say(Saying("check.share")), icon="share-variant")
            share.bind(on_tap=lambda _button: self.dispatch("on_share"))
            self.add_widget(share)

    def _clause(self, game: Game, key: str, say: Say) -> ClauseRow:
        clause = next(each for each in game.clauses if each.key == key)
        row = ClauseRow(
            number=say(clause_number(game.key, clause, say)),
            words=say(Saying(f"{game.key}.clause.{key}")),
            open_text=say(Saying("verdict.open_rule")),
        )
        row.bind(on_open=lambda _row: self.dispatch("on_open_rule", key))
        return row

    def _rules(self, game: Game, chips: Sequence[RuleChip], say: Say) -> FormGrid:
        grid = FormGrid()
        for each in chips:
            words = rule_words(game, each, say)
            button = RuleButton(text=words, icon="swap-horizontal")
            button.bind(on_tap=lambda _button, each=each: self.dispatch("on_rule", each))
            grid.add_widget(button)
        return grid


def put_up(bar: Any, ruling: Ruling, say: Say) -> None:
    """Show the verdict itself in its bar, the reasons a line each."""
    icon = "hand-pointing-right" if ruling.kind == "none" else ""
    bar.show(ruling.kind, say(ruling.line), "\n".join(map(say, ruling.details)), icon)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
