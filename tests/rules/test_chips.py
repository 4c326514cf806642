"""Whole chips: nothing is made or lost, debts are promises, and the fewest payments settle it."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.chips import (
    CENTS,
    CHIPS,
    POT,
    Debt,
    Ledger,
    SidePot,
    Transfer,
    even_shares,
    opened,
    scale_of,
    settlement,
    shown,
    side_pots,
)

SEATS = 4


# --- buying, paying, taking

def test_everybody_buys_in_for_the_same() -> None:
    ledger = opened(3, 20)
    assert (ledger.bought, ledger.stacks, ledger.pot, ledger.nets) == ((20, 20, 20), (20, 20, 20), 0, (0, 0, 0))


def test_buying_more_does_not_make_one_richer() -> None:
    ledger = opened(2, 20).buying(0, 15)
    assert (ledger.bought, ledger.stacks, ledger.nets) == ((35, 20), (35, 20), (0, 0))


def test_what_is_paid_lies_in_the_pot_and_what_is_taken_comes_from_it() -> None:
    ledger = opened(2, 20).paying(0, 7).paying(1, 3).taking(1, 6)
    assert (ledger.stacks, ledger.pot, ledger.nets) == ((13, 23), 4, (-7, 3))


def test_nobody_takes_more_than_the_pot() -> None:
    assert opened(2, 20).paying(0, 7).taking(1, 100).stacks == (13, 27)


def test_chips_go_from_one_stack_to_another_at_most_what_is_there() -> None:
    assert opened(2, 20).giving(0, 1, 5).stacks == (15, 25)
    assert opened(2, 20).giving(0, 1, 50).stacks == (0, 40)


def test_what_is_taken_home_still_counts() -> None:
    ledger = opened(2, 20).paying(0, 5).taking(1, 5).cashing_out(1)
    assert (ledger.stacks, ledger.cashed, ledger.nets) == ((15, 0), (0, 25), (-5, 5))
    assert ledger.buying(1, 20).nets == (-5, 5)


def test_the_proof_names_all_sums() -> None:
    ledger = opened(2, 20).paying(0, 25).cashing_out(1)
    assert (ledger.proof, ledger.proof.there) == ((40, 0, 20, 20, 5), 40)
    assert ledger.proof.holds


def test_the_proof_fails_when_a_chip_is_missing() -> None:
    assert not opened(2, 20)._replace(stacks=(20, 19)).proof.holds


# --- debts

def test_what_cannot_be_paid_is_owed_to_the_pot() -> None:
    ledger = opened(2, 20).paying(0, 30)
    assert (ledger.stacks, ledger.pot, ledger.debts) == ((0, 20), 20, (Debt(0, POT, 10),))
    assert (ledger.pot_total, ledger.owed_by(0), ledger.worth(0), ledger.net(0)) == (30, 10, -10, -30)


def test_or_it_is_forgiven() -> None:
    ledger = opened(2, 20).paying(0, 30, forgives=True)
    assert (ledger.stacks, ledger.pot, ledger.debts) == ((0, 20), 20, ())


def test_debts_of_one_to_the_same_are_one_debt() -> None:
    assert opened(2, 20).paying(0, 30).paying(0, 5).debts == (Debt(0, POT, 15),)


def test_a_buy_in_pays_debts_first() -> None:
    ledger = opened(2, 20).paying(0, 30).buying(0, 25)
    assert (ledger.stacks, ledger.pot, ledger.debts) == ((15, 20), 30, ())


def test_a_small_buy_in_pays_a_part() -> None:
    ledger = opened(2, 20).paying(0, 30).buying(0, 4)
    assert (ledger.stacks[0], ledger.pot, ledger.debts) == (0, 24, (Debt(0, POT, 6),))


def test_a_win_pays_debts_first() -> None:
    ledger = opened(2, 20).paying(0, 30).taking(0, 15)
    assert (ledger.stacks[0], ledger.pot_total, ledger.debts) == (5, 15, ())


def test_the_winner_takes_chips_first_and_then_the_promises() -> None:
    ledger = opened(2, 20).paying(0, 30).taking(1, 24)
    assert (ledger.stacks, ledger.pot) == ((0, 40), 0)
    assert ledger.debts == (Debt(0, POT, 6), Debt(0, 1, 4))
    assert (ledger.owed_to(1), ledger.net(1), ledger.pot_total) == (4, 24, 6)


def test_who_takes_over_the_own_debt_owes_it_no_more() -> None:
    ledger = opened(2, 20).paying(0, 30).taking(0, 30)
    assert (ledger.stacks, ledger.pot_total, ledger.debts) == ((20, 20), 0, ())


def test_mutual_debts_are_set_off() -> None:
    ledger = Ledger((5, 5), (0, 0), (5, 5), 0, (Debt(0, 1, 4), Debt(1, POT, 6))).taking(0, 6)
    assert ledger.debts == (Debt(1, 0, 2),)


def test_chips_go_on_from_a_creditor_who_owes_too() -> None:
    ledger = Ledger((9, 9, 9), (0, 0, 9), (9, 9, 0), 0, (Debt(0, 1, 4), Debt(1, 2, 3))).giving(2, 0, 5)
    assert (ledger.stacks, ledger.debts) == ((1, 1, 7), ())


# --- sharing

@pytest.mark.parametrize(
    ("amount", "parts", "chip", "shares"),
    [
        (17, 4, 1, (5, 4, 4, 4)),
        (18, 4, 1, (5, 5, 4, 4)),
        (0, 3, 1, (0, 0, 0)),
        (2, 3, 1, (1, 1, 0)),
        (175, 3, 25, (75, 50, 50)),
        (30, 2, 25, (30, 0)),
    ],
)
def test_odd_chips_go_one_each_from_the_first_on(
    amount: int, parts: int, chip: int, shares: tuple[int, ...]
) -> None:
    assert even_shares(amount, parts, chip) == shares


def test_the_last_pot_is_shared_evenly() -> None:
    ledger = opened(4, 20).paying(0, 17).sharing_pot([1, 2, 3, 0])
    assert (ledger.stacks, ledger.pot) == ((7, 25, 24, 24), 0)


def test_a_debt_to_the_pot_comes_off_the_debtors_share() -> None:
    ledger = opened(2, 20).paying(0, 24).paying(1, 6).sharing_pot([1, 0])
    # 30 to share: 15 each, of which seat 0 owes 4.
    assert (ledger.stacks, ledger.pot, ledger.debts) == ((11, 29), 0, ())


def test_what_a_debtor_owes_beyond_the_share_is_owed_to_the_others() -> None:
    ledger = opened(2, 20).paying(0, 60).sharing_pot([1, 0])
    assert (ledger.stacks, ledger.pot, ledger.debts) == ((0, 40), 0, (Debt(0, 1, 10),))
    assert ledger.nets == (-30, 30)


def test_the_debt_of_somebody_without_a_share_goes_to_those_who_share() -> None:
    ledger = opened(3, 20).paying(0, 40).sharing_pot([1, 2])
    assert ledger.nets == (-40, 20, 20)
    assert ledger.pot_total == 0


# --- side pots

@pytest.mark.parametrize(
    ("paid", "folded", "pots"),
    [
        ((10, 10, 10), (), [(30, (0, 1, 2))]),
        ((5, 10, 10), (), [(15, (0, 1, 2)), (10, (1, 2))]),
        ((5, 10, 20), (), [(15, (0, 1, 2)), (10, (1, 2)), (10, (2,))]),
        ((5, 10, 10), (1,), [(15, (0, 2)), (10, (2,))]),
        ((10, 20, 10), (1,), [(40, (0, 2))]),
        ((0, 5, 5), (), [(10, (1, 2))]),
        ((0, 0), (), []),
    ],
)
def test_each_side_pot_is_for_those_who_paid_for_all_of_it(
    paid: tuple[int, ...], folded: tuple[int, ...], pots: list[tuple[int, tuple[int, ...]]]
) -> None:
    assert side_pots(paid, folded) == tuple(SidePot(*pot) for pot in pots)


@given(st.lists(st.integers(0, 20), min_size=2, max_size=6), st.sets(st.integers(0, 5)))
def test_side_pots_hold_all_that_was_paid(paid: list[int], folded: set[int]) -> None:
    if any(amount for seat, amount in enumerate(paid) if seat not in folded):
        assert sum(pot.amount for pot in side_pots(paid, folded)) == sum(paid)


# --- settlement

def test_two_are_settled_by_one_payment() -> None:
    assert settlement((-5, 5)) == (Transfer(0, 1, 5),)


def test_nothing_is_to_be_paid_when_all_are_even() -> None:
    assert settlement((0, 0, 0)) == ()


def test_two_pairs_that_match_take_two_payments_not_three() -> None:
    # The deepest debtor would not match the highest creditor: -7 with 7, -4 with 4, and -3, -2 with 5.
    assert settlement((-7, 4, -4, 7, -3, -2, 5)) == (
        Transfer(0, 3, 7),
        Transfer(2, 1, 4),
        Transfer(4, 6, 3),
        Transfer(5, 6, 2),
    )


def test_paying_the_highest_creditor_first_would_take_one_payment_more() -> None:
    # That way: 6 to 4 leaves -2 -4 +3 +3, which takes three more. But -4 with 4 and -6 with 3 and 3 is three in all.
    assert len(settlement((-6, -4, 4, 3, 3))) == 3


def test_a_pot_must_be_shared_before_it_can_be_settled() -> None:
    with pytest.raises(ValueError, match="add up to -1"):
        settlement((-1, 0))


def test_twelve_at_a_table_are_settled_too() -> None:
    nets = (-11, -9, -7, -5, -3, -1, 1, 3, 5, 7, 9, 11)
    assert len(settlement(nets)) == 6


def test_whoever_is_up_the_most_leads_and_nobody_before_anybody_is_up() -> None:
    ledger = opened(3, 20)
    assert ledger.leaders == ()
    assert ledger.giving(0, 1, 5).leaders == (1,)
    assert ledger.giving(0, 1, 5).giving(0, 2, 5).leaders == (1, 2)


def test_a_hundred_cents_are_one_of_the_currency() -> None:
    assert (scale_of(CHIPS), scale_of(CENTS)) == (1, 100)


def _fewest_by_search(nets: tuple[int, ...]) -> int:
    """Every way to split the seats into groups that add up to nothing, the slow way."""
    if not any(nets):
        return 0
    first = next(seat for seat, net in enumerate(nets) if net)
    best = len(nets)
    for other in range(first + 1, len(nets)):
        if nets[other] * nets[first] < 0:
            moved = list(nets)
            moved[other] += nets[first]
            moved[first] = 0
            best = min(best, 1 + _fewest_by_search(tuple(moved)))
    return best


@given(st.lists(st.integers(-6, 6), min_size=1, max_size=5))
def test_no_search_finds_fewer_payments(some: list[int]) -> None:
    nets = (*some, -sum(some))
    payments = settlement(nets)
    left = list(nets)
    for payer, payee, amount in payments:
        assert amount > 0
        left[payer] += amount
        left[payee] -= amount
    assert not any(left)
    assert len(payments) == _fewest_by_search(nets)


# --- whatever happens

_STEPS = st.one_of(
    st.tuples(st.just("buying"), st.integers(0, SEATS - 1), st.integers(1, 30)),
    st.tuples(st.just("paying"), st.integers(0, SEATS - 1), st.integers(0, 40)),
    st.tuples(st.just("taking"), st.integers(0, SEATS - 1), st.integers(0, 60)),
    st.tuples(st.just("cashing_out"), st.integers(0, SEATS - 1)),
    st.tuples(st.just("giving"), st.integers(0, SEATS - 1), st.integers(0, SEATS - 1), st.integers(0, 30)),
    st.tuples(st.just("sharing_pot"), st.permutations(range(SEATS)).map(lambda seats: seats[:3])),
)


@given(st.lists(_STEPS, max_size=30))
def test_no_chip_is_ever_made_or_lost(steps: list[tuple[str, int]]) -> None:
    ledger = opened(SEATS, 20)
    for name, *arguments in steps:
        before = ledger
        ledger = getattr(ledger, name)(*arguments)
        assert ledger.proof.holds
        assert sum(ledger.nets) + ledger.pot_total == 0
        assert min(*ledger.stacks, *ledger.cashed, ledger.pot) >= 0
        assert all(debt.amount > 0 and debt.debtor != debt.creditor for debt in ledger.debts)
        assert len({debt[:2] for debt in ledger.debts}) == len(ledger.debts)
        # Whoever owes holds no chips.
        assert all(ledger.stacks[debt.debtor] == 0 for debt in ledger.debts)
        if name == "taking":
            assert before.pot_total - ledger.pot_total == min(arguments[1], before.pot_total)
            assert ledger.net(arguments[0]) - before.net(arguments[0]) == min(arguments[1], before.pot_total)
        if name == "buying":
            assert ledger.nets == before.nets


# --- how amounts are read

@pytest.mark.parametrize(("amount", "label"), [(125, "1.25"), (5, "0.05"), (-250, "−2.50"), (0, "0.00")])
def test_cents_are_read_with_two_decimals(amount: int, label: str) -> None:
    value = shown(amount, CENTS)
    assert (value, value.label) == (amount, label)  # type: ignore[attr-defined]


def test_chips_are_read_as_they_are() -> None:
    assert not hasattr(shown(125, CHIPS), "label")


def test_every_unit_keeps_the_amount() -> None:
    for unit, amount in product((CHIPS, CENTS), (0, 7)):
        assert shown(amount, unit) == amount
