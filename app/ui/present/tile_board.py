"""The board of Crossword and Solitaire: tiles in their places, every facing pair judged, and a tile being laid."""

from typing import NamedTuple

from app.ui.present.pair_three_words import vote_rules
from app.ui.present.saying import Saying
from app.ui.present.verdict import KINDS, Banner, step_banner
from rules.core.timeline import Step
from rules.core.verdict import Severity, Verdict
from rules.decks.tiles import SIDES, WORD_LENGTH, Tile
from rules.pair_three import GAME, solver
from rules.pair_three import state as s
from rules.pair_three.board import EMPTY, Board, Spot, Turned, open_spots, tile_spot, top_at, with_tile, without_top
from rules.pair_three.calling import pair_finding, pair_objections
from rules.pair_three.lexicon import current
from rules.pair_three.matching import is_quiet
from rules.pair_three.pieces import Laying, WordPair
from rules.pair_three.rulebook import CROSSWORD, SOLITAIRE
from rules.pair_three.ways.crossword import facing_pairs

LYING, HELD, PROPOSED = "lying", "held", "proposed"
TILE_LETTERS = SIDES * WORD_LENGTH
RIGHT, BELOW = 1, 2


class TileView(NamedTuple):
    """A tile in its place: its words clockwise from the upper one, and how many lie beneath."""

    spot: Spot
    words: tuple[str, ...]
    kind: str = LYING
    beneath: int = 0


class Mark(NamedTuple):
    """The answer to two facing words, on the right or the lower side of a place."""

    spot: Spot
    side: int
    kind: str


class BoardView(NamedTuple):
    """Everything on the board, and the free places beside it."""

    tiles: tuple[TileView, ...]
    marks: tuple[Mark, ...]
    free: tuple[Spot, ...]


def has_board(state: s.State) -> bool:
    """Whether the app can keep a board in this way to play."""
    return state.way in (CROSSWORD, SOLITAIRE) and state.is_under_way


def board_view(state: s.State, seat: int, held: Laying | None = None) -> BoardView:
    """The board that *seat* plays on, with the held tile where it would lie."""
    board = _without(s.board_of(state, seat), held)
    shown = board if held is None else with_tile(board, held.spot, Turned(held.tile, held.turns))
    kinds = {} if held is None else {held.spot: HELD}
    return _view(state, shown, kinds, tuple(open_spots(board)) if board else ((0, 0),))


def board_where(state: s.State, seat: int, board: BoardView) -> Saying:
    """How many tiles lie there, and whose board it is where everybody has one."""
    facts = {"seat": seat, "count": sum(1 + tile.beneath for tile in board.tiles)}
    own = "of" if state.way == SOLITAIRE and state.seats > 1 else "tiles"
    return Saying(f"table.pair_three.board.{own}" if facts["count"] else f"table.pair_three.board.{own}.none", facts)


def solution_view(state: s.State, solution: solver.Solution) -> BoardView:
    """The arrangement that the search found."""
    board: Board = EMPTY
    for laying in solution.layings:
        board = with_tile(board, laying.spot, Turned(laying.tile, laying.turns))
    return _view(state, board, dict.fromkeys(board, PROPOSED), ())


def _without(board: Board, held: Laying | None) -> Board:
    """The board without the tile that is being moved."""
    spot = None if held is None else tile_spot(board, held.tile)
    return board if spot is None else without_top(board, spot)


def _view(state: s.State, board: Board, kinds: dict[Spot, str], free: tuple[Spot, ...]) -> BoardView:
    tiles = tuple(
        TileView(spot, tuple(pile[-1].word(side) for side in range(SIDES)), kinds.get(spot, LYING), len(pile) - 1)
        for spot, pile in board.items()
    )
    return BoardView(tiles, tuple(_marks(state, board)), tuple(spot for spot in free if spot not in board))


def _marks(state: s.State, board: Board) -> list[Mark]:
    """Each facing pair once: to the right of a place, and below it."""
    marks = []
    for spot in board:
        for side, place in ((RIGHT, (spot[0] + 1, spot[1])), (BELOW, (spot[0], spot[1] + 1))):
            tile, other = top_at(board, spot), top_at(board, place)
            if tile is not None and other is not None:
                pair = WordPair(tile.word(side), other.word((side + SIDES // 2) % SIDES))
                marks.append(Mark(spot, side, KINDS[pair_objections(state, pair)[0].severity]))
    return marks


def typed_tile(letters: str) -> Tile | None:
    """The tile with these four words, once all are typed."""
    if len(letters) < TILE_LETTERS:
        return None
    return Tile.of(*(letters[place : place + WORD_LENGTH] for place in range(0, TILE_LETTERS, WORD_LENGTH)))


def typed_words(letters: str) -> tuple[str, ...]:
    """The four words as far as they are typed."""
    return tuple(letters[place : place + WORD_LENGTH] for place in range(0, TILE_LETTERS, WORD_LENGTH))


def typed_banner(letters: str) -> Banner:
    """The bar while a tile's words are typed."""
    told = " ".join(word for word in typed_words(letters) if word)
    return Banner("none", Saying("table.pair_three.board.typed", {"told": told}))


def turned(laying: Laying) -> Laying:
    """A quarter turn clockwise."""
    return laying._replace(turns=(laying.turns + 1) % SIDES)


def best_turned(state: s.State, seat: int, laying: Laying) -> Laying:
    """The way round that matches best, the present one first; none is proposed for the sake of an offensive word."""
    board = _without(s.board_of(state, seat), laying)
    ways = [laying]
    for _ in range(SIDES - 1):
        ways.append(turned(ways[-1]))
    shown = [way for way in ways[1:] if not any(is_quiet(*pair, current()) for pair in facing_pairs(board, way))]
    return min((laying, *shown), key=lambda way: laying_verdict(state, seat, way).severity)


def laying_verdict(state: s.State, seat: int, laying: Laying) -> Verdict:
    """What the referee says to a tile laid there."""
    return Verdict(GAME.objections(state, s.Laid(seat, laying)))


def doubtful_pair(state: s.State, seat: int, laying: Laying) -> WordPair | None:
    """The first pair that the tile would face there and that only a vote can let pass; none where letters decide."""
    board = _without(s.board_of(state, seat), laying)
    if not vote_rules(state):
        return None
    return next((pair for pair in facing_pairs(board, laying) if not pair_finding(state, pair).matches), None)


def laying_banner(state: s.State, seat: int, laying: Laying) -> Banner:
    """The bar while a tile lies there for trial."""
    verdict = laying_verdict(state, seat, laying)
    said = sorted(verdict.objections, key=lambda each: -each.severity)
    rest = tuple(Saying(each.code, each.facts) for each in said[1:2])
    if not said:
        return Banner("legal", Saying("verdict.legal"))
    return Banner(KINDS[verdict.severity], Saying(said[0].code, said[0].facts), rest)


def free_banner(state: s.State, is_held: bool, step: Step | None) -> Banner:
    """The bar while no tile lies for trial: what to do next, or what was just entered."""
    if is_held:
        return Banner("none", Saying("table.pair_three.board.touch_place"))
    if may_start(state):
        return Banner("none", Saying("table.pair_three.board.type_middle"))
    if step is not None and isinstance(step.entry.action, s.Laid | s.Started | s.Shown | s.TookBack):
        return step_banner(GAME, step)
    return Banner("none", Saying("table.pair_three.board.type_tile"))


def may_start(state: s.State) -> bool:
    """Whether the tile in the middle of the Crossword is still to be told."""
    return state.way == CROSSWORD and not state.boards[0] and state.loose > 0


def is_movable(state: s.State, spot: Spot, seat: int) -> Turned | None:
    """The tile that may be taken up from there again; only Solitaire moves tiles."""
    return top_at(s.board_of(state, seat), spot) if state.way == SOLITAIRE else None


def put_aside_refusal(state: s.State, seat: int, tile: Tile) -> Saying | None:
    """Why a tile cannot be told as one of the player's own."""
    found = [
        each for each in GAME.objections(state, s.Shown(seat, (tile,))) if each.severity >= Severity.ILLEGAL
    ]
    return Saying(found[0].code, found[0].facts) if found else None


def own_tiles(state: s.State, seat: int) -> tuple[Tile, ...]:
    """Every tile of a Solitaire that was told: those on the board and those beside it."""
    lying = (turned.tile for pile in s.board_of(state, seat).values() for turned in pile)
    return (*lying, *state.shown[seat])


def solved(state: s.State, seat: int) -> solver.Solution:
    """Whether the player's tiles can all be connected; may take a while."""
    return solver.solve(own_tiles(state, seat), state.house, current(), state.rulings)


def solution_banner(state: s.State, seat: int, solution: solver.Solution) -> Banner:
    """The search's answer."""
    facts = {"count": len(own_tiles(state, seat)), "steps": solution.steps}
    kind = {solver.Answer.SOLVED: "legal", solver.Answer.IMPOSSIBLE: "illegal", solver.Answer.UNKNOWN: "ask"}
    return Banner(kind[solution.answer], Saying(f"pair_three.{solution.answer.value}", facts))
