"""What is asked for, step by step."""

import pytest

from rules.core.game import CARDS, TOTALS
from rules.core.prompt import Prompt
from rules.triple_replace import GAME
from tests.rules.table import Table
from tests.rules.triple_replace.seated import at_showdown, checked_around, dealt, played_on, stood_pat

ALWAYS = {"level", "ended"}
BETWEEN_HANDS = ALWAYS | {"bought", "gave", "sat_out", "seat_added"}


def asked(table: Table, action: str) -> Prompt:
    """The first prompt for that action."""
    return next(prompt for prompt in GAME.prompts(table.state) if prompt.action == action)


def test_between_hands_the_next_dealer_deals() -> None:
    table = Table(GAME, 3, first=2)
    assert table.prompted() == BETWEEN_HANDS | {"dealt"}
    assert asked(table, "dealt").fields[0].options == (2,)


def test_whoever_sits_out_may_come_back_and_all_may_sit_out() -> None:
    table = Table(GAME, 2).happens("Bo sits out")
    assert table.prompted() == BETWEEN_HANDS | {"sat_in"}
    assert (asked(table, "sat_in").seats, asked(table, "sat_out").seats) == ((1,), (0,))
    assert table.happens("Mira sits out").prompted() == ALWAYS | {"bought", "gave", "sat_in", "seat_added"}


def test_whoever_has_chips_may_give_some_to_any_other() -> None:
    table = Table(GAME, 3, buy_in=5).happens("Bo gives Ines 5")
    gifts = [prompt for prompt in GAME.prompts(table.state) if prompt.action == "gave"]
    assert [(gift.seats, gift.fields[0].options, gift.fields[1].high) for gift in gifts] == [
        ((0,), (1, 2), 5), ((2,), (0, 1), 10),
    ]  # fmt: skip


def test_up_cards_are_asked_for_until_all_lie_there() -> None:
    table = Table(GAME, 3).happens("hand dealt by Mira; Ines is dealt 8d & 3s")
    assert table.prompted() == ALWAYS | {"ups", "left_out", "exposed"}
    prompt = asked(table, "ups")
    assert (prompt.seats, prompt.fields[0].at_least, prompt.fields[0].at_most) == ((1, 0), 2, 2)
    assert len(prompt.fields[0].options) == 50


def test_in_a_betting_round_one_player_is_asked() -> None:
    table = dealt(3)
    assert table.prompted() == ALWAYS | {"checked", "bet", "folded", "exposed"}
    table.happens("Bo bets 1")
    assert table.prompted() == ALWAYS | {"called", "raised", "folded"}
    assert asked(table, "called").seats == (2,)


def test_in_a_replacement_round_every_kind_of_card_is_asked_for() -> None:
    table = checked_around(dealt(3))
    assert table.prompted() == ALWAYS | {"stood_pat", "replaced", "replaced_up", "replaced_both"}
    assert asked(table, "replaced").fields[0].high == 1
    assert asked(table, "replaced_up").fields[0].options == ("Qh", "Qc")
    assert [field.name for field in asked(table, "replaced_both").fields] == ["cards", "amount"]


def test_where_cards_are_not_told_only_their_number_is_asked_for() -> None:
    table = checked_around(Table(GAME, 2, up_cards="tapped").happens("hand dealt by Mira; Bo leads"))
    assert table.prompted() == ALWAYS | {"stood_pat", "replaced"}
    assert asked(table, "replaced").fields[0].high == 2


def test_at_the_showdown_hands_are_shown_or_a_winner_is_named() -> None:
    table = at_showdown(dealt(3))
    assert table.prompted() == ALWAYS | {"shown", "won", "folded"}
    assert asked(table, "shown").seats == (1,)
    assert asked(table, "won").fields[0].options == (0, 1, 2)


def test_where_it_is_declared_everybody_is_asked_the_way() -> None:
    table = dealt(2, plays_for="high_low", high_low="declare")
    stood_pat(checked_around(table))
    played_on(table, 7)
    assert table.prompted() == ALWAYS | {"declared"}
    assert asked(table, "declared").fields[0].options == ("high", "low", "both")


def test_winners_are_asked_for_until_every_pot_is_given_away() -> None:
    table = at_showdown(dealt(3, plays_for="high_low")).happens("won by Bo")
    assert table.prompted() == ALWAYS | {"won"}


@pytest.mark.parametrize(("rules", "most"), [({}, 20), ({"short_stack": "debt"}, 20), ({"buy_in": 7}, 7)])
def test_the_scorepad_asks_what_was_put_in(rules: dict[str, str | int], most: int) -> None:
    table = Table(GAME, 3, level=TOTALS, **rules)
    assert table.prompted() == BETWEEN_HANDS | {"put_in"}
    assert (asked(table, "put_in").seats, asked(table, "put_in").fields[0].high) == ((0,), most)
    assert asked(table, "level").fields[0].options == (CARDS,)
    assert table.happens("Bo puts in 1").prompted() == BETWEEN_HANDS | {"put_in", "won"}


def test_whoever_alone_has_chips_is_asked_only_whether_to_call() -> None:
    table = dealt(2, "Mira buys 15", buy_in=5, bet_sizes="free").happens("Bo goes all in")
    assert table.prompted() == ALWAYS | {"called", "folded"}
