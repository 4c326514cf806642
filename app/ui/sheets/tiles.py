"""The tiles that were told, over the whole screen: touch two words to play them, or type a tile to tell it."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.ui.panels.table_side import TableSide
from app.ui.panels.word_pad import BACK, StackWords, WordPad
from app.ui.present import pair_three_tiles as view
from app.ui.present.pair_three import stack_views
from app.ui.present.saying import Saying
from app.ui.present.tile_board import typed_tile, typed_words
from app.ui.router import router_of
from app.ui.sheets.board import TypedTile
from app.ui.widgets import FilledButton, Tappable
from app.ui.widgets.written import Written
from rules.decks.tiles import Tile
from rules.pair_three import state as s

PAD_SHARE = 0.66  # of a tall screen, at most


class TileWord(Tappable, Written):
    """A word on a told tile."""

    chosen = BooleanProperty(False)


class ToldTile(BoxLayout):
    """The four words of a tile, side by side."""


class PlaceHead(BoxLayout):
    """Where the tiles below lie, and how many of them are told."""

    title = StringProperty("")
    count = StringProperty("")


class TilesSheet(BoxLayout):
    """`on_pair` gets two words that were touched; entries go through the table, which judges and records."""

    is_wide = BooleanProperty(False)
    title = StringProperty("")
    pad_room = NumericProperty(0)

    def __init__(self, table: TableSide, on_pair: Callable[[view.Pair], None], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._table = table
        self._on_pair = on_pair
        self._router: Any = None
        self._letters = ""
        self._tile: Tile | None = None
        self._picks: tuple[view.Pick, ...] = ()
        self._unsubscribe: Callable[[], None] | None = None
        self.pad = WordPad(self._touched)
        self.typed = TypedTile(help=table.say(Saying("table.pair_three.board.clockwise")))
        self._drop = FilledButton(text=table.say(Saying("table.pair_three.board.drop")), icon="close")
        self._drop.bind(on_tap=lambda _button: self._let_go())
        self.title = table.say(Saying("table.pair_three.tiles_told"))
        self.bind(size=lambda *_: self._arrange())

    # --- what the router calls

    def open(self, near: Any) -> None:
        """Cover the table that `near` lies on."""
        self._router = router_of(near)
        self._unsubscribe = self._table.session.subscribe(self._let_go)
        if self._router is not None:
            self._router.push_sheet(self)
        self._arrange()
        self._draw()

    def close(self, animated: bool = True) -> None:
        """Back to the words."""
        if self._unsubscribe is not None:
            self._unsubscribe()
            self._unsubscribe = None
        if self._router is not None:
            self._router.drop_sheet(self)
        if self.parent is not None:
            self.parent.remove_widget(self)

    # --- showing

    @property
    def _state(self) -> s.State:
        return self._table.session.state

    def _arrange(self) -> None:
        self.is_wide = self.width >= dp(600)
        pane = self.ids.pane
        pane.size_hint = (None, 1) if self.is_wide else (1, None)
        if self.is_wide:
            pane.width = dp(384)
            self.pad_room = self.height - self.ids.bar.height - dp(18)
        else:
            self.pad_room = self.height * PAD_SHARE
        room = dp(384) if self.is_wide else self.width - 2 * dp(14 if self.width >= dp(412) else 6)
        self.pad.compact = self.typed.compact = self.height < dp(780)
        self.pad.fit(room, room)

    def _draw(self) -> None:
        if not view.has_shelf(self._state):
            self.close()
            return
        banner = view.shelf_banner(self._letters, self._tile, self._picks)
        details = " ".join(self._table.say(each) for each in banner.details)
        self.ids.verdict.show(banner.kind, self._table.say(banner.line), details, banner.icon)
        self._draw_places()
        self._draw_pad()

    def _draw_places(self) -> None:
        column, say = self.ids.places, self._table.say
        column.clear_widgets()
        for place in view.places(self._state):
            column.add_widget(PlaceHead(title=say(place.title), count=say(place.count)))
            for tile in place.tiles:
                row = ToldTile()
                for word in tile.words:
                    row.add_widget(self._word(view.pick_at(place, tile, word)))
                column.add_widget(row)

    def _word(self, pick: view.Pick) -> TileWord:
        key = TileWord(text=pick.word.upper(), chosen=pick in self._picks)
        key.bind(on_tap=lambda _key: self._pick(pick))
        return key

    def _draw_pad(self) -> None:
        foot = self.ids.foot
        foot.clear_widgets()
        if self._tile is None:
            self.typed.words = list(typed_words(self._letters))
            foot.add_widget(self.typed)
            self.pad.lay("keys")
        else:
            self._draw_homes(self._tile)
        foot.add_widget(self.pad)
        self.ids.scroll.scroll_y = 0  # the letters stand lowest

    def _draw_homes(self, tile: Tile) -> None:
        """Whose the typed tile is: the top of a stack, or a player's."""
        state, say = self._state, self._table.say
        tops, hands = view.homes_on_stacks(state, tile), view.homes_in_hands(state, tile)
        found = stack_views(state)
        stacks = [StackWords(say(each.name), say(each.detail), say(each.short), each.tiles) for each in found]
        self.pad.show_stacks(stacks, -1, lambda place: self._tell(tops[place]))
        self.pad.show_ways((self._drop,))
        self.pad.question = say(Saying("table.pair_three.tiles.whose_hand"))
        players = self._table.session.players
        names = [(name, say(home.refusal) if home.refusal else "") for name, home in zip(players, hands, strict=True)]
        self.pad.show_names(names, lambda seat: self._tell(hands[seat]), self._refuse)
        self.pad.lay("stacks", "ways", "asked", "names")

    # --- touches

    def undo(self) -> None:
        """Let go of what is typed or touched, else take back the last entry."""
        if self._tile is not None or self._letters or self._picks:
            self._let_go()
        else:
            self._table.undo()

    def _let_go(self) -> None:
        self._tile, self._letters, self._picks = None, "", ()
        self._draw()

    def _touched(self, letter: str) -> None:
        self._letters = self._letters[:-1] if letter == BACK else self._letters + letter
        self._picks = ()
        self._tile = typed_tile(self._letters)
        if self._tile is not None:
            self._letters = ""
        self._draw()

    def _pick(self, pick: view.Pick) -> None:
        self._picks = view.with_pick(self._picks, pick)
        self._tile, self._letters = None, ""
        pair = view.pair_of(self._picks)
        if pair is None:
            self._draw()
            return
        self.close()
        self._on_pair(pair)

    def _tell(self, home: view.Home) -> None:
        if home.refusal is not None:
            self._refuse(self._table.say(home.refusal))
        else:
            self._table.enter(home.action)

    def _refuse(self, reason: str) -> None:
        self.ids.verdict.show("illegal", reason)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
