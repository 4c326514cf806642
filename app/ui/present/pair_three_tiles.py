"""Tiles that were told once: where they lie, their words to touch, and where a tile just typed belongs."""

from typing import NamedTuple

from app.ui.present.saying import Saying
from app.ui.present.tile_board import typed_banner
from app.ui.present.verdict import Banner
from rules.core.verdict import Severity
from rules.decks.tiles import Tile
from rules.pair_three import GAME
from rules.pair_three import state as s
from rules.pair_three.rulebook import STACKS, STEAL


class Place(NamedTuple):
    """Where tiles lie: before a player or, counted from 0, on a stack; what is known of them."""

    title: Saying
    count: Saying
    tiles: tuple[Tile, ...]
    seat: int | None = None
    stack: int | None = None


class Pick(NamedTuple):
    """A word that was touched, on the tile of a place."""

    word: str
    tile: Tile
    seat: int | None = None
    stack: int | None = None


class Pair(NamedTuple):
    """Two words touched: their letters, the stack if one lies there, and whose tile is played if that is known."""

    letters: str
    stack: int | None
    owner: int | None


class Home(NamedTuple):
    """Where a typed tile may belong, and what speaks against it."""

    action: s.Action
    refusal: Saying | None


def has_shelf(state: s.State) -> bool:
    """Whether tiles are played by their words here; Crossword and Solitaire have the board for it."""
    return state.way in (STACKS, STEAL) and state.is_under_way


def places(state: s.State) -> tuple[Place, ...]:
    """The tops of the stacks, then the tiles before each player."""
    tops = (_top(state, number) for number, stack in enumerate(state.stacks) if stack)
    return (*tops, *(_hand(state, seat) for seat in range(state.seats)))


def _top(state: s.State, number: int) -> Place:
    top = s.top_of(state.stacks[number])
    code = "top_of" if state.way == STEAL else "top"
    title = Saying(f"table.pair_three.tiles.{code}", {"stack": number + 1, "seat": number})
    known = Saying("table.pair_three.tiles.top_told" if top else "table.pair_three.tiles.top_untold")
    return Place(title, known, (top,) if top else (), stack=number)


def _hand(state: s.State, seat: int) -> Place:
    told = state.shown[seat]
    count = Saying("table.pair_three.tiles.told", {"told": len(told), "count": state.hands[seat]})
    return Place(Saying("table.pair_three.tiles.of", {"seat": seat}), count, told, seat=seat)


def pick_at(place: Place, tile: Tile, word: str) -> Pick:
    """The word touched there."""
    return Pick(word, tile, place.seat, place.stack)


def with_pick(picks: tuple[Pick, ...], pick: Pick) -> tuple[Pick, ...]:
    """One word more; touched again it goes, and another word of the same tile takes its place."""
    if pick in picks:
        return tuple(each for each in picks if each != pick)
    return (*(each for each in picks if each.tile != pick.tile), pick)


def pair_of(picks: tuple[Pick, ...]) -> Pair | None:
    """Both words, once there are two; a tile before somebody is played on one that lies on a stack."""
    if len(picks) < 2:
        return None
    first, second = picks[:2]
    if first.stack is not None and second.stack is None:
        first, second = second, first
    return Pair((first.word + second.word).upper(), second.stack, first.seat)


def homes_on_stacks(state: s.State, tile: Tile) -> tuple[Home, ...]:
    """The tile as the top of each stack."""
    return tuple(_home(state, s.TopShown(number, tile)) for number in range(1, len(state.stacks) + 1))


def homes_in_hands(state: s.State, tile: Tile) -> tuple[Home, ...]:
    """The tile before each player."""
    return tuple(_home(state, s.Shown(seat, (tile,))) for seat in range(state.seats))


def _home(state: s.State, action: s.Action) -> Home:
    found = [each for each in GAME.objections(state, action) if each.severity >= Severity.ILLEGAL]
    return Home(action, Saying(found[0].code, found[0].facts) if found else None)


def shelf_banner(letters: str, tile: Tile | None, picks: tuple[Pick, ...]) -> Banner:
    """What to do next: touch another word, say whose tile it is, or begin."""
    if tile is not None:
        return Banner("none", Saying("table.pair_three.tiles.whose", {"tile": tile}))
    if letters:
        return typed_banner(letters)
    if picks:
        return Banner("none", Saying("table.pair_three.type_second", {"first": picks[0].word.upper()}))
    help_line = Saying("table.pair_three.tiles.help")
    return Banner("none", Saying("table.pair_three.tiles.touch"), (help_line,))
