"""Drawing and placing (rulings T07 to T09, T12 to T15, T22, T23, T31, T35, T38, T42 to T44)."""

import pytest

from rules.core.prompt import PieceField, WayField
from rules.core.verdict import Severity
from rules.decks.alpha import Face
from rules.threebetween import GAME
from rules.threebetween.fitting import plays
from rules.threebetween.state import BUSTED, SET, TALLY
from tests.rules.table import Table
from tests.rules.threebetween.tables import BO_IS_FULL, BOTH_SET, asked_for, between, sample_table, spot, with_limits

# --- T35, T44: turns

def test_a_turn_is_one_draw_and_then_the_next_player_goes() -> None:
    table = sample_table().happens(f"{BOTH_SET}; Bo draws F & G & Z; Bo places F & G")
    assert table.names[table.state.turn] == "Mira"


def test_nobody_draws_passes_or_busts_out_of_turn() -> None:
    table = sample_table().happens(BOTH_SET)
    for text in ("Mira draws D & F & G", "Mira passes", "Mira busts", "Mira plays unseen", "Mira passes with 4"):
        assert table.says(text) == "illegal out_of_turn", text
    table.overrule("Mira draws D & F & G")
    assert table.happens("Mira places D").state.turn == 1


def test_turns_begin_when_every_limit_is_set() -> None:
    table = sample_table(3).happens("Bo gets B & S; Ines gets C & T; Mira gets D & V; Bo sets B & S")
    objection = table.objection("Bo draws F & G & H")
    assert (objection.code, objection.facts["waiting_seat"]) == ("threebetween.set_up_first", (2, 0))
    assert table.says("Bo busts") == "illegal out_of_turn"
    table.overrule("Bo draws F & G & H").happens("Bo places F")
    assert table.names[table.state.turn] == "Ines"
    assert table.codes("Ines busts") == ["no_pair"]
    table.happens("Ines sets C & T")
    assert table.overrule("Bo draws G & H").state.turn == 1
    assert table.codes("Bo busts") == ["could_place"], "both fit"


def test_a_bust_needs_a_turn_and_turns_need_all_limits() -> None:
    table = sample_table().happens("Bo gets B & S; Mira gets C & T; Bo sets B & S")
    assert table.codes("Bo busts") == ["out_of_turn", "set_up_first"]


# --- T12, T13: how many cards

def test_three_empty_spaces_are_three_cards() -> None:
    table = sample_table().happens(BOTH_SET)
    assert table.says("Bo draws F & G") == "illegal wrong_number"
    assert table.says("Bo draws F & G & H & J") == "illegal wrong_number"
    assert table.says("Bo draws nothing") == "impossible nothing_drawn"
    assert table.verdict("Bo draws F & G & H").objections == ()


def test_two_empty_spaces_are_exactly_two_cards() -> None:
    table = sample_table().happens(f"{BOTH_SET}; Bo draws F & Z & Y; Bo places F; Mira passes")
    assert spot(table, "Bo").spaces == 2
    assert table.says("Bo draws G & H & J") == "illegal wrong_number"
    assert table.says("Bo draws G") == "illegal wrong_number"
    asked = asked_for(table, "drew")
    assert isinstance(asked, PieceField)
    assert (asked.at_least, asked.at_most) == (2, 2)


def test_more_cards_than_spaces_may_be_ruled_but_never_placed() -> None:
    table = sample_table().happens(BOTH_SET).overrule("Bo draws F & G & H & K")
    assert table.says("Bo places F & G & H & K") == "impossible no_room"
    table.happens("Bo places F & G & K")
    assert [face.code for face in table.state.discards] == ["H"]


def test_drawn_cards_are_placed_before_anything_else() -> None:
    table = sample_table().happens(f"{BOTH_SET}; Bo draws F & G & Z")
    assert table.says("Bo draws H") == "impossible place_first"
    assert table.says("Bo passes") == "illegal place_or_bust"
    assert table.says("Bo banks 20") == "illegal place_or_bust"
    assert table.says("Bo plays unseen") == "illegal place_or_bust"
    table.overrule("Bo passes")
    assert [face.code for face in table.state.discards] == ["F", "G", "Z"]


def test_only_drawn_cards_are_placed() -> None:
    table = sample_table().happens(BOTH_SET)
    assert table.says("Bo places F") == "impossible no_draw"
    table.happens("Bo draws F & G & Z")
    assert table.says("Bo places F & H") == "impossible not_drawn"
    assert table.says("Bo places F & F") == "impossible not_drawn"


# --- T07: strictly between

@pytest.mark.parametrize(
    ("letter", "verdict"),
    [
        ("L", "note lies_between"),
        ("F", "note lies_between"),
        ("M", "note lies_between"),
        ("E/I=E", "illegal is_a_limit"),
        ("N", "illegal is_a_limit"),
        ("D", "illegal not_between"),
        ("P", "illegal not_between"),
        ("?", "note wild_fits"),
    ],
)
def test_between_e_and_n_only_f_to_m_and_the_wild_fit(letter: str, verdict: str) -> None:
    table = with_limits("A/E=E", "N").happens(f"Bo draws {letter.partition('=')[0]} & K & J")
    assert table.says(f"Bo places {letter}") == verdict


def test_a_card_that_does_not_fit_may_be_ruled_in() -> None:
    table = with_limits("A/E=E", "N").happens("Bo draws P & K & J").overrule("Bo places P")
    assert between(table, "Bo") == ["P"]


# --- T08, T09: each letter once

def test_a_second_l_does_not_fit() -> None:
    table = with_limits("A/E=E", "N").happens("Bo draws L & Z & Y; Bo places L; Mira passes; Bo draws L & K")
    objection = table.objection("Bo places L")
    assert (objection.code, objection.clause, objection.facts["letter"]) == (
        "threebetween.shown_already", "shown_once", "L"
    )  # fmt: skip


def test_of_two_equal_cards_in_one_draw_only_one_is_placed() -> None:
    table = with_limits("A/E=E", "N").happens("Bo draws L & L & K")
    assert table.says("Bo places L & L") == "illegal shown_already"
    table.happens("Bo places L & K")
    assert [face.code for face in table.state.discards] == ["L"]


def test_a_second_card_of_a_vowel_pair_may_come_in_as_the_other_vowel() -> None:
    table = with_limits("?", "N").happens("Bo draws A/E & Z & Y; Bo places A/E=A; Mira passes; Bo draws A/E & A/O")
    assert table.says("Bo places A/E=A") == "illegal shown_already"
    assert table.says("Bo places A/O=A") == "illegal shown_already"
    assert table.says("Bo places A/O=O") == "illegal not_between"
    assert table.verdict("Bo places A/E=E").is_legal


def test_two_vowel_cards_of_one_draw_may_show_both_their_vowels() -> None:
    table = with_limits("?", "N").happens("Bo draws A/E & A/E & Z")
    assert table.verdict("Bo places A/E=A & A/E=E").is_legal
    assert table.says("Bo places A/E=A & A/E=A") == "illegal shown_already"


def test_letters_of_the_limits_say_nothing_about_letters_between() -> None:
    table = with_limits("A/E=A", "N").happens("Bo draws A/E & Z & Y")
    assert table.verdict("Bo places A/E=E").is_legal


# --- T22, T23: wilds between

def test_both_wilds_may_lie_between_and_block_nothing() -> None:
    table = with_limits("A/E=E", "N").happens("Bo draws ? & ? & L; Bo places ? & ? & L")
    assert between(table, "Bo") == ["?", "?", "L"]
    assert table.events() == ["full"]


def test_a_wild_fits_where_no_letter_does() -> None:
    table = with_limits("?", "A/E=A")
    assert spot(table, "Bo").letters == frozenset()
    table.happens("Bo draws ? & B & Z; Bo places ?")
    assert between(table, "Bo") == ["?"]


def test_a_wild_may_be_declined() -> None:
    table = with_limits("A/E=E", "N").happens("Bo draws ? & L & Z; Bo places L")
    assert [face.code for face in table.state.discards] == ["?", "Z"]


# --- T14: place one or bust

def test_a_draw_of_which_nothing_fits_busts_at_once() -> None:
    table = with_limits("A/E=E", "N").happens("Bo draws A/O & P & Z")
    assert spot(table, "Bo").stage == BUSTED
    assert table.events() == ["nothing_fits", "bust_plain"]


def test_when_the_table_lets_limits_be_turned_after_a_draw_and_nothing_fits_any_more_only_a_bust_is_left() -> None:
    table = with_limits("A/E=A", "N").happens("Bo draws C & Z & P").overrule("Bo sets A/E=E & N")
    assert "placed" not in table.prompted()
    assert table.says("Bo busts") == "legal"


def test_fitting_cards_may_be_declined_as_long_as_one_is_placed() -> None:
    table = with_limits("A/E=E", "N").happens("Bo draws F & G & H; Bo places G")
    assert (between(table, "Bo"), spot(table, "Bo").spaces) == (["G"], 2)


def test_placing_none_is_a_bust_even_if_one_fits_and_the_table_is_asked() -> None:
    table = with_limits("A/E=E", "N").happens("Bo draws F & P & Z")
    assert table.says("Bo places nothing") == "impossible placed_none"
    objection = table.objection("Bo busts")
    assert (objection.code, objection.severity) == ("threebetween.could_place", Severity.ASK_TABLE)
    assert objection.facts["cards"] == (Face("F"),)
    table.happens("Bo busts")
    assert spot(table, "Bo").stage == BUSTED
    assert len(table.state.discards) == 5, "the limits and the three cards drawn"


def test_every_legal_choice_is_offered_most_points_first() -> None:
    table = with_limits("A/E=E", "N").happens("Bo draws F & K & L")
    asked = asked_for(table, "placed")
    assert isinstance(asked, WayField)
    assert asked.options == (
        ("F", "K", "L"),  # 4 + 7 + 3
        ("F", "K"), ("K", "L"), ("F", "L"),  # 11, 10, 7
        ("K",), ("F",), ("L",),  # 7, 4, 3
    )  # fmt: skip


def test_choices_use_each_card_once_each_letter_once_and_no_more_than_the_spaces() -> None:
    drawn = [Face.from_code(code) for code in ("A/E", "A/I", "?")]
    found = {tuple(sorted(card.code for card in cards)) for cards in plays(drawn, frozenset("AI"), 2)}
    assert found == {
        ("A/E=A",), ("A/I=A",), ("A/I=I",), ("?",),
        ("A/E=A", "A/I=I"), ("?", "A/E=A"), ("?", "A/I=A"), ("?", "A/I=I"),
    }  # fmt: skip


# --- T15: full

def test_after_a_threebetween_there_is_no_draw_only_bank_or_pass() -> None:
    table = sample_table().happens(f"{BO_IS_FULL}; Mira passes")
    assert table.says("Bo draws J") == "impossible no_space"
    assert table.says("Bo plays unseen") == "illegal no_space"
    assert table.says("Bo busts") == "illegal full_cannot_bust"
    assert table.prompted() >= {"banked", "passed"}
    assert not table.prompted() & {"drew", "busted", "not_entered"}


def test_a_threebetween_is_banked_on_the_next_turn_not_the_same() -> None:
    table = sample_table().happens(BO_IS_FULL)
    assert table.says("Bo banks") == "illegal out_of_turn"


# --- T31, T42: dropping out

def test_who_has_passed_or_bust_is_skipped_and_the_last_one_plays_on_alone() -> None:
    table = sample_table(3).happens(
        "Bo gets B & S; Ines gets C & T; Mira gets D & W; Bo sets B & S; Ines sets C & T; Mira sets D & W; "
        "Bo passes; Ines draws A/E & A/I & Z"
    )
    assert table.says("Ines places A/E=E") == "note lies_between"
    table.happens("Ines busts; Mira draws F & Y & X; Mira places F")
    assert table.names[table.state.turn] == "Mira"
    assert table.happens("Mira draws G & H; Mira places G").names[table.state.turn] == "Mira"


def test_nobody_comes_back_into_a_round_unless_the_table_rules_so() -> None:
    table = sample_table().happens(f"{BOTH_SET}; Bo passes")
    assert table.codes("Bo draws F & G & H") == ["is_passed", "out_of_turn"]
    table.overrule("Bo draws F & G & H").happens("Bo places F")
    assert (spot(table, "Bo").stage, spot(table, "Bo").passed) == (SET, None)


def test_who_is_let_back_in_after_a_bust_starts_with_nothing() -> None:
    table = sample_table().happens(f"{BOTH_SET}; Bo draws Z & P & Q")
    assert table.says("Bo gets K & S") == "illegal is_busted"
    assert table.says("Bo passes") == "impossible no_cards_known"
    table.overrule("Bo gets K & S")
    assert spot(table, "Bo").letters == frozenset("LMNOPQR")
    pads = sample_table().happens("from here on totals; Bo busts")
    assert pads.overrule("Bo passes with 4").happens("Mira busts").standing.points == (0, 4)


def test_a_pass_before_the_limits_were_placed_can_be_ruled_back_too() -> None:
    table = sample_table().happens("Bo gets A/E & N; Mira gets B & S").overrule("Bo passes with 4")
    table.overrule("Bo sets A/E=E & N")
    assert spot(table, "Bo").stage == SET
    unseen = sample_table().happens("Bo plays unseen; Mira gets B & S; Mira sets B & S; Bo passes with 4")
    assert unseen.overrule("Bo busts").state.spots[1].stage == BUSTED


def test_when_everybody_is_done_not_even_the_table_lets_somebody_back_in() -> None:
    table = Table(GAME).happens(f"{BOTH_SET}; Bo passes; Mira busts")
    assert table.state.phase == TALLY, "the printed numbers are still to be read off"
    assert table.says("Bo draws F & G & H") == "impossible is_passed"
    assert table.says("Mira passes with 3") == "impossible is_busted"
