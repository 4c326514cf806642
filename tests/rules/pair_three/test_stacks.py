"""Stacks: any word on any word of the top tile, splits at ten, refills (rulings P28 to P33)."""

from rules.pair_three import GAME
from rules.pair_three.state import BETWEEN, ENDED, PLAY
from tests.rules.table import Table

PUT = "Mira puts unsaid on stack 1;"


def stacks(seats: int = 2, **house_rules: object) -> Table:
    """A round of Stacks just dealt."""
    return Table(GAME, seats, way="stacks", **house_rules)  # type: ignore[arg-type]


def many_tiles(table: Table, draws: int = 20) -> Table:
    """Everybody has drawn a good many."""
    return table.happens("everybody draws;" * draws)


def test_everybody_has_four_tiles_and_one_begins_the_stack() -> None:
    state = stacks(3).state
    assert (state.hands, state.pile, [len(stack) for stack in state.stacks]) == ((4, 4, 4), 99, [1])


def test_one_matching_pair_is_enough() -> None:
    table = stacks()
    assert table.says("Mira puts car+rot on stack 1") == "note match.six_letters"
    assert table.says("Mira puts cat+dog on stack 1") == "illegal no_match"
    assert table.says("Mira puts car+rot,bed+bug on stack 1") == "impossible one_pair"
    assert table.says("Mira puts ^car+rot on stack 1") == "impossible one_pair"
    table.happens("Mira puts car+rot on stack 1")
    assert (table.state.hands, len(table.state.stacks[0])) == ((3, 4), 2)


def test_the_same_word_on_both_tiles_satisfies_every_rule_about_letters() -> None:
    """Ruling P03. The two do not differ in the middle, though."""
    every = ["match.first_two", "match.last_two", "match.same_ends", "match.all_three"]
    assert stacks().codes("Mira puts red+red on stack 1") == every
    assert stacks(positional=False, all_three=False).says("Mira puts red+red on stack 1") == "illegal no_match"


def test_only_the_stacks_that_are_there_can_be_played_on() -> None:
    assert stacks().says("Mira puts car+rot on stack 2") == "impossible no_such_stack"
    assert stacks().says("Mira puts car+rot on stack 0") == "impossible no_such_stack"


def test_known_tiles_find_their_own_match() -> None:
    """ROT is on the top tile, CAR on Mira's; PEN meets no word of the top tile but one it rhymes with."""
    table = stacks().happens("stack 1 shows rot-sky-vow-gum")
    assert table.says("Mira puts car-ice-sun-bat: on stack 1") == "note match.six_letters"
    assert table.says("Mira puts pen-elf-tax-zip: on stack 1") == "illegal no_match"


def test_a_tile_on_an_unknown_top_is_for_the_table() -> None:
    assert stacks().says("Mira puts car-ice-sun-bat: on stack 1") == "ask_table top_unknown"


def test_the_word_that_is_met_must_stand_on_the_top_tile() -> None:
    table = stacks().happens("stack 1 shows rot-sky-vow-gum")
    assert table.says("Mira puts bed+bug on stack 1") == "illegal not_on_tile"
    assert table.verdict("Mira puts car+rot on stack 1").is_legal


def test_only_the_top_tile_counts() -> None:
    """Ruling P28: after CAR has gone on ROT, the next tile meets Mira's."""
    table = stacks().happens("stack 1 shows rot-sky-vow-gum; Mira holds car-ice-sun-bat")
    table.happens("Mira puts car+rot on stack 1")
    assert table.says("Bo puts car+rot on stack 1") == "illegal not_on_tile"
    assert table.says("Bo puts bed-hat-elk-fry: on stack 1") == "note match.last_two"  # HAT meets BAT


def test_the_top_is_entered_once_and_nothing_twice() -> None:
    table = stacks().happens("stack 1 shows rot-sky-vow-gum; Mira holds car-ice-sun-bat")
    assert table.says("stack 1 shows pen-elf-tax-zip") == "illegal top_known"
    assert table.says("stack 1 shows car-ice-sun-bat") == "illegal tile_seen"
    assert table.says("stack 2 shows pen-elf-tax-zip") == "impossible no_such_stack"


# --- splitting (ruling P29)

def test_ten_tiles_are_split_into_two_of_five() -> None:
    table = many_tiles(stacks()).happens(PUT * 9)
    assert (table.events(), table.state.full_stacks) == (["split_due"], (1,))
    assert table.codes("Bo puts car+rot on stack 1") == ["split_due", "match.six_letters"]
    assert table.says("everybody draws") == "illegal split_due"
    assert table.prompted() == {"split", "took_back", "level", "ended"}
    table.happens("stack 1 is split")
    assert [len(stack) for stack in table.state.stacks] == [5, 5]
    assert table.verdict("Bo puts car+rot on stack 2").is_legal


def test_every_stack_is_split_at_ten_again() -> None:
    table = many_tiles(stacks()).happens(PUT * 9 + "stack 1 is split;" + "Bo puts unsaid on stack 2;" * 5)
    assert table.state.full_stacks == (2,)
    table.happens("stack 2 is split")
    assert [len(stack) for stack in table.state.stacks] == [5, 5, 5]


def test_the_top_tiles_of_both_halves_are_known_if_they_were() -> None:
    table = many_tiles(stacks()).happens("stack 1 shows rot-sky-vow-gum; Mira puts unsaid on stack 1; stack 1 is split")
    assert [stack[-1] and stack[-1].code for stack in table.state.stacks] == [None, "gum-rot-sky-vow"]


# --- nobody can play (ruling P30)

def test_when_nobody_can_play_the_table_draws_or_splits() -> None:
    table = stacks().happens(PUT)
    assert {"all_drew", "split"} <= table.prompted()
    assert table.says("stack 1 is split") == "note split_stuck"
    table.happens("stack 1 is split")
    assert [len(stack) for stack in table.state.stacks] == [1, 1]
    assert table.says("stack 1 is split") == "impossible cannot_split"
    assert table.says("stack 3 is split") == "impossible no_such_stack"


def test_of_an_odd_height_the_larger_half_keeps_the_top() -> None:
    table = many_tiles(stacks()).happens(PUT * 4 + "Mira holds car-ice-sun-bat; Mira puts car-ice-sun-bat: on stack 1")
    table.happens("Bo puts unsaid on stack 1; stack 1 is split")
    assert [len(stack) for stack in table.state.stacks] == [4, 3]
    assert table.state.stacks[0][-2] is not None


def test_with_nothing_to_draw_or_to_split_the_fewest_tiles_win() -> None:
    """Two players have 103 to draw: after 51 draws one is left."""
    table = many_tiles(stacks(), 51)
    assert (table.state.pile, "stuck" in table.prompted()) == (1, True)
    table.happens("Bo puts unsaid on stack 1")
    assert table.says("nobody can play") == "illegal can_split"
    assert {"all_drew", "stuck"}.isdisjoint(table.prompted())
    table.happens("stack 1 is split")
    assert table.says("nobody can play") == "note fewest_wins"
    table.happens("nobody can play")
    assert (table.events(), table.state.wins) == (["fewest"], (0, 1))


# --- rounds (rulings P31 to P33)

def test_an_empty_hand_wins_the_round_and_everybody_has_four_again() -> None:
    table = stacks(3).happens("Bo puts unsaid on stack 1; everybody draws;" + "Mira puts unsaid on stack 1;" * 5)
    assert (table.events(), table.state.wins, table.state.phase) == (["won"], (1, 0, 0), BETWEEN)
    table.happens("new round")
    assert (table.state.hands, table.state.pile) == ((4, 4, 5), 92)  # 96 less Mira's four; Bo had four, Ines five
    assert [len(stack) for stack in table.state.stacks] == [7]


def test_by_house_rule_everything_is_shuffled() -> None:
    table = stacks(stacks_round="reshuffle").happens(PUT * 4 + "new round")
    assert (table.state.hands, table.state.pile, [len(stack) for stack in table.state.stacks]) == ((4, 4), 103, [1])


def test_a_low_pile_takes_in_what_lies_under_the_top_tiles() -> None:
    """51 draws leave one tile; Mira plays all 55 on stacks that are split at ten, then needs four."""
    table = many_tiles(stacks(), 51)
    while table.state.phase == PLAY:
        full = table.state.full_stacks
        table.happens(f"stack {full[0]} is split" if full else "Mira puts unsaid on stack 1")
    count = len(table.state.stacks)
    assert (table.state.pile, table.state.hands) == (1, (0, 55))
    table.happens("new round")
    assert table.events() == ["stacks_shuffled"]
    assert [len(stack) for stack in table.state.stacks] == [1] * count
    assert (table.state.hands, table.state.pile) == ((4, 55), 1 + 56 - count - 4)


def test_ten_rounds_win_the_match() -> None:
    table = stacks()
    while table.state.phase != ENDED:
        full = table.state.full_stacks
        due = f"stack {full[0]} is split" if full else PUT
        table.happens("new round" if table.state.phase == BETWEEN else due)
    assert (table.state.phase, table.state.wins) == (ENDED, (10, 0))
    assert table.standing.how == "pair_three.standing.target"


def test_the_number_of_rounds_is_the_tables() -> None:
    table = stacks(rounds_to_win=1).happens(PUT * 4)
    assert (table.standing.is_over, table.standing.leaders) == (True, (0,))
    table = stacks(rounds_to_win=0).happens(PUT * 4)
    assert not table.standing.is_over
