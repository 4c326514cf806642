"""In Between's table: the posts, what a third card would do, what may be bet, and everybody's chips."""

from collections.abc import Callable
from typing import NamedTuple

from app.ui.present.money import average_text, iou, money_text, refusal_of, signed_text
from app.ui.present.places import SeatView
from app.ui.present.saying import Saying
from rules.decks.standard import RANKS, Card, Rank
from rules.in_between import GAME
from rules.in_between import actions as a
from rules.in_between.betting import BetLimits, limits_on_posts
from rules.in_between.odds import BET, MOON, odds
from rules.in_between.posts import Posts, multiple
from rules.in_between.rulebook import FORGIVEN
from rules.in_between.state import ANTE, AWAY, CALL, CHOICE, DEAL, ENDED, SECOND, SITS_OUT, State, unseen_of

CLAUSES = {
    ANTE: "ante", DEAL: "posts", CALL: "first_ace", SECOND: "posts", CHOICE: "bet_limits", ENDED: "stopping",
}  # fmt: skip
MIN, HALF, POT = "min", "half", "pot"
SIDE_ICONS = {a.LOW: "arrow-down", a.HIGH: "arrow-up"}


class Chances(NamedTuple):
    """Unseen cards by what they would do to the bet; *times* is what a post costs, as it stands on the keys."""

    win: int
    post: int
    lose: int
    unseen: int
    times: str
    expected: Saying


class PostsView(NamedTuple):
    """The posts as they lie there, and what is asked for between them."""

    first: str
    side: Saying | None
    side_icon: str
    second: str
    middle: Saying | None
    pot: str
    iou: Saying | None
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
    """A bet to choose with one touch; *refusal* says why it cannot be chosen, and what can."""

    key: str
    stake: Stake
    text: str
    chosen: bool = False
    refusal: tuple[Saying, ...] = ()


def in_between_where(state: State, entries: int) -> Saying:
    """Which entry comes next, the ante, and all the chips there are, or that chances are shown."""
    unit = state.house.unit
    facts = {
        "number": entries + 1,
        "ante": money_text(state.house.ante, unit),
        "chips": money_text(state.ledger.proof.bought, unit),
        "odds": state.house.odds,
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


def posts_view(state: State, stake: Stake) -> PostsView:
    """What lies there, and what it means for the bet that is chosen."""
    first, posts = state.first, state.posts
    side, side_icon = None, ""
    if first is not None and first.side:
        side, side_icon = Saying(f"table.in_between.{first.side}"), SIDE_ICONS.get(first.side, "")
    return PostsView(
        first.card.code if first is not None else "",
        side,
        side_icon,
        state.second.code if state.second is not None else "",
        _middle(posts) if posts is not None else None,
        money_text(state.pot, state.house.unit),
        iou(state.ledger, state.house.unit),
        _chances(state, stake),
    )


def _middle(posts: Posts) -> Saying | None:
    between = posts.between
    if not between:
        return None
    if len(between) == 1:
        return Saying("table.in_between.one_wins", {"rank": between[0].code})
    return Saying("table.in_between.wins", {"low": between[0].code, "high": between[-1].code})


def _chances(state: State, stake: Stake) -> Chances | None:
    """The chances of what is chosen: a bet, the moon, or a guess."""
    kind = MOON if stake.is_moon else stake.guess or BET
    found = next((each for each in odds(state) if each.kind == kind), None)
    if found is None:
        return None
    unit = state.house.unit
    facts = {"amount": money_text(stake.amount, unit), "value": average_text(found.expected(stake.amount), unit)}
    code = "table.in_between.expected_moon" if stake.is_moon else "table.in_between.expected"
    costs = sorted({line.times for line in found.lines if line.outcome not in (a.WON, a.LOST)})
    times = f"×{'/'.join(map(str, costs))}"
    return Chances(found.win, found.post, found.lose, found.unseen, times, Saying(code, facts))


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


def opening_stake(state: State) -> Stake:
    """The bet that is proposed: the smallest; where none is possible, the one that the referee will answer."""
    posts = state.posts
    if posts is None:
        return Stake(0)
    return Stake(min(state.house.ante, state.pot) or state.house.ante, guess=a.HIGHER if posts.is_pair else "")


def presets(state: State, stake: Stake) -> tuple[Preset, ...]:
    """Minimum, half the pot, the pot, and the moon; between them the bet that is chosen if it is none of these."""
    posts = state.posts
    if posts is None:
        return ()
    rows = bet_rows(state, stake, limits_on_posts(state, state.turn, posts))
    rows = [(key, each._replace(guess=stake.guess)) for key, each in rows]
    if not posts.is_pair:
        rows.append((MOON, Stake(state.house.ante, is_moon=True)))
    card = _any_card(state)
    return as_presets(state, rows, stake, lambda each: bet_action(state, each, card))


def bet_rows(state: State, stake: Stake, found: BetLimits) -> list[tuple[str, Stake]]:
    """The amounts that are always offered, and the chosen one if it is none of them."""
    half = max(found.low, _on_step(found, state.pot // 2))
    rows = [(MIN, Stake(found.low)), (HALF, Stake(half)), (POT, Stake(state.pot))]
    if not stake.is_moon and stake.amount not in [each.amount for _, each in rows]:
        rows.insert(1, (BET, Stake(stake.amount)))
    return rows


def as_presets(
    state: State, rows: list[tuple[str, Stake]], stake: Stake, action: Callable[[Stake], a.Action]
) -> tuple[Preset, ...]:
    """The rows as buttons, the chosen one marked, with the reason why one cannot be."""
    chosen = next((key for key, each in rows if each == stake), "")
    return tuple(
        Preset(
            key,
            each,
            "" if each.is_moon else money_text(each.amount, state.house.unit),
            key == chosen,
            refusal_of(GAME, state, action(each)),
        )
        for key, each in rows
    )


def _on_step(found: BetLimits, amount: int) -> int:
    """The nearest amount below that goes up in whole steps from the smallest bet."""
    return amount - (amount - found.low) % found.step


def nearest_bet(found: BetLimits, amount: int) -> int:
    """The bet nearest below *amount* within the limits, in whole steps or the whole pot."""
    if amount == found.pot <= found.top:
        return amount
    return max(found.low, min(found.high, _on_step(found, amount)))


def _any_card(state: State) -> Card:
    return next(Card(rank) for rank in RANKS if unseen_of(state, rank))


def stake_note(state: State, stake: Stake) -> tuple[Saying, Saying]:
    """What is bet, and what each outcome would bring; or that no bet is possible, and what is instead."""
    if limits(state) is None:
        why, instead = refusal_of(GAME, state, bet_action(state, stake, _any_card(state)))
        return why, instead
    unit = state.house.unit
    code = "table.in_between.moon" if stake.is_moon else "table.in_between.bets"
    if stake.guess:
        code = f"table.in_between.guesses_{stake.guess}"
    won = state.pot if stake.is_moon else stake.amount
    facts = {
        "won": signed_text(won, unit),
        "lost": _price(state, stake, a.LOST),
        "post": _price(state, stake, a.POST),
        "ace": _price(state, stake, a.ACE_POST),
        "triple": _price(state, stake, a.TRIPLE),
    }
    return (
        Saying(code, {"seat": state.turn, "amount": money_text(stake.amount, unit)}),
        Saying(_outcomes_code(state, stake), facts),
    )


def _outcomes_code(state: State, stake: Stake) -> str:
    """Which outcomes these posts have."""
    posts = state.posts
    if posts is not None and posts.is_pair:
        return f"table.in_between.outcomes_{stake.guess}"
    if posts is not None and posts.are_both_aces:
        return "table.in_between.outcomes_aces"
    has_ace = posts is not None and any(posts.outcome(rank) == a.ACE_POST for rank in RANKS)
    is_dearer = multiple(state.house, a.ACE_POST) > multiple(state.house, a.POST)
    return "table.in_between.outcomes_ace" if has_ace and is_dearer else "table.in_between.outcomes"


def _price(state: State, stake: Stake, outcome: str) -> str:
    """What an outcome costs: at most the stack where the rest is forgiven."""
    due = stake.amount * multiple(state.house, outcome)
    if state.house.covering == FORGIVEN:
        due = min(due, state.ledger.stacks[state.turn])
    return signed_text(-due, state.house.unit)


def pass_text(state: State) -> Saying:
    """The button that passes, with what that costs."""
    house = state.house
    facts = {"amount": money_text(house.ante, house.unit)}
    return Saying(f"table.in_between.pass.{house.passing}", facts)


def pass_refusal(state: State) -> tuple[Saying, ...]:
    """Why nothing can be passed now."""
    if state.phase != CHOICE:
        return (Saying("table.in_between.no_pass"),)
    return refusal_of(GAME, state, a.Passed(state.turn))


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
