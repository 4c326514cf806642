"""ThreeBeTween's points typed, where cards are not what counts or this turn's were not entered."""

from collections.abc import Callable
from functools import partial
from typing import Any

from app.ui.panels.alpha_pad import SumPad
from app.ui.panels.table_side import TableSide
from app.ui.present import threebetween_pad as pads
from app.ui.present.saying import Saying
from rules.threebetween import actions as a
from rules.threebetween import state as s


class TypedPoints:
    """Whose points they are and what was typed of them; `draw` brings the panel up to date, `enter` enters."""

    def __init__(self, table: TableSide, draw: Callable[[], None], enter: Callable[[a.Action], None]) -> None:
        self._table = table
        self._draw = draw
        self._enter = enter
        self._typed = ""
        self._kept: tuple[Any, SumPad] | None = None
        self.seat = 0
        self.is_wanted = False  # at a table that keeps cards

    @property
    def points(self) -> a.Sum | None:
        """What was typed, once it is a number."""
        return pads.typed_sum(self._typed)

    def let_go(self) -> None:
        """Forget what was typed; the next to play is whose points they are."""
        self._typed, self.is_wanted = "", False
        self.seat = self._state.turn

    def step_back(self) -> bool:
        """Take back the figure typed last; false when there is none."""
        has_typed = bool(self._typed)
        self._typed = self._typed[:-1]
        return has_typed

    def begin(self) -> None:
        """Type this turn's points at a table that keeps cards."""
        self.is_wanted, self.seat = True, self._state.turn
        self._draw()

    def action(self, name: str) -> a.Action | None:
        """Banking or passing with these points, once there are any."""
        points = self.points
        if points is None:
            return None
        return (a.BankedPoints if name == "bank" else a.PassedPoints)(self.seat, points)

    def pad(self) -> SumPad:
        """The figures, who may have made the points, and the way back to the cards."""
        state, say = self._state, self._table.say
        seats = pads.playing_seats(state)
        offered = (seats, self.seat, self.is_wanted, state.is_by_cards)
        if self._kept is not None and self._kept[0] == offered:
            self._kept[1].text = self._text()
            return self._kept[1]
        pad = SumPad(self._type, text=self._text())
        self._kept = (offered, pad)
        for seat in seats if len(seats) > 1 else ():
            name = self._table.session.players[seat]
            pad.offer(name, partial(self._choose_seat, seat), seat, seat == self.seat)
        if self.is_wanted:
            pad.offer(say(Saying("table.threebetween.back_to_cards")), self._end)
        elif state.is_by_cards:
            pad.offer(say(Saying("table.threebetween.goes_on")), partial(self._enter, a.NotEntered(state.turn)))
        return pad

    @property
    def _state(self) -> s.State:
        return self._table.session.state

    def _text(self) -> str:
        points = self.points
        if points is None or len(points.parts) < 2:
            return self._typed or "0"
        return self._table.say(Saying("table.threebetween.sum", {"parts": self._typed, "total": points.total}))

    def _type(self, sign: str) -> None:
        self._typed = pads.typed_more(self._typed, sign)
        self._draw()

    def _choose_seat(self, seat: int) -> None:
        self.seat = seat
        self._draw()

    def _end(self) -> None:
        self._typed, self.is_wanted = "", False
        self._draw()
