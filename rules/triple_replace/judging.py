"""Everything that can be wrong with an action in 3-Card Triple Replace."""

from collections.abc import Callable
from typing import Any, get_args

from rules.core.game import CARDS, LEVELS, TOTALS
from rules.core.seats import SeatAdded, seat_faults
from rules.core.verdict import Objection
from rules.triple_replace import actions as a
from rules.triple_replace import state as s
from rules.triple_replace.judging_betting import (
    judge_all_in,
    judge_bet,
    judge_called,
    judge_checked,
    judge_folded,
    judge_led,
    judge_raised,
)
from rules.triple_replace.judging_cards import (
    judge_exposed,
    judge_left_out,
    judge_received,
    judge_replaced,
    judge_replaced_both,
    judge_replaced_up,
    judge_stood_pat,
    judge_up_dealt,
)
from rules.triple_replace.judging_showdown import judge_declared, judge_shown, judge_won
from rules.triple_replace.objecting import Objections, chip_faults, illegal, impossible, in_money, note
from rules.triple_replace.rulebook import MOST_SEATS
from rules.triple_replace.stages import DECK_SIZE, most_cards

_BETTING, _REPLACING = get_args(a.Betting), get_args(a.Replacing)
# When each kind of action can happen at all; those not named can happen at any time.
_PHASES: dict[type, tuple[str, ...]] = {
    a.UpDealt: (s.UPS,),
    a.CardsLeftOut: (s.UPS, s.BET, s.REPLACE),
    a.Led: (s.LEAD, s.BET),
    **dict.fromkeys(_BETTING, (s.BET,)),
    a.Folded: (s.UPS, s.LEAD, s.BET, s.REPLACE, s.DECLARE, s.SHOW),
    **dict.fromkeys((*_REPLACING, a.Received), (s.REPLACE,)),
    a.Exposed: (s.UPS, s.LEAD, s.BET, s.REPLACE),
    a.Declared: (s.DECLARE,),
    a.Shown: (s.SHOW,),
    a.Won: (s.UPS, s.LEAD, s.BET, s.REPLACE, s.DECLARE, s.SHOW, s.AWARD, s.SCOREPAD),
}
_NOT_NOW = {
    s.BETWEEN: "not_now_between",
    s.UPS: "not_now_ups",
    s.LEAD: "not_now_lead",
    s.BET: "not_now_bet",
    s.REPLACE: "not_now_replace",
    s.DECLARE: "not_now_declare",
    s.SHOW: "not_now_show",
    s.AWARD: "not_now_award",
}
_AT_CARDS = {a.Dealt, *_PHASES} - {a.Won}
_AT_TABLE = (a.PutIn, a.BoughtIn, a.Gave, a.SatOut, a.SatIn)  # done by a seat that need not be in the hand


def objections(state: s.State, action: a.Action) -> tuple[Objection, ...]:
    """All there is to say about *action*."""
    found = _out_of_place(state, action)
    said = (found,) if found is not None else _JUDGES[type(action)](state, action)
    return tuple(each._replace(facts=in_money(state.house, each.facts)) for each in said)


def _out_of_place(state: s.State, action: a.Action) -> Objection | None:
    """What makes it needless to look any closer."""
    kind, seat = type(action), getattr(action, "seat", None)
    if state.phase == s.ENDED:
        return impossible("match_over", "winning")
    if seat is not None and not 0 <= seat < state.seats:
        return impossible("no_such_seat", "seats", seat_number=seat + 1, seats=state.seats)
    if kind in _AT_CARDS and state.level == TOTALS:
        return impossible("scorepad_only", "scorepad")
    if state.phase not in _PHASES.get(kind, (state.phase,)):
        return impossible(_NOT_NOW[state.phase], "stages")
    return None if seat is None or kind in _AT_TABLE else _not_playing(state, seat)


def _not_playing(state: s.State, seat: int) -> Objection | None:
    if seat not in state.dealt_in:
        return impossible("not_dealt_in", "dealer", seat=seat)
    return impossible("has_folded", "folding", seat=seat) if seat in state.folded else None


def _judge_dealt(state: s.State, action: a.Dealt) -> Objections:
    ready, dealer = s.players(state), action.dealer_seat
    if not 0 <= dealer < state.seats:
        yield impossible("no_such_seat", "seats", seat_number=dealer + 1, seats=state.seats)
        return
    if len(ready) < 2:
        yield impossible("too_few", "seats", count=len(ready))
        return
    if state.hand_open:
        yield illegal("hand_under_way", "stages", hand_number=state.hand_number)
    expected = s.next_dealer(state)
    if dealer != expected:
        yield illegal("not_dealer", "dealer", seat=dealer, dealer_seat=expected)
    needed = most_cards(state.house, len(ready))
    if needed > DECK_SIZE:
        yield note("deck_may_run_out", "deck_runs_out", count=len(ready), needed=needed)


def _judge_put_in(state: s.State, action: a.PutIn) -> Objections:
    if state.level == CARDS:
        yield impossible("cards_are_kept", "scorepad")
    elif state.phase == s.AWARD:
        yield impossible("not_now_award", "stages")
    yield from chip_faults(state.house, action.amount)
    stack = state.ledger.stacks[action.seat]
    if action.amount > stack and not state.house.allows_debt:
        yield impossible("not_enough", "short_stack", seat=action.seat, amount=action.amount, stack=stack)


def _judge_bought(state: s.State, action: a.BoughtIn) -> Objections:
    yield from chip_faults(state.house, action.amount)
    if _keeps_stakes(state):
        yield illegal("table_stakes", "short_stack", seat=action.seat)


def _judge_gave(state: s.State, action: a.Gave) -> Objections:
    seat, receiver, amount = action
    if not 0 <= receiver < state.seats:
        yield impossible("no_such_seat", "seats", seat_number=receiver + 1, seats=state.seats)
    if seat == receiver:
        yield impossible("to_oneself", "chips", seat=seat)
    yield from chip_faults(state.house, amount)
    stack = state.ledger.stacks[seat]
    if amount > stack:
        yield impossible("cannot_give", "chips", seat=seat, amount=amount, stack=stack)
    if _keeps_stakes(state):
        yield illegal("no_gifts", "short_stack", seat=seat)


def _keeps_stakes(state: s.State) -> bool:
    """Whether everybody plays with what lies before them until the hand is over."""
    return state.hand_open and state.level == CARDS and not state.house.allows_debt


def _judge_sat_out(state: s.State, action: a.SatOut) -> Objections:
    if state.sits_out[action.seat]:
        yield impossible("sits_out_already", "dealer", seat=action.seat)
    elif state.hand_open:
        yield note("from_next_hand", "dealer", seat=action.seat)


def _judge_sat_in(state: s.State, action: a.SatIn) -> Objections:
    if not state.sits_out[action.seat]:
        yield impossible("sits_in_already", "dealer", seat=action.seat)


def _judge_seat_added(state: s.State, action: SeatAdded) -> Objections:
    faults = tuple(seat_faults(state, action, MOST_SEATS, "dealer"))
    yield from faults
    if not faults and state.hand_open:
        yield note("new_next_hand", "dealer", name=action.name)


def _judge_level(state: s.State, action: a.LevelChanged) -> Objections:
    if action.level not in LEVELS or action.level == state.level:
        yield impossible("no_change", "scorepad")
    elif state.pot:
        yield note("pot_stays", "scorepad", amount=state.pot)


def _judge_ended(state: s.State, action: a.MatchEnded) -> Objections:
    if state.pot:
        yield note("pot_is_shared", "winning", amount=state.pot)


_JUDGES: dict[type, Callable[[s.State, Any], Objections]] = {
    a.Dealt: _judge_dealt,
    a.UpDealt: judge_up_dealt,
    a.CardsLeftOut: judge_left_out,
    a.Led: judge_led,
    a.Checked: judge_checked,
    a.Bet: judge_bet,
    a.Called: judge_called,
    a.Raised: judge_raised,
    a.AllIn: judge_all_in,
    a.Folded: judge_folded,
    a.StoodPat: judge_stood_pat,
    a.Replaced: judge_replaced,
    a.ReplacedUp: judge_replaced_up,
    a.ReplacedBoth: judge_replaced_both,
    a.Received: judge_received,
    a.Exposed: judge_exposed,
    a.Declared: judge_declared,
    a.Shown: judge_shown,
    a.Won: judge_won,
    a.PutIn: _judge_put_in,
    a.BoughtIn: _judge_bought,
    a.Gave: _judge_gave,
    a.SatOut: _judge_sat_out,
    a.SatIn: _judge_sat_in,
    SeatAdded: _judge_seat_added,
    a.LevelChanged: _judge_level,
    a.MatchEnded: _judge_ended,
}
