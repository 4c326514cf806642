"""What can be wrong with declaring, showing, and naming the winners."""

from rules.core.game import CARDS
from rules.triple_replace import actions as a
from rules.triple_replace import state as s
from rules.triple_replace.flow import hand_facts
from rules.triple_replace.hands import ranking
from rules.triple_replace.judging_cards import cards_elsewhere
from rules.triple_replace.objecting import Objections, ask_table, illegal, impossible, note
from rules.triple_replace.pots import pending_awards
from rules.triple_replace.showdown import strength

# How a hand is called, and the clause that says what it is worth.
_SHOWS = {
    "high_card": ("shows_high_card", "high_hands"),
    "pair": ("shows_pair", "high_hands"),
    "straight": ("shows_straight", "straights"),
    "flush": ("shows_flush", "straights"),
    "straight_flush": ("shows_straight_flush", "straights"),
    "trips": ("shows_trips", "high_hands"),
    "low": ("shows_low", "low_hands"),
    "low_pair": ("shows_low_pair", "low_hands"),
    "low_trips": ("shows_low_trips", "low_hands"),
}


def judge_declared(state: s.State, action: a.Declared) -> Objections:
    """Everybody once, one of three ways."""
    if action.way not in a.DECLARATIONS:
        yield impossible("no_such_way", "declaring")
    if state.declared[action.seat]:
        yield illegal("declared_already", "declaring", seat=action.seat)


def judge_shown(state: s.State, action: a.Shown) -> Objections:
    """All cards of the hand that were not seen before; what the hand makes is said at once."""
    seat, wanted = action.seat, s.hidden_cards(state, action.seat)
    faults = list(cards_elsewhere(state, action.cards))
    if not wanted:
        faults.append(impossible("shown_already", "showing", seat=seat))
    elif len(action.cards) != wanted:
        faults.append(impossible("shown_count", "showing", seat=seat, count=len(action.cards), wanted=wanted))
    yield from faults
    if not faults:
        hand = (*s.ups_of(state, seat), *action.cards)
        for way in state.house.ways:
            described = ranking(state.house, way).described(hand)
            code, clause = _SHOWS[described.code]
            yield note(code, clause, seat=seat, **hand_facts(described.ranks))


def judge_won(state: s.State, action: a.Won) -> Objections:
    """One winner or several who tie, from those who can win this pot."""
    winners = action.winners
    if not winners or len(set(winners)) != len(winners) or not all(0 <= seat < state.seats for seat in winners):
        yield impossible("who_won", "winning", seats=state.seats)
        return
    if state.phase == s.SCOREPAD and not state.pot:
        yield impossible("pot_is_empty", "scorepad")
        return
    if state.phase not in (s.SHOW, s.AWARD, s.SCOREPAD):
        yield illegal("won_early", "showing")
    award = pending_awards(state)[0]
    for seat in winners:
        if seat not in award.seats:
            yield illegal("not_in_pot", "side_pots", seat=seat, seats=len(award.seats), in_seat=award.seats)
        elif state.declared[seat] and state.declared[seat] not in (award.way, a.BOTH):
            yield ask_table("declared_otherwise", "declaring", seat=seat)
    beater = beaten_by(state, award, winners)
    if beater is not None:
        yield illegal("beaten", "winning", seat=beater, winners=winners)


def beaten_by(state: s.State, award: s.Award, winners: tuple[int, ...]) -> int | None:
    """Somebody whose shown hand beats a winner's shown hand; nobody, as far as the cards lie open."""
    if state.level != CARDS:
        return None
    shown = [seat for seat in award.seats if s.has_shown(state, seat)]
    strengths = {seat: strength(state, seat, award.way) for seat in shown}
    known = [strengths[seat] for seat in winners if seat in strengths]
    beating = [seat for seat in shown if known and strengths[seat] > min(known)]
    return beating[0] if beating else None
