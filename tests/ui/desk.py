"""A phone at the check desk, for tests with real touches."""

from pathlib import Path
from typing import Any

from tests.ui.opening import open_at
from tests.ui.robot import Robot


class Desk:
    """The app in a robot's hands, at the check desk of a game."""

    def __init__(self, ui: Robot, folder: Path, game: str = "", device: Any = None) -> None:
        self.ui = ui
        settings = {"check_game": game} if game else {}
        self.app = open_at(ui, folder, [("home", {}), ("check", {})], device, **settings)

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

    def choose(self, name: str) -> None:
        """Touch a game's tab."""
        self.tap(next(each for each in self.ui.find(cls="GameTab", every=True) if each.text == name))

    def keys(self, codes: str) -> None:
        """Touch these keys of the pad, one after the other."""
        for code in codes.split():
            self.tap(self.key(code))

    def key(self, code: Any) -> Any:
        """A key of the pad, by what is written on it."""
        return self.board.pad.key_of(code)

    @property
    def says(self) -> str:
        """What the verdict bar says."""
        bar = self.screen.frame.verdict
        return f"{bar.line}\n{bar.detail}"

    def rule(self, words: str) -> None:
        """Touch a house rule that is offered."""
        column = self.screen.frame.more
        chip = next(each for each in column.walk() if getattr(each, "text", "").startswith(words))
        self.bring(chip)
        self.tap(chip)

    def bring(self, widget: Any) -> None:
        """Scroll until a part of the answer lies where a finger reaches it."""
        pane = widget.parent
        while type(pane).__name__ != "PaneScroll":
            pane = pane.parent
        pane.scroll_to(widget, animate=False)
        self.ui.frames(3)

    def sees(self, text: str) -> bool:
        """Whether this text is on show."""
        return self.ui.sees(text)
