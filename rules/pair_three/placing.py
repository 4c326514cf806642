"""What becomes of a tile that is played, and of one that goes back."""

from collections.abc import Iterable

from rules.core.verdict import Event
from rules.decks.tiles import Tile
from rules.pair_three import state as s
from rules.pair_three.board import without_top
from rules.pair_three.calling import doubts_after
from rules.pair_three.pieces import WordPair
from rules.pair_three.rounds import Next
from rules.pair_three.rulebook import DRAW_ONE, SOLITAIRE


def without_tile(state: s.State, seat: int, tile: Tile | None) -> s.State:
    """One tile fewer in front of *seat*. When nobody knows which one it was, nothing is known of the rest either."""
    shown = state.shown[seat]
    if tile is not None and tile in shown:
        place = shown.index(tile)
        shown = (*shown[:place], *shown[place + 1 :])
    left = state.hands[seat] - 1
    return state._replace(
        hands=s.with_item(state.hands, seat, left),
        shown=s.with_item(state.shown, seat, shown if len(shown) <= left else ()),
    )


def placed(state: s.State, placement: s.Placement, pairs: Iterable[WordPair]) -> s.State:
    """The state after a tile left its hand; where it lies now is for the way to play."""
    state = without_tile(state, placement.from_seat, placement.tile)
    return state._replace(
        placements=(*state.placements, placement),
        doubts=doubts_after(state, placement.seat, pairs),
        waits=0,
    )


def last_placement(state: s.State, seat: int) -> s.Placement | None:
    """The last tile that *seat* played and that can go back: none may lie on it."""
    later: list[s.Placement] = []
    for placement in reversed(state.placements):
        if placement.seat == seat:
            is_covered = state.way != SOLITAIRE and any(each.is_over(placement) for each in later)
            return None if is_covered else placement
        later.append(placement)
    return None


def taken_back(state: s.State, seat: int) -> Next:
    """The last tile of *seat* is in front of its owner again; by house rule whoever played it draws another."""
    place = max(place for place, each in enumerate(state.placements) if each.seat == seat)
    placement = state.placements[place]
    state = state._replace(placements=(*state.placements[:place], *state.placements[place + 1 :]))
    state = _lifted(state, placement)
    owner, tile = placement.from_seat, placement.tile
    known = state.shown[owner] if tile is None else (*state.shown[owner], tile)
    state = state._replace(
        hands=s.with_item(state.hands, owner, state.hands[owner] + 1), shown=s.with_item(state.shown, owner, known)
    )
    if state.house.wrong_tile != DRAW_ONE or state.way == SOLITAIRE or state.pile == 0:
        return state, ()
    drawn = s.with_item(state.hands, seat, state.hands[seat] + 1)
    return state._replace(hands=drawn, pile=state.pile - 1), (Event("pair_three.event.penalty", {"seat": seat}),)


def _lifted(state: s.State, placement: s.Placement) -> s.State:
    if placement.laying is not None:
        board = without_top(s.board_of(state, placement.seat), placement.laying.spot)
        return s.with_board(state, placement.seat, board)
    if placement.stack is not None:
        stack = state.stacks[placement.stack]
        return state._replace(stacks=s.with_item(state.stacks, placement.stack, stack[:-1]))
    return state._replace(loose=state.loose - 1)
