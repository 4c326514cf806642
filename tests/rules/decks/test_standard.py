"""The ordinary deck."""

import pytest

from rules.decks.standard import COPIES, DECK, RANK_CARDS, RANKS, SUITS, Card, Rank


def test_the_deck_has_fifty_two_different_cards_four_of_each_rank() -> None:
    assert (len(DECK), len(set(DECK)), len(RANKS), len(SUITS)) == (52, 52, 13, 4)
    assert all(sum(card.rank == rank for card in DECK) == COPIES for rank in RANKS)


def test_ranks_go_from_two_to_the_ace_above_the_king() -> None:
    assert [rank.code for rank in sorted(RANKS)] == ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]


def test_a_pad_begins_with_the_ace() -> None:
    assert (RANKS[0].code, RANK_CARDS[0].code, DECK[0].code, DECK[13].code) == ("A", "A", "As", "Ah")


def test_only_the_ace_is_an_ace() -> None:
    assert [rank.code for rank in RANKS if rank.is_ace] == ["A"]


@pytest.mark.parametrize("piece", [*RANK_CARDS, *DECK, *RANKS])
def test_what_is_written_reads_back(piece: Card | Rank) -> None:
    assert type(piece).from_code(piece.code) == piece


@pytest.mark.parametrize(
    ("code", "label"), [("10h", "10 of hearts"), ("K", "king"), ("As", "ace of spades"), ("Qd", "queen of diamonds")]
)
def test_cards_have_names(code: str, label: str) -> None:
    assert Card.from_code(code).label == label


@pytest.mark.parametrize("code", ["", "1", "11", "a", "hK", "Kx", "Khh"])
def test_what_is_no_rank_and_suit_is_no_card(code: str) -> None:
    with pytest.raises(ValueError, match="not a playing card"):
        Card.from_code(code)


def test_a_rank_is_not_written_with_a_suit() -> None:
    with pytest.raises(ValueError, match="not a rank"):
        Rank.from_code("Kh")
