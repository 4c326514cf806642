"""Replacing cards (rulings C07, C08, C10, C11, C12, C13, C29, C31, C32, C33, C34, C35, C37)."""

import pytest

from rules.decks.standard import DECK
from rules.triple_replace import GAME
from rules.triple_replace.state import BET, REPLACE, cards_of, ups_of
from tests.rules.table import Table
from tests.rules.triple_replace.seated import checked_around, dealt, played_on, stacks, stood_pat


def replacing(seats: int = 3, number: int = 1, **rules: str | int | bool) -> Table:
    """A replacement round; nobody has bet or replaced before."""
    return played_on(dealt(seats, **rules), 2 * number - 1)


def codes(table: Table, seat: int) -> list[str]:
    return [card.code for card in ups_of(table.state, seat)]


# --- C32: the order


def test_replacing_goes_from_the_dealers_left_to_the_dealer_whoever_led() -> None:
    table = replacing(4)
    assert table.state.waiting == (1, 2, 3, 0)
    objection = table.objection("Ines stands pat")
    assert (objection.code, objection.clause) == ("triple_replace.out_of_turn", "replace_order")


def test_whoever_has_folded_is_passed_over() -> None:
    table = checked_around(dealt(4).happens("Bo checks; Ines folds"))
    assert table.state.waiting == (1, 3, 0)
    assert table.says("Ines stands pat") == "impossible has_folded"


def test_out_of_turn_by_the_tables_leave_the_others_keep_their_turns() -> None:
    table = replacing(3).overrule("Mira replaces 1 unseen")
    assert table.state.waiting == (1, 2)


# --- C07, C13, C29, C33, C34: what is replaced


def test_up_cards_are_paid_for_and_thrown_away_before_the_new_ones_come() -> None:
    table = replacing().happens("Bo replaces Qh & Qc")
    assert (table.state.pot, stacks(table), codes(table, 1)) == (5, (19, 17, 19), [])
    assert [card.code for card in cards_of(table.state, 1, "discarded")] == ["Qh", "Qc"]
    assert table.state.turn == 1
    table.happens("Bo gets 2s & 2h")
    assert (codes(table, 1), table.state.turn) == (["2s", "2h"], 2)


def test_new_up_cards_come_before_anything_else() -> None:
    table = replacing().happens("Bo replaces Qh")
    for said in ("Ines stands pat", "Ines replaces 1 unseen", "Bo replaces Qc", "Ines folds"):
        assert table.says(said) == "impossible card_due"
    assert table.prompted() & {"received", "left_out", "stood_pat"} == {"received", "left_out"}
    assert table.says("Ines gets 2s") == "impossible no_card_due"
    assert table.says("Bo gets 2s & 2h") == "impossible new_count"
    assert table.says("Bo gets 2s") == "legal"


def test_no_new_card_comes_to_somebody_who_replaced_none() -> None:
    assert replacing().says("Bo gets 2s") == "impossible no_card_due"


def test_the_hand_may_go_on_without_cards_instead_of_telling_the_new_one() -> None:
    table = replacing().happens("Bo replaces Qh; the cards are left out")
    assert (table.state.due, table.state.waiting, table.state.seen) == (None, (2, 0), ())
    last = replacing().happens("Bo stands pat; Ines stands pat; Mira replaces Ks; the cards are left out")
    assert last.state.current_stage == ("betting", 2)


def test_a_thrown_away_card_cannot_come_back() -> None:
    table = replacing().happens("Bo replaces Qh")
    objection = table.objection("Bo gets Qh")
    assert (objection.code, objection.facts["holder_seat"], objection.facts["entry"]) == (
        "triple_replace.is_discarded", 1, table.state.entries,
    )  # fmt: skip


def test_the_down_card_may_be_replaced_too_and_stays_hidden() -> None:
    table = replacing().happens("Bo replaces 1 unseen")
    assert (table.state.pot, codes(table, 1), table.state.turn) == (4, ["Qh", "Qc"], 2)


def test_one_of_each_may_be_replaced_at_once() -> None:
    table = replacing().happens("Bo replaces Qh and 1 unseen")
    assert (table.state.pot, table.state.due) == (5, (1, 1))
    assert table.happens("Bo gets 9s").state.deck == 41


def test_only_ones_own_up_cards_are_replaced() -> None:
    table = replacing()
    assert table.says("Bo replaces 8d") == "impossible not_own_card"
    assert table.says("Bo replaces Qh & Qh") == "impossible not_own_card"
    assert table.says("Bo replaces 8d and 1 unseen") == "impossible not_own_card"


def test_there_is_one_down_card_and_by_house_rule_two_or_three() -> None:
    assert replacing().says("Bo replaces 2 unseen") == "impossible not_so_many_down"
    two = Table(GAME, 2, layout="two_down").happens("hand dealt by Mira; Bo is dealt Qh; Mira is dealt 7d")
    checked_around(two)
    assert two.says("Bo replaces 2 unseen") == "note pays"
    assert two.says("Bo replaces Qh and 1 unseen") == "note pays"
    three = checked_around(Table(GAME, 2, layout="all_down").happens("hand dealt by Mira"))
    assert three.says("Bo replaces 2 unseen") == "note pays"
    assert three.says("Bo replaces 3 unseen") == "illegal over_limit"


@pytest.mark.parametrize(
    "said", ["Bo replaces 0 unseen", "Bo replaces -1 unseen", "Bo replaces nothing", "Bo replaces Qh and 0 unseen"]
)
def test_to_replace_nothing_is_to_stand_pat(said: str) -> None:
    table = replacing()
    assert "replaces_nothing" in table.codes(said)
    assert table.verdict(said).is_impossible


def test_standing_pat_costs_nothing_and_a_later_round_is_open_all_the_same() -> None:
    table = stood_pat(replacing())
    assert table.state.pot == 3
    assert checked_around(table).says("Bo replaces 1 unseen") == "note pays"


def test_by_rank_one_of_two_equal_cards_is_thrown_away() -> None:
    table = Table(GAME, 2, cards_by="rank").happens("hand dealt by Mira; Bo is dealt Q & Q; Mira is dealt K & 7")
    checked_around(table).happens("Bo replaces Q; Bo gets Q")
    assert (codes(table, 1), len(cards_of(table.state, 1, "discarded"))) == (["Q", "Q"], 1)


# --- C08, C31: how many


def test_three_cards_are_too_many() -> None:
    table = replacing()
    before = table.state
    objection = table.objection("Bo replaces Qh & Qc and 1 unseen")
    assert (objection.code, objection.clause, objection.facts["limit"]) == ("triple_replace.over_limit", "replacing", 2)
    assert table.state == before
    table.overrule("Bo replaces Qh & Qc and 1 unseen")
    assert (table.state.pot, table.state.due) == (6, (1, 2))


def test_in_the_third_round_it_is_one_card() -> None:
    table = replacing(3, 3)
    objection = table.objection("Bo replaces Qh & Qc")
    assert (objection.code, objection.clause) == ("triple_replace.over_last_limit", "last_limit")
    assert table.says("Bo replaces Qh") == "note pays"
    assert "replaced_both" not in table.prompted()


def test_by_house_rule_the_third_round_is_limited_only_for_six() -> None:
    assert replacing(5, 3, last_limit="six_or_more").says("Bo replaces Qh & Qc") == "note pays"
    assert replacing(6, 3, last_limit="six_or_more").says("Bo replaces Qh & Qc") == "illegal over_last_limit"


def test_by_house_rule_the_third_round_is_not_limited() -> None:
    assert replacing(6, 3, last_limit="none").says("Bo replaces Qh & Qc") == "note pays"


def test_by_house_rule_it_is_one_card_in_every_round() -> None:
    assert replacing(3, 1, last_limit="one_each").says("Bo replaces Qh & Qc") == "illegal over_last_limit"


def test_with_four_rounds_the_last_one_is_the_fourth() -> None:
    assert replacing(3, 3, replacement_rounds=4).says("Bo replaces Qh & Qc") == "note pays"
    assert replacing(3, 4, replacement_rounds=4).says("Bo replaces Qh & Qc") == "illegal over_last_limit"


# --- C11, C12: the price


@pytest.mark.parametrize(
    ("price", "costs"),
    [("flat", (50, 50, 25)), ("progressive", (50, 100, 75)), ("exponential", (50, 100, 100))],
)
def test_the_price_of_cards_at_a_quarter(price: str, costs: tuple[int, ...]) -> None:
    """Two cards in rounds one and two, one in round three."""
    for number, cost in enumerate(costs, 1):
        table = replacing(3, number, price=price, low_increment=25, high_increment=50, buy_in=1000)
        cards = "Qh & Qc" if number < 3 else "Qh"
        assert table.objection(f"Bo replaces {cards}").facts["cost"] == cost
        assert table.happens(f"Bo replaces {cards}").state.pot == 75 + cost


@pytest.mark.parametrize(("price", "cost"), [("flat", 25), ("progressive", 100), ("exponential", 200)])
def test_the_price_of_a_card_in_a_fourth_round(price: str, cost: int) -> None:
    rules = {"price": price, "low_increment": 25, "high_increment": 50, "buy_in": 1000, "replacement_rounds": 4}
    assert replacing(3, 4, **rules).objection("Bo replaces Qh").facts["cost"] == cost


def test_by_house_rule_the_first_price_is_another_than_the_low_increment() -> None:
    assert replacing(3, 2, price="progressive", price_base=3).state.price == 6


def test_what_a_player_paid_stays_in_the_pot_when_folding() -> None:
    table = replacing().happens("Bo replaces 1 unseen; Ines stands pat; Mira stands pat; Bo folds; Ines folds")
    assert stacks(table) == (23, 18, 19)


# --- C35: an exposed card


def test_an_exposed_down_card_goes_to_the_discards_and_another_comes_for_nothing() -> None:
    table = replacing().happens("Bo replaces 1 unseen")
    assert table.says("Bo has 5s exposed") == "note exposed"
    table.happens("Bo has 5s exposed")
    assert (table.state.pot, table.state.deck, table.state.muck) == (4, 41, 2)
    assert table.says("Bo has 5s exposed") == "impossible is_discarded"
    assert table.says("Ines has 6s exposed") == "illegal no_down_card_dealt"


def test_a_down_card_may_be_exposed_in_the_deal() -> None:
    table = Table(GAME, 3).happens("hand dealt by Mira; Mira has 5s exposed")
    assert table.state.deck == 42
    table.happens("Bo is dealt Qh & Qc; Ines is dealt 8d & 3s; Mira is dealt Ks & 7d")
    assert "exposed" in table.prompted()
    table.happens("Bo checks")
    assert "exposed" not in table.prompted()


def test_what_lies_open_cannot_be_exposed() -> None:
    assert dealt(3).says("Bo has Ks exposed") == "impossible is_up"


# --- C10: the deck runs out


def eight_without_cards() -> Table:
    table = Table(GAME, 8, up_cards="tapped", buy_in=100)
    return table.happens("hand dealt by Mira; Bo leads")


def test_the_discards_are_shuffled_in_when_a_card_is_needed_and_none_is_left() -> None:
    """28 cards are left after the deal, two each for fourteen turns. Then 28 lie in the discards for the next."""
    table = checked_around(eight_without_cards())
    assert table.state.deck == 28
    for name in (*table.names[1:], "Mira"):
        table.happens(f"{name} replaces 2 unseen")
    checked_around(table.happens("Bo leads"))
    for name in table.names[1:7]:
        table.happens(f"{name} replaces 2 unseen")
    assert (table.state.deck, table.state.muck) == (0, 28)
    table.happens("Kai replaces 2 unseen")
    assert (table.events(), table.last.events[0].facts["count"]) == (["reshuffled"], 28)
    assert (table.state.deck, table.state.muck) == (26, 2)


def eight_with_cards() -> tuple[Table, list[str]]:
    """Bo has folded, the others have replaced both up cards twice; with the cards that they had, in order."""
    table = Table(GAME, 8, buy_in=100, last_limit="none")
    table.happens("hand dealt by Mira")
    fresh = iter(card.code for card in DECK)
    order = (*table.names[1:], "Mira")
    hands = {name: (next(fresh), next(fresh)) for name in order}
    for name in order:
        table.happens(f"{name} is dealt {' & '.join(hands[name])}")
    thrown = []
    while table.state.turn != 1:
        table.happens(f"{table.names[table.state.turn]} checks")
    table.happens("Bo folds")
    checked_around(table)
    while True:
        seat = table.state.turn
        name = table.names[seat]
        if table.state.phase == BET:
            checked_around(table)
            continue
        if table.state.deck < 2:
            return table, thrown
        thrown += hands[name]
        table.happens(f"{name} replaces {' & '.join(hands[name])}")
        hands[name] = (next(fresh), next(fresh))
        table.happens(f"{name} gets {' & '.join(hands[name])}")


def test_after_the_shuffle_old_discards_and_folded_cards_can_come_again_but_not_those_just_thrown_away() -> None:
    table, thrown = eight_with_cards()
    name = table.names[table.state.turn]
    own = codes(table, table.state.turn)
    table.happens(f"{name} replaces {' & '.join(own)}")
    assert table.events() == ["reshuffled"]
    assert table.says(f"{name} gets {own[0]} & {thrown[0]}") == "impossible is_discarded"
    assert table.says(f"{name} gets As & {thrown[0]}") == "legal"  # Bo's first card was the ace of spades
    assert table.says(f"{name} gets {thrown[0]} & {thrown[1]}") == "legal"
    held = codes(table, (table.state.due.seat + 1) % 8)
    assert table.says(f"{name} gets {thrown[0]} & {held[0]}") == "impossible is_up"


def test_the_deck_always_suffices_after_a_shuffle() -> None:
    """Eight hold 24 cards; with two in the air 26 are left for the deck."""
    table, _ = eight_with_cards()
    assert table.state.phase == REPLACE
    assert table.state.deck + table.state.muck >= 26
