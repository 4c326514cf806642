"""Side pots against pokerkit, which was written by others: any betting sequence leaves the same pots."""

from collections.abc import Mapping
from random import Random

import pytest
from pokerkit import Automation, NoLimitTexasHoldem, State

from rules.chips import side_pots

SEQUENCES = 100  # a seed; twenty seeds make two thousand
AUTOMATIONS = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.CARD_BURNING,
    Automation.HOLE_DEALING,
    Automation.BOARD_DEALING,
)


def act(chance: Random, state: State) -> None:
    """Anything that whoever is to act may do; calling is likelier, so that hands go on."""
    ways = ["call", "call"]
    if state.can_fold():
        ways.append("fold")
    if state.can_complete_bet_or_raise_to():
        ways.append("raise")
    way = chance.choice(ways)
    if way == "fold":
        state.fold()
    elif way == "raise":
        low = state.min_completion_betting_or_raising_to_amount
        state.complete_bet_or_raise_to(chance.randint(low, state.max_completion_betting_or_raising_to_amount))
    else:
        state.check_or_call()


def betting(chance: Random) -> tuple[list[int], State]:
    """The chips that everybody began with, and the table when all betting is done."""
    count = chance.randint(2, 8)
    stacks = [chance.randint(3, 80) for _ in range(count)]
    state = NoLimitTexasHoldem.create_state(AUTOMATIONS, True, 0, (1, 2), 2, tuple(stacks), count)
    while state.actor_index is not None:
        act(chance, state)
    return stacks, state


def by_players(pots: list[tuple[int, tuple[int, ...]]]) -> Mapping[tuple[int, ...], int]:
    """How much lies there for which players; pots for the same players are one."""
    found: dict[tuple[int, ...], int] = {}
    for amount, players in pots:
        found[players] = found.get(players, 0) + amount
    return found


@pytest.mark.parametrize("seed", range(20))
def test_any_betting_sequence_leaves_the_pots_that_pokerkit_finds(seed: int) -> None:
    chance = Random(seed)
    compared = 0
    while compared < SEQUENCES:
        stacks, state = betting(chance)
        if sum(state.statuses) < 2:  # one is left: there is nothing to divide
            continue
        paid = [before - after for before, after in zip(stacks, state.stacks, strict=True)]
        folded = [seat for seat, is_in in enumerate(state.statuses) if not is_in]
        ours = by_players([(pot.amount, pot.seats) for pot in side_pots(paid, folded)])
        theirs = by_players([(pot.amount, tuple(pot.player_indices)) for pot in state.pots])
        assert ours == theirs, (stacks, paid, folded)
        compared += 1
