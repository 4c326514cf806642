"""The house rules of a match that is being set up."""

from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.ui.present import new_match as setting
from app.ui.present.new_match import Draft, RuleView
from app.ui.screens.rule_row import RuleRow, rule_row
from app.ui.screens.section_head import SectionHead
from app.ui.services import Services
from app.ui.widgets import Snackbar
from rules.core.game import Game

__all__ = ["RulesPart", "SectionHead"]


class RulesPart(BoxLayout):
    """Every switch of the game: `on_draft` when one is turned, `on_read` when somebody wants its clause."""

    __events__ = ("on_draft", "on_read")
    title = StringProperty("")
    changed_text = StringProperty("")
    book_text = StringProperty("")
    is_changed = BooleanProperty(False)
    lift = NumericProperty(0)

    def __init__(self, **kwargs: Any) -> None:
        self._rows: dict[str, RuleRow] = {}
        super().__init__(**kwargs)

    def on_draft(self, draft: Draft) -> None:
        """Something was chosen."""

    def on_read(self, clause: str) -> None:
        """Somebody wants to read a clause."""

    def tell(self, services: Services) -> None:
        """Take the words from here."""
        self.services = services
        self.title = services.say("new_match.rules")
        self.book_text = services.say("new_match.back_to_book")

    def begin(self, game: Game, draft: Draft) -> None:
        """Lay out the game's house rules."""
        self._game = game
        panel = self.ids.panel
        panel.clear_widgets()
        views = setting.rule_views(game, draft.rules)
        self._rows = {view.key: self._row(view) for view in views}
        for row in self._rows.values():
            panel.add_widget(row)
        if panel.children:
            panel.children[0].lowest = True
        self.show(draft)

    def show(self, draft: Draft) -> None:
        """Show what is chosen."""
        self._draft = draft
        for view in setting.rule_views(self._game, draft.rules):
            self._rows[view.key].show(view)
        count = setting.changed_count(self._game, draft.rules)
        self.is_changed = bool(count)
        self.changed_text = self.services.say("new_match.changed" if count else "new_match.by_book", {"count": count})

    def go_by_the_book(self) -> None:
        """Every house rule as the book has it, with a way back."""
        before, say = self._draft.rules, self.services.say
        self.dispatch("on_draft", setting.by_the_book(self._game, self._draft))
        bar = Snackbar(text=say("new_match.by_book"), action=say("app.undo"))
        bar.bind(on_answer=lambda _bar: self.dispatch("on_draft", self._draft._replace(rules=before)))
        bar.open(self, above=self.lift)

    def _row(self, view: RuleView) -> RuleRow:
        say, code = self.services.say, f"{self._game.key}.switch.{view.key}"
        words = [setting.value_text(say, self._game.key, view.key, value) for value in view.options]
        ends = say("new_match.least", {"value": view.low}), say("new_match.most", {"value": view.high})
        row = rule_row(view, say(code), say(f"{code}.help"), words, ends)
        row.bind(
            on_value=lambda _row, value: self.dispatch("on_draft", setting.with_rule(self._draft, view.key, value)),
            on_read=lambda _row: self.dispatch("on_read", view.clause),
            on_refused=lambda _row, reason: Snackbar(text=reason).open(self, above=self.lift),
        )
        return row


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
