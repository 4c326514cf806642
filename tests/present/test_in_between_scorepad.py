"""In Between's scorepad, without a window: what can be bet and what each outcome brings. Sums are done by hand."""

from typing import Any

from app.ui.present.in_between import Stake
from app.ui.present.in_between_scorepad import (
    bet_outcome_views,
    first_stake,
    score_limits,
    score_pass_refusal,
    score_presets,
    turn_outcome_views,
)
from rules.core.house_rules import Value
from rules.in_between import GAME
from tests.rules.table import Table


def scorepad(**rules: Value) -> Any:
    """Four players, minimum 5, 95 chips each after the ante, and 20 in the pot; only totals are kept."""
    return Table(GAME, 4, level="totals", **{"minimum": 5, "buy_in": 100, **rules}).happens("ante").state


def brings(views: Any) -> dict[str, str]:
    return {view.text.code.rpartition(".")[2]: view.brings for view in views}


def test_each_outcome_says_what_the_bet_brings() -> None:
    state = scorepad()
    assert brings(bet_outcome_views(state, Stake(10))) == {"won": "+10", "lost": "−10", "post": "−20", "triple": "−30"}
    assert brings(turn_outcome_views(state)) == {
        "pair": "−5", "neighbours": "0", "moon_won": "+20", "moon_lost": "−5", "moon_post": "−10",
    }  # fmt: skip


def test_house_rules_change_what_outcomes_bring_and_which_there_are() -> None:
    state = scorepad(post="ace_fourfold", pair="wins_two", neighbours="pays_minimum", moon=False)
    found = brings(bet_outcome_views(state, Stake(10)))
    assert found == {"won": "+10", "lost": "−10", "post": "−20", "ace_post": "−40", "triple": "−30"}
    turns = turn_outcome_views(state)
    assert (brings(turns)["pair"], brings(turns)["neighbours"]) == ("+2", "−5")
    assert [bool(view.refusal) for view in turns if "moon" in view.text.code] == [True] * 4


def test_the_smallest_bet_is_proposed_and_the_pot_is_the_highest() -> None:
    state = scorepad()
    limits = score_limits(state)
    assert limits is not None
    assert (first_stake(state), limits.low, limits.high) == (Stake(5), 5, 20)
    assert [(each.key, each.text, each.chosen) for each in score_presets(state, Stake(7))] == [
        ("min", "5", False), ("bet", "7", True), ("half", "10", False), ("pot", "20", False),
    ]  # fmt: skip


def test_a_bet_that_cannot_cover_its_worst_is_greyed_outcome_by_outcome() -> None:
    state = scorepad(covering="capped", buy_in=25)  # 20 chips: a post of 10 can be paid, three times 10 not
    refused = {view.text.code.rpartition(".")[2]: bool(view.refusal) for view in bet_outcome_views(state, Stake(10))}
    assert refused == {"won": False, "lost": False, "post": False, "triple": True}
    poor = scorepad(covering="capped", buy_in=14)  # 9 chips cover no bet of 5 that may cost 10
    assert score_limits(poor) is None
    assert all(each.refusal for each in score_presets(poor, first_stake(poor)))


def test_passing_is_refused_only_where_one_must_bet() -> None:
    assert score_pass_refusal(scorepad()) == ()
    assert score_pass_refusal(scorepad(passing="no_passing")) != ()
