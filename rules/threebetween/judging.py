"""Everything that can be wrong with an action in ThreeBeTween."""

from collections.abc import Callable, Iterator
from typing import Any

from rules.core.seats import SeatAdded
from rules.core.verdict import Objection
from rules.threebetween import actions as a
from rules.threebetween import judging_cards as cards
from rules.threebetween import judging_scores as scores
from rules.threebetween import judging_table as table
from rules.threebetween import state as s
from rules.threebetween.objecting import illegal, impossible

_JUDGES: dict[type, Callable[[s.State, Any], Iterator[Objection]]] = {
    a.Dealt: cards.judge_dealt,
    a.Replaced: cards.judge_replaced,
    a.LimitsSet: cards.judge_limits_set,
    a.Drew: cards.judge_drew,
    a.Placed: cards.judge_placed,
    a.Banked: scores.judge_banked,
    a.Passed: scores.judge_passed,
    a.Busted: scores.judge_busted,
    a.BankedPoints: scores.judge_banked_points,
    a.PassedPoints: scores.judge_passed_points,
    a.NotEntered: scores.judge_not_entered,
    a.Reshuffled: table.judge_reshuffled,
    a.PointsLearned: table.judge_points_learned,
    a.TurnedPointsLearned: table.judge_turned_points_learned,
    a.DeckKnown: table.judge_deck_known,
    a.Left: table.judge_left,
    a.Joined: table.judge_joined,
    SeatAdded: table.judge_seat_added,
    a.LevelChanged: table.judge_level_changed,
    a.MatchEnded: table.judge_match_ended,
}
_BY_CARDS_ONLY = (a.Dealt, a.Replaced, a.LimitsSet, a.Drew, a.Placed, a.Banked, a.Passed, a.NotEntered, a.Reshuffled)

_OUT = {s.PASSED: "is_passed", s.BUSTED: "is_busted", s.AWAY: "is_away"}


def objections(state: s.State, action: a.Action) -> tuple[Objection, ...]:
    """All there is to say about *action*."""
    if state.phase == s.ENDED:
        return (impossible("match_over", "game_over"),)
    if isinstance(action, _BY_CARDS_ONLY) and not state.is_by_cards:
        return (impossible("scorepad_only", "scorepad"),)
    seat = getattr(action, "seat", None)
    if seat is not None and not 0 <= seat < state.seats:
        return (impossible("no_such_seat", "seats", seat_number=seat + 1, seats=state.seats),)
    if seat is None or isinstance(action, a.COMING_AND_GOING) or state.spots[seat].is_in:
        return tuple(_JUDGES[type(action)](state, action))
    return tuple(_out_of_round(state, seat, action))


def _out_of_round(state: s.State, seat: int, action: a.Action) -> Iterator[Objection]:
    """Who is done waits for the next round; while others still play, the table may let somebody back in."""
    stage = state.spots[seat].stage
    if stage == s.AWAY or state.phase == s.TALLY:
        yield impossible(_OUT[stage], "turns", seat=seat)
        return
    yield illegal(_OUT[stage], "turns", seat=seat)
    yield from _JUDGES[type(action)](s.back_in(state, seat), action)
