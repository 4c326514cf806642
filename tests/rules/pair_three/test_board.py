"""The board: words on touching sides face each other, and of a pile the top counts (rulings P23, P25)."""

from rules.decks.tiles import Tile
from rules.pair_three.board import (
    EMPTY,
    Facing,
    Turned,
    facings,
    is_one_group,
    open_spots,
    tile_spot,
    tiles_on,
    top_at,
    with_tile,
    without_top,
)

LOW = Tile.of("aaa", "bbb", "ccc", "ddd")
HIGH = Tile.of("eee", "fff", "ggg", "hhh")
OTHER = Tile.of("iii", "jjj", "kkk", "lll")


def test_a_turn_brings_the_upper_word_to_the_right() -> None:
    assert [Turned(LOW, turns).word(1) for turns in range(4)] == ["bbb", "aaa", "ddd", "ccc"]
    assert [Turned(LOW, 1).word(side) for side in range(4)] == ["ddd", "aaa", "bbb", "ccc"]


def test_a_tile_faces_the_four_around_it_with_touching_sides() -> None:
    board = EMPTY
    for spot in ((0, -1), (1, 0), (0, 1), (-1, 0)):
        board = with_tile(board, spot, Turned(LOW))
    assert facings(board, (0, 0), Turned(HIGH)) == [
        Facing("eee", "ccc", 0),
        Facing("fff", "ddd", 1),
        Facing("ggg", "aaa", 2),
        Facing("hhh", "bbb", 3),
    ]


def test_corners_do_not_face_each_other() -> None:
    assert facings(with_tile(EMPTY, (1, 1), Turned(LOW)), (0, 0), Turned(HIGH)) == []


def test_only_the_top_of_a_pile_counts() -> None:
    board = with_tile(with_tile(EMPTY, (0, 0), Turned(LOW)), (0, 0), Turned(HIGH, 2))
    assert top_at(board, (0, 0)) == Turned(HIGH, 2)
    assert top_at(board, (5, 5)) is None
    assert facings(board, (1, 0), Turned(OTHER)) == [Facing("lll", "hhh", 3)]
    assert tiles_on(board) == [LOW, HIGH]
    assert (tile_spot(board, HIGH), tile_spot(board, LOW)) == ((0, 0), None)


def test_lifting_the_top_shows_the_tile_beneath_and_then_nothing() -> None:
    board = with_tile(with_tile(EMPTY, (0, 0), Turned(LOW)), (0, 0), Turned(HIGH))
    once = without_top(board, (0, 0))
    assert top_at(once, (0, 0)) == Turned(LOW)
    assert without_top(once, (0, 0)) == EMPTY


def test_free_places_are_those_beside_a_tile() -> None:
    board = with_tile(with_tile(EMPTY, (0, 0), Turned(LOW)), (1, 0), Turned(HIGH))
    assert set(open_spots(board)) == {(0, -1), (0, 1), (-1, 0), (1, -1), (1, 1), (2, 0)}


def test_tiles_that_touch_are_one_group() -> None:
    row = with_tile(with_tile(EMPTY, (0, 0), Turned(LOW)), (1, 0), Turned(HIGH))
    assert is_one_group(EMPTY)
    assert is_one_group(row)
    assert not is_one_group(with_tile(row, (2, 1), Turned(OTHER)))
    assert is_one_group(with_tile(row, (1, 1), Turned(OTHER)))
