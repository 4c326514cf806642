"""The life of an app on Android: pause, resume, back, rotation, and a kill in any screen."""

import shutil
from pathlib import Path
from typing import Any

import pytest
from kivy.core.window import Window

from app.ui.app import SCREENS, FairDealApp
from rules.core.game import Setup
from rules.decks.alpha import Face
from rules.decks.betski import BetskiCard
from tests.session.recorder import Recorder
from tests.ui.desk import Desk
from tests.ui.letters import LetterPhone
from tests.ui.robot import Robot
from tests.ui.seated import Seated
from tests.ui.table import Phone

# What each screen is shown with; {match} is the match on the table.
PARAMS: dict[str, dict[str, Any]] = {
    "new_match": {"game": "in_between"},
    "table": {"match_id": "{match}"},
    "history": {"match_id": "{match}"},
    "stood": {"match_id": "{match}", "number": 1},
    "amend": {"match_id": "{match}", "slot": 0, "way": "change", "version": 0},
    "result": {"match_id": "{match}"},
    "rulebook": {"game": "betski", "clause": "gold_nine"},
    "import": {"file": "/not/there.json"},
}
PLAIN = ("home", "matches", "players", "check", "settings", "deck", "backups")
SHOWN = [name for name in SCREENS if name in PARAMS or name in PLAIN]


def killed(ui: Robot, folder: Path) -> FairDealApp:
    """The app started again on what another process would find on the disk; nothing was closed."""
    copied = folder.parent / f"{folder.name}-after-the-kill"
    shutil.copytree(folder, copied)
    ui.close()
    app = ui.start(FairDealApp(data_dir=copied))
    ui.frames(3)
    return app


@pytest.mark.parametrize("name", SHOWN)
def test_a_kill_in_any_screen_comes_back_to_that_screen(ui: Robot, tmp_path: Path, name: str) -> None:
    phone = Phone(ui, tmp_path)
    phone.play("6-3", "4-7")
    match_id = phone.session.match_id
    params = {key: match_id if value == "{match}" else value for key, value in PARAMS.get(name, {}).items()}
    phone.app.router.restore([("home", {}), (name, params)] if name != "home" else [("home", {})])
    ui.advance(0.5)
    trail = phone.app.router.trail
    app = killed(ui, tmp_path)
    assert app.router.trail == trail
    while ui.back():
        pass
    assert app.router.current == "home"


class Words(Seated):
    """A table that plays PAIR THREE."""

    def types(self, letters: str) -> None:
        for letter in letters:
            self.tap(self.ui.find(cls="WordPad").key_of(letter))

    @property
    def typed(self) -> tuple[str, str]:
        return self.app.router.screen._panel._typed.words


def test_letters_that_were_typed_are_there_again_after_a_kill(ui: Robot, tmp_path: Path) -> None:
    table = Words(ui, tmp_path, "pair_three", way="stacks")
    table.types("CARP")
    table.app.on_pause()  # the last that Android tells an app
    ui.advance(0.5)
    app = killed(ui, tmp_path)
    assert app.router.screen._panel._typed.words == ("CAR", "P")


def test_the_first_of_two_up_cards_is_there_again_after_a_kill(ui: Robot, tmp_path: Path) -> None:
    table = Seated(ui, tmp_path, "triple_replace", first=3)
    table.tap("Deal hand 1, Jonas deals")
    for key in ("K", "s"):
        table.tap(ui.find(cls="CardPad").key_of(key))
    table.app.on_pause()
    app = killed(ui, tmp_path)
    assert [card.code for card in app.router.screen._panel._cards] == ["Ks"]
    for key in ("7", "d"):
        ui.tap(ui.find(cls="CardPad").key_of(key))
    assert ui.sees("Bo’s up cards")


def test_the_first_of_two_limit_cards_is_there_again_after_a_kill(ui: Robot, tmp_path: Path) -> None:
    phone = LetterPhone(ui, tmp_path)
    phone.cards("S")
    phone.app.on_pause()
    app = killed(ui, tmp_path)
    assert [face.code for face in app.router.screen._panel._pending.picks] == ["S"]
    ui.tap(ui.find(cls="AlphaPad").key_of(Face.from_code("C")))
    assert app.router.screen.session.timeline.steps[-1].entry.action.cards == (Face.from_code("S"), Face.from_code("C"))


def test_what_lay_on_the_check_desk_lies_there_again_after_a_kill(ui: Robot, tmp_path: Path) -> None:
    desk = Desk(ui, tmp_path, "triple_replace")
    desk.tap("Price of cards")
    for row in (1, 3):  # the third round, three cards
        desk.tap(desk.board.pad.children[::-1][row].children[0])
    desk.rule("Replacement rounds")
    asked, said = desk.screen.sheaf.draft, desk.says
    assert asked != desk.screen.sheaf.question.opening
    desk.app.on_pause()  # the last that Android tells an app
    ui.advance(0.5)
    screen = killed(ui, tmp_path).router.screen
    assert screen.sheaf.draft == asked
    assert f"{screen.frame.verdict.line}\n{screen.frame.verdict.detail}" == said
    assert screen.services.library.setting("half", None) is None


def test_a_desk_that_was_only_paused_is_not_kept(ui: Robot, tmp_path: Path) -> None:
    desk = Desk(ui, tmp_path, "betski")
    desk.tap(desk.key(BetskiCard(6, 3)))
    desk.app.on_pause()
    assert desk.app.services.library.setting("half", None) is not None
    desk.app.on_resume()
    assert desk.app.services.library.setting("half", None) is None
    assert desk.screen.sheaf.draft.center == BetskiCard(6, 3)


def test_letters_stay_through_pause_and_resume_and_are_not_kept_twice(ui: Robot, tmp_path: Path) -> None:
    table = Words(ui, tmp_path, "pair_three", way="stacks")
    table.types("CARP")
    table.app.on_pause()
    table.app.on_resume()
    ui.frames(3)
    assert table.typed == ("CAR", "P")
    assert table.app.services.library.setting("half", None) is None


def test_letters_stay_through_a_rotation(ui: Robot, tmp_path: Path) -> None:
    table = Words(ui, tmp_path, "pair_three", way="stacks")
    table.types("CARP")
    size = Window.size
    try:
        Window.size = size[1], size[0]
        ui.frames(5)
        assert table.typed == ("CAR", "P")
    finally:
        Window.size = size
        ui.frames(5)
    assert table.typed == ("CAR", "P")


def test_a_pause_takes_back_what_was_not_said_yet(ui: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    phone = Phone(ui, tmp_path, device=Recorder())
    hushed: list[bool] = []
    monkeypatch.setattr(phone.app.services.phone, "hush", lambda: hushed.append(True))
    assert phone.app.on_pause() is True
    assert hushed == [True]


def test_a_match_that_is_gone_leads_home(ui: Robot, tmp_path: Path) -> None:
    Phone(ui, tmp_path)
    ui.advance(0.5)
    for journal in (tmp_path / "matches").glob("*.journal"):
        journal.unlink()
    app = killed(ui, tmp_path)
    assert app.router.current == "home"


def test_at_home_the_back_key_is_the_systems(ui: Robot, tmp_path: Path) -> None:
    ui.start(FairDealApp(data_dir=tmp_path))
    assert not ui.back()


def test_a_match_can_be_begun_and_the_app_killed_before_the_first_entry(ui: Robot, tmp_path: Path) -> None:
    app = ui.start(FairDealApp(data_dir=tmp_path))
    session = app.services.library.new_match("in_between", ("Mira", "Bo"), Setup(2))
    app.services.begin(session)
    app.router.go("table", match_id=session.match_id)
    ui.advance(0.5)
    again = killed(ui, tmp_path)
    assert again.router.trail[-1] == ("table", {"match_id": session.match_id})
