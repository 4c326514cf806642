"""ThreeBeTween's part of the table: limits, draws and points, one touch a card."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.session.half import read_back, written
from app.ui.panels.alpha_pad import AlphaPad, LimitPad, NumberKeys, SumPad
from app.ui.panels.form import NumberPad
from app.ui.panels.letter_stage import LetterStage
from app.ui.panels.table_side import TableSide
from app.ui.present import threebetween_pad as pads
from app.ui.present.saying import Saying
from app.ui.present.threebetween import (
    Pending,
    chosen_cards,
    figures_view,
    odds_view,
    spot_views,
    step_note,
    uses_sample,
)
from app.ui.present.threebetween_pad import DEAL, DRAW, FULL, LIMITS, NUMBER, PLACE, POINTS, Asked
from app.ui.present.verdict import Banner
from app.ui.sheets.bust import BustSheet
from app.ui.widgets import ListRow, Panel, PrimaryButton, Sheet, SheetHeading, Text
from app.ui.widgets.button import LabelledButton
from rules.decks.alpha import Face, Shown, ways_up
from rules.threebetween import actions as a
from rules.threebetween import state as s

WAITS = {DEAL: "deal_first", LIMITS: "choose_first", NUMBER: "number_first"}


class ThreeBeTweenPanel:
    """Turns touches into limits, draws, plays and points; `table` judges and records."""

    on_pad = (
        "dealt", "replaced", "limits_set", "drew", "placed", "banked", "passed", "busted", "banked_points",
        "passed_points", "not_entered", "learned", "turned_learned",
    )  # fmt: skip

    def __init__(self, table: TableSide) -> None:
        self._table = table
        self._stamp: Any = None
        self._pending = Pending()
        self._later: frozenset[Face] = frozenset()
        self._sides: tuple[Shown, ...] = ()  # ways up of a card that are still to be read off
        self._face: Face | None = None  # chosen to have its number changed
        self._is_reading = False
        self._is_typing = False
        self._typed = ""
        self._sum: tuple[Any, SumPad] | None = None
        self._seat = 0
        self.stage = LetterStage(table, self._touch_spot, self._type_points)
        self.stage.bind(compact=lambda *_: self._draw())
        words = table.say(Saying("table.threebetween.card_points"))
        self._alpha = AlphaPad(self._touch_face, self._read_numbers, words)
        self.pad = LetterPad(self._alpha)
        self._first, self._bank, self._pass = TurnButton(), TurnButton(), TurnButton()
        self.actions = (self._first, self._bank, self._pass)
        for button in self.actions:
            button.bind(on_tap=lambda each: each.act(), on_refused=lambda _b, reason: table.refuse(reason))

    @property
    def _state(self) -> s.State:
        return self._table.session.state

    @property
    def choosing(self) -> Banner | None:
        """What the bar says after an entry without consequences."""
        steps = self._table.session.timeline.steps
        return step_note(self._state, steps[-1]) if steps else None

    def show(self) -> None:
        """Bring every part up to date; what was touched and not entered is forgotten when the table has changed."""
        stamp = _stamp(self._state)
        if stamp != self._stamp:
            self._stamp = stamp
            self._let_go()
        self._draw()

    def step_back(self) -> bool:
        """Let go of what was touched last and not entered; false when there is nothing."""
        if self._pending.picks:
            self._pending = self._pending._replace(picks=self._pending.picks[:-1])
        elif self._typed:
            self._typed = self._typed[:-1]
        elif self._pending != Pending() or self._sides or self._face or self._is_reading or self._is_typing:
            self._let_go()
        else:
            return False
        self._draw()
        return True

    def half_made(self) -> str:
        """The cards that were touched and not entered; what else can be chosen is chosen again in a touch."""
        return written(self._pending.picks)

    def take_up(self, half: str) -> None:
        """Go on with the cards touched before the app ended, as far as they can still be."""
        for face in read_back(Face.from_code, half):
            picks = self._pending.picks
            can_be = face in pads.possible_picks(self._state, picks, self._going())
            if can_be and len(picks) + 1 < pads.wanted(self._state):
                self._change(self._pending._replace(picks=(*picks, face)))

    # --- showing

    def _let_go(self) -> None:
        self._pending = Pending()
        self._sides, self._face = (), None
        self._is_reading = self._is_typing = False
        self._typed = ""
        self._seat = self._state.turn

    def _draw(self) -> None:
        state = self._state
        shown = self._shown()
        mode = pads.mode_of(state)
        is_points = self._is_typing or mode == POINTS
        self.stage.show_cards(spot_views(state, shown), self._stage_note(mode))
        seat = self._seat if is_points else state.turn
        figures = figures_view(state, seat, pads.typed_sum(self._typed), chosen_cards(state, shown))
        is_sample = uses_sample(self._table.session.timeline.steps)
        sample = self._table.say(Saying("table.threebetween.sample")) if is_sample else ""
        self.stage.show_points(figures, odds_view(state), mode in (DRAW, FULL) and not self._is_typing, sample)
        self._draw_pad(is_points)
        self._draw_buttons(mode, is_points)

    def _shown(self) -> Pending:
        """What was touched, and what is proposed where nothing was."""
        pending, mode = self._pending, pads.mode_of(self._state)
        if mode == PLACE and pending.choice is None:
            return pending._replace(choice=pads.best_choice(self._state))
        if mode == LIMITS and pending.way is None:
            return pending._replace(way=next(iter(pads.limit_ways(self._state)), None))
        return pending

    def _stage_note(self, mode: str) -> Saying | None:
        if mode == NUMBER:
            return Saying("table.threebetween.tally")
        if mode != POINTS:
            return None
        if not self._state.is_by_cards:
            return Saying("table.threebetween.totals")
        return Saying("table.threebetween.unseen_cards", {"seat": self._state.turn})

    def _draw_pad(self, is_points: bool) -> None:
        asked = self._asked()
        if asked is not None:
            self.pad.lay(self._number_keys(asked))
        elif is_points:
            self.pad.lay(self._sum_pad())
        elif pads.mode_of(self._state) == LIMITS and self._pending.goes is None and not self._is_reading:
            self.pad.lay(self._limit_pad())
        else:
            self._draw_alpha()

    def _draw_alpha(self) -> None:
        state, picks, goes = self._state, self._pending.picks, self._going()
        caption = pads.pad_caption(state, picks, goes)
        views = pads.key_views(state, picks, goes)
        if self._is_reading:
            caption, views = Saying("table.threebetween.which_face"), pads.number_keys(state)
        self._alpha.show(views)
        self._alpha.numbers.chosen = self._is_reading
        # Where there is little room, keys that only refuse would push the drawn cards out of sight.
        is_crowded = self.stage.compact and pads.mode_of(state) == PLACE and not self._is_reading
        self.pad.lay(None if is_crowded else self._alpha, self._table.say(caption) if caption is not None else "")

    def _limit_pad(self) -> LimitPad:
        state, say = self._state, self._table.say
        pad = LimitPad(question=say(pads.limit_question(state)))
        chosen = self._shown().way
        for view in pads.way_views(state):
            choose = partial(self._change, self._pending._replace(way=view.way))
            pad.offer_way(say(view.text), say(view.detail), view.way == chosen, choose)
        if s.may_replace(state, state.turn):
            pad.swap_text = say(Saying("table.threebetween.swap"))
            for number, card in enumerate(pads.dealt_cards(state, chosen)):
                words = say(Saying("table.threebetween.swap_card", {"card": card.face}))
                pad.offer_swap(words, partial(self._touch_spot, number))
        return pad

    def _change(self, pending: Pending) -> None:
        self._pending = pending
        self._draw()

    # --- buttons

    def _draw_buttons(self, mode: str, is_points: bool) -> None:
        self._draw_first(mode, is_points)
        points = pads.typed_sum(self._typed)
        for button, name in ((self._bank, "bank"), (self._pass, "pass")):
            text = self._table.say(Saying(f"table.threebetween.{name}"))
            action = self._closing(name, points, is_points)
            refusal = self._refusal(mode, action)
            button.show(text, partial(self._enter, action), self._why(refusal))
            button.is_brass = name == "bank" and mode == FULL and not is_points
        if is_points and mode != NUMBER:
            self._pass.is_brass = points is not None

    def _closing(self, name: str, points: a.Sum | None, is_points: bool) -> a.Action | None:
        """Banking or passing, with the points that were typed where cards are not what counts."""
        if not is_points:
            return (a.Banked if name == "bank" else a.Passed)(self._state.turn)
        if points is None:
            return None
        return (a.BankedPoints if name == "bank" else a.PassedPoints)(self._seat, points)

    def _refusal(self, mode: str, action: a.Action | None) -> Saying | None:
        if mode in WAITS and not self._is_typing:
            return Saying(f"table.threebetween.{WAITS[mode]}", {"seat": self._state.turn})
        if action is None:
            return Saying("table.threebetween.type_first")
        return pads.refusal(self._state, action)

    def _draw_first(self, mode: str, is_points: bool) -> None:
        """The first button is what comes next: draw, keep, place; a bust where nothing else is left."""
        say, turn = self._table.say, self._state.turn
        bust = say(Saying("table.threebetween.bust"))
        self._first.is_brass = mode not in (FULL, POINTS) and not is_points
        if is_points:
            action = a.Busted(self._seat)
            self._first.show(bust, partial(self._enter, action), self._why(self._refusal(mode, action)))
        elif mode in (DEAL, DRAW):
            count = pads.wanted(self._state)
            text = say(Saying(f"table.threebetween.{mode}", {"count": count}))
            self._first.show(text, self._open_without_cards)
        elif mode == LIMITS:
            way = self._shown().way
            action = a.Busted(turn) if way is None else a.LimitsSet(turn, way)
            keep = "keep" if s.may_replace(self._state, turn) else "set_limits"
            text = bust if way is None else say(Saying(f"table.threebetween.{keep}"))
            self._first.show(text, partial(self._enter, action))
        elif mode == PLACE:
            action = pads.choice_action(self._state, self._shown().choice or ())
            count = len(getattr(action, "cards", ()))
            text = say(Saying("table.threebetween.place", {"count": count})) if count else bust
            self._first.show(text, partial(self._enter, action))
        else:
            refusal = Saying("table.threebetween.number_first")
            if mode == FULL:
                refusal = Saying("threebetween.no_space", {"seat": turn})
            self._first.show(say(Saying("table.threebetween.no_draw")), None, self._why(refusal))

    def _why(self, refusal: Saying | None) -> str:
        return self._table.say(refusal) if refusal is not None else ""

    def _open_without_cards(self) -> None:
        """Drawn cards are touched on the pad; here is what else may have happened."""
        state, say = self._state, self._table.say
        is_draw = pads.mode_of(state) == DRAW
        facts = {"seat": state.turn}
        sheet = Sheet()
        sheet.add_widget(SheetHeading(text=say(Saying(f"threebetween.ask.{'drew' if is_draw else 'dealt'}", facts))))
        sheet.add_widget(Text(text=say(Saying("table.threebetween.draw_help", {"count": pads.wanted(state)}))))
        panel = Panel()
        actions: list[tuple[str, a.Action]] = [("not_entered", a.NotEntered(state.turn))]
        if is_draw:
            actions.append(("busted", a.Busted(state.turn)))
        if pads.refusal(state, a.Reshuffled()) is None:
            actions.append(("reshuffled", a.Reshuffled()))
        for key, action in actions:
            row = ListRow(title=say(Saying(f"threebetween.ask.{key}", facts)))
            row.bind(on_tap=lambda _row, action=action: (sheet.close(), self._enter(action)))
            panel.add_widget(row)
        if is_draw:
            row = ListRow(title=say(Saying("table.threebetween.type_points")), icon="dialpad")
            row.bind(on_tap=lambda _row: (sheet.close(), self._type_points()))
            panel.add_widget(row)
        sheet.add_widget(panel)
        sheet.open(self.pad)

    # --- entering

    def _enter(self, action: a.Action) -> None:
        """A bust is asked about first, whatever brings it."""
        bust = pads.bust_view(self._state, action)
        if bust is None:
            self._table.enter(action)
            self._spare_pick()
            return
        sheet = BustSheet(bust, self._table.say)
        sheet.bind(on_bust=lambda _sheet: self._table.enter(action), on_close=lambda _sheet: self._spare_pick())
        sheet.open(self.pad)

    def _spare_pick(self) -> None:
        """Cards that were not entered after all: the last one touched is open again."""
        picks = self._pending.picks
        if picks and len(picks) >= pads.wanted(self._state):
            self._change(self._pending._replace(picks=picks[:-1]))

    def _touch_face(self, face: Face) -> None:
        if self._is_reading:
            self._face, self._is_reading = face, False
            self._draw()
            return
        state, picks, goes = self._state, self._pending.picks, self._going()
        if face not in pads.possible_picks(state, picks, goes):
            self._table.refuse(self._table.say(pads.why_no_pick(state, face, goes)))
        elif goes is not None:
            self._enter(a.Replaced(state.turn, goes, face))
        else:
            self._pick(face)

    def _pick(self, face: Face) -> None:
        """One more card from the deck; the last one enters them all."""
        state = self._state
        refusal = pads.why_no_fit(state, face) if pads.mode_of(state) == DRAW else None
        if refusal is not None:
            self._table.note(Banner("none", refusal, (Saying("table.threebetween.drawn_no_fit"),), "minus"))
        self._change(self._pending._replace(picks=(*self._pending.picks, face)))
        if len(self._pending.picks) >= pads.wanted(state):
            self._enter(pads.picks_action(state, self._pending.picks))

    def _touch_spot(self, number: int) -> None:
        """A card on the stage: taken back, chosen to go, or placed and declined by turns."""
        state, pending = self._state, self._pending
        mode = pads.mode_of(state)
        if mode in (DEAL, DRAW):
            self._change(pending._replace(picks=(*pending.picks[:number], *pending.picks[number + 1 :])))
        elif mode == LIMITS and not s.may_replace(state, state.turn):
            self._table.refuse(self._table.say(Saying("table.threebetween.no_swap")))
        elif mode == LIMITS:
            self._change(pending._replace(goes=None if pending.goes == number else number))
        elif mode == PLACE:
            self._turn(number)

    def _turn(self, number: int) -> None:
        turned = pads.turned_choice(self._state, self._shown().choice or (), number)
        if isinstance(turned, Saying):
            self._table.refuse(self._table.say(turned))
        else:
            self._change(self._pending._replace(choice=turned))

    def _going(self) -> Face | None:
        """The limit card that is being swapped."""
        goes = self._pending.goes
        return None if goes is None else pads.dealt_cards(self._state, self._shown().way)[goes].face

    # --- printed numbers

    def _asked(self) -> Asked | None:
        """The card whose number is wanted now."""
        if self._sides:
            side = self._sides[0]
            facts = {"card": side.face, "letter": side.letter}
            return Asked(side.face, side, Saying("table.threebetween.number_turned", facts))
        if self._face is not None:
            return Asked(self._face, None, Saying("table.threebetween.number", {"card": self._face}))
        has_started = self._is_reading or self._is_typing or self._pending.picks
        return None if has_started else pads.asked_number(self._state, self._later)

    def _number_keys(self, asked: Asked) -> NumberKeys:
        say = self._table.say
        letter = asked.side.letter if asked.side is not None else asked.face.letters[0]
        keys = NumberKeys(
            partial(self._learn, asked),
            say(Saying("table.threebetween.more_numbers")),
            partial(self._type_number, asked),
            letter=letter,
            other=asked.face.letters.replace(letter, ""),
            question=say(asked.question),
        )
        if asked.face.is_vowel and asked.side is None:
            keys.offer(say(Saying("table.threebetween.differs")), partial(self._ask_sides, asked.face))
        if self._state.phase != s.TALLY:
            keys.offer(say(Saying("table.threebetween.later")), partial(self._put_off, asked.face))
        return keys

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

    def _type_number(self, asked: Asked) -> None:
        say, typed = self._table.say, {"number": 0}
        sheet = Sheet()
        sheet.add_widget(SheetHeading(text=say(asked.question)))
        sheet.add_widget(NumberPad(lambda number: typed.update(number=number)))
        take = PrimaryButton(text=say(Saying("table.enter")))
        take.bind(on_tap=lambda _b: (sheet.close(), self._learn(asked, typed["number"])))
        sheet.add_widget(take)
        sheet.open(self.pad)

    def _read_numbers(self) -> None:
        self._is_reading = not self._is_reading
        self._draw()

    # --- points typed

    def _sum_pad(self) -> SumPad:
        state, say = self._state, self._table.say
        seats = pads.playing_seats(state)
        offered = (seats, self._seat, self._is_typing, state.is_by_cards)
        if self._sum is not None and self._sum[0] == offered:
            self._sum[1].text = self._typed_text()
            return self._sum[1]
        pad = SumPad(self._type, text=self._typed_text())
        self._sum = (offered, pad)
        for seat in seats if len(seats) > 1 else ():
            name = self._table.session.players[seat]
            pad.offer(name, partial(self._choose_seat, seat), seat, seat == self._seat)
        if self._is_typing:
            pad.offer(say(Saying("table.threebetween.back_to_cards")), self._end_typing)
        elif state.is_by_cards:
            pad.offer(say(Saying("table.threebetween.goes_on")), partial(self._enter, a.NotEntered(state.turn)))
        return pad

    def _typed_text(self) -> str:
        points = pads.typed_sum(self._typed)
        if points is None or len(points.parts) < 2:
            return self._typed or "0"
        return self._table.say(Saying("table.threebetween.sum", {"parts": self._typed, "total": points.total}))

    def _type(self, sign: str) -> None:
        self._typed = pads.typed_more(self._typed, sign)
        self._draw()

    def _choose_seat(self, seat: int) -> None:
        self._seat = seat
        self._draw()

    def _type_points(self) -> None:
        if pads.mode_of(self._state) in (DRAW, FULL) and not self._is_typing:
            self._pending, self._is_typing, self._seat = Pending(), True, self._state.turn
            self._draw()

    def _end_typing(self) -> None:
        self._is_typing, self._typed = False, ""
        self._draw()


class LetterPad(BoxLayout):
    """What is asked, and the keys to answer."""

    caption = StringProperty("")

    def __init__(self, alpha: AlphaPad) -> None:
        super().__init__()
        self._alpha = alpha

    def lay(self, keys: Widget | None, caption: str = "") -> None:
        """Show these keys under a line."""
        self.caption = caption
        body = self.ids.body
        wanted = [] if keys is None else [keys]
        if body.children != wanted:
            body.clear_widgets()
            for each in wanted:
                body.add_widget(each)

    def fit(self, width: float, height: float) -> None:
        """Keys as large as fit."""
        self._alpha.fit(width, height)

    def key_of(self, code: str) -> Widget:
        """The key of a face, by its code."""
        return self._alpha.key_of(Face.from_code(code))


class TurnButton(LabelledButton):
    """What ends a turn, or brings it on; brass when it comes next."""

    is_brass = BooleanProperty(False)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._act: Callable[[], None] | None = None

    def show(self, text: str, act: Callable[[], None] | None, reason: str = "") -> None:
        """Say what a touch does; with a reason it does nothing but say it."""
        self.text, self._act, self.reason = text, act, reason
        self.greyed = bool(reason)

    def act(self) -> None:
        """It was touched."""
        if self._act is not None:
            self._act()


def _stamp(state: s.State) -> tuple[Any, ...]:
    """All that must stay as it is for a half-made entry to make sense; numbers may be read off meanwhile."""
    lying = tuple((spot.stage, spot.dealt, spot.limits, spot.between, spot.drawn, len(spot.banked))
                  for spot in state.spots)  # fmt: skip
    return state.round_number, state.phase, state.level, state.turn, lying


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
