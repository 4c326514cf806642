"""What the money games show, without a window. Sums are done by hand."""

import pytest

from app.ui.present.in_between import (
    MOON,
    Stake,
    in_between_seats,
    in_between_where,
    posts_view,
    presets,
    rank_keys,
    stake_note,
    stepped,
)
from app.ui.present.money import money_text, settled, signed_text
from app.ui.present.saying import Saying
from app.ui.present.triple_replace import bet_choices, figures, hands, stage_marks, swap_text, swap_view, then_note
from rules.chips import CENTS, CHIPS, Ledger
from rules.in_between import GAME as IN_BETWEEN
from rules.sentences import say
from rules.sentences.en import ENGLISH
from rules.triple_replace import GAME as TRIPLE
from tests.rules.table import NAMES, Table


def words(saying: Saying) -> str:
    return say(ENGLISH, saying.code, saying.facts, NAMES)


@pytest.mark.parametrize(
    ("amount", "unit", "text"), [(17, CHIPS, "17"), (-9, CHIPS, "−9"), (250, CENTS, "2.50"), (-5, CENTS, "−0.05")]
)
def test_an_amount_reads_as_the_table_counts(amount: int, unit: str, text: str) -> None:
    assert money_text(amount, unit) == text


def test_a_gain_has_a_plus_and_nothing_has_none() -> None:
    assert (signed_text(8, CHIPS), signed_text(0, CHIPS), signed_text(-13, CHIPS)) == ("+8", "0", "−13")


def test_one_debtor_pays_three_in_three_payments_and_the_proof_holds() -> None:
    # 20 each; Mira 7, Bo 23, Ines 22, Jonas 28: −13, +3, +2, +8.
    ledger = Ledger((20,) * 4, (7, 23, 22, 28), (0,) * 4)
    found = settled(ledger, CHIPS)
    assert {(each.payer, each.payee, each.amount) for each in found.payments} == {(0, 3, "8"), (0, 1, "3"), (0, 2, "2")}
    assert words(found.proof) == "80 in, 80 out"
    assert found.holds


@pytest.fixture
def posts() -> Table:
    """Four players, ante 1: Bo has a 3 and a jack before him, the pot is 4."""
    return Table(IN_BETWEEN, seats=4).happens("ante; Bo first post 3; Bo second post J")


def test_the_bar_counts_entries_ante_and_all_the_chips(posts: Table) -> None:
    assert words(in_between_where(posts.state, 3)) == "Entry 4. Ante 1, 80 in play"


def test_seats_show_chips_and_who_is_to_bet(posts: Table) -> None:
    seats = in_between_seats(posts.state)
    assert [seat.score for seat in seats] == ["19"] * 4
    assert [words(seat.status) for seat in seats if seat.status] == ["−1", "to bet", "−1", "−1"]
    assert [seat.dealer for seat in seats] == [True, False, False, False]


def test_four_to_ten_win_between_a_three_and_a_jack(posts: Table) -> None:
    view = posts_view(posts.state)
    assert (view.first, view.second, view.pot) == ("3", "J", "4")
    assert view.middle is not None
    assert words(view.middle) == "4 to 10 wins"
    looks = {key.rank.code: (key.look, key.mark) for key in rank_keys(posts.state, Stake(1))}
    assert [code for code, (look, _) in looks.items() if look == "win"] == ["4", "5", "6", "7", "8", "9", "10"]
    assert looks["3"] == looks["J"] == ("post", "×2")
    assert looks["A"] == ("miss", "")


def test_presets_are_minimum_half_and_pot_and_the_moon_says_why_not(posts: Table) -> None:
    found = presets(posts.state)
    assert [preset.amount for preset in found[:3]] == [1, 2, 4]
    assert found[3].key == MOON
    assert found[3].refusal is not None
    assert stepped(posts.state, 17) == 4
    assert stepped(posts.state, 0) == 1


def test_a_bet_is_told_with_all_it_may_bring(posts: Table) -> None:
    line, outcomes = stake_note(posts.state, Stake(2))
    assert words(line) == "Bo bets 2"
    assert words(outcomes) == "Between +2, miss −2, post −4"


@pytest.fixture
def hand() -> Table:
    """Jonas deals; the queens that Bo shows lead."""
    return Table(TRIPLE, seats=4, first=3).happens(
        "hand dealt by Jonas; Mira is dealt Ks & 7d; Bo is dealt Qh & Qc; Ines is dealt 8d & 3s; Jonas is dealt Ad & 9c"
    )


def test_down_cards_stay_face_down_and_up_cards_show(hand: Table) -> None:
    shown = [[card.code for card in each.cards] for each in hands(hand.state)]
    assert shown[:2] == [["", "Ks", "7d"], ["", "Qh", "Qc"]]


def test_the_strip_shows_eight_parts_and_where_the_hand_is(hand: Table) -> None:
    marks = stage_marks(hand.state)
    assert [words(mark.text) for mark in marks] == ["Bet 1", "R1", "B2", "R2", "B3", "R3", "B4", "End"]
    assert [mark.when for mark in marks] == ["now"] + ["later"] * 7


def test_pot_call_and_raises_left_are_told(hand: Table) -> None:
    hand.happens("Bo bets 2; Ines folds; Jonas raises 2")
    # Antes 4, Bo 2, Jonas 4; Mira owes 4; one of three raises is made.
    assert figures(hand.state) == ("10", "4", "2")
    choices = bet_choices(hand.state)
    assert [words(choice.text) for choice in choices] == ["Raise to 5", "Raise to 6", "Fold", "Call 4"]
    assert words(choices[3].detail) == "pot becomes 14"


def test_the_price_of_the_next_replacement_is_told_before_it(hand: Table) -> None:
    note = then_note(hand.state)
    assert note is not None
    assert (words(note[0]), words(note[1])) == ("Then Replace 1", "1 for each card, none to 2")
    hand.happens("Bo checks; Ines checks; Jonas checks; Mira checks")
    view = swap_view(hand.state)
    assert view is not None
    assert (view.downs, view.limit, view.price) == (1, 2, 1)
    assert words(swap_text(hand.state, 2)) == "Replace 2, pay 2"
