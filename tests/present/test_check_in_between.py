"""In Between the Sheets at the check desk: what posts, bets and third cards pay."""

import pytest

from app.ui.present.check import Ruling, turning_rules
from app.ui.present.check_in_between import (
    MOST_MINIMUM,
    QUESTIONS,
    Turn,
    called,
    judged_turn,
    posts_shown,
    touched,
    what_lies,
    with_minimum,
    with_pot,
)
from app.ui.present.in_between import Stake
from rules.decks.standard import Rank
from rules.in_between import GAME

TABLE = Turn(pot=40, minimum=5)
TEN, MOON = Stake(10), Stake(5, is_moon=True)


def turn(first: str, second: str = "", third: str = "", stake: Stake | None = TEN, side: str = "") -> Turn:
    ranks = [Rank.from_code(code) if code else None for code in (first, second, third)]
    return TABLE._replace(first=ranks[0], side=side, second=ranks[1], third=ranks[2], stake=stake)


def event(ruling: Ruling) -> tuple[str, object]:
    return ruling.line.code.removeprefix("in_between.event."), ruling.line.facts.get("amount")


# Minimum 5, pot 40; what the posts, the bet and the third card come to.
@pytest.mark.parametrize(
    ("asked", "comes_to"),
    [
        (turn("4", "9", "6"), ("won", 10)),
        (turn("4", "9", "J"), ("lost", 10)),
        (turn("4", "9", "4"), ("post", 20)),
        (turn("7", "7"), ("pair_pays", 5)),
        (turn("7", "8"), ("neighbours_free", None)),
        (turn("7", "9", "8", MOON), ("moon_won", 40)),
        (turn("7", "9", "7", MOON), ("moon_post", 10)),
        (turn("7", "9", "K", MOON), ("moon_lost", 5)),
        (turn("A", "A", "A", side="low"), ("triple", 30)),
        (turn("A", "A", "K", side="low"), ("won", 10)),
        (turn("A", "A", side="high"), ("pair_pays", 5)),
        (turn("A", "2", side="low"), ("neighbours_free", None)),
        (turn("A", "2", "7", side="high"), ("won", 10)),
        (turn("K", "A"), ("neighbours_free", None)),
        (turn("A", "9", "A", side="low"), ("ace_post", 20)),
    ],
)
def test_the_desk_pays_what_the_rules_pay(asked: Turn, comes_to: tuple[str, object]) -> None:
    ruling = judged_turn(asked, {})
    assert ruling.kind == "legal"
    assert event(ruling) == comes_to


def test_the_pot_after_it_is_told() -> None:
    assert judged_turn(turn("4", "9", "J"), {}).details[-1].facts == {"pot": "50"}
    assert judged_turn(turn("4", "9", "6"), {}).details[-1].facts == {"pot": "30"}
    emptied = judged_turn(turn("7", "9", "8", MOON), {}).details[-1]
    assert (emptied.code, emptied.facts) == ("check.in_between.emptied", {"amount": "5"})


def test_every_answer_has_the_clause_that_says_so() -> None:
    clauses = {
        judged_turn(turn("4", "9", "6"), {}).clause: "between",
        judged_turn(turn("4", "9", "4"), {}).clause: "post",
        judged_turn(turn("A", "A", "A", side="low"), {}).clause: "triple",
        judged_turn(turn("7", "9", "8", MOON), {}).clause: "moon",
        judged_turn(turn("7", "7"), {}).clause: "pair",
        judged_turn(turn("7", "8"), {}).clause: "neighbours",
    }
    assert all(found == wanted for found, wanted in clauses.items())


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        (turn("4", "9", "6", Stake(41)), "in_between.over_pot"),
        (turn("4", "9", "6", Stake(4)), "in_between.too_low"),
        (turn("4", "9", "6", MOON), "in_between.moon_needs_gap"),
        (turn("4", "9", "", Stake(41)), "in_between.over_pot"),
    ],
)
def test_a_bet_that_no_table_takes_is_refused_with_its_reason(asked: Turn, code: str) -> None:
    ruling = judged_turn(asked, {})
    assert (ruling.kind, ruling.details[0].code) == ("illegal", code)


@pytest.mark.parametrize(
    ("asked", "house", "comes_to"),
    [
        (turn("4", "9", "4"), {"post": "single"}, ("post", 10)),
        (turn("A", "9", "A", side="low"), {"post": "ace_fourfold"}, ("ace_post", 40)),
        (turn("7", "7"), {"pair": "free"}, ("pair_free", None)),
        (turn("7", "7"), {"pair": "wins_two"}, ("pair_wins", 2)),
        (turn("7", "7", "9", Stake(10, guess="higher")), {"pair": "guess"}, ("won", 10)),
        (turn("7", "7", "7", Stake(10, guess="higher")), {"pair": "guess"}, ("triple", 30)),
        (turn("7", "8"), {"neighbours": "pays_minimum"}, ("neighbours_pay", 5)),
        (turn("7", "8"), {"neighbours": "redeal"}, ("neighbours_redeal", None)),
        (turn("A", "2", "7", side="low"), {"aces": "always_high"}, ("won", 10)),
    ],
)
def test_house_rules_turn_the_answer(asked: Turn, house: dict, comes_to: tuple[str, object]) -> None:
    assert event(judged_turn(asked, house)) == comes_to


def test_only_the_house_rules_that_matter_are_offered_and_they_can_be_turned_back() -> None:
    def offered(asked: Turn, house: dict) -> list[str]:
        return [chip.key for chip in turning_rules(GAME, QUESTIONS[0], asked, house)]

    assert offered(turn("4", "9", "4"), {}) == ["post"]
    assert offered(turn("7", "8"), {}) == ["neighbours"]
    assert offered(turn("4", "9", "6"), {}) == []
    guessing = {"pair": "guess"}
    assert judged_turn(turn("7", "7", stake=None), guessing).kind == "none"  # it waits for a bet now
    assert offered(turn("7", "7", stake=None), guessing) == ["pair"]


def test_ranks_come_as_first_post_second_post_and_third_card() -> None:
    draft = TABLE
    for code in ("4", "9", "6", "J"):
        draft = touched(draft, {}, Rank.from_code(code))
    assert [rank.code for rank in (draft.first, draft.second, draft.third) if rank] == ["4", "9", "J"]


def test_a_first_ace_waits_until_it_is_called() -> None:
    draft = touched(TABLE, {}, Rank.from_code("A"))
    assert judged_turn(draft, {}).line.code == "table.in_between.call"
    assert judged_turn(called(draft, "low"), {}).line.code == "check.in_between.second"
    assert judged_turn(draft, {"aces": "always_high"}).line.code == "check.in_between.second"


def test_after_a_pair_the_next_rank_begins_a_new_turn_for_the_same_pot() -> None:
    draft = touched(turn("7", "7"), {}, Rank.from_code("3"))
    assert draft == Turn(40, 5, Rank.from_code("3"))


def test_the_posts_of_a_turn_that_is_over_still_lie_there() -> None:
    view = posts_shown(turn("7", "7"), {})
    assert (view.first, view.second, view.pot) == ("7", "7", "40")
    assert posts_shown(turn("4", "9"), {}).middle is not None


def test_pot_and_minimum_stay_within_what_a_match_takes() -> None:
    assert with_pot(TABLE, 0).pot == 1
    assert with_minimum(TABLE, 10**6).minimum == MOST_MINIMUM
    assert next(switch for switch in GAME.switches if switch.key == "minimum").allows(MOST_MINIMUM)
    assert with_pot(turn("4", "9"), 12).stake is None


def test_what_lay_there_can_be_told() -> None:
    assert what_lies(TABLE) == ()
    assert what_lies(turn("4", "9"))[0].code == "check.in_between.posts"
    assert what_lies(turn("A", "9", "2", side="low"))[0].code == "check.in_between.cards_low"
