"""Exact chances, held against counting every card that can come."""

from fractions import Fraction
from itertools import combinations

import pytest

from rules.decks.standard import Card
from rules.triple_replace import GAME
from rules.triple_replace.hands import ranking
from rules.triple_replace.odds import HIDDEN, Chance, Option, chances, has_odds, odds
from rules.triple_replace.state import State, unseen_cards, ups_of
from tests.rules.table import Table
from tests.rules.triple_replace.seated import checked_around, dealt, played_on


def counted(state: State, seat: int, holes: tuple[Card, ...], option: Option) -> tuple[Fraction, Fraction]:
    """The same chances by trying every hidden card and every draw."""
    table = ranking(state.house, option.way)
    known = (*ups_of(state, seat), *holes)
    unseen = [card for card in unseen_cards(state) if card not in holes]
    least = [
        min(table.strength((*ups, *rest)) for rest in combinations(unseen, 3 - len(ups)))
        for ups in (ups_of(state, other) for other in state.contestants if other != seat)
    ]
    improves = beats = cases = 0
    for hidden in combinations(range(len(unseen)), 3 - len(known)):
        hand = [*known, *(unseen[place] for place in hidden)]
        kept = [card for card in known if card not in option.cards]
        kept += [] if HIDDEN in option.cards else hand[len(known) :]
        left = [card for place, card in enumerate(unseen) if place not in hidden]
        before = table.strength(hand)
        for drawn in combinations(left, 3 - len(kept)):
            after = table.strength((*kept, *drawn))
            improves += after > before
            beats += after > max(least)
            cases += 1
    return Fraction(improves, cases), Fraction(beats, cases)


def fraction(chance: Chance | None) -> Fraction:
    assert chance is not None
    return Fraction(chance.cases, chance.of)


def holds(state: State, holes: tuple[Card, ...] = ()) -> int:
    """Compares every option; how many there were."""
    seat = state.turn
    assert seat is not None
    found = chances(state, seat, holes)
    assert found is not None
    for option in found.options:
        assert (fraction(option.improves), fraction(option.beats_showing)) == counted(state, seat, holes, option)
    return len(found.options)


HOUSES = [
    {},
    {"plays_for": "high_low"},
    {"straights": True},
    {"wild": "2"},
    {"wild": "3", "straights": True, "natural_beats_wild": True},
    {"wild": "Q", "straights": True},
]


@pytest.mark.parametrize("rules", HOUSES, ids=str)
def test_chances_with_the_down_card_told_are_exact(rules: dict[str, str | bool]) -> None:
    """Standing pat, three single cards, three pairs: seven in each direction."""
    state = dealt(4, **rules).state
    ways = len(state.house.ways)
    assert holds(state, (Card.from_code("2s"),)) == 7 * ways
    assert holds(state, (Card.from_code("9h"),)) == 7 * ways


@pytest.mark.parametrize("rules", HOUSES, ids=str)
def test_chances_with_the_down_card_hidden_are_exact(rules: dict[str, str | bool]) -> None:
    """Few cards are left unseen, so that all can be tried: the deck is nearly all before the players."""
    state = nearly_all_seen(dealt(3, **rules).state)
    assert len(unseen_cards(state)) == 12
    assert holds(state) == 7 * len(state.house.ways)


def nearly_all_seen(state: State) -> State:
    """As if all but twelve cards had been thrown away; the twelve are of all suits and neighbouring ranks."""
    keep = {"Qs", "Qd", "2h", "2s", "3h", "3c", "Jh", "Jc", "10h", "7h", "Kd", "Ah"}
    gone = tuple(card for card in unseen_cards(state) if card.code not in keep)
    return state._replace(seen=state.seen + tuple(seen._replace(card=card, where="discarded") for card in gone
                                                  for seen in state.seen[:1]))  # fmt: skip


def test_a_kept_wild_card_fits_any_suit() -> None:
    """With a wild up card, straights and flushes counted, against every card."""
    table = Table(GAME, 2, wild="2", straights=True).happens("hand dealt by Mira")
    table.happens("Bo is dealt 2h & 9c; Mira is dealt Ks & 7d")
    assert holds(table.state, (Card.from_code("9d"),)) == 7
    assert holds(nearly_all_seen(table.state)) == 7


def test_a_pair_of_queens_gets_better_with_a_queen_or_a_higher_side_card() -> None:
    """Bo has Q Q 5. Six up cards are seen and the 5 is told, so 45 are unseen."""
    state = dealt(3, odds=True).state
    found = chances(state, 1, (Card.from_code("5s"),))
    assert found is not None
    side = next(option for option in found.options if [card and card.code for card in option.cards] == ["5s"])
    assert found.unseen == 45
    # Two queens make trips; 6 to jack, king and ace are eight ranks of better side cards, of which 7d, 8d, Ks are seen.
    assert side.improves == Chance(2 + 8 * 4 - 3, 45)


def test_what_shows_is_beaten_when_the_weakest_hand_it_can_be_is_beaten() -> None:
    """Against Bo's queens (weakest: with a 2) Ines's 8-3 with a third 8 is behind, with two kings in front."""
    state = checked_around(dealt(3, odds=True)).happens("Bo stands pat").state
    told = chances(state, 2, (Card.from_code("3h"),))
    assert told is not None
    pat = told.options[0]
    assert (pat.cards, pat.improves.cases, pat.beats_showing) == ((), 0, Chance(0, 1))


def test_chances_are_off_unless_the_table_wants_them() -> None:
    off = dealt(3).state
    assert odds(off) is None
    assert not has_odds(off)
    found = odds(dealt(3, odds=True).state)
    assert found is not None
    assert found.seat == 1


def test_chances_are_for_whoever_is_to_act_in_a_hand_whose_cards_are_told() -> None:
    undealt = Table(GAME, 3, odds=True)
    untold = dealt(3, odds=True).happens("the cards are left out")
    paying = checked_around(dealt(3, odds=True)).happens("Bo replaces Qh")
    unled = Table(GAME, 3, odds=True, up_cards="tapped").happens("hand dealt by Mira")
    for table in (undealt, untold, paying, unled):
        assert odds(table.state) is None
        assert not has_odds(table.state)
    assert has_odds(dealt(3, odds=True).state)


def test_with_two_cards_hidden_nothing_can_be_said_unless_they_are_told() -> None:
    table = Table(GAME, 2, odds=True, layout="two_down").happens("hand dealt by Mira; Bo is dealt Qh; Mira is dealt 7d")
    assert odds(table.state) is None
    assert chances(table.state, 1, (Card.from_code("2s"),)) is not None
    assert holds(table.state, (Card.from_code("2s"), Card.from_code("2h"))) == 7


def test_when_nothing_shows_there_is_nothing_to_beat() -> None:
    table = Table(GAME, 2, layout="all_down").happens("hand dealt by Mira")
    holes = tuple(Card.from_code(code) for code in ("2s", "3s", "4s"))
    found = chances(table.state, 1, holes)
    assert found is not None
    assert {option.beats_showing for option in found.options} == {None}


def test_in_the_last_replacement_round_only_single_cards_are_looked_at_and_after_it_none() -> None:
    third = chances(played_on(dealt(3), 4).state, 1)
    fourth = chances(played_on(dealt(3), 6).state, 1)
    assert third is not None
    assert fourth is not None
    assert [len(option.cards) for option in third.options] == [0, 1, 1, 1]
    assert [len(option.cards) for option in fourth.options] == [0]


def test_by_rank_the_told_card_is_one_of_its_rank() -> None:
    table = Table(GAME, 2, cards_by="rank").happens("hand dealt by Mira; Bo is dealt Q & Q; Mira is dealt K & 7")
    by_rank = chances(table.state, 1, (Card.from_code("5"),))
    suited = chances(dealt(2).state, 1, (Card.from_code("5s"),))
    assert by_rank is not None
    assert suited is not None
    assert by_rank.unseen == suited.unseen == 47
    assert [option[2:] for option in by_rank.options] == [option[2:] for option in suited.options]
