"""Chances: counted from the unseen cards, the same as trying every one of them."""

from fractions import Fraction

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from rules.core.timeline import Entry
from rules.decks.standard import DECK, Card
from rules.in_between import GAME
from rules.in_between.actions import AceCalled, Bet, FirstCard, Guessed, Moon, Redealt, SecondCard
from rules.in_between.odds import Odds, odds
from rules.in_between.state import State
from tests.rules.in_between.tables import forty, posts
from tests.rules.table import Table


def chances(table: Table, kind: str = "bet") -> Odds:
    """The odds of that kind of bet."""
    return next(each for each in odds(table.state) if each.kind == kind)


def fresh(first: str, second: str) -> Odds:
    """The odds on these posts with nothing else seen."""
    return chances(forty(odds=True).happens(posts(first, second)))


# --- a fresh deck: 50 unseen cards, four of each rank between, six on the posts

@pytest.mark.parametrize(
    ("first", "second", "between", "value"),
    [
        ("2", "9", 6, Fraction(-16, 100)),
        ("2", "10", 7, Fraction(0)),
        ("2", "J", 8, Fraction(16, 100)),
        ("2", "A", 11, Fraction(64, 100)),
    ],
)
def test_a_bet_pays_from_eight_ranks_between(first: str, second: str, between: int, value: Fraction) -> None:
    found = fresh(first, second)
    assert (found.unseen, found.win, found.post, found.lose) == (50, 4 * between, 6, 44 - 4 * between)
    assert found.expected(1) == value
    assert found.expected(10) == 10 * value


def test_between_low_and_high_ace_two_aces_cost_three_times() -> None:
    found = fresh("A-low", "A")
    assert (found.win, found.post, found.lose) == (48, 2, 0)
    assert found.expected(1) == Fraction(84, 100)


@pytest.mark.parametrize(("pot", "value"), [(13, 0), (14, 1), (12, -1)])
def test_the_moon_is_worth_it_when_the_pot_is_more_than_thirteen_times_the_minimum(pot: int, value: int) -> None:
    state = Table(GAME, 2, odds=True).happens("ante; " + posts("7", "9")).state
    state = state._replace(ledger=state.ledger._replace(pot=pot))
    found = next(each for each in odds(state) if each.kind == "moon")
    assert (found.win, found.post, found.lose) == (4, 6, 40)
    # Four cards win the pot, six cost two, forty cost one: 4 pot - 52 of 50.
    assert found.expected(0) == Fraction(4 * value, 50)


# --- when they are shown

def test_odds_are_off_unless_the_table_wants_them() -> None:
    assert odds(forty().happens(posts("4", "9")).state) == ()


def test_without_posts_there_are_no_odds() -> None:
    assert odds(forty(odds=True).happens("Bo first post 4").state) == ()


def test_the_moon_has_odds_only_where_it_may_be_shot() -> None:
    assert [each.kind for each in odds(forty(odds=True).happens(posts("7", "9")).state)] == ["bet", "moon"]
    assert [each.kind for each in odds(forty(odds=True, moon=False).happens(posts("7", "9")).state)] == ["bet"]
    assert [each.kind for each in odds(forty(odds=True).happens(posts("7", "J")).state)] == ["bet"]


def test_a_pair_to_guess_on_has_odds_both_ways() -> None:
    table = forty(odds=True, pair="guess").happens(posts("7", "7"))
    assert [(each.kind, each.win, each.post, each.lose) for each in odds(table.state)] == [
        ("higher", 28, 2, 20),
        ("lower", 20, 2, 28),
    ]


def test_seen_cards_are_out_until_the_shuffle() -> None:
    table = forty(odds=True).happens(posts("5", "5") + "; " + posts("4", "9", "Ines"))
    assert (chances(table).unseen, chances(table).win) == (48, 14)
    assert (chances(table.happens("shuffled")).unseen, chances(table).win) == (50, 16)


def test_every_rank_says_what_it_does() -> None:
    lines = {line.rank.code: (line.unseen, line.outcome, line.times) for line in fresh("A-low", "9").lines}
    assert (lines["A"], lines["5"], lines["9"], lines["K"]) == (
        (3, "ace_post", 2),
        (4, "won", 0),
        (3, "post", 2),
        (4, "lost", 1),
    )


# --- against trying every unseen card

HOUSES = st.fixed_dictionaries(
    {
        "post": st.sampled_from(["double", "single", "ace_fourfold"]),
        "aces": st.sampled_from(["chosen", "always_high"]),
        "pair": st.just("guess"),
        "covering": st.sampled_from(["debt", "capped", "forgiven"]),
    }
)


@given(
    HOUSES,
    st.lists(st.sampled_from(DECK), min_size=2, max_size=40, unique=True),
    st.sampled_from(["high", "low"]),
    st.integers(0, 85),
    st.integers(5, 40),
)
def test_odds_agree_with_trying_every_unseen_card(
    house: dict[str, str], cards: list[Card], side: str, given_away: int, bet: int
) -> None:
    table = forty(odds=True, cards_by="suit", **house)
    if given_away:
        table.happens(f"Bo gives Ines {given_away}")
    first, second, *seen = cards
    actions: list[object] = [FirstCard(1, seen[0]), Redealt(1, tuple(seen[1:]))] if seen else []
    actions += [FirstCard(1, first), AceCalled(1, side), SecondCard(1, second)]
    for action in actions:
        if not isinstance(action, AceCalled) or table.state.phase == "call":
            table.timeline.record(Entry(action))
    state = table.state
    assume(state.posts is not None)
    for found in odds(state):
        assert found.expected(bet) == _tried(state, found.kind, bet)
        assert found.unseen == state.deck


def _tried(state: State, kind: str, bet: int) -> Fraction:
    """The average over every card of the deck that has not been seen."""
    seen = {each.card for each in state.seen}
    unseen = [card for card in DECK if card not in seen]
    gains = []
    for card in unseen:
        action = {"bet": Bet(1, bet, card), "moon": Moon(1, card)}.get(kind) or Guessed(1, kind, bet, card)
        after, _ = GAME.apply(state, action)
        gains.append(after.ledger.net(1) - state.ledger.net(1))
    return Fraction(sum(gains), len(unseen))
