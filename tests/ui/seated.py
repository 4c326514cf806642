"""A phone with any game on the table, for tests with real touches."""

from pathlib import Path
from typing import Any

from rules.core.game import CARDS, Setup
from rules.core.transcript import read_action
from tests.rules.table import lines_of
from tests.ui.opening import open_table
from tests.ui.robot import Robot

NAMES = ("Mira", "Bo", "Ines", "Jonas", "Lea", "Tom", "Ada", "Ben")


class Seated:
    """The app in a robot's hands, with one match on the table."""

    def __init__(
        self, ui: Robot, folder: Path, game: str, seats: int = 4, first: int = 0, level: str = CARDS, **rules: Any
    ) -> None:
        self.ui = ui
        self.taps = 0
        self.app, self.session = open_table(ui, folder, game, NAMES[:seats], Setup(seats, first, level, rules))

    @property
    def state(self) -> Any:
        """The match as it stands."""
        return self.session.state

    @property
    def verdict(self) -> Any:
        """The referee's bar."""
        return self.ui.find(cls="VerdictBar")

    def tap(self, target: Any) -> None:
        """Touch a widget, or the one with this text, and count it."""
        self.taps += 1
        self.ui.tap(target)
        self.ui.advance(0.1)

    def chip(self, words: str) -> None:
        """Touch a chip by its words."""
        self.tap(next(each for each in self.ui.find(cls="Chip", every=True) if each.text == words))

    def enter(self, text: str) -> None:
        """Record what was done before, as a transcript writes it."""
        for line in lines_of(text):
            self.session.record(read_action(self.session.game, self.session.players, line))
        self.ui.frames(5)

    def sees(self, text: str) -> bool:
        """Whether this text is on show."""
        return self.ui.sees(text)
