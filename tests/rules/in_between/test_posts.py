"""The posts: pairs, neighbours and aces (rulings I04, I05, I07, I08, I09, I30, I32, I33)."""

import pytest

from rules.in_between import GAME
from rules.in_between.state import CALL, CHOICE, DEAL, SECOND
from tests.rules.in_between.tables import forty, posts, won
from tests.rules.table import Table

# --- I33: the order of the posts

@pytest.mark.parametrize(("first", "second"), [("4", "9"), ("9", "4")])
def test_nine_and_four_are_the_same_posts_in_either_order(first: str, second: str) -> None:
    table = forty().happens(posts(first, second))
    assert table.state.posts == (4, 9)
    assert [rank.code for rank in table.state.posts.between] == ["5", "6", "7", "8"]
    assert table.last.verdict.objections[0].facts["low"].label == "5"


# --- I04: the first ace

def test_a_first_ace_is_called_before_the_second_card() -> None:
    table = forty().happens("Bo first post A")
    assert (table.state.phase, table.prompted() & {"called", "second"}) == (CALL, {"called"})
    assert table.says("Bo second post 9") == "impossible ace_uncalled"
    table.happens("Bo calls the ace low")
    assert table.state.phase == SECOND
    assert table.state.first.label == "low ace"


def test_only_high_and_low_can_be_called() -> None:
    assert forty().happens("Bo first post A").says("Bo calls the ace up") == "impossible high_or_low"


@pytest.mark.parametrize("before", ["", "Bo first post 9", "Bo first post A; Bo calls the ace high"])
def test_nothing_but_an_uncalled_ace_is_called(before: str) -> None:
    assert forty().happens(before).says("Bo calls the ace low") == "impossible nothing_to_call"


def test_by_house_rule_aces_are_always_high_and_not_called() -> None:
    table = forty(aces="always_high").happens("Bo first post A")
    assert (table.state.phase, table.says("Bo calls the ace low")) == (SECOND, "impossible nothing_to_call")
    table.happens("Bo second post 9")
    assert table.state.posts == (9, 14)


# --- I05, I32: the second ace

def test_a_second_ace_is_high() -> None:
    assert forty().happens(posts("9", "A")).state.posts == (9, 14)


def test_a_high_first_ace_and_a_second_ace_are_a_pair_that_costs_the_minimum() -> None:
    table = forty().happens("Bo first post A; Bo calls the ace high")
    assert table.objection("Bo second post A").clause == "second_ace"
    table.happens("Bo second post A")
    assert (won(table), table.events(), table.state.turn) == (-5, ["pair_pays"], 2)


def test_a_low_first_ace_and_a_second_ace_let_two_to_king_between() -> None:
    table = forty().happens("Bo first post A; Bo calls the ace low")
    assert table.codes("Bo second post A") == ["both_aces"]
    between = table.happens("Bo second post A").state.posts.between
    assert (between[0].code, between[-1].code, len(between)) == ("2", "K", 12)


# --- I07: pairs

def test_a_pair_costs_the_minimum_and_the_turn() -> None:
    table = forty().happens(posts("7", "7"))
    assert (won(table), table.state.pot, table.state.turn, table.state.phase) == (-5, 45, 2, DEAL)
    assert table.last.verdict.objections[0].clause == "pair"


def test_by_house_rule_a_pair_costs_only_the_turn() -> None:
    table = forty(pair="free").happens(posts("7", "7"))
    assert (won(table), table.state.turn, table.events()) == (0, 2, ["pair_free"])


def test_by_house_rule_a_pair_wins_two_chips() -> None:
    table = forty(pair="wins_two").happens(posts("7", "7"))
    assert (won(table), table.state.pot, table.state.turn) == (2, 38, 2)


def test_a_pair_wins_no_more_than_the_pot() -> None:
    table = Table(GAME, 2, minimum=25, buy_in=200, smallest_chip=25, pair="wins_two")
    table.happens("ante; " + posts("7", "7"))
    assert (table.state.ledger.nets, table.state.pot, table.state.phase) == ((-25, 25), 0, "ante")


@pytest.mark.parametrize(
    ("guess", "third", "result"),
    [("higher", "K", 10), ("higher", "A", 10), ("higher", "2", -10), ("lower", "2", 10), ("lower", "9", -10)],
)
def test_by_house_rule_a_pair_is_bet_on_as_higher_or_lower(guess: str, third: str, result: int) -> None:
    table = forty(pair="guess").happens(posts("7", "7"))
    assert (table.state.phase, table.prompted() & {"bet", "guessed", "moon"}) == (CHOICE, {"guessed"})
    assert won(table.happens(f"Bo says {guess} for 10, third card {third}")) == result


@pytest.mark.parametrize("guess", ["higher", "lower"])
def test_a_third_of_the_pair_costs_three_times_the_bet(guess: str) -> None:
    table = forty(pair="guess").happens(posts("7", "7"))
    assert table.codes(f"Bo says {guess} for 10, third card 7") == ["third_of_pair"]
    assert won(table.happens(f"Bo says {guess} for 10, third card 7")) == -30


def test_a_pair_to_guess_on_may_be_passed_up() -> None:
    assert won(forty(pair="guess").happens(posts("7", "7") + "; Bo passes")) == 0


def test_a_pair_takes_no_bet_between_and_no_moon() -> None:
    table = forty(pair="guess").happens(posts("7", "7"))
    assert table.says("Bo bets 10, third card 9") == "impossible pair_wants_guess"
    assert table.says("Bo shoots the moon, third card 9") == "illegal moon_needs_gap"
    assert table.says("Bo says sideways for 10, third card 9") == "impossible higher_or_lower"
    assert table.says("Bo says higher for 0, third card 9") == "impossible no_amount"
    table.overrule("Bo shoots the moon, third card 7")
    assert won(table) == -15


def test_a_guess_is_for_pairs_only() -> None:
    table = forty(pair="guess").happens(posts("7", "9"))
    assert table.says("Bo says higher for 10, third card K") == "impossible guess_needs_pair"


# --- I08, I09: a rank apart

@pytest.mark.parametrize(
    ("first", "second"), [("7", "8"), ("8", "7"), ("A-low", "2"), ("K", "A"), ("A-high", "K"), ("2", "3")]
)
def test_neighbours_lose_the_turn_and_pay_nothing(first: str, second: str) -> None:
    table = forty().happens(posts(first, second))
    assert (won(table), table.state.turn, table.events()) == (0, 2, ["neighbours_free"])
    assert table.last.verdict.objections[0].clause == "neighbours"


@pytest.mark.parametrize(("first", "second"), [("A-high", "2"), ("2", "A")])
def test_a_two_and_a_high_ace_let_three_to_king_between(first: str, second: str) -> None:
    between = forty().happens(posts(first, second)).state.posts.between
    assert (between[0].code, between[-1].code) == ("3", "K")


def test_by_house_rule_neighbours_pay_the_minimum() -> None:
    table = forty(neighbours="pays_minimum").happens(posts("7", "8"))
    assert (won(table), table.state.turn) == (-5, 2)


def test_by_house_rule_neighbours_are_dealt_anew_to_the_same_player() -> None:
    table = forty(neighbours="redeal").happens(posts("7", "8"))
    assert (won(table), table.state.turn, table.state.phase, table.state.had_turn) == (0, 1, DEAL, ())
    assert won(table.happens(posts("4", "9") + "; Bo bets 10, third card 7")) == 10


# --- I30: a card seen too early

def test_a_card_seen_before_the_bet_is_put_away_with_the_posts() -> None:
    table = forty().happens(posts("4", "9") + "; Bo gets new posts, seen K")
    state = table.state
    assert (state.turn, state.phase, state.posts, state.deck) == (1, DEAL, None, 49)
    assert won(table) == 0


def test_new_posts_need_no_seen_card() -> None:
    assert forty().happens("Bo first post A; Bo gets new posts, seen nothing").state.deck == 51


def test_seen_cards_must_be_in_the_deck() -> None:
    table = forty(cards_by="suit").happens(posts("4s", "9h"))
    assert table.codes("Bo gets new posts, seen 9h & Kd & Kd") == ["card_seen", "card_seen", "redealt"]


def test_without_posts_there_is_nothing_to_deal_anew() -> None:
    assert forty().says("Bo gets new posts, seen nothing") == "impossible no_posts"


# --- posts come one after the other

def test_the_second_post_comes_after_the_first_and_only_once() -> None:
    table = forty()
    assert table.says("Bo second post 9") == "impossible no_first_post"
    table.happens(posts("4", "9"))
    assert table.says("Bo second post K") == "impossible posts_stand"
    assert table.says("Bo first post K") == "impossible posts_lie"


@pytest.mark.parametrize(
    "text",
    [
        "Bo bets 5, third card 9",
        "Bo shoots the moon, third card 9",
        "Bo says higher for 5, third card 9",
        "Bo passes",
    ],
)
def test_without_both_posts_there_is_nothing_to_choose(text: str) -> None:
    assert forty().happens("Bo first post 4").says(text) == "impossible no_posts"
