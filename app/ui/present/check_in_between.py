"""In Between the Sheets at the check desk: two posts, a bet against a pot, and what the third card makes of it."""

from typing import NamedTuple

from app.ui.present.check import LEGAL, NONE, House, Question, Ruling, opened, ruled, waits
from app.ui.present.in_between import (
    PostsView,
    Stake,
    bet_action,
    opening_stake,
    posts_view,
    stake_note,
)
from app.ui.present.money import money_text
from app.ui.present.saying import Saying
from rules.core.verdict import Event, Verdict
from rules.decks.standard import RANKS, Card, Rank
from rules.in_between import GAME
from rules.in_between import actions as a
from rules.in_between.state import CALL, CHOICE, DEAL, State, unseen_of

MOST_POT, MOST_MINIMUM = 999_999, 1000
OTHER = 0  # pays in what lies in the pot; the player at the desk is the one on turn


class Turn(NamedTuple):
    """One turn: the pot and the minimum it is played for, the posts, what is bet, the third card."""

    pot: int = 20
    minimum: int = 1
    first: Rank | None = None
    side: str = ""
    second: Rank | None = None
    stake: Stake | None = None  # nothing chosen: the smallest bet
    third: Rank | None = None


class Lain(NamedTuple):
    """The table after the posts of a turn: the state, and what the second post has led to if that ended the turn."""

    state: State
    action: a.SecondCard | None = None
    before: State | None = None
    events: tuple[Event, ...] = ()

    @property
    def is_over(self) -> bool:
        """Whether the posts alone have ended the turn."""
        return bool(self.events)


# --- entering


def touched(draft: Turn, house: House, rank: Rank) -> Turn:
    """A rank is the first post, then the second, then the third card; after a turn that is over a new one begins."""
    lain = laid(draft, house)
    if draft.first is None or lain.is_over:
        return Turn(draft.pot, draft.minimum, rank)
    if draft.second is None:
        return draft._replace(second=rank)
    return draft._replace(third=rank)


def called(draft: Turn, side: str) -> Turn:
    """The first ace is high or low."""
    return draft._replace(side=side)


def with_pot(draft: Turn, amount: int) -> Turn:
    """Another pot; what was bet against the old one is forgotten."""
    return draft._replace(pot=max(1, min(MOST_POT, amount)), stake=None)


def with_minimum(draft: Turn, amount: int) -> Turn:
    """Another minimum; what was bet before is forgotten."""
    return draft._replace(minimum=max(1, min(MOST_MINIMUM, amount)), stake=None)


# --- the table


def laid(draft: Turn, house: House) -> Lain:
    """The table with the posts that have been touched, entered as in a match."""
    state = _table(draft, house)
    if draft.first is None:
        return Lain(state)
    state = GAME.apply(state, a.FirstCard(state.turn, Card(draft.first)))[0]
    if state.phase == CALL:
        if not draft.side:
            return Lain(state)
        state = GAME.apply(state, a.AceCalled(state.turn, draft.side))[0]
    if draft.second is None:
        return Lain(state)
    action = a.SecondCard(state.turn, Card(draft.second))
    after, events = GAME.apply(state, action)
    return Lain(after, action, state, events if after.phase != CHOICE else ())


def _table(draft: Turn, house: House) -> State:
    """A turn about to begin, with this pot and players who can pay whatever comes."""
    state = opened(GAME, {**house, "minimum": draft.minimum})
    ledger = state.ledger.buying(OTHER, draft.pot).buying(state.turn, 4 * draft.pot).paying(OTHER, draft.pot)
    everybody = state.players
    table: State = state._replace(
        ledger=ledger, phase=DEAL, paid_ante=(True,) * state.seats, since_ante=everybody, had_turn=everybody
    )
    return table


def stake_of(draft: Turn, state: State) -> Stake:
    """What is bet; a pair to guess at and other posts do not share a bet."""
    usual = opening_stake(state)
    chosen = draft.stake
    return usual if chosen is None or bool(chosen.guess) != bool(usual.guess) else chosen


def posts_shown(draft: Turn, house: House) -> PostsView:
    """The posts as the stage shows them, also when they have ended the turn."""
    lain = laid(draft, house)
    if lain.before is not None and lain.is_over and draft.second is not None:
        return posts_view(lain.before, Stake(0))._replace(second=draft.second.code)
    return posts_view(lain.state, stake_of(draft, lain.state))


def what_lies(draft: Turn) -> tuple[Saying, ...]:
    """What has been entered, for whoever was not there."""
    if draft.first is None or draft.second is None:
        return ()
    side = f"_{draft.side}" if draft.side else ""
    facts = {"first": draft.first, "second": draft.second, "third": draft.third, "pot": draft.pot}
    code = "check.in_between.posts" if draft.third is None else "check.in_between.cards"
    return (Saying(f"{code}{side}", facts),)


# --- the answer


def judged_turn(draft: Turn, house: House) -> Ruling:
    """What the posts, the bet and the third card come to, as far as they are there."""
    lain = laid(draft, house)
    state = lain.state
    if draft.first is None:
        return waits("check.in_between.first")
    if state.phase == CALL:
        note = Saying("table.in_between.call.help", {"seat": state.turn})
        return Ruling(NONE, Saying("table.in_between.call"), (note,))
    if draft.second is None:
        return waits("check.in_between.second")
    if lain.is_over and lain.before is not None:
        return _settled(lain.before, lain.action, state, lain.events)
    stake = stake_of(draft, state)
    return _judged_bet(state, stake) if draft.third is None else _judged_third(state, stake, draft.third)


def _judged_bet(state: State, stake: Stake) -> Ruling:
    """Before the third card: whether that may be bet, and what each outcome would bring."""
    any_card = next(Card(rank) for rank in RANKS if unseen_of(state, rank))
    verdict = Verdict(GAME.objections(state, bet_action(state, stake, any_card)))
    if not verdict.is_legal:
        return ruled(verdict)
    line, outcomes = stake_note(state, stake)
    return Ruling(NONE, line, (outcomes,))


def _judged_third(state: State, stake: Stake, rank: Rank) -> Ruling:
    action = bet_action(state, stake, Card(rank))
    if not Verdict(GAME.objections(state, action)).is_legal:
        return ruled(Verdict(GAME.objections(state, action)))
    after, events = GAME.apply(state, action)
    return _settled(state, action, after, events)


def _settled(before: State, action: a.Action | None, after: State, events: tuple[Event, ...]) -> Ruling:
    """What followed, why, and what the pot is after it."""
    ruling = ruled(Verdict(GAME.objections(before, action)))
    told = Saying(events[0].code, events[0].facts)
    return ruling._replace(kind=LEGAL, line=told, details=(*ruling.details, _pot_after(after)))


def _pot_after(state: State) -> Saying:
    unit = state.house.unit
    if not state.pot:
        return Saying("check.in_between.emptied", {"amount": money_text(state.house.ante, unit)})
    return Saying("check.in_between.pot_after", {"pot": money_text(state.pot, unit)})


SWITCHES = ("post", "aces", "pair", "neighbours", "moon")
QUESTIONS = (Question("check.in_between.turn", Turn(), judged_turn, SWITCHES, lies=what_lies),)
