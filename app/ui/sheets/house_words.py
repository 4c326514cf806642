"""The words that tables have voted on: to look at, and to forget one by one."""

from typing import Any

from app.session.house_words import forget_word, kept_words
from app.ui.panels.table_side import TableSide
from app.ui.present.saying import Saying
from app.ui.router import router_of
from app.ui.widgets import IconButton, ListRow, Panel, QuietText, Sheet, SheetHeading
from rules.pair_three.pieces import HouseWord


def add_house_words_part(sheet: Sheet, table: TableSide) -> None:
    """The way to the list, in the table's menu."""
    panel = Panel()
    title = table.say(Saying("table.pair_three.house_words"))
    row = ListRow(title=title, icon="format-list-bulleted", chevron=True)
    row.bind(on_tap=lambda _row: _open_words(sheet, table))
    panel.add_widget(row)
    sheet.add_widget(panel)


def _open_words(sheet: Sheet, table: TableSide) -> None:
    """The list takes the place of the menu."""
    router = router_of(sheet)
    sheet.close()
    if router is not None:
        HouseWordsSheet(table).open(router)


class HouseWordsSheet(Sheet):
    """Each vote with its outcome, and a bin beside it."""

    def __init__(self, table: TableSide, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._table = table
        self._build()

    def _build(self) -> None:
        say = self._table.say
        words = kept_words(self._table.services.library)
        self.ids.body.clear_widgets()
        self.add_widget(SheetHeading(text=say(Saying("table.pair_three.house_words"))))
        help_code = "house_words.help" if words else "house_words.none"
        self.add_widget(QuietText(text=say(Saying(f"table.pair_three.{help_code}"))))
        panel = Panel()
        for word in words:
            panel.add_widget(self._row(word))
        if words:
            self.add_widget(panel)

    def _row(self, word: HouseWord) -> ListRow:
        code = "yes" if word.accepted else "no"
        detail = self._table.say(Saying(f"table.pair_three.house_word.{code}", {"rule": word.rule}))
        row = ListRow(title=word.label, detail=detail)
        bin_button = IconButton(icon="delete-outline")
        bin_button.bind(on_tap=lambda _button: self._forget(word))
        row.trail(bin_button)
        return row

    def _forget(self, word: HouseWord) -> None:
        forget_word(self._table.services.library, word)
        self._build()
