"""Ten thousand things that a table may do, legal or overruled: no chip and no card is made or lost by any of them."""

from importlib import import_module
from random import Random

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)

from rules import GAMES
from rules.core.game import Action, Setup
from rules.core.timeline import Entry, Timeline
from tests.rules.chance import legal_action, wild_action

SEEDS = st.integers(0, 2**32)
MATCHES, STEPS = 100, 100  # together ten thousand actions


def machine(key: str) -> type[RuleBasedStateMachine]:
    """A table of this game, by the book but for how many sit there."""
    game = GAMES[key]
    lost_pieces = import_module(f"tests.rules.{key}.conserved").lost_pieces

    class Table(RuleBasedStateMachine):
        @initialize(seats=st.integers(2, 6))
        def sit_down(self, seats: int) -> None:
            self.timeline = Timeline(game, Setup(seats))

        @rule(seed=SEEDS)
        def something_legal(self, seed: int) -> None:
            self.record(legal_action(Random(seed), game, self.timeline.state))

        @rule(seed=SEEDS)
        def anything(self, seed: int) -> None:
            self.record(wild_action(Random(seed), game, self.timeline.state.seats))

        def record(self, action: Action) -> None:
            verdict = self.timeline.judge(action)
            if not verdict.is_impossible:
                self.timeline.record(Entry(action, overruled=None if verdict.is_legal else "the table allows it"))
            if game.standing(self.timeline.state).is_over:
                self.nothing_is_lost()
                self.sit_down_again()

        def sit_down_again(self) -> None:
            self.timeline = Timeline(game, self.timeline.setup)

        @invariant()
        def nothing_is_lost(self) -> None:
            assert lost_pieces(self.timeline.state) == []
            assert self.timeline.state.ledger.proof.holds

    return Table


@pytest.mark.parametrize("key", ["in_between", "triple_replace"])
def test_ten_thousand_random_actions_conserve_the_money(key: str) -> None:
    quiet = [HealthCheck.too_slow, HealthCheck.filter_too_much]
    run_state_machine_as_test(
        machine(key),
        settings=settings(
            max_examples=MATCHES,
            stateful_step_count=STEPS,
            deadline=None,
            derandomize=True,
            suppress_health_check=quiet,
        ),
    )
