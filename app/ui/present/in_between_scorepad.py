"""In Between kept as bets and outcomes only: what can be bet, and what each outcome brings."""

from typing import NamedTuple

from app.ui.present.in_between import Preset, Stake, as_presets, bet_rows
from app.ui.present.money import refusal_of, signed_text
from app.ui.present.saying import Saying
from rules.in_between import GAME
from rules.in_between import actions as a
from rules.in_between.betting import BetLimits, bet_outcomes, limits_for_outcome, turn_outcomes
from rules.in_between.state import State


class OutcomeView(NamedTuple):
    """A button: what came of the turn, what that brings, and why it cannot be."""

    text: Saying
    brings: str
    action: a.Action
    refusal: tuple[Saying, ...] = ()


def score_limits(state: State) -> BetLimits | None:
    """What may have been bet, if anything; an outcome that costs more may take less."""
    found = _limits(state)
    return found if found.are_open else None


def _limits(state: State) -> BetLimits:
    return limits_for_outcome(state, state.turn, a.WON)


def first_stake(state: State) -> Stake:
    """The bet that is proposed: the smallest."""
    return Stake(_limits(state).low)


def score_presets(state: State, stake: Stake) -> tuple[Preset, ...]:
    """Minimum, half the pot and the pot, and the bet that is chosen if it is none of these."""
    rows = bet_rows(state, stake, _limits(state))
    return as_presets(state, rows, stake, lambda each: a.ScoredBet(state.turn, each.amount, a.WON))


def bet_outcome_views(state: State, stake: Stake) -> tuple[OutcomeView, ...]:
    """What the bet that is chosen can have come to."""
    actions = (a.ScoredBet(state.turn, stake.amount, outcome) for outcome in bet_outcomes(state.house))
    return tuple(_outcome(state, action) for action in actions)


def turn_outcome_views(state: State) -> tuple[OutcomeView, ...]:
    """What a turn without a bet can have been; passing has a button of its own."""
    actions = (a.ScoredTurn(state.turn, each) for each in turn_outcomes(state.house) if each != a.PASSED)
    return tuple(_outcome(state, action) for action in actions)


def _outcome(state: State, action: a.ScoredBet | a.ScoredTurn) -> OutcomeView:
    after, _ = GAME.apply(state, action)
    brings = after.ledger.net(action.seat) - state.ledger.net(action.seat)
    text = Saying(f"in_between.choice.outcome.{action.outcome}")
    return OutcomeView(text, signed_text(brings, state.house.unit), action, refusal_of(GAME, state, action))


def score_pass_refusal(state: State) -> tuple[Saying, ...]:
    """Why nothing can be passed now."""
    return refusal_of(GAME, state, a.ScoredTurn(state.turn, a.PASSED))
