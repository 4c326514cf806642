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


# --- after a vote that came late


def test_a_tile_that_is_voted_down_goes_back_before_later_ones() -> None:
    """Bo's BED next to SKY is turned down after he has laid MEN next to MET."""
    table = Table(GAME, 3, way="crossword").overrule("Bo places bed+sky").happens("Bo places men+met")
    table.happens("Bo claims bed+sky as phrases, for it nothing; Bo takes the last tile back")
    assert [each.pairs[0].code for each in table.state.placements] == ["men+met"]
    assert table.state.hands == (5, 4, 5)
    assert table.happens("Bo takes the last tile back").state.hands == (5, 5, 5)


def test_a_tile_that_is_voted_down_stays_under_another() -> None:
    table = Table(GAME, 3, way="stacks").overrule("Bo puts bed+sky on stack 1")
    table.happens("Bo puts men+met on stack 1; Bo claims bed+sky as phrases, for it nothing")
    table.happens("Bo takes the last tile back")
    assert [each.pairs[0].code for each in table.state.placements] == ["bed+sky"]
    assert table.happens("Bo takes the last tile back").state.placements == ()


def test_a_second_vote_lets_the_tile_lie() -> None:
    table = Table(GAME, 3, way="crossword").overrule("Bo places bed+sky").happens("Bo places men+met")
    table.happens("Bo claims bed+sky as phrases, for it nothing; Bo claims sky+bed as phrases, for it Mira & Ines")
    table.happens("Bo takes the last tile back")
    assert [each.pairs[0].code for each in table.state.placements] == ["bed+sky"]


def test_in_solitaire_only_the_own_board_covers_a_tile() -> None:
    """DOG over CAT, Mira's second tile, is turned down; Bo's tile lies at the same place of his own board."""
    table = Table(GAME, 3, way="solitaire").happens("Mira lays cat-elf-gum-ivy@0,0,0; Bo lays cat-elf-gum-oak@0,0,0")
    table.overrule("Mira lays hog-hut-dog-jam@0,-1,0").happens("Bo lays bat-fox-cat-hop@0,-1,0")
    table.overrule("Mira lays elm-fox-sky-hog@0,1,0")
    table.happens("Mira claims dog+cat as phrases, for it nothing; Mira takes the last tile back")
    assert set(table.state.boards[0]) == {(0, 0), (0, 1)}
    assert set(table.state.boards[1]) == {(0, 0), (0, -1)}


def test_what_goes_back_is_no_longer_voted_on() -> None:
    table = Table(GAME, 3, way="stacks").overrule("Bo puts bed+sky on stack 1").happens("Bo takes the last tile back")
    assert table.state.doubts == ()


def won_by_a_doubtful_tile(way: str = "stacks", **house_rules: object) -> Table:
    """Bo's last tile wins the round, and then its words are voted down."""
    table = Table(GAME, 3, way=way, **house_rules)  # type: ignore[arg-type]
    table.happens("Bo puts unsaid on stack 1;" * 3).overrule("Bo puts bed+sky on stack 1")
    assert (table.state.phase, table.state.wins) == ("between", (0, 1, 0))
    return table.happens("Bo claims bed+sky as phrases, for it nothing")


def test_a_round_that_a_wrong_tile_has_won_goes_on() -> None:
    table = won_by_a_doubtful_tile()
    assert table.codes("Bo takes the last tile back") == ["round_goes_on", "taken_back"]
    assert "took_back" in table.prompted()
    table.happens("Bo takes the last tile back")
    assert table.events() == ["goes_on"]
    assert (table.state.phase, table.state.wins, table.state.hands) == ("play", (0, 0, 0), (4, 1, 4))
    table.happens("Bo puts men+met on stack 1")
    assert (table.state.phase, table.state.wins) == ("between", (0, 1, 0))


def test_only_the_tile_that_won_goes_back_after_the_round() -> None:
    table = Table(GAME, 3, way="stacks").happens("Mira puts unsaid on stack 1;" + "Bo puts unsaid on stack 1;" * 4)
    assert table.says("Mira takes the last tile back") == "impossible no_round"


def test_nothing_goes_back_once_the_next_round_has_begun_or_somebody_new_sits_there() -> None:
    table = won_by_a_doubtful_tile().happens("new round")
    assert table.says("Bo takes the last tile back") == "impossible nothing_to_take_back"
    table = won_by_a_doubtful_tile().happens("new player Lea, seat 4")
    assert table.says("Bo takes the last tile back") == "impossible no_round"


def test_a_round_won_by_waiting_is_not_taken_back() -> None:
    """Somebody who says that all is connected has not won by a tile."""
    table = Table(GAME, 2, way="solitaire").happens("Mira places men+met; Mira has connected all")
    assert table.says("Mira takes the last tile back") == "impossible no_round"


def test_a_stolen_tile_that_won_goes_back_to_its_owner() -> None:
    """Mira lays Bo's last loose tile: Bo has won, until it goes back to him."""
    table = Table(GAME, 2, way="steal").happens("Mira adds to the stack of Mira, a tile of Bo: unsaid;" * 4)
    assert table.state.wins == (0, 1)
    table.happens("Mira takes the last tile back")
    assert (table.state.phase, table.state.wins, table.state.hands) == ("play", (0, 0), (4, 1))
