"""What is known of the Alpha cards, what their owner may add, and how it is written."""

from collections import Counter

import pytest

from rules.decks.alpha import (
    DECK_SIZE,
    FACES,
    MOST_POINTS,
    SAMPLE_DECK,
    SHOWN,
    WILD,
    Face,
    Printed,
    Shown,
    copies_of,
    counts,
    group_size,
    is_sample,
    is_unread,
    most_copies,
    points_of,
    size_of,
    ways_up,
    with_points,
    with_printed,
)

L, T, Z, J, AE = Face("L"), Face("T"), Face("Z"), Face("J"), Face("AE")


# --- faces

def test_there_are_21_consonants_10_vowel_pairs_and_the_wild() -> None:
    assert Counter(len(face.letters) for face in FACES if not face.is_wild) == {1: 21, 2: 10}
    assert [face for face in FACES if face.is_wild] == [WILD]
    assert {face.code for face in FACES if face.is_vowel} == {
        "A/E", "A/I", "A/O", "A/U", "E/I", "E/O", "E/U", "I/O", "I/U", "O/U"
    }  # fmt: skip


def test_a_vowel_pair_is_the_same_card_in_either_order() -> None:
    assert Face.from_code("E/A") == Face.from_code("A/E") == AE
    assert Shown.from_code("E/A=A") == Shown.from_code("A/E=A") == Shown(AE, "A")


@pytest.mark.parametrize("code", ["", "A", "E", "a/e", "A/A", "AE", "A/Y", "??", "l", "LL", "A/E=A"])
def test_what_is_no_face_is_refused(code: str) -> None:
    with pytest.raises(ValueError, match="not an Alpha card"):
        Face.from_code(code)


@pytest.mark.parametrize("code", ["", "A/E", "A/E=", "A/E=I", "L=L", "L=", "A", "?=A", "A/E=AE"])
def test_a_card_that_cannot_lie_so_is_refused(code: str) -> None:
    with pytest.raises(ValueError, match="lies like that"):
        Shown.from_code(code)


def test_every_card_reads_back_as_it_is_written() -> None:
    assert [Face.from_code(face.code) for face in FACES] == list(FACES)
    assert [Shown.from_code(shown.code) for shown in SHOWN] == list(SHOWN)


def test_a_vowel_card_lies_two_ways_and_every_other_one() -> None:
    assert [card.letter for card in ways_up(AE)] == ["A", "E"]
    assert [card.letter for card in ways_up(L)] == ["L"]
    assert ways_up(WILD) == (Shown(WILD, "?"),)


def test_labels_name_the_letter_shown_and_the_card_it_is_on() -> None:
    assert (AE.label, Shown(AE, "E").label, Shown(L, "L").label, WILD.label) == ("A/E", "E (A/E)", "L", "?")


# --- the limits that are known of any deck

def test_only_a_few_copies_are_known_and_the_rest_is_bounded_by_its_group() -> None:
    assert (most_copies(T), most_copies(Z), most_copies(J), most_copies(WILD)) == (3, 1, 1, 2)
    assert (most_copies(L), most_copies(AE)) == (42, 30)
    assert (group_size(Z), group_size(AE), group_size(WILD)) == (42, 30, 2)
    assert DECK_SIZE == 42 + 30 + 2


# --- what the owner knows

@pytest.mark.parametrize(
    ("text", "points", "copies"),
    [
        ("L:3*2", (3,), 2), ("L:3", (3,), None), ("Z*1", (None,), 1), ("L", (None,), None), ("?:0*2", (0,), 2),
        ("A/E:1", (1, 1), None), ("A/E:1/2*3", (1, 2), 3), ("A/E:-/2", (None, 2), None), ("A/E*3", (None, None), 3),
    ],
)  # fmt: skip
def test_knowledge_of_a_card_reads_back_as_it_is_written(text: str, points: tuple[int, ...], copies: int) -> None:
    printed = Printed.from_code(text)
    assert (printed.points, printed.copies) == (points, copies)
    assert printed.code == printed.label == text


def test_numbers_turn_with_the_vowels_when_the_pair_is_written_the_other_way_round() -> None:
    assert Printed.from_code("E/A:2/1") == Printed.from_code("A/E:1/2")


@pytest.mark.parametrize(
    "text", ["", "L:", "L:3/4", "L:100", "L:-1", "A:3", "L*100", "L*", "L:3*2*2", "A/E:1/2/3", "l:3"]
)
def test_what_no_card_can_say_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"Alpha card|numbers at most"):
        Printed.from_code(text)


def test_nothing_is_known_of_a_deck_that_nobody_described() -> None:
    assert points_of({}, Shown(L, "L")) is None
    assert copies_of({}, L) is None
    assert counts({}) is None
    assert size_of({}) == DECK_SIZE
    assert is_unread({}, AE)


def test_a_number_read_off_counts_both_ways_up_unless_one_letter_is_named() -> None:
    same = with_points({}, AE, 1)
    assert [points_of(same, card) for card in ways_up(AE)] == [1, 1]
    turned = with_points(same, AE, 2, "E")
    assert [points_of(turned, card) for card in ways_up(AE)] == [1, 2]
    half = with_points({}, AE, 2, "E")
    assert [points_of(half, card) for card in ways_up(AE)] == [None, 2]
    assert not is_unread(half, AE)


def test_later_knowledge_lies_over_earlier_and_leaves_open_what_it_does_not_say() -> None:
    first = with_printed({}, [Printed.from_code("A/E:1/-"), Printed.from_code("L:3")])
    both = with_printed(first, [Printed.from_code("A/E:-/2*3"), Printed.from_code("L*2")])
    assert both == {AE: Printed(AE, (1, 2), 3), L: Printed(L, (3,), 2)}
    assert first[AE] == Printed(AE, (1, None)), "what was known before is not changed in place"


def test_copies_are_known_only_when_every_face_is_counted() -> None:
    all_but_one = with_printed({}, SAMPLE_DECK[1:])
    assert counts(all_but_one) is None
    assert size_of(all_but_one) == DECK_SIZE
    sample = with_printed({}, SAMPLE_DECK)
    assert counts(sample) == {card.face: card.copies for card in SAMPLE_DECK}


# --- the sample deck

def test_the_sample_deck_keeps_every_limit_that_is_known() -> None:
    copies = {card.face: card.copies or 0 for card in SAMPLE_DECK}
    groups = Counter[int]()
    for face, amount in copies.items():
        groups[group_size(face)] += amount
        assert 1 <= amount <= most_copies(face)
    assert groups == {42: 42, 30: 30, 2: 2}
    assert (copies[T], copies[Z], copies[J]) == (3, 1, 1)
    assert copies[L] >= 2
    assert copies[AE] >= 2
    assert size_of(with_printed({}, SAMPLE_DECK)) == DECK_SIZE


def test_the_sample_decks_numbers_go_from_zero_to_ten() -> None:
    numbers = {points for card in SAMPLE_DECK for points in card.points if points is not None}
    assert (min(numbers), max(numbers)) == (0, MOST_POINTS)


def test_the_sample_deck_is_told_from_any_other() -> None:
    assert is_sample(reversed(SAMPLE_DECK))
    assert not is_sample(SAMPLE_DECK[1:])
    assert not is_sample([Printed.from_code("L:3*2")])
