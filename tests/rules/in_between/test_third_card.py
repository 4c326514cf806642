"""The third card: between, outside, post, third ace, and the moon (rulings I01, I02, I03, I06, I15, I16, I17, I18)."""

import pytest

from rules.in_between import GAME
from tests.rules.in_between.tables import forty, posts, won
from tests.rules.table import Table

# --- I01: between and outside

@pytest.mark.parametrize(("third", "result"), [("6", 10), ("5", 10), ("8", 10), ("J", -10), ("A", -10), ("3", -10)])
def test_between_takes_the_bet_from_the_pot_and_outside_pays_it(third: str, result: int) -> None:
    table = forty().happens(posts("4", "9") + f"; Bo bets 10, third card {third}")
    assert (won(table), table.state.pot, table.state.turn) == (result, 40 - result, 2)
    assert table.last.verdict.objections[0].clause == "between"


# --- I02, I06: the post

@pytest.mark.parametrize("third", ["4", "9"])
def test_the_post_costs_twice_the_bet_in_all(third: str) -> None:
    table = forty().happens(posts("4", "9") + f"; Bo bets 10, third card {third}")
    assert (won(table), table.state.pot, table.events()) == (-20, 60, ["post"])
    assert table.last.verdict.objections[0].clause == "post"


def test_an_ace_hits_the_post_of_an_ace_that_was_called_low() -> None:
    table = forty().happens(posts("A-low", "9") + "; Bo bets 10, third card A")
    assert (won(table), table.events()) == (-20, ["ace_post"])


@pytest.mark.parametrize(("first", "third", "result"), [("4", "4", -10), ("A-low", "A", -10)])
def test_by_house_rule_the_post_costs_the_bet_once(first: str, third: str, result: int) -> None:
    assert won(forty(post="single").happens(posts(first, "9") + f"; Bo bets 10, third card {third}")) == result


@pytest.mark.parametrize(("first", "third", "result"), [("4", "4", -20), ("A-low", "A", -40), ("A-high", "A", -40)])
def test_by_house_rule_an_ace_post_costs_four_times(first: str, third: str, result: int) -> None:
    assert won(forty(post="ace_fourfold").happens(posts(first, "9") + f"; Bo bets 10, third card {third}")) == result


# --- I03: the third ace

@pytest.mark.parametrize("post", ["double", "single", "ace_fourfold"])
def test_between_low_and_high_ace_a_third_ace_costs_three_times(post: str) -> None:
    table = forty(post=post).happens(posts("A-low", "A") + "; Bo bets 10, third card A")
    assert (won(table), table.events()) == (-30, ["triple"])
    assert table.last.verdict.objections[0].clause == "triple"


@pytest.mark.parametrize("third", ["K", "2"])
def test_between_low_and_high_ace_all_else_wins(third: str) -> None:
    assert won(forty().happens(posts("A-low", "A") + f"; Bo bets 10, third card {third}")) == 10


# --- I15: shooting the moon

def test_the_moon_wins_the_whole_pot_for_the_minimum() -> None:
    table = forty().happens(posts("7", "9"))
    assert "moon" in table.prompted()
    assert table.objection("Bo shoots the moon, third card 8").clause == "moon"
    assert table.objection("Bo shoots the moon, third card 7").clause == "post"
    table.happens("Bo shoots the moon, third card 8")
    assert (won(table), table.state.pot, table.prompted() & {"anted", "first"}) == (40, 0, {"anted"})
    assert table.events() == ["moon_won", "pot_emptied"]


@pytest.mark.parametrize(("third", "result"), [("K", -5), ("7", -10), ("9", -10)])
def test_a_missed_moon_costs_the_minimum_and_a_post_twice_that(third: str, result: int) -> None:
    assert won(forty().happens(posts("7", "9") + f"; Bo shoots the moon, third card {third}")) == result


def test_an_ordinary_bet_is_possible_instead_of_the_moon() -> None:
    assert won(forty().happens(posts("7", "9") + "; Bo bets 10, third card 8")) == 10


def test_an_ace_post_by_house_rule_costs_four_times_on_the_moon_too() -> None:
    table = forty(post="ace_fourfold").happens(posts("Q", "A") + "; Bo shoots the moon, third card A")
    assert (won(table), table.events()) == (-20, ["moon_ace_post"])


@pytest.mark.parametrize(("first", "second"), [("6", "9"), ("A-high", "9")])
def test_the_moon_is_for_posts_two_ranks_apart(first: str, second: str) -> None:
    table = forty().happens(posts(first, second))
    assert table.says("Bo shoots the moon, third card 8") == "illegal moon_needs_gap"
    assert "moon" not in table.prompted()


def test_the_table_may_let_somebody_shoot_at_wider_posts() -> None:
    table = forty().happens(posts("6", "9")).overrule("Bo shoots the moon, third card 8")
    assert won(table) == 40


def test_by_house_rule_there_is_no_moon() -> None:
    table = forty(moon=False).happens(posts("7", "9"))
    assert (table.says("Bo shoots the moon, third card 8"), "moon" in table.prompted()) == ("illegal moon_off", False)


# --- I16: the moon with aces

@pytest.mark.parametrize(("first", "second", "third"), [("A-low", "3", "2"), ("Q", "A", "K"), ("A-high", "Q", "K")])
def test_aces_count_for_the_moon(first: str, second: str, third: str) -> None:
    assert won(forty().happens(posts(first, second) + f"; Bo shoots the moon, third card {third}")) == 40


# --- I17: a pot no bigger than the minimum

def test_the_moon_is_not_offered_for_a_pot_that_is_no_more_than_the_minimum() -> None:
    table = forty().happens(posts("2", "K") + "; Bo bets 35, third card 8; " + posts("7", "9", "Ines"))
    assert table.state.pot == 5
    assert table.says("Ines shoots the moon, third card 8") == "illegal moon_small_pot"
    assert "moon" not in table.prompted()


# --- I18, I22: an emptied pot

def test_when_the_pot_is_emptied_all_pay_again_and_the_winners_left_is_next() -> None:
    table = forty().happens(posts("2", "K") + "; Bo bets 40, third card 8")
    assert (table.state.phase, table.state.turn, table.state.dealer) == ("ante", 2, 1)
    assert table.says("Ines first post 8") == "illegal ante_first"
    table.happens("ante")
    assert (table.state.pot, table.state.turn, table.events()) == (20, 2, ["anted"])
    assert [table.state.ledger.net(seat) for seat in range(4)] == [-15, 25, -15, -15]


def test_the_deal_stays_until_a_pot_is_won_whole() -> None:
    table = forty().happens(posts("2", "K") + "; Bo bets 35, third card 8")
    assert table.state.dealer == 0


def test_the_player_left_of_the_dealer_begins_and_the_dealer_is_last() -> None:
    table = Table(GAME, 3, first=1).happens("ante")
    order = []
    for _ in range(3):
        order.append(table.state.turn)
        name = table.names[table.state.turn]
        table.happens(posts("4", "5", name))
    assert order == [2, 0, 1]
    assert (table.state.round_number, table.state.had_turn) == (2, ())
