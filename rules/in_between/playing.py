"""What follows from each action in In Between the Sheets. Works for every action that is possible, legal or not."""

from collections.abc import Callable
from typing import Any

from rules.chips import even_shares, opened, scale_of, settlement
from rules.core.game import CARDS, Setup, Standing
from rules.core.seats import SeatAdded
from rules.core.verdict import Event
from rules.in_between import actions as a
from rules.in_between import state as s
from rules.in_between import turns
from rules.in_between.posts import Post
from rules.in_between.rulebook import ALWAYS_HIGH, GUESS, HouseRules
from rules.in_between.turns import Next, event

_MOON_OUTCOMES = {
    a.WON: a.MOON_WON,
    a.LOST: a.MOON_LOST,
    a.POST: a.MOON_POST,
    a.ACE_POST: a.MOON_ACE_POST,
    a.TRIPLE: a.TRIPLE,  # only where the table lets somebody shoot at posts that are not for the moon
}


def begin(setup: Setup) -> s.State:
    """Everybody has bought in, nobody has paid the ante."""
    house = HouseRules(**setup.house_rules)  # type: ignore[arg-type]  # the switches have checked the types
    return s.State(
        seats=setup.seats,
        names=setup.seat_names,
        house=house,
        level=setup.level,
        phase=s.ANTE,
        ledger=opened(setup.seats, house.start),
        places=(s.PLAYS,) * setup.seats,
        paid_ante=(False,) * setup.seats,
        dealer=setup.first,
        turn=(setup.first + 1) % setup.seats,
        round_number=1,
        had_turn=(),
        since_ante=(),
        first=None,
        second=None,
        seen=(),
        shuffled=0,
        entries=0,
    )


def apply(state: s.State, action: a.Action) -> Next:
    """The next state, and what happened on the way."""
    return _APPLIERS[type(action)](state._replace(entries=state.entries + 1), action)


def standing(state: s.State) -> Standing:
    """Who is up and down by how much; whoever is up the most leads."""
    ledger, is_over = state.ledger, state.phase == s.ENDED
    why = "in_between.standing.stopped" if is_over else ""
    return Standing(ledger.nets, ledger.leaders, scale_of(state.house.unit), is_over, why)


def _pay_antes(state: s.State, action: a.Anted) -> Next:
    events: tuple[Event, ...] = ()
    after = state
    for seat in state.players:
        paid = after._replace(ledger=after.ledger.paying(seat, state.house.ante))
        events += turns.debt_events(after, paid, seat)
        after = paid
    is_paid = tuple(place == s.PLAYS for place in state.places)
    after = turns.between_turns(after._replace(paid_ante=is_paid, since_ante=()))
    return after, (event("event.anted", amount=state.money(state.house.ante), pot=state.money(after.pot)), *events)


def _turn_first(state: s.State, action: a.FirstCard) -> Next:
    seat, card = action
    is_open = card.rank.is_ace and state.house.aces != ALWAYS_HIGH
    state = s.with_seen(state, card)._replace(turn=seat, first=Post(card), phase=s.CALL if is_open else s.SECOND)
    return state, ()


def _call_ace(state: s.State, action: a.AceCalled) -> Next:
    first = None if state.first is None else state.first._replace(side=action.side)
    return state._replace(turn=action.seat, first=first, phase=s.SECOND), ()


def _turn_second(state: s.State, action: a.SecondCard) -> Next:
    seat, card = action
    state = s.with_seen(state, card)._replace(turn=seat, second=card, phase=s.CHOICE)
    posts = state.posts
    if posts is not None and posts.is_pair and state.house.pair != GUESS:
        return turns.pair_turned(state, seat)
    if posts is not None and posts.are_neighbours:
        return turns.neighbours_turned(state, seat)
    return state, ()


def _bet(state: s.State, action: a.Bet) -> Next:
    seat, amount, card = action
    outcome = a.LOST if state.posts is None else state.posts.outcome(card.rank)
    return turns.bet_settled(s.with_seen(state, card), seat, amount, outcome)


def _shoot_moon(state: s.State, action: a.Moon) -> Next:
    seat, card = action
    outcome = a.LOST if state.posts is None else state.posts.outcome(card.rank)
    return turns.moon_settled(s.with_seen(state, card), seat, _MOON_OUTCOMES[outcome])


def _guess(state: s.State, action: a.Guessed) -> Next:
    seat, guess, amount, card = action
    outcome = a.LOST if state.posts is None else state.posts.guess_outcome(guess, card.rank)
    return turns.bet_settled(s.with_seen(state, card), seat, amount, outcome)


def _pass(state: s.State, action: a.Passed) -> Next:
    return turns.passed(state, action.seat)


def _redeal(state: s.State, action: a.Redealt) -> Next:
    return turns.new_posts(s.with_seen(state, *action.cards)._replace(turn=action.seat))


def _shuffle(state: s.State, action: a.Shuffled) -> Next:
    return turns.shuffled(state), ()


def _score_bet(state: s.State, action: a.ScoredBet) -> Next:
    return turns.bet_settled(state, *action)


def _score_turn(state: s.State, action: a.ScoredTurn) -> Next:
    seat, outcome = action
    if outcome == a.PASSED:
        return turns.passed(state, seat)
    if outcome == a.PAIR:
        return turns.pair_turned(state, seat)
    if outcome == a.NEIGHBOURS:
        return turns.neighbours_turned(state, seat)
    return turns.moon_settled(state, seat, outcome)


def _buy(state: s.State, action: a.BoughtIn) -> Next:
    after = state._replace(ledger=state.ledger.buying(*action))
    return after, turns.debt_events(state, after, action.seat)


def _give(state: s.State, action: a.Gave) -> Next:
    after = state._replace(ledger=state.ledger.giving(*action))
    return after, turns.debt_events(state, after, action.to_seat)


def _sit_out(state: s.State, action: a.SatOut) -> Next:
    return _placed(state, action.seat, s.SITS_OUT)


def _sit_in(state: s.State, action: a.SatIn) -> Next:
    return _ante_paid_late(_placed(state, action.seat, s.PLAYS)[0], action.seat)


def _leave(state: s.State, action: a.Left) -> Next:
    seat, is_before_play = action.seat, s.is_before_play(state)
    state, told = _bought_back(state, seat) if is_before_play else _cashed_out(state, seat)
    state, events = _placed(state, seat, s.AWAY)
    if seat == state.dealer:
        dealer = s.next_player(state, seat)
        turn = s.next_player(state, dealer) if is_before_play and not state.is_mid_turn else state.turn
        state = state._replace(dealer=dealer, turn=turn)
    return state, (told, *events)


def _bought_back(state: s.State, seat: int) -> tuple[s.State, Event]:
    """Whoever goes before anything is played for has not come yet, and has bought nothing."""
    state = state._replace(ledger=state.ledger.not_buying(seat))
    return state, event("event.comes_later", seat=seat)


def _cashed_out(state: s.State, seat: int) -> tuple[s.State, Event]:
    chips, owed = state.ledger.stacks[seat], state.ledger.owed_by(seat)
    state = state._replace(
        ledger=state.ledger.cashing_out(seat), paid_ante=s.with_item(state.paid_ante, seat, False)
    )
    return state, event("event.left_owing" if owed else "event.left", seat=seat, amount=state.money(owed or chips))


def _join(state: s.State, action: a.Joined) -> Next:
    seat = action.seat
    state = state._replace(ledger=state.ledger.buying(seat, state.house.start))
    after, events = _ante_paid_late(_placed(state, seat, s.PLAYS)[0], seat)
    return after, (event("event.joined", seat=seat, amount=state.money(state.house.start)), *events)


def _add_seat(state: s.State, action: SeatAdded) -> Next:
    """Somebody new joins like one who was away."""
    added = state._replace(
        seats=state.seats + 1,
        names=(*state.names, action.name),
        ledger=state.ledger.seating(),
        places=(*state.places, s.AWAY),
        paid_ante=(*state.paid_ante, False),
    )
    return _join(added, a.Joined(state.seats))


def _placed(state: s.State, seat: int, place: str) -> Next:
    """Somebody comes or goes; whoever goes in the middle of a turn leaves the posts behind."""
    state = state._replace(places=s.with_item(state.places, seat, place))
    if place != s.PLAYS and seat == state.turn:
        return turns.new_posts(state)
    return turns.between_turns(state), ()


def _ante_paid_late(state: s.State, seat: int) -> Next:
    """One ante into the pot that lies there; when the ante is due anyway, it is paid with the others."""
    if s.ante_is_due(state) or state.paid_ante[seat]:
        return state, ()
    after = state._replace(
        ledger=state.ledger.paying(seat, state.house.ante), paid_ante=s.with_item(state.paid_ante, seat, True)
    )
    told = event("event.late_ante", seat=seat, amount=state.money(state.house.ante))
    return after, (told, *turns.debt_events(state, after, seat))


def _change_level(state: s.State, action: a.LevelChanged) -> Next:
    state = turns.between_turns(s.without_posts(state)._replace(level=action.level))
    if action.level != CARDS:
        return state, ()
    # Nobody wrote down what was turned in the meantime, so the cards are shuffled.
    return turns.shuffled(state), (event("event.deck_anew"),)


def _end(state: s.State, action: a.MatchEnded) -> Next:
    """The pot shared out, odd chips from the dealer's left on, and who pays whom."""
    seats = [seat for seat in s.around(state, state.dealer) if state.places[seat] != s.AWAY]
    shares = even_shares(state.pot, len(seats), state.house.smallest_chip)
    shared = [(seat, share) for seat, share in zip(seats, shares, strict=True) if share]
    told = [event("event.share", seat=seat, amount=state.money(share)) for seat, share in shared]
    ledger = state.ledger.sharing_pot(seats, state.house.smallest_chip)
    told += [
        event("event.pays", payer_seat=each.payer, payee_seat=each.payee, amount=state.money(each.amount))
        for each in settlement(ledger.nets)
    ]
    return s.without_posts(state)._replace(phase=s.ENDED, ledger=ledger), tuple(told)


_APPLIERS: dict[type, Callable[[s.State, Any], Next]] = {
    a.Anted: _pay_antes,
    a.FirstCard: _turn_first,
    a.AceCalled: _call_ace,
    a.SecondCard: _turn_second,
    a.Bet: _bet,
    a.Moon: _shoot_moon,
    a.Guessed: _guess,
    a.Passed: _pass,
    a.Redealt: _redeal,
    a.Shuffled: _shuffle,
    a.ScoredBet: _score_bet,
    a.ScoredTurn: _score_turn,
    a.BoughtIn: _buy,
    a.Gave: _give,
    a.SatOut: _sit_out,
    a.SatIn: _sit_in,
    a.Left: _leave,
    a.Joined: _join,
    SeatAdded: _add_seat,
    a.LevelChanged: _change_level,
    a.MatchEnded: _end,
}
