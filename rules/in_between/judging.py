"""Everything that can be wrong with an action in In Between the Sheets."""

from collections.abc import Callable
from typing import Any

from rules.core.game import LEVELS
from rules.core.seats import SeatAdded, seat_faults
from rules.core.verdict import Objection
from rules.in_between import actions as a
from rules.in_between import judging_turns as turns
from rules.in_between import state as s
from rules.in_between.objecting import Objections, amount_faults, illegal, impossible, note
from rules.in_between.rulebook import FINISH_ROUND, MOST_SEATS, REBUY


def objections(state: s.State, action: a.Action) -> tuple[Objection, ...]:
    """All there is to say about *action*."""
    if state.phase == s.ENDED:
        return (impossible("match_over", "stopping"),)
    for name in ("seat", "to_seat"):
        seat = getattr(action, name, 0)
        if not 0 <= seat < state.seats:
            return (impossible("no_such_seat", "seats", seat_number=seat + 1, seats=state.seats),)
    return tuple(_JUDGES[type(action)](state, action))


def _judge_ante(state: s.State, action: a.Anted) -> Objections:
    ante = state.money(state.house.ante)
    if not s.ante_is_due(state):
        yield illegal("ante_not_due", "ante", pot=state.money(state.pot))
    if len(state.players) < 2:
        yield illegal("too_few", "seats")
    short = s.short_of_ante(state)
    if short and state.house.broke == REBUY:
        yield illegal("cannot_ante", "broke", short_seat=short, amount=ante)
    elif short:
        yield note("ante_on_credit", "broke", short_seat=short, amount=ante)


def _judge_buy(state: s.State, action: a.BoughtIn) -> Objections:
    yield from _away(state, action.seat)
    yield from amount_faults(state, action.amount)
    owed = state.ledger.owed_by(action.seat)
    if owed:
        yield note("pays_debts_first", "debts", seat=action.seat, amount=state.money(owed))


def _judge_gift(state: s.State, action: a.Gave) -> Objections:
    seat, receiver, amount = action
    yield from _away(state, seat)
    yield from amount_faults(state, amount)
    stack = state.ledger.stacks[seat]
    if seat == receiver:
        yield impossible("to_oneself", "chips", seat=seat)
    else:
        yield from _away(state, receiver)
    if amount > stack:
        yield impossible("too_few_chips", "chips", seat=seat, amount=state.money(amount), stack=state.money(stack))


def _away(state: s.State, seat: int) -> Objections:
    if state.places[seat] == s.AWAY:
        yield impossible("is_away", "joining", seat=seat)


def _judge_sit_out(state: s.State, action: a.SatOut) -> Objections:
    if state.places[action.seat] != s.PLAYS:
        yield impossible("does_not_play", "broke", seat=action.seat)
    else:
        yield from _mid_turn(state, action.seat)


def _mid_turn(state: s.State, seat: int) -> Objections:
    """Nobody goes while posts lie there for them."""
    if state.is_mid_turn and seat == state.turn:
        yield illegal("finish_turn", "leaving", seat=seat)


def _judge_sit_in(state: s.State, action: a.SatIn) -> Objections:
    seat = action.seat
    if state.places[seat] != s.SITS_OUT:
        yield impossible("does_not_sit_out", "broke", seat=seat)
        return
    if s.ante_is_due(state) or state.paid_ante[seat]:
        return
    ante = state.house.ante
    if state.house.broke == REBUY and state.ledger.stacks[seat] < ante:
        yield illegal("cannot_ante", "broke", short_seat=(seat,), amount=state.money(ante))
    else:
        yield note("pays_late_ante", "joining", seat=seat, amount=state.money(ante))


def _judge_leave(state: s.State, action: a.Left) -> Objections:
    seat = action.seat
    if state.places[seat] == s.AWAY:
        yield impossible("is_away", "leaving", seat=seat)
    elif len(state.at_table) == 1:
        yield impossible("last_one", "leaving", seat=seat)
    else:
        yield from _mid_turn(state, seat)
        if state.pot:
            yield note("leaves_share", "leaving", seat=seat, pot=state.money(state.pot))


def _judge_join(state: s.State, action: a.Joined) -> Objections:
    if state.places[action.seat] != s.AWAY:
        yield impossible("is_here", "joining", seat=action.seat)
    elif not s.ante_is_due(state):
        yield note("pays_late_ante", "joining", seat=action.seat, amount=state.money(state.house.ante))


def _judge_seat_added(state: s.State, action: SeatAdded) -> Objections:
    faults = tuple(seat_faults(state, action, MOST_SEATS, "joining"))
    yield from faults
    if not faults and not s.ante_is_due(state):
        yield note("new_pays_ante", "joining", name=action.name, amount=state.money(state.house.ante))


def _judge_level(state: s.State, action: a.LevelChanged) -> Objections:
    if action.level not in LEVELS or action.level == state.level:
        yield impossible("no_change", "scorepad")
    elif state.is_mid_turn:
        yield note("turn_dropped", "scorepad", turn_seat=state.turn)


def _judge_end(state: s.State, action: a.MatchEnded) -> Objections:
    waiting = state.waiting
    if waiting and state.house.stopping == FINISH_ROUND:
        yield illegal("round_unfinished", "stopping", waiting_seat=waiting)
    elif waiting:
        yield note("fewer_turns", "stopping", waiting_seat=waiting)
    if state.is_mid_turn:
        yield note("turn_dropped", "stopping", turn_seat=state.turn)
    if state.pot:
        yield note("pot_is_shared", "final_split", pot=state.money(state.pot))


_JUDGES: dict[type, Callable[[s.State, Any], Objections]] = {
    a.Anted: _judge_ante,
    a.FirstCard: turns.judge_first,
    a.AceCalled: turns.judge_call,
    a.SecondCard: turns.judge_second,
    a.Bet: turns.judge_bet,
    a.Moon: turns.judge_moon,
    a.Guessed: turns.judge_guess,
    a.Passed: turns.judge_pass,
    a.Redealt: turns.judge_redeal,
    a.Shuffled: turns.judge_shuffle,
    a.ScoredBet: turns.judge_scored_bet,
    a.ScoredTurn: turns.judge_scored_turn,
    a.BoughtIn: _judge_buy,
    a.Gave: _judge_gift,
    a.SatOut: _judge_sit_out,
    a.SatIn: _judge_sit_in,
    a.Left: _judge_leave,
    a.Joined: _judge_join,
    SeatAdded: _judge_seat_added,
    a.LevelChanged: _judge_level,
    a.MatchEnded: _judge_end,
}
