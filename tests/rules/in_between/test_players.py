"""Seats: out of chips, sitting out, leaving, joining, giving, and whose turn it is (rulings I19, I25, I27, I31)."""

import pytest

from rules.core.game import BadSetup, Setup
from rules.core.timeline import Timeline
from rules.in_between import GAME
from rules.in_between.actions import BoughtIn, Gave
from rules.in_between.state import ANTE, AWAY, CHOICE, DEAL, PLAYS, SITS_OUT
from tests.rules.in_between.tables import forty, posts, won
from tests.rules.table import Table

# --- I31: how many

@pytest.mark.parametrize("seats", [1, 13])
def test_two_to_twelve_can_play(seats: int) -> None:
    with pytest.raises(BadSetup) as caught:
        Timeline(GAME, Setup(seats))
    assert (caught.value.code, caught.value.facts["low"], caught.value.facts["high"]) == ("setup.seats", 2, 12)


def test_twelve_play() -> None:
    assert Timeline(GAME, Setup(12, 11)).state.turn == 0


def test_one_alone_cannot_play() -> None:
    table = Table(GAME, 2).happens("Mira sits out")
    assert table.says("ante") == "illegal too_few"
    assert "anted" not in table.prompted()
    table = Table(GAME, 2).happens("ante; Mira sits out")
    assert (table.says("Bo first post 4"), "first" in table.prompted()) == ("illegal too_few", False)


# --- turns

def test_acting_out_of_turn_is_named_and_the_table_may_let_it_stand() -> None:
    table = forty()
    objection = table.objection("Jonas first post 4")
    assert (objection.code, objection.clause) == ("in_between.out_of_turn", "turn_order")
    table.overrule("Jonas first post 4")
    assert table.happens("Jonas second post 9; Jonas bets 5, third card 6").state.turn == 0


def test_a_bet_out_of_turn_is_on_the_posts_that_lie_there() -> None:
    table = forty().happens(posts("4", "9"))
    assert table.says("Ines bets 5, third card 6") == "illegal out_of_turn"
    table.overrule("Ines bets 5, third card 6")
    assert (won(table, 2), table.state.turn, table.state.had_turn) == (5, 3, (2,))


def test_two_turns_in_one_go_round_count_as_one() -> None:
    table = forty().happens(posts("4", "5")).overrule("Bo first post 4").happens("Bo second post 5")
    assert (table.state.had_turn, table.state.since_ante, table.state.turn) == ((1,), (1,), 2)


# --- the ante

def test_no_second_ante_while_a_pot_lies_there() -> None:
    table = Table(GAME, 2).happens("ante")
    assert table.objection("ante").code == "in_between.ante_not_due"
    assert table.overrule("ante").state.pot == 4


def test_an_extra_ante_in_a_turn_leaves_the_posts_where_they_are() -> None:
    table = Table(GAME, 2).happens("ante; " + posts("4", "9")).overrule("ante")
    assert (table.state.phase, table.state.pot) == (CHOICE, 4)


def test_an_ante_that_was_forgotten_is_paid_in_the_turn() -> None:
    table = Table(GAME, 2).overrule("Bo first post 4").happens("Bo second post 9")
    assert "anted" in table.prompted()
    table.happens("ante")
    assert (table.state.phase, table.state.pot) == (CHOICE, 2)


# --- I19: out of chips

def test_who_has_no_chips_buys_or_sits_out() -> None:
    table = forty().happens("Bo gives Ines 90")
    assert (table.says("Bo first post 4"), "first" in table.prompted()) == ("illegal broke", False)
    assert {"bought", "sat_out"} <= table.prompted()
    assert table.happens("Bo buys 50").says("Bo first post 4") == "legal"


def test_who_has_too_few_chips_for_the_ante_buys_or_sits_out() -> None:
    table = Table(GAME, 3, minimum=5, buy_in=20).happens("Bo gives Ines 16")
    objection = table.objection("ante")
    assert (objection.code, objection.facts["short_seat"]) == ("in_between.cannot_ante", (1,))
    table.happens("Bo sits out; ante")
    assert (table.state.pot, table.state.turn) == (10, 2)


def test_by_house_rule_who_has_no_chips_plays_on_and_owes() -> None:
    table = Table(GAME, 2, minimum=5, buy_in=20, broke="credit").happens("Bo gives Mira 18")
    assert table.codes("ante") == ["ante_on_credit"]
    table.happens("ante")
    assert (table.events(), table.state.pot, table.state.ledger.owed_by(1)) == (["anted", "owes"], 10, 3)
    assert table.says("Bo first post 4") == "legal"


def test_a_pair_that_cannot_be_paid_is_owed() -> None:
    table = forty().happens("Bo gives Ines 88; " + posts("7", "7"))
    assert (table.events(), table.state.ledger.owed_by(1), table.state.pot) == (["pair_pays", "owes"], 3, 45)


# --- sitting out

def test_who_sits_out_is_passed_over() -> None:
    table = forty().happens("Ines sits out; " + posts("4", "5"))
    assert (table.state.places[2], table.state.turn) == (SITS_OUT, 3)
    assert table.says("Ines first post 4") == "impossible sits_out"


def test_when_the_player_whose_turn_it_is_sits_out_the_next_one_is_due() -> None:
    assert forty().happens("Bo sits out").state.turn == 2


def test_nobody_goes_in_the_middle_of_a_turn_unless_the_table_lets_them() -> None:
    table = forty().happens(posts("4", "9"))
    assert (table.says("Bo sits out"), table.says("Bo leaves")) == ("illegal finish_turn", "illegal finish_turn")
    table.overrule("Bo sits out")
    assert (table.state.posts, table.state.turn, table.state.phase, won(table)) == (None, 2, DEAL, 0)


def test_others_may_come_and_go_in_a_turn() -> None:
    table = forty().happens(posts("4", "9") + "; Ines sits out; Ines plays again")
    assert (table.state.phase, table.state.turn) == (CHOICE, 1)


def test_only_who_plays_sits_out_and_only_who_sits_out_plays_again() -> None:
    table = forty()
    assert table.says("Bo plays again") == "impossible does_not_sit_out"
    assert table.happens("Bo sits out").says("Bo sits out") == "impossible does_not_play"


def test_who_comes_back_for_the_same_pot_pays_no_second_ante() -> None:
    table = forty().happens("Ines sits out; Ines plays again")
    assert (won(table, 2), table.state.pot, table.events()) == (0, 40, [])


def test_who_sat_out_at_the_ante_pays_it_when_coming_back() -> None:
    table = Table(GAME, 3, minimum=5).happens("Ines sits out; ante")
    assert table.codes("Ines plays again") == ["pays_late_ante"]
    table.happens("Ines plays again")
    assert (table.state.pot, table.state.ledger.net(2), table.events()) == (15, -5, ["late_ante"])


def test_who_cannot_pay_it_buys_first() -> None:
    table = Table(GAME, 3, minimum=5).happens("Ines sits out; Ines gives Bo 17; ante")
    assert table.says("Ines plays again") == "illegal cannot_ante"
    assert table.overrule("Ines plays again").events() == ["late_ante", "owes"]


def test_when_all_sit_out_the_first_to_come_back_is_due() -> None:
    table = Table(GAME, 2, first=1).happens("ante; Mira sits out; Bo sits out; Bo plays again")
    assert table.state.turn == 1


# --- I25: leaving

def test_who_leaves_takes_the_chips_and_gives_up_the_share() -> None:
    table = forty()
    assert table.codes("Bo leaves") == ["leaves_share"]
    table.happens("Bo leaves")
    ledger = table.state.ledger
    assert (ledger.stacks[1], ledger.cashed[1], table.state.places[1], table.state.turn) == (0, 90, AWAY, 2)
    assert ledger.proof.holds
    assert table.happens("match ends").standing.points == (3, -10, 4, 3)


def test_who_leaves_still_owes() -> None:
    table = forty().happens("Bo gives Ines 88; " + posts("7", "7") + "; Bo leaves")
    assert (table.events(), table.last.events[0].facts["amount"]) == (["left_owing"], 3)


def test_the_last_one_at_the_table_ends_the_match_instead() -> None:
    table = Table(GAME, 2).happens("Mira leaves")
    assert table.says("Bo leaves") == "impossible last_one"
    assert "left" not in table.prompted()


def test_who_is_away_does_nothing() -> None:
    table = forty().happens("Jonas leaves")
    for text in ("Jonas first post 4", "Jonas buys 5", "Jonas leaves", "Jonas gives Bo 5", "Bo gives Jonas 5"):
        assert table.says(text) == "impossible is_away"
    assert table.says("Jonas plays again") == "impossible does_not_sit_out"


def test_when_the_dealer_leaves_the_next_player_to_the_left_deals() -> None:
    table = forty().happens("Mira leaves")
    assert (table.state.dealer, table.state.turn) == (1, 1)
    assert forty().happens("Bo leaves").state.dealer == 0


# --- I27: joining

def test_who_leaves_before_the_first_ante_comes_later_and_has_bought_nothing() -> None:
    table = Table(GAME, 3, minimum=5, buy_in=50).happens("Ines leaves")
    assert (table.state.ledger.bought, table.state.ledger.cashed) == ((50, 50, 0), (0, 0, 0))
    assert table.events() == ["comes_later"]
    table.happens("ante; Ines joins")
    assert (table.state.ledger.bought, table.state.ledger.proof.there) == ((50, 50, 50), 150)


def test_when_the_first_dealer_comes_later_the_player_left_of_the_next_one_begins() -> None:
    table = Table(GAME, 3).happens("Mira leaves; ante")
    assert (table.state.dealer, table.state.turn) == (1, 2)


def test_when_all_but_one_come_later_that_one_deals() -> None:
    table = Table(GAME, 3).happens("Mira leaves; Bo leaves")
    assert (table.state.dealer, table.state.turn) == (2, 2)


def test_a_late_joiner_buys_in_pays_one_ante_and_acts_when_reached() -> None:
    table = Table(GAME, 3, minimum=5, buy_in=50).happens("Ines leaves; ante; " + posts("4", "9"))
    assert table.codes("Ines joins") == ["pays_late_ante"]
    table.happens("Ines joins")
    assert (table.state.ledger.stacks, table.state.pot, table.state.places[2]) == ((45, 45, 45), 15, PLAYS)
    assert table.events() == ["joined", "late_ante"]
    assert table.happens("Bo passes").state.turn == 2


def test_who_joins_while_the_ante_is_due_pays_it_with_the_others() -> None:
    table = Table(GAME, 3, minimum=5, buy_in=50).happens("Ines leaves")
    assert table.says("Ines joins") == "legal"
    table.happens("Ines joins")
    assert (table.state.phase, table.state.ledger.stacks[2], table.events()) == (ANTE, 50, ["joined"])
    assert table.happens("ante").state.pot == 15


def test_who_is_here_cannot_join() -> None:
    assert forty().says("Bo joins") == "impossible is_here"


# --- chips between players

def test_chips_given_to_a_debtor_go_to_the_debt_first() -> None:
    table = forty().happens("Bo gives Ines 88; " + posts("7", "7") + "; Ines gives Bo 10")
    assert (table.state.ledger.stacks[1], table.state.ledger.debts, table.events()) == (7, (), ["debts_paid"])


def test_chips_can_be_given() -> None:
    table = forty().happens("Bo gives Ines 30")
    assert table.state.ledger.stacks == (90, 60, 120, 90)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("Bo gives Ines 91", "too_few_chips"),
        ("Bo gives Bo 5", "to_oneself"),
        ("Bo gives Ines 0", "no_amount"),
        ("Bo buys 0", "no_amount"),
        ("Bo buys -5", "no_amount"),
    ],
)
def test_money_that_does_not_exist_is_impossible(text: str, code: str) -> None:
    assert forty().says(text) == f"impossible {code}"


def test_chips_are_not_broken() -> None:
    table = Table(GAME, 2, smallest_chip=5, minimum=5)
    assert table.says("Bo buys 7") == "impossible broken_chip"
    assert table.says("Bo gives Mira 7") == "impossible broken_chip"


@pytest.mark.parametrize("action", [BoughtIn(4, 5), BoughtIn(-1, 5), Gave(0, 9, 5), Gave(-3, 0, 5)])
def test_seats_that_do_not_exist_are_named(action: object) -> None:
    assert [each.code for each in GAME.objections(forty().state, action)] == ["in_between.no_such_seat"]
