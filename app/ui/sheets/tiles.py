"""The tiles that were told, over the whole screen: touch two words to play them, or type a tile to tell it."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.scrollview import ScrollView

from app.ui.panels.table_side import TableSide
from app.ui.panels.word_pad import StackWords
from app.ui.present import pair_three_tiles as view
from app.ui.present.pair_three import stack_views
from app.ui.present.saying import Saying
from app.ui.present.tile_board import typed_words
from app.ui.sheets.full import FullSheet
from app.ui.widgets import Tappable
from app.ui.widgets.written import Written
from rules.decks.tiles import Tile


class TileWord(Tappable, Written):
    """A word on a told tile."""

    chosen = BooleanProperty(False)


class ToldTile(BoxLayout):
    """The four words of a tile, side by side."""


class PlaceHead(BoxLayout):
    """Where the tiles below lie, and how many of them are told."""

    title = StringProperty("")
    count = StringProperty("")


class TilePlaces(ScrollView):
    """Every place with its tiles."""


class TilesSheet(FullSheet):
    """`on_pair` gets two words that were touched."""

    def __init__(self, table: TableSide, on_pair: Callable[[view.Pair], None], **kwargs: Any) -> None:
        self._on_pair = on_pair
        self._picks: tuple[view.Pick, ...] = ()
        part = TilePlaces()
        super().__init__(table, part, **kwargs)
        self._column = part.ids.column
        self._drop = self._button("drop", self._let_go, "close")
        self.title = table.say(Saying("table.pair_three.tiles_told"))

    @property
    def belongs(self) -> bool:
        """Tiles lie open in Stacks and Steal & Stack, while a round is on."""
        return view.has_shelf(self._state)

    @property
    def is_busy(self) -> bool:
        """Whether letters are typed, words touched, or a tile is to be placed."""
        return self._tile is not None or bool(self._letters) or bool(self._picks)

    # --- showing

    def _draw(self) -> None:
        self._put_up(view.shelf_banner(self._letters, self._tile, self._picks))
        self._draw_places()
        self._draw_pad()

    def _draw_places(self) -> None:
        column, say = self._column, self._table.say
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

    def _let_go(self) -> None:
        self._tile, self._letters, self._picks = None, "", ()
        self._draw()

    def _touched(self, letter: str) -> None:
        self._picks = ()
        self._tile = self._typed_tile(letter)
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


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
