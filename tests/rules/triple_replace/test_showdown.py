"""Showing, judging and sharing (rulings C23, C25, C26, C27, C39)."""

import pytest

from rules.core.verdict import Severity
from rules.triple_replace import GAME
from rules.triple_replace.state import AWARD, BETWEEN, DECLARE, SHOW
from tests.rules.table import Table
from tests.rules.triple_replace.seated import at_showdown, checked_around, dealt, played_on, stacks, stood_pat


def showdown(ups: str = "", **rules: str | int | bool) -> Table:
    """Three players at the showdown with 1 each in the pot; *ups* for Bo, Ines and Mira, parted by strokes."""
    if not ups:
        return at_showdown(dealt(3, **rules))
    table = Table(GAME, 3, **rules).happens("hand dealt by Mira")
    for name, cards in zip(("Bo", "Ines", "Mira"), ups.split(" / "), strict=True):
        table.happens(f"{name} is dealt {cards}")
    return at_showdown(table) if rules.get("high_low") != "declare" else at_declaring(table)


def at_declaring(table: Table) -> Table:
    while table.state.phase not in (DECLARE, SHOW):
        checked_around(table)
        stood_pat(table)
    return table


# --- C39: showing


def test_the_last_one_to_bet_shows_first() -> None:
    table = played_on(dealt(3), 6).happens("Bo checks; Ines bets 1; Mira calls; Bo calls")
    assert table.state.waiting == (2, 0, 1)


def test_without_a_bet_the_leader_of_the_last_round_shows_first() -> None:
    assert showdown().state.waiting == (1, 2, 0)


def test_hands_may_be_shown_in_any_order() -> None:
    assert showdown().says("Mira shows 2s") == "note shows_high_card"


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("Bo shows Qs", "shows_trips"),
        ("Bo shows 2s", "shows_pair"),
        ("Ines shows 2s", "shows_high_card"),
    ],
)
def test_a_shown_hand_says_what_it_is(said: str, code: str) -> None:
    table = showdown()
    assert table.says(said) == f"note {code}"
    assert table.objection(said).clause == "high_hands"


def test_a_hole_card_cannot_lie_elsewhere() -> None:
    """Face up before somebody, thrown away, or shown by somebody else; nothing changes."""
    table = checked_around(dealt(3)).happens("Bo replaces Qh; Bo gets 4s")
    at_showdown(stood_pat(table)).happens("Ines shows 5s")
    before = table.state
    assert table.says("Mira shows 8d") == "impossible is_up"
    assert table.says("Mira shows Qh") == "impossible is_discarded"
    assert table.says("Mira shows 5s") == "impossible is_shown"
    assert {table.objection(f"Mira shows {card}").clause for card in ("8d", "Qh", "5s")} == {"one_of_each"}
    assert table.state == before


def test_as_many_cards_are_shown_as_lie_down() -> None:
    assert showdown().says("Bo shows 2s & 2h") == "impossible shown_count"
    assert showdown().says("Bo shows nothing") == "impossible shown_count"
    two_down = showdown("Qh / 8d / Ks", layout="two_down")
    assert (two_down.says("Bo shows 2s"), two_down.says("Bo shows 2s & 2h")) == (
        "impossible shown_count", "note shows_pair",
    )  # fmt: skip
    all_down = at_showdown(Table(GAME, 2, layout="all_down").happens("hand dealt by Mira"))
    assert all_down.says("Bo shows 2s & 2h & 2d") == "note shows_trips"


def test_a_hand_is_shown_once() -> None:
    table = showdown().happens("Bo shows 2s")
    assert table.says("Bo shows 3c") == "impossible shown_already"
    assert table.says("Bo folds") == "illegal shown_already"


def test_where_cards_are_not_told_the_whole_hand_can_be_shown_and_judged() -> None:
    table = Table(GAME, 2, up_cards="tapped").happens("hand dealt by Mira")
    while table.state.phase != SHOW:
        checked_around(table.happens("Bo leads"))
        stood_pat(table)
    table.happens("Bo shows 2s & 2h & 3d; Mira shows 4s & 4h & 3c")
    assert (table.events(), stacks(table)) == (["won_pair"], (21, 19))


def test_instead_of_showing_a_player_may_give_up() -> None:
    table = showdown()
    assert table.says("Ines folds") == "note gives_up_unshown"
    table.happens("Ines folds; Bo shows 2s; Mira shows Kd")
    assert (table.events(), stacks(table)) == (["won_pair"], (22, 19, 19))  # kings before queens
    last = showdown().happens("Bo shows 2s; Ines folds; Mira folds")
    assert (last.events(), stacks(last)) == (["won_unshown"], (19, 22, 19))


def test_giving_up_last_lets_the_shown_hands_decide() -> None:
    table = showdown().happens("Bo shows 2s; Ines shows 2h; Mira folds")
    assert (table.events(), stacks(table)) == (["won_pair"], (19, 22, 19))


# --- C25: equal hands


def test_the_higher_pair_wins_and_then_the_other_card() -> None:
    table = showdown("Qh & Qc / Qd & Qs / Ks & 7d").happens("Bo shows 9h; Ines shows 10h; Mira shows Ah")
    assert stacks(table) == (19, 19, 22)


def test_equal_hands_share_and_the_odd_chip_goes_to_the_first_from_the_dealers_left() -> None:
    table = showdown("Kh & 7c / 8d & 3s / Ks & 7d").happens("Bo shows 2h; Ines shows 4h; Mira shows 2c")
    assert (table.events(), stacks(table)) == (["won_high_card"], (20, 21, 19))
    assert table.last.events[0].facts["winners"] == (1, 0)


def test_suits_never_break_a_tie() -> None:
    table = showdown("Ah & Kh / Ad & Kd / Ac & Kc").happens("Bo shows Qh; Ines shows Qd; Mira shows Qc")
    assert stacks(table) == (20, 20, 20)


def test_shares_are_whole_chips() -> None:
    rules = {"smallest_chip": 5, "low_increment": 5, "high_increment": 10, "buy_in": 50}
    table = showdown("Kh & 7c / 8d & 3s / Ks & 7d", **rules)
    table.happens("Bo shows 2h; Ines shows 4h; Mira shows 2c")
    assert stacks(table) == (50, 55, 45)


def test_by_house_rule_straights_and_flushes_win() -> None:
    ups = "Qh & Qc / 8d & 7d / Ks & 7s"
    plain = showdown(ups).happens("Bo shows 2h; Ines shows 9d; Mira shows 2s")
    assert showdown(ups, straights=True).objection("Ines shows 9d").clause == "straights"
    counted = showdown(ups, straights=True).happens("Bo shows 2h; Ines shows 9d; Mira shows 2s")
    assert (plain.events(), stacks(plain)) == (["won_pair"], (19, 22, 19))
    assert (counted.events(), stacks(counted)) == (["won_straight_flush"], (19, 19, 22))


# --- C27: low


def test_where_low_is_played_the_lowest_hand_wins() -> None:
    table = showdown(plays_for="low")
    assert table.objection("Ines shows Ac").clause == "low_hands"
    table.happens("Bo shows 2h; Ines shows Ac; Mira shows 2c")
    assert (table.events(), stacks(table)) == (["won_low"], (19, 19, 22))


# --- C26: high and low


def test_high_and_low_take_half_each_and_the_odd_chip_goes_to_high() -> None:
    table = showdown(plays_for="high_low")
    assert table.codes("Ines shows Ac") == ["shows_high_card", "shows_low"]
    table.happens("Bo shows 2h; Ines shows Ac; Mira shows 2c")
    assert (table.events(), stacks(table)) == (["won_pair", "won_low"], (19, 21, 20))


def test_one_player_may_win_both_ways() -> None:
    table = showdown("Kh & Qc / 8d & 3s / Jd & 7d", plays_for="high_low")
    table.happens("Bo shows Kd; Ines shows Ac; Mira shows Js")
    assert stacks(table) == (19, 21, 20)
    both = showdown("Kh & Qc / Ad & 3s / Jd & 10d", plays_for="high_low")
    both.happens("Bo shows 9d; Ines shows 2c; Mira shows 9s")
    assert (both.events(), stacks(both)) == (["won_high_card", "won_low"], (19, 19, 22))


def test_a_pot_of_one_chip_goes_to_high_alone() -> None:
    table = Table(GAME, 2, plays_for="high_low", ante="none", up_cards="tapped").happens("hand dealt by Mira; Bo leads")
    checked_around(table).happens("Bo replaces 1 unseen; Mira stands pat")
    while table.state.phase != SHOW:
        checked_around(table.happens("Bo leads"))
        stood_pat(table)
    table.happens("Bo shows 2s & 2h & 3d; Mira shows 5s & 4h & 3c")
    assert (table.events(), stacks(table)) == (["won_pair"], (20, 20))


# --- C26: declaring

UPS = "Qh & Qc / 8d & 3s / Ks & 7d"


def declaring(declared: str, ups: str = UPS) -> Table:
    """Bo, Ines and Mira declare, in that order."""
    table = showdown(ups, plays_for="high_low", high_low="declare")
    for name, way in zip(("Bo", "Ines", "Mira"), declared.split(), strict=True):
        table.happens(f"{name} declares {way}")
    return table


def test_everybody_declares_before_the_hands_are_shown() -> None:
    table = showdown(UPS, plays_for="high_low", high_low="declare")
    assert (table.state.phase, table.says("Bo shows 2h")) == (DECLARE, "impossible not_now_declare")
    assert table.says("Bo declares nothing at all") == "impossible no_such_way"
    table.happens("Mira declares low")
    assert table.says("Mira declares high") == "illegal declared_already"
    table.overrule("Mira declares high")
    assert table.state.waiting == (1, 2)
    table.happens("Ines declares both; Bo declares low")
    assert (table.state.phase, table.state.declared) == (SHOW, ("high", "low", "both"))


def test_whoever_leaves_while_others_declare_is_not_waited_for() -> None:
    table = showdown(UPS, plays_for="high_low", high_low="declare").happens("Bo declares high; Mira declares low")
    assert table.overrule("Ines folds").state.phase == SHOW


def test_each_half_goes_to_the_best_of_those_who_declared_it() -> None:
    table = declaring("high low high").happens("Bo shows 2h; Ines shows Ac; Mira shows 2c")
    assert (table.events(), stacks(table)) == (["won_pair", "won_low"], (19, 21, 20))


def test_whoever_declares_low_cannot_win_high() -> None:
    """Bo's queens would be best, but Bo went for low, where Ines is lower; Mira is alone in high."""
    table = declaring("low low high").happens("Bo shows 2h; Ines shows Ac; Mira shows 2c")
    assert (table.events(), stacks(table)) == (["won_high_card", "won_low"], (21, 19, 20))


def test_both_wins_all_when_both_are_won_alone() -> None:
    """Bo's pair is best for high, and nobody else went for low."""
    table = declaring("both high high").happens("Bo shows 2h; Ines shows 10c; Mira shows 2c")
    assert (table.events(), stacks(table)) == (["won_both"], (19, 22, 19))


def test_both_gets_nothing_when_one_way_is_lost() -> None:
    """Bo's pair is best for high, but Mira is lower; so Ines, alone in high, takes that half."""
    table = declaring("both high low").happens("Bo shows 2h; Ines shows 10c; Mira shows 2c")
    assert (table.events(), stacks(table)) == (["won_high_card", "won_low"], (20, 19, 21))


def test_both_gets_nothing_when_one_way_is_tied() -> None:
    """Bo and Mira both have king-seven-two; nobody is left in low, so Mira takes all."""
    table = declaring("both high high", "Kh & 7c / 8d & 3s / Ks & 7d")
    table.happens("Bo shows 2h; Ines shows 4h; Mira shows 2c")
    assert (table.events(), stacks(table)) == (["won_high_card"], (22, 19, 19))


def test_when_nobody_declares_one_way_the_other_takes_all() -> None:
    high = declaring("high high high").happens("Bo shows 2h; Ines shows Ac; Mira shows 2c")
    assert (high.events(), stacks(high)) == (["won_pair"], (19, 22, 19))
    low = declaring("low low low").happens("Bo shows 2h; Ines shows Ac; Mira shows 2c")
    assert (low.events(), stacks(low)) == (["won_low"], (19, 19, 22))


def test_when_all_went_for_both_and_none_made_it_the_cards_speak() -> None:
    table = declaring("both both both").happens("Bo shows 2h; Ines shows Ac; Mira shows 2c")
    assert (table.events(), stacks(table)) == (["won_pair", "won_low"], (19, 21, 20))


# --- the winner tapped


def test_the_table_may_just_name_the_winner() -> None:
    table = showdown()
    assert table.says("won by Ines") == "legal"
    table.happens("won by Ines")
    assert (table.events(), stacks(table), table.state.phase) == (["told_high"], (19, 19, 22), BETWEEN)


def test_named_winners_share_with_odd_chips_from_the_dealers_left() -> None:
    assert stacks(showdown().happens("won by Mira & Ines")) == (20, 19, 21)


def test_high_and_low_are_named_one_after_the_other() -> None:
    table = showdown(plays_for="high_low").happens("won by Bo")
    assert (table.state.phase, table.state.pot) == (AWARD, 1)
    assert table.says("Bo shows 2s") == "impossible not_now_award"
    table.happens("won by Ines & Mira")
    assert (table.events(), stacks(table)) == (["told_low"], (19, 21, 20))


def test_side_pots_are_named_one_after_the_other_and_what_only_one_can_win_goes_by_itself() -> None:
    """Bo is in for 5, Ines for 8; Mira bet 10, of which 2 come back."""
    table = dealt(3, "Ines buys 3; Mira buys 10", buy_in=5, bet_sizes="free")
    table.happens("Bo goes all in; Ines calls; Mira raises 5; Ines calls")
    while table.state.phase != SHOW:
        stood_pat(table)
    table.happens("won by Bo")
    assert (table.state.phase, table.state.awards[0].seats) == (AWARD, (0, 2))
    assert table.says("won by Bo") == "illegal not_in_pot"
    table.happens("won by Ines")
    assert (table.events(), stacks(table)) == (["told_high", "uncontested"], (7, 15, 6))


def test_whoever_has_folded_cannot_be_named() -> None:
    table = at_showdown(dealt(3).happens("Bo folds"))
    objection = table.objection("won by Bo")
    assert (objection.code, objection.facts["in_seat"]) == ("triple_replace.not_in_pot", (0, 2))
    assert stacks(table.overrule("won by Bo")) == (19, 22, 19)


def test_a_named_winner_is_not_beaten_by_a_hand_that_lies_open() -> None:
    table = showdown().happens("Bo shows Qs; Ines shows 2s")
    assert table.says("won by Ines") == "illegal beaten"
    assert table.says("won by Bo & Ines") == "illegal beaten"
    assert table.says("won by Bo") == "legal"
    assert table.says("won by Mira") == "legal"
    prompt = next(each for each in GAME.prompts(table.state) if each.action == "won")
    assert prompt.fields[0].options == (0, 1)


def test_whoever_declared_another_way_is_a_question_for_the_table() -> None:
    table = declaring("high low low")
    assert table.says("won by Ines") == "ask_table declared_otherwise"
    assert table.says("won by Bo") == "legal"
    assert declaring("both low low").says("won by Bo") == "legal"


@pytest.mark.parametrize("said", ["won by nothing", "won by Bo & Bo"])
def test_a_winner_is_named_and_only_once(said: str) -> None:
    assert showdown().says(said) == "impossible who_won"


def test_a_winner_before_the_showdown_is_for_the_table_to_allow() -> None:
    table = dealt(3).happens("Bo bets 2; Ines calls")
    assert table.objection("won by Bo").severity is Severity.ILLEGAL
    table.overrule("won by Bo")
    assert (stacks(table), table.state.phase) == ((19, 24, 17), BETWEEN)


def test_the_seen_cards_lie_there_until_the_next_deal() -> None:
    table = showdown().happens("Bo shows 2h; Ines shows Ac; Mira shows 2c")
    assert len(table.state.seen) == 9
    assert table.happens("hand dealt by Bo").state.seen == ()
