"""A phone on a table where Betski is played, for tests with real touches."""

from pathlib import Path
from typing import Any

from rules.core.game import CARDS, Setup
from rules.decks.betski import BetskiCard
from tests.ui.opening import open_table
from tests.ui.robot import Robot

NAMES = ("Mira", "Bo", "Ines", "Jonas")


def card(code: str) -> BetskiCard:
    """The card with this code, as '6-3'."""
    return BetskiCard.from_code(code)


class Phone:
    """The app in a robot's hands, with one match on the table."""

    def __init__(
        self, ui: Robot, folder: Path, seats: int = 2, level: str = CARDS, device: Any = None, **house_rules: Any
    ) -> None:
        self.ui = ui
        setup = Setup(seats, 0, level, house_rules)
        self.app, self.session = open_table(ui, folder, "betski", NAMES[:seats], setup, device)

    @property
    def screen(self) -> Any:
        """The screen on show."""
        return self.app.router.screen

    @property
    def state(self) -> Any:
        """The match as it stands."""
        return self.session.state

    @property
    def verdict(self) -> Any:
        """The referee's bar."""
        return self.ui.find(cls="VerdictBar")

    def key(self, code: str) -> Any:
        """The key of a card."""
        return self.ui.find(cls="BetskiPad").key_of(card(code))

    def play(self, *touches: str) -> None:
        """Touch cards by their code, and buttons by their words."""
        for touch in touches:
            self.ui.tap(self.key(touch) if "-" in touch else touch)

    def draw(self) -> None:
        """Touch the plus of the draw counter."""
        self.ui.tap(self.ui.find(cls="DrawStepper").children[0])

    def chip(self, text: str) -> None:
        """Touch a chip by its words."""
        self.ui.tap(next(chip for chip in self.ui.find(cls="Chip", every=True) if chip.text == text))

    def bar_icon(self, place: int) -> None:
        """Touch an icon of the bar: 0 the rulebook, 1 the history, 2 the menu."""
        icons = self.ui.find(cls="AppBar").ids.actions.children[::-1]
        self.ui.tap(icons[place])
        self.ui.advance(0.4)

    def row(self, title: str) -> None:
        """Touch a row of the sheet that lies open."""
        self.ui.tap(next(row for row in self.ui.find(cls="ListRow", every=True) if row.title == title))
        self.ui.advance(0.4)
