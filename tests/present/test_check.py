"""The check desk's answers."""

import pytest

from app.ui.present.check import betski_placement, betski_run
from rules.decks.betski import DECK, BetskiCard

# From the rule text: equal or one higher, and 3 after 9, one way only.
GOES = {3: {3, 4}, 4: {4, 5}, 5: {5, 6}, 6: {6, 7}, 7: {7, 8}, 8: {8, 9}, 9: {9, 3}}


@pytest.mark.parametrize("silver", range(3, 10))
def test_the_desk_agrees_with_the_gold_to_silver_rule(silver: int) -> None:
    legal = {gold for gold in range(3, 10) if betski_placement(gold, silver).severity < 3}
    assert legal == GOES[silver]


def test_a_hand_of_which_nothing_goes_is_stuck() -> None:
    assert betski_run(5, [BetskiCard(9, 9)]).code == "check.hand_stuck"


def test_the_whole_rest_of_the_deck_can_be_asked_for() -> None:
    run = betski_run(3, DECK[1:])
    assert run.facts["held"] == 48
    assert len(run.order) == run.facts["count"]
