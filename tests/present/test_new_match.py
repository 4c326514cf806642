"""Setting up a match: seats, the first player, house rules."""

from random import Random

import pytest

from app.session.names import BadName
from app.ui.present import new_match as setting
from app.ui.present.new_match import Draft
from rules.betski import GAME
from rules.core.game import CARDS, TOTALS
from rules.core.house_rules import Span, Switch, defaults

BOOK = defaults(GAME.switches)
FOUR = Draft(("Mira", "Bo", "Ines", "Jonas"), 1, CARDS, BOOK)


def test_nothing_known_proposes_an_empty_table_by_the_book() -> None:
    assert setting.proposed(GAME, (), {}) == Draft((), 0, CARDS, BOOK)


def test_the_last_players_and_rules_are_proposed() -> None:
    last = {"seats": 2, "first": 1, "level": TOTALS, "house_rules": {"first_to": 5}}
    draft = setting.proposed(GAME, ("Mira", "Bo"), last)
    assert draft == Draft(("Mira", "Bo"), 1, TOTALS, {**BOOK, "first_to": 5})


def test_what_the_game_does_not_take_any_more_is_left_out() -> None:
    last = {"first": 9, "level": "chips", "house_rules": {"first_to": 500, "gone": True, "draw_limit": True}}
    assert setting.proposed(GAME, ("Mira", "Bo"), last) == Draft(("Mira", "Bo"), 0, CARDS, BOOK)


def test_a_larger_table_of_another_game_is_cut_to_the_seats_there_are() -> None:
    eight = [f"P{number}" for number in range(8)]
    assert setting.proposed(GAME, eight, {}).names == ("P0", "P1", "P2", "P3", "P4", "P5")


def test_a_draft_is_the_same_after_storing() -> None:
    draft = setting.with_rule(FOUR, "tie_is_half", True)
    assert setting.restored(GAME, setting.stored(draft)) == draft


@pytest.mark.parametrize("data", [None, [], "x", {}, {"names": "Mira"}])
def test_what_is_no_draft_restores_none(data: object) -> None:
    assert setting.restored(GAME, data) is None


def test_stored_names_that_cannot_sit_together_are_left_out() -> None:
    data = {"names": ["Mira", "mira", "", 7, "x" * 25], "first": 0, "level": CARDS, "house_rules": {}}
    restored = setting.restored(GAME, data)
    assert restored is not None
    assert restored.names == ("Mira", "7")


def test_a_player_joins_in_the_last_seat_under_a_clean_name() -> None:
    assert setting.with_player(GAME, FOUR, "  Kofi \n").names == ("Mira", "Bo", "Ines", "Jonas", "Kofi")


@pytest.mark.parametrize(
    ("typed", "code"),
    [("", "naming.empty"), (" \t", "naming.empty"), ("x" * 200, "naming.long"), ("MIRA", "naming.twice")],
)
def test_a_name_that_cannot_be_used_is_answered(typed: str, code: str) -> None:
    with pytest.raises(BadName) as refusal:
        setting.with_player(GAME, FOUR, typed)
    assert refusal.value.code == code


def test_a_full_table_takes_nobody_more() -> None:
    six = FOUR._replace(names=("A", "B", "C", "D", "E", "F"))
    with pytest.raises(BadName) as refusal:
        setting.with_player(GAME, six, "G")
    assert (refusal.value.code, refusal.value.facts) == ("new_match.full", {"high": 6, "number": "1.1"})


def test_a_player_may_keep_the_own_name_when_renaming_but_not_take_anothers() -> None:
    assert setting.renamed(FOUR, 1, "BO").names[1] == "BO"
    with pytest.raises(BadName):
        setting.renamed(FOUR, 1, "Ines")


def test_the_first_player_stays_first_when_seats_change() -> None:
    for draft in (setting.moved(FOUR, 1, 1), setting.moved(FOUR, 3, -3), setting.shuffled(FOUR, Random(3))):
        assert draft.names[draft.first] == "Bo"
        assert sorted(draft.names) == ["Bo", "Ines", "Jonas", "Mira"]


def test_moving_goes_one_seat_and_not_past_the_ends() -> None:
    assert setting.moved(FOUR, 2, -1).names == ("Mira", "Ines", "Bo", "Jonas")
    assert setting.moved(FOUR, 0, -1) == FOUR
    assert setting.moved(FOUR, 3, 1) == FOUR


@pytest.mark.parametrize("seed", range(20))
def test_a_shuffle_always_changes_the_order(seed: int) -> None:
    pair = Draft(("Mira", "Bo"), 0, CARDS, BOOK)
    assert setting.shuffled(pair, Random(seed)).names == ("Bo", "Mira")


def test_a_shuffle_of_nobody_or_one_changes_nothing() -> None:
    for names in ((), ("Mira",)):
        draft = Draft(names, 0, CARDS, BOOK)
        assert setting.shuffled(draft, Random(1)) == draft


@pytest.mark.parametrize(("seat", "first"), [(0, "Bo"), (1, "Ines"), (3, "Bo")])
def test_who_leaves_hands_first_to_the_next_in_turn(seat: int, first: str) -> None:
    draft = setting.without(FOUR, seat)
    assert draft.names[draft.first] == first


def test_the_last_seat_hands_first_to_seat_one() -> None:
    draft = setting.without(FOUR._replace(first=3), 3)
    assert draft.names[draft.first] == "Mira"


def test_an_empty_field_is_no_fault_while_typing() -> None:
    assert setting.name_trouble(FOUR, "  ") is None


@pytest.mark.parametrize(
    ("typed", "seat", "code"), [("bo", None, "naming.twice"), ("bo", 1, None), ("x" * 25, None, "naming.long")]
)
def test_a_fault_shows_while_typing(typed: str, seat: int | None, code: str | None) -> None:
    trouble = setting.name_trouble(FOUR, typed, seat)
    assert (trouble.code if trouble else None) == code


def test_only_those_who_do_not_sit_there_are_offered() -> None:
    assert setting.recent(("Kofi", "mira", "Lena"), FOUR.names) == ("Kofi", "Lena")


def test_house_rules_are_toggles_numbers_and_choices() -> None:
    views = {view.key: view for view in setting.rule_views(GAME, {**BOOK, "draw_limit": 3})}
    assert views["penalty_draw"].kind == setting.TOGGLE
    assert views["stop_early"].options == ("must_play_on", "may_stop")
    assert views["stop_early"].kind == setting.CHOICE
    assert (views["draw_limit"].kind, views["draw_limit"].low, views["draw_limit"].high) == (setting.NUMBER, 0, 20)
    assert [key for key, view in views.items() if view.changed] == ["draw_limit"]


def test_a_span_keeps_its_step() -> None:
    game = GAME._replace(switches=(Switch("ante", Span(2, 10, 2), 4, "deal"),))
    assert setting.rule_views(game, {})[0].step == 2


def test_back_to_the_book_leaves_no_change() -> None:
    draft = setting.with_rule(setting.with_rule(FOUR, "first_to", 5), "open_hands", True)
    assert setting.changed_count(GAME, draft.rules) == 2
    assert setting.by_the_book(GAME, draft) == FOUR


def test_a_choice_has_its_word_and_a_number_speaks_for_itself() -> None:
    def code(sentence: str) -> str:
        return sentence

    assert setting.value_text(code, "betski", "stop_early", "may_stop") == "betski.switch.stop_early.may_stop"
    assert setting.value_text(code, "betski", "open_hands", True) == "value.on"
    assert setting.value_text(code, "betski", "first_to", 5) == "5"


def test_a_match_needs_its_fewest_players() -> None:
    alone = FOUR._replace(names=("Mira",), first=0)
    trouble = setting.seats_trouble(GAME, alone)
    assert trouble is not None
    assert trouble.facts == {"count": 1, "low": 2, "high": 6}
    assert setting.seats_trouble(GAME, FOUR) is None


def test_the_set_up_is_what_was_chosen() -> None:
    setup = setting.setup_of(setting.with_rule(FOUR, "first_to", 3))
    assert (setup.seats, setup.first, setup.level, setup.house_rules["first_to"]) == (4, 1, CARDS, 3)
