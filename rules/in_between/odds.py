"""Exact chances from the cards not yet seen, as closed sums over the thirteen ranks."""

from fractions import Fraction
from typing import NamedTuple

from rules.decks.standard import RANKS, Rank
from rules.in_between import actions as a
from rules.in_between.betting import moon_fault
from rules.in_between.posts import Posts, multiple, worst_multiple
from rules.in_between.rulebook import FORGIVEN
from rules.in_between.state import State, unseen_of

BET, MOON = "bet", "moon"


class Line(NamedTuple):
    """One rank of third card: how many are unseen, what it does, and how many times the bet that costs."""

    rank: Rank
    unseen: int
    outcome: str
    times: int


class Odds(NamedTuple):
    """The chances of one *kind* of bet: bet, moon, higher or lower; win, post and lose count unseen cards."""

    kind: str
    lines: tuple[Line, ...]
    stake: int | None  # fixed, for the moon
    prize: int | None  # fixed, for the moon; any other bet wins what was bet
    purse: int | None  # no more than this is ever paid, where the rest is forgiven

    @property
    def unseen(self) -> int:
        """All cards that may come."""
        return sum(line.unseen for line in self.lines)

    @property
    def win(self) -> int:
        """The cards that win."""
        return self._cards(a.WON)

    @property
    def lose(self) -> int:
        """The cards that lose the plain bet."""
        return self._cards(a.LOST)

    @property
    def post(self) -> int:
        """The cards that hit a post, a third ace or a third of the pair included."""
        return self.unseen - self.win - self.lose

    def expected(self, bet: int) -> Fraction:
        """What this brings on average: for *bet*, or for the moon's own stake."""
        stake = bet if self.stake is None else self.stake
        prize = stake if self.prize is None else self.prize
        total = sum(line.unseen * (prize if line.outcome == a.WON else -self._paid(line, stake)) for line in self.lines)
        return Fraction(total, self.unseen)

    def _paid(self, line: Line, stake: int) -> int:
        due = line.times * stake
        return due if self.purse is None else min(due, self.purse)

    def _cards(self, outcome: str) -> int:
        return sum(line.unseen for line in self.lines if line.outcome == outcome)


def odds(state: State) -> tuple[Odds, ...]:
    """The chances of everything that can be bet on now; none where the table keeps odds off."""
    posts = state.posts
    if not state.house.odds or posts is None:
        return ()
    if posts.is_pair:
        return tuple(_odds(state, posts, guess) for guess in a.GUESSES)
    return (_odds(state, posts, BET), *_moon_odds(state, posts))


def _moon_odds(state: State, posts: Posts) -> tuple[Odds, ...]:
    if not posts.is_for_the_moon or moon_fault(state, state.turn, worst_multiple(state.house, posts)):
        return ()
    return (_odds(state, posts, MOON)._replace(stake=state.house.ante, prize=state.pot),)


def _odds(state: State, posts: Posts, kind: str) -> Odds:
    purse = state.ledger.stacks[state.turn] if state.house.covering == FORGIVEN else None
    return Odds(kind, tuple(_line(state, posts, kind, rank) for rank in RANKS), None, None, purse)


def _line(state: State, posts: Posts, kind: str, rank: Rank) -> Line:
    outcome = posts.guess_outcome(kind, rank) if kind in a.GUESSES else posts.outcome(rank)
    return Line(rank, unseen_of(state, rank), outcome, multiple(state.house, outcome))
