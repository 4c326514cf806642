"""A test for each open point of the rule text (K01 to K26) as it was ruled, and for each switch."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rules.betski import GAME
from rules.core.game import BadSetup, Setup, checked_setup
from rules.core.house_rules import Span, Value
from rules.decks.betski import DECK, golds_on
from tests.rules.table import Table

RULINGS = [f"K{number:02}" for number in range(1, 27)]
MIRA_OUT = "center 3-3; Mira plays 3-4; Mira plays 4-5; Mira plays 5-6"  # Silver 6 lies there
MIRA_OUT_AFTER_A_DRAW = "center 8-3; Mira draws 1; Mira plays 3-3; Mira plays 3-4; Mira plays 4-5; Mira plays 5-6"
BO_OUT = "center 4-3; Mira plays 3-3; Mira is done; Bo plays 3-4; Bo plays 4-5; Bo plays 5-6"


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_stands_in_a_clause(ruling: str) -> None:
    assert [clause.key for clause in GAME.clauses if ruling in clause.rulings]


def test_clauses_name_no_other_rulings() -> None:
    assert {ruling for clause in GAME.clauses for ruling in clause.rulings} == set(RULINGS)


def test_every_ruling_has_a_test_named_after_it() -> None:
    named = re.findall(r"^def test_(k\d\d)_", Path(__file__).read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted({name.upper() for name in named}) == RULINGS


# --- the rulings

def test_k01_on_each_silver_go_its_own_gold_and_the_next_and_only_gold_three_steps_over_the_end() -> None:
    allowed = {3: (3, 4), 4: (4, 5), 5: (5, 6), 6: (6, 7), 7: (7, 8), 8: (8, 9), 9: (9, 3)}
    for silver, golds in allowed.items():
        assert golds_on(silver) == golds
        center = next(card for card in DECK if card.silver == silver)
        table = Table(GAME).happens(f"center {center.code}")
        for card in DECK:
            if card != center:
                assert table.verdict(f"Mira plays {card.code}").is_legal == (card.gold in golds)


def test_k02_who_can_go_on_must_but_chooses_the_card() -> None:
    table = Table(GAME).happens("center 6-5; Mira holds 5-4 & 5-9 & 4-4")
    assert table.verdict("Mira plays 5-4").is_legal
    assert table.verdict("Mira plays 5-9").is_legal
    table.happens("Mira plays 5-4")
    assert table.says("Mira is done") == "illegal must_play_on"


def test_k03_who_can_play_neither_draws_nor_passes_and_a_hidden_hand_is_trusted() -> None:
    table = Table(GAME).happens("center 6-5; Mira holds 5-5 & 3-3 & 3-4")
    assert table.says("Mira draws 1") == "illegal drew_though_able"
    assert table.says("Mira is done") == "illegal must_play_on"
    assert Table(GAME).happens("center 6-5").verdict("Mira draws 1").is_legal


def test_k04_a_drawn_card_that_fits_must_be_played() -> None:
    table = Table(GAME).happens("center 6-5; Mira holds 3-3 & 3-4 & 4-3; Mira draws the 5-5")
    assert table.says("Mira is done") == "illegal must_play_on"
    assert table.verdict("Mira plays 5-5").is_legal


def test_k05_drawing_ends_with_the_first_card_that_fits() -> None:
    table = Table(GAME).happens("center 6-5; Mira holds 3-3 & 3-4 & 4-3; Mira draws the 4-4; Mira draws the 5-5")
    assert table.says("Mira draws the 6-6") == "illegal drew_though_able"


def test_k06_who_is_stuck_after_a_play_does_not_draw_and_the_turn_ends() -> None:
    table = Table(GAME).happens("center 6-5; Mira holds 5-8 & 3-4 & 4-3; Mira plays 5-8")
    assert table.says("Mira draws 1") == "illegal drew_after_play"
    assert table.happens("Mira is done").state.turn == 1


def test_k07_only_the_starters_exit_calls_for_a_rebuttal() -> None:
    assert Table(GAME, 3).happens(MIRA_OUT).events() == ["rebuttal"]
    assert Table(GAME, 3).happens(BO_OUT).events() == ["won"]


def test_k08_an_exit_after_drawing_calls_for_a_rebuttal_too() -> None:
    assert Table(GAME).happens(MIRA_OUT_AFTER_A_DRAW).events() == ["rebuttal"]


def test_k09_only_the_next_player_has_a_rebuttal() -> None:
    table = Table(GAME, 4).happens(MIRA_OUT)
    assert (table.state.turn, table.state.rebutters) == (1, (1,))
    assert table.happens("Bo plays 6-3; Bo is done").state.wins == (1, 0, 0, 0)


def test_k10_a_rebuttal_is_a_whole_turn_with_drawing() -> None:
    table = Table(GAME).happens(f"{MIRA_OUT}; Bo draws 1; Bo plays 6-6; Bo plays 6-7; Bo plays 7-7; Bo plays 7-8")
    assert table.events() == ["rebutted"]


def test_k11_a_failed_rebuttal_gives_the_first_player_the_game_and_one_that_holds_ties_it() -> None:
    failed = Table(GAME).happens(f"{MIRA_OUT}; Bo plays 6-6; Bo is done").state
    held = Table(GAME).happens(f"{MIRA_OUT}; Bo plays 6-6; Bo plays 6-7; Bo plays 7-7").state
    assert (failed.wins, failed.ties) == ((1, 0), (0, 0))
    assert (held.wins, held.ties) == ((0, 0), (1, 1))


def test_k12_a_rebuttal_is_played_on_the_last_card_of_who_is_out() -> None:
    table = Table(GAME).happens(MIRA_OUT)
    assert table.verdict("Bo plays 6-3").is_legal
    assert not table.verdict("Bo plays 3-5").is_legal


def test_k13_the_stack_is_reshuffled_when_a_card_is_needed_and_not_before() -> None:
    table = Table(GAME).happens("center 6-4; Mira draws 40; Mira plays 5-5; Mira is done; Bo draws 2")
    assert (table.state.deck, table.events()) == (0, [])
    table.happens("Bo draws 1")
    assert table.events() == ["reshuffled"]
    assert (table.state.center.code, len(table.state.stack), table.state.deck) == ("5-5", 1, 0)


def test_k13_a_draw_goes_on_from_the_new_deck() -> None:
    table = Table(GAME).happens("center 6-4; Mira draws 40; Mira plays 5-5; Mira is done; Bo draws 3")
    assert (table.events(), table.state.hands[1]) == (["reshuffled"], 6)


def test_k14_with_nothing_to_draw_a_player_passes_and_when_all_have_the_fewest_cards_win() -> None:
    table = Table(GAME, 3).happens("center 5-5; Mira draws 39; Mira is done; Bo is done; Ines is done")
    assert table.events() == ["blocked"]
    assert (table.state.wins, table.state.ties) == ((0, 0, 0), (0, 1, 1))  # Bo and Ines hold three each


def test_k14_a_play_in_between_starts_the_count_of_passes_again() -> None:
    table = Table(GAME).happens("center 5-5; Mira draws 42; Mira is done; Bo plays 5-6; Bo is done")
    assert (table.state.phase, table.state.passes, table.state.turn) == ("play", 0, 0)


def test_k15_a_card_in_the_stack_does_not_turn_up_again_before_a_reshuffle() -> None:
    table = Table(GAME).happens("center 6-4; Mira draws 42; Mira plays 4-4; Mira plays 4-5; Mira is done")
    assert table.says("Bo plays 4-4") == "impossible in_stack"
    table.happens("reshuffled")
    assert table.says("Bo draws the 4-4") == "legal"


def test_k16_turns_go_clockwise() -> None:
    table = Table(GAME, 3, first=2).happens("center 6-5; Ines plays 5-5; Ines is done")
    assert table.state.turn == 0
    assert table.says("Bo plays 5-6") == "illegal out_of_turn"


def test_k17_the_starter_is_chosen_after_the_deal_and_before_the_center_card_is_turned() -> None:
    table = Table(GAME, 3)
    assert table.happens("new game, Ines starts").state.game_number == 1
    table.happens("center 6-5")
    assert table.state.turn == 2
    assert table.says("new game, Bo starts") == "illegal game_under_way"


def test_k18_the_deal_is_the_center_card_and_three_each() -> None:
    state = Table(GAME, 4).happens("center 6-5").state
    assert (len(state.stack), state.hands, state.deck) == (1, (3, 3, 3, 3), 36)


def test_k19_a_card_is_written_gold_first() -> None:
    card = next(each for each in DECK if (each.gold, each.silver) == (3, 9))
    assert (card.code, card.label) == ("3-9", "3·9")


def test_k20_a_win_counts_one_and_a_tie_is_counted_apart() -> None:
    table = Table(GAME, level="totals").happens("won by Mira; won by Mira & Bo")
    standing = table.standing
    assert [points / standing.scale for points in standing.points] == [1, 0]
    assert (table.state.wins, table.state.ties) == ((1, 0), (1, 1))
    assert not standing.is_over


def test_k21_a_hand_emptied_with_cards_drawn_in_this_turn_wins() -> None:
    table = Table(GAME).happens("center 3-3; Mira plays 3-4; Mira is done; Bo draws 1")
    table.happens("Bo plays 4-5; Bo plays 5-6; Bo plays 6-7; Bo plays 7-8")
    assert (table.events(), table.state.wins) == (["won"], (0, 1))


def test_k22_the_wrong_card_and_all_after_it_go_back_without_a_penalty_and_the_turn_goes_on() -> None:
    table = Table(GAME, 3).happens("center 6-5").overrule("Mira plays 3-4").happens("Mira plays 4-4; Mira takes back 2")
    assert (table.state.hands, table.state.deck, table.state.turn) == ((3, 3, 3), 39, 0)
    assert table.state.center.code == "6-5"


def test_k23_there_is_one_pile_and_a_play_goes_on_its_center_card() -> None:
    table = Table(GAME).happens("center 6-5; Mira plays 5-8")
    assert [laid.card.code for laid in table.state.stack] == ["6-5", "5-8"]


@pytest.mark.parametrize("seats", [1, 7])
def test_k24_fewer_than_two_and_more_than_six_do_not_play(seats: int) -> None:
    with pytest.raises(BadSetup):
        checked_setup(GAME, Setup(seats))


def test_k25_only_the_top_cards_silver_counts() -> None:
    table = Table(GAME).happens("center 6-5; Mira plays 5-8")
    assert table.says("Mira plays 5-5") == "illegal no_fit"  # it would go on the covered Silver 5
    assert table.verdict("Mira plays 9-4").is_legal


def test_k26_a_hand_that_cannot_be_emptied_is_played_as_far_as_it_goes() -> None:
    table = Table(GAME).happens("center 6-5; Mira holds 5-8 & 9-9 & 5-5; Mira plays 5-8; Mira plays 9-9")
    assert table.codes("Mira is done") == ["cannot_go_on"]
    assert table.happens("Mira is done").state.hands == (1, 3)


# --- every switch rules otherwise

def said(before: str, action: str, seats: int = 2) -> Callable[[dict[str, Value]], object]:
    """What the referee says to *action* after *before*, by some house rules."""
    return lambda rules: Table(GAME, seats, **_as_rules(rules)).happens(before).says(action)


def stands(text: str, what: Callable[[Table], object], seats: int = 2) -> Callable[[dict[str, Value]], object]:
    """How the table stands after *text*, by some house rules."""
    return lambda rules: what(Table(GAME, seats, **_as_rules(rules)).happens(text))


def _as_rules(rules: dict[str, Value]) -> dict[str, Any]:
    return dict(rules)


OPEN_AND_ABLE = "center 6-5; Mira holds 5-4 & 4-4 & 8-8; Mira plays 5-4"

# For each switch a situation, what comes of it by default, another value, and what comes of it then.
OTHERWISE: dict[str, tuple[Callable[[dict[str, Value]], object], object, Value, object]] = {
    "stop_early": (said(OPEN_AND_ABLE, "Mira is done"), "illegal must_play_on", "may_stop", "note stopped_early"),
    "draw_limit": (said("center 6-5", "Mira draws 4"), "legal", 3, "illegal over_draw_limit"),
    "rebuttal_from": (stands(BO_OUT, Table.events, 3), ["won"], "anyone", ["rebuttal"]),
    "rebuttal_to": (stands(MIRA_OUT, lambda table: table.state.rebutters, 3), (1,), "all_waiting", (1, 2)),
    "rebuttal_after_draw": (
        stands(MIRA_OUT_AFTER_A_DRAW, Table.events), ["rebuttal"], False, ["won"],
    ),
    "rebuttal_draw": (said(MIRA_OUT, "Bo draws 1"), "legal", False, "illegal no_draw_in_rebuttal"),
    "penalty_draw": (
        stands("center 6-5; Mira plays 5-5; Mira takes back 1", lambda table: table.state.hands), (3, 3), True, (4, 3),
    ),
    "first_to": (
        stands(f"{MIRA_OUT}; Bo plays 6-3; Bo is done", lambda table: table.standing.is_over), False, 1, True,
    ),
    "tie_is_half": (
        stands(f"{MIRA_OUT}; Bo plays 6-6; Bo plays 6-7; Bo plays 7-7", lambda table: table.standing.points),
        (0, 0), True, (1, 1),
    ),
    "open_hands": (
        stands("center 6-5", lambda table: "hand_shown" in table.prompted()), False, True, True,
    ),
}  # fmt: skip


def test_every_switch_is_looked_at() -> None:
    assert OTHERWISE.keys() == {switch.key for switch in GAME.switches}


@pytest.mark.parametrize("key", OTHERWISE)
def test_a_switch_changes_a_verdict_or_the_table(key: str) -> None:
    look, by_default, value, otherwise = OTHERWISE[key]
    assert look({}) == by_default
    assert look({key: value}) == otherwise
    assert by_default != otherwise


@pytest.mark.parametrize("switch", GAME.switches, ids=[switch.key for switch in GAME.switches])
def test_every_value_of_a_switch_can_be_played(switch: Any) -> None:
    values = switch.values if not isinstance(switch.values, Span) else (switch.values.low, switch.values.high)
    for value in values:
        table = Table(GAME, 3, **_as_rules({switch.key: value})).happens("center 3-3; Mira plays 3-4")
        assert getattr(table.state.house, switch.key) == value
