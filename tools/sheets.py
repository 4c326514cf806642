"""What opens over a screen: the sheets and searches, each as a finger brings it up."""

from collections.abc import Callable
from typing import Any

from rules import GAMES
from rules.decks.alpha import Face

Then = Callable[[Any], None]


def _screen(robot: Any) -> Any:
    return robot.app.router.screen


def _seat(robot: Any) -> None:
    _screen(robot).open_seat(0)


def _menu(robot: Any) -> None:
    _screen(robot).open_place("menu")


def _verdict(robot: Any) -> None:
    _screen(robot).open_verdict()


def _dispute(robot: Any) -> None:
    """The verdict as a card for others."""
    _verdict(robot)
    robot.advance(0.4)
    robot.app.router.sheets[-1].dispatch("on_share")


def _redo(robot: Any) -> None:
    """What undo has taken back."""
    _screen(robot).open_redo()


def _word(robot: Any, key: str) -> str:
    """What it says on the screen, in the language that is set."""
    return str(robot.app.services.say(key))


def _chips(robot: Any) -> None:
    """Where all the chips are."""
    from app.ui.sheets.chips import chips_sheet  # Kivy opens its window on import

    chips_sheet(_screen(robot)).open(_screen(robot))


def _scores(robot: Any) -> None:
    from app.ui.sheets.score import ScoreSheet

    ScoreSheet(_screen(robot)).open(_screen(robot))


def _bust(robot: Any) -> None:
    """Three cards of which none fits; a number that is still to be read off waits."""
    while not robot.find(cls="AlphaPad", every=True):
        robot.find(_word(robot, "table.threebetween.later"), cls="Chip").dispatch("on_tap")
        robot.frames(2)
    pad = robot.find(cls="AlphaPad")
    for code in ("W", "X", "Y"):
        if not robot.app.router.sheets:  # cards that were touched before lie there still
            pad.key_of(Face.from_code(code)).press()
            robot.frames(2)


def _type(letters: str) -> Then:
    def then(robot: Any) -> None:
        pad, typed = robot.find(cls="WordPad"), _screen(robot)._panel._typed.letters
        for letter in letters[len(typed) :]:
            pad.key_of(letter).press()

    return then


def _vote(robot: Any) -> None:
    """Two words on which the table decides."""
    _type("HENEGG")(robot)
    robot.advance(0.2)
    _screen(robot)._panel._open_third()


def _tiles(robot: Any) -> None:
    from app.ui.sheets.tiles import TilesSheet

    TilesSheet(_screen(robot), lambda *_: None).open(_screen(robot))


def _board(robot: Any) -> None:
    from app.ui.sheets.board import BoardSheet

    BoardSheet(_screen(robot)).open(_screen(robot))


def _stuck(robot: Any) -> None:
    _screen(robot)._panel._open_stuck()


def _house_words(robot: Any) -> None:
    from app.ui.sheets.house_words import HouseWordsSheet

    HouseWordsSheet(robot.app.services).open(_screen(robot))


def _entry(robot: Any) -> None:
    """What can be done with the newest entry."""
    rows = [row for row in robot.find(cls="HistoryRowView", every=True) if not row.is_head]
    max(rows, key=lambda row: row.y).dispatch("on_tap")


def _open_first_seat(robot: Any) -> None:
    _screen(robot).ids.players._unfold(0)


def _names(robot: Any) -> None:
    _screen(robot).ids.players.ask_for_names()


def _language(robot: Any) -> None:
    robot.find(_word(robot, "settings.language"), cls="ListRow").dispatch("on_tap")


def _merge(robot: Any) -> None:
    """Who else this person may be."""
    _screen(robot).change()
    robot.advance(0.4)
    robot.find(_word(robot, "profile.merge"), cls="ListRow").dispatch("on_tap")


def _face(robot: Any) -> None:
    robot.find(cls="FaceTile", every=True)[4].dispatch("on_tap")


def _search(robot: Any) -> None:
    _screen(robot).ids.field.text = "card"
    robot.advance(0.3)


def _overrule(robot: Any) -> None:
    """Why the table lets it stand."""
    from tools.scenes import play_a_wrong_card

    play_a_wrong_card(robot)
    robot.advance(0.4)
    robot.find(_word(robot, "verdict.overrule")).dispatch("on_tap")


def sheet_scenes(kept: dict[str, str]) -> dict[str, tuple[str, dict[str, Any], Then | None]]:
    """By the name of the picture: the screen, what it shows, and what is touched there."""

    def table(name: str, then: Then | None) -> tuple[str, dict[str, Any], Then | None]:
        return ("table", {"match_id": kept[name]}, then)

    found: dict[str, tuple[str, dict[str, Any], Then | None]] = {}
    for game in GAMES:
        found[f"seat-{game}"] = table(game, _seat)
        found[f"menu-{game}"] = table(game, _menu)
        found[f"answer-{game}"] = table(game, _verdict)
        found[f"dispute-{game}"] = table(game, _dispute)
    history = {"match_id": kept["betski"]}
    clause = {"game": "in_between", "clause": "moon", "match_id": kept["in_between"]}
    return found | {
        "overrule": table("betski", _overrule),
        "redo": table("betski-undone", _redo),
        "chips": table("in_between", _chips),
        "scores": table("result-points", _scores),
        "bust": table("threebetween-drawing", _bust),
        "typed": table("pair_three", _type("HENEGG")),
        "vote": table("pair_three", _vote),
        "tiles": table("pair_three-stacks", _tiles),
        "board": table("pair_three-board", _board),
        "stuck": table("pair_three", _stuck),
        "house-words": table("pair_three", _house_words),
        "entry": ("history", history, _entry),
        "new_match-seat": ("new_match", {"game": "betski"}, _open_first_seat),
        "new_match-names": ("new_match", {"game": "betski"}, _names),
        "settings-language": ("settings", {}, _language),
        "profile-merge": ("profile", {"player": "mira"}, _merge),
        "deck-face": ("deck", {}, _face),
        "rulebook-search": ("rulebook", {}, _search),
        "rulebook-clause": ("rulebook", clause, None),
    }
