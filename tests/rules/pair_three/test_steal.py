"""Steal & Stack: own and stolen tiles on any stack, and whose loose tiles are gone (rulings P34 to P40)."""

import pytest

from rules.pair_three import GAME
from rules.pair_three.pieces import UNSAID
from rules.pair_three.state import BETWEEN, FORMING, PLAY, Added
from tests.rules.table import Table

ADD = "Mira adds to the stack of Bo, a tile of Mira: unsaid;"


def steal(seats: int = 3, **house_rules: object) -> Table:
    """A round of Steal & Stack just dealt."""
    return Table(GAME, seats, way="steal", **house_rules)  # type: ignore[arg-type]


def test_six_tiles_each_of_which_two_are_stacked() -> None:
    state = steal().state
    assert (state.hands, state.pile, [len(stack) for stack in state.stacks]) == ((4, 4, 4), 94, [2, 2, 2])
    assert state.phase == PLAY


def test_the_first_two_tiles_need_not_match() -> None:
    """Ruling P35: so nobody has to call them."""
    assert steal().says("Mira forms a stack with car+rot") == "impossible stack_is_there"


def test_by_house_rule_the_first_two_tiles_match() -> None:
    table = steal(2, first_stack_matches=True)
    assert (table.state.phase, table.state.hands, table.state.pile) == (FORMING, (6, 6), 100)
    assert table.says("Mira forms a stack with cat+dog") == "illegal no_match"
    assert table.says("Mira adds to the stack of Bo, a tile of Mira: car+rot") == "impossible form_first"
    assert table.says("everybody draws") == "impossible form_first"
    assert table.says("nobody can play") == "impossible form_first"
    assert table.says("stack 1 shows cat-dog-hen-egg") == "impossible empty_stack"
    table.happens("Mira forms a stack with car+rot")
    assert table.says("Mira forms a stack with car+rot") == "impossible stack_is_there"
    assert table.state.phase == FORMING
    table.happens("Bo forms a stack with unsaid")
    assert (table.state.phase, table.state.hands) == (PLAY, (4, 4))


def test_a_formed_stack_shows_the_tile_that_was_named() -> None:
    table = steal(2, first_stack_matches=True).happens("Mira forms a stack with car-ice-sun-bat:car+rot")
    assert [tile and tile.code for tile in table.state.stacks[0]] == [None, "bat-car-ice-sun"]


@pytest.mark.parametrize("owner", ["Mira", "Bo", "Ines"])
@pytest.mark.parametrize("stack", ["Mira", "Bo", "Ines"])
def test_anybodys_loose_tile_goes_on_any_stack(owner: str, stack: str) -> None:
    table = steal().happens(f"Mira adds to the stack of {stack}, a tile of {owner}: car+rot")
    places = ("Mira", "Bo", "Ines")
    assert table.state.hands[places.index(owner)] == 3
    assert len(table.state.stacks[places.index(stack)]) == 3


def test_a_stolen_tile_must_match_too() -> None:
    table = steal()
    assert table.codes("Mira adds to the stack of Mira, a tile of Bo: car+rot") == ["stolen", "match.six_letters"]
    assert table.says("Mira adds to the stack of Mira, a tile of Bo: cat+dog") == "illegal no_match"


def test_by_house_rule_only_own_tiles_are_played() -> None:
    table = steal(steal_from="own_only")
    assert table.says("Mira adds to the stack of Bo, a tile of Bo: car+rot") == "illegal own_tiles_only"
    assert table.verdict("Mira adds to the stack of Bo, a tile of Mira: car+rot").is_legal
    assert {prompt.seats for prompt in GAME.prompts(table.state) if prompt.action == "added"} == {(0,), (1,), (2,)}


def test_everybody_is_asked_for_anybodys_tile_and_stack() -> None:
    prompt = GAME.prompts(steal().state)[0]
    assert (prompt.action, prompt.seats) == ("added", (0, 1, 2))
    assert [field.options for field in prompt.fields[:2]] == [(0, 1, 2), (0, 1, 2)]


def test_whoever_has_no_stack_yet_is_asked_to_form_one() -> None:
    table = steal(first_stack_matches=True).happens("Bo forms a stack with unsaid")
    prompt = GAME.prompts(table.state)[0]
    assert (prompt.action, prompt.seats) == ("formed", (0, 2))


def test_a_stacked_tile_cannot_be_stolen() -> None:
    """Ruling P37: only loose tiles are counted as somebody's, and a tile known to be stacked lies elsewhere."""
    table = steal().happens("stack 2 shows car-ice-sun-bat")
    assert "tile_elsewhere" in table.codes("Mira adds to the stack of Mira, a tile of Bo: car-ice-sun-bat:car+rot")


def test_the_top_of_each_players_stack_can_be_entered() -> None:
    table = steal().happens("stack 2 shows rot-sky-vow-gum")
    assert table.says("Ines adds to the stack of Bo, a tile of Ines: car-ice-sun-bat:") == "note match.six_letters"


def test_the_round_goes_to_the_one_whose_loose_tiles_are_gone() -> None:
    """Ruling P34 (a): even when a rival laid the last of them."""
    table = steal().happens(ADD * 3 + "Ines adds to the stack of Ines, a tile of Mira: unsaid")
    assert (table.events(), table.state.wins, table.state.phase) == (["won"], (1, 0, 0), BETWEEN)


def test_by_house_rule_whoever_lays_the_last_tile_wins() -> None:
    """Ruling P34 (d)."""
    table = steal(steal_from="last_placer").happens(ADD * 3 + "Ines adds to the stack of Ines, a tile of Mira: unsaid")
    assert table.state.wins == (0, 0, 1)


def test_who_has_no_loose_tile_has_none_to_steal() -> None:
    table = steal().happens(ADD * 3)
    assert table.state.hands[0] == 1
    table.happens("everybody draws; everybody draws")
    assert (table.state.hands, table.state.pile) == ((3, 6, 6), 88)


def test_with_too_few_to_draw_a_second_half_minute_ends_the_round() -> None:
    """Ruling P38: two players draw all 100 tiles in 50 draws."""
    table = steal(2).happens("everybody draws;" * 50)
    assert (table.state.pile, table.state.can_split) == (0, False)
    table.happens(ADD + "nobody can play; nobody can play")
    assert (table.events(), table.state.wins) == (["fewest"], (1, 0))


def test_the_next_round_is_dealt_anew() -> None:
    """Ruling P39."""
    table = steal().happens(ADD * 4 + "new round")
    assert (table.state.hands, table.state.pile, table.state.round_number) == ((4, 4, 4), 94, 2)


def test_ten_rounds_win_the_match() -> None:
    table = steal(2)
    for _ in range(9):
        table.happens(ADD * 4 + "new round")
    table.happens(ADD * 4)
    assert (table.standing.is_over, table.standing.points) == (True, (10, 0))


@pytest.mark.parametrize("field", ["seat", "from_seat", "stack_seat"])
def test_only_those_at_the_table_play(field: str) -> None:
    action = Added(0, 0, 0, UNSAID)._replace(**{field: 9})
    assert [each.code for each in GAME.objections(steal().state, action)] == ["pair_three.no_such_seat"]
