"""Tiles told once: where they lie, what two touches mean, and where a typed tile belongs."""

from app.ui.present import pair_three_tiles as view
from app.ui.present.saying import Saying
from rules.core.game import Setup, checked_setup
from rules.decks.tiles import Tile
from rules.pair_three import GAME
from rules.pair_three import state as s

CAR = Tile.of("car", "owl", "met", "pig")
ROT = Tile.of("rot", "men", "sun", "hat")
BUG = Tile.of("bug", "ice", "gum", "tan")


def state_after(*actions: s.Action, way: str = "stacks", **rules: object) -> s.State:
    state = GAME.begin(checked_setup(GAME, Setup(2, house_rules={"way": way, **rules})))
    for action in actions:
        state, _ = GAME.apply(state, action)
    return state


def codes(places: tuple[view.Place, ...]) -> list[str]:
    return [place.title.code.removeprefix("table.pair_three.tiles.") for place in places]


def test_stacks_and_steal_play_told_tiles_by_their_words_and_the_others_have_the_board() -> None:
    assert view.has_shelf(state_after())
    assert view.has_shelf(state_after(way="steal"))
    assert not view.has_shelf(state_after(way="crossword"))
    assert not view.has_shelf(state_after(way="solitaire"))
    assert not view.has_shelf(state_after(s.LevelChanged("totals")))


def test_the_tops_of_the_stacks_come_first_then_what_lies_before_each_player() -> None:
    top, mira, bo = view.places(state_after(s.TopShown(1, CAR), s.Shown(1, (ROT,))))
    assert (top.tiles, top.stack, top.seat) == ((CAR,), 0, None)
    assert (mira.tiles, mira.seat) == ((), 0)
    assert (bo.tiles, bo.seat) == ((ROT,), 1)
    assert bo.count == Saying("table.pair_three.tiles.told", {"told": 1, "count": 4})


def test_a_top_that_nobody_told_says_so() -> None:
    assert view.places(state_after())[0].count.code == "table.pair_three.tiles.top_untold"


def test_the_stacks_of_steal_belong_to_players_and_come_once_they_are_formed() -> None:
    assert codes(view.places(state_after(way="steal"))) == ["top_of", "top_of", "of", "of"]
    assert codes(view.places(state_after(way="steal", first_stack_matches=True))) == ["of", "of"]


def test_two_words_make_a_pair_with_the_played_one_first() -> None:
    on_stack, in_hand = view.Pick("car", CAR, stack=0), view.Pick("rot", ROT, seat=1)
    assert view.pair_of((on_stack,)) is None
    assert view.pair_of((on_stack, in_hand)) == view.Pair("ROTCAR", 0, 1)
    assert view.pair_of((in_hand, on_stack)) == view.Pair("ROTCAR", 0, 1)


def test_two_words_of_loose_tiles_name_no_stack() -> None:
    picks = view.Pick("rot", ROT, seat=1), view.Pick("bug", BUG, seat=1)
    assert view.pair_of(picks) == view.Pair("ROTBUG", None, 1)


def test_a_word_touched_again_goes_and_another_of_the_same_tile_takes_its_place() -> None:
    first = view.pick_at(view.places(state_after(s.Shown(1, (ROT,))))[2], ROT, "rot")
    assert first == view.Pick("rot", ROT, seat=1)
    assert view.with_pick((first,), first) == ()
    assert view.with_pick((first,), first._replace(word="sun")) == (view.Pick("sun", ROT, seat=1),)


def test_a_typed_tile_belongs_where_the_rules_let_it() -> None:
    state = state_after(s.TopShown(1, CAR))
    (top,) = view.homes_on_stacks(state, ROT)
    assert top.refusal == Saying("pair_three.top_known", {"stack": 1, "tile": CAR})
    mira, _bo = view.homes_in_hands(state, ROT)
    assert (mira.action, mira.refusal) == (s.Shown(0, (ROT,)), None)
    assert view.homes_in_hands(state, CAR)[0].refusal == Saying("pair_three.tile_seen", {"tile": CAR})
    assert view.homes_on_stacks(state_after(), ROT)[0] == view.Home(s.TopShown(1, ROT), None)


def test_the_bar_says_what_comes_next() -> None:
    codes_of = [
        view.shelf_banner("", None, ()).line.code,
        view.shelf_banner("", None, (view.Pick("rot", ROT),)).line.code,
        view.shelf_banner("RO", None, ()).line.code,
        view.shelf_banner("", ROT, ()).line.code,
    ]
    assert codes_of == [
        "table.pair_three.tiles.touch",
        "table.pair_three.type_second",
        "table.pair_three.board.typed",
        "table.pair_three.tiles.whose",
    ]
