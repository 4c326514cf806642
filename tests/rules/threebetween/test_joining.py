"""T36: somebody who was not there at the start joins, and begins the next round with 0."""

from rules.core.game import TOTALS
from rules.threebetween import GAME
from rules.threebetween.state import AWAY, UNSEEN
from tests.rules.table import Table


def scorepad(seats: int = 2, **rules: int) -> Table:
    return Table(GAME, seats, level=TOTALS, **rules)


def test_t36_a_newcomer_plays_at_once_in_a_round_in_which_nothing_has_happened() -> None:
    table = scorepad()
    assert table.says("new player Ines, seat 3") == "note new_now"
    table.happens("new player Ines, seat 3")
    assert [spot.stage for spot in table.state.spots] == [UNSEEN, UNSEEN, UNSEEN]
    table.happens("Ines passes with 5; Mira passes with 7; Bo passes with 9")
    assert table.standing.points == (7, 9, 5)


def test_t36_a_newcomer_starts_the_next_round_with_0() -> None:
    table = scorepad().happens("Mira passes with 12")
    assert table.says("new player Ines, seat 3") == "note new_next_round"
    table.happens("new player Ines, seat 3")
    assert (table.state.seats, table.names) == (3, ("Mira", "Bo", "Ines"))
    assert table.state.spots[2].stage == AWAY
    assert table.says("Ines passes with 3") == "impossible is_away"
    table.happens("Bo busts")
    assert (table.state.round_number, table.standing.points) == (2, (12, 0, 0))
    table.happens("Ines banks 4; Ines passes with 6; Mira busts; Bo passes with 1")
    assert table.standing.points == (12, 1, 10)


def test_t36_the_sheet_has_an_empty_box_for_the_rounds_before() -> None:
    table = scorepad().happens("Mira passes with 12; Bo passes with 1; new player Ines, seat 3")
    assert [[box.boxed for box in boxes] for boxes in table.state.sheet] == [[12, 1, 0]]
    assert table.state.sheet[0][2].stage == AWAY


def test_t36_the_newcomer_sits_after_the_last_seat_and_deals_in_turn() -> None:
    """Bo dealt the first round, so Ines deals the second; from her left it is Mira, Bo, Ines."""
    table = Table(GAME, 2, first=1).happens("new player Ines, seat 3; from here on totals")
    assert table.state.turn == 2
    table.happens("Mira busts; Bo busts; Ines busts")
    assert table.state.dealer == 2


def test_t36_with_cards_the_newcomer_gets_limits_in_the_next_deal() -> None:
    table = Table(GAME, 2).happens("Bo gets L & T; new player Ines, seat 3")
    assert table.says("Ines gets B & C") == "impossible is_away"


def test_t36_a_newcomer_can_win() -> None:
    table = scorepad(target=10).happens("Mira passes with 9; new player Ines, seat 3; Bo passes with 2")
    table.happens("Ines passes with 10; Mira busts; Bo busts")
    assert (table.standing.is_over, table.standing.leaders, table.standing.points) == (True, (2,), (9, 2, 10))


def test_t36_while_numbers_are_read_off_a_newcomer_waits_for_the_next_round() -> None:
    table = Table(GAME, 2).happens("Mira plays unseen; Bo gets L & T; Bo sets L & T; Bo passes; Mira passes with 3")
    table.happens("new player Ines, seat 3; L counts 2; T counts 1")
    assert (table.state.round_number, table.standing.points) == (2, (3, 3, 0))


def test_t37_six_is_the_most() -> None:
    assert scorepad(6).says("new player Ada, seat 7") == "impossible full"
    assert scorepad(6).objection("new player Ada, seat 7").clause == "seats"


def test_after_the_match_nobody_joins() -> None:
    assert scorepad().happens("match ends").says("new player Ines, seat 3") == "impossible match_over"
