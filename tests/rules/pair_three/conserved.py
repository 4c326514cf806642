"""Where the 112 tiles are, for the tests that every game passes."""

from rules.decks.tiles import TILES
from rules.pair_three.board import tiles_on
from rules.pair_three.state import State


def lost_pieces(state: State) -> list[str]:
    """What is wrong with the tiles: each is in the pile, in front of somebody, stacked, or on the table."""
    problems = []
    laid = sum(len(tiles_on(board)) for board in state.boards)
    stacked = sum(len(stack) for stack in state.stacks)
    if state.pile + sum(state.hands) + stacked + laid + state.loose != TILES:
        problems.append(f"{state.pile} to draw, {state.hands} held, {stacked} stacked, {laid + state.loose} laid")
    if min(state.pile, state.loose, *state.hands) < 0:
        problems.append("fewer than no tiles")
    for held, shown in zip(state.hands, state.shown, strict=True):
        if len(shown) > held:
            problems.append(f"{len(shown)} tiles known of {held}")
    return problems
