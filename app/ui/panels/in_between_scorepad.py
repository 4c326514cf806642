"""In Between's scorepad: the bet, and what came of it, in one or two touches."""

from typing import Any

from kivy.metrics import dp

from app.ui.panels.bets import BetChooser
from app.ui.panels.big_buttons import BigButton, ButtonGrid
from app.ui.panels.figures import PotStage
from app.ui.panels.form import FormGrid, column
from app.ui.panels.in_between import ante_button
from app.ui.panels.table_side import TableSide
from app.ui.present.in_between import Stake, pass_text
from app.ui.present.in_between_scorepad import (
    OutcomeView,
    bet_outcome_views,
    first_stake,
    score_limits,
    score_pass_refusal,
    score_presets,
    turn_outcome_views,
)
from app.ui.present.money import money_text
from app.ui.present.saying import Saying
from app.ui.present.verdict import Banner
from app.ui.widgets import Chip, FilledButton, QuietText
from rules.in_between import actions as a
from rules.in_between.state import ANTE, DEAL


class InBetweenScorepad:
    """Turns touches into bets with their outcomes; `table` judges and records."""

    on_pad = ("anted", "scored_bet", "scored_turn")

    def __init__(self, table: TableSide) -> None:
        self._table = table
        self._stake = Stake(0)
        self.stage = PotStage(table, table.say(Saying("table.in_between.pot")))
        self.pad = column()
        self._pass = FilledButton()
        self._pass.bind(on_tap=lambda _b: table.enter(a.ScoredTurn(self._state.turn, a.PASSED)))
        self._pass.bind(on_refused=lambda _b, reason: table.refuse(reason))
        self.actions = (self._pass,)

    @property
    def _state(self) -> Any:
        return self._table.session.state

    @property
    def choosing(self) -> Banner | None:
        """What the bar says while a bet is chosen."""
        state = self._state
        if state.phase != DEAL or score_limits(state) is None:
            return None
        facts = {"seat": state.turn, "amount": money_text(self._stake.amount, state.house.unit)}
        return Banner("none", Saying("table.in_between.bets", facts), (Saying("table.in_between.score.help"),), "coin")

    def show(self) -> None:
        """Bring every part up to date; a new turn begins with the smallest bet."""
        self._stake = first_stake(self._state)
        self._draw()

    def _draw(self) -> None:
        self.pad.clear_widgets()
        if self._state.phase == ANTE:
            self.stage.show()
            self.pad.add_widget(ante_button(self._table))
        else:
            self._draw_turn()
        refusal = score_pass_refusal(self._state)
        self._pass.text = self._table.say(pass_text(self._state))
        self._pass.greyed = bool(refusal)
        self._pass.reason = self._reason(refusal)

    def _draw_turn(self) -> None:
        state, say = self._state, self._table.say
        self.stage.show(say(Saying("table.in_between.score.turn_of", {"seat": state.turn})))
        presets = score_presets(state, self._stake)
        self.pad.add_widget(BetChooser(self._table, presets, score_limits(state), self._stake, self._choose))
        grid = ButtonGrid()
        for view in bet_outcome_views(state, self._stake):
            grid.add_widget(self._outcome(BigButton(text=say(view.text), detail=view.brings), view))
        self.pad.add_widget(grid)
        self.pad.add_widget(QuietText(text=say(Saying("table.in_between.score.without"))))
        chips = FormGrid()
        for view in turn_outcome_views(state):
            words = say(Saying("table.in_between.score.turn", {"outcome": say(view.text), "amount": view.brings}))
            chips.add_widget(self._outcome(Chip(text=words, widest=dp(300)), view))
        self.pad.add_widget(chips)

    def _outcome(self, button: Any, view: OutcomeView) -> Any:
        """The button enters this outcome, or says why it cannot be."""
        button.greyed, button.reason = bool(view.refusal), self._reason(view.refusal)
        button.bind(on_tap=lambda _b: self._table.enter(view.action))
        button.bind(on_refused=lambda _b, reason: self._table.refuse(reason))
        return button

    def _reason(self, refusal: tuple[Saying, ...]) -> str:
        return " ".join(self._table.say(each) for each in refusal if self._table.has_sentence(each.code))

    def _choose(self, stake: Stake) -> None:
        self._stake = stake
        self._draw()
        choosing = self.choosing
        if choosing is not None:
            self._table.note(choosing)
