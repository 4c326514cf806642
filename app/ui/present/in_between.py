"""In Between's table: the posts, what a third card would do, what may be bet, and everybody's chips."""

from typing import NamedTuple

from app.ui.present.money import money_text, signed_text
from app.ui.present.places import SeatView
from app.ui.present.saying import Saying
from rules.core.game import TOTALS
from rules.core.verdict import Severity
from rules.decks.standard import RANKS, Card, Rank
from rules.in_between import GAME
from rules.in_between import actions as a
from rules.in_between.betting import BetLimits, limits_on_posts
from rules.in_between.odds import odds
from rules.in_between.posts import Posts, multiple
from rules.in_between.state import ANTE, AWAY, CALL, CHOICE, DEAL, ENDED, SECOND, SITS_OUT, State, unseen_of

CLAUSES = {
    ANTE: "ante", DEAL: "posts", CALL: "first_ace", SECOND: "posts", CHOICE: "bet_limits", ENDED: "stopping",
}  # fmt: skip
MIN, HALF, POT, MOON = "min", "half", "pot", "moon"


class Chances(NamedTuple):
    """Unseen cards by what they would do to the bet."""

    win: int
    post: int
    lose: int
    unseen: int
    expected: Saying


class PostsView(NamedTuple):
    """The posts as they lie there, and what is asked for between them."""

    first: str
    side: Saying | None
    second: str
    middle: Saying | None
    pot: str
    chances: Chances | None


class RankView(NamedTuple):
    """A rank's key: how it looks and what is written under it."""

    rank: Rank
    look: str
    mark: str = ""


class Stake(NamedTuple):
    """What is bet on the posts: an amount, the moon, or a guess with an amount."""

    amount: int
    is_moon: bool = False
    guess: str = ""


class Preset(NamedTuple):
    """A bet to choose with one touch; *refusal* says why it cannot be chosen."""

    key: str
    amount: int
    text: str
    refusal: Saying | None = None


def in_between_where(state: State, entries: int) -> Saying:
    """Which entry comes next, the ante, and all the chips there are."""
    unit = state.house.unit
    facts = {
        "number": entries + 1,
        "ante": money_text(state.house.ante, unit),
        "chips": money_text(state.ledger.proof.bought, unit),
    }
    return Saying("table.in_between.where", facts)


def in_between_clause(state: State) -> str:
    """Where the rulebook opens now."""
    return CLAUSES[state.phase]


def in_between_seats(state: State) -> tuple[SeatView, ...]:
    """Chips, how far up or down, and whose turn it is."""
    return tuple(_seat(state, seat) for seat in range(state.seats))


def _seat(state: State, seat: int) -> SeatView:
    unit, ledger = state.house.unit, state.ledger
    active = seat == state.turn and state.phase not in (ANTE, ENDED)
    status = Saying("table.money.net", {"net": signed_text(ledger.net(seat), unit)})
    if state.places[seat] == SITS_OUT:
        status = Saying("table.money.sits_out")
    elif state.places[seat] == AWAY:
        status = Saying("table.money.away")
    elif ledger.owed_by(seat):
        status = Saying("table.money.owes", {"amount": money_text(ledger.owed_by(seat), unit)})
    elif active:
        status = Saying("table.in_between.to_bet" if state.phase == CHOICE else "table.in_between.on_turn")
    out = state.places[seat] != "plays"
    return SeatView(money_text(ledger.stacks[seat], unit), status, active, out, seat == state.dealer)


def posts_view(state: State) -> PostsView:
    """What lies there."""
    first, posts = state.first, state.posts
    side = None
    if first is not None and first.side:
        side = Saying(f"table.in_between.{first.side}")
    return PostsView(
        first.card.rank.code if first is not None else "",
        side,
        state.second.rank.code if state.second is not None else "",
        _middle(posts) if posts is not None else None,
        money_text(state.pot, state.house.unit),
        _chances(state),
    )


def _middle(posts: Posts) -> Saying | None:
    between = posts.between
    if not between:
        return None
    if len(between) == 1:
        return Saying("table.in_between.one_wins", {"rank": between[0].code})
    return Saying("table.in_between.wins", {"low": between[0].code, "high": between[-1].code})


def _chances(state: State) -> Chances | None:
    found = odds(state)
    if not found:
        return None
    bet, low = found[0], state.house.ante
    value = float(bet.expected(low))
    facts = {"amount": money_text(low, state.house.unit), "value": f"{value:+.2f}".replace("-", "−")}
    return Chances(bet.win, bet.post, bet.lose, bet.unseen, Saying("table.in_between.expected", facts))


def rank_keys(state: State, stake: Stake) -> tuple[RankView, ...]:
    """The thirteen keys: what is still unseen, and once both posts stand what each would do."""
    return tuple(_rank_key(state, stake, rank) for rank in RANKS)


def _rank_key(state: State, stake: Stake, rank: Rank) -> RankView:
    if state.phase not in (DEAL, SECOND, CHOICE):
        return RankView(rank, "greyed")
    if not unseen_of(state, rank):
        return RankView(rank, "seen")
    posts = state.posts
    if posts is None:
        return RankView(rank, "key")
    outcome = posts.guess_outcome(stake.guess, rank) if stake.guess else posts.outcome(rank)
    if outcome == a.WON:
        return RankView(rank, "win")
    if outcome == a.LOST:
        return RankView(rank, "miss")
    return RankView(rank, "post", f"×{multiple(state.house, outcome)}")


def needs_suit(state: State) -> bool:
    """Whether this table tells cards by suit too."""
    return state.house.cards_by == "suit"


def limits(state: State) -> BetLimits | None:
    """What may be bet now, if anything."""
    posts = state.posts
    if posts is None:
        return None
    found = limits_on_posts(state, state.turn, posts)
    return found if found.are_open else None


def presets(state: State) -> tuple[Preset, ...]:
    """Minimum, half the pot, the pot, and the moon."""
    found = limits(state)
    if found is None:
        return ()
    unit, half = state.house.unit, _stepped(found, state.pot // 2)
    amounts = ((MIN, found.low), (HALF, half), (POT, found.high if state.pot > found.top else state.pot))
    rows = [Preset(key, amount, money_text(amount, unit), _refusal(state, amount)) for key, amount in amounts]
    moon = GAME.objections(state, a.Moon(state.turn, _any_card(state)))
    grave = [each for each in moon if each.severity >= Severity.ILLEGAL]
    refusal = Saying(grave[0].code, grave[0].facts) if grave else None
    return (*rows, Preset(MOON, state.house.ante, "", refusal))


def _refusal(state: State, amount: int) -> Saying | None:
    grave = [
        each
        for each in GAME.objections(state, bet_action(state, Stake(amount), _any_card(state)))
        if each.severity >= Severity.ILLEGAL and each.code.startswith("in_between.over")
    ]
    return Saying(grave[0].code, grave[0].facts) if grave else None


def _stepped(found: BetLimits, amount: int) -> int:
    """The nearest bet below *amount* that goes up in whole steps."""
    return max(found.low, min(found.high, amount - (amount - found.low) % found.step))


def _any_card(state: State) -> Card:
    return next(Card(rank) for rank in RANKS if unseen_of(state, rank))


def stepped(state: State, amount: int) -> int:
    """A bet near *amount* that is within the limits."""
    found = limits(state)
    return amount if found is None else _stepped(found, amount)


def stake_note(state: State, stake: Stake) -> tuple[Saying, Saying]:
    """What is bet, and what each outcome would bring."""
    unit, house = state.house.unit, state.house
    amount = house.ante if stake.is_moon else stake.amount
    won = state.pot if stake.is_moon else amount
    posts = state.posts
    outcome = a.TRIPLE if posts is not None and (posts.are_both_aces or posts.is_pair) else a.POST
    facts = {
        "won": signed_text(won, unit),
        "lost": signed_text(-amount, unit),
        "post": signed_text(-amount * multiple(house, outcome), unit),
    }
    code = "table.in_between.moon" if stake.is_moon else "table.in_between.bets"
    if stake.guess:
        code = f"table.in_between.guesses_{stake.guess}"
    return (
        Saying(code, {"seat": state.turn, "amount": money_text(amount, unit)}),
        Saying("table.in_between.outcomes", facts),
    )


def bet_action(state: State, stake: Stake, card: Card) -> a.Action:
    """The bet with its third card."""
    if stake.is_moon:
        return a.Moon(state.turn, card)
    if stake.guess:
        return a.Guessed(state.turn, stake.guess, stake.amount, card)
    return a.Bet(state.turn, stake.amount, card)


def card_action(state: State, stake: Stake, card: Card) -> a.Action:
    """What turning this card means now."""
    if state.phase == CHOICE:
        return bet_action(state, stake, card)
    if state.phase == DEAL:
        return a.FirstCard(state.turn, card)
    return a.SecondCard(state.turn, card)


def is_scorepad(state: State) -> bool:
    """Whether only bets and outcomes are kept."""
    return state.level == TOTALS and state.phase != ANTE
