"""Home: how the running match stands, and the games to choose from."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from app.session.library import MatchSummary
from app.session.match import MatchSession
from app.ui.present.money import money_text
from app.ui.present.saying import Saying
from app.ui.present.scores import score_text
from rules.betski import state as betski
from rules.core.game import Game, State
from rules.in_between import state as in_between
from rules.pair_three import state as pair_three
from rules.threebetween import state as threebetween
from rules.triple_replace import state as triple_replace

MOST_SHOWN = 6


class PlayerScore(NamedTuple):
    """One player on the card; *share* is how far to the target, or None where there is none."""

    name: str
    score: str
    tint: int
    share: float | None


class ResumeCard(NamedTuple):
    """The running match: which, where it stands, and who has what."""

    match_id: str
    game: str
    where: Saying
    players: tuple[PlayerScore, ...]
    unshown: int
    names: tuple[str, ...]
    notice: Saying | None = None


class GameTile(NamedTuple):
    """A game to begin; a wide tile takes the whole row."""

    game: str
    low: int
    high: int
    wide: bool


def card_of_summary(summary: MatchSummary) -> ResumeCard:
    """The card as the list of matches knows it, before the match itself has been opened."""
    where = Saying("home.where.entries", {"entries": summary.entries})
    return _card(summary.match_id, summary.game, where, summary.players, summary.points, summary.scale, None)


def card_of_session(session: MatchSession) -> ResumeCard:
    """The card of an open match."""
    standing, key = session.standing, session.game.key
    where, target = where_it_stands(key, session.state)
    card = _card(session.match_id, key, where, session.players, standing.points, standing.scale, target)
    return card._replace(notice=damage_line(session))


def damage_line(session: MatchSession) -> Saying | None:
    """What to say about a journal that was damaged, if it was."""
    damage = session.damage
    return None if damage is None else Saying(f"storage.{damage.kind}", {"readable": damage.readable})


def tiles(games: Mapping[str, Game], columns: int) -> tuple[GameTile, ...]:
    """A tile for every game, in rows of *columns*; one left over is wide."""
    count = len(games)
    alone = count - 1 if count % columns == 1 else -1
    return tuple(
        GameTile(game.key, game.min_seats, game.max_seats, columns == 1 or place == alone)
        for place, game in enumerate(games.values())
    )


def score_columns(players: int, text_scale: float, is_wide: bool = False) -> int:
    """How many scores stand side by side on the card."""
    if text_scale >= (1.8 if is_wide else 1.3):
        return min(players, 2)
    return players if players <= 4 else 3


def where_it_stands(game: str, state: State) -> tuple[Saying, int | None]:
    """Where the match stands in one sentence, and the points that end it, if that is agreed."""
    speaker = _SPEAKERS.get(game)
    return (Saying("home.where.entries", {"entries": state.entries}), None) if speaker is None else speaker(state)


def _betski(state: Any) -> tuple[Saying, int | None]:
    target = state.house.first_to or None
    if state.phase == betski.ENDED:
        return Saying("home.ended"), target
    facts = {"game_number": state.game_number, "turn_seat": state.turn, "first_to": target}
    ending = ".target" if target else ""
    return Saying(f"home.betski.{state.phase}{ending}", facts), target


def _threebetween(state: Any) -> tuple[Saying, int | None]:
    target = state.house.target
    facts = {"round": state.round_number, "target": target, "dealer_seat": state.dealer, "turn_seat": state.turn}
    if state.phase == threebetween.ENDED:
        return Saying("home.ended"), target
    code = "turns" if state.phase == threebetween.TURNS else "setting_up"
    return Saying(f"home.threebetween.{code}", facts), target


def _in_between(state: Any) -> tuple[Saying, None]:
    if state.phase == in_between.ENDED:
        return Saying("home.ended"), None
    if state.phase == in_between.ANTE:
        return Saying("home.in_between.ante"), None
    facts = {"pot": money_text(state.pot, state.house.unit), "turn_seat": state.turn}
    return Saying("home.in_between.turn", facts), None


def _triple_replace(state: Any) -> tuple[Saying, None]:
    if state.phase == triple_replace.ENDED:
        return Saying("home.ended"), None
    facts = {"hand": state.hand_number, "pot": money_text(state.pot, state.house.unit), "turn_seat": state.turn}
    if not state.hand_open:
        return Saying("home.triple_replace.between", {"dealer_seat": state.dealer}), None
    return Saying("home.triple_replace.pot" if state.turn is None else "home.triple_replace.turn", facts), None


def _pair_three(state: Any) -> tuple[Saying, int | None]:
    if state.phase == pair_three.ENDED:
        return Saying("home.ended"), None
    target = state.house.rounds_to_win or None
    facts = {"round": state.round_number, "target": target}
    return Saying("home.pair_three.target" if target else "home.pair_three.round", facts), target


_SPEAKERS: Mapping[str, Callable[[Any], tuple[Saying, int | None]]] = {
    "threebetween": _threebetween,
    "in_between": _in_between,
    "triple_replace": _triple_replace,
    "betski": _betski,
    "pair_three": _pair_three,
}


def _card(
    match_id: str,
    game: str,
    where: Saying,
    names: Sequence[str],
    points: Sequence[int],
    scale: int,
    target: int | None,
) -> ResumeCard:
    players = tuple(
        PlayerScore(name, score_text(each, scale), seat, _share(each, scale, target))
        for seat, (name, each) in enumerate(zip(names, points, strict=True))
    )
    shown = players[:MOST_SHOWN]
    return ResumeCard(match_id, game, where, shown, len(players) - len(shown), tuple(names))


def _share(points: int, scale: int, target: int | None) -> float | None:
    return None if target is None else min(1.0, max(0.0, points / (target * scale)))
