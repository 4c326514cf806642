"""What a panel may ask of the table it lies on."""

from typing import Protocol

from app.session.match import MatchSession
from app.ui.present.saying import Saying
from app.ui.present.verdict import Banner, VerdictPage
from app.ui.services import Services
from rules.core.game import Action


class TableSide(Protocol):
    """The table screen, as its panels see it."""

    @property
    def session(self) -> MatchSession:
        """The match on the table."""

    @property
    def services(self) -> Services:
        """The library and the words."""

    @property
    def on_pad(self) -> tuple[str, ...]:
        """The kinds of action that have keys of their own on the panel."""

    def say(self, saying: Saying) -> str:
        """The sentence, with the players' names."""

    def has_sentence(self, code: str) -> bool:
        """Whether there is anything to say for a code."""

    def enter(self, action: Action) -> None:
        """Judge and record; an illegal action opens the verdict sheet instead."""

    def undo(self) -> None:
        """Take back the last entry."""

    def redo(self) -> None:
        """Do again what was taken back last."""

    def go(self, name: str, **params: object) -> None:
        """Show another screen; back leads to the table."""

    def deal_again(self) -> None:
        """Begin another match of the same game with the same people."""

    def leave(self) -> None:
        """Go back to where the table was opened from; the match stays as it is."""

    def open_seat(self, seat: int) -> None:
        """Show what this player did and may do."""

    def note(self, banner: Banner) -> None:
        """Put a line into the bar that is no verdict: what is being chosen."""

    def answer(self, banner: Banner, page: VerdictPage | None = None) -> None:
        """Put up the referee's answer to what was just typed, whatever the bar said before; *page* is all of it."""

    def refuse(self, reason: str) -> None:
        """Say why a touch does nothing now."""
