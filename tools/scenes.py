"""What there is to draw: every screen, and the tables of all games with a match under way on them."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from rules import GAMES
from rules.core.game import Game, Setup
from rules.core.timeline import Refused
from rules.core.transcript import read_transcript
from rules.decks.betski import BetskiCard

LONG_NAME = "Maximiliane Konstantinov"  # of as many letters as a name may have

TRANSCRIPTS = Path(__file__).resolve().parents[1] / "tests" / "transcripts"


class Scene(NamedTuple):
    """A screen with its parameters; *then* is what a finger does there before the picture is taken."""

    screen: str
    params: dict[str, str]
    then: Callable[[Any], None] | None = None


def fill(app: Any) -> dict[str, str]:
    """Matches of all games, each stopped where its table has something to show; their ids by name."""
    kept = {f"{game.key}-full": _seated(app, game) for game in GAMES.values()}  # first matches, which show hints
    kept |= {
        "betski": _played(app, "betski-three-games", 12),
        "in_between": _played(app, "in_between-evening", 18),
        "in_between-ace": _played(app, "in_between-evening", 6),
        "threebetween": _played(app, "threebetween-to-100", 22),
        "triple_replace": _played(app, "triple_replace-one-hand", 19),
        "triple_replace-bets": _played(app, "triple_replace-one-hand", 17),
        "pair_three": _played(app, "pair_three-crossword", 9),
        "pair_three-stacks": _played(app, "pair_three-stacks", 15),
        "result-money": _played(app, "in_between-evening"),
        "result-points": _played(app, "threebetween-to-100"),
        "disputed": _played(app, "pair_three-crossword"),
        "in_between-bet": _played(app, "in_between-evening", 20),
        "betski-six": _played(app, "betski-six-seats", 20),
        "threebetween-letters": _played(app, "threebetween-to-100", 10),
    }
    app.services.put_away()
    return kept


def scenes(kept: dict[str, str]) -> dict[str, Scene]:
    """All that is drawn, by the name of its picture."""
    found = {name: Scene(name, {}) for name in ("home", "matches", "players", "settings", "deck", "rulebook", "check")}
    for game in GAMES:
        found[f"new_match-{game}"] = Scene("new_match", {"game": game})
        found[f"rulebook-{game}"] = Scene("rulebook", {"game": game})
    for name, match_id in kept.items():
        found[f"table-{name}"] = Scene("table", {"match_id": match_id})
    for name in ("in_between", "result-points", "disputed"):
        found[f"history-{name}"] = Scene("history", {"match_id": kept[name]})
    found["verdict-betski"] = Scene("table", {"match_id": kept["betski"]}, _play_a_wrong_card)
    return found


def _seated(app: Any, game: Game) -> str:
    """As many as may play, with the longest and the shortest names, before anything is entered."""
    names = (LONG_NAME, "B", *(f"Guest {number}" for number in range(3, game.max_seats + 1)))
    session = app.services.library.new_match(game.key, names[: game.max_seats], Setup(game.max_seats))
    app.services.begin(session)
    return str(session.match_id)


def _played(app: Any, transcript: str, entries: int | None = None) -> str:
    match = read_transcript(GAMES, (TRANSCRIPTS / f"{transcript}.txt").read_text(encoding="utf-8"))
    session = app.services.library.new_match(match.game.key, match.players, match.setup)
    app.services.begin(session)
    for entry in match.entries[:entries]:
        with suppress(Refused):  # as at a table, what is not legal is not written down
            session.record(entry.action, overruled=entry.overruled, comment=entry.comment)
    return str(session.match_id)


def _play_a_wrong_card(robot: Any) -> None:
    """A Gold 4 does not go on the Silver 8 that lies there."""
    robot.tap(robot.find(cls="BetskiPad").key_of(BetskiCard(4, 9)))
