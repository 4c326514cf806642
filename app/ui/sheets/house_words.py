"""The words that tables have voted on: to look at, to change, to forget one by one, to pass on."""

from collections.abc import Sequence
from typing import Any

from kivy.core.clipboard import Clipboard

from app.session.house_words import forget_word, keep_words, kept_words, merged_words, set_word
from app.ui.panels.table_side import TableSide
from app.ui.present import pair_three_house as house
from app.ui.present.saying import Saying
from app.ui.router import router_of
from app.ui.services import Services
from app.ui.trouble import notice
from app.ui.widgets import IconButton, ListRow, Panel, QuietText, Sheet, SheetHeading, Snackbar, Toggle
from rules.pair_three.pieces import HouseWord

PAGE = 20  # votes that are drawn at once


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
        HouseWordsSheet(table.services).open(router)


class HouseWordsSheet(Sheet):
    """Each vote with its outcome, a switch to turn it round and a bin beside it; all of them as text.

    The latest votes come first, a page at a time: a table that has voted for years has hundreds.
    """

    def __init__(self, services: Services, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._services = services
        self._shown = PAGE
        self._build()

    def _build(self) -> None:
        say = self._services.say
        words = kept_words(self._services.library)
        self.ids.body.clear_widgets()
        self.add_widget(SheetHeading(text=say("table.pair_three.house_words")))
        help_code = "house_words.help" if words else "house_words.none"
        self.add_widget(QuietText(text=say(f"table.pair_three.{help_code}")))
        self.add_widget(self._text_rows(bool(words)))
        if words:
            self.add_widget(self._list(words))

    def _list(self, words: Sequence[HouseWord]) -> Panel:
        panel = Panel()
        for word in words[::-1][: self._shown]:
            panel.add_widget(self._row(word))
        hidden = len(words) - self._shown
        if hidden > 0:
            more = ListRow(title=self._services.say("table.pair_three.house_words.more", {"count": hidden}))
            more.bind(on_tap=lambda _row: self._show_more())
            panel.add_widget(more)
        return panel

    def _show_more(self) -> None:
        self._shown += PAGE
        self._build()

    def _row(self, word: HouseWord) -> ListRow:
        row = ListRow(title=word.label, detail=self._outcome(word))
        toggle = Toggle(active=word.accepted)
        toggle.bind(active=lambda _toggle, is_on: self._turn(row, word._replace(accepted=is_on)))
        row.bind(on_tap=lambda _row: toggle.press())
        bin_button = IconButton(icon="delete-outline")
        bin_button.bind(on_tap=lambda _button: self._change(lambda: forget_word(self._services.library, word)))
        row.trail(toggle)
        row.trail(bin_button)
        return row

    def _outcome(self, word: HouseWord) -> str:
        code = "yes" if word.accepted else "no"
        return self._services.say(f"table.pair_three.house_word.{code}", {"rule": word.rule})

    def _turn(self, row: ListRow, turned: HouseWord) -> None:
        """Only this row changes; the others need not be drawn anew."""
        with notice(self, self._services):
            set_word(self._services.library, turned)
            row.detail = self._outcome(turned)
            return
        self._build()  # it could not be kept, and the switch says again what is

    def _text_rows(self, has_words: bool) -> Panel:
        say, panel = self._services.say, Panel()
        rows = [("paste", "file-import", {"example": house.EXAMPLE}, self._paste)]
        if has_words:
            rows.insert(0, ("copy", "content-copy", {}, self._copy))
        for key, icon, facts, act in rows:
            title, detail = (say(f"table.pair_three.house_words.{key}{end}", facts) for end in ("", ".help"))
            row = ListRow(title=title, detail=detail, icon=icon)
            row.bind(on_tap=lambda _row, act=act: act())
            panel.add_widget(row)
        return panel

    def _change(self, act: Any) -> None:
        with notice(self, self._services):
            act()
        self._build()

    def _copy(self) -> None:
        Clipboard.copy(house.words_text(kept_words(self._services.library)))
        self._tell("copied")

    def _paste(self) -> None:
        try:
            words = house.words_of_text(Clipboard.paste() or "")
        except house.BadWordsText as error:
            self._tell("bad_text", word=error.word)
            return
        if not words:
            self._tell("no_text")
            return
        library = self._services.library
        self._change(lambda: keep_words(library, merged_words(kept_words(library), words)))
        self._tell("pasted", count=len(words))

    def _tell(self, code: str, **facts: object) -> None:
        Snackbar(text=self._services.say(f"table.pair_three.house_words.{code}", facts)).open(self)
