"""ThreeBeTween at the check desk: limits, and what fits between them."""

import pytest

from app.ui.present.check_threebetween import (
    Between,
    at_place,
    judged_between,
    keys_shown,
    pick_refusal,
    placed,
    spots_shown,
    touched,
    what_lies,
)
from app.ui.present.saying import Saying
from rules.decks.alpha import FACES, Face, Shown


def entered(*codes: str) -> Between:
    draft = Between()
    for code in codes:
        draft = touched(draft, Face.from_code(code))
    return draft


def with_placed(draft: Between, *codes: str) -> Between:
    for code in codes:
        found = placed(touched(draft, Face.from_code(code)), {})
        assert isinstance(found, Between)
        draft = found
    return draft


def kind_of(draft: Between) -> str:
    return judged_between(draft, {}).kind


@pytest.mark.parametrize(("first", "second"), [("L", "L"), ("A/E", "A/E"), ("E/A", "A/E")])
def test_the_same_card_twice_is_no_pair_of_limits(first: str, second: str) -> None:
    ruling = judged_between(entered(first, second), {})
    assert (ruling.kind, ruling.clause) == ("illegal", "exact_pair")


@pytest.mark.parametrize(("first", "second"), [("A/E", "A/I"), ("?", "?")])
def test_other_limits_are_no_bust(first: str, second: str) -> None:
    assert kind_of(entered(first, second)) == "legal"


@pytest.mark.parametrize("letter", [face.code for face in FACES if face.code not in ("?",)])
def test_between_two_wilds_everything_fits(letter: str) -> None:
    assert kind_of(entered("?", "?", letter)) == "legal"


def test_limits_e_and_n_take_l_once_and_neither_of_themselves() -> None:
    limits = entered("E/O", "N")  # E lies left, which is the wider span
    assert [spot.card.letter for spot in (spots_shown(limits, {})[0], spots_shown(limits, {})[4]) if spot.card] == [
        "E",
        "N",
    ]
    assert kind_of(touched(limits, Face("L"))) == "legal"
    one = with_placed(limits, "L")
    twice = judged_between(touched(one, Face("L")), {})
    assert (twice.kind, twice.details[0].code, twice.clause) == ("illegal", "threebetween.shown_already", "shown_once")
    assert judged_between(touched(limits, Face("N")), {}).details[0].code == "threebetween.is_a_limit"
    assert kind_of(touched(one, Face("?"))) == "legal"
    assert kind_of(touched(with_placed(one, "?"), Face("?"))) == "legal"


def test_between_neighbours_only_a_wild_fits() -> None:
    limits = entered("L", "M")
    ruling = judged_between(limits, {})
    assert (ruling.kind, ruling.clause) == ("legal", "narrow_limits")
    for face in FACES:
        assert kind_of(touched(limits, face)) == ("legal" if face.is_wild else "illegal")


def test_a_wild_lies_on_the_side_that_leaves_more_and_can_be_set_the_other_way() -> None:
    limits = entered("?", "C")
    assert [spot.card.letter for spot in spots_shown(limits, {})[::4] if spot.card] == ["C", "?"]  # D to Z
    other = at_place(limits, 0)
    assert isinstance(other, Between)
    assert [spot.card.letter for spot in spots_shown(other, {})[::4] if spot.card] == ["?", "C"]  # A and B
    assert kind_of(touched(other, Face("B"))) == "legal"
    assert kind_of(touched(other, Face("D"))) == "illegal"


def test_limits_that_go_one_way_only_are_not_turned() -> None:
    assert isinstance(at_place(entered("C", "S"), 0), Saying)


def test_a_second_a_e_may_come_as_e_but_a_o_not_as_a() -> None:
    one = with_placed(entered("?", "?"), "A/E")
    assert one.between == (Shown(Face("AE"), "A"),)
    assert touched(one, Face("AE")).drawn == Shown(Face("AE"), "E")
    limits = with_placed(at_place(entered("?", "C"), 0)._replace(between=()), "A/E")  # type: ignore[union-attr]
    ruling = judged_between(touched(limits, Face("AO")), {})  # A is shown, O is beyond C
    assert ruling.kind == "illegal"
    assert {saying.code for saying in ruling.details} == {"threebetween.shown_already", "threebetween.not_between"}


def test_a_card_that_fits_only_the_other_way_up_says_so_and_is_turned_by_another_touch() -> None:
    limits = entered("E/O", "N")
    drawn = touched(limits, Face("AI"))
    assert drawn.drawn == Shown(Face("AI"), "I")
    wrong = touched(drawn, Face("AI"))
    ruling = judged_between(wrong, {})
    assert ruling.kind == "illegal"
    assert ruling.instead == Saying("check.threebetween.turn_it", {"letter": "I"})
    assert touched(wrong, Face("AI")) == drawn


def test_which_letters_fit_is_told_in_runs() -> None:
    ruling = judged_between(with_placed(entered("E/O", "N"), "L"), {})
    assert ruling.details[0].facts["letters"] == ("F–K", "M")
    refused = judged_between(touched(entered("E/O", "N"), Face("T")), {})
    assert refused.instead is not None
    assert refused.instead.facts["letters"] == ("F–M",)


def test_with_three_between_nothing_is_drawn() -> None:
    full = with_placed(entered("A/E", "N"), "L", "G", "?")
    ruling = judged_between(touched(full, Face("K")), {})
    assert (ruling.kind, ruling.clause) == ("illegal", "full")


def test_only_what_fits_is_placed_and_a_card_between_is_taken_away_by_a_touch() -> None:
    limits = entered("E/O", "N")
    assert isinstance(placed(limits, {}), Saying)
    assert isinstance(placed(touched(limits, Face("T")), {}), Saying)
    one = with_placed(limits, "L", "G")
    assert at_place(one, 1) == one._replace(between=one.between[1:])


def test_the_pad_shows_what_fits_and_what_cannot_come_again() -> None:
    looks = keys_shown(entered("E/O", "N"))
    assert (looks[Face("L")].look, looks[Face("T")].look) == ("key", "greyed")
    assert looks[Face("AI")].bright == "I"
    used = entered("J", "S")
    assert keys_shown(used)[Face("J")].look == "seen"  # there is one J in the deck
    assert pick_refusal(used, Face("J")) == Saying("threebetween.no_more_of", {"card": Face("J"), "most": 1})
    assert pick_refusal(used, Face("L")) is None


def test_the_drawn_card_lies_in_the_next_space() -> None:
    spots = spots_shown(touched(with_placed(entered("E/O", "N"), "L"), Face("T")), {})
    assert [spot.card.letter if spot.card else "" for spot in spots] == ["E", "L", "T", "", "N"]
    assert (spots[2].look, spots[2].touch) == ("declined", 2)


def test_what_lay_there_can_be_told() -> None:
    assert what_lies(Between()) == ()
    codes = [saying.code for saying in what_lies(touched(with_placed(entered("E/O", "N"), "L"), Face("T")))]
    assert codes == ["check.threebetween.limits", "check.threebetween.lie_between", "check.threebetween.drawn"]
    assert what_lies(entered("L", "L"))[0].code == "check.threebetween.dealt"
