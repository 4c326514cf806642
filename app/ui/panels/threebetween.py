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
from app.ui.panels.alpha_pad import AlphaPad, LimitPad
from app.ui.panels.letter_stage import LetterStage
from app.ui.panels.table_side import TableSide
from app.ui.panels.threebetween_numbers import PrintedNumbers
from app.ui.panels.threebetween_points import TypedPoints
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
from app.ui.present.threebetween_pad import DEAL, DRAW, FULL, LIMITS, NUMBER, PLACE, POINTS
from app.ui.present.verdict import Banner
from app.ui.sheets.bust import BustSheet
from app.ui.widgets import ListRow, Panel, Sheet, SheetHeading, Text
from app.ui.widgets.button import LabelledButton
from rules.decks.alpha import Face
from rules.threebetween import actions as a
from rules.threebetween import state as s

WAITS = {DEAL: "deal_first", LIMITS: "choose_first", NUMBER: "number_first"}
CLOSING = {"bank": a.Banked, "pass": a.Passed}


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
        self._numbers = PrintedNumbers(table, self._draw)
        self._typed = TypedPoints(table, self._draw, self._enter)
        self.stage = LetterStage(table, self._touch_spot, self._type_points)
        self.stage.bind(compact=lambda *_: self._draw())
        words = table.say(Saying("table.threebetween.card_points"))
        self._alpha = AlphaPad(self._touch_face, self._numbers.toggle, words)
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
        elif self._typed.step_back():
            pass
        elif self._pending != Pending() or self._numbers.is_busy or self._typed.is_wanted:
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
        self._numbers.let_go()
        self._typed.let_go()

    def _draw(self) -> None:
        state = self._state
        shown = self._shown()
        mode = pads.mode_of(state)
        is_points = self._typed.is_wanted or mode == POINTS
        self.stage.show_cards(spot_views(state, shown), self._stage_note(mode))
        seat = self._typed.seat if is_points else state.turn
        figures = figures_view(state, seat, self._typed.points, chosen_cards(state, shown))
        is_sample = uses_sample(self._table.session.timeline.steps)
        sample = self._table.say(Saying("table.threebetween.sample")) if is_sample else ""
        self.stage.show_points(figures, odds_view(state), mode in (DRAW, FULL) and not self._typed.is_wanted, sample)
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
        asked = self._numbers.asked(has_started=bool(self._typed.is_wanted or self._pending.picks))
        is_set = pads.mode_of(self._state) == LIMITS and self._pending.goes is None
        if asked is not None:
            self.pad.lay(self._numbers.keys(asked, self.pad))
        elif is_points:
            self.pad.lay(self._typed.pad())
        elif is_set and not self._numbers.is_choosing:
            self.pad.lay(self._limit_pad())
        else:
            self._draw_alpha()

    def _draw_alpha(self) -> None:
        state, picks, goes = self._state, self._pending.picks, self._going()
        caption = pads.pad_caption(state, picks, goes)
        views = pads.key_views(state, picks, goes)
        if self._numbers.is_choosing:
            caption, views = Saying("table.threebetween.which_face"), pads.number_keys(state)
        self._alpha.show(views)
        self._alpha.numbers.chosen = self._numbers.is_choosing
        # Where there is little room, keys that only refuse would push the drawn cards out of sight.
        is_crowded = self.stage.compact and pads.mode_of(state) == PLACE and not self._numbers.is_choosing
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
        for button, name in ((self._bank, "bank"), (self._pass, "pass")):
            text = self._table.say(Saying(f"table.threebetween.{name}"))
            action = self._typed.action(name) if is_points else CLOSING[name](self._state.turn)
            refusal = self._refusal(mode, action)
            button.show(text, partial(self._enter, action), self._why(refusal))
            button.is_brass = name == "bank" and mode == FULL and not is_points
        if is_points and mode != NUMBER:
            self._pass.is_brass = self._typed.points is not None

    def _refusal(self, mode: str, action: a.Action | None) -> Saying | None:
        if mode in WAITS and not self._typed.is_wanted:
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
            action = a.Busted(self._typed.seat)
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

    def _type_points(self) -> None:
        if pads.mode_of(self._state) in (DRAW, FULL) and not self._typed.is_wanted:
            self._pending = Pending()
            self._typed.begin()

    def _touch_face(self, face: Face) -> None:
        if self._numbers.is_choosing:
            self._numbers.choose(face)
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
