"""Everything that can be wrong with a turn: its cards, its bet, and what the scorepad says of it."""

from rules.chips import MOST
from rules.core.game import CARDS, TOTALS
from rules.core.verdict import Objection
from rules.decks.standard import Card
from rules.in_between import actions as a
from rules.in_between import state as s
from rules.in_between.betting import (
    BetLimits,
    bet_outcomes,
    limits_for_all,
    limits_for_outcome,
    limits_on_posts,
    moon_fault,
    turn_outcomes,
)
from rules.in_between.objecting import (
    Objections,
    amount_faults,
    card_faults,
    illegal,
    impossible,
    level_faults,
    note,
    player_faults,
    start_faults,
)
from rules.in_between.posts import Posts, multiple, standing_posts, worst_multiple
from rules.in_between.rulebook import COSTS_MINIMUM, DEBT, GUESS, NO_PASSING

_LIMIT_CLAUSES = {"over_pot": "bet_limits", "over_first_round": "bet_limits", "over_cover": "covering"}
_MOON_CLAUSES = {"moon_off": "moon", "moon_small_pot": "moon", "moon_uncovered": "covering"}
_REASONS = {  # why the third card does what it does, and the clause that says so
    a.WON: ("is_won", "between"),
    a.LOST: ("is_lost", "between"),
    a.POST: ("is_post", "post"),
    a.ACE_POST: ("is_ace_post", "post"),
    a.TRIPLE: ("is_triple", "triple"),
}


def judge_first(state: s.State, action: a.FirstCard) -> Objections:
    """The first post."""
    yield from level_faults(state, CARDS)
    if state.is_mid_turn:
        yield impossible("posts_lie", "posts", turn_seat=state.turn)
    yield from start_faults(state, action.seat)
    yield from card_faults(state, action.card)


def judge_call(state: s.State, action: a.AceCalled) -> Objections:
    """High or low."""
    yield from level_faults(state, CARDS)
    yield from player_faults(state, action.seat)
    if state.phase != s.CALL:
        yield impossible("nothing_to_call", "first_ace")
    if action.side not in a.SIDES:
        yield impossible("high_or_low", "first_ace")


def judge_second(state: s.State, action: a.SecondCard) -> Objections:
    """The second post, and what the two are together."""
    yield from level_faults(state, CARDS)
    yield from player_faults(state, action.seat)
    yield from card_faults(state, action.card)
    if state.first is None:
        yield impossible("no_first_post", "posts")
    elif state.phase == s.CALL:
        yield impossible("ace_uncalled", "first_ace", seat=state.turn)
    elif state.second is not None:
        yield impossible("posts_stand", "posts", first=state.first, second=state.second)
    else:
        facts = {"first": state.first, "second": action.card}
        posts = standing_posts(state.first, action.card)
        if posts.is_pair:
            is_second_ace = action.card.rank.is_ace
            yield note("ace_pair", "second_ace") if is_second_ace else note("is_pair", "pair", **facts)
        elif posts.are_neighbours:
            yield note("are_neighbours", "neighbours", **facts)
        elif posts.are_both_aces:
            yield note("both_aces", "second_ace")
        elif posts.is_for_the_moon:
            yield note("one_between", "moon", card=posts.between[0], **facts)
        else:
            yield note("spread", "posts", low=posts.between[0], high=posts.between[-1])


def judge_bet(state: s.State, action: a.Bet) -> Objections:
    """A bet on the posts."""
    seat, amount, card = action
    yield from _third_card_faults(state, seat, card)
    yield from amount_faults(state, amount)
    posts = state.posts
    if posts is None:
        return
    if posts.is_pair:
        yield impossible("pair_wants_guess", "pair")
        return
    yield from _limit_faults(state, seat, amount, limits_on_posts(state, seat, posts))
    yield from _debt_notes(state, seat, amount * worst_multiple(state.house, posts))
    yield _reason(state, posts.outcome(card.rank), card, amount)


def judge_moon(state: s.State, action: a.Moon) -> Objections:
    """The moon."""
    seat, card = action
    yield from _third_card_faults(state, seat, card)
    posts = state.posts
    if posts is None:
        return
    if not posts.is_for_the_moon:
        yield illegal("moon_needs_gap", "moon", first=state.first, second=state.second)
    yield from _moon_faults(state, seat, worst_multiple(state.house, posts))
    yield from _debt_notes(state, seat, state.house.ante * worst_multiple(state.house, posts))
    outcome = posts.outcome(card.rank)
    reason = _reason(state, outcome, card, state.house.ante)
    yield reason._replace(clause="moon") if outcome in (a.WON, a.LOST) else reason


def judge_guess(state: s.State, action: a.Guessed) -> Objections:
    """Higher or lower than a pair, by house rule."""
    seat, guess, amount, card = action
    yield from _third_card_faults(state, seat, card)
    yield from amount_faults(state, amount)
    if guess not in a.GUESSES:
        yield impossible("higher_or_lower", "pair")
    posts = state.posts
    if posts is None:
        return
    if not posts.is_pair:
        yield impossible("guess_needs_pair", "pair", first=state.first, second=state.second)
        return
    yield from _limit_faults(state, seat, amount, limits_on_posts(state, seat, posts))
    yield from _debt_notes(state, seat, amount * worst_multiple(state.house, posts))
    yield _guess_reason(state, posts, action)


def _third_card_faults(state: s.State, seat: int, card: Card) -> Objections:
    yield from _choice_faults(state, seat)
    yield from card_faults(state, card)


def _choice_faults(state: s.State, seat: int) -> Objections:
    yield from level_faults(state, CARDS)
    yield from player_faults(state, seat)
    if state.phase != s.CHOICE:
        yield impossible("no_posts", "posts")


def _limit_faults(state: s.State, seat: int, amount: int, limits: BetLimits) -> Objections:
    """What is against betting *amount*, if it is an amount at all."""
    if not 0 < amount <= MOST:
        return
    money = state.money
    facts: dict[str, object] = {"seat": seat, "amount": money(amount), "low": money(limits.low)}
    facts |= {"high": money(limits.top), "pot": money(limits.pot), "minimum": money(state.house.ante)}
    if limits.pot == 0:
        yield illegal("pot_is_empty", "bet_limits", **facts)
    elif not limits.are_open:
        yield illegal("cannot_cover", "covering", **facts, stack=money(state.ledger.stacks[seat]))
    elif amount > limits.top and limits.pot < state.house.ante:
        yield illegal("only_the_pot", "small_pot", **facts)
    elif amount > limits.top:
        yield illegal(limits.why, _LIMIT_CLAUSES[limits.why], **facts, stack=money(state.ledger.stacks[seat]))
    elif amount < limits.low:
        is_small = limits.pot < state.house.ante
        yield illegal("only_the_pot", "small_pot", **facts) if is_small else illegal("too_low", "bet_limits", **facts)
    elif not amount % state.house.smallest_chip and not limits.is_on_step(amount):
        yield illegal("off_step", "small_pot", **facts, step=money(limits.step))


def _debt_notes(state: s.State, seat: int, at_worst: int) -> Objections:
    """Where debts are kept, a bet may be more than its player can pay."""
    stack = state.ledger.stacks[seat]
    if state.house.covering == DEBT and at_worst > stack:
        yield note("may_owe", "covering", seat=seat, amount=state.money(at_worst), stack=state.money(stack))


def _moon_faults(state: s.State, seat: int, worst: int) -> Objections:
    fault = moon_fault(state, seat, worst)
    if fault:
        facts = {"amount": state.money(state.house.ante), "pot": state.money(state.pot)}
        yield illegal(fault, _MOON_CLAUSES[fault], seat=seat, **facts)


def _reason(state: s.State, outcome: str, card: Card, amount: int) -> Objection:
    """Why the third card does what it does."""
    facts = {"card": card, "first": state.first, "second": state.second}
    times = multiple(state.house, outcome)
    code, clause = _REASONS[outcome]
    return note(code, clause, **facts, times=times, amount=state.money(times * amount))


def _guess_reason(state: s.State, posts: Posts, action: a.Guessed) -> Objection:
    outcome = posts.guess_outcome(action.guess, action.card.rank)
    code = {a.WON: "guessed_right", a.LOST: "guessed_wrong"}.get(outcome, "third_of_pair")
    return note(code, "pair", card=action.card, second=state.second)


def judge_pass(state: s.State, action: a.Passed) -> Objections:
    """Passing on the posts."""
    yield from _choice_faults(state, action.seat)
    posts = state.posts
    if posts is not None:
        yield from _passing(state, limits_on_posts(state, action.seat, posts))


def _passing(state: s.State, limits: BetLimits) -> Objections:
    minimum = state.money(state.house.ante)
    if state.house.passing == COSTS_MINIMUM:
        yield note("pass_costs", "passing", amount=minimum)
    elif state.house.passing != NO_PASSING:
        yield note("pass_is_free", "passing")
    elif limits.are_open:
        yield illegal("must_bet", "passing", low=state.money(limits.low), high=state.money(limits.top))
    else:
        yield note("cannot_bet", "passing")


def judge_redeal(state: s.State, action: a.Redealt) -> Objections:
    """Posts put away because a card was seen too early."""
    yield from level_faults(state, CARDS)
    yield from player_faults(state, action.seat)
    if not state.is_mid_turn:
        yield impossible("no_posts", "posts")
    for card in action.cards:
        yield from card_faults(state, card)
        state = s.with_seen(state, card)
    yield note("redealt", "wrong_card", seat=action.seat)


def judge_shuffle(state: s.State, action: a.Shuffled) -> Objections:
    """Shuffling is never wrong; what stands on the table stays there."""
    yield from level_faults(state, CARDS)
    yield note("shuffled_early", "deck", left=state.deck)


def judge_scored_bet(state: s.State, action: a.ScoredBet) -> Objections:
    """A bet without its cards."""
    seat, amount, outcome = action
    yield from level_faults(state, TOTALS)
    yield from start_faults(state, seat)
    yield from amount_faults(state, amount)
    if outcome not in bet_outcomes(state.house):
        yield impossible("no_such_outcome", "scorepad")
    else:
        yield from _limit_faults(state, seat, amount, limits_for_outcome(state, seat, outcome))


def judge_scored_turn(state: s.State, action: a.ScoredTurn) -> Objections:
    """A turn without a free bet, and without its cards."""
    seat, outcome = action
    yield from level_faults(state, TOTALS)
    yield from start_faults(state, seat)
    if outcome == a.PAIR and state.house.pair == GUESS:
        yield impossible("pair_wants_guess", "pair")
    elif outcome not in turn_outcomes(state.house):
        yield impossible("no_such_outcome", "scorepad")
    elif outcome == a.PASSED:
        yield from _passing(state, limits_for_all(state, seat))
    elif outcome in a.MOON_OUTCOMES:
        worst = max(multiple(state.house, a.POST), multiple(state.house, outcome))
        yield from _moon_faults(state, seat, worst)
