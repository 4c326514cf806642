"""Whether entered tiles can all be connected, and how: a search that knows when it does not know."""

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import NamedTuple

from rules.decks.tiles import SIDES, Tile
from rules.pair_three.board import EMPTY, Board, Spot, Turned, facings, neighbours, open_spots, with_tile
from rules.pair_three.lexicon import Lexicon
from rules.pair_three.matching import NO_RULINGS, Rulings, is_match, is_quiet
from rules.pair_three.pieces import Laying
from rules.pair_three.rulebook import HouseRules

MOST_STEPS = 24_000  # places tried, about two seconds on a phone
STEPS_A_TILE = 60  # that a way from one first tile to the last should be granted


class Answer(Enum):
    """What the search found out; the value is where its words stand in the catalogue."""

    SOLVED = "solver.solved"
    IMPOSSIBLE = "solver.impossible"  # some tiles match none of the others by any known word
    UNKNOWN = "solver.unknown"  # not found within the steps allowed


class Solution(NamedTuple):
    """The answer, the tiles in the order in which to lay them, and how many places were tried."""

    answer: Answer
    layings: tuple[Laying, ...]
    steps: int


class _OutOfSteps(Exception):
    """The search has tried as much as it may."""


def solve(
    tiles: Sequence[Tile], house: HouseRules, lexicon: Lexicon, rulings: Rulings = NO_RULINGS, steps: int = MOST_STEPS
) -> Solution:
    """A way to connect all tiles in one group with every facing pair matching, if one is found.

    Each tile gets its turn to lie first, with a fair share of the steps; of many tiles only so many that a share is
    long enough to lay them all.
    """
    if not tiles:
        return Solution(Answer.SOLVED, (), 0)
    search = _Search(tiles, house, lexicon, rulings)
    if not search.do_all_hang_together():
        return Solution(Answer.IMPOSSIBLE, (), 0)
    starts = max(1, min(len(tiles), steps // (STEPS_A_TILE * len(tiles))))
    for first in range(starts):
        layings = search.begun_with(first, steps * (first + 1) // starts)
        if layings is not None:
            return Solution(Answer.SOLVED, layings, search.tried)
    return Solution(Answer.UNKNOWN, (), search.tried)


class _Search:
    """Lays tile after tile, the one with the fewest matches first, and goes back when it is stuck."""

    def __init__(self, tiles: Sequence[Tile], house: HouseRules, lexicon: Lexicon, rulings: Rulings) -> None:
        self.tried = 0
        self._limit = 0
        self._tiles = tiles
        self._house = house
        self._lexicon = lexicon
        self._rulings = rulings
        self._known: dict[tuple[str, str], bool] = {}
        # For each tile the others that it matches anywhere.
        self._near = [
            {other for other in range(len(tiles)) if other != index and self._touch(tile, tiles[other])}
            for index, tile in enumerate(tiles)
        ]

    def do_all_hang_together(self) -> bool:
        """Whether a chain of matches leads from each tile to each other; if not, no arrangement can."""
        return self._are_reachable({0}, set(range(1, len(self._tiles))))

    def begun_with(self, first: int, limit: int) -> tuple[Laying, ...] | None:
        """All tiles laid, that one first; None when *limit* steps are tried or there is no way from there."""
        self._limit = limit
        laying = Laying(self._tiles[first], 0, 0)
        rest = [index for index in range(len(self._tiles)) if index != first]
        tops = {laying.spot: first}
        try:
            return self._completed(with_tile(EMPTY, laying.spot, Turned(laying.tile)), tops, rest, (laying,))
        except _OutOfSteps:
            return None

    def _completed(
        self, board: Board, tops: dict[Spot, int], rest: list[int], done: tuple[Laying, ...]
    ) -> tuple[Laying, ...] | None:
        """All layings, when the rest can be laid too."""
        if not rest:
            return done
        if not self._are_reachable(set(tops.values()), set(rest)):
            return None
        for index in sorted(rest, key=lambda each: len(self._near[each])):
            left = [each for each in rest if each != index]
            for laying in self._places(board, tops, index):
                after = with_tile(board, laying.spot, Turned(laying.tile, laying.turns))
                found = self._completed(after, {**tops, laying.spot: index}, left, (*done, laying))
                if found is not None:
                    return found
        return None

    def _are_reachable(self, tops: set[int], rest: set[int]) -> bool:
        """Whether matches lead from the tiles in sight to all the rest."""
        waiting, rest = list(tops), set(rest)
        while waiting and rest:
            near = self._near[waiting.pop()] & rest
            rest -= near
            waiting += near
        return not rest

    def _places(self, board: Board, tops: dict[Spot, int], index: int) -> Iterator[Laying]:
        """Where the tile can go: beside others, then over them."""
        tile, near = self._tiles[index], self._near[index]
        for spot in (*open_spots(board), *board):
            if any(place in tops and tops[place] not in near for place in neighbours(spot)):
                continue
            pile = board.get(spot)
            if pile and not any(self._proposes(a, b) for a in tile.words for b in pile[-1].tile.words):
                continue
            for turns in range(SIDES):
                self._count_step()
                met = facings(board, spot, Turned(tile, turns))
                if all(self._proposes(facing.first, facing.second) for facing in met):
                    yield Laying(tile, *spot, turns)

    def _touch(self, tile: Tile, other: Tile) -> bool:
        """Whether two tiles match anywhere, also by a word that the app would not propose."""
        house, lexicon, rulings = self._house, self._lexicon, self._rulings
        return any(is_match(a, b, house, lexicon, rulings) for a in tile.words for b in other.words)

    def _proposes(self, first: str, second: str) -> bool:
        """Whether two words match and may be shown unasked."""
        known = self._known.get((first, second))
        if known is None:
            known = is_match(first, second, self._house, self._lexicon, self._rulings)
            known = self._known[first, second] = known and not is_quiet(first, second, self._lexicon)
        return known

    def _count_step(self) -> None:
        self.tried += 1
        if self.tried > self._limit:
            raise _OutOfSteps
