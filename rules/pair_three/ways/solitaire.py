"""Solitaire: everybody connects their own tiles; with several players it is a race."""

from collections.abc import Iterator

from rules.core.prompt import AmountField, PieceField, Prompt
from rules.core.verdict import Event, Severity
from rules.pair_three import objecting
from rules.pair_three import state as s
from rules.pair_three.board import (
    Board,
    Spot,
    Turned,
    is_one_group,
    tile_spot,
    tiles_on,
    top_at,
    with_tile,
    without_top,
)
from rules.pair_three.calling import beside_objections, doubts_after, pair_objections, tile_objections
from rules.pair_three.objecting import Objections
from rules.pair_three.pieces import UNSAID, Laying
from rules.pair_three.placing import placed
from rules.pair_three.rounds import Next, finished, won_by_tile
from rules.pair_three.ways.crossword import facing_pairs, no_tiles, place_objections


def judge_placed(state: s.State, action: s.Placed) -> Objections:
    """A tile connected with its words called out."""
    yield from gave_up(state, action.seat)
    yield from no_tiles(state, action.seat)
    yield from beside_objections(state, action.seat, action.play)


def judge_laid(state: s.State, action: s.Laid) -> Objections:
    """A tile laid on the player's own board, or moved there."""
    yield from gave_up(state, action.seat)
    board, tile = s.board_of(state, action.seat), action.laying.tile
    spot = None if tile in state.shown[action.seat] else tile_spot(board, tile)
    if spot is not None:
        yield objecting.note("moved", "no_moving", tile=tile)
        board = without_top(board, spot)
        if action.laying.spot != spot:
            yield from uncovered_objections(state, board, spot)
    else:
        yield from no_tiles(state, action.seat)
        yield from tile_objections(state, action.seat, tile)
    yield from place_objections(s.with_board(state, action.seat, board), action.seat, action.laying)


def uncovered_objections(state: s.State, board: Board, spot: Spot) -> Objections:
    """A tile that comes to light where another was moved away has to match its neighbours in its turn."""
    bared = top_at(board, spot)
    pairs = [] if bared is None else facing_pairs(board, Laying(bared.tile, *spot, bared.turns))
    for pair in pairs:
        yield from (each for each in pair_objections(state, pair) if each.severity >= Severity.ASK_TABLE)


def gave_up(state: s.State, seat: int) -> Objections:
    """Who gave up waits for the next round."""
    if state.out[seat]:
        yield objecting.impossible("gave_up_already", "giving_up", seat=seat)


def judge_connected(state: s.State, action: s.Connected) -> Objections:
    """Whoever says so shows the tiles to the others."""
    yield from gave_up(state, action.seat)
    board = s.board_of(state, action.seat)
    if not is_one_group(board):
        yield objecting.illegal("not_one_group", "connect_all", seat=action.seat)
    elif len(tiles_on(board)) == state.dealt:
        yield objecting.note("all_connected", "connect_all", count=state.dealt)
    else:
        yield objecting.ask("look_over", "race", seat=action.seat)


def judge_gave_up(state: s.State, action: s.GaveUp) -> Objections:
    """Fewer than all are connected."""
    yield from gave_up(state, action.seat)
    if not 0 <= action.amount < state.dealt:
        yield objecting.impossible("not_so_many", "giving_up", count=action.amount, tiles=state.dealt)


def do_placed(state: s.State, action: s.Placed) -> Next:
    """One tile more is connected."""
    seat, play = action
    over = () if play.over is None else (play.over,)
    state = placed(state, s.Placement(seat, seat, s.played_tile(state, seat, play)), (*play.pairs, *over))
    return connected_all(state._replace(loose=state.loose + 1), seat)


def do_laid(state: s.State, action: s.Laid) -> Next:
    """The tile lies in its place; it may have lain elsewhere before."""
    seat, laying = action
    board = s.board_of(state, seat)
    spot = None if laying.tile in state.shown[seat] else tile_spot(board, laying.tile)
    placement = s.Placement(seat, seat, laying.tile, laying=laying)
    if spot is None:
        state = placed(state, placement, facing_pairs(board, laying))
    else:
        board = without_top(board, spot)
        kept = tuple(each for each in state.placements if not is_of_tile(each, placement))
        doubts = doubts_after(state, seat, facing_pairs(board, laying))
        state = state._replace(placements=(*kept, placement), doubts=doubts)
    board = with_tile(board, laying.spot, Turned(laying.tile, laying.turns))
    return connected_all(s.with_board(state, seat, board), seat)


def is_of_tile(placement: s.Placement, other: s.Placement) -> bool:
    """Whether both tell of the same tile of the same player's board."""
    return placement.seat == other.seat and placement.tile == other.tile and placement.laying is not None


def connected_all(state: s.State, seat: int) -> Next:
    """With no tile left and all in one group the player has done it."""
    if state.hands[seat] or not is_one_group(s.board_of(state, seat)):
        return state, ()
    return won_by_tile(state, seat, "event.connected", count=state.dealt)


def do_connected(state: s.State, action: s.Connected) -> Next:
    """All tiles of the player count as connected."""
    return finished(state, (action.seat,), "event.connected", count=state.dealt)


def do_gave_up(state: s.State, action: s.GaveUp) -> Next:
    """The player is out of this round; when everybody is, nobody has won it."""
    state = state._replace(out=s.with_item(state.out, action.seat, True))
    facts = {"seat": action.seat, "count": action.amount, "tiles": state.dealt}
    event = Event("pair_three.event.gave_up", facts)
    return state._replace(phase=s.BETWEEN) if all(state.out) else state, (event,)


def prompts(state: s.State) -> Iterator[Prompt]:
    """What may be entered during a Solitaire."""
    players = tuple(seat for seat, is_out in enumerate(state.out) if not is_out)
    holders = tuple(seat for seat in players if state.hands[seat])
    if holders:
        yield Prompt("placed", holders, (PieceField("play", "unsaid", (UNSAID.code,)),))
    done = tuple(seat for seat in players if is_one_group(s.board_of(state, seat)))
    if done:
        yield Prompt("connected", done)
    yield Prompt("gave_up", players, (AmountField("amount", 0, state.dealt - 1),))
