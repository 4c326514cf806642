"""In Between's panel under real touches. Figures are worked out by hand from the rules."""

from pathlib import Path
from typing import Any

import pytest

from rules.core.game import TOTALS
from rules.in_between.actions import MatchEnded
from tests.ui.robot import Robot
from tests.ui.seated import Seated


class Table(Seated):
    """Four players with 20 chips each; Mira deals, so Bo begins."""

    def __init__(self, ui: Robot, folder: Path, **rules: Any) -> None:
        super().__init__(ui, folder, "in_between", **rules)

    def ranks(self, *codes: str) -> None:
        """Touch ranks of the pad."""
        for code in codes:
            self.tap(self.ui.find(cls="InBetweenPad").key_of(code))

    def bet(self, words: str) -> None:
        """Touch a bet by its name."""
        self.tap(next(each for each in self.ui.find(cls="BetButton", every=True) if each.words == words))


@pytest.fixture
def table(ui: Robot, tmp_path: Path) -> Table:
    table = Table(ui, tmp_path)
    table.tap("All ante 1")
    return table


def test_the_ante_makes_a_pot_of_one_from_each(table: Table) -> None:
    assert table.state.pot == 4
    assert table.state.ledger.stacks == (19, 19, 19, 19)
    assert table.sees("Entry 2. Ante 1, 80 in play")


def test_a_turn_takes_four_touches_and_a_card_between_wins_the_bet(table: Table) -> None:
    table.taps = 0
    table.ranks("3", "J")
    table.bet("half")
    table.ranks("7")
    assert table.taps == 4
    assert table.state.ledger.stacks[1] == 21  # 19 and half of the pot of 4
    assert table.state.pot == 2


def test_the_post_costs_the_bet_twice_and_its_keys_say_so(table: Table) -> None:
    table.ranks("3", "J")
    pad = table.ui.find(cls="InBetweenPad")
    assert (pad.key_of("J").look, pad.key_of("J").mark) == ("post", "×2")
    assert (pad.key_of("10").look, pad.key_of("K").look) == ("win", "miss")
    table.ranks("J")
    assert table.state.ledger.stacks[1] == 17  # 19 less twice 1
    assert table.state.pot == 6


def test_a_first_ace_is_called_before_anything_else(table: Table) -> None:
    table.ranks("A")
    assert table.sees("The first post is an ace")
    table.ranks("9")
    assert table.state.second is None
    assert table.sees("The ace is called high or low first.")
    table.tap("Low")
    table.ranks("9")
    assert table.sees("2 to 8 wins")


def test_a_pair_loses_the_turn_and_pays_the_minimum_by_itself(table: Table) -> None:
    table.ranks("5", "5")
    assert table.state.turn == 2
    assert table.state.pot == 5
    assert table.sees("A pair: Bo pays 1 into the pot and loses the turn.")


def test_passing_is_free_and_greyed_until_both_posts_lie(table: Table) -> None:
    table.tap("Pass, free")
    assert table.sees("There is nothing to pass yet: two posts come first.")
    table.ranks("3", "J")
    table.tap("Pass, free")
    assert table.state.turn == 2
    assert table.state.pot == 4


def test_the_moon_is_greyed_with_its_reason_unless_the_posts_are_two_ranks_apart(table: Table) -> None:
    table.ranks("3", "J")
    table.bet("moon")
    assert table.sees("More or less than one rank fits between 3 and jack.")
    table.tap("Pass, free")
    table.ranks("7", "9")
    table.bet("moon")
    table.ranks("8")
    assert table.state.ledger.stacks[2] == 23  # 19 and the whole pot of 4
    assert table.state.pot == 0


def test_a_typed_bet_over_the_pot_is_answered_with_the_limit(table: Table) -> None:
    table.ranks("3", "J")
    table.tap(next(each for each in table.ui.find(cls="IconButton", every=True) if each.icon == "dialpad"))
    table.ui.advance(0.4)
    for digit in "17":
        table.tap(next(each for each in table.ui.find(cls="FormKey", every=True) if each.text == digit))
    table.tap("Enter")
    table.ui.advance(0.4)
    assert table.sees("17 is no bet here: from 1 to 4.")
    table.ranks("7")
    assert table.state.ledger.stacks[1] == 23  # the pot of 4 was bet instead


def test_a_preset_past_the_limit_is_greyed_and_answers_with_it(ui: Robot, tmp_path: Path) -> None:
    table = Table(ui, tmp_path, first_round="half_pot")
    table.tap("All ante 1")
    table.ranks("3", "J")
    table.bet("pot")
    assert table.sees("4 is too much before everybody has had a turn. Any bet from 1 to 2.")
    table.bet("half")
    table.ranks("7")
    assert table.state.ledger.stacks[1] == 21


def test_a_player_who_can_cover_no_bet_is_told_so_at_every_touch(ui: Robot, tmp_path: Path) -> None:
    table = Table(ui, tmp_path, buy_in=2, covering="capped")  # one chip is left after the ante
    table.tap("All ante 1")
    table.ranks("3", "J")
    assert table.sees("Bo holds 1, too little to cover any bet at this table.")
    table.ranks("7")
    assert table.sees("Not legal")
    assert table.state.ledger.stacks[1] == 1


def test_the_chances_follow_the_bet_that_is_chosen(ui: Robot, tmp_path: Path) -> None:
    table = Table(ui, tmp_path, odds=True)
    table.tap("All ante 1")
    table.ranks("7", "9")
    # 50 unseen, four 8s: 4 − 12 − 40 = −48 for a bet of 1; the moon wins the pot of 4: 16 − 12 − 40 = −36.
    assert table.sees("A bet of 1 brings −0.96 on average.")
    table.bet("moon")
    assert table.sees("The moon for 1 brings −0.72 on average.")


def test_a_fifth_king_is_impossible_and_says_where_the_four_were_seen(table: Table) -> None:
    table.ranks("K", "K", "K", "K")  # two pairs: Bo's and Ines's
    table.ranks("K")
    assert table.sees("Impossible")
    assert not any(text.startswith("Overrule") for text in table.ui.texts())


def test_suits_are_asked_for_where_the_table_tells_them(ui: Robot, tmp_path: Path) -> None:
    table = Table(ui, tmp_path, cards_by="suit")
    table.tap("All ante 1")
    table.ranks("3")
    table.tap("Hearts")
    assert table.state.first.card.code == "3h"


def test_odds_are_shown_only_where_the_table_wants_them(ui: Robot, tmp_path: Path) -> None:
    table = Table(ui, tmp_path, odds=True)
    table.tap("All ante 1")
    table.ranks("3", "J")
    # 50 unseen; 4 to 10 are 28 cards, three 3s and three jacks are left.
    for text in ("Win 28", "×2 Post 6", "– Miss 16", "50 unseen"):
        assert table.sees(text)


def test_a_touch_on_the_pot_shows_where_all_the_chips_are(table: Table) -> None:
    table.ranks("3", "J", "J")  # the post: Bo pays 2 into the pot of 4
    table.tap(table.ui.find(cls="PotBox"))
    table.ui.advance(0.4)
    assert table.sees("80 put in: 74 in stacks, 6 in the pot")


def test_what_is_owed_stands_beside_the_pot(ui: Robot, tmp_path: Path) -> None:
    table = Table(ui, tmp_path, buy_in=5)
    table.tap("All ante 1")
    table.ranks("4", "9")
    table.bet("pot")
    table.ranks("9")  # twice 4, and Bo has 4
    assert table.sees("IOU Bo 4")


def test_the_end_shows_who_pays_whom_and_that_no_chip_was_lost(table: Table) -> None:
    table.ranks("3", "J")
    table.bet("pot")
    table.ranks("7")  # Bo takes the pot of 4
    icons = table.ui.find(cls="AppBar").ids.actions.children[::-1]
    table.tap(icons[2])
    table.ui.advance(0.4)
    table.tap(next(row for row in table.ui.find(cls="ListRow", every=True) if row.title == "End the match"))
    table.ui.advance(0.4)
    assert table.sees("One turn fewer than the others: Mira, Ines and Jonas")
    table.tap("Enter")
    table.ui.advance(0.4)
    assert table.sees("Bo wins")
    assert table.sees("80 in, 80 out")
    assert table.sees("23 chips")
    assert table.sees("The table stopped and shared the pot. After 5 entries.")
    payments = table.ui.find(cls="PaymentRow", every=True)
    assert {(row.payer, row.payee, row.amount) for row in payments} == {
        ("Mira", "Bo", "1"), ("Ines", "Bo", "1"), ("Jonas", "Bo", "1"),
    }  # fmt: skip


def test_the_scorepad_takes_bet_and_outcome_only(ui: Robot, tmp_path: Path) -> None:
    table = Table(ui, tmp_path, level=TOTALS)
    table.tap("All ante 1")
    assert table.sees("Bo’s turn")
    table.taps = 0
    table.bet("half")
    assert [table.sees(brings) for brings in ("+2", "−2", "−4", "−6")] == [True] * 4
    table.tap("Between")
    assert (table.taps, table.state.ledger.stacks[1], table.state.pot) == (2, 21, 2)
    table.tap("Pair −1")
    assert (table.state.ledger.stacks[2], table.state.pot, table.state.turn) == (18, 3, 3)
    table.tap("Pass, free")
    table.bet("pot")
    table.tap("Post")
    assert (table.state.ledger.stacks[0], table.state.pot) == (13, 9)
    assert not table.sees("Mira buys chips")  # that is on the seats, not on the pad


def test_the_scorepad_says_why_an_outcome_cannot_be(ui: Robot, tmp_path: Path) -> None:
    table = Table(ui, tmp_path, level=TOTALS, covering="capped", buy_in=3)
    table.tap("All ante 1")
    table.tap("Three times")  # 2 chips are left, and three times 1 is more
    assert table.state.pot == 4
    assert table.sees("Bo holds 2, too little to cover any bet at this table. Pass, or buy chips.")
    table.tap("Post")
    assert (table.state.ledger.stacks[1], table.state.pot) == (0, 6)


def test_posts_show_their_suits_where_the_table_tells_them(ui: Robot, tmp_path: Path) -> None:
    table = Table(ui, tmp_path, cards_by="suit")
    table.tap("All ante 1")
    table.enter("Bo first post 10h")
    slot = next(each for each in ui.find(cls="PostSlot", every=True) if each.code)
    assert (slot.rank, slot.suit) == ("10", "H")
    assert table.sees("second post")


def test_done_leads_back_from_the_result(table: Table) -> None:
    table.session.record(MatchEnded())
    table.ui.frames(5)
    table.tap("Done")
    assert table.app.router.current == "home"


def test_cents_are_typed_and_read_as_money(ui: Robot, tmp_path: Path) -> None:
    table = Table(ui, tmp_path, unit="cents", minimum=25, buy_in=2000)
    table.tap("All ante 0.25")
    table.ranks("3", "J")
    table.tap(next(each for each in ui.find(cls="IconButton", every=True) if each.icon == "dialpad"))
    ui.advance(0.4)
    for digit in "75":
        table.tap(next(each for each in ui.find(cls="FormKey", every=True) if each.text == digit))
    assert ui.find(cls="NumberPad").figure == "0.75"
    table.tap("Enter")
    ui.advance(0.4)
    assert table.sees("Bo bets 0.75")
    table.ranks("7")
    assert table.state.ledger.stacks[1] == 2050  # 19.75 and 0.75


def test_the_slider_ends_at_the_pot(table: Table) -> None:
    table.ranks("3", "J")
    slider = table.ui.find(cls="BetSlider")
    x, y = slider.to_window(slider.value_pos[0], slider.center_y)
    table.ui.swipe(x, y, slider.to_window(slider.right, slider.y)[0] - 2, y, steps=20)
    assert table.sees("Bo bets 4")
