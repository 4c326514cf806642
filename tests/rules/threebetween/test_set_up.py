"""Limit cards: dealing, the go-round and placing (rulings T03 to T06, T10, T20, T21, T24 to T27, T34, T35, T38)."""

import pytest

from rules.core.prompt import WayField
from rules.core.verdict import Severity
from rules.decks.alpha import Face, Shown
from rules.threebetween import GAME
from rules.threebetween.fitting import arrangements, is_exact_pair, letters_between
from rules.threebetween.state import BUSTED, DEAL, DEALT, GO_ROUND, SET, TURNS
from tests.rules.table import Table
from tests.rules.threebetween.tables import points, sample_table, spot, with_limits


def ways(first: str, second: str) -> list[str]:
    """Every way to place two cards, in writing."""
    found = arrangements(Face.from_code(first), Face.from_code(second))
    return [f"{left.code} {right.code}" for left, right in found]


def span(left: str, right: str) -> str:
    """The letters between two limits."""
    return letters_between((Shown.from_code(left), Shown.from_code(right)))


# --- T34, T35: who deals, and in which order

def test_the_go_round_starts_left_of_the_dealer_and_ends_with_the_dealer() -> None:
    table = Table(GAME, 3, first=1).happens("Ines gets B & S; Mira gets C & T; Bo gets D & V")
    order = []
    while table.state.phase == GO_ROUND:
        order.append(table.names[table.state.turn])
        left, right = spot(table, order[-1]).dealt
        table.happens(f"{order[-1]} sets {left.code} & {right.code}")
    assert order == ["Ines", "Mira", "Bo"]
    assert (table.state.phase, table.names[table.state.turn]) == (TURNS, "Ines")


def test_limit_cards_may_be_entered_in_any_order() -> None:
    table = Table(GAME, 3).happens("Mira gets B & S; Ines gets C & T")
    assert (table.state.phase, table.names[table.state.turn]) == (DEAL, "Bo")
    assert table.happens("Bo gets D & V").state.phase == GO_ROUND


def test_nobody_keeps_or_swaps_before_all_are_dealt() -> None:
    table = Table(GAME).happens("Bo gets B & S")
    assert table.says("Bo sets B & S") == "illegal deal_first"
    assert table.says("Bo swaps B for T") == "illegal deal_first"
    assert table.codes("Bo busts") == ["deal_first", "no_pair"]
    assert table.says("Bo draws F & G & H") == "impossible no_limits"
    assert table.says("Bo passes with 3") == "illegal set_up_first"
    table.overrule("Bo sets B & S")
    assert (spot(table, "Bo").stage, table.state.phase) == (SET, DEAL)
    assert table.happens("Mira gets C & D; Mira sets C & D").state.phase == TURNS


def test_limits_are_two_cards() -> None:
    table = Table(GAME)
    assert table.says("Bo gets L") == "impossible two_limits"
    assert table.says("Bo gets L & M & N") == "impossible two_limits"
    table.happens("Bo gets L & M")
    assert table.says("Bo gets N & P") == "impossible has_limits"
    assert table.says("Bo sets L") == "impossible two_limits"


# --- T04, T24: the exact pair

@pytest.mark.parametrize(
    ("first", "second", "is_pair"),
    [
        ("L", "L", True), ("A/E", "A/E", True), ("E/A", "A/E", True), ("A/E", "A/I", False), ("?", "?", False),
        ("L", "M", False),
    ],
)  # fmt: skip
def test_two_limits_are_an_exact_pair_when_they_are_the_same_face(first: str, second: str, is_pair: bool) -> None:
    assert is_exact_pair(Face.from_code(first), Face.from_code(second)) is is_pair
    assert bool(ways(first, second)) is not is_pair


@pytest.mark.parametrize("cards", ["L & L", "A/E & A/E", "E/A & A/E"])
def test_a_dealt_pair_is_a_bust_pending_until_the_go_round(cards: str) -> None:
    table = Table(GAME)
    assert table.codes(f"Bo gets {cards}") == ["pair_pending"]
    table.happens(f"Bo gets {cards}; Mira gets B & S")
    assert spot(table, "Bo").stage == DEALT
    assert table.prompted() >= {"replaced", "busted"}
    assert "limits_set" not in table.prompted()


def test_declining_the_replacement_confirms_the_bust() -> None:
    table = Table(GAME).happens("Bo gets L & L; Mira gets B & S")
    assert table.codes("Bo busts") == ["keeps_pair"]
    table.happens("Bo busts")
    assert (spot(table, "Bo").stage, table.names[table.state.turn]) == (BUSTED, "Mira")
    assert [face.code for face in table.state.discards] == ["L", "L"]


def test_a_pair_cannot_be_set_as_limits() -> None:
    table = Table(GAME).happens("Bo gets A/E & A/E; Mira gets B & S")
    assert table.says("Bo sets A/E=A & A/E=E") == "illegal exact_pair"
    assert table.overrule("Bo sets A/E=A & A/E=E").state.spots[1].letters == frozenset("BCD")


def test_a_replacement_rescues_a_pair() -> None:
    table = Table(GAME).happens("Bo gets L & L; Mira gets B & S; Bo swaps L for Q")
    assert (spot(table, "Bo").stage, span("L", "Q")) == (SET, "MNOP")
    assert spot(table, "Bo").limits == (Shown.from_code("L"), Shown.from_code("Q"))


def test_a_replacement_that_makes_a_pair_is_a_bust() -> None:
    table = Table(GAME).happens("Bo gets L & M; Mira gets B & S; Bo swaps M for L")
    assert spot(table, "Bo").stage == BUSTED
    assert table.events() == ["pair", "bust_plain"]


def test_who_has_no_pair_does_not_bust_in_the_set_up() -> None:
    table = Table(GAME).happens("Bo gets L & M; Mira gets B & S")
    assert table.says("Bo busts") == "illegal no_pair"


# --- T24 to T26: one replacement

def test_everybody_may_replace_once() -> None:
    table = Table(GAME).happens("Bo gets L & A/E; Mira gets B & S; Bo swaps L for I/O")
    assert spot(table, "Bo").stage == DEALT, "the vowels are still to be chosen"
    assert table.says("Bo swaps A/E for T") == "illegal replaced_already"
    assert "replaced" not in table.prompted()
    table.happens("Bo sets A/E=A & I/O=O")
    assert table.says("Bo swaps A/E for T") == "illegal replaced_already"


def test_a_discarded_limit_goes_face_up_to_the_discards_before_the_new_card_comes() -> None:
    table = Table(GAME).happens("Bo gets L & M; Mira gets B & S; Bo swaps M for T")
    assert [face.code for face in table.state.discards] == ["M"]
    assert table.state.cards_left == 74 - 5


def test_only_a_limit_card_can_be_swapped() -> None:
    table = Table(GAME).happens("Bo gets L & M; Mira gets B & S")
    assert table.says("Bo swaps Q for T") == "impossible not_a_limit"


def test_the_chance_to_swap_comes_once_and_who_has_kept_has_had_it() -> None:
    table = Table(GAME).happens("Bo gets L & M; Mira gets B & S; Bo sets L & M")
    assert table.codes("Bo swaps M for T") == ["kept_already", "out_of_turn"]
    table.overrule("Bo swaps M for T")
    assert spot(table, "Bo").limits == (Shown.from_code("L"), Shown.from_code("T"))


def test_the_go_round_is_taken_in_turn() -> None:
    table = Table(GAME).happens("Bo gets L & M; Mira gets B & S")
    for text in ("Mira sets B & S", "Mira swaps B for T"):
        objection = table.objection(text)
        assert (objection.code, objection.facts["turn_seat"]) == ("threebetween.out_of_turn", 1)
    table.overrule("Mira sets B & S")
    assert table.names[table.state.turn] == "Bo"


def test_there_is_no_replacement_once_turns_have_begun() -> None:
    table = with_limits("L", "T")
    assert table.says("Bo swaps L for Q") == "impossible no_limits_to_change"


# --- T27

def test_when_everybody_busts_in_the_set_up_the_round_is_tallied_with_zeros() -> None:
    table = Table(GAME).happens("Bo gets L & L; Mira gets A/E & A/E; Bo busts; Mira busts")
    assert table.events() == ["bust_plain", "tally"]
    assert (points(table), table.state.round_number, table.names[table.state.dealer]) == ((0, 0), 2, "Bo")


# --- T05, T06: which vowel, and until when

def test_two_different_vowel_cards_show_two_letters() -> None:
    widest, *others = ways("A/E", "A/I")
    assert (widest, set(others)) == ("A/E=A A/I=I", {"A/I=A A/E=E", "A/E=E A/I=I"})
    table = Table(GAME).happens("Bo gets A/E & A/I; Mira gets B & S")
    assert table.says("Bo sets A/E=A & A/I=A") == "illegal same_letter"
    assert table.overrule("Bo sets A/E=A & A/I=A").state.spots[1].letters == frozenset()


def test_the_widest_span_is_proposed_first() -> None:
    assert ways("A/U", "L") == ["A/U=A L", "L A/U=U"]  # B to K are ten letters, M to T eight
    assert ways("A/E", "T") == ["A/E=A T", "A/E=E T"]
    table = Table(GAME).happens("Bo gets A/U & L; Mira gets B & S")
    prompt = next(each for each in GAME.prompts(table.state) if each.action == "limits_set")
    assert prompt.fields == (WayField("cards", "alpha_shown", (("A/U=A", "L"), ("L", "A/U=U"))),)


def test_limits_may_be_turned_until_turns_begin_and_not_after() -> None:
    table = Table(GAME).happens("Bo gets A/U & L; Mira gets B & S; Bo sets A/U=A & L; Bo sets L & A/U=U")
    assert spot(table, "Bo").letters == frozenset("MNOPQRST")
    table.happens("Mira sets B & S")
    assert table.says("Bo sets A/U=A & L") == "illegal limits_fixed"
    table.overrule("Bo sets A/U=A & L")
    assert (table.state.turn, spot(table, "Bo").letters) == (1, frozenset("BCDEFGHIJK"))


def test_the_earlier_letter_lies_left() -> None:
    table = Table(GAME).happens("Bo gets S & B; Mira gets C & T")
    assert table.says("Bo sets S & B") == "illegal wrong_way_round"
    assert table.codes("Bo sets B & S") == ["letters_between"]
    assert table.objection("Bo sets B & S").facts["amount"] == 16  # C to R
    assert table.overrule("Bo sets S & B").state.spots[1].letters == frozenset()


def test_only_the_cards_dealt_can_be_set() -> None:
    table = Table(GAME).happens("Bo gets S & B; Mira gets C & T")
    assert table.says("Bo sets B & T") == "impossible not_the_limits"
    assert Table(GAME).says("Bo sets B & T") == "impossible no_limits"


# --- T03, T20, T21: wilds as limits

def test_two_wilds_are_the_best_limits_and_no_bust() -> None:
    table = Table(GAME)
    assert table.codes("Bo gets ? & ?") == ["two_wilds"]
    table.happens("Bo gets ? & ?; Mira gets B & S; Bo sets ? & ?; Mira sets B & S")
    assert len(spot(table, "Bo").letters) == 26
    table.happens("Bo draws A/E & Z & T; Bo places A/E=A & Z & T")
    assert spot(table, "Bo").spaces == 0


def test_a_wild_lies_on_either_side() -> None:
    assert ways("?", "L") == ["L ?", "? L"]  # M to Z are fourteen letters, A to K eleven
    assert (span("?", "L"), span("L", "?")) == ("ABCDEFGHIJK", "MNOPQRSTUVWXYZ")
    assert (span("?", "A/E=A"), span("A/E=A", "?")) == ("", "BCDEFGHIJKLMNOPQRSTUVWXYZ")


def test_a_wild_beside_a_vowel_card_goes_with_every_choice() -> None:
    assert sorted(ways("?", "A/E")) == ["? A/E=A", "? A/E=E", "A/E=A ?", "A/E=E ?"]


def test_a_wild_limit_is_fixed_like_any_other() -> None:
    table = with_limits("?", "L")
    assert table.says("Bo sets L & ?") == "illegal limits_fixed"
    dealt = Table(GAME).happens("Bo gets ? & L; Mira gets B & S")
    assert dealt.objection("Bo sets ? & L").clause == "wild_limit"


# --- T10: nothing in between

def test_neighbours_are_no_bust_but_only_a_wild_fits() -> None:
    table = Table(GAME).happens("Bo gets L & M; Mira gets B & S")
    assert table.codes("Bo sets L & M") == ["only_a_wild"]
    table.happens("Bo sets L & M; Mira sets B & S; Bo draws ? & A/E & Z; Bo places ?")
    assert spot(table, "Bo").spaces == 2


def test_with_neighbours_a_pass_scores_the_two_limits() -> None:
    table = with_limits("L", "M").happens("Bo passes; Mira busts")
    assert points(table) == (0, 3 + 4)


def test_all_faults_are_told_at_once() -> None:
    table = sample_table(3).happens("Bo gets A/E & L; Ines gets B & S; Mira gets C & T")
    verdict = table.verdict("Ines sets S & B")
    assert [each.code for each in verdict.objections] == ["threebetween.out_of_turn", "threebetween.wrong_way_round"]
    assert verdict.severity is Severity.ILLEGAL
