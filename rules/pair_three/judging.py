"""Everything that can be wrong with an action in PAIR THREE."""

from collections.abc import Callable
from typing import Any

from rules.core.game import CARDS, LEVELS
from rules.core.seats import SeatAdded, seat_faults
from rules.core.verdict import Objection
from rules.pair_three import matching, objecting
from rules.pair_three import state as s
from rules.pair_three.objecting import Objections
from rules.pair_three.placing import going_back
from rules.pair_three.rulebook import ACCEPTED, CROSSWORD, DRAW_ONE, MOST_SEATS, SOLITAIRE, STACKS, STEAL
from rules.pair_three.ways import crossword, solitaire, stacks, steal

# What belongs to some ways to play only.
_WAYS: dict[type, tuple[str, ...]] = {
    s.Placed: (CROSSWORD, SOLITAIRE),
    s.Laid: (CROSSWORD, SOLITAIRE),
    s.Started: (CROSSWORD,),
    s.Dealt: (CROSSWORD,),
    s.PutOn: (STACKS,),
    s.Split: (STACKS,),
    s.Added: (STEAL,),
    s.Formed: (STEAL,),
    s.TopShown: (STACKS, STEAL),
    s.AllDrew: (CROSSWORD, STACKS, STEAL),
    s.Stuck: (CROSSWORD, STACKS, STEAL),
    s.Connected: (SOLITAIRE,),
    s.GaveUp: (SOLITAIRE,),
}
_OTHER_WAY = {
    CROSSWORD: "other_way.crossword",
    STACKS: "other_way.stacks",
    STEAL: "other_way.steal",
    SOLITAIRE: "other_way.solitaire",
}
_IN_A_ROUND = (*_WAYS, s.Shown)
_SEATS = ("seat", "from_seat", "stack_seat")


def objections(state: s.State, action: s.Action) -> tuple[Objection, ...]:
    """All there is to say about *action*."""
    if state.phase == s.ENDED:
        return (objecting.impossible("match_over", "rounds"),)
    for name in _SEATS:
        seat = getattr(action, name, 0)
        if not 0 <= seat < state.seats:
            return (objecting.impossible("no_such_seat", "seats", seat_number=seat + 1, seats=state.seats),)
    if isinstance(action, (*_IN_A_ROUND, s.TookBack, s.Voted, s.NewRound)) and state.level != CARDS:
        return (objecting.impossible("scorepad_only", "scorepad"),)
    if isinstance(action, _IN_A_ROUND) and not state.is_under_way:
        return (objecting.impossible("no_round", "rounds"),)
    if state.way not in _WAYS.get(type(action), (state.way,)):
        return (objecting.impossible(_OTHER_WAY[state.way], "ways"),)
    return tuple(_JUDGES[type(action)](state, action))


def vote_accepts(state: s.State, action: s.Voted) -> bool:
    """What the vote comes to: more for it than against, and an even vote as agreed."""
    yes = len(action.yes_seats)
    no = len(s.voters(state, action.seat)) - yes
    return yes > no or (yes == no and state.house.vote_tie == ACCEPTED)


def _judge_placed(state: s.State, action: s.Placed) -> Objections:
    judge = crossword.judge_placed if state.way == CROSSWORD else solitaire.judge_placed
    yield from judge(state, action)


def _judge_laid(state: s.State, action: s.Laid) -> Objections:
    judge = crossword.judge_laid if state.way == CROSSWORD else solitaire.judge_laid
    yield from judge(state, action)


def _judge_top_shown(state: s.State, action: s.TopShown) -> Objections:
    if not 1 <= action.stack <= len(state.stacks):
        yield stacks.no_such_stack(state, action.stack)
    elif not state.stacks[action.stack - 1]:
        yield objecting.impossible("empty_stack", "on_a_stack", stack=action.stack)
    elif action.tile in s.known_tiles(state):
        yield objecting.illegal("tile_seen", "tiles", tile=action.tile)
    elif s.top_of(state.stacks[action.stack - 1]) is not None:
        top = s.top_of(state.stacks[action.stack - 1])
        yield objecting.illegal("top_known", "tiles", stack=action.stack, tile=top)


def _judge_shown(state: s.State, action: s.Shown) -> Objections:
    known = len(state.shown[action.seat]) + len(action.tiles)
    if not action.tiles or known > state.hands[action.seat]:
        held = state.hands[action.seat]
        yield objecting.impossible("too_many_shown", "tiles", seat=action.seat, count=known, held=held)
    seen = list(s.known_tiles(state))
    for tile in action.tiles:
        if tile in seen:
            yield objecting.illegal("tile_seen", "tiles", tile=tile)
        seen.append(tile)


def _judge_took_back(state: s.State, action: s.TookBack) -> Objections:
    if action.seat not in going_back(state):
        if not state.is_under_way:
            yield objecting.impossible("no_round", "rounds")
        else:
            yield objecting.impossible("nothing_to_take_back", "take_back", seat=action.seat)
        return
    if not state.is_under_way:
        yield objecting.note("round_goes_on", "take_back", round_number=state.round_number)
    if state.house.wrong_tile == DRAW_ONE and state.way != SOLITAIRE:
        yield objecting.note("taken_back_with_penalty", "take_back", seat=action.seat)
    else:
        yield objecting.note("taken_back", "take_back", seat=action.seat)


def _judge_all_drew(state: s.State, action: s.AllDrew) -> Objections:
    clause = f"{state.way}_stuck"
    if state.phase == s.FORMING:
        yield objecting.impossible("form_first", "steal_deal")
    elif not state.can_all_draw:
        yield objecting.impossible("cannot_all_draw", clause, pile=state.pile)
    elif state.full_stacks:
        yield objecting.illegal("split_due", "split", stack=state.full_stacks[0])
    else:
        yield from crossword.waiting_deal(state)
        yield objecting.note("all_draw", clause)


def _judge_stuck(state: s.State, action: s.Stuck) -> Objections:
    clause = f"{state.way}_stuck"
    if state.phase == s.FORMING:
        yield objecting.impossible("form_first", "steal_deal")
    elif state.can_all_draw:
        yield objecting.illegal("can_draw", clause, pile=state.pile)
    elif state.can_split:
        yield objecting.illegal("can_split", clause)
    elif state.way != STACKS and state.waits == 0:
        yield objecting.note("wait_once_more", clause)
    else:
        yield objecting.note("fewest_wins", clause)


def _judge_voted(state: s.State, action: s.Voted) -> Objections:
    asked = s.voters(state, action.seat)
    if not matching.is_allowed(action.rule, state.house):
        yield objecting.impossible("no_vote_on", "validation")
    elif len(set(action.yes_seats)) != len(action.yes_seats) or not set(action.yes_seats) <= set(asked):
        yield objecting.impossible("who_votes", "validation", seat=action.seat)
    else:
        code = "vote_accepts" if vote_accepts(state, action) else "vote_rejects"
        yes = len(action.yes_seats)
        yield objecting.note(code, "validation", pair=action.pair, yes=yes, no=len(asked) - yes)


def _judge_house_words(state: s.State, action: s.HouseWords) -> Objections:
    if not action.words:
        yield objecting.impossible("no_house_words", "house_words")
    else:
        yield objecting.note("remembered", "house_words", count=len(action.words))


def _judge_new_round(state: s.State, action: s.NewRound) -> Objections:
    if state.is_under_way:
        yield objecting.illegal("round_under_way", "rounds", round_number=state.round_number)


def _judge_won(state: s.State, action: s.Won) -> Objections:
    winners = action.winners
    if not winners or len(set(winners)) != len(winners) or not all(0 <= seat < state.seats for seat in winners):
        yield objecting.impossible("who_won", "scorepad", seats=state.seats)
    elif state.phase != s.SCOREPAD:
        yield objecting.impossible("tiles_are_kept", "scorepad")


def _judge_seat_added(state: s.State, action: SeatAdded) -> Objections:
    """Somebody new waits for a round; the table may deal them in at once, as long as there are tiles."""
    faults = tuple(seat_faults(state, action, MOST_SEATS, "seats"))
    yield from faults
    if faults or not state.is_under_way:
        return
    if state.pile < state.dealt:
        yield objecting.impossible("none_to_deal", "seats", name=action.name, pile=state.pile, count=state.dealt)
    else:
        yield objecting.illegal("joins_next_round", "seats", name=action.name, round_number=state.round_number)


def _judge_level_changed(state: s.State, action: s.LevelChanged) -> Objections:
    if action.level not in LEVELS or action.level == state.level:
        yield objecting.impossible("no_change", "scorepad")
    elif state.is_under_way:
        yield objecting.note("round_dropped", "scorepad", round_number=state.round_number)


def _judge_match_ended(state: s.State, action: s.MatchEnded) -> Objections:
    if state.is_under_way:
        yield objecting.note("round_dropped", "rounds", round_number=state.round_number)


_JUDGES: dict[type, Callable[[s.State, Any], Objections]] = {
    s.Placed: _judge_placed,
    s.Laid: _judge_laid,
    s.Started: crossword.judge_started,
    s.Dealt: crossword.judge_dealt,
    s.PutOn: stacks.judge_put_on,
    s.Split: stacks.judge_split,
    s.Added: steal.judge_added,
    s.Formed: steal.judge_formed,
    s.Connected: solitaire.judge_connected,
    s.GaveUp: solitaire.judge_gave_up,
    s.TopShown: _judge_top_shown,
    s.Shown: _judge_shown,
    s.TookBack: _judge_took_back,
    s.AllDrew: _judge_all_drew,
    s.Stuck: _judge_stuck,
    s.Voted: _judge_voted,
    s.HouseWords: _judge_house_words,
    s.NewRound: _judge_new_round,
    s.Won: _judge_won,
    SeatAdded: _judge_seat_added,
    s.LevelChanged: _judge_level_changed,
    s.MatchEnded: _judge_match_ended,
}
