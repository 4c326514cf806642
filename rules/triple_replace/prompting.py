"""What may be entered now in 3-Card Triple Replace."""

from collections.abc import Iterator

from rules.chips import MOST
from rules.core.game import CARDS, TOTALS
from rules.core.prompt import AmountField, ChoiceField, PieceField, Prompt, SeatField
from rules.core.seats import seat_prompts
from rules.core.verdict import Severity
from rules.triple_replace import actions as a
from rules.triple_replace import state as s
from rules.triple_replace.betting import bet_sizes, to_call
from rules.triple_replace.judging import objections
from rules.triple_replace.judging_showdown import beaten_by
from rules.triple_replace.pots import pending_awards
from rules.triple_replace.rulebook import MOST_SEATS
from rules.triple_replace.stages import HAND_SIZE

CARDS_DECK, RANKS_DECK = "cards", "ranks"
MOST_BUY_INS = 10  # at once


def prompts(state: s.State) -> tuple[Prompt, ...]:
    """Every kind of action that is legal now, the likeliest first."""
    return tuple(_prompts(state))


def _prompts(state: s.State) -> Iterator[Prompt]:
    if state.phase == s.ENDED:
        return
    yield from _PHASE_PROMPTS[state.phase](state)
    if state.keeps_cards and state.took_down:
        yield Prompt("exposed", state.took_down, (_cards(state, "card", 1),))
    yield from _table_prompts(state)


def _between(state: s.State) -> Iterator[Prompt]:
    if len(s.players(state)) >= 2:
        yield Prompt("dealt", (), (SeatField("dealer_seat", (s.next_dealer(state),)),))


def _ups(state: s.State) -> Iterator[Prompt]:
    yield Prompt("ups", state.waiting, (_cards(state, "cards", state.layout.up),))
    yield Prompt("left_out", ())


def _lead(state: s.State) -> Iterator[Prompt]:
    yield Prompt("led", state.contestants)


def _bet(state: s.State) -> Iterator[Prompt]:
    seat = state.waiting[0]
    owed = to_call(state, seat)
    if owed:
        yield Prompt("called", (seat,))
    elif _is_legal(state, a.Checked(seat)):
        yield Prompt("checked", (seat,))
    sizes = bet_sizes(state, seat)
    if sizes is not None and _is_legal(state, a.Raised(seat, sizes.low) if owed else a.Bet(seat, sizes.low)):
        yield Prompt("raised" if owed else "bet", (seat,), (AmountField("amount", *sizes),))
    if not state.house.allows_debt and _is_legal(state, a.AllIn(seat)):
        yield Prompt("all_in", (seat,))
    yield Prompt("folded", (seat,))


def _replace(state: s.State) -> Iterator[Prompt]:
    if state.due is not None:
        yield Prompt("received", (state.due.seat,), (_cards(state, "cards", state.due.amount),))
        yield Prompt("left_out", ())
        return
    seat = state.waiting[0]
    most = min(state.limit, s.affordable(state, seat))
    ups = s.ups_of(state, seat)
    down = state.layout.down if state.keeps_cards else HAND_SIZE
    yield Prompt("stood_pat", (seat,))
    yield Prompt("replaced", (seat,), (AmountField("amount", 1, min(most, down)),))
    if ups:
        field = PieceField("cards", _deck(state), tuple(card.code for card in ups), 1, min(most, len(ups)))
        yield Prompt("replaced_up", (seat,), (field,))
        if most > 1:  # one of each, since nobody replaces more than two
            yield Prompt("replaced_both", (seat,), (field._replace(at_most=1), AmountField("amount", 1, 1)))


def _declare(state: s.State) -> Iterator[Prompt]:
    yield Prompt("declared", state.waiting, (ChoiceField("way", a.DECLARATIONS),))


def _show(state: s.State) -> Iterator[Prompt]:
    for seat in state.waiting:
        yield Prompt("shown", (seat,), (_cards(state, "cards", s.hidden_cards(state, seat)),))
    yield from _award(state)
    yield Prompt("folded", state.waiting)


def _award(state: s.State) -> Iterator[Prompt]:
    """Who can win the next pot; whoever is beaten by a hand that lies open cannot."""
    award = pending_awards(state)[0]
    able = tuple(seat for seat in award.seats if beaten_by(state, award, (seat,)) is None)
    yield Prompt("won", (), (SeatField("winners", able, 1, len(able)),))


def _scorepad(state: s.State) -> Iterator[Prompt]:
    chip = state.house.smallest_chip
    for seat in s.players(state):
        most = max(state.ledger.stacks[seat], state.house.start if state.house.allows_debt else 0)
        yield Prompt("put_in", (seat,), (AmountField("amount", chip, most, chip),))
    if state.pot:
        yield from _award(state)


_PHASE_PROMPTS = {
    s.BETWEEN: _between,
    s.UPS: _ups,
    s.LEAD: _lead,
    s.BET: _bet,
    s.REPLACE: _replace,
    s.DECLARE: _declare,
    s.SHOW: _show,
    s.AWARD: _award,
    s.SCOREPAD: _scorepad,
}


def _table_prompts(state: s.State) -> Iterator[Prompt]:
    """What the table does between hands, and what it may do at any time."""
    everyone, house = range(state.seats), state.house
    if state.phase in (s.BETWEEN, s.SCOREPAD):
        amount = AmountField("amount", house.smallest_chip, MOST_BUY_INS * house.start, house.smallest_chip)
        yield Prompt("bought", tuple(everyone), (amount,))
        sitting_in = tuple(seat for seat in everyone if not state.sits_out[seat])
        if sitting_in:
            yield Prompt("sat_out", sitting_in)
        if len(sitting_in) < state.seats:
            yield Prompt("sat_in", tuple(seat for seat in everyone if state.sits_out[seat]))
    other_level = TOTALS if state.level == CARDS else CARDS
    yield Prompt("level", (), (ChoiceField("level", (other_level,)),))
    yield Prompt("ended", ())
    if state.phase in (s.BETWEEN, s.SCOREPAD):
        yield from _gifts(state)
        yield from seat_prompts(state, MOST_SEATS)


def _gifts(state: s.State) -> Iterator[Prompt]:
    chip = state.house.smallest_chip
    for seat, stack in enumerate(state.ledger.stacks):
        if stack >= chip:
            others = tuple(other for other in range(state.seats) if other != seat)
            most = AmountField("amount", chip, min(stack, MOST), chip)
            yield Prompt("gave", (seat,), (SeatField("to_seat", others), most))


def _cards(state: s.State, name: str, amount: int) -> PieceField:
    return PieceField(name, _deck(state), tuple(card.code for card in s.unseen_cards(state)), amount, amount)


def _deck(state: s.State) -> str:
    return CARDS_DECK if state.house.tells_suits else RANKS_DECK


def _is_legal(state: s.State, action: a.Action) -> bool:
    return all(each.severity < Severity.ILLEGAL for each in objections(state, action))
