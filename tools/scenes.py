"""What there is to draw: every screen, and the tables of all games with a match under way on them."""

import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from app.session.people import dressed, merged
from rules import GAMES
from rules.core.game import TOTALS, Game, Setup
from rules.core.timeline import Refused
from rules.core.transcript import read_action, read_transcript
from rules.decks.alpha import Face
from rules.decks.betski import BetskiCard
from tools.sheets import sheet_scenes

TRANSCRIPTS = Path(__file__).resolve().parents[1] / "tests" / "transcripts"

PLAIN = ("home", "matches", "players", "settings", "backups", "deck", "rulebook", "check")
LONG, SHORT = "Maximiliane-Theodora-Anne", "Ö"
LONG_NAME = LONG[:24]  # of as many letters as a name may have
SEASON = (
    ("Mira", "Mira", "Bo"), ("Bo", "Mira", "Bo", "Ines"), ("Mira", "Mira", "Ines"), ("Mirra", "Mirra", "Jonas"),
    ("Ines", "Mira", "Bo", "Ines", "Jonas"), ("Mira", "Jonas", "Mira"), (LONG_NAME, "Mira", LONG_NAME, SHORT),
    (SHORT, LONG_NAME, SHORT, "Mira", "Bo", "Ines", "Jonas"), ("Mira", "Mira", "Bo"), ("Mira", "Mira", "Bo"),
)


class Scene(NamedTuple):
    """A screen with its parameters; *then* is what a finger does there before the picture is taken."""

    screen: str
    params: dict[str, Any]
    then: Callable[[Any], None] | None = None


def fill(app: Any) -> dict[str, str]:
    """Matches of all games, each stopped where its table has something to show; their ids by name."""
    _season(app)
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
        "twelve": _full_table(app),
        "in_between-bet": _played(app, "in_between-evening", 20),
        "betski-six": _played(app, "betski-six-seats", 20),
        "threebetween-letters": _played(app, "threebetween-to-100", 10),
        "threebetween-drawing": _played(app, "threebetween-to-100", 12),
        "threebetween-placing": _played(app, "threebetween-to-100", 16),
        "triple_replace-deal": _played(app, "triple_replace-one-hand", 2),
        "triple_replace-showdown": _played(app, "triple_replace-one-hand", 31),
        "pair_three-board": _played(app, "pair_three-crossword", 13),
        "pair_three-solitaire": _played(app, "pair_three-solitaire", 6),
        "betski-undone": _played(app, "betski-three-games", 14, undone=3),
    }
    kept |= {f"{game.key}-totals": _counted(app, game) for game in GAMES.values()}
    app.services.put_away()
    return kept


def all_scenes(app: Any) -> Iterator[dict[str, Scene]]:
    """Everything there is to look at: first of an app that was never used, then of one that was."""
    yield empty_scenes()
    yield scenes(fill(app))


def show(robot: Any, app: Any, scene: Scene) -> None:
    """Bring up a scene as a person would find it."""
    app.router.restore([("home", {}), (scene.screen, scene.params)])
    robot.advance(0.5)
    if scene.then is not None:
        scene.then(robot)
        robot.advance(0.5)


def scenes(kept: dict[str, str]) -> dict[str, Scene]:
    """All that is drawn, by the name of its picture."""
    games = {"betski": 9, "in_between": 9, "threebetween": 13, "triple_replace": 17, "disputed": 14}
    found: dict[str, Scene] = {name: Scene(name, {}) for name in PLAIN}
    for game in GAMES:
        found[f"new_match-{game}"] = Scene("new_match", {"game": game})
        found[f"rulebook-{game}"] = Scene("rulebook", {"game": game})
    for name, match_id in kept.items():
        found[f"table-{name}"] = Scene("table", {"match_id": match_id})
    found["matches-menu"] = Scene("matches", {}, lambda robot: robot.tap(_menu(robot)))
    found["matches-days"] = Scene("matches", {}, lambda robot: robot.tap(_chip(robot, 1)))
    found["matches-people"] = Scene("matches", {}, lambda robot: robot.tap(_chip(robot, 0)))
    found["matches-both"] = Scene("matches", {"players": ["mira", "jonas"]})
    for name in ("mira", "ines", LONG_NAME.casefold()):
        found[f"profile-{name[:6]}"] = Scene("profile", {"player": name})
    found["profile-change"] = Scene("profile", {"player": "mira"}, _change)
    found["profile-scrolled"] = Scene("profile", {"player": "mira"}, _scroll)
    for name in (*games, "result-points", "pair_three-stacks", "twelve"):
        found[f"history-{name}"] = Scene("history", {"match_id": kept[name]})
        found[f"columns-{name}"] = Scene("history", {"match_id": kept[name]}, _by_player)
    for name, number in games.items():
        found[f"stood-{name}"] = Scene("stood", {"match_id": kept[name], "number": number})
        step = {"match_id": kept[name], "slot": number - 1}
        found[f"amend-change-{name}"] = Scene("amend", {**step, "way": "change"})
        found[f"amend-strike-{name}"] = Scene("amend", {**step, "way": "strike"})
    found["share-sheet"] = Scene("history", {"match_id": kept["result-money"]}, _open_share_sheet)
    found["joining-menu"] = Scene("table", {"match_id": kept["betski"]}, _open_table_menu)
    found["joining"] = Scene("table", {"match_id": kept["betski"]}, _ask_who_joins)
    found["backup-made"] = Scene("backups", {}, _back_up)
    found["import-report"] = Scene("backups", {}, _import_a_mixed_backup)
    found["import-refused"] = Scene("backups", {}, _import_a_foreign_file)
    for game, then in DESKS.items():
        found[f"check-{game}"] = Scene("check", {}, then)
    found["verdict-betski"] = Scene("table", {"match_id": kept["betski"]}, play_a_wrong_card)
    found |= {name: Scene(*scene) for name, scene in sheet_scenes(kept).items()}
    return found


def empty_scenes() -> dict[str, Scene]:
    """What there is before the first match."""
    return {f"empty-{name}": Scene(name, {}) for name in ("home", "matches", "players", "backups", "deck")} | {
        "empty-new_match": Scene("new_match", {"game": "triple_replace"})
    }


def _seated(app: Any, game: Game) -> str:
    """As many as may play, with the longest and the shortest names, before anything is entered."""
    names = (LONG_NAME, SHORT, *(f"Guest {number}" for number in range(3, game.max_seats + 1)))
    session = app.services.library.new_match(game.key, names[: game.max_seats], Setup(game.max_seats))
    app.services.begin(session)
    return str(session.match_id)


def _season(app: Any) -> None:
    """Many short matches, so that the lists and the pages of players have something to show."""
    library = app.services.library
    for number, (winner, *names) in enumerate(SEASON):
        game = library.games["betski" if number % 3 else "pair_three"]
        session = library.new_match(game.key, names, Setup(len(names), level=TOTALS))
        for _ in range(1 + number % 4):
            session.record(game.actions["won"]((names.index(winner),)))
        session.record(game.actions["ended"]())
        library.close_match(session)
    people = dressed(library.people(), "Mira", tint=0, emblem="crown")
    library.keep_people(merged(dressed(people, "Ines", tint=2, emblem=""), "Mira", "Mirra"))
    app.services.put_away()


def _counted(app: Any, game: Game) -> str:
    """A match of which only the outcomes are entered."""
    session = app.services.library.new_match(game.key, ("Mira", "Bo", "Ines", "Jonas"), Setup(4, level=TOTALS))
    app.services.begin(session)
    return str(session.match_id)


def _played(app: Any, transcript: str, entries: int | None = None, undone: int = 0) -> str:
    match = read_transcript(GAMES, (TRANSCRIPTS / f"{transcript}.txt").read_text(encoding="utf-8"))
    session = app.services.library.new_match(match.game.key, match.players, match.setup)
    app.services.begin(session)
    for entry in match.entries[:entries]:
        with suppress(Refused):  # as at a table, what is not legal is not written down
            session.record(entry.action, overruled=entry.overruled, comment=entry.comment)
    for _ in range(undone):
        session.undo()
    return str(session.match_id)


def _full_table(app: Any) -> str:
    """As many players as a chart may ever show."""
    names = ("Mira", "Bo", "Ines", "Jonas", "Lea", "Tom", "Ada", "Benedikt", "Clara", "Dov", "Ella", "Finn")
    game = GAMES["in_between"]
    session = app.services.library.new_match("in_between", names, Setup(len(names), level=TOTALS))
    app.services.begin(session)
    for turn in range(60):
        outcome = "lost" if turn % 5 < 3 else "won"
        text = f"{names[turn % 12]} bets {1 + turn % 3}: {outcome}" if turn else "ante"
        session.record(read_action(game, names, text), overruled="late bet allowed")
    return str(session.match_id)


def play_a_wrong_card(robot: Any) -> None:
    """A Gold 4 does not go on the Silver 8 that lies there."""
    robot.tap(robot.find(cls="BetskiPad").key_of(BetskiCard(4, 9)))


def _by_player(robot: Any) -> None:
    robot.find(cls="Segmented").index = 1


def _menu(robot: Any) -> Any:
    """The menu of the topmost match."""
    rows = [row for row in robot.find(cls="MatchRow", every=True) if not row.is_head]
    return max(rows, key=lambda row: row.y).children[0]


def _chip(robot: Any, place: int) -> Any:
    """A filter: 0 for whose matches, 1 for their days."""
    return robot.app.router.screen.ids.chips.children[::-1][place]


def _change(robot: Any) -> None:
    robot.app.router.screen.change()


def _scroll(robot: Any) -> None:
    robot.app.router.screen.ids.scroll.scroll_y = 0.2


def _open_share_sheet(robot: Any) -> None:
    robot.app.router.screen.share()


def _open_table_menu(robot: Any) -> None:
    robot.app.router.screen.open_place("menu")


def _ask_who_joins(robot: Any) -> None:
    from app.ui.sheets.joining import join  # Kivy opens its window on import

    join(robot.app.router.screen)


def _back_up(robot: Any) -> None:
    robot.find(robot.app.services.say("settings.backup_now"), cls="ListRow").dispatch("on_tap")
    robot.app.services.backups.finish()


def _import_a_mixed_backup(robot: Any) -> None:
    """A backup from another phone: one match is new, one went on there, one is here already, two are refused."""
    library = robot.app.services.library
    ids = library.match_ids()
    here, shorter, whole = ({"match_id": each, "records": library.records(each)} for each in ids[:3])
    longer = {**shorter, "records": [*shorter["records"], {"op": "undo"}]}
    new = {**whole, "match_id": "20240501-190000-000000-0a1b2c3d"}
    chess = {**whole, "match_id": "x", "records": [{**whole["records"][0], "game": "chess"}]}
    told = {"fair-deal": "backup", "format": 1, "matches": [here, longer, new, chess, 3]}
    told["settings"] = {"theme": "paper" if library.setting("theme", "felt") != "paper" else "felt", "text_scale": 1.3}
    _import(robot, "Sicherung vom 1. Mai.json", json.dumps(told))


def _import_a_foreign_file(robot: Any) -> None:
    _import(robot, "holiday.pdf", "%PDF-1.4 not a match")


def _import(robot: Any, name: str, content: str) -> None:
    path = robot.app.services.phone.export_path(name)
    path.write_text(content, encoding="utf-8")
    robot.app.open_file(path)
    robot.app.router.screen.worker.join()


# ---- the check desk, with an answer on it


def _at_desk(robot: Any, game: str, question: int = 0) -> Any:
    """An empty desk of a game, and its board."""
    screen = robot.app.router.screen
    screen._choose(game)
    screen.frame.questions.index = question
    screen._clear()
    robot.frames(3)
    return screen.sheaf.board


def _ask_betski(robot: Any) -> None:
    """A Gold 9 on Silver 3."""
    pad = _at_desk(robot, "betski").pad
    for card in (BetskiCard(6, 3), BetskiCard(9, 5)):
        pad.key_of(card).press()


def _ask_in_between(robot: Any) -> None:
    """4 and 9, the smallest bet, and a third card on the post."""
    pad = _at_desk(robot, "in_between").pad
    for rank in ("4", "9", "4"):
        pad.key_of(rank).press()


def _ask_in_between_ace(robot: Any) -> None:
    """A first ace that is not called yet."""
    _at_desk(robot, "in_between").pad.key_of("A").press()


def _ask_in_between_bet(robot: Any) -> None:
    """Posts that leave room for the moon."""
    pad = _at_desk(robot, "in_between").pad
    for rank in ("7", "9"):
        pad.key_of(rank).press()


def _ask_threebetween(robot: Any) -> None:
    """A card that comes after the limits."""
    pad = _at_desk(robot, "threebetween").pad
    for code in ("E/I", "N", "L"):
        pad.key_of(Face.from_code(code)).press()
    pad.numbers.press()
    pad.key_of(Face.from_code("T")).press()


def _ask_hands(robot: Any) -> None:
    """A pair against an ace high."""
    pad = _at_desk(robot, "triple_replace").pad
    for code in ("As", "Kd", "9h", "5c", "5h", "2s"):
        pad.key_of(code[:-1]).press()
        pad.key_of(code[-1]).press()


def _ask_price(robot: Any) -> None:
    """Two cards in the last round, where it may be one."""
    _at_desk(robot, "triple_replace", 1)
    screen = robot.app.router.screen
    screen._change(screen.sheaf.draft._replace(low=25, number=3, count=2))


def _ask_words(robot: Any) -> None:
    """Two words that no letter rule joins."""
    pad = _at_desk(robot, "pair_three").pad
    for letter in "HENEGG":
        pad.key_of(letter).press()


DESKS = {
    "betski": _ask_betski,
    "in_between": _ask_in_between,
    "in_between-ace": _ask_in_between_ace,
    "in_between-bet": _ask_in_between_bet,
    "threebetween": _ask_threebetween,
    "triple_replace": _ask_hands,
    "triple_replace-price": _ask_price,
    "pair_three": _ask_words,
}
