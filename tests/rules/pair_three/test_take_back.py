"""A wrong tile goes back to where it came from (ruling P14)."""

from rules.pair_three import GAME
from tests.rules.table import Table


def test_the_last_tile_goes_back_without_a_penalty() -> None:
    table = Table(GAME, way="crossword").happens("Mira places car+rot")
    assert table.codes("Mira takes the last tile back") == ["taken_back"]
    table.happens("Mira takes the last tile back")
    assert (table.state.hands, table.state.loose, table.state.pile, table.events()) == ((5, 5), 1, 101, [])


def test_by_house_rule_it_costs_a_drawn_tile() -> None:
    table = Table(GAME, way="stacks", wrong_tile="draw_one").happens("Mira puts car+rot on stack 1")
    assert table.codes("Mira takes the last tile back") == ["taken_back_with_penalty"]
    table.happens("Mira takes the last tile back")
    assert (table.state.hands, table.state.pile, table.events()) == ((5, 4), 102, ["penalty"])
    assert len(table.state.stacks[0]) == 1


def test_with_nothing_to_draw_it_costs_nothing() -> None:
    table = Table(GAME, way="steal", wrong_tile="draw_one").happens("everybody draws;" * 50)
    table.happens("Mira adds to the stack of Bo, a tile of Bo: unsaid; Mira takes the last tile back")
    assert (table.state.hands, table.state.pile, table.events()) == ((54, 54), 0, [])


def test_in_solitaire_it_costs_nothing() -> None:
    table = Table(GAME, 1, wrong_tile="draw_one").happens("Mira places car+rot")
    assert table.codes("Mira takes the last tile back") == ["taken_back"]
    assert table.happens("Mira takes the last tile back").state.hands == (10,)


def test_a_stolen_tile_goes_back_to_its_owner_and_the_thief_pays() -> None:
    table = Table(GAME, way="steal", wrong_tile="draw_one")
    table.happens("Mira adds to the stack of Mira, a tile of Bo: unsaid; Mira takes the last tile back")
    assert (table.state.hands, [len(stack) for stack in table.state.stacks]) == ((5, 4), [2, 2])


def test_a_known_tile_is_known_again_in_its_hand() -> None:
    table = Table(GAME, way="crossword").happens("start tile cat-dog-hen-egg; Mira holds bat-fox-sky-hog")
    table.happens("Mira lays bat-fox-sky-hog@1,0,0; Mira takes the last tile back")
    assert [tile.code for tile in table.state.shown[0]] == ["bat-fox-sky-hog"]
    assert set(table.state.boards[0]) == {(0, 0)}


def test_who_has_played_nothing_takes_nothing_back() -> None:
    table = Table(GAME, way="crossword").happens("Bo places car+rot")
    assert table.says("Mira takes the last tile back") == "impossible nothing_to_take_back"


def test_a_tile_under_another_stays() -> None:
    table = Table(GAME, way="stacks").happens("Mira puts car+rot on stack 1; Bo puts men+met on stack 1")
    assert table.says("Mira takes the last tile back") == "impossible nothing_to_take_back"
    table.happens("Bo takes the last tile back; Mira takes the last tile back")
    assert len(table.state.stacks[0]) == 1


def test_a_tile_under_another_on_the_board_stays() -> None:
    table = Table(GAME, way="crossword").happens("start tile cat-dog-hen-egg; Mira lays bat-fox-sky-hog@1,0,0")
    table.happens("Bo lays hog-cat-elf-gum@1,0,3")
    assert table.says("Mira takes the last tile back") == "impossible nothing_to_take_back"
    table.happens("Bo takes the last tile back; Mira takes the last tile back")
    assert table.state.hands == (5, 5)


def test_another_stack_does_not_cover_it() -> None:
    table = Table(GAME, way="stacks").happens("Mira puts car+rot on stack 1; stack 1 is split")
    table.happens("Bo puts men+met on stack 2")
    assert table.verdict("Mira takes the last tile back").is_legal


def test_what_a_split_has_put_below_cannot_come_back() -> None:
    """Of the tiles START, Mira's, Bo's, Ines's a split leaves START and Mira's in the lower half."""
    table = Table(GAME, 3, way="stacks")
    table.happens("".join(f"{name} puts unsaid on stack 1;" for name in ("Mira", "Bo", "Ines")) + "stack 1 is split")
    table.happens("Ines takes the last tile back; Bo takes the last tile back")
    assert table.says("Mira takes the last tile back") == "impossible nothing_to_take_back"
    assert [len(stack) for stack in table.state.stacks] == [0, 2]
