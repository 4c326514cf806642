"""First-run hints teach by doing: shown in a game's first match, gone once done, and never again."""

from pathlib import Path

from app.ui.app import FairDealApp
from rules.core.game import Setup
from tests.ui.robot import Robot
from tests.ui.table import Phone


def test_the_first_match_says_what_to_do_and_stops_when_it_was_done(ui: Robot, tmp_path: Path) -> None:
    phone = Phone(ui, tmp_path)
    bar = phone.screen.frame.verdict
    assert bar.hint == "Turn the center card over, and tap it here."
    assert bar.hint in ui.texts()
    phone.play("5-6")
    assert bar.hint == "Tap each card as it is played. The bright ones are legal."
    phone.play("6-7")
    assert bar.hint == "Done passes the turn on. Undo takes anything back."
    phone.play("Done")
    assert bar.hint == ""
    ui.tap("Undo")
    assert bar.hint == ""


def test_the_second_match_of_a_game_says_nothing(ui: Robot, tmp_path: Path) -> None:
    app = ui.start(FairDealApp(data_dir=tmp_path))
    library = app.services.library
    app.services.begin(library.new_match("betski", ("Mira", "Bo"), Setup(2)))
    second = library.new_match("betski", ("Mira", "Bo"), Setup(2))
    app.services.begin(second)
    app.router.go("table", match_id=second.match_id)
    ui.frames(3)
    assert app.router.screen.frame.verdict.hint == ""
