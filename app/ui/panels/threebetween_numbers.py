"""The numbers printed on ThreeBeTween's cards: asked for one by one, or read off a card that was chosen."""

from collections.abc import Callable
from functools import partial

from kivy.uix.widget import Widget

from app.ui.panels.alpha_pad import NumberKeys
from app.ui.panels.form import NumberPad
from app.ui.panels.table_side import TableSide
from app.ui.present import threebetween_pad as pads
from app.ui.present.saying import Saying
from app.ui.present.threebetween_pad import Asked
from app.ui.widgets import PrimaryButton, Sheet, SheetHeading
from rules.decks.alpha import Face, Shown, ways_up
from rules.threebetween import state as s


class PrintedNumbers:
    """Which number is wanted now, and the keys for it; `draw` brings the panel up to date."""

    def __init__(self, table: TableSide, draw: Callable[[], None]) -> None:
        self._table = table
        self._draw = draw
        self._later: frozenset[Face] = frozenset()
        self._sides: tuple[Shown, ...] = ()  # ways up of a card that are still to be read off
        self._face: Face | None = None  # chosen to have its number changed
        self.is_choosing = False

    @property
    def is_busy(self) -> bool:
        """Whether a card was chosen, or is being chosen."""
        return bool(self._sides or self._face or self.is_choosing)

    def let_go(self) -> None:
        """Forget which card was chosen."""
        self._sides, self._face, self.is_choosing = (), None, False

    def toggle(self) -> None:
        """Let a card be chosen to have its number changed, or no longer."""
        self.is_choosing = not self.is_choosing
        self._draw()

    def choose(self, face: Face) -> None:
        """This card's number is to be changed."""
        self._face, self.is_choosing = face, False
        self._draw()

    def asked(self, has_started: bool) -> Asked | None:
        """The card whose number is wanted now; none is asked for while something else has been *started*."""
        if self._sides:
            side = self._sides[0]
            facts = {"card": side.face, "letter": side.letter}
            return Asked(side.face, side, Saying("table.threebetween.number_turned", facts))
        if self._face is not None:
            return Asked(self._face, None, Saying("table.threebetween.number", {"card": self._face}))
        return None if has_started or self.is_choosing else pads.asked_number(self._state, self._later)

    def keys(self, asked: Asked, near: Widget) -> NumberKeys:
        """The keys to answer with; sheets open over the window of *near*."""
        say = self._table.say
        letter = asked.side.letter if asked.side is not None else asked.face.letters[0]
        keys = NumberKeys(
            partial(self._learn, asked),
            say(Saying("table.threebetween.more_numbers")),
            partial(self._type, asked, near),
            letter=letter,
            other=asked.face.letters.replace(letter, ""),
            question=say(asked.question),
        )
        if asked.face.is_vowel and asked.side is None:
            keys.offer(say(Saying("table.threebetween.differs")), partial(self._ask_sides, asked.face))
        if self._state.phase != s.TALLY:
            keys.offer(say(Saying("table.threebetween.later")), partial(self._put_off, asked.face))
        return keys

    @property
    def _state(self) -> s.State:
        return self._table.session.state

    def _learn(self, asked: Asked, number: int) -> None:
        self._sides, self._face = self._sides[1:], None
        self._table.enter(pads.number_action(asked, number))
        self._draw()

    def _ask_sides(self, face: Face) -> None:
        self._face, self._sides = None, ways_up(face)
        self._draw()

    def _put_off(self, face: Face) -> None:
        """Not now; it is asked for again at the tally, if it counts."""
        self._later |= {face}
        self._sides, self._face = (), None
        self._draw()

    def _type(self, asked: Asked, near: Widget) -> None:
        say, typed = self._table.say, {"number": 0}
        sheet = Sheet()
        sheet.add_widget(SheetHeading(text=say(asked.question)))
        sheet.add_widget(NumberPad(lambda number: typed.update(number=number)))
        take = PrimaryButton(text=say(Saying("table.enter")))
        take.bind(on_tap=lambda _b: (sheet.close(), self._learn(asked, typed["number"])))
        sheet.add_widget(take)
        sheet.open(near)
