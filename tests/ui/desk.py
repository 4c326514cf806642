"""A phone at the check desk, for tests with real touches."""

from pathlib import Path
from typing import Any

from app.ui.app import FairDealApp
from tests.ui.robot import Robot


class Desk:
    """The app in a robot's hands, at the check desk of a game."""

    def __init__(self, ui: Robot, folder: Path, game: str = "") -> None:
        self.ui = ui
        self.app = ui.start(FairDealApp(data_dir=folder))
        if game:
            self.app.services.library.put_setting("check_game", game)
        self.app.router.switch("check")
        ui.frames(5)

    @property
    def screen(self) -> Any:
        """The screen on show."""
        return self.app.router.screen

    @property
    def board(self) -> Any:
        """The stage and pad of the question that is asked."""
        return self.screen.sheaf.board

    @property
    def kind(self) -> str:
        """The verdict in a word."""
        return str(self.screen.frame.verdict.kind)

    def tap(self, target: Any) -> None:
        """Touch a widget, or the one with this text."""
        self.ui.tap(target)
        self.ui.frames(3)

    def sees(self, text: str) -> bool:
        """Whether this text is on show."""
        return self.ui.sees(text)
