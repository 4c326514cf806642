"""Games make the match (ruling K20), the scorepad, and changing between the two."""

import pytest

from rules.betski import GAME
from rules.betski.state import BETWEEN, CENTER, SCOREPAD, Dealt, LevelChanged, Won
from tests.rules.table import Table

MIRA_WINS = """center 3-3; Mira plays 3-4; Mira plays 4-5; Mira plays 5-6; Bo plays 6-3; Bo is done"""
TIE = "center 3-3; Mira plays 3-4; Mira plays 4-5; Mira plays 5-6; Bo plays 6-6; Bo plays 6-7; Bo plays 7-7"
NEXT = "new game, Mira starts"


# --- K20: the score

def test_a_win_counts_one_game() -> None:
    standing = Table(GAME).happens(MIRA_WINS).standing
    assert ([points / standing.scale for points in standing.points], standing.leaders) == ([1, 0], (0,))
    assert not standing.is_over


def test_before_the_first_win_nobody_leads() -> None:
    assert Table(GAME).standing.leaders == ()


def test_a_tie_is_counted_apart_and_is_not_a_win() -> None:
    table = Table(GAME).happens(TIE)
    assert (table.standing.points, table.standing.leaders) == ((0, 0), ())
    assert (table.state.wins, table.state.ties) == ((0, 0), (1, 1))


def test_by_house_rule_a_tie_is_half_a_win_for_each() -> None:
    table = Table(GAME, tie_is_half=True).happens(f"{TIE}; {NEXT}; {MIRA_WINS}")
    standing = table.standing
    assert [points / standing.scale for points in standing.points] == [1.5, 0.5]


def test_half_a_win_is_a_lead() -> None:
    table = Table(GAME, 3, level="totals", tie_is_half=True).happens("won by Bo & Ines")
    assert table.standing.leaders == (1, 2)


def test_the_next_game_is_numbered_and_dealt_anew() -> None:
    table = Table(GAME, 3).happens(MIRA_WINS)
    assert table.state.phase == BETWEEN
    table.happens("new game, Ines starts")
    state = table.state
    assert (state.phase, state.game_number, state.turn, state.hands, state.deck) == (CENTER, 2, 2, (3, 3, 3), 40)
    assert state.stack == ()


def test_after_a_new_deal_every_card_may_turn_up_again() -> None:
    table = Table(GAME).happens(f"{MIRA_WINS}; {NEXT}; center 5-6")
    assert table.codes("Mira plays 6-3") == ["equal"]


def test_a_game_is_finished_before_the_next_is_dealt_unless_the_table_drops_it() -> None:
    table = Table(GAME).happens("center 3-3")
    assert table.says("new game, Bo starts") == "illegal game_under_way"
    table.overrule("new game, Bo starts")
    assert (table.state.game_number, table.state.phase, table.state.turn) == (1, CENTER, 1)


@pytest.mark.parametrize("starter", [-1, 2])
def test_a_starter_sits_at_the_table(starter: int) -> None:
    objections = GAME.objections(Table(GAME).state, Dealt(starter))
    assert [each.code for each in objections] == ["betski.no_such_seat"]
    assert objections[0].facts == {"seat_number": starter + 1, "seats": 2}


def test_a_match_to_two_games_ends_with_the_second_win() -> None:
    table = Table(GAME, first_to=2).happens(f"{MIRA_WINS}; {NEXT}")
    assert not table.standing.is_over
    table.happens(MIRA_WINS)
    assert (table.standing.is_over, table.standing.how) == (True, "betski.standing.target")
    assert table.prompted() == set()


def test_half_points_reach_the_target_too() -> None:
    table = Table(GAME, first_to=1, tie_is_half=True).happens(TIE)
    assert not table.standing.is_over
    table.happens(f"{NEXT}; {TIE}")
    assert (table.standing.is_over, table.standing.leaders) == (True, (0, 1))


def test_ties_counted_apart_never_reach_the_target() -> None:
    table = Table(GAME, first_to=1).happens(f"{TIE}; {NEXT}; {TIE}")
    assert not table.standing.is_over


def test_the_table_may_stop_at_any_time() -> None:
    table = Table(GAME, first_to=5).happens(f"{MIRA_WINS}; match ends")
    assert (table.standing.is_over, table.standing.how) == (True, "betski.standing.stopped")


def test_a_game_under_way_at_the_end_counts_for_nobody() -> None:
    table = Table(GAME).happens("center 3-3; Mira plays 3-4")
    assert table.codes("match ends") == ["game_dropped"]
    table.happens("match ends")
    assert table.standing.points == (0, 0)


@pytest.mark.parametrize(
    "text", ["center 3-3", "Mira plays 3-3", "new game, Bo starts", "won by Bo", "match ends", "from here on totals"]
)
def test_after_the_end_nothing_happens(text: str) -> None:
    assert Table(GAME).happens("match ends").codes(text) == ["match_over"]


# --- the scorepad

def test_on_the_scorepad_a_winner_is_written_down() -> None:
    table = Table(GAME, 3, level="totals").happens("won by Ines; won by Ines; won by Bo")
    assert (table.state.wins, table.state.game_number, table.state.phase) == ((0, 1, 2), 4, SCOREPAD)
    assert table.events() == ["won"]


def test_on_the_scorepad_several_winners_tie() -> None:
    table = Table(GAME, 3, level="totals", tie_is_half=True).happens("won by Mira & Ines")
    assert (table.state.ties, table.standing.points) == ((1, 0, 1), (1, 0, 1))
    assert table.events() == ["tied"]


def test_the_scorepad_asks_for_one_winner_or_for_all_who_tie() -> None:
    field = GAME.prompts(Table(GAME, 3, level="totals").state)[0].fields[0]
    assert (field.name, field.options, field.at_least, field.at_most) == ("winners", (0, 1, 2), 1, 3)


def test_on_the_scorepad_too_a_match_ends_at_its_target() -> None:
    table = Table(GAME, level="totals", first_to=1).happens("won by Bo")
    assert (table.standing.is_over, table.standing.leaders) == (True, (1,))


def test_on_the_scorepad_no_cards_are_played_or_dealt() -> None:
    table = Table(GAME, level="totals")
    for text in ("Mira plays 3-3", "Mira draws 1", "Mira is done", "new game, Bo starts", "center 3-3"):
        assert table.codes(text) == ["scorepad_only"]
    assert table.says("reshuffled") == "impossible nothing_to_shuffle"
    assert table.prompted() == {"won", "seat_added", "level", "ended"}


@pytest.mark.parametrize("winners", [(), (0, 0), (2,), (-1,), (0, 5)])
def test_winners_sit_at_the_table_and_are_named_once(winners: tuple[int, ...]) -> None:
    objections = GAME.objections(Table(GAME, level="totals").state, Won(winners))
    assert [each.code for each in objections] == ["betski.who_won"]


def test_where_cards_are_kept_no_winner_is_written_down() -> None:
    for before in ("", "center 3-3", MIRA_WINS):
        assert Table(GAME).happens(before).says("won by Bo") == "impossible cards_are_kept"


# --- changing the level

def test_a_match_may_go_on_as_a_scorepad_and_keeps_its_score() -> None:
    table = Table(GAME).happens(f"{MIRA_WINS}; from here on totals")
    assert (table.state.phase, table.state.game_number, table.state.wins) == (SCOREPAD, 2, (1, 0))
    assert table.happens("won by Bo").state.wins == (1, 1)


def test_a_scorepad_may_go_on_with_cards() -> None:
    table = Table(GAME, level="totals").happens("won by Bo; from here on cards")
    assert (table.state.phase, table.state.game_number, table.state.hands) == (CENTER, 2, (3, 3))
    table.happens(MIRA_WINS)
    assert table.state.wins == (1, 1)


def test_changing_in_the_middle_of_a_game_leaves_its_cards_behind_and_keeps_its_number() -> None:
    table = Table(GAME).happens("center 3-3; Mira plays 3-4")
    assert table.codes("from here on totals") == ["game_dropped"]
    table.happens("from here on totals")
    assert (table.state.phase, table.state.game_number, table.state.stack) == (SCOREPAD, 1, ())
    table.happens("from here on cards")
    assert (table.state.phase, table.state.game_number, table.state.deck) == (CENTER, 1, 43)


@pytest.mark.parametrize("level", ["cards", "", "chips", "CARDS"])
def test_the_level_changes_to_another_that_exists(level: str) -> None:
    objections = GAME.objections(Table(GAME).state, LevelChanged(level))
    assert [each.code for each in objections] == ["betski.no_change"]
