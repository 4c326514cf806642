"""The board over the whole screen: tell a tile by its four words, lay it, turn it, and see every pair judged."""

from pathlib import Path
from threading import Thread
from typing import Any

from kivy.clock import Clock
from kivy.lang import Builder
from kivy.properties import NumericProperty
from kivy.uix.floatlayout import FloatLayout

from app.ui.panels.table_side import TableSide
from app.ui.panels.tile_board import TileBoard  # noqa: F401  # the kv file names it
from app.ui.present import tile_board as view
from app.ui.present.pair_three import players_now
from app.ui.present.saying import Saying
from app.ui.present.verdict import Banner
from app.ui.sheets.full import FullSheet
from app.ui.sheets.vote import VoteSheet
from app.ui.widgets import Chip, FilledButton
from rules.decks.tiles import Tile
from rules.pair_three import state as s
from rules.pair_three.pieces import Laying, WordPair
from rules.pair_three.rulebook import SOLITAIRE
from rules.pair_three.solver import Solution


class BoardPart(FloatLayout):
    """The board, and what enlarges it."""

    step = NumericProperty(1.25)


class BoardSheet(FullSheet):
    """Tiles in their places; the one that is held goes where it is put."""

    def __init__(self, table: TableSide, **kwargs: Any) -> None:
        self._seat = 0  # whose board is shown in Solitaire
        self._laying: Laying | None = None
        self._solution: Solution | None = None
        part = BoardPart()
        super().__init__(table, part, **kwargs)
        self._board = part.ids.board
        self._board.bind(on_spot=lambda _board, column, row: self.touch_spot((column, row)))
        self._turn = self._button("turn", self._turn_tile, "")
        self._aside = self._button("aside", self._put_aside, "")
        self._drop = self._button("drop", self._let_go, "close")
        self._solve = self._button("solve", self._start_search, "magnify")
        self._vote = Chip(text=table.say(Saying("table.pair_three.vote")), icon="gavel", outlined=True)
        self._vote.bind(on_tap=lambda _chip: self._open_vote())
        self.ids.foot.add_widget(self.typed)
        self.ids.foot.add_widget(self.pad)
        self.title = table.say(Saying("table.pair_three.board"))

    @property
    def belongs(self) -> bool:
        """Only Crossword and Solitaire have a board, while a round is on."""
        return view.has_board(self._state)

    @property
    def is_busy(self) -> bool:
        """Whether a tile or an answer is held, or letters are typed."""
        return self._tile is not None or bool(self._letters) or self._solution is not None

    def refresh(self) -> None:
        """An entry ends whatever was held, but a vote on it does not."""
        steps = self._table.session.timeline.steps
        is_vote = bool(steps) and isinstance(steps[-1].entry.action, s.Voted)
        if is_vote and self._laying is not None and self.belongs:
            self._draw()
        else:
            super().refresh()

    # --- showing

    def _draw(self) -> None:
        state, say = self._state, self._table.say
        found = view.board_view(state, self._seat, self._laying)
        if self._solution is not None and self._solution.layings:
            found = view.solution_view(state, self._solution)
        self._board.view = found
        self.subtitle = say(view.board_where(state, self._seat, found))
        self._draw_bar()
        self._draw_pad()
        self.ids.scroll.scroll_y = 0  # the letters stand lowest

    def _draw_bar(self) -> None:
        state = self._state
        steps = self._table.session.timeline.steps
        if self._solution is not None:
            self._put_up(view.solution_banner(state, self._seat, self._solution))
        elif self._letters:
            self._put_up(view.typed_banner(self._letters))
        elif self._laying is not None:
            self._put_up(view.laying_banner(state, self._placer, self._laying))
        else:
            self._put_up(view.free_banner(state, self._tile is not None, steps[-1] if steps else None))

    @property
    def _placer(self) -> int:
        """Whose laying is judged: the owner of the board, or anybody who has a tile."""
        players = players_now(self._state)
        return self._seat if self._state.way == SOLITAIRE or not players else players[0]

    @property
    def _doubtful(self) -> WordPair | None:
        return None if self._laying is None else view.doubtful_pair(self._state, self._placer, self._laying)

    def _draw_pad(self) -> None:
        self.typed.words = list(view.typed_words(self._letters))
        is_open = self._tile is None and self._solution is None
        if is_open and self.typed.parent is None:
            self.ids.foot.add_widget(self.typed, index=1)
        elif not is_open and self.typed.parent is not None:
            self.ids.foot.remove_widget(self.typed)
        if self._tile is not None:
            self._draw_held(self._tile)
        elif self._solution is not None:
            self.pad.show_ways((self._drop,))
            self.pad.lay("ways")
        else:
            self._draw_open()

    def _draw_held(self, tile: Tile) -> None:
        """A tile is in hand: turn it, put it aside, or say who laid it."""
        state, say = self._state, self._table.say
        is_alone = state.way == SOLITAIRE
        may_vote = self._doubtful is not None
        self.pad.show_choice(self._vote if may_vote else None)
        refusal = view.put_aside_refusal(state, self._seat, tile)
        self._grey(self._aside, refusal)
        self._grey(self._turn, None if self._laying is not None else Saying("table.pair_three.board.touch_place"))
        self.pad.show_ways((self._turn, self._aside, self._drop) if is_alone else (self._turn, self._drop))
        if view.may_start(state):
            self.pad.show_due(say(Saying("table.pair_three.board.middle")), lambda: self._table.enter(s.Started(tile)))
            self.pad.lay("ways", "names")
        elif is_alone:
            self.pad.show_due(say(Saying("table.pair_three.board.lay")), lambda: self._lay(self._seat))
            self.pad.question = ""
            self.pad.lay("ways", *["asked"] * may_vote, "names")
        else:
            self.pad.question = say(Saying("table.pair_three.who_placed"))
            can = players_now(state)
            reason = {seat: say(Saying("pair_three.no_tiles", {"seat": seat})) for seat in range(state.seats)}
            names = enumerate(self._table.session.players)
            shown = [(name, "" if seat in can else reason[seat]) for seat, name in names]
            self.pad.show_names(shown, self._lay, self._refuse)
            self.pad.lay("ways", "asked", "names")

    def _draw_open(self) -> None:
        """No tile is in hand: type one, or take one that was put aside."""
        state = self._state
        is_alone = state.way == SOLITAIRE
        aside = state.shown[self._seat] if is_alone else ()
        self.pad.show_sides([tile.label for tile in aside], lambda place: self._take(aside[place]), icon="")
        self.pad.show_ways((self._solve,) if is_alone else ())
        count = len(view.own_tiles(state, self._seat)) if is_alone else 0
        self._grey(self._solve, None if count > 1 else Saying("table.pair_three.board.too_few"))
        parts = ["sides"] * bool(aside) + ["ways"] * is_alone
        self.pad.show_choice(None)
        if is_alone and state.seats > 1:
            self.pad.question = self._table.say(Saying("table.pair_three.board.whose"))
            names = [(name, "") for name in self._table.session.players]
            self.pad.show_names(names, self._choose_seat, self._refuse)
            parts += ["asked", "names"]
        self.pad.close_letters(False)
        self.pad.lay(*parts, "keys")

    def _grey(self, button: FilledButton, refusal: Saying | None) -> None:
        button.greyed = refusal is not None
        button.reason = self._table.say(refusal) if refusal is not None else ""

    # --- touches

    def touch_spot(self, spot: tuple[int, int]) -> None:
        """Lay the held tile there, turn it where it lies already, or take up a tile in Solitaire."""
        if self._solution is not None:
            self._let_go()
        elif self._tile is None:
            there = view.is_movable(self._state, spot, self._seat)
            if there is not None:
                self._letters = ""
                self._tile, self._laying = there.tile, Laying(there.tile, *spot, there.turns)
                self._draw()
        elif self._laying is not None and self._laying.spot == spot:
            self._turn_tile()
        else:
            laying = Laying(self._tile, *spot, self._laying.turns if self._laying is not None else 0)
            self._laying = view.best_turned(self._state, self._placer, laying)
            self._draw()

    def _touched(self, letter: str) -> None:
        tile = self._typed_tile(letter)
        if tile is None:
            self._draw()
        else:
            self._take(tile)

    def _take(self, tile: Tile) -> None:
        self._tile, self._laying = tile, None
        self._draw()

    def _let_go(self) -> None:
        self._tile = self._laying = self._solution = None
        self._letters = ""
        self._draw()

    def _turn_tile(self) -> None:
        if self._laying is not None:
            self._laying = view.turned(self._laying)
            self._draw()

    def _put_aside(self) -> None:
        if self._tile is not None:
            self._table.enter(s.Shown(self._seat, (self._tile,)))

    def _choose_seat(self, seat: int) -> None:
        self._seat = seat
        self._let_go()

    def _lay(self, seat: int) -> None:
        if self._laying is None:
            self._refuse(self._table.say(Saying("table.pair_three.board.touch_place")))
        else:
            self._table.enter(s.Laid(seat, self._laying))

    def _open_vote(self) -> None:
        """The others decide; the tile stays in hand meanwhile."""
        pair = self._doubtful
        if pair is not None:
            VoteSheet(self._table, pair, self._seat if self._state.way == SOLITAIRE else None).open(self)

    # --- the search

    def _start_search(self) -> None:
        """Search beside the drawing, so that the screen stays alive."""
        state, seat = self._state, self._seat
        self._put_up(Banner("none", Saying("table.pair_three.board.searching"), (), "magnify"))

        def search() -> None:
            solution = view.solved(state, seat)
            Clock.schedule_once(lambda _dt: self._show_solution(state, seat, solution), 0)

        Thread(target=search, daemon=True).start()

    def _show_solution(self, state: s.State, seat: int, solution: Solution) -> None:
        """Only if the table still stands as it did."""
        if self.parent is not None and state is self._state and seat == self._seat:
            self._tile = self._laying = None
            self._solution = solution
            self._draw()


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
