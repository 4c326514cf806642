"""Steal & Stack: everybody has a stack, and loose tiles of anybody go on any of them."""

from collections.abc import Iterator

from rules.core.prompt import PieceField, Prompt, SeatField
from rules.pair_three import objecting
from rules.pair_three import state as s
from rules.pair_three.calling import on_top_objections
from rules.pair_three.objecting import Objections
from rules.pair_three.pieces import UNSAID
from rules.pair_three.placing import placed, without_tile
from rules.pair_three.rounds import Next, won_by_tile
from rules.pair_three.rulebook import LAST_PLACER, OWN_ONLY
from rules.pair_three.ways.crossword import no_tiles


def judge_added(state: s.State, action: s.Added) -> Objections:
    """A loose tile on somebody's stack."""
    if state.phase == s.FORMING:
        yield objecting.impossible("form_first", "steal_deal")
        return
    yield from no_tiles(state, action.from_seat)
    if action.from_seat != action.seat:
        if state.house.steal_from == OWN_ONLY:
            yield objecting.illegal("own_tiles_only", "stealing", seat=action.seat, from_seat=action.from_seat)
        else:
            yield objecting.note("stolen", "stealing", seat=action.seat, from_seat=action.from_seat)
    yield from on_top_objections(state, action.from_seat, action.play, s.top_of(state.stacks[action.stack_seat]))


def judge_formed(state: s.State, action: s.Formed) -> Objections:
    """The first two tiles of a stack, where they have to match."""
    if state.phase != s.FORMING or state.stacks[action.seat]:
        yield objecting.impossible("stack_is_there", "steal_deal", seat=action.seat)
        return
    yield from on_top_objections(state, action.seat, action.play, None)


def do_added(state: s.State, action: s.Added) -> Next:
    """The stack is one higher; whose loose tiles are gone has won, or whoever laid the last one by house rule."""
    seat, owner, stack_seat, play = action
    tile = s.played_tile(state, owner, play)
    state = placed(state, s.Placement(seat, owner, tile, stack=stack_seat), play.pairs)
    stack = (*state.stacks[stack_seat], tile)
    state = state._replace(stacks=s.with_item(state.stacks, stack_seat, stack))
    if state.hands[owner] > 0:
        return state, ()
    winner = seat if state.house.steal_from == LAST_PLACER else owner
    return won_by_tile(state, winner, "event.won")


def do_formed(state: s.State, action: s.Formed) -> Next:
    """Two tiles are stacked; when everybody has a stack, stealing begins."""
    seat, play = action
    tile = s.played_tile(state, seat, play)
    state = without_tile(without_tile(state, seat, tile), seat, None)
    state = state._replace(stacks=s.with_item(state.stacks, seat, (None, tile)))
    return state._replace(phase=s.PLAY) if all(state.stacks) else state, ()


def prompts(state: s.State) -> Iterator[Prompt]:
    """What may be entered during a round of Steal & Stack."""
    play = PieceField("play", "unsaid", (UNSAID.code,))
    if state.phase == s.FORMING:
        yield Prompt("formed", tuple(seat for seat, stack in enumerate(state.stacks) if not stack), (play,))
        return
    everyone = tuple(range(state.seats))
    holders = tuple(seat for seat, held in enumerate(state.hands) if held)
    stacks = SeatField("stack_seat", everyone)
    if state.house.steal_from == OWN_ONLY:
        for seat in holders:
            yield Prompt("added", (seat,), (SeatField("from_seat", (seat,)), stacks, play))
    else:
        yield Prompt("added", everyone, (SeatField("from_seat", holders), stacks, play))
