"""What can be wrong with banking, passing and busting, with cards or without."""

from rules.threebetween import actions as a
from rules.threebetween import state as s
from rules.threebetween.fitting import SPACES, is_exact_pair
from rules.threebetween.objecting import Objections, ask, before_turns, illegal, impossible, note, out_of_turn


def judge_banked(state: s.State, action: a.Banked) -> Objections:
    """A ThreeBeTween made on an earlier turn."""
    yield from _known_cards(state, action.seat)
    yield from _may_bank(state, action.seat)
    yield from _numbers_unknown(state, action.seat)


def judge_passed(state: s.State, action: a.Passed) -> Objections:
    """Any time on one's turn, after a draw where the table wants one."""
    yield from _known_cards(state, action.seat)
    yield from _may_pass(state, action.seat)
    yield from _numbers_unknown(state, action.seat)


def judge_banked_points(state: s.State, action: a.BankedPoints) -> Objections:
    """As banking, with the points written down."""
    yield from _may_bank(state, action.seat)
    yield from _sum_differs(state, action.seat, action.points)


def judge_passed_points(state: s.State, action: a.PassedPoints) -> Objections:
    """As passing, with the points written down."""
    yield from _may_pass(state, action.seat)
    yield from _sum_differs(state, action.seat, action.points)


def _known_cards(state: s.State, seat: int) -> Objections:
    if state.spots[seat].stage != s.SET:
        yield impossible("no_cards_known", "scorepad", seat=seat)


def _turn_taken(state: s.State, seat: int) -> Objections:
    """What goes for every way to end a turn without drawing."""
    yield from before_turns(state, seat)
    yield from out_of_turn(state, seat)
    spot = state.spots[seat]
    if spot.drawn:
        yield illegal("place_or_bust", "use_one", seat=seat, cards=spot.drawn)


def _may_bank(state: s.State, seat: int) -> Objections:
    yield from _turn_taken(state, seat)
    spot = state.spots[seat]
    if spot.stage == s.SET and spot.spaces:
        yield illegal("not_three", "bank", seat=seat, amount=len(spot.between), three=SPACES)
    elif spot.stage == s.WAITING and state.phase == s.TURNS:
        yield illegal("limits_first", "bank", seat=seat)


def _may_pass(state: s.State, seat: int) -> Objections:
    yield from _turn_taken(state, seat)
    spot = state.spots[seat]
    if state.house.draw_before_pass and spot.stage == s.SET and not spot.draws:
        yield illegal("draw_first", "pass", seat=seat)
    elif spot.stage in (s.WAITING, s.DEALT) and state.phase == s.TURNS:
        yield illegal("limits_first", "bank", seat=seat)


def _numbers_unknown(state: s.State, seat: int) -> Objections:
    faces = s.unknown_faces([s.line_of(state, state.spots[seat].cards)])
    if faces:
        yield ask("numbers_unknown", "points", seat=seat, cards=faces)


def _sum_differs(state: s.State, seat: int, points: a.Sum) -> Objections:
    """The cards that lie there, where all are known, say what the points must be."""
    spot = state.spots[seat]
    line = s.line_of(state, spot.cards)
    if spot.stage == s.SET and line.is_complete and line.total != points.total:
        yield ask("sum_differs", "points", seat=seat, points=points.total, cards_points=line.total)


def judge_busted(state: s.State, action: a.Busted) -> Objections:
    """Two equal limits, a draw of which nothing is placed, or a bust that the table reports."""
    seat = action.seat
    spot = state.spots[seat]
    yield from out_of_turn(state, seat)
    if spot.stage == s.DEALT:
        yield from _bust_on_limits(state, seat)
    elif spot.stage == s.SET and not spot.drawn:
        yield from _bust_unseen(state, seat)
    elif s.fitting_faces(spot):
        yield ask("could_place", "use_one", seat=seat, cards=s.fitting_faces(spot))
    elif spot.stage == s.WAITING:
        yield ask("bust_not_entered", "bust", seat=seat)


def _bust_on_limits(state: s.State, seat: int) -> Objections:
    first, second = state.spots[seat].dealt
    if state.phase == s.DEAL:
        yield illegal("deal_first", "replacement", seat=seat)
    if is_exact_pair(first, second):
        yield note("keeps_pair", "exact_pair", seat=seat, card=first)
    else:
        yield illegal("no_pair", "exact_pair", seat=seat, cards=(first, second))


def _bust_unseen(state: s.State, seat: int) -> Objections:
    """A bust after a draw that nobody entered."""
    if state.phase == s.GO_ROUND:
        yield illegal("set_up_first", "turns", seat=seat, waiting_seat=s.seats_at(state, s.WAITING, s.DEALT))
    elif not state.spots[seat].spaces:
        yield illegal("full_cannot_bust", "full", seat=seat)
    else:
        yield ask("bust_not_entered", "bust", seat=seat)


def judge_not_entered(state: s.State, action: a.NotEntered) -> Objections:
    """Limits or a draw that nobody enters; from then on points are written down."""
    seat = action.seat
    spot = state.spots[seat]
    yield from out_of_turn(state, seat)
    if spot.drawn:
        yield illegal("place_or_bust", "use_one", seat=seat, cards=spot.drawn)
    elif spot.stage == s.SET and not spot.spaces:
        yield illegal("no_space", "full", seat=seat)
    elif state.phase != s.TURNS and spot.stage == s.UNSEEN:
        yield impossible("set_up_first", "turns", seat=seat, waiting_seat=s.seats_at(state, s.WAITING, s.DEALT))
    else:
        yield note("points_only", "scorepad", seat=seat)
