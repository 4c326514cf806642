"""A sheet over the whole table, with a bar, a pad and an answer of its own, for entering tiles by their words."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

import app.ui.pieces  # noqa: F401  # the kv file names them
from app.ui import theme
from app.ui.panels.table_side import TableSide
from app.ui.panels.word_pad import BACK, WordPad
from app.ui.present.saying import Saying
from app.ui.present.tile_board import typed_tile
from app.ui.present.verdict import Banner
from app.ui.router import router_of
from app.ui.widgets import FilledButton
from rules.decks.tiles import Tile
from rules.pair_three import state as s

PAD_SHARE = 0.66  # of a tall screen, at most


class TypedTile(BoxLayout):
    """The tile as far as its words are typed, and what to type next."""

    words = ListProperty(["", "", "", ""])
    help = StringProperty("")
    compact = BooleanProperty(False)


class FullSheet(BoxLayout):
    """Lies over the table until it is closed; what is entered goes through the table, which judges and records.

    A subclass gives the *main* part, and says when the sheet belongs to the table, whether anything is typed or held,
    how that is let go of, and what a letter does.
    """

    is_wide = BooleanProperty(False)
    title = StringProperty("")
    subtitle = StringProperty("")
    pad_room = NumericProperty(0)

    def __init__(self, table: TableSide, main: Widget, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._table = table
        self._router: Any = None
        self._unsubscribe: Callable[[], None] | None = None
        self._letters = ""
        self._tile: Tile | None = None  # complete, and to be placed or told
        self.pad = WordPad(self._touched)
        self.typed = TypedTile(help=table.say(Saying("table.pair_three.board.clockwise")))
        self.ids.main.add_widget(main)
        self.bind(size=lambda *_: self._arrange())

    # --- what the router calls

    def open(self, near: Any) -> None:
        """Cover the table that `near` lies on."""
        self._router = router_of(near)
        self._unsubscribe = self._table.session.subscribe(self.refresh)
        if self._router is not None:
            self._router.push_sheet(self)
        self._arrange()
        self.refresh()

    def close(self, animated: bool = True) -> None:
        """Back to the words."""
        if self._unsubscribe is not None:
            self._unsubscribe()
            self._unsubscribe = None
        if self._router is not None:
            self._router.drop_sheet(self)
        if self.parent is not None:
            self.parent.remove_widget(self)

    # --- what a subclass says

    @property
    def belongs(self) -> bool:
        """Whether there is anything to show as the match stands."""
        raise NotImplementedError

    @property
    def is_busy(self) -> bool:
        """Whether anything is typed or held."""
        raise NotImplementedError

    def _let_go(self) -> None:
        raise NotImplementedError

    def _touched(self, letter: str) -> None:
        raise NotImplementedError

    # --- what all have in common

    @property
    def _state(self) -> s.State:
        return self._table.session.state

    def refresh(self) -> None:
        """Show the match as it stands: an entry ends whatever was held."""
        if self.belongs:
            self._let_go()
        else:
            self.close()

    def undo(self) -> None:
        """Let go of what is held or typed, else take back the last entry."""
        if self.is_busy:
            self._let_go()
        else:
            self._table.undo()

    def _typed_tile(self, letter: str) -> Tile | None:
        """The tile, once this letter has completed its four words."""
        self._letters = self._letters[:-1] if letter == BACK else self._letters + letter
        tile = typed_tile(self._letters)
        if tile is not None:
            self._letters = ""
        return tile

    def _button(self, code: str, on_tap: Callable[[], None], icon: str) -> FilledButton:
        button = FilledButton(text=self._table.say(Saying(f"table.pair_three.board.{code}")), icon=icon)
        button.min_height = dp(48)
        button.bind(on_tap=lambda _button: on_tap())
        button.bind(on_refused=lambda _button, reason: self._refuse(reason))
        return button

    def _refuse(self, reason: str) -> None:
        self.ids.verdict.show("illegal", reason)

    def _put_up(self, banner: Banner) -> None:
        say = self._table.say
        details = " ".join(say(each) for each in banner.details[:1])
        self.ids.verdict.show(banner.kind, say(banner.line), details, banner.icon)

    def _arrange(self) -> None:
        """The pad below the main part, or beside it where there is room; the answer lies between the two, or below."""
        self.is_wide = self.width >= dp(600)
        pane, verdict = self.ids.pane, self.ids.verdict.__self__
        home = self.ids.main if self.is_wide else pane
        if verdict.parent is not home:
            verdict.parent.remove_widget(verdict)
            home.add_widget(verdict, index=0 if self.is_wide else len(pane.children))
        pane.size_hint = (None, 1) if self.is_wide else (1, None)
        if self.is_wide:
            pane.width = dp(384)
            self.pad_room = self.height - self.ids.bar.height - dp(18)
        else:
            self.pad_room = self.height * PAD_SHARE
            pane.height = pane.minimum_height
        room = dp(384) if self.is_wide else self.width - 2 * dp(14 if self.width >= dp(412) else 6)
        self.pad.compact = self.typed.compact = self.height < dp(780) * theme.current().text_scale
        self.pad.fit(room, room)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
