"""What can happen in PAIR THREE, and how the table stands in between."""

from collections.abc import Iterator
from typing import NamedTuple, TypeVar

from rules.core.game import Seat
from rules.core.seats import SeatAdded
from rules.decks.tiles import Tile
from rules.pair_three.board import Board, tiles_on
from rules.pair_three.matching import Rulings
from rules.pair_three.pieces import HouseWord, Laying, Play, WordPair
from rules.pair_three.rulebook import CROSSWORD, LAST_DEAL, STACKS, HouseRules

FORMING = "forming"  # Steal & Stack: the first stacks are being formed and have to match
PLAY = "play"
BETWEEN = "between"  # a round is over, the next has not begun
SCOREPAD = "scorepad"
ENDED = "ended"

CROSSWORD_TILES = 5
STACKS_TILES = 4
STEAL_TILES = 6
FORMED_TILES = 2
FULL_STACK = 10

T = TypeVar("T")


class Placed(NamedTuple):
    """A tile was laid beside others, or over one, with the words called out."""

    seat: Seat
    play: Play


class Laid(NamedTuple):
    """A tile was laid on the board that the app keeps; in Solitaire it may have lain elsewhere before."""

    seat: Seat
    laying: Laying


class Started(NamedTuple):
    """The tile in the middle of the Crossword was entered."""

    tile: Tile


class PutOn(NamedTuple):
    """A tile went on a stack in the middle; stacks are counted from 1."""

    seat: Seat
    stack: int
    play: Play


class Added(NamedTuple):
    """A loose tile of *from_seat* went on the stack of *stack_seat*."""

    seat: Seat
    from_seat: Seat
    stack_seat: Seat
    play: Play


class Formed(NamedTuple):
    """A player formed the first stack from two tiles, where these have to match."""

    seat: Seat
    play: Play


class TopShown(NamedTuple):
    """The top tile of a stack was entered; the stacks of Steal & Stack are counted as the seats are."""

    stack: int
    tile: Tile


class Shown(NamedTuple):
    """Tiles in front of a player were entered."""

    seat: Seat
    tiles: tuple[Tile, ...]


class TookBack(NamedTuple):
    """A player's last tile did not pass and went back."""

    seat: Seat


class Dealt(NamedTuple):
    """Crossword: everybody got new tiles, because somebody had none left."""


class AllDrew(NamedTuple):
    """Nobody could play, and everybody drew a tile."""


class Split(NamedTuple):
    """A stack was parted in two."""

    stack: int


class Stuck(NamedTuple):
    """Nobody can play, and there is nothing to draw or to split."""


class Connected(NamedTuple):
    """Solitaire: a player says that all tiles are connected."""

    seat: Seat


class GaveUp(NamedTuple):
    """Solitaire: a player stops with so many tiles connected."""

    seat: Seat
    amount: int


class Voted(NamedTuple):
    """The others voted on a pair that a player claims to match under a rule."""

    seat: Seat
    pair: WordPair
    rule: str
    yes_seats: tuple[Seat, ...]


class HouseWords(NamedTuple):
    """What this table decided in earlier matches counts in this one too."""

    words: tuple[HouseWord, ...]


class NewRound(NamedTuple):
    """The next round begins."""


class Won(NamedTuple):
    """Scorepad: these seats won the round."""

    winners: tuple[Seat, ...]


class LevelChanged(NamedTuple):
    """From here on the table keeps tiles, or only rounds."""

    level: str


class MatchEnded(NamedTuple):
    """The table stopped."""


Action = (
    Placed
    | Laid
    | Started
    | PutOn
    | Added
    | Formed
    | TopShown
    | Shown
    | TookBack
    | Dealt
    | AllDrew
    | Split
    | Stuck
    | Connected
    | GaveUp
    | Voted
    | HouseWords
    | NewRound
    | Won
    | SeatAdded
    | LevelChanged
    | MatchEnded
)

# A stack from its lowest tile to its top; None for a tile that nobody has entered.
Stack = tuple[Tile | None, ...]
UNKNOWN_TILE: Stack = (None,)


class Placement(NamedTuple):
    """A tile that was played, for the case that it goes back: whose it was, where it lies, and by which words."""

    seat: int
    from_seat: int
    tile: Tile | None = None
    stack: int | None = None
    laying: Laying | None = None
    pairs: tuple[WordPair, ...] = ()
    is_turned_down: bool = False  # the table has voted on its words since

    def is_over(self, other: "Placement") -> bool:
        """Whether this tile may lie on the other one."""
        if self.laying is not None and other.laying is not None:
            return self.laying.spot == other.laying.spot
        return self.stack is not None and self.stack == other.stack


class Doubt(NamedTuple):
    """A pair that was played without being certain, and who played it."""

    seat: int
    pair: WordPair


class State(NamedTuple):
    """The table between two entries."""

    seats: int
    names: tuple[str, ...]
    house: HouseRules
    level: str
    way: str
    phase: str
    round_number: int
    dealt: int  # tiles each player began the round with
    hands: tuple[int, ...]  # tiles in front of each player that are not stacked
    pile: int
    stacks: tuple[Stack, ...]
    boards: tuple[Board, ...]  # the common one in Crossword, one for each seat in Solitaire
    loose: int  # tiles on the table of which only the number is known
    shown: tuple[tuple[Tile, ...], ...]  # what is known of each player's tiles
    placements: tuple[Placement, ...]  # of this round
    waits: int  # full clocks in a row in which nobody could play or draw
    out: tuple[bool, ...]  # who gave up in this round
    wins: tuple[int, ...]
    won_by_tile: tuple[int, ...]  # who won the round that is over by a tile, as long as it can still go back
    rulings: Rulings
    doubts: tuple[Doubt, ...]  # not voted on yet
    entries: int

    @property
    def is_under_way(self) -> bool:
        """Whether a round is being played."""
        return self.phase in (FORMING, PLAY)

    @property
    def is_deal_due(self) -> bool:
        """Whether somebody has run out of tiles and everybody gets new ones."""
        waits = self.way == CROSSWORD and self.phase == PLAY and min(self.hands) == 0
        return waits and self.can_all_draw and self.house.crossword_end == LAST_DEAL

    @property
    def can_all_draw(self) -> bool:
        """Whether the draw pile has a tile for everybody."""
        return self.pile >= self.seats

    @property
    def full_stacks(self) -> tuple[int, ...]:
        """The stacks in the middle that are high enough to be split, counted from 1."""
        if self.way != STACKS:
            return ()
        return tuple(number for number, stack in enumerate(self.stacks, 1) if len(stack) >= FULL_STACK)

    @property
    def can_split(self) -> bool:
        """Whether there is a stack in the middle of two tiles or more."""
        return self.way == STACKS and any(len(stack) > 1 for stack in self.stacks)


def with_item(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """*values* with one of them exchanged."""
    return (*values[:index], value, *values[index + 1 :])


def board_of(state: State, seat: int) -> Board:
    """The board that *seat* plays on."""
    return state.boards[0 if state.way == CROSSWORD else seat]


def with_board(state: State, seat: int, board: Board) -> State:
    """The state with that seat's board exchanged."""
    return state._replace(boards=with_item(state.boards, 0 if state.way == CROSSWORD else seat, board))


def top_of(stack: Stack) -> Tile | None:
    """The top tile, if it is known."""
    return stack[-1] if stack else None


def known_tiles(state: State) -> Iterator[Tile]:
    """Every tile that was entered and still lies in front of somebody or on the table."""
    for tiles in state.shown:
        yield from tiles
    for stack in state.stacks:
        yield from (tile for tile in stack if tile is not None)
    for board in state.boards:
        yield from tiles_on(board)


def played_tile(state: State, seat: int, play: Play) -> Tile | None:
    """Which tile of *seat* it must be: the one named, or the only known one with the words that were called out."""
    if play.tile is not None or not play.own_words:
        return play.tile
    fitting = [tile for tile in state.shown[seat] if set(play.own_words) <= set(tile.words)]
    return fitting[0] if len(fitting) == 1 else None


def voters(state: State, seat: int) -> tuple[int, ...]:
    """Who decides about a word that *seat* claims: all the others, or the only player."""
    others = tuple(each for each in range(state.seats) if each != seat)
    return others or (seat,)


def house_words(state: State) -> tuple[HouseWord, ...]:
    """Everything that the table has decided, to be kept for its next match."""
    return tuple(
        HouseWord(WordPair(key[:3], key[3:]), rule, ruling.accepted) for (key, rule), ruling in state.rulings.items()
    )
