"""Crossword: tiles beside and over each other on one board, with new deals."""

from collections.abc import Iterator

from rules.core.prompt import PieceField, Prompt
from rules.core.verdict import Event
from rules.pair_three import objecting
from rules.pair_three import state as s
from rules.pair_three.board import Board, Turned, facings, top_at, with_tile
from rules.pair_three.calling import (
    beside_objections,
    meeting_pairs,
    over_objections,
    pair_objections,
    tile_objections,
)
from rules.pair_three.objecting import Objections
from rules.pair_three.pieces import UNSAID, Laying, WordPair
from rules.pair_three.placing import placed
from rules.pair_three.rounds import Next, won_by_tile
from rules.pair_three.rulebook import CROSSWORD, FIRST_EMPTY


def judge_placed(state: s.State, action: s.Placed) -> Objections:
    """A tile laid with its words called out."""
    yield from waiting_deal(state)
    yield from no_tiles(state, action.seat)
    yield from beside_objections(state, action.seat, action.play)


def judge_laid(state: s.State, action: s.Laid) -> Objections:
    """A tile laid on the board that the app keeps."""
    yield from waiting_deal(state)
    yield from no_tiles(state, action.seat)
    yield from tile_objections(state, action.seat, action.laying.tile)
    yield from place_objections(state, action.seat, action.laying)


def place_objections(state: s.State, seat: int, laying: Laying) -> Objections:
    """All pairs that the tile faces there, and the tile that it covers."""
    board = s.board_of(state, seat)
    met = facing_pairs(board, laying)
    covered = top_at(board, laying.spot)
    for pair in met:
        yield from pair_objections(state, pair)
    if covered is not None:
        yield from over_objections(state, meeting_pairs(laying.tile, covered.tile))
    elif not met and state.loose:
        yield objecting.ask("neighbours_unknown", "facing", tile=laying.tile)
    elif not met and board:
        yield objecting.illegal("apart", "facing", tile=laying.tile)
    elif not met:
        yield objecting.note("first_tile", "facing", tile=laying.tile)


def facing_pairs(board: Board, laying: Laying) -> list[WordPair]:
    """The pairs of words that meet when the tile lies there."""
    turned = Turned(laying.tile, laying.turns)
    return [WordPair(facing.first, facing.second) for facing in facings(board, laying.spot, turned)]


def waiting_deal(state: s.State) -> Objections:
    """A deal that is due comes before anything else."""
    if state.is_deal_due:
        yield objecting.illegal("deal_due", "new_deal", empty_seat=state.hands.index(0))


def no_tiles(state: s.State, seat: int) -> Objections:
    """Nobody plays a tile without having one."""
    if state.hands[seat] == 0:
        yield objecting.impossible("no_tiles", "tiles", seat=seat)


def judge_started(state: s.State, action: s.Started) -> Objections:
    """The tile in the middle is entered once, before any other lies on the board."""
    if state.boards[0] or not state.loose:
        yield objecting.impossible("started_already", "crossword_deal")
    elif action.tile in s.known_tiles(state):
        yield objecting.illegal("tile_seen", "tiles", tile=action.tile)


def judge_dealt(state: s.State, action: s.Dealt) -> Objections:
    """New tiles are for when somebody has none left."""
    if not state.can_all_draw:
        yield objecting.impossible("cannot_deal", "last_deal", pile=state.pile)
    elif min(state.hands) > 0:
        yield objecting.illegal("deal_not_due", "new_deal")


def do_placed(state: s.State, action: s.Placed) -> Next:
    """The tile lies somewhere on the table."""
    seat, play = action
    over = () if play.over is None else (play.over,)
    state = placed(state, s.Placement(seat, seat, s.played_tile(state, seat, play)), (*play.pairs, *over))
    return settled(state._replace(loose=state.loose + 1))


def do_laid(state: s.State, action: s.Laid) -> Next:
    """The tile lies in its place on the board."""
    seat, laying = action
    pairs = facing_pairs(state.boards[0], laying)
    state = placed(state, s.Placement(seat, seat, laying.tile, laying=laying), pairs)
    board = with_tile(state.boards[0], laying.spot, Turned(laying.tile, laying.turns))
    return settled(s.with_board(state, seat, board))


def do_started(state: s.State, action: s.Started) -> Next:
    """The tile in the middle is known from here on."""
    board = with_tile(state.boards[0], (0, 0), Turned(action.tile))
    return state._replace(loose=state.loose - 1, boards=(board,)), ()


def do_dealt(state: s.State, action: s.Dealt) -> Next:
    """Five more for everybody, or as many as there are for all alike; whoever has tiles left keeps them."""
    amount = min(s.CROSSWORD_TILES, state.pile // state.seats)
    hands = tuple(held + amount for held in state.hands)
    state = state._replace(hands=hands, pile=state.pile - amount * state.seats, waits=0)
    is_last = not state.can_all_draw
    code = "pair_three.event.last_deal" if is_last else "pair_three.event.dealt"
    return state, (Event(code, {"count": amount, "pile": state.pile}),)


def settled(state: s.State) -> Next:
    """What an empty hand leads to: a win when nothing more can be dealt, else a deal."""
    if state.way != CROSSWORD or state.phase != s.PLAY or min(state.hands) > 0:
        return state, ()
    seat = state.hands.index(0)
    if state.house.crossword_end == FIRST_EMPTY or not state.can_all_draw:
        return won_by_tile(state, seat, "event.won")
    return state, (Event("pair_three.event.deal_due", {"empty_seat": seat}),)


def prompts(state: s.State) -> Iterator[Prompt]:
    """What may be entered during a Crossword."""
    if state.is_deal_due:
        yield Prompt("dealt", ())
        return
    seats = tuple(seat for seat, held in enumerate(state.hands) if held)
    yield Prompt("placed", seats, (PieceField("play", "unsaid", (UNSAID.code,)),))
