"""What becomes of a tile that is played, and of one that goes back."""

from collections.abc import Iterable

from rules.core.verdict import Event
from rules.decks.tiles import Tile
from rules.pair_three import state as s
from rules.pair_three.board import without_top
from rules.pair_three.calling import doubts_after, pair_finding
from rules.pair_three.lexicon import pair_key
from rules.pair_three.matching import Answer
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
    pairs = tuple(pairs)
    state = without_tile(state, placement.from_seat, placement.tile)
    return state._replace(
        placements=(*state.placements, placement._replace(pairs=pairs)),
        doubts=doubts_after(state, placement.seat, pairs),
        waits=0,
    )


def going_back(state: s.State) -> dict[int, s.Placement]:
    """The tile of each player that can go back: one that was turned down, else the last one; none may lie on it."""
    found = ((seat, _going_back(state, seat)) for seat in range(state.seats))
    return {seat: placement for seat, placement in found if placement is not None}


def _going_back(state: s.State, seat: int) -> s.Placement | None:
    own = [place for place, each in enumerate(state.placements) if each.seat == seat and _may_go_back(state, each)]
    wrong = [place for place in own if state.placements[place].is_turned_down and not _is_covered(state, place)]
    places = wrong or [place for place in own[-1:] if not _is_covered(state, place)]
    return state.placements[places[-1]] if places else None


def _may_go_back(state: s.State, placement: s.Placement) -> bool:
    """While a round is played, any; after it, only one whose going back takes the win away."""
    return state.is_under_way or (bool(state.won_by_tile) and state.hands[placement.from_seat] == 0)


def _is_covered(state: s.State, place: int) -> bool:
    """Whether a later tile lies on that one; in Solitaire everybody has a board of their own."""
    tile = state.placements[place]
    later = state.placements[place + 1 :]
    return any(each.is_over(tile) and (state.way != SOLITAIRE or each.seat == tile.seat) for each in later)


def voted_on(state: s.State, pair: WordPair) -> s.State:
    """The tiles that were played with these words, as they stand after a vote on them."""
    key, is_turned_down = pair_key(*pair), pair_finding(state, pair).answer is Answer.NO
    placements = tuple(
        each._replace(is_turned_down=is_turned_down) if key in {pair_key(*own) for own in each.pairs} else each
        for each in state.placements
    )
    return state._replace(placements=placements)


def taken_back(state: s.State, placement: s.Placement) -> Next:
    """The tile is in front of its owner again; by house rule whoever played it draws another."""
    seat, owner, tile = placement.seat, placement.from_seat, placement.tile
    state = _lifted(state, placement)._replace(
        placements=tuple(each for each in state.placements if each is not placement),
        doubts=tuple(each for each in state.doubts if each.seat != seat or each.pair not in placement.pairs),
    )
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
