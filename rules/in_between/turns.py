"""What a turn comes to: money to and from the pot, and who is next. The same for cards and for the scorepad."""

from rules.core.verdict import Event
from rules.in_between import actions as a
from rules.in_between import state as s
from rules.in_between.posts import multiple
from rules.in_between.rulebook import (
    COSTS_MINIMUM,
    EVERY_TURN,
    FORGIVEN,
    FREE,
    PAYS_MINIMUM,
    REDEAL,
    WINS_TWO,
)

Next = tuple[s.State, tuple[Event, ...]]

_LOSSES = {
    a.LOST: "event.lost",
    a.POST: "event.post",
    a.ACE_POST: "event.ace_post",
    a.TRIPLE: "event.triple",
    a.MOON_LOST: "event.moon_lost",
    a.MOON_POST: "event.moon_post",
    a.MOON_ACE_POST: "event.moon_ace_post",
}


def event(code: str, **facts: object) -> Event:
    """Something that followed."""
    return Event(f"in_between.{code}", facts)


def pair_turned(state: s.State, seat: int) -> Next:
    """Two posts of the same rank, where nothing is left to choose."""
    house = state.house
    if house.pair == WINS_TWO:
        prize = min(2 * house.smallest_chip, state.pot)
        return _then_next(_taken(state, seat, prize, "event.pair_wins"), seat)
    if house.pair == FREE:
        return _then_next((state, (event("event.pair_free", seat=seat),)), seat)
    return _then_next(_forfeited(state, seat, "event.pair_pays"), seat)


def neighbours_turned(state: s.State, seat: int) -> Next:
    """Two posts a rank apart."""
    if state.house.neighbours == REDEAL:
        return new_posts(state._replace(turn=seat), event("event.neighbours_redeal", seat=seat))
    if state.house.neighbours == PAYS_MINIMUM:
        return _then_next(_forfeited(state, seat, "event.neighbours_pay"), seat)
    return _then_next((state, (event("event.neighbours_free", seat=seat),)), seat)


def passed(state: s.State, seat: int) -> Next:
    """No bet."""
    if state.house.passing == COSTS_MINIMUM:
        return _then_next(_forfeited(state, seat, "event.pass_pays"), seat)
    return _then_next((state, ()), seat)


def bet_settled(state: s.State, seat: int, stake: int, outcome: str) -> Next:
    """A bet won or lost; nobody wins more than the pot."""
    if outcome == a.WON:
        prize = min(stake, state.pot)
        return _then_next(_taken(state, seat, prize, "event.won"), seat)
    return _then_next(_lost(state, seat, stake, outcome), seat)


def moon_settled(state: s.State, seat: int, outcome: str) -> Next:
    """The moon hit or missed."""
    if outcome == a.MOON_WON:
        prize = state.pot
        return _then_next(_taken(state, seat, prize, "event.moon_won"), seat)
    return _then_next(_lost(state, seat, state.house.ante, outcome), seat)


def new_posts(state: s.State, *before: Event) -> Next:
    """No post on the table and new ones to come, from a new deck if it is time."""
    state = between_turns(s.without_posts(state))
    if state.house.shuffle == EVERY_TURN:
        return shuffled(state), before
    if state.deck >= s.CARDS_A_TURN:
        return state, before
    return shuffled(state), (*before, event("event.shuffled", left=state.deck))


def shuffled(state: s.State) -> s.State:
    """All cards but the posts on the table, which were turned last, are in the deck again."""
    lying = sum(post is not None for post in (state.first, state.second))
    return state._replace(seen=state.seen[len(state.seen) - lying :], shuffled=state.entries)


def between_turns(state: s.State) -> s.State:
    """With no post on the table: the turn at somebody who plays, the go-round closed, the ante due or a deal."""
    if state.is_mid_turn:
        return state
    turn = state.turn if state.places[state.turn] == s.PLAYS else s.next_player(state, state.turn)
    state = state._replace(turn=turn, phase=s.ANTE if s.ante_is_due(state) else s.DEAL)
    if state.had_turn and not state.waiting:
        return state._replace(had_turn=(), round_number=state.round_number + 1)
    return state


def turn_finished(state: s.State, seat: int) -> Next:
    """The turn of *seat* is over; the next player is due."""
    state = state._replace(
        had_turn=state.had_turn if seat in state.had_turn else (*state.had_turn, seat),
        since_ante=state.since_ante if seat in state.since_ante else (*state.since_ante, seat),
        turn=s.next_player(state, seat),
    )
    return new_posts(state)


def debt_events(before: s.State, after: s.State, seat: int) -> tuple[Event, ...]:
    """What *seat* owes more or less than before."""
    more = after.ledger.owed_by(seat) - before.ledger.owed_by(seat)
    code = "event.owes" if more > 0 else "event.debts_paid"
    return (event(code, seat=seat, amount=after.money(abs(more))),) if more else ()


def _then_next(settled: Next, seat: int) -> Next:
    state, events = settled
    state, more = turn_finished(state, seat)
    if state.phase == s.ANTE and state.pot:
        more = (*more, event("event.pot_too_small", pot=state.money(state.pot), amount=state.money(state.house.ante)))
    return state, events + more


def _taken(state: s.State, seat: int, prize: int, code: str) -> Next:
    """Out of the pot; when it is empty the deal moves on."""
    told = event(code, seat=seat, amount=state.money(prize))
    owed = state.ledger.owed_to(seat)
    after = state._replace(ledger=state.ledger.taking(seat, prize))
    events: tuple[Event, ...] = (told, *debt_events(state, after, seat))
    promised = after.ledger.owed_to(seat) - owed
    if promised > 0:
        events += (event("event.takes_debts", seat=seat, amount=state.money(promised)),)
    if state.pot and not after.pot:
        after = after._replace(dealer=s.next_player(after, after.dealer))
        events += (event("event.pot_emptied", amount=state.money(state.house.ante), dealer_seat=after.dealer),)
    return after, events


def _lost(state: s.State, seat: int, stake: int, outcome: str) -> Next:
    return _paid(state, seat, multiple(state.house, outcome) * stake, _LOSSES[outcome])


def _forfeited(state: s.State, seat: int, code: str) -> Next:
    """The minimum into the pot."""
    return _paid(state, seat, state.house.ante, code)


def _paid(state: s.State, seat: int, due: int, code: str) -> Next:
    """Into the pot; what is not there is owed or, by house rule, forgiven."""
    forgives = state.house.covering == FORGIVEN
    rest = due - min(due, state.ledger.stacks[seat])
    after = state._replace(ledger=state.ledger.paying(seat, due, forgives=forgives))
    told = event(code, seat=seat, amount=state.money(due))
    if forgives and rest:
        return after, (told, event("event.forgiven", seat=seat, amount=state.money(rest)))
    return after, (told, *debt_events(state, after, seat))
