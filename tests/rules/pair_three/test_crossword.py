"""Crossword: facing pairs, stacking, deals, the clock without a play, and who wins (rulings P18 to P26)."""

import pytest

from rules.core.game import Setup
from rules.core.timeline import Entry, Timeline
from rules.pair_three import GAME
from rules.pair_three.pieces import UNSAID
from rules.pair_three.state import BETWEEN, PLAY, Dealt, Placed
from tests.rules.table import Table


def crossword(seats: int = 2, **house_rules: object) -> Table:
    """A Crossword just dealt."""
    return Table(GAME, seats, way="crossword", **house_rules)  # type: ignore[arg-type]


def test_everybody_has_five_tiles_and_one_lies_in_the_middle() -> None:
    state = crossword(4).state
    assert (state.hands, state.pile, state.loose) == ((5, 5, 5, 5), 91, 1)


# --- laying a tile with its words called out

def test_a_tile_is_laid_by_one_to_four_facing_pairs() -> None:
    table = crossword().happens("Mira places car+rot; Bo places bed+bug,men+met,doe+toe,rat+art")
    assert (table.state.hands, table.state.loose) == ((4, 4), 3)


def test_every_rule_that_holds_is_told_with_its_clause() -> None:
    notes = crossword().verdict("Mira places bed+bug").objections
    assert [(each.code, each.clause, each.facts["proof"]) for each in notes] == [
        ("pair_three.match.six_letters", "six_letters", "bedbug"),
        ("pair_three.match.phrases", "phrases", "bed bug"),
    ]


def test_all_facing_pairs_must_match() -> None:
    table = crossword()
    assert table.says("Mira places car+rot,cat+dog") == "illegal no_match"
    assert table.codes("Mira places car+rot,cat+dog") == ["match.six_letters", "no_match"]


def test_different_facing_pairs_may_match_by_different_rules() -> None:
    assert crossword().codes("Mira places men+met,rob+orb") == ["match.first_two", "match.all_three"]


def test_a_fifth_side_does_not_exist() -> None:
    assert crossword().says("Mira places men+met,rob+orb,doe+toe,rat+art,car+rot") == "impossible too_many_sides"


def test_a_tile_may_be_laid_without_words_when_the_table_looks_itself() -> None:
    table = crossword()
    assert table.says("Mira places unsaid") == "ask_table unsaid"
    assert table.happens("Mira places unsaid").state.hands == (4, 5)


def test_who_has_no_tile_lays_none() -> None:
    table = crossword(crossword_end="first_empty").happens("Mira places unsaid;" * 5)
    assert table.state.phase == BETWEEN
    table = crossword().happens("Mira places unsaid;" * 5)
    assert table.says("Mira places unsaid") == "impossible no_tiles"


def test_everybody_with_tiles_is_asked() -> None:
    prompt = GAME.prompts(crossword(3).state)[0]
    assert (prompt.action, prompt.seats) == ("placed", (0, 1, 2))


# --- stacking (ruling P24)

def test_a_covering_tile_matches_the_covered_one_and_all_neighbours() -> None:
    table = crossword()
    assert table.verdict("Mira places car+rot^bed+bug").is_legal
    assert table.verdict("Mira places ^bed+bug").is_legal
    assert table.says("Mira places car+rot^cat+dog") == "illegal no_match"
    assert table.says("Mira places cat+dog^bed+bug") == "illegal no_match"


def test_by_house_rule_only_the_neighbours_of_a_covering_tile_count() -> None:
    table = crossword(crossword_stacking="neighbours")
    assert table.codes("Mira places car+rot^cat+dog") == ["match.six_letters", "cover_free"]
    assert table.says("Mira places cat+dog^bed+bug") == "illegal no_match"


# --- the board

def test_the_start_tile_is_entered_once() -> None:
    table = crossword().happens("start tile cat-dog-hen-egg")
    assert table.state.loose == 0
    assert table.says("start tile car-rot-sun-sea") == "impossible started_already"


def test_on_the_board_every_facing_pair_is_judged() -> None:
    """The start tile reads CAT above, DOG right, HEN below, EGG left."""
    table = crossword().happens("start tile cat-dog-hen-egg")
    right = table.verdict("Mira lays bat-fox-sky-hog@1,0,0").objections  # its left word HOG meets DOG
    assert [each.code for each in right] == ["pair_three.match.last_two"]
    assert right[0].facts == {"first": "HOG", "second": "DOG", "proof": "OG"}
    assert table.says("Mira lays bat-fox-sky-hog@1,0,1") == "illegal no_match"  # its left word is SKY now
    table.happens("Mira lays bat-fox-sky-hog@1,0,0")
    assert (table.state.hands, len(table.state.boards[0])) == ((4, 5), 2)


def test_a_tile_between_others_must_match_all_of_them() -> None:
    """Between HEN above it and BAT right of it: PEN and CAT pass, PEN and DOG do not."""
    table = crossword().happens("start tile cat-dog-hen-egg; Mira lays bat-fox-sky-hog@1,0,0")
    table.overrule("Mira lays ape-ink-gum-bat@1,1,0")
    assert table.codes("Bo lays cat-vow-zip-pen@0,1,1") == ["match.last_two", "match.last_two"]
    assert table.codes("Bo lays dog-vow-zip-pen@0,1,1") == ["match.last_two", "no_match"]


def test_a_tile_apart_from_all_others_connects_nothing() -> None:
    table = crossword().happens("start tile cat-dog-hen-egg")
    assert table.says("Mira lays bat-fox-sky-hog@1,1,0") == "illegal apart"


def test_while_tiles_are_not_on_the_board_their_words_are_for_the_table() -> None:
    table = crossword()
    assert table.says("Mira lays bat-fox-sky-hog@1,0,0") == "ask_table neighbours_unknown"


def test_on_the_board_a_tile_may_cover_one_of_which_any_word_matches() -> None:
    table = crossword().happens("start tile cat-dog-hen-egg; Mira lays bat-fox-sky-hog@1,0,0")
    assert table.codes("Bo lays ice-log-fin-vow@0,0,0") == ["match.last_two", "match.last_two"]  # HOG, and DOG beneath
    assert table.codes("Bo lays ice-hug-fin-vow@0,0,0") == ["match.first_last", "no_match"]  # only HOG beside it
    assert table.codes("Bo lays ice-vow-fin-log@0,0,0") == ["no_match", "match.last_two"]  # only DOG beneath it
    table.happens("Bo lays ice-log-fin-vow@0,0,0")
    assert [len(pile) for pile in table.state.boards[0].values()] == [2, 1]


def test_a_tile_that_was_entered_is_played_by_its_words() -> None:
    table = crossword().happens("Mira holds cat-dog-hen-egg & car-ice-sun-bat; Mira places car+rot")
    assert [tile.code for tile in table.state.shown[0]] == ["cat-dog-hen-egg"]


def test_words_must_stand_on_the_tile_that_is_named() -> None:
    table = crossword()
    assert table.says("Mira places cat-dog-hen-egg:car+rot") == "illegal not_on_tile"
    assert table.verdict("Mira places cat-dog-hen-egg:cat+bat").is_legal


def test_a_tile_is_in_one_place_only() -> None:
    table = crossword().happens("start tile cat-dog-hen-egg; Bo holds car-ice-sun-bat")
    assert table.says("Mira lays cat-dog-hen-egg@1,0,0").startswith("illegal")
    assert "tile_elsewhere" in table.codes("Mira places car-ice-sun-bat:car+rot")
    assert table.says("Mira holds car-ice-sun-bat") == "illegal tile_seen"
    table.overrule("Mira holds car-ice-sun-bat")
    assert table.verdict("Mira places car-ice-sun-bat:car+rot").is_legal


def test_the_start_tile_is_not_one_that_somebody_holds() -> None:
    table = crossword().happens("Bo holds car-ice-sun-bat")
    assert table.says("start tile car-ice-sun-bat") == "illegal tile_seen"


def test_who_has_shown_every_tile_plays_one_of_them() -> None:
    tiles = "cat-dog-hen-egg & car-ice-sun-bat & abc-def-ghi-jkl & mno-pqr-stu-vwx & bcd-efg-hij-klm"
    table = crossword().happens(f"Mira holds {tiles}")
    assert table.says("Mira places red-hot-pen-tin:red+rod") == "illegal tile_not_held"


def test_when_nobody_knows_which_tile_went_nothing_is_known_of_the_rest() -> None:
    tiles = "cat-dog-hen-egg & car-ice-sun-bat & abc-def-ghi-jkl & mno-pqr-stu-vwx & bcd-efg-hij-klm"
    table = crossword().happens(f"Mira holds {tiles}; Mira places unsaid")
    assert (table.state.hands[0], table.state.shown[0]) == (4, ())


@pytest.mark.parametrize("tiles", ["nothing", " & ".join(f"cat-dog-hen-{a}gg" for a in "abcdef")])
def test_nobody_shows_more_tiles_than_they_have(tiles: str) -> None:
    assert crossword().says(f"Mira holds {tiles}") == "impossible too_many_shown"


# --- new deals (rulings P19 to P21)

def test_an_empty_hand_calls_for_five_more_each_and_the_others_keep_theirs() -> None:
    table = crossword(3).happens("Bo places unsaid;" * 2 + "Mira places unsaid;" * 5)
    assert table.events() == ["deal_due"]
    assert table.prompted() == {"dealt", "took_back", "level", "ended"}
    table.happens("new tiles for everybody")
    assert (table.state.hands, table.state.pile, table.events()) == ((5, 8, 10), 81, ["dealt"])


def test_a_deal_that_is_due_comes_first() -> None:
    table = crossword().happens("Mira places unsaid;" * 5)
    assert table.codes("Bo places car+rot") == ["deal_due", "match.six_letters"]
    assert table.codes("Bo lays cat-dog-hen-egg@1,0,0") == ["deal_due", "neighbours_unknown"]
    assert table.says("everybody draws") == "illegal deal_due"


def test_there_is_no_deal_while_everybody_has_tiles() -> None:
    assert crossword().says("new tiles for everybody") == "illegal deal_not_due"


def test_after_stuck_draws_the_hand_must_be_empty_not_just_five_laid() -> None:
    """Ruling P20."""
    table = crossword().happens("everybody draws;" + "Mira places unsaid;" * 5)
    assert (table.state.hands, table.events()) == ((1, 6), [])
    assert table.happens("Mira places unsaid").events() == ["deal_due"]


@pytest.mark.parametrize(
    ("seats", "full", "last", "unused"),
    [(2, 11, 0, 1), (3, 7, 2, 0), (4, 5, 2, 3), (5, 4, 2, 1), (6, 3, 3, 3), (7, 3, 0, 6), (8, 2, 3, 7)],
)
def test_full_deals_and_the_equal_last_deal_add_up(seats: int, full: int, last: int, unused: int) -> None:
    timeline = Timeline(GAME, Setup(seats, house_rules={"way": "crossword"}))
    deals = 1
    while timeline.state.phase == PLAY:
        if timeline.state.is_deal_due:
            before = timeline.state.hands
            timeline.record(Entry(Dealt()))
            given = timeline.state.hands[1] - before[1]
            deals += given == 5
            if given != 5:
                assert given == last
        else:
            timeline.record(Entry(Placed(0, UNSAID)))
    assert (deals, timeline.state.pile, timeline.state.wins[0]) == (full, unused, 1)


def test_the_last_deal_is_announced() -> None:
    """Three players: 96 to draw after the first deal, six full deals of 15 leave 6, then 2 each."""
    table = crossword(3)
    for _ in range(6):
        table.happens("Mira places unsaid;" * 5 + "new tiles for everybody")
    assert (table.state.pile, table.events()) == (6, ["dealt"])
    table.happens("Mira places unsaid;" * 5 + "new tiles for everybody")
    assert (table.state.pile, table.events(), table.last.events[0].facts["count"]) == (0, ["last_deal"], 2)


def test_nothing_is_dealt_when_there_is_not_one_for_everybody() -> None:
    table = drawn_down(crossword(3, crossword_end="last_deal"))
    table.happens("Mira places unsaid")
    assert table.says("new tiles for everybody") == "impossible cannot_deal"


# --- the clock without a play (ruling P22)

def drawn_down(table: Table) -> Table:
    """Everybody has drawn until there is no tile for everybody."""
    while table.state.can_all_draw:
        table.happens("everybody draws")
    return table


def test_nobody_can_play_so_everybody_draws_one() -> None:
    table = crossword(3)
    assert table.says("everybody draws") == "note all_draw"
    table.happens("everybody draws")
    assert (table.state.hands, table.state.pile) == ((6, 6, 6), 93)


def test_too_few_to_draw_gives_a_second_minute_and_then_the_fewest_tiles_win() -> None:
    """Of 111 tiles two players leave one over."""
    table = drawn_down(crossword())
    assert table.state.pile == 1
    assert table.says("everybody draws") == "impossible cannot_all_draw"
    table.happens("Bo places unsaid; nobody can play")
    assert (table.events(), table.state.phase) == (["once_more"], PLAY)
    table.happens("nobody can play")
    assert (table.events(), table.state.wins) == (["fewest"], (0, 1))


def test_the_same_number_of_tiles_shares_the_round() -> None:
    table = drawn_down(crossword()).happens("nobody can play; nobody can play")
    assert table.state.wins == (1, 1)


def test_a_play_starts_the_waiting_anew() -> None:
    table = drawn_down(crossword()).happens("nobody can play; Mira places unsaid; nobody can play")
    assert table.events() == ["once_more"]


def test_nobody_is_stuck_while_there_is_something_to_draw() -> None:
    assert crossword().says("nobody can play") == "illegal can_draw"


# --- who wins (ruling P18)

def test_an_empty_hand_wins_when_nothing_more_can_be_dealt() -> None:
    table = drawn_down(crossword())
    table.happens("Mira places unsaid;" * table.state.hands[0])
    assert (table.events(), table.state.wins, table.state.phase) == (["won"], (1, 0), BETWEEN)


def test_by_house_rule_the_first_empty_hand_wins_outright() -> None:
    table = crossword(crossword_end="first_empty").happens("Bo places unsaid;" * 5)
    assert (table.events(), table.state.wins) == (["won"], (0, 1))


def test_the_next_round_is_dealt_anew() -> None:
    table = crossword(crossword_end="first_empty").happens("Bo places unsaid;" * 5 + "new round")
    assert (table.state.hands, table.state.pile, table.state.round_number) == ((5, 5), 101, 2)


def test_a_penalty_that_takes_the_last_tiles_settles_an_empty_hand() -> None:
    """Bo's penalty leaves one tile for two, so no deal can come any more and Mira's empty hand wins."""
    table = crossword(wrong_tile="draw_one")
    while table.state.pile > 3:
        table.happens("everybody draws")
    table.happens("Bo places unsaid; Bo takes the last tile back; Bo places unsaid")
    table.happens("Mira places unsaid;" * table.state.hands[0])
    assert (table.events(), table.state.pile) == (["deal_due"], 2)
    table.happens("Bo takes the last tile back")
    assert (table.events(), table.state.pile, table.state.wins) == (["penalty", "won"], 1, (1, 0))
