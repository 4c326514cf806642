"""A table for tests: what happens is written as a transcript writes it, and the referee's codes are looked at."""

from __future__ import annotations

from collections.abc import Iterable

from rules.core.game import CARDS, Game, Setup, Standing, State
from rules.core.house_rules import Value
from rules.core.timeline import Entry, Step, Timeline
from rules.core.transcript import read_action
from rules.core.verdict import Objection, Verdict

NAMES = ("Mira", "Bo", "Ines", "Jonas", "Lea", "Tom")
TWELVE = (*NAMES, "Ada", "Kai", "Sam", "Eva", "Ole", "Pia")


class Table:
    """A match in the making; several things that happen may be written in one text, a line for each."""

    def __init__(
        self, game: Game, seats: int = 2, first: int = 0, level: str = CARDS, **house_rules: Value
    ) -> None:
        self.game = game
        self.timeline = Timeline(game, Setup(seats, first, level, house_rules, TWELVE[:seats]))

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits there."""
        return self.state.names  # type: ignore[no-any-return]  # every state has them

    @property
    def state(self) -> State:
        """How the table stands."""
        return self.timeline.state

    @property
    def last(self) -> Step:
        """The last entry with its verdict."""
        return self.timeline.steps[-1]

    @property
    def standing(self) -> Standing:
        """How the match stands."""
        return self.game.standing(self.state)

    def happens(self, text: str) -> Table:
        """All of this is legal and recorded."""
        for line in lines_of(text):
            self.timeline.record(Entry(read_action(self.game, self.names, line)))
        return self

    def overrule(self, text: str) -> Table:
        """All of this is illegal, and the table lets it stand."""
        for line in lines_of(text):
            verdict = self.verdict(line)
            assert not verdict.is_legal, line
            assert not verdict.is_impossible, verdict
            self.timeline.record(Entry(read_action(self.game, self.names, line), overruled="so ruled"))
        return self

    def verdict(self, text: str) -> Verdict:
        """What the referee says to this now."""
        return self.timeline.judge(read_action(self.game, self.names, text.strip()))

    def objection(self, text: str) -> Objection:
        """The gravest thing the referee says to this now."""
        gravest = self.verdict(text).gravest
        assert gravest is not None, text
        return gravest

    def codes(self, text: str) -> list[str]:
        """The codes of all the referee says to this now, without the game's name."""
        return [without_game(each.code) for each in self.verdict(text).objections]

    def says(self, text: str) -> str:
        """In one line: how grave the verdict is, and its gravest code."""
        objection = self.verdict(text).gravest
        return "legal" if objection is None else f"{objection.severity.name.lower()} {without_game(objection.code)}"

    def events(self) -> list[str]:
        """The codes of what followed from the last entry."""
        return [event.code.rpartition(".")[2] for event in self.last.events]

    def prompted(self) -> set[str]:
        """The kinds of action that are asked for now."""
        return {prompt.action for prompt in self.game.prompts(self.state)}


def lines_of(text: str) -> Iterable[str]:
    """What happens, one thing after another; ';' parts things as a new line does."""
    return [part.strip() for line in text.splitlines() for part in line.split(";") if part.strip()]


def without_game(code: str) -> str:
    """The code after the game's name."""
    return code.partition(".")[2]
