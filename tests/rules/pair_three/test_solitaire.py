"""Solitaire: all tiles in one group, alone or as a race (rulings P26, P41 to P44)."""

from collections.abc import Sequence

from rules.decks.tiles import Tile
from rules.pair_three import GAME
from rules.pair_three.board import top_at
from rules.pair_three.state import BETWEEN, PLAY, Connected
from tests.rules.table import Table


def solitaire(seats: int = 1, **house_rules: object) -> Table:
    """A Solitaire just dealt."""
    return Table(GAME, seats, way="solitaire", **house_rules)  # type: ignore[arg-type]


def solitaire_with(tiles: Sequence[Tile]) -> Table:
    """A Solitaire by letters alone or whatever matches, with these tiles entered."""
    return solitaire().happens("Mira holds " + " & ".join(tile.code for tile in tiles))


def test_ten_tiles_or_more() -> None:
    assert solitaire().state.hands == (10,)
    assert solitaire(solitaire_tiles=25).state.hands == (25,)
    state = solitaire(3, solitaire_tiles=20).state
    assert (state.hands, state.pile) == ((20, 20, 20), 52)


def test_there_are_only_so_many_tiles_for_everybody() -> None:
    assert solitaire(6, solitaire_tiles=50).state.hands == (18,) * 6


def test_somebody_alone_plays_solitaire_whatever_was_chosen() -> None:
    assert Table(GAME, 1, way="stacks").state.way == "solitaire"


def test_connecting_all_tiles_wins() -> None:
    table = solitaire().happens("Mira places car+rot;" * 9)
    assert table.state.wins == (0,)
    table.happens("Mira places unsaid")
    assert (table.events(), table.state.wins, table.state.phase) == (["connected"], (1,), BETWEEN)


def test_words_must_match_as_in_crossword() -> None:
    assert solitaire().says("Mira places cat+dog") == "illegal no_match"
    assert solitaire().says("Mira places car+rot^cat+dog") == "illegal no_match"


def test_covering_always_needs_a_match() -> None:
    assert solitaire(crossword_stacking="neighbours").says("Mira places ^cat+dog") == "illegal no_match"


# --- on the board

def test_the_first_tile_lies_anywhere_and_the_others_beside_it() -> None:
    table = solitaire()
    assert table.says("Mira lays cat-dog-hen-egg@4,4,0") == "note first_tile"
    table.happens("Mira lays cat-dog-hen-egg@4,4,0")
    assert table.says("Mira lays bat-fox-sky-hog@5,4,0") == "note match.last_two"
    assert table.says("Mira lays bat-fox-sky-hog@7,4,0") == "illegal apart"


def test_tiles_may_be_moved() -> None:
    table = solitaire().happens("Mira lays cat-dog-hen-egg@0,0,0; Mira lays bat-fox-sky-hog@1,0,0")
    assert table.codes("Mira lays bat-fox-sky-hog@0,-1,2") == ["moved", "match.last_two"]  # BAT meets CAT now
    table.happens("Mira lays bat-fox-sky-hog@0,-1,2")
    assert table.state.hands == (8,)
    assert set(table.state.boards[0]) == {(0, 0), (0, -1)}


def test_a_moved_tile_does_not_face_where_it_lay() -> None:
    """Turned in its own place it would meet itself, if it had stayed."""
    table = solitaire().happens("Mira lays cat-dog-hen-egg@0,0,0; Mira lays bat-fox-sky-hog@1,0,0")
    assert table.codes("Mira lays cat-dog-hen-egg@2,0,0") == ["moved", "no_match"]  # EGG would meet FOX


def test_a_tile_that_comes_to_light_must_match_its_neighbours() -> None:
    """BAT FOX SKY HOG lies over CAT DOG HEN EGG. FIX matches FOX, but not DOG beneath; FOG matches both."""
    two = "Mira lays cat-dog-hen-egg@0,0,0; Mira lays bat-fox-sky-hog@0,0,0"
    away = "Mira lays bat-fox-sky-hog@0,-1,2"  # BAT meets CAT now
    table = solitaire().happens(f"{two}; Mira lays aaa-bbb-ccc-fix@1,0,0")
    assert table.codes(away) == ["moved", "no_match", "match.last_two"]
    assert "no_match" not in table.codes("Mira lays bat-fox-sky-hog@0,0,0")  # it stays where it was
    table = solitaire().happens(f"{two}; Mira lays aaa-bbb-ccc-fog@1,0,0")
    assert table.codes(away) == ["moved", "match.last_two"]


def test_all_on_the_board_but_in_two_groups_is_not_done() -> None:
    table = solitaire()
    table.happens("Mira lays aaa-bbb-ccc-ddd@0,0,0")
    for place in range(1, 9):
        table.happens(f"Mira lays {tile(place)}@0,{-place},0")
    table.overrule(f"Mira lays {tile(9)}@5,5,0")
    assert (table.state.hands, table.state.phase) == ((0,), PLAY)
    assert table.says("Mira has connected all") == "illegal not_one_group"
    assert "connected" not in table.prompted()
    table.happens(f"Mira lays {tile(9)}@0,-9,0")
    assert (table.events(), table.state.wins) == (["connected"], (1,))


def tile(number: int) -> str:
    """A tile that has AAA above and a word that matches AAA below; its other words are its own."""
    letter = chr(ord("f") + number)
    return f"aaa-{letter * 3}-aab-{letter}zz"


def test_a_covered_tile_cannot_be_moved_away() -> None:
    table = solitaire().happens("Mira lays cat-dog-hen-egg@0,0,0; Mira lays bat-fox-sky-hog@0,0,0")
    assert table.says("Mira lays cat-dog-hen-egg@1,0,0").startswith("illegal")
    assert "tile_elsewhere" in table.codes("Mira lays cat-dog-hen-egg@1,0,0")


def test_a_tile_of_the_hand_is_laid_not_moved() -> None:
    table = solitaire().happens("Mira holds cat-dog-hen-egg; Mira lays cat-dog-hen-egg@0,0,0")
    assert (table.state.hands, table.state.shown) == ((9,), ((),))


def test_everybody_who_has_not_given_up_is_asked() -> None:
    table = solitaire(3).happens("Bo gives up with 2 connected")
    asked = {prompt.action: prompt.seats for prompt in GAME.prompts(table.state)}
    assert (asked["placed"], asked["connected"], asked["gave_up"]) == ((0, 2), (0, 2), (0, 2))


# --- saying so, the race, giving up

def test_the_others_look_over_what_is_not_on_the_board() -> None:
    table = solitaire(2)
    assert table.says("Bo has connected all") == "ask_table look_over"
    table.happens("Bo has connected all")
    assert (table.events(), table.state.wins) == (["connected"], (0, 1))


def test_what_lies_on_the_board_in_one_group_needs_no_looking_over() -> None:
    """The last tile comes to its place without an entry, since laying it there would end the round by itself."""
    table = solitaire().happens("Mira lays aaa-bbb-ccc-ddd@0,0,0")
    for place in range(1, 9):
        table.happens(f"Mira lays {tile(place)}@0,{-place},0")
    table.overrule(f"Mira lays {tile(9)}@5,5,0")
    board = dict(table.state.boards[0])
    board[0, -9] = board.pop((5, 5))
    state = table.state._replace(boards=(board,))
    assert [each.code for each in GAME.objections(state, Connected(0))] == ["pair_three.all_connected"]


def test_in_a_race_everybody_has_a_board_of_their_own() -> None:
    table = solitaire(2).happens("Mira lays cat-dog-hen-egg@0,0,0; Bo lays bat-fox-sky-hog@0,0,0")
    tops = [top_at(board, (0, 0)) for board in table.state.boards]
    assert [top and top.tile.code for top in tops] == ["cat-dog-hen-egg", "bat-fox-sky-hog"]
    table.happens("Mira takes the last tile back")
    assert (table.state.hands, table.state.boards[0]) == ((10, 9), {})


def test_giving_up_tells_how_many_were_connected() -> None:
    table = solitaire().happens("Mira gives up with 7 connected")
    assert (table.events(), table.state.phase, table.state.wins) == (["gave_up"], BETWEEN, (0,))
    assert table.last.events[0].facts == {"seat": 0, "count": 7, "tiles": 10}


def test_nobody_gives_up_with_all_connected() -> None:
    assert solitaire().says("Mira gives up with 10 connected") == "impossible not_so_many"
    assert solitaire().says("Mira gives up with -1 connected") == "impossible not_so_many"


def test_the_race_goes_on_without_whoever_gave_up() -> None:
    table = solitaire(2).happens("Mira gives up with 3 connected")
    assert table.state.phase == PLAY
    for text in ("places car+rot", "lays cat-dog-hen-egg@0,0,0", "has connected all", "gives up with 2 connected"):
        assert table.says(f"Mira {text}") == "impossible gave_up_already"
    table.happens("Bo places car+rot;" * 10)
    assert table.state.wins == (0, 1)


def test_when_everybody_gave_up_nobody_has_won() -> None:
    table = solitaire(2).happens("Mira gives up with 3 connected; Bo gives up with 9 connected")
    assert (table.state.phase, table.state.wins) == (BETWEEN, (0, 0))


def test_solitaire_goes_on_until_the_table_stops() -> None:
    table = solitaire(rounds_to_win=1).happens("Mira has connected all; new round; Mira has connected all")
    assert (table.standing.is_over, table.standing.points) == (False, (2,))


def test_there_is_no_clock_and_no_drawing() -> None:
    for text in ("everybody draws", "nobody can play", "new tiles for everybody", "stack 1 is split"):
        assert solitaire().says(text) == "impossible other_way.solitaire"
