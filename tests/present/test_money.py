"""What the money games show, without a window. Sums are done by hand."""

import pytest

from app.ui.present.in_between import (
    MOON,
    Stake,
    card_action,
    in_between_seats,
    in_between_where,
    limits,
    nearest_bet,
    opening_stake,
    pass_refusal,
    pass_text,
    posts_view,
    presets,
    rank_keys,
    stake_note,
)
from app.ui.present.money import chips_view, iou, money_text, settled, signed_text
from app.ui.present.saying import Saying
from app.ui.present.triple_replace import (
    bet_choices,
    chance_lines,
    figures,
    hands,
    stage_marks,
    swap_action,
    swap_text,
    swap_view,
    then_note,
    triple_seats,
    triple_where,
)
from rules.chips import CENTS, CHIPS, Ledger
from rules.core.house_rules import Value
from rules.decks.standard import Card
from rules.in_between import GAME as IN_BETWEEN
from rules.sentences import say
from rules.sentences.en import ENGLISH
from rules.triple_replace import GAME as TRIPLE
from rules.triple_replace.actions import Replaced, ReplacedBoth, ReplacedUp, StoodPat
from tests.rules.in_between.tables import forty
from tests.rules.in_between.tables import posts as posts_for
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


def test_the_proof_is_there_while_the_match_is_on() -> None:
    # 10 each and an ante of 1. Bo bets 4 and hits the post: 8 into the pot of 4.
    table = Table(IN_BETWEEN, seats=4, buy_in=10)
    table.happens("ante; Bo first post 4; Bo second post 9; Bo bets 4, third card 9; Mira gives Jonas 2")
    view = chips_view(table.state.ledger, CHIPS)
    assert [stack.chips for stack in view.stacks] == ["7", "1", "9", "11"]
    assert (view.pot, words(view.proof), view.holds) == ("12", "40 put in: 28 in stacks, 12 in the pot", True)
    table.happens("Ines leaves")
    view = chips_view(table.state.ledger, CHIPS)
    assert words(view.proof) == "40 put in: 19 in stacks, 12 in the pot, 9 taken home"
    assert [words(stack.detail) for stack in view.stacks][1:3] == ["10 put in", "10 put in, 9 taken home"]


def test_debts_are_told_beside_the_pot_and_with_the_chips() -> None:
    # 5 each and an ante of 1. Bo bets 4 and hits the post: 4 of the 8 are owed. Then Ines takes the pot of 12.
    table = Table(IN_BETWEEN, seats=4, buy_in=5)
    table.happens("ante; Bo first post 4; Bo second post 9; Bo bets 4, third card 9")
    assert told_iou(table) == "IOU Bo 4"
    assert [words(debt) for debt in chips_view(table.state.ledger, CHIPS).debts] == ["Bo owes the pot 4."]
    # Ines hits a post with 3: two of the six are owed.
    table.happens("Ines first post 3; Ines second post J; Ines bets 3, third card J")
    assert told_iou(table) == "IOUs 6"
    table.happens("Jonas first post 2; Jonas second post K; Jonas bets 18, third card 7")
    assert told_iou(table) == ""
    debts = [words(debt) for debt in chips_view(table.state.ledger, CHIPS).debts]
    assert debts == ["Bo owes Jonas 4.", "Ines owes Jonas 2."]


def told_iou(table: Table) -> str:
    said = iou(table.state.ledger, CHIPS)
    return "" if said is None else words(said)


@pytest.fixture
def posts() -> Table:
    """Four players, ante 1: Bo has a 3 and a jack before him, the pot is 4."""
    return Table(IN_BETWEEN, seats=4).happens("ante; Bo first post 3; Bo second post J")


def test_the_bar_counts_entries_ante_and_all_the_chips(posts: Table) -> None:
    assert words(in_between_where(posts.state, 3)) == "Entry 4. Ante 1, 80 in play"


def test_the_bar_says_when_this_table_shows_chances() -> None:
    table = Table(IN_BETWEEN, seats=4, odds=True)
    assert words(in_between_where(table.state, 0)) == "Entry 1, chances on. Ante 1"
    assert words(triple_where(Table(TRIPLE, odds=True).state)) == "Hand 1, chances on"


@pytest.mark.parametrize(
    ("sizes", "text"),
    [
        ("low_or_high", "Hand 1. Bets 1 or 2, ante 1"),
        ("low_then_high", "Hand 1. Bets 1 then 2, ante 1"),
        ("spread", "Hand 1. Bets 1 to 2, ante 1"),
        ("pot_limit", "Hand 1. Pot limit from 1, ante 1"),
        ("free", "Hand 1. Any bet from 1, ante 1"),
    ],
)
def test_the_bar_tells_what_may_be_bet_at_this_table(sizes: str, text: str) -> None:
    assert words(triple_where(Table(TRIPLE, bet_sizes=sizes).state)) == text


def test_seats_show_chips_and_who_is_to_bet(posts: Table) -> None:
    seats = in_between_seats(posts.state)
    assert [seat.score for seat in seats] == ["19"] * 4
    assert [words(seat.status) for seat in seats if seat.status] == ["−1", "to bet", "−1", "−1"]
    assert [seat.dealer for seat in seats] == [True, False, False, False]


def test_four_to_ten_win_between_a_three_and_a_jack(posts: Table) -> None:
    view = posts_view(posts.state, Stake(1))
    assert (view.first, view.second, view.pot) == ("3", "J", "4")
    assert view.middle is not None
    assert words(view.middle) == "4 to 10 wins"
    looks = {key.rank.code: (key.look, key.mark) for key in rank_keys(posts.state, Stake(1))}
    assert [code for code, (look, _) in looks.items() if look == "win"] == ["4", "5", "6", "7", "8", "9", "10"]
    assert looks["3"] == looks["J"] == ("post", "×2")
    assert looks["A"] == ("miss", "")


def test_presets_are_minimum_half_and_pot_and_the_moon_says_why_not(posts: Table) -> None:
    found = presets(posts.state, Stake(1))
    assert [(preset.key, preset.text, preset.chosen) for preset in found] == [
        ("min", "1", True), ("half", "2", False), ("pot", "4", False), ("moon", "", False),
    ]  # fmt: skip
    assert [bool(preset.refusal) for preset in found] == [False, False, False, True]
    assert nearest_bet(limits(posts.state), 17) == 4
    assert nearest_bet(limits(posts.state), 0) == 1


def test_another_bet_than_the_presets_gets_a_button_of_its_own(posts: Table) -> None:
    found = presets(posts.state, Stake(3))
    assert [(preset.key, preset.text, preset.chosen) for preset in found[:3]] == [
        ("min", "1", False), ("bet", "3", True), ("half", "2", False),
    ]  # fmt: skip


def on(first: str, second: str, **rules: Value) -> Table:
    """Bo has these posts before him, and 40 in the pot; the minimum is 5."""
    return forty(**rules).happens(posts_for(first, second))


def refused(table: Table) -> dict[str, list[str]]:
    """What each greyed preset answers."""
    found = presets(table.state, opening_stake(table.state))
    return {each.key: [words(line) for line in each.refusal] for each in found if each.refusal and each.key != MOON}


def test_a_preset_above_half_the_pot_is_greyed_in_the_first_round_and_tells_the_limit() -> None:
    assert refused(on("4", "9", first_round="half_pot")) == {
        "pot": ["40 is too much before everybody has had a turn.", "Any bet from 5 to 20."]
    }


def test_a_preset_that_is_not_covered_is_greyed_and_tells_what_is() -> None:
    # 30 less two antes are 20; the post would cost twice the bet.
    assert refused(on("4", "9", buy_in=30, covering="capped")) == {
        "half": ["Bo holds 20 and could not cover a bet of 20.", "Any bet from 5 to 10."],
        "pot": ["Bo holds 20 and could not cover a bet of 40.", "Any bet from 5 to 10."],
    }


def test_where_no_bet_is_covered_everything_answers_with_that() -> None:
    table = on("4", "9", buy_in=18, covering="capped")  # 8 left, too few for twice 5
    stake = opening_stake(table.state)
    said = [words(line) for line in stake_note(table.state, stake)]
    assert said == ["Bo holds 8, too little to cover any bet at this table.", "Pass, or buy chips."]
    assert refused(table) == {"min": said, "half": said, "pot": said}
    answers = IN_BETWEEN.objections(table.state, card_action(table.state, stake, Card.from_code("6")))
    assert "in_between.cannot_cover" in [each.code for each in answers]


def test_a_bet_is_told_with_all_it_may_bring(posts: Table) -> None:
    line, outcomes = stake_note(posts.state, Stake(2))
    assert words(line) == "Bo bets 2"
    assert words(outcomes) == "Between +2, miss −2, post −4"


@pytest.mark.parametrize(
    ("first", "second", "rules", "stake", "text"),
    [
        ("A-low", "9", {}, Stake(10), "Between +10, miss −10, post −20"),
        ("A-low", "9", {"post": "ace_fourfold"}, Stake(10), "Between +10, miss −10, post −20, an ace −40"),
        ("4", "9", {"post": "ace_fourfold"}, Stake(10), "Between +10, miss −10, post −20"),
        ("4", "9", {"post": "single"}, Stake(10), "Between +10, miss −10, post −10"),
        ("A-low", "A", {}, Stake(10), "Between +10, a third ace −30"),
        ("7", "7", {"pair": "guess"}, Stake(10, guess="higher"), "Higher +10, lower −10, the same rank −30"),
        ("7", "7", {"pair": "guess"}, Stake(10, guess="lower"), "Lower +10, higher −10, the same rank −30"),
        ("7", "9", {}, Stake(5, is_moon=True), "Between +40, miss −5, post −10"),
        ("4", "9", {"buy_in": 30, "covering": "forgiven"}, Stake(15), "Between +15, miss −15, post −20"),
    ],
)
def test_every_outcome_of_the_posts_is_told_with_its_price(
    first: str, second: str, rules: dict[str, Value], stake: Stake, text: str
) -> None:
    assert words(stake_note(on(first, second, **rules).state, stake)[1]) == text


@pytest.mark.parametrize(
    ("first", "second", "stake", "counts", "text"),
    [
        # 50 unseen. Two aces: 48 × 10 − 2 × 30 = 420.
        ("A-low", "A", Stake(10), (48, 2, 0, 50), "A bet of 10 brings +8.40 on average."),
        # Seven ranks between: 28 × 20 − 6 × 40 − 16 × 20 = 0.
        ("3", "J", Stake(20), (28, 6, 16, 50), "A bet of 20 brings 0.00 on average."),
        # The moon: 4 × 40 − 6 × 10 − 40 × 5 = −100.
        ("7", "9", Stake(5, is_moon=True), (4, 6, 40, 50), "The moon for 5 brings −2.00 on average."),
        ("7", "9", Stake(10), (4, 6, 40, 50), "A bet of 10 brings −9.60 on average."),  # 40 − 120 − 400 = −480
        # Lower than sevens: 20 × 10 − 28 × 10 − 2 × 30 = −140.
        ("7", "7", Stake(10, guess="lower"), (20, 2, 28, 50), "A bet of 10 brings −2.80 on average."),
        ("7", "7", Stake(10, guess="higher"), (28, 2, 20, 50), "A bet of 10 brings +0.40 on average."),  # 20
    ],
)
def test_chances_are_those_of_the_bet_that_is_chosen(
    first: str, second: str, stake: Stake, counts: tuple[int, ...], text: str
) -> None:
    chances = posts_view(on(first, second, odds=True, pair="guess").state, stake).chances
    assert chances is not None
    assert chances[:4] == counts
    assert chances.times == ("×3" if second in ("A", "7") else "×2")
    assert words(chances.expected) == text


def test_what_a_post_costs_is_told_as_on_the_keys() -> None:
    """By house rule an ace post costs four times, any other post twice."""
    state = on("A-low", "9", odds=True, post="ace_fourfold").state
    marks = {key.mark for key in rank_keys(state, Stake(5)) if key.mark}
    assert marks == {"×2", "×4"}
    chances = posts_view(state, Stake(5)).chances
    assert chances is not None
    assert chances.times == "×2/4"


def test_an_average_is_told_in_money_where_the_table_counts_money() -> None:
    # 0.84 of 0.25 are 21 cents.
    chances = posts_view(on("A-low", "A", odds=True, unit="cents").state, Stake(25)).chances
    assert chances is not None
    assert words(chances.expected) == "A bet of 0.25 brings +0.21 on average."


@pytest.mark.parametrize(
    ("passing", "text"), [("free", "Pass, free"), ("costs_minimum", "Pass for 5"), ("no_passing", "Pass")]
)
def test_the_button_tells_what_passing_costs(passing: str, text: str) -> None:
    assert words(pass_text(on("4", "9", passing=passing).state)) == text


def test_passing_is_greyed_where_a_bet_is_possible_and_the_table_must_bet() -> None:
    said = pass_refusal(on("4", "9", passing="no_passing").state)
    assert [words(line) for line in said] == [
        "This table does not pass when a bet is possible.", "Any bet from 5 to 40.",
    ]  # fmt: skip
    assert pass_refusal(on("4", "9").state) == ()


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


def test_what_is_to_call_and_the_raises_left_are_told(hand: Table) -> None:
    hand.happens("Bo bets 2; Ines folds; Jonas raises 2")
    # Antes 4, Bo 2, Jonas 4; Mira owes 4; one of three raises is made.
    assert figures(hand.state) == ("4", "2")
    choices = bet_choices(hand.state)
    assert [words(choice.text) for choice in choices] == ["Raise to 5", "Raise to 6", "Fold", "Call 4"]
    assert words(choices[3].detail) == "pot becomes 14"


def test_a_seat_tells_what_its_player_did_in_the_betting_round(hand: Table) -> None:
    hand.happens("Bo checks; Ines bets 2; Jonas raises 2; Mira folds")
    assert statuses(hand) == ["folded", "to act, 4 to call", "in for 2", "raised to 4"]
    hand.happens("Bo calls")
    assert statuses(hand) == ["folded", "leads, in for 4", "to act, 2 to call", "raised to 4"]


def test_a_seat_tells_who_bet_first_and_who_checked(hand: Table) -> None:
    assert statuses(hand) == ["−1", "to act", "−1", "−1"]
    hand.happens("Bo checks; Ines bets 1")
    assert statuses(hand) == ["−1", "checked", "bet 1", "to act, 1 to call"]


def statuses(table: Table) -> list[str]:
    return [words(seat.status) for seat in triple_seats(table.state) if seat.status]


def test_a_greyed_raise_says_why_and_what_instead(hand: Table) -> None:
    hand.happens("Bo bets 1; Ines raises 1; Jonas raises 1; Mira raises 1")
    raised = bet_choices(hand.state)[0]
    assert words(raised.text) == "Raise to 5"
    assert [line.code for line in raised.refusal] == ["triple_replace.raise_cap", "triple_replace.raise_cap.instead"]


def test_the_price_of_the_next_replacement_is_told_before_it(hand: Table) -> None:
    note = then_note(hand.state)
    assert note is not None
    assert (words(note[0]), words(note[1])) == ("Then Replace 1", "1 for each card, none to 2")
    hand.happens("Bo checks; Ines checks; Jonas checks; Mira checks")
    view = swap_view(hand.state)
    assert view is not None
    assert (view.downs, view.limit, view.price) == (1, 2, 1)
    assert words(swap_text(hand.state, 2)) == "Replace 2, pay 2"


def test_both_cards_of_an_equal_pair_can_be_thrown_away() -> None:
    hand = Table(TRIPLE, seats=2, cards_by="rank").happens(
        "hand dealt by Mira; Bo is dealt Q & Q; Mira is dealt K & 7; Bo checks; Mira checks"
    )
    swap = swap_view(hand.state)
    assert swap is not None
    queen = Card.from_code("Q")
    assert swap.ups == (queen, queen)
    assert swap_action(hand.state, swap, {0, 1}) == ReplacedUp(1, (queen, queen))
    assert swap_action(hand.state, swap, {1, 2}) == ReplacedBoth(1, (queen,), 1)
    assert swap_action(hand.state, swap, {2}) == Replaced(1, 1)
    assert swap_action(hand.state, swap, ()) == StoodPat(1)


def test_chances_for_high_and_for_low_are_told_apart() -> None:
    hand = Table(TRIPLE, seats=2, odds=True, plays_for="high_low").happens(
        "hand dealt by Mira; Bo is dealt Qh & Qc; Mira is dealt Ks & 7d"
    )
    told = [words(line) for line in chance_lines(hand.state)]
    # Standing pat, three single cards and three pairs, for each way.
    assert [line.partition(",")[0] for line in told] == ["High"] * 7 + ["Low"] * 7
    assert told[1].startswith("High, replacing queen of hearts: better in ")
    assert told[7].startswith("Low, standing pat: beats all that shows in ")


def test_chances_are_told_without_the_way_where_there_is_only_one() -> None:
    hand = Table(TRIPLE, seats=2, odds=True).happens("hand dealt by Mira; Bo is dealt Qh & Qc; Mira is dealt Ks & 7d")
    assert words(chance_lines(hand.state)[0]).startswith("Standing pat: beats all that shows in ")
