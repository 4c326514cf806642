"""In Between the Sheets at the check desk: two posts, a bet, a third card, and the pot they are played for."""

from typing import Any

from kivy.metrics import dp
from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.ui.check import DeskSide, Place
from app.ui.check.sheets import ask_amount
from app.ui.panels.bets import PRESETS, BetButton
from app.ui.panels.form import FormGrid
from app.ui.panels.in_between import CallButton, InBetweenPad, PostsStage
from app.ui.pieces import RankCardFace
from app.ui.present.check_in_between import (
    QUESTIONS,
    called,
    laid,
    posts_shown,
    stake_of,
    touched,
    with_minimum,
    with_pot,
)
from app.ui.present.in_between import Preset, Stake, presets, rank_keys
from app.ui.present.saying import Saying
from app.ui.widgets import Chip
from rules.decks.standard import Rank
from rules.in_between import actions as a
from rules.in_between.state import CALL, CHOICE, DEAL, SECOND, State

AWAITED = {DEAL: "first", SECOND: "second"}
POSTS_SHARE = 0.75
CALLS = ((a.LOW, "arrow-down"), (a.HIGH, "arrow-up"))


class TurnBoard:
    """One turn, from the first post to the third card."""

    def __init__(self, side: DeskSide) -> None:
        self._side = side
        self._draft: Any = None
        self._house: Any = {}
        self.stage = DeskPosts(pot_text=side.services.say("table.in_between.pot"))
        self.stage.ids.pot.bind(on_tap=lambda _pot: self._ask_pot())
        self.pad = InBetweenPad(self._touched, None)

    def show(self, draft: Any, house: Any) -> None:
        """Show the posts, what each rank would do, and what can be bet."""
        self._draft, self._house = draft, house
        lain = laid(draft, house)
        stake = stake_of(draft, lain.state)
        self.stage.show(posts_shown(draft, house), self._side.say)
        self.stage.awaited = AWAITED.get(lain.state.phase, "")
        self.stage.third = "" if draft.third is None or lain.is_over else draft.third.code
        self.pad.show(rank_keys(lain.state, stake))
        choice = self.pad.ids.choice
        choice.clear_widgets()
        if lain.state.phase == CALL:
            choice.add_widget(self._calls())
        elif lain.state.phase == CHOICE:
            self._show_bets(lain.state, stake)
        choice.add_widget(self._amounts(lain.state.phase == CHOICE))

    # ---- what can be chosen

    def _calls(self) -> BoxLayout:
        """High or low, for a first ace."""
        row, say = _row(), self._side.say
        for side, icon in CALLS:
            words, detail = (say(Saying(f"table.in_between.{side}{end}")) for end in ("", ".help"))
            button = CallButton(text=words, icon=icon, detail=detail)
            button.bind(on_tap=lambda _button, side=side: self._side.change(called(self._draft, side)))
            row.add_widget(button)
        return row

    def _show_bets(self, state: State, stake: Stake) -> None:
        if stake.guess:
            self.pad.ids.choice.add_widget(self._guesses(stake))
        row = _row()
        for preset in presets(state, stake):
            row.add_widget(self._preset(preset))
        self.pad.ids.choice.add_widget(row)

    def _guesses(self, stake: Stake) -> FormGrid:
        grid = FormGrid()
        for guess in a.GUESSES:
            chip = Chip(text=self._side.say(Saying(f"table.in_between.{guess}")), chosen=guess == stake.guess)
            chip.bind(on_tap=lambda _chip, guess=guess: self._bet(stake._replace(guess=guess)))
            grid.add_widget(chip)
        return grid

    def _preset(self, preset: Preset) -> BetButton:
        """A bet that cannot be made is judged like any other, so it is only dressed otherwise."""
        button = BetButton(
            figure=preset.text,
            words=self._side.say(Saying(PRESETS[preset.key])),
            chosen=preset.chosen,
            greyed=bool(preset.refusal),
        )
        for event in ("on_tap", "on_refused"):
            button.bind(**{event: lambda *_: self._bet(preset.stake)})
        return button

    def _amounts(self, may_bet: bool) -> FormGrid:
        """Pot, minimum, and any other bet: each is typed when touched."""
        grid, say = FormGrid(), self._side.say
        rows = [("pot", self._ask_pot, self._draft.pot), ("minimum", self._ask_minimum, self._draft.minimum)]
        rows += [("bet", self._ask_bet, 0)] if may_bet else []
        for key, ask, amount in rows:
            chip = Chip(text=say(Saying(f"check.in_between.{key}", {"amount": amount})), outlined=True)
            chip.bind(on_tap=lambda _chip, ask=ask: ask())
            grid.add_widget(chip)
        return grid

    # ---- touches

    def _touched(self, rank: Rank) -> None:
        if laid(self._draft, self._house).state.phase == CALL:
            self._side.refuse(self._side.say(Saying("table.in_between.call_first")))
            return
        self._side.change(touched(self._draft, self._house, rank))

    def _bet(self, stake: Stake) -> None:
        self._side.change(self._draft._replace(stake=stake))

    def _ask_pot(self) -> None:
        self._ask("pot", lambda amount: self._side.change(with_pot(self._draft, amount)))

    def _ask_minimum(self) -> None:
        self._ask("minimum", lambda amount: self._side.change(with_minimum(self._draft, amount)))

    def _ask_bet(self) -> None:
        self._ask("bet", self._bet_amount)

    def _bet_amount(self, amount: int) -> None:
        """Any amount is judged, also one that no table would take."""
        stake = stake_of(self._draft, laid(self._draft, self._house).state)
        self._bet(Stake(amount, guess=stake.guess))

    def _ask(self, key: str, take: Any) -> None:
        say = self._side.say
        ask_amount(self.pad, say(Saying(f"check.in_between.ask.{key}")), say(Saying("check.take")), take)


class DeskPosts(PostsStage):
    """The posts as at the table, and the third card between them."""

    third = StringProperty("")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._face = RankCardFace(opacity=0)
        self.ids.cards.add_widget(self._face)
        self.ids.cards.bind(pos=lambda *_: self._lay_third())
        self.bind(third=lambda *_: self._lay_third(), card_width=lambda *_: self._lay_third())

    def fit(self, compact: bool, room: float) -> None:
        """The pot has a quarter of the row."""
        super().fit(compact, room * POSTS_SHARE)

    def _lay_third(self) -> None:
        face, cards = self._face, self.ids.cards
        face.opacity, face.card_width = (1 if self.third else 0), self.card_width
        face.pos = cards.x + self.card_width + dp(10), cards.y
        if self.third:
            face.rank = self.third


def _row() -> BoxLayout:
    row = BoxLayout(size_hint_y=None, spacing=dp(8))
    row.bind(minimum_height=row.setter("height"))
    return row


PLACES = tuple(map(Place, QUESTIONS, (TurnBoard,)))
