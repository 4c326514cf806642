"""Tiles on a square grid: which words face each other, and what hangs together. Of a pile only the top tile counts."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from rules.decks.tiles import SIDES, Tile

Spot = tuple[int, int]

BESIDE: tuple[Spot, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))  # above, right, below, left; as a tile's words go round


class Turned(NamedTuple):
    """A tile lying there, with its quarter turns clockwise."""

    tile: Tile
    turns: int = 0

    def word(self, side: int) -> str:
        """The word on that side, counted clockwise from the upper one."""
        return self.tile.words[(side - self.turns) % SIDES]


# The piles by their place, each from the lowest tile to the top one.
Board = Mapping[Spot, tuple[Turned, ...]]
EMPTY: Board = {}


class Facing(NamedTuple):
    """Two words on touching sides: the laid tile's and its neighbour's, and where the neighbour lies."""

    first: str
    second: str
    side: int


def top_at(board: Board, spot: Spot) -> Turned | None:
    """The tile that counts there."""
    pile = board.get(spot)
    return pile[-1] if pile else None


def neighbours(spot: Spot) -> Iterator[Spot]:
    """The four places around, clockwise from above."""
    for column, row in BESIDE:
        yield spot[0] + column, spot[1] + row


def facings(board: Board, spot: Spot, turned: Turned) -> list[Facing]:
    """The pairs of words that face each other when the tile lies there."""
    found = []
    for side, place in enumerate(neighbours(spot)):
        other = top_at(board, place)
        if other is not None:
            found.append(Facing(turned.word(side), other.word((side + SIDES // 2) % SIDES), side))
    return found


def with_tile(board: Board, spot: Spot, turned: Turned) -> Board:
    """The board with one tile more, on top of what lies there."""
    return {**board, spot: (*board.get(spot, ()), turned)}


def without_top(board: Board, spot: Spot) -> Board:
    """The board without the top tile of that pile."""
    rest = {place: pile for place, pile in board.items() if place != spot}
    return {**rest, spot: board[spot][:-1]} if len(board[spot]) > 1 else rest


def tile_spot(board: Board, tile: Tile) -> Spot | None:
    """Where that tile lies on top."""
    return next((spot for spot, pile in board.items() if pile[-1].tile == tile), None)


def tiles_on(board: Board) -> list[Tile]:
    """Every tile of the board, also the covered ones."""
    return [turned.tile for pile in board.values() for turned in pile]


def open_spots(board: Board) -> list[Spot]:
    """The free places beside a tile, in the order in which tiles were laid."""
    found = dict.fromkeys(place for spot in board for place in neighbours(spot) if place not in board)
    return list(found)


def is_one_group(board: Board) -> bool:
    """Whether every pile hangs together with the others."""
    if not board:
        return True
    waiting = [next(iter(board))]
    reached = set(waiting)
    while waiting:
        near = [place for place in neighbours(waiting.pop()) if place in board and place not in reached]
        reached.update(near)
        waiting += near
    return len(reached) == len(board)
