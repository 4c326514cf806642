"""The score sheet: boxed scores round by round, banked lines, what is struck out, and the figures beside a player."""

from rules.threebetween import GAME
from rules.threebetween.sheet import Figures, column, figures
from rules.threebetween.state import BUSTED, PASSED, SET
from tests.rules.table import Table
from tests.rules.threebetween.tables import BO_IS_FULL, BOTH_SET, sample_table

MIRA, BO = 0, 1


def test_three_figures_are_kept_apart_safe_banked_and_on_the_table() -> None:
    table = sample_table().happens(f"{BOTH_SET}; Bo passes; Mira passes")  # 3 and 7 are boxed; Mira is first now
    table.happens("Mira gets A/E & N; Bo gets B & S; Mira sets A/E=E & N; Bo sets B & S")
    assert figures(table.state, MIRA) == Figures(7, 0, 1 + 2, 7 + 3, True)
    table.happens("Mira draws F & G & H; Mira places F & G & H; Bo passes; Mira banks")
    assert figures(table.state, MIRA) == Figures(7, 14, 0, 7 + 14, True)
    table.happens("Mira gets T & K")
    assert figures(table.state, MIRA) == Figures(7, 14, 2 + 7, 7 + 14 + 9, True)
    assert figures(table.state, BO) == Figures(3, 0, 4 + 3, 3 + 7, True), "passed, not tallied yet"


def test_a_bust_leaves_only_what_is_safe() -> None:
    table = sample_table().happens(f"{BOTH_SET}; Bo draws P & Q & Z")
    assert figures(table.state, BO) == Figures(0, 0, 0, 0, True)
    assert column(table.state, BO).is_struck
    assert not column(table.state, MIRA).is_struck


def test_figures_say_when_a_number_is_missing() -> None:
    table = Table(GAME).happens(f"{BOTH_SET}; N counts 2")
    assert figures(table.state, BO) == Figures(0, 0, 2, 2, False)


def test_the_sheet_has_a_box_for_every_round_and_the_round_under_way() -> None:
    table = sample_table().happens(f"{BO_IS_FULL}; Mira passes; Bo banks; Bo gets L & L")
    table.happens("Mira gets A/E & N; Bo gets B & S; Mira sets A/E=E & N; Bo sets B & S; Mira passes")
    sheet = column(table.state, BO)
    (first,) = sheet.boxes
    assert (first.stage, first.boxed, [line.parts for line in first.banked]) == (BUSTED, 0, [(1, 2, 4, 4, 3)])
    assert (sheet.stage, sheet.banked, sheet.passed) == (SET, (), None)
    mira = column(table.state, MIRA)
    assert (mira.boxes[0].boxed, mira.stage, mira.passed is not None) == (7, PASSED, True)


def test_lines_keep_the_cards_that_their_numbers_belong_to() -> None:
    table = sample_table().happens(f"{BO_IS_FULL}; Mira passes; Bo passes")
    line = column(table.state, BO).boxes[0].passed
    assert line is not None
    assert [card.code for card in line.cards] == ["A/E=E", "N", "F", "G", "H"]


def test_a_finished_match_shows_boxes_only() -> None:
    table = Table(GAME, level="totals").happens("Bo banks 60; Bo passes with 40; Mira passes with 7")
    assert figures(table.state, BO) == Figures(100, 0, 0, 100, True)
    sheet = column(table.state, BO)
    assert (len(sheet.boxes), sheet.banked, sheet.passed) == (1, (), None)
    assert sheet.boxes[0].boxed == 100
