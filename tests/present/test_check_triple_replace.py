"""3-Card Triple Replace at the check desk: who wins and why, and what cards cost."""

import pytest

from app.ui.present.check import turning_rules
from app.ui.present.check_triple_replace import (
    MOST_HANDS,
    QUESTIONS,
    Hands,
    Price,
    hands_lie,
    hands_shown,
    judged_hands,
    judged_price,
    price_lies,
    rounds_of,
    with_card,
    with_low,
)
from app.ui.present.saying import Saying
from rules.decks.standard import DECK, Card
from rules.triple_replace import GAME


def hands(codes: str) -> Hands:
    return Hands(tuple(map(Card.from_code, codes.split())))


def winners(codes: str, **house: object) -> tuple[str, tuple[int, ...]]:
    line = judged_hands(hands(codes), house).line  # type: ignore[arg-type]
    return line.code.removeprefix("check.triple_replace."), line.facts["winners"]  # type: ignore[return-value]


# The order of hands, the better one first: trips by rank, pairs by rank and then side card, high cards.
ORDER = ["As Ah Ad", "Ks Kh Kd", "2s 2h 2d", "Ac Ah Kd", "As Ad Qd", "2c 2h 3d", "Ac Kh Qd", "4c 3h 2d"]


@pytest.mark.parametrize("place", range(len(ORDER) - 1))
def test_high_hands_stand_in_the_order_of_the_rules(place: int) -> None:
    better, worse = ORDER[place], ORDER[place + 1]
    assert winners(f"{better} {worse}") == ("wins", (0,))
    assert winners(f"{worse} {better}") == ("wins", (1,))


# The lower hand first.
LOWS = [("As 2h 3d", "Ac 2d 4h"), ("As 2h 4d", "2c 3d 4h"), ("2s 3h 4d", "Ac Ad 2c"), ("As Ah 2d", "2c 2h 3d")]


@pytest.mark.parametrize(("low", "worse"), LOWS)
def test_low_hands_stand_in_the_order_of_the_rules(low: str, worse: str) -> None:
    assert winners(f"{low} {worse}", plays_for="low") == ("wins", (0,))


def test_equal_hands_share_since_suits_never_rank() -> None:
    ruling = judged_hands(hands("As Kh 9d Ac Ks 9h"), {})
    assert (ruling.line.facts["winners"], ruling.clause) == ((0, 1), "equal_hands")


def test_the_side_card_decides_between_equal_pairs() -> None:
    ruling = judged_hands(hands("Ks Kh 9d Kc Kd 8h"), {})
    why = ruling.details[-1]
    assert why.code == "check.triple_replace.by_kicker"
    assert [str(why.facts[name].code) for name in ("better", "worse")] == ["9", "8"]  # type: ignore[attr-defined]


def test_straights_and_flushes_count_only_by_house_rule() -> None:
    cards = "2s 3s 4s 2h 2d 5c"
    assert winners(cards) == ("wins", (1,))
    assert winners(cards, straights=True) == ("wins", (0,))
    assert winners("2s 3s 4s 7h 7d 7c", straights=True) == ("wins", (1,))  # three of a kind is still better
    chips = [chip.key for chip in turning_rules(GAME, QUESTIONS[0], hands(cards), {})]
    assert "straights" in chips


def test_high_and_low_go_to_different_hands_or_to_one() -> None:
    ruling = judged_hands(hands("As 2h 3d Ac 9h 8d"), {"plays_for": "high_low"})
    assert ruling.line == Saying("check.triple_replace.high", {"winners": (1,), "count": 1})
    assert ruling.details[0] == Saying("check.triple_replace.low", {"winners": (0,), "count": 1})
    assert winners("As 2h 3d Kc Kh Kd", plays_for="high_low")[0] == "high"
    assert winners("As 4h 3d Kc 9h 8d", plays_for="high_low") == ("both", (0,))


def test_wild_cards_make_the_best_of_a_hand_and_naturals_win_only_by_house_rule() -> None:
    assert winners("2s Kh 9d Qs Qd Ac", wild="2") == ("wins", (0,))  # a pair of kings
    even = "2s Kh 9d Kc Kd 9h"
    assert winners(even, wild="2") == ("wins", (0, 1))
    assert winners(even, wild="2", natural_beats_wild=True) == ("wins", (1,))
    assert judged_hands(hands("2s Kh 9d Qs Qd Ac"), {"wild": "2"}).clause == "wild"


def test_three_hands_are_compared_at_once() -> None:
    assert winners("As Kh 9d 5c 5h 2d 6c 6h 2s") == ("wins", (2,))
    views = hands_shown(hands("As Kh 9d 5c 5h 2d 6c 6h 2s"), {})
    assert [view.wins is not None for view in views] == [False, False, True]
    assert views[1].makes[0].code == "triple_replace.shows_pair"


def test_hands_are_told_one_after_the_other_and_a_card_only_once() -> None:
    draft = hands("As Kh 9d 5c")
    assert judged_hands(draft, {}).line == Saying("check.triple_replace.cards", {"hand_seat": 1, "left": 2})
    assert with_card(draft, Card.from_code("As")) == Saying("triple_replace.card_twice", {"card": Card.from_code("As")})
    assert [view.is_next for view in hands_shown(draft, {})] == [False, True]
    full = Hands(DECK[: 3 * MOST_HANDS])
    assert isinstance(with_card(full, DECK[-1]), Saying)
    assert judged_hands(full, {}).kind == "legal"


# The price of two cards (one in the last round) at 25 for each of the three ways to price them.
PRICES = {"flat": (50, 50, 25), "progressive": (50, 100, 75), "exponential": (50, 100, 100)}


@pytest.mark.parametrize("price", PRICES)
@pytest.mark.parametrize("number", [1, 2, 3])
def test_new_cards_cost_what_the_rules_say(price: str, number: int) -> None:
    count = 1 if number == 3 else 2
    ruling = judged_price(Price(4, 25, number, count), {"price": price})
    assert ruling.kind == "legal"
    assert ruling.details[0].facts["cost"] == PRICES[price][number - 1]


def test_two_cards_in_the_last_round_are_one_too_many_unless_the_house_allows_it() -> None:
    asked = Price(4, 25, 3, 2)
    assert (judged_price(asked, {}).kind, judged_price(asked, {}).clause) == ("illegal", "last_limit")
    assert judged_price(asked, {"last_limit": "none"}).kind == "legal"
    assert judged_price(asked, {"last_limit": "six_or_more"}).kind == "legal"
    assert judged_price(asked._replace(players=6), {"last_limit": "six_or_more"}).kind == "illegal"
    assert judged_price(asked._replace(number=1, count=3), {}).kind == "illegal"


def test_a_fourth_round_is_there_only_by_house_rule() -> None:
    assert (rounds_of({}), rounds_of({"replacement_rounds": 4})) == ((1, 2, 3), (1, 2, 3, 4))
    assert judged_price(Price(4, 25, 4, 1), {}).kind == "none"
    four = judged_price(Price(4, 25, 4, 1), {"replacement_rounds": 4, "price": "exponential"})
    assert four.details[0].facts["cost"] == 200


def test_the_low_increment_stays_within_what_a_match_takes() -> None:
    assert (with_low(Price(), 0).low, with_low(Price(), 10**6).low) == (1, 1000)


def test_what_lay_there_can_be_told() -> None:
    assert [saying.facts["hand_seat"] for saying in hands_lie(hands("As Kh 9d 5c 5h 2d 6c"))] == [0, 1]
    assert price_lies(Price()) == ()
    assert price_lies(Price(4, 25, 2, 1))[0].facts["number"] == 2
