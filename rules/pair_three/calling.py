"""Judging the words that are called out when a tile is played."""

from collections.abc import Iterable

from rules.core.verdict import Objection
from rules.decks.tiles import SIDES, Tile
from rules.pair_three import matching, objecting
from rules.pair_three import rulebook as r
from rules.pair_three import state as s
from rules.pair_three.lexicon import current
from rules.pair_three.objecting import Objections
from rules.pair_three.pieces import UNSAID, Play, WordPair

_MATCHES = {
    r.FIRST_TWO: "match.first_two",
    r.LAST_TWO: "match.last_two",
    r.FIRST_LAST: "match.first_last",
    r.ALL_THREE: "match.all_three",
    r.SIX_LETTERS: "match.six_letters",
    r.NAMES: "match.names",
    r.PHRASES: "match.phrases",
    r.HOMOPHONES: "match.homophones",
    r.MIRRORED: "match.mirrored",
    r.RELATED: "match.related",
}
_DOUBTS = {
    r.SIX_LETTERS: "doubt.six_letters",
    r.NAMES: "doubt.names",
    r.PHRASES: "doubt.phrases",
    r.HOMOPHONES: "doubt.homophones",
    r.RELATED: "doubt.related",
}
_CLAUSE_ORDER = {clause.key: place for place, clause in enumerate(r.CLAUSES)}


def pair_finding(state: s.State, pair: WordPair) -> matching.Finding:
    """What the referee knows about a pair, by this table's rules and rulings."""
    return matching.found(pair.first, pair.second, state.house, current(), state.rulings)


def pair_objections(state: s.State, pair: WordPair) -> list[Objection]:
    """The referee's answer to one pair: every rule that holds, or what the table may decide, or that there is none."""
    finding = pair_finding(state, pair)
    facts: dict[str, object] = {"first": pair.first.upper(), "second": pair.second.upper()}
    if finding.matches:
        return [_match_note(match, facts) for match in finding.matches]
    if finding.doubts:
        return [objecting.ask(_DOUBTS[each.rule], each.rule, **facts, **_shown(each)) for each in finding.doubts]
    if finding.refusals:
        refusal = finding.refusals[0]
        return [objecting.illegal("ruled_out", "house_words", **facts, entry=refusal.entry)]
    votable = any(matching.is_allowed(rule, state.house) for rule in matching.TABLE_RULES)
    return [objecting.illegal("no_match", "validation", **facts, votable=votable)]


def _match_note(match: matching.Match, facts: dict[str, object]) -> Objection:
    if match.entry is not None:
        return objecting.note("match.ruled", "house_words", **facts, entry=match.entry)
    if match.rule == r.FIRST_LAST and facts["first"] == facts["second"]:  # not even the middle differs
        return objecting.note("match.same_ends", match.rule, **facts)
    return objecting.note(_MATCHES[match.rule], match.rule, **facts, **_shown(match))


def _shown(match: matching.Match) -> dict[str, str]:
    """What shows the match: words and letters are the tiles' own; what binds two words each language says itself."""
    if match.rule == r.RELATED:
        return {"bond": match.proof}
    return {"proof": match.proof.upper() if len(match.proof) < 4 else match.proof}  # letters rather than a word


def tile_objections(state: s.State, seat: int, tile: Tile | None) -> Objections:
    """Whether *seat* can have that tile to play."""
    if tile is None or tile in state.shown[seat]:
        return
    if tile in s.known_tiles(state):
        yield objecting.illegal("tile_elsewhere", "tiles", seat=seat, tile=tile)
    elif len(state.shown[seat]) >= state.hands[seat]:
        yield objecting.illegal("tile_not_held", "tiles", seat=seat, tile=tile)


def words_objections(play: Play, tile: Tile | None, met: Tile | None = None) -> Objections:
    """Whether the words called out are on the tiles, where the tiles are known."""
    for pair in (*play.pairs, *((play.over,) if play.over else ())):
        if tile is not None and pair.first not in tile.words:
            yield objecting.illegal("not_on_tile", "tiles", word=pair.first.upper(), tile=tile)
        if met is not None and pair.second not in met.words:
            yield objecting.illegal("not_on_tile", "tiles", word=pair.second.upper(), tile=met)


def beside_objections(state: s.State, seat: int, play: Play) -> Objections:
    """Everything about a tile laid beside others, or over one."""
    tile = s.played_tile(state, seat, play)
    yield from tile_objections(state, seat, tile)
    if len(play.pairs) > SIDES:
        yield objecting.impossible("too_many_sides", "facing")
        return
    if not play.pairs and play.over is None:
        yield objecting.ask("unsaid", "validation", seat=seat)
    yield from words_objections(play, tile)
    for pair in play.pairs:
        yield from pair_objections(state, pair)
    if play.over is not None:
        yield from over_objections(state, (play.over,))


def over_objections(state: s.State, pairs: Iterable[WordPair]) -> list[Objection]:
    """Whether a tile may cover another: one of these pairs has to match, unless Crossword looks at neighbours only."""
    if state.way == r.CROSSWORD and state.house.crossword_stacking == r.NEIGHBOURS:
        return [objecting.note("cover_free", "stacking")]
    return best_objections(state, pairs)


def on_top_objections(state: s.State, seat: int, play: Play, top: Tile | None) -> Objections:
    """Everything about a tile of *seat* put on a stack with that top tile."""
    tile = s.played_tile(state, seat, play)
    yield from tile_objections(state, seat, tile)
    if len(play.pairs) > 1 or play.over is not None:
        yield objecting.impossible("one_pair", "on_a_stack")
    elif play.pairs:
        yield from words_objections(play, tile, top)
        yield from pair_objections(state, play.pairs[0])
    elif play == UNSAID:
        yield objecting.ask("unsaid", "validation", seat=seat)
    elif tile is None or top is None:
        yield objecting.ask("top_unknown", "on_a_stack", tile=tile)
    else:
        yield from best_objections(state, meeting_pairs(tile, top))


def meeting_pairs(tile: Tile, met: Tile) -> tuple[WordPair, ...]:
    """Every word of a tile with every word of another."""
    return tuple(WordPair(first, second) for first in tile.words for second in met.words)


def best_objections(state: s.State, pairs: Iterable[WordPair]) -> list[Objection]:
    """The answer to the pair that is best, where one of several is enough and nobody has named it."""
    return min(((pair, pair_objections(state, pair)) for pair in pairs), key=_rank)[1]


def _rank(answer: tuple[WordPair, list[Objection]]) -> tuple[int, bool, int]:
    """How good an answer is: legal before illegal, words that may be shown unasked, then the rulebook's order."""
    pair, objections = answer
    severity = max(each.severity for each in objections)
    return severity, matching.is_quiet(*pair, current()), _CLAUSE_ORDER[objections[0].clause]


def doubts_after(state: s.State, seat: int, pairs: Iterable[WordPair]) -> tuple[s.Doubt, ...]:
    """The pairs still to be voted on, when these have been played."""
    fresh = [pair for pair in pairs if not pair_finding(state, pair).matches]
    kept = [doubt for doubt in state.doubts if doubt.pair not in fresh]
    return (*kept, *(s.Doubt(seat, pair) for pair in dict.fromkeys(fresh)))
