"""What follows from each action in PAIR THREE. Works for every action that is possible, legal or not."""

from collections.abc import Callable
from typing import Any

from rules.core.game import CARDS, TOTALS, Setup, Standing
from rules.core.seats import SeatAdded
from rules.core.verdict import Event
from rules.decks.tiles import TILES
from rules.pair_three import state as s
from rules.pair_three.board import EMPTY
from rules.pair_three.judging import vote_accepts
from rules.pair_three.lexicon import pair_key
from rules.pair_three.matching import Ruling
from rules.pair_three.placing import going_back, taken_back, voted_on
from rules.pair_three.rounds import (
    Next,
    begun,
    cleared,
    dealt_in,
    fewest_tiles_win,
    finished,
    is_target_reached,
    refilled,
    reopened,
)
from rules.pair_three.rulebook import CROSSWORD, REFILL, SOLITAIRE, STACKS, STEAL, HouseRules
from rules.pair_three.ways import crossword, solitaire, stacks, steal


def begin(setup: Setup) -> s.State:
    """The first round dealt, or the scorepad opened. Somebody alone can only play Solitaire."""
    house = HouseRules(**setup.house_rules)  # type: ignore[arg-type]  # the switches have checked the types
    state = s.State(
        seats=setup.seats,
        names=setup.seat_names,
        house=house,
        level=setup.level,
        way=house.way if setup.seats > 1 else SOLITAIRE,
        phase=s.SCOREPAD,
        round_number=1,
        dealt=0,
        hands=(0,) * setup.seats,
        pile=TILES,
        stacks=(),
        boards=(),
        loose=0,
        shown=((),) * setup.seats,
        placements=(),
        waits=0,
        out=(False,) * setup.seats,
        wins=(0,) * setup.seats,
        won_by_tile=(),
        rulings={},
        doubts=(),
        entries=0,
    )
    return begun(state) if setup.level == CARDS else cleared(state)


def apply(state: s.State, action: s.Action) -> Next:
    """The next state, and what happened on the way."""
    return _APPLIERS[type(action)](state._replace(entries=state.entries + 1), action)


def standing(state: s.State) -> Standing:
    """Rounds won by each."""
    best = max(state.wins)
    leaders = tuple(seat for seat, wins in enumerate(state.wins) if wins == best and best > 0)
    if state.phase != s.ENDED:
        return Standing(state.wins, leaders)
    how = "pair_three.standing.target" if is_target_reached(state) else "pair_three.standing.stopped"
    return Standing(state.wins, leaders, is_over=True, how=how)


def _place(state: s.State, action: s.Placed) -> Next:
    return crossword.do_placed(state, action) if state.way == CROSSWORD else solitaire.do_placed(state, action)


def _lay(state: s.State, action: s.Laid) -> Next:
    return crossword.do_laid(state, action) if state.way == CROSSWORD else solitaire.do_laid(state, action)


def _show_top(state: s.State, action: s.TopShown) -> Next:
    stack = (*state.stacks[action.stack - 1][:-1], action.tile)
    return state._replace(stacks=s.with_item(state.stacks, action.stack - 1, stack)), ()


def _show(state: s.State, action: s.Shown) -> Next:
    shown = (*state.shown[action.seat], *action.tiles)
    return state._replace(shown=s.with_item(state.shown, action.seat, shown)), ()


def _take_back(state: s.State, action: s.TookBack) -> Next:
    placement = going_back(state)[action.seat]
    state, events = reopened(state)
    state, penalty = taken_back(state, placement)
    state, more = crossword.settled(state)
    return state, (*events, *penalty, *more)


def _all_draw(state: s.State, action: s.AllDrew) -> Next:
    hands = tuple(held + 1 for held in state.hands)
    state = state._replace(hands=hands, pile=state.pile - state.seats, waits=0)
    return state, (Event("pair_three.event.all_drew", {"pile": state.pile}),)


def _be_stuck(state: s.State, action: s.Stuck) -> Next:
    """In Stacks the round is over; elsewhere a second full clock ends it."""
    if state.way == STACKS or state.waits > 0:
        return fewest_tiles_win(state)
    return state._replace(waits=1), (Event("pair_three.event.once_more"),)


def _vote(state: s.State, action: s.Voted) -> Next:
    accepted = vote_accepts(state, action)
    key = pair_key(*action.pair), action.rule
    rulings = {**state.rulings, key: Ruling(accepted, state.entries)}
    doubts = tuple(doubt for doubt in state.doubts if doubt.pair != action.pair)
    code = "pair_three.event.accepted" if accepted else "pair_three.event.refused"
    state = voted_on(state._replace(rulings=rulings, doubts=doubts), action.pair)
    return state, (Event(code, {"pair": action.pair}),)


def _remember(state: s.State, action: s.HouseWords) -> Next:
    told = {(pair_key(*word.pair), word.rule): Ruling(word.accepted, state.entries) for word in action.words}
    return state._replace(rulings={**state.rulings, **told}), ()


def _begin_round(state: s.State, action: s.NewRound) -> Next:
    """The next round, or the same one again when it is dropped."""
    if state.is_under_way:
        return begun(state), ()
    state = state._replace(round_number=state.round_number + 1)
    if state.way == STACKS and state.house.stacks_round == REFILL:
        return refilled(state)
    return begun(state), ()


def _write_winners(state: s.State, action: s.Won) -> Next:
    state, events = finished(state, action.winners, "event.won")
    if state.phase == s.ENDED:
        return state, events
    return state._replace(phase=s.SCOREPAD, round_number=state.round_number + 1), events


def _add_seat(state: s.State, action: SeatAdded) -> Next:
    """Somebody new; in a round that is under way, with tiles from the pile."""
    state = state._replace(
        seats=state.seats + 1,
        names=(*state.names, action.name),
        hands=(*state.hands, 0),
        shown=(*state.shown, ()),
        out=(*state.out, False),
        wins=(*state.wins, 0),
        won_by_tile=(),  # whoever is new has no tile of the round that is over
        stacks=(*state.stacks, ()) if state.way == STEAL and state.stacks else state.stacks,
        boards=(*state.boards, EMPTY) if state.way == SOLITAIRE and state.boards else state.boards,
        waits=0,
    )
    return dealt_in(state) if state.is_under_way else state, ()


def _change_level(state: s.State, action: s.LevelChanged) -> Next:
    """A round that the scorepad takes over keeps its number; back at tiles a new round is dealt."""
    number = state.round_number + 1 if state.phase == s.BETWEEN else state.round_number
    state = state._replace(level=action.level, round_number=number)
    return cleared(state) if action.level == TOTALS else begun(state), ()


def _end_match(state: s.State, action: s.MatchEnded) -> Next:
    return state._replace(phase=s.ENDED), ()


_APPLIERS: dict[type, Callable[[s.State, Any], Next]] = {
    s.Placed: _place,
    s.Laid: _lay,
    s.Started: crossword.do_started,
    s.Dealt: crossword.do_dealt,
    s.PutOn: stacks.do_put_on,
    s.Split: stacks.do_split,
    s.Added: steal.do_added,
    s.Formed: steal.do_formed,
    s.Connected: solitaire.do_connected,
    s.GaveUp: solitaire.do_gave_up,
    s.TopShown: _show_top,
    s.Shown: _show,
    s.TookBack: _take_back,
    s.AllDrew: _all_draw,
    s.Stuck: _be_stuck,
    s.Voted: _vote,
    s.HouseWords: _remember,
    s.NewRound: _begin_round,
    s.Won: _write_winners,
    SeatAdded: _add_seat,
    s.LevelChanged: _change_level,
    s.MatchEnded: _end_match,
}
