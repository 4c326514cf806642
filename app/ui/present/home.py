"""Home: how the running match stands, and the games to choose from."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from app.session.library import MatchSummary
from app.session.match import MatchSession
from app.ui.present.saying import Saying
from app.ui.present.scores import score_text
from rules.betski import state as betski
from rules.core.game import Game, State

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
    if where is None:
        where = Saying("home.where.entries", {"entries": len(session.timeline.steps)})
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


def score_columns(players: int, text_scale: float) -> int:
    """How many scores stand side by side on the card."""
    if text_scale >= 1.3:
        return min(players, 2)
    return players if players <= 4 else 3


def where_it_stands(game: str, state: State) -> tuple[Saying | None, int | None]:
    """Where the match stands in one sentence, and the points that end it, if that is agreed."""
    speaker = _SPEAKERS.get(game)
    return speaker(state) if speaker is not None else (None, None)


def _betski(state: Any) -> tuple[Saying, int | None]:
    target = state.house.first_to or None
    facts = {"game_number": state.game_number, "turn_seat": state.turn, "first_to": target}
    ending = ".target" if target and state.phase != betski.ENDED else ""
    return Saying(f"home.betski.{state.phase}{ending}", facts), target


_SPEAKERS: Mapping[str, Callable[[Any], tuple[Saying, int | None]]] = {"betski": _betski}


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
