"""How a round begins and ends, in each way to play."""

from rules.core.verdict import Event
from rules.decks.tiles import TILES
from rules.pair_three import state as s
from rules.pair_three.board import EMPTY
from rules.pair_three.rulebook import CROSSWORD, SOLITAIRE, STACKS, STEAL

Next = tuple[s.State, tuple[Event, ...]]


def begun(state: s.State) -> s.State:
    """All tiles shuffled, and dealt as this way to play wants it."""
    seats, dealt = state.seats, tiles_each(state)
    state = state._replace(
        phase=s.PLAY,
        dealt=dealt,
        hands=(dealt,) * seats,
        pile=TILES - dealt * seats,
        stacks=(),
        boards=(),
        loose=0,
        shown=((),) * seats,
        placements=(),
        waits=0,
        out=(False,) * seats,
        won_by_tile=(),
        doubts=(),
    )
    if state.way == CROSSWORD:  # the tile in the middle
        return state._replace(pile=state.pile - 1, boards=(EMPTY,), loose=1)
    if state.way == STACKS:
        return state._replace(pile=state.pile - 1, stacks=(s.UNKNOWN_TILE,))
    if state.way == SOLITAIRE:
        return state._replace(boards=(EMPTY,) * seats)
    if state.house.first_stack_matches:
        return state._replace(phase=s.FORMING, stacks=((),) * seats)
    return state._replace(hands=(dealt - s.FORMED_TILES,) * seats, stacks=(s.UNKNOWN_TILE * s.FORMED_TILES,) * seats)


def dealt_in(state: s.State) -> s.State:
    """The round with tiles for the last seat too, as everybody began it."""
    hands, stacks = (*state.hands[:-1], state.dealt), state.stacks
    if state.way == STEAL and state.phase == s.PLAY:
        hands = (*hands[:-1], state.dealt - s.FORMED_TILES)
        stacks = (*stacks[:-1], s.UNKNOWN_TILE * s.FORMED_TILES)
    return state._replace(hands=hands, stacks=stacks, pile=state.pile - state.dealt)


def tiles_each(state: s.State) -> int:
    """How many tiles a player begins with."""
    fixed = {CROSSWORD: s.CROSSWORD_TILES, STACKS: s.STACKS_TILES, STEAL: s.STEAL_TILES}
    return fixed.get(state.way) or min(state.house.solitaire_tiles, TILES // state.seats)


def cleared(state: s.State) -> s.State:
    """No tile in play: the scorepad."""
    return begun(state)._replace(
        phase=s.SCOREPAD, hands=(0,) * state.seats, pile=TILES, stacks=(), boards=(), loose=0
    )


def won_by_tile(state: s.State, seat: int, code: str, **facts: object) -> Next:
    """A tile has won the round; until the next one begins it may still turn out to be a wrong one."""
    state, events = finished(state, (seat,), code, **facts)
    return state._replace(won_by_tile=(seat,)), events


def reopened(state: s.State) -> Next:
    """The round goes on where the tile that won it goes back; any other is just going on."""
    if state.phase != s.BETWEEN:
        return state, ()
    wins = tuple(count - (seat in state.won_by_tile) for seat, count in enumerate(state.wins))
    event = Event("pair_three.event.goes_on", {"round_number": state.round_number})
    return state._replace(phase=s.PLAY, wins=wins, won_by_tile=()), (event,)


def finished(state: s.State, winners: tuple[int, ...], code: str, **facts: object) -> Next:
    """A round is over; whoever has won it gets a point, and enough of them end the match."""
    wins = tuple(count + (seat in winners) for seat, count in enumerate(state.wins))
    event = Event(f"pair_three.{code}", {"winners": winners, "round_number": state.round_number, **facts})
    state = state._replace(wins=wins, phase=s.BETWEEN)
    return state._replace(phase=s.ENDED) if is_target_reached(state) else state, (event,)


def fewest_tiles_win(state: s.State) -> Next:
    """Nobody can go on: the fewest tiles win the round, and equal is shared."""
    fewest = min(state.hands)
    winners = tuple(seat for seat, count in enumerate(state.hands) if count == fewest)
    return finished(state, winners, "event.fewest", count=fewest)


def is_target_reached(state: s.State) -> bool:
    """Whether somebody has the rounds that this table plays to; Crossword and Solitaire have no such number."""
    target = state.house.rounds_to_win
    return state.way in (STACKS, STEAL) and target > 0 and max(state.wins) >= target


def refilled(state: s.State) -> Next:
    """Stacks go on: everybody has four tiles again, and who holds more keeps them."""
    wanted = sum(max(0, s.STACKS_TILES - held) for held in state.hands)
    events: tuple[Event, ...] = ()
    if wanted > state.pile:
        state, events = _stacks_shuffled(state)
    hands, pile = list(state.hands), state.pile
    for seat, held in enumerate(hands):
        drawn = min(pile, max(0, s.STACKS_TILES - held))
        hands[seat], pile = held + drawn, pile - drawn
    state = state._replace(hands=tuple(hands), pile=pile)
    return state._replace(phase=s.PLAY, placements=(), waits=0, won_by_tile=(), doubts=()), events


def _stacks_shuffled(state: s.State) -> Next:
    """The draw pile is too low: all but the top tile of every stack is shuffled into it."""
    buried = sum(len(stack) - 1 for stack in state.stacks)
    stacks = tuple(stack[-1:] for stack in state.stacks)
    event = Event("pair_three.event.stacks_shuffled", {"count": buried})
    return state._replace(pile=state.pile + buried, stacks=stacks), (event,)
