"""How tiles, pairs, plays and places are written, and what is not one of them (rulings P11, P12)."""

import pytest

from rules.decks.tiles import Tile, word_of
from rules.pair_three.board import Turned
from rules.pair_three.pieces import (
    EXAMPLE_HOUSE_WORDS,
    EXAMPLE_LAYINGS,
    EXAMPLE_PAIRS,
    EXAMPLE_PLAYS,
    UNSAID,
    HouseWord,
    Laying,
    Play,
    WordPair,
)

TILE = Tile.of("hen", "egg", "cat", "dog")


@pytest.mark.parametrize("text", ["CAT", " cat ", "c-a-t", "Ca't", "C.A.T."])
def test_capitals_hyphens_and_apostrophes_make_no_difference(text: str) -> None:
    assert word_of(text) == "cat"


@pytest.mark.parametrize("text", ["", "ca", "cats", "c4t", "çat", "...", "ca\n"])
def test_a_word_has_three_letters(text: str) -> None:
    with pytest.raises(ValueError, match="three-letter word"):
        word_of(text)


def test_any_three_letters_are_a_word() -> None:
    assert word_of("xqz") == "xqz"


def test_a_tile_is_the_same_whichever_side_is_up() -> None:
    ways_up = ["hen-egg-cat-dog", "egg-cat-dog-hen", "cat-dog-hen-egg", "dog-hen-egg-cat"]
    assert {Tile.from_code(code) for code in ways_up} == {TILE}
    assert TILE.code == "cat-dog-hen-egg"
    assert TILE.label == "CAT DOG HEN EGG"


def test_the_order_of_its_words_tells_tiles_apart() -> None:
    assert Tile.from_code("cat-hen-dog-egg") != TILE


@pytest.mark.parametrize("text", ["", "cat", "cat-dog-hen", "cat-dog-hen-egg-ant", "cat-dog-hen-eggs"])
def test_a_tile_has_four_words(text: str) -> None:
    with pytest.raises(ValueError, match=r"four words|three-letter"):
        Tile.from_code(text)


@pytest.mark.parametrize("piece", [*EXAMPLE_PAIRS, *EXAMPLE_PLAYS, *EXAMPLE_LAYINGS, *EXAMPLE_HOUSE_WORDS])
def test_every_piece_reads_back_as_it_is_written(piece: WordPair | Play | Laying | HouseWord) -> None:
    assert type(piece).from_code(piece.code) == piece
    assert piece.label


def test_pairs_are_read_in_any_case() -> None:
    assert WordPair.from_code("CAR+Rot") == WordPair("car", "rot")
    assert WordPair("car", "rot").label == "CAR + ROT"


@pytest.mark.parametrize("text", ["", "car", "car-rot", "car+", "car+ro", "car+rot+ten"])
def test_a_pair_is_two_words(text: str) -> None:
    with pytest.raises(ValueError, match=r"pair of words|three-letter"):
        WordPair.from_code(text)


def test_a_play_may_tell_the_tile_its_words_and_what_it_covers() -> None:
    play = Play(TILE, (WordPair("cat", "bat"), WordPair("dog", "hog")), WordPair("hen", "pen"))
    assert play.code == "cat-dog-hen-egg:cat+bat,dog+hog^hen+pen"
    assert Play.from_code(play.code) == play
    assert play.own_words == ("cat", "dog", "hen")
    assert play.label == "CAT + BAT, DOG + HOG, HEN + PEN"


def test_a_play_may_tell_nothing() -> None:
    assert UNSAID.code == "unsaid"
    assert UNSAID.label == "—"
    assert Play(TILE).label == "CAT DOG HEN EGG"


@pytest.mark.parametrize("text", ["", ":", "^", "cat", "cat-dog:", "cat+bat,", "said", "cat+bat^"])
def test_what_is_no_play_is_not_read(text: str) -> None:
    with pytest.raises(ValueError, match=r"not a|four words"):
        Play.from_code(text)


def test_a_place_on_the_board_has_a_column_a_row_and_turns() -> None:
    laying = Laying.from_code("cat-dog-hen-egg@-3,12,1")
    assert laying == Laying(TILE, -3, 12, 1)
    assert (laying.spot, laying.label) == ((-3, 12), "CAT DOG HEN EGG")


@pytest.mark.parametrize("text", ["hen-egg-cat-dog@0,0,1", "cat-egg-cat-dog@0,0,1", "cat-cat-cat-egg@0,0,1"])
def test_turns_count_from_the_word_that_is_written_first(text: str) -> None:
    """One turn brings it to the right, and the one after it below."""
    words = text.partition("@")[0].split("-")
    laying = Laying.from_code(text)
    assert [Turned(laying.tile, laying.turns).word(side) for side in (1, 2, 3, 0)] == words


@pytest.mark.parametrize("place", ["", "0,0", "0,0,4", "0,0,-1", "113,0,0", "0,-113,0", "0,999999999,0", "a,0,0"])
def test_what_is_no_place_is_not_read(place: str) -> None:
    with pytest.raises(ValueError, match=r"place|invalid literal|unpack"):
        Laying.from_code(f"cat-dog-hen-egg@{place}")


def test_a_house_word_tells_the_rule_and_the_answer() -> None:
    word = HouseWord.from_code("ban+jax:phrases:no")
    assert word == HouseWord(WordPair("ban", "jax"), "phrases", False)
    assert word.label == "BAN + JAX"


@pytest.mark.parametrize("text", ["", "ban+jax", "ban+jax:phrases", "ban+jax:first_two:yes", "ban+jax:phrases:maybe"])
def test_what_is_no_house_word_is_not_read(text: str) -> None:
    with pytest.raises(ValueError, match="house word"):
        HouseWord.from_code(text)
