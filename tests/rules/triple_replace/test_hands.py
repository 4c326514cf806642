"""What three cards are worth (rulings C04, C05, C06, C28), held against a slow ranking by the words of the rules."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations, pairwise, product
from random import Random

import pytest

from rules.core.house_rules import Value, defaults
from rules.decks.standard import DECK, Card
from rules.triple_replace.hands import Ranking, ranking
from rules.triple_replace.rulebook import HIGH, LOW, SWITCHES, HouseRules
from tests.rules.triple_replace.slow_ranking import high_key, low_key

WILDS = ("none", "2", "3", "7", "K", "A")


def house(**choices: Value) -> HouseRules:
    return HouseRules(**{**defaults(SWITCHES), **choices})  # type: ignore[arg-type]


def hand(text: str) -> tuple[Card, ...]:
    return tuple(Card.from_code(code) for code in text.split())


def table(way: str = HIGH, **choices: Value) -> Ranking:
    return ranking(house(**choices), way)


def rising(table: Ranking, *hands: str) -> bool:
    """Whether each hand beats the one before."""
    values = [table.strength(hand(each)) for each in hands]
    return all(below < above for below, above in pairwise(values))


def same(table: Ranking, *hands: str) -> bool:
    return len({table.strength(hand(each)) for each in hands}) == 1


# --- the table against the slow ranking


def agrees(fast: Callable[[tuple[Card, ...]], int], slow: Callable[[tuple[Card, ...]], list[int]],
           hands: list[tuple[Card, ...]]) -> bool:  # fmt: skip
    """Whether both put all hands in the same order, equals included."""
    fast_of_slow: dict[tuple[int, ...], set[int]] = {}
    for each in hands:
        fast_of_slow.setdefault(tuple(slow(each)), set()).add(fast(each))
    in_order = [fast_of_slow[key] for key in sorted(fast_of_slow)]
    flat = [next(iter(values)) for values in in_order]
    return all(len(values) == 1 for values in in_order) and flat == sorted(set(flat))


def rank_hands() -> list[tuple[Card, ...]]:
    """Every three ranks in every order, in mixed suits: all places of the table."""
    ranks = [card.rank for card in DECK[:13]]
    return [(Card(a, "s"), Card(b, "h"), Card(c, "d")) for a, b, c in product(ranks, repeat=3)]


@pytest.mark.parametrize("natural", [False, True])
@pytest.mark.parametrize("wild", WILDS)
def test_all_2197_places_of_the_high_table_are_in_the_right_order(wild: str, natural: bool) -> None:
    fast = table(wild=wild, natural_beats_wild=natural)
    assert agrees(fast.strength, lambda cards: high_key(cards, False, wild, natural), rank_hands())


@pytest.mark.parametrize("natural", [False, True])
@pytest.mark.parametrize("wild", WILDS)
def test_all_2197_places_of_the_low_table_are_in_the_right_order(wild: str, natural: bool) -> None:
    fast = table(LOW, wild=wild, natural_beats_wild=natural)
    assert agrees(fast.strength, lambda cards: low_key(cards, wild, natural), rank_hands())


def test_all_22100_hands_are_in_the_right_order_with_straights_and_flushes() -> None:
    hands = list(combinations(DECK, 3))
    assert len(hands) == 22_100
    assert agrees(table(straights=True).strength, lambda cards: high_key(cards, True), hands)


@pytest.mark.parametrize("wild", ["2", "K", "A"])
def test_hands_with_wild_cards_straights_and_flushes_are_in_the_right_order(wild: str) -> None:
    """Every hand with one wild card, and some of the others; hands with more are slow to try out."""
    every = list(combinations(DECK, 3))
    one = [each for each in every if sum(card.rank.code == wild for card in each) == 1]
    none = [each for each in every if all(card.rank.code != wild for card in each)]
    two = [each for each in every if sum(card.rank.code == wild for card in each) == 2]
    chance = Random(wild)
    hands = chance.sample(one, 1500) + chance.sample(none, 4000) + chance.sample(two, 40)
    assert agrees(table(straights=True, wild=wild).strength, lambda cards: high_key(cards, True, wild), hands)


def test_the_frequencies_are_those_known_for_three_cards() -> None:
    """48 straight flushes, 52 trips, 720 straights, 1,096 flushes, 3,744 pairs, 16,440 high cards."""
    counts = Counter(table(straights=True).described(each).code for each in combinations(DECK, 3))
    assert counts == {
        "straight_flush": 48, "trips": 52, "straight": 720, "flush": 1096, "pair": 3744, "high_card": 16_440,
    }  # fmt: skip
    plain = Counter(table().described(each).code for each in combinations(DECK, 3))
    assert plain == {"trips": 52, "pair": 3744, "high_card": 48 + 720 + 1096 + 16_440}


# --- C04: trips, pair, high card


def test_trips_beat_pairs_beat_high_cards_from_432_up_to_three_aces() -> None:
    assert rising(
        table(), "4s 3h 2d", "5s 3h 2d", "As Kh Jd", "As Kh Qd", "2s 2h 3d", "2s 2h Ad", "As Ah Qd", "As Ah Kd",
        "2s 2h 2d", "Ks Kh Kd", "As Ah Ad",
    )  # fmt: skip


def test_straights_and_flushes_are_nothing_unless_the_table_counts_them() -> None:
    assert same(table(), "As Ks Qs", "Ah Kd Qc")
    assert rising(table(), "As Ks Qs", "2s 2h 3d")


def test_by_house_rule_straights_and_flushes_stand_between_pairs_and_trips() -> None:
    assert rising(
        table(straights=True), "As Ah Kd", "As 2h 3d", "4s 3h 2d", "As Kh Qd", "5s 3s 2s", "As Ks Js", "3s 2s As",
        "4s 3s 2s", "As Ks Qs", "2s 2h 2d", "As Ah Ad",
    )  # fmt: skip


def test_a_straight_does_not_go_around_the_ace() -> None:
    assert table(straights=True).described(hand("Ks Ah 2d")).code == "high_card"


# --- C05, C06: low hands, aces both ways


def test_ace_two_three_is_the_best_low_hand_and_any_pair_is_worse_than_no_pair() -> None:
    assert rising(
        table(LOW), "Ks Kh Kd", "As Ah Ad", "Ks Kh Qd", "As Ah 3d", "As Ah 2d", "Ks Qh Jd", "4s 3h 2d", "As 2h 4d",
        "As 2h 3d",
    )  # fmt: skip


def test_suited_or_in_a_row_is_the_same_for_low_even_where_straights_count() -> None:
    assert same(table(LOW, straights=True), "As 2s 3s", "Ah 2d 3c")


def test_two_aces_are_the_best_pair_for_low() -> None:
    low = table(LOW)
    assert low.strength(hand("As Ah 2d")) == max(
        low.strength(each) for each in combinations(DECK, 3) if len({card.rank for card in each}) == 2
    )


def test_an_ace_is_high_for_high_and_low_for_low_in_the_same_hand() -> None:
    assert rising(table(), "Ks 3h 2d", "As 3h 2d")
    assert rising(table(LOW), "4s 3h 2d", "As 3h 2d")


# --- C28: wild cards


@pytest.mark.parametrize(
    ("cards", "code", "ranks"),
    [
        ("2s 9h 9d", "trips", "9"),
        ("2s 2h 9d", "trips", "9"),
        ("2s 2h 2d", "trips", "A"),
        ("2s 9h Kd", "pair", "K 9"),
        ("9s 9h Kd", "pair", "9 K"),
    ],
)
def test_a_wild_card_makes_the_best_of_a_hand(cards: str, code: str, ranks: str) -> None:
    described = table(wild="2").described(hand(cards))
    assert (described.code, [rank.code for rank in described.ranks]) == (code, ranks.split())


@pytest.mark.parametrize(("cards", "ranks"), [("3s Ah 2d", "3 2 A"), ("3s 5h Kd", "K 5 A"), ("3s 3h 2d", "3 2 A")])
def test_for_low_a_wild_card_is_the_lowest_rank_not_held(cards: str, ranks: str) -> None:
    described = table(LOW, wild="3").described(hand(cards))
    assert (described.code, [rank.code for rank in described.ranks]) == ("low", ranks.split())


def test_three_of_a_kind_with_wild_cards_equals_a_natural_one() -> None:
    assert same(table(wild="2"), "9s 9h 9d", "2s 9h 9d", "2s 2h 9d")
    assert same(table(wild="2"), "As Ah Ad", "2s 2h 2d")


def test_by_house_rule_the_more_natural_hand_wins_a_tie_but_only_a_tie() -> None:
    natural = table(wild="2", natural_beats_wild=True)
    assert rising(natural, "2s 2h 9d", "2s 9h 9d", "9s 9h 9d", "2s 2h 10d")


def test_a_wild_card_fills_straights_and_flushes_where_they_count() -> None:
    assert table(wild="2", straights=True).described(hand("2s 9h 8d")).code == "straight"
    assert table(wild="2", straights=True).described(hand("2s 9h 5h")).code == "flush"
    assert table(wild="2", straights=True).described(hand("2s 9h 8h")).code == "straight_flush"
    assert table(wild="2", straights=True).described(hand("2s 9h 9d")).code == "trips"


def test_cards_without_a_suit_are_never_a_flush() -> None:
    assert table(straights=True).described(hand("A 9 5")).code == "high_card"


# --- what up cards show


def shows_more(table: Ranking, better: str, worse: str) -> bool:
    return table.showing(hand(better)) > table.showing(hand(worse))


def test_a_pair_showing_is_more_than_high_cards_and_the_higher_card_more_than_the_lower() -> None:
    assert shows_more(table(), "2s 2h", "As Kd")
    assert shows_more(table(), "Ks Qh", "Kh Jd")
    assert shows_more(table(), "As", "Kd")
    assert table().showing(hand("Ks 7h")) == table().showing(hand("7d Kc"))


def test_wild_up_cards_show_as_wild() -> None:
    assert shows_more(table(wild="2"), "2s 9h", "8s 8h")
    assert table(wild="2").showing(hand("2s 2h")) == table(wild="2").showing(hand("As Ah"))
    assert table(wild="2").showing(hand("2s")) == table(wild="2").showing(hand("As"))


def test_the_lowest_cards_showing_have_low_aces_and_no_pair() -> None:
    assert shows_more(table(LOW), "As 2d", "2s 3d")
    assert shows_more(table(LOW), "Ks Qd", "As Ad")
    assert table(LOW, wild="9").showing(hand("9s Ah")) == table(LOW, wild="9").showing(hand("2s Ah"))
