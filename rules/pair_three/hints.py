"""What the app may point out by itself, from the tiles that were entered: never a word to keep quiet about."""

from typing import NamedTuple

from rules.core.verdict import Severity
from rules.decks.tiles import SIDES, Tile
from rules.pair_three import state as s
from rules.pair_three.board import open_spots, tiles_on
from rules.pair_three.calling import meeting_pairs, pair_finding
from rules.pair_three.judging import objections
from rules.pair_three.lexicon import current
from rules.pair_three.matching import Match, is_quiet
from rules.pair_three.pieces import Laying, WordPair


class Hint(NamedTuple):
    """Two words that match, and the best rule by which they do."""

    pair: WordPair
    match: Match


def matching_words(state: s.State, tile: Tile, met: Tile) -> tuple[Hint, ...]:
    """Every match between the words of two tiles."""
    lexicon = current()
    found = []
    for pair in meeting_pairs(tile, met):
        matches = pair_finding(state, pair).matches
        if matches and not is_quiet(pair.first, pair.second, lexicon):
            found.append(Hint(pair, matches[0]))
    return tuple(found)


def legal_layings(state: s.State, seat: int, tile: Tile) -> tuple[Laying, ...]:
    """Where *seat* may lay a tile on the board: beside others first, then over them."""
    board = s.board_of(state, seat)
    spots = [*open_spots(board), *board] if tiles_on(board) else [(0, 0)]
    layings = (Laying(tile, *spot, turns) for spot in spots for turns in range(SIDES))
    return tuple(
        laying
        for laying in layings
        if all(each.severity < Severity.ASK_TABLE for each in objections(state, s.Laid(seat, laying)))
    )
