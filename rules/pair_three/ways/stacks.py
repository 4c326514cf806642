"""Stacks: everybody on the stacks in the middle, which are split when they are high."""

from collections.abc import Iterator

from rules.core.prompt import AmountField, PieceField, Prompt
from rules.core.verdict import Event, Objection
from rules.pair_three import objecting
from rules.pair_three import state as s
from rules.pair_three.calling import on_top_objections
from rules.pair_three.objecting import Objections
from rules.pair_three.pieces import UNSAID
from rules.pair_three.placing import placed
from rules.pair_three.rounds import Next, won_by_tile
from rules.pair_three.ways.crossword import no_tiles


def judge_put_on(state: s.State, action: s.PutOn) -> Objections:
    """A tile on a stack in the middle."""
    yield from no_tiles(state, action.seat)
    if not 1 <= action.stack <= len(state.stacks):
        yield no_such_stack(state, action.stack)
        return
    if state.full_stacks:
        yield objecting.illegal("split_due", "split", stack=state.full_stacks[0])
    yield from on_top_objections(state, action.seat, action.play, s.top_of(state.stacks[action.stack - 1]))


def no_such_stack(state: s.State, number: int) -> Objection:
    """There are only so many."""
    return objecting.impossible("no_such_stack", "on_a_stack", stack=number, stacks=len(state.stacks))


def judge_split(state: s.State, action: s.Split) -> Objections:
    """A stack is split at ten tiles, or when nobody can play."""
    if not 1 <= action.stack <= len(state.stacks):
        yield no_such_stack(state, action.stack)
        return
    height = len(state.stacks[action.stack - 1])
    if height < 2:
        yield objecting.impossible("cannot_split", "split", stack=action.stack)
    elif height >= s.FULL_STACK:
        yield objecting.note("split_full", "split", stack=action.stack, count=height)
    else:
        yield objecting.note("split_stuck", "stacks_stuck", stack=action.stack)


def do_put_on(state: s.State, action: s.PutOn) -> Next:
    """The stack is one higher; at ten it is to be split, and an empty hand wins the round."""
    seat, number, play = action
    tile = s.played_tile(state, seat, play)
    state = placed(state, s.Placement(seat, seat, tile, stack=number - 1), play.pairs)
    stack = (*state.stacks[number - 1], tile)
    state = state._replace(stacks=s.with_item(state.stacks, number - 1, stack))
    if state.hands[seat] == 0:
        return won_by_tile(state, seat, "event.won")
    if len(stack) >= s.FULL_STACK:
        return state, (Event("pair_three.event.split_due", {"stack": number, "count": len(stack)}),)
    return state, ()


def do_split(state: s.State, action: s.Split) -> Next:
    """The upper half stays where it is, the lower half becomes the last stack; of an odd height the upper is larger."""
    stack = state.stacks[action.stack - 1]
    lower, upper = stack[: len(stack) // 2], stack[len(stack) // 2 :]
    stacks = (*s.with_item(state.stacks, action.stack - 1, upper), lower)
    facts = {"stack": action.stack, "new_stack": len(stacks), "upper": len(upper), "lower": len(lower)}
    state = state._replace(stacks=stacks, placements=_still_on_top(state, action.stack - 1, len(upper)), waits=0)
    return state, (Event("pair_three.event.split", facts),)


def _still_on_top(state: s.State, stack: int, kept: int) -> tuple[s.Placement, ...]:
    """The placements without those that a split has put under the lower half."""
    there = [place for place, each in enumerate(state.placements) if each.stack == stack]
    buried = set(there[: max(0, len(there) - kept)])
    return tuple(each for place, each in enumerate(state.placements) if place not in buried)


def prompts(state: s.State) -> Iterator[Prompt]:
    """What may be entered during a round of Stacks."""
    if state.full_stacks:
        number = state.full_stacks[0]
        yield Prompt("split", (), (AmountField("stack", number, number),))
        return
    seats = tuple(seat for seat, held in enumerate(state.hands) if held)
    fields = (AmountField("stack", 1, len(state.stacks)), PieceField("play", "unsaid", (UNSAID.code,)))
    yield Prompt("put_on", seats, fields)
    high = [number for number, stack in enumerate(state.stacks, 1) if len(stack) > 1]
    if high:
        yield Prompt("split", (), (AmountField("stack", high[0], high[0]),))
