"""A phone on a table where ThreeBeTween is played, for tests with real touches."""

from pathlib import Path
from typing import Any

from rules.core.game import CARDS, Setup
from rules.core.transcript import read_action
from rules.decks.alpha import Face
from rules.threebetween import GAME
from tests.rules.table import lines_of
from tests.ui.opening import open_table
from tests.ui.robot import Robot

NAMES = ("Mira", "Bo", "Ines", "Jonas")


class LetterPhone:
    """The app in a robot's hands, with one match on the table. Mira is first, the last player deals."""

    def __init__(self, ui: Robot, folder: Path, before: str = "", seats: int = 2, level: str = CARDS, **house: Any):
        self.ui = ui
        setup = Setup(seats, seats - 1, level, house)
        self.app, self.session = open_table(ui, folder, "threebetween", NAMES[:seats], setup)
        self._record(before)
        ui.frames(3)

    def begin(self, before: str = "", seats: int = 2, level: str = CARDS, **house: Any) -> None:
        """Begin another match and sit down at it."""
        services = self.app.services
        setup = Setup(seats, seats - 1, level, house)
        self.session = services.library.new_match("threebetween", NAMES[:seats], setup)
        services.begin(self.session)
        self._record(before)
        self.app.router.restore([("home", {}), ("table", {"match_id": self.session.match_id})])
        self.ui.frames(5)

    def _record(self, lines: str) -> None:
        for line in lines_of(lines):
            self.session.record(read_action(GAME, self.session.players, line))

    @property
    def state(self) -> Any:
        """The match as it stands."""
        return self.session.state

    @property
    def screen(self) -> Any:
        """The screen on show."""
        return self.app.router.screen

    def last(self) -> Any:
        """What was entered last."""
        return self.session.timeline.steps[-1].entry.action

    def key(self, code: str) -> Any:
        """The key of a face."""
        return self.ui.find(cls="AlphaPad").key_of(Face.from_code(code))

    def cards(self, *codes: str) -> None:
        """Touch the keys of these faces."""
        for code in codes:
            self.ui.tap(self.key(code))

    def spot(self, place: int) -> Any:
        """A place of the stage, from the left limit on."""
        return self.ui.find(cls="LetterStage").spots[place]

    def button(self, place: int) -> Any:
        """A button beside undo: 0 what comes next, 1 bank, 2 pass."""
        return self.screen._panel.actions[place]

    def number(self, text: str) -> None:
        """Touch a printed number."""
        self.ui.tap(next(key for key in self.ui.find(cls="PointKey", every=True) if key.text == text))

    def type(self, signs: str) -> None:
        """Touch the keys of a sum."""
        for sign in signs:
            self.ui.tap(self.ui.find(cls="SumPad").key_of(sign))

    def chip(self, text: str) -> None:
        """Touch a chip by its words."""
        self.ui.tap(next(chip for chip in self.ui.find(cls="Chip", every=True) if chip.text == text))

    def seat(self, place: int) -> None:
        """Open the sheet of a seat."""
        self.ui.tap(self.ui.find(cls="Seat", every=True)[place])
        self.ui.advance(0.4)

    def menu(self, title: str) -> None:
        """Open the table's menu and touch a row of it."""
        self.ui.tap(self.ui.find(cls="AppBar").ids.actions.children[0])
        self.ui.advance(0.4)
        self.ui.tap(next(row for row in self.ui.find(cls="ListRow", every=True) if row.title == title))
        self.ui.advance(0.6)
