"""The deck is counted: no card comes twice before a shuffle (rulings I20, I21)."""

import pytest

from rules.in_between import GAME
from rules.in_between.state import DEAL
from tests.rules.in_between.tables import forty, posts
from tests.rules.table import Table


def turns_of(table: Table, *pairs: tuple[str, str], choice: str = "") -> Table:
    """Turns with these posts, one after another, each ended by the choice if there is one."""
    for first, second in pairs:
        name = table.names[table.state.turn]
        table.happens(posts(first, second, name) + (f"; {name} {choice}" if choice else ""))
    return table


def two(**rules: str) -> Table:
    return Table(GAME, 2, buy_in=1000, **rules).happens("ante")


# --- I21: cards in a turn

def test_a_pass_uses_two_cards_and_a_bet_three() -> None:
    table = forty().happens(posts("4", "9") + "; Bo passes")
    assert table.state.deck == 50
    assert table.happens(posts("4", "9", "Ines") + "; Ines bets 5, third card K").state.deck == 47


# --- the fifth king

def test_a_fifth_king_is_impossible_and_it_is_said_where_the_four_were() -> None:
    table = two(pair="free")
    turns_of(table, ("K", "K"), ("K", "K"))
    objection = table.objection("Bo first post K")
    assert (objection.code, objection.clause) == ("in_between.fifth", "deck")
    # Entry 1 was the ante; the four kings are the entries after it.
    assert objection.facts["entries"] == (2, 3, 4, 5)
    assert table.says("Bo first post K") == "impossible fifth"


def test_a_fifth_of_a_rank_is_not_asked_for() -> None:
    table = turns_of(two(pair="free"), ("K", "K"), ("K", "K"))
    prompt = next(each for each in GAME.prompts(table.state) if each.action == "first")
    assert "K" not in prompt.fields[0].options
    assert len(prompt.fields[0].options) == 12


def test_ranks_told_with_and_without_suit_are_counted_together() -> None:
    table = turns_of(two(pair="free"), ("K", "Kh"), ("Ks", "K"))
    assert table.says("Bo first post Kd") == "impossible fifth"


# --- by rank and suit

def test_by_suit_a_card_does_not_come_twice() -> None:
    table = forty(cards_by="suit").happens("Bo first post Kh")
    objection = table.objection("Bo second post Kh")
    assert (objection.code, objection.facts["entry"]) == ("in_between.card_seen", 3)
    assert table.says("Bo second post Ks") == "note is_pair"


def test_by_suit_the_pad_shows_all_cards_that_are_left() -> None:
    table = forty(cards_by="suit").happens("Bo first post Kh")
    field = next(each for each in GAME.prompts(table.state) if each.action == "second").fields[0]
    assert (field.deck, len(field.options), "Kh" in field.options) == ("cards", 51, False)


# --- I20: the shuffle

def test_after_seventeen_turns_of_three_cards_the_deck_is_shuffled() -> None:
    table = two(pair="guess")
    threes = [("3", "A", "2"), ("5", "K", "4"), ("7", "Q", "6"), ("9", "J", "8")]
    for number, (low, high, third) in enumerate(three for three in threes for _ in range(4)):
        assert table.state.deck == 52 - 3 * number
        name = table.names[table.state.turn]
        table.happens(posts(low, high, name) + f"; {name} bets 1, third card {third}")
    # The four tens are left for the seventeenth turn, which is Bo's.
    table.happens(posts("10", "10") + "; Bo says higher for 1, third card 10")
    assert (table.events(), table.state.deck) == (["triple", "shuffled"], 52)
    assert table.last.events[1].facts["left"] == 1


def test_with_fewer_than_three_cards_left_all_are_shuffled_before_the_next_turn() -> None:
    table = two(pair="free")
    ranks = [*"23456789", "10", *"JQK"]
    turns_of(table, *[(rank, rank) for rank in ranks for _ in range(2)])
    # 24 turns of two cards are 48; the four aces are left.
    assert table.state.deck == 4
    turns_of(table, ("A-high", "A"))
    assert (table.events(), table.state.deck, table.state.seen) == (["pair_free", "shuffled"], 52, ())
    assert table.last.events[1].facts["left"] == 2
    assert table.state.phase == DEAL
    assert table.says("Mira first post K") == "legal"


def test_by_house_rule_all_cards_are_shuffled_before_every_turn() -> None:
    table = turns_of(two(pair="free", shuffle="every_turn"), ("K", "K"), ("K", "K"))
    assert (table.state.deck, table.says("Bo first post K")) == (52, "legal")


def test_a_shuffle_in_a_turn_leaves_the_posts_out() -> None:
    table = forty(cards_by="suit").happens(posts("4h", "9h") + "; Bo passes; " + posts("5s", "Ks", "Ines"))
    assert table.codes("shuffled") == ["shuffled_early"]
    table.happens("shuffled")
    assert (table.state.deck, table.state.shuffled) == (50, 8)
    assert table.says("Ines bets 5, third card 5s") == "impossible card_seen"
    assert table.says("Ines bets 5, third card 9h") == "note is_won"


def test_a_shuffle_after_the_first_post_leaves_that_one_out() -> None:
    table = forty().happens(posts("4", "9") + "; Bo passes; Ines first post 5; shuffled")
    assert [seen.card.code for seen in table.state.seen] == ["5"]


def test_the_deck_is_shuffled_too_when_a_turn_is_broken_off() -> None:
    table = two(pair="free")
    turns_of(table, *[(rank, rank) for rank in [*"23456789", "10", *"JQK"] for _ in range(2)])
    table.happens("Bo first post A; Bo calls the ace low; Bo gets new posts, seen A")
    assert (table.state.deck, table.events()) == (52, ["shuffled"])


@pytest.mark.parametrize("text", ["shuffled", "Bo first post 4"])
def test_cards_are_for_tables_that_keep_cards(text: str) -> None:
    assert Table(GAME, 2, level="totals").happens("ante").says(text) == "impossible scorepad_only"
