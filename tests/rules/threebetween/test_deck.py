"""What the table knows of its deck, and cards that cannot be there (rulings T01, T02, T26, T29, T30, T39)."""

import pytest

from rules.core.prompt import AmountField, PieceField
from rules.core.timeline import Entry
from rules.core.transcript import read_action
from rules.core.verdict import Severity
from rules.decks.alpha import SAMPLE_DECK, Face, Printed
from rules.threebetween import GAME
from rules.threebetween.actions import DeckKnown
from rules.threebetween.state import TALLY
from tests.rules.table import Table
from tests.rules.threebetween.tables import (
    BO_IS_FULL,
    BOTH_SET,
    SAMPLE,
    asked_for,
    points,
    sample_table,
    small_deck,
    spot,
)


def options(table: Table, action: str) -> tuple[str, ...]:
    """The pieces that a prompt offers in its first field."""
    field = asked_for(table, action)
    assert isinstance(field, PieceField)
    return field.options


# --- T01: numbers are learned

def test_a_face_entered_for_the_first_time_asks_for_its_number_before_anything_else() -> None:
    table = Table(GAME).happens("Bo gets L & T")
    prompt = GAME.prompts(table.state)[0]
    assert (prompt.action, prompt.seats) == ("learned", ())
    assert prompt.fields == (PieceField("card", "alpha", ("L", "T")), AmountField("points", 0, 10))


def test_a_number_once_read_off_is_never_asked_for_again() -> None:
    table = Table(GAME).happens("Bo gets L & T; L counts 3")
    assert options(table, "learned") == ("T",)
    table.happens("T counts 2; Mira gets L & T; Bo sets L & T; Mira sets L & T")
    assert "learned" not in table.prompted()
    assert points(table.happens("Bo passes; Mira passes")) == (5, 5)
    assert "learned" not in table.happens("Mira gets L & T").prompted(), "nor in the next round"


def test_numbers_that_count_are_asked_for_before_those_of_cards_just_drawn() -> None:
    table = Table(GAME).happens("Bo gets L & T; Mira gets B & S; Bo sets L & T; Mira sets B & S; Bo draws M & N & Z")
    assert options(table, "learned") == ("B", "S", "L", "T", "M", "N", "Z")


def test_cards_may_be_played_before_their_numbers_are_known() -> None:
    table = Table(GAME).happens(f"{BO_IS_FULL}; Mira passes")
    objection = table.objection("Bo banks")
    assert (objection.code, objection.severity) == ("threebetween.numbers_unknown", Severity.ASK_TABLE)
    assert [face.code for face in objection.facts["cards"]] == ["A/E", "N", "F", "G", "H"]
    table.happens("A/E counts 1; N counts 2; F counts 4; Bo banks")
    assert table.events() == ["banked_unread"]
    assert spot(table, "Bo").banked[0].parts == (1, 2, 4, None, None)
    table.happens("G counts 4; H counts 3")
    assert spot(table, "Bo").banked[0].parts == (1, 2, 4, 4, 3)


def test_the_tally_waits_for_missing_numbers_and_then_goes_on_by_itself() -> None:
    table = Table(GAME).happens(f"{BOTH_SET}; Bo passes; Mira busts")
    assert (table.state.phase, table.events()) == (TALLY, ["bust_plain", "tally_waits"])
    assert [prompt.action for prompt in GAME.prompts(table.state)[:2]] == ["learned", "turned_learned"]
    table.happens("A/E counts 1")
    assert (table.state.phase, table.events()) == (TALLY, ["tally_waits"])
    table.happens("N counts 2")
    assert (points(table), table.events(), table.state.round_number) == ((0, 3), ["tally", "boxed"], 2)


def test_the_tally_does_not_wait_for_numbers_that_a_bust_has_struck_out() -> None:
    table = Table(GAME).happens(f"{BO_IS_FULL}; Mira passes; Bo banks; Bo gets L & L")
    assert table.events() == ["pair", "bust_plain", "tally_waits"]
    table.happens("B counts 4; S counts 3")
    assert points(table) == (7, 0)


def test_a_number_read_off_again_changes_what_comes_not_what_is_written() -> None:
    table = sample_table().happens(f"{BO_IS_FULL}; Mira passes; Bo banks")
    assert table.codes("F counts 5") == ["number_changes"]
    assert table.codes("F counts 4") == []
    table.happens("F counts 5; Bo gets F & K; Bo passes")
    assert points(table) == (7, 14 + 5 + 7)


@pytest.mark.parametrize(
    ("number", "verdict"),
    [("0", "legal"), ("10", "legal"), ("11", "ask_table high_number"), ("99", "ask_table high_number"),
     ("100", "impossible no_such_number"), ("-1", "impossible no_such_number")],
)  # fmt: skip
def test_printed_numbers_go_from_0_to_10(number: str, verdict: str) -> None:
    assert Table(GAME).says(f"L counts {number}") == verdict
    assert Table(GAME).says(f"A/E=A this way up counts {number}") == verdict


# --- T02: a number for each way up

def test_a_vowel_card_counts_the_same_both_ways_up_until_two_numbers_are_read_off() -> None:
    table = Table(GAME).happens("A/E counts 1; N counts 2; B counts 4; S counts 3")
    table.happens("A/E=E this way up counts 2").happens(f"{BOTH_SET}; Bo passes; Mira busts")
    assert points(table) == (0, 2 + 2)
    assert table.codes("A/E=E this way up counts 3") == ["number_changes"]


def test_a_vowel_card_known_one_way_up_is_asked_for_the_other_alone() -> None:
    table = Table(GAME).happens(f"A/E=A this way up counts 1; N counts 2; {BOTH_SET}; Bo passes; Mira busts")
    assert "learned" not in table.prompted(), "that would overwrite the number already read"
    assert options(table, "turned_learned") == ("A/E=E",)
    assert points(table.happens("A/E=E this way up counts 3")) == (0, 5)


# --- the deck as a whole

def test_all_that_is_known_of_a_deck_is_told_at_once() -> None:
    table = Table(GAME).happens("the deck has L:3*2 & A/E:1/2 & Z*1")
    assert {face.code: card.code for face, card in table.state.deck.items()} == {
        "L": "L:3*2", "A/E": "A/E:1/2", "Z": "Z*1",
    }  # fmt: skip


def test_the_sample_deck_is_always_labelled_as_made_up() -> None:
    assert Table(GAME).codes(SAMPLE) == ["sample_deck"]


def test_what_the_app_remembers_of_a_deck_starts_the_next_match() -> None:
    first = Table(GAME).happens("Bo gets L & T; L counts 3; T counts 2")
    second = Table(GAME)
    second.timeline.record(Entry(DeckKnown(tuple(first.state.deck.values()))))
    assert second.state.deck == first.state.deck
    assert "learned" not in second.happens("Mira gets L & T").prompted()


@pytest.mark.parametrize(
    ("cards", "verdict"),
    [
        ("nothing", "impossible nothing_known"),
        ("L:3 & L*2", "impossible face_twice"),
        ("T*4", "impossible too_many_copies"),
        ("Z*2", "impossible too_many_copies"),
        ("?*3", "impossible too_many_copies"),
        ("A/E*16 & A/I*15", "impossible too_many_in_group"),
        ("L*40 & M*3", "impossible too_many_in_group"),
        ("L:11", "ask_table high_number"),
        ("L:3*42", "legal"),
    ],
)
def test_copies_keep_within_what_is_known(cards: str, verdict: str) -> None:
    assert Table(GAME).says(f"the deck has {cards}") == verdict


def test_a_deck_with_other_than_74_cards_is_asked_about() -> None:
    fewer = DeckKnown(tuple(card._replace(copies=1) for card in SAMPLE_DECK))
    objection = Table(GAME).timeline.judge(fewer).gravest
    assert objection is not None
    assert (objection.code, objection.facts["amount"]) == ("threebetween.not_74", 32)  # 21 + 10 + 1


def test_copies_cannot_be_fewer_than_lie_there() -> None:
    table = Table(GAME).happens("Bo gets L & M; Mira gets L & N")
    assert table.says("the deck has L*1") == "impossible too_few_copies"
    assert table.says("the deck has L*2") == "legal"


def test_a_deck_cannot_be_smaller_than_what_was_seen() -> None:
    table = Table(GAME).happens("Bo gets L & M; Mira gets N & P")
    none = DeckKnown(tuple(Printed(card.face, card.points, 0) for card in SAMPLE_DECK))
    codes = [each.code for each in table.timeline.judge(none).objections]
    assert codes.count("threebetween.too_few_copies") == 4
    assert "threebetween.more_seen" in codes


# --- cards that cannot be there

def test_known_limits_hold_without_any_counting() -> None:
    table = Table(GAME).happens("Bo gets Z & T")
    objection = table.objection("Mira gets Z & B")
    assert (objection.code, objection.facts["most"]) == ("threebetween.no_more_of", 1)
    assert table.says("Mira gets T & T") == "note pair_pending"
    assert Table(GAME).happens("Bo gets ? & ?").says("Mira gets ? & B") == "impossible no_more_of"
    assert "Z" not in options(table, "dealt")


def test_copies_counted_by_the_table_hold_too() -> None:
    table = sample_table().happens("Bo gets K & L")
    assert table.says("Mira gets K & B") == "impossible no_more_of", "the sample deck has one K"
    assert table.says("Mira gets L & L") == "note pair_pending"
    assert options(table, "dealt").count("L") == 2


def test_a_card_in_the_discards_cannot_be_dealt_again_before_a_reshuffle() -> None:
    table = sample_table().happens("Bo gets K & L; Mira gets B & S; Bo swaps K for T")
    assert table.says("Mira swaps B for K") == "impossible no_more_of"


@pytest.mark.parametrize(
    ("seen", "cards", "codes"),
    [
        ("L", "M & N", ["no_more_consonants"]),
        ("L", "M & A/E", []),
        ("A/E", "M & N", []),
        ("A/E", "I/O & N", ["no_more_vowels"]),
    ],
)
def test_more_consonants_or_vowel_cards_than_there_are_is_asked_about(seen: str, cards: str, codes: list[str]) -> None:
    """Nobody has told where each letter belongs in this deck, so only the table can know."""
    group = {"L": 41, "A/E": 30}[seen]
    state = Table(GAME).state._replace(discards=(Face.from_code(seen),) * group)
    found = GAME.objections(state, read_action(GAME, ("Mira", "Bo"), f"Bo gets {cards}"))
    assert [each.code.partition(".")[2] for each in found] == codes
    assert all(each.severity is Severity.ASK_TABLE for each in found)


# --- T29, T30: the deck runs out

def test_a_round_begins_with_all_74_cards() -> None:
    assert Table(GAME).state.cards_left == 74
    assert Table(GAME).happens(BOTH_SET).state.cards_left == 70


def test_when_the_deck_runs_out_the_rest_is_dealt_from_the_discards() -> None:
    table = Table(GAME).happens(small_deck("B C D F G H J K L M N P Q"))
    table.happens("Bo gets B & P; Mira gets C & N; Bo sets B & P; Mira sets C & N")  # nine are left
    table.happens("Bo draws D & F & G; Bo places D; Mira draws H & J & K; Mira places H")  # three are left
    table.happens("Bo draws L & M; Bo places L")
    assert (table.state.cards_left, table.codes("reshuffled")) == (1, ["deck_not_empty"])
    assert "reshuffled" not in table.prompted()
    assert table.says("Mira draws L & Q") == "impossible no_more_of", "L lies in front of Bo"
    table.happens("Mira draws Q & F")  # the last card, and one of F G J K M
    assert table.last.events[0].facts == {"amount": 5}
    assert (table.state.discards, table.state.cards_left) == ((), 13 - 4 - 3 - 2)


def test_a_reshuffle_may_also_be_entered_when_the_deck_is_empty() -> None:
    table = Table(GAME).happens(small_deck("B C F G H L M N"))
    assert table.says("reshuffled") == "impossible nothing_to_shuffle"
    table.happens("Bo gets B & N; Mira gets C & M; Bo sets B & N; Mira sets C & M; Bo draws F & G & H; Bo places G")
    assert table.says("reshuffled") == "illegal deck_not_empty"
    assert table.overrule("reshuffled").state.cards_left == 8 - 5
    empty = Table(GAME).happens(small_deck("B C F G H M N"))
    empty.happens("Bo gets B & N; Mira gets C & M; Bo sets B & N; Mira sets C & M; Bo draws F & G & H; Bo places G")
    assert "reshuffled" in empty.prompted()
    assert empty.happens("reshuffled").state.cards_left == 7 - 5


def test_nobody_draws_more_than_deck_and_discards_hold() -> None:
    table = Table(GAME).happens(small_deck("B C L M N"))
    table.happens("Bo gets B & N; Mira gets C & M; Bo sets B & N; Mira sets C & M")
    assert "threebetween.not_so_many" in {each.code for each in table.verdict("Bo draws L & L & L").objections}
    assert "drew" not in table.prompted()


def test_a_limit_swapped_with_an_empty_deck_may_come_back() -> None:
    table = Table(GAME).happens(small_deck("B C M N"))
    table.happens("Bo gets B & N; Mira gets C & M")
    assert table.verdict("Bo swaps B for B").is_legal, "only the discarded card is there to be dealt"
    assert table.says("Bo swaps B for C") == "impossible no_more_of"
    assert "replaced" not in table.prompted(), "what comes depends on what goes"


def test_cards_that_were_not_entered_end_the_counting_for_the_round() -> None:
    table = sample_table().happens(f"{BOTH_SET}; Bo plays unseen")
    assert not table.state.is_counted
    assert table.says("reshuffled") == "impossible not_counted"
    assert table.says("Mira draws Z & K & D") == "legal"
    table.happens("Mira passes; Bo passes with 3")
    assert table.state.is_counted
