"""ThreeBeTween's table under real touches. Numbers of cards are those of the made-up deck."""

from itertools import pairwise
from pathlib import Path

import pytest
from kivy.core.window import Window

from app.ui import theme
from rules.core.game import TOTALS
from rules.decks.alpha import Face
from rules.threebetween import actions as a
from rules.threebetween.state import BUSTED, PASSED, SET
from tests.rules.threebetween.tables import SAMPLE
from tests.ui.fitting import overlapping_texts, small_targets
from tests.ui.letters import LetterPhone
from tests.ui.robot import Robot

# Mira has B to S open, Bo E to N; Mira is on turn.
SET_UP = f"{SAMPLE}; Mira gets B & S; Bo gets A/E & N; Mira sets B & S; Bo sets A/E=E & N"
# Mira has C, D, F between B and S: 4+3+4+3+4 = 18. It is Mira's turn again.
FULL = f"{SET_UP}; Mira draws C & D & F; Mira places C & D & F; Bo passes"


@pytest.fixture
def phone(ui: Robot, tmp_path: Path) -> LetterPhone:
    return LetterPhone(ui, tmp_path)


@pytest.fixture
def drawing(ui: Robot, tmp_path: Path) -> LetterPhone:
    return LetterPhone(ui, tmp_path, SET_UP)


@pytest.fixture
def full(ui: Robot, tmp_path: Path) -> LetterPhone:
    return LetterPhone(ui, tmp_path, FULL)


def faces(*codes: str) -> tuple[Face, ...]:
    return tuple(Face.from_code(code) for code in codes)


# --- limits


def test_two_touches_deal_two_limit_cards(phone: LetterPhone) -> None:
    assert phone.ui.sees("Mira’s first limit card")
    phone.cards("L")
    assert phone.ui.sees("Mira’s second limit card")
    phone.cards("A/E")
    assert phone.last() == a.Dealt(0, faces("L", "A/E"))


def test_a_card_touched_by_mistake_is_let_go_above_or_by_undo(phone: LetterPhone) -> None:
    phone.cards("L")
    phone.ui.tap(phone.spot(0))
    assert phone.ui.sees("Mira’s first limit card")
    phone.cards("M")
    phone.ui.tap("Undo")
    assert phone.ui.sees("Mira’s first limit card")
    assert phone.session.timeline.steps == []
    phone.ui.tap("Undo")
    assert phone.ui.sees("Nothing has been entered yet.")


def test_the_widest_limits_are_proposed_and_kept_by_one_touch(ui: Robot, tmp_path: Path) -> None:
    phone = LetterPhone(ui, tmp_path, f"{SAMPLE}; Mira gets A/E & N; Bo gets B & S")
    assert ui.sees("12 letters fit between")
    ui.tap("Keep")
    assert [card.code for card in phone.last().cards] == ["A/E=A", "N"]


def test_another_way_to_set_the_limits_is_chosen_first(ui: Robot, tmp_path: Path) -> None:
    phone = LetterPhone(ui, tmp_path, f"{SAMPLE}; Mira gets A/E & N; Bo gets B & S")
    ui.tap(ui.find("E to N", cls="WayButton"))
    ui.tap("Keep")
    assert [card.code for card in phone.last().cards] == ["A/E=E", "N"]


def test_a_limit_is_swapped_in_two_touches(ui: Robot, tmp_path: Path) -> None:
    phone = LetterPhone(ui, tmp_path, f"{SAMPLE}; Mira gets A/E & N; Bo gets B & S")
    ui.tap("N goes")
    assert ui.sees("N goes. Which card comes?")
    phone.cards("W")
    assert phone.last() == a.Replaced(0, *faces("N", "W"))


def test_a_touch_on_the_card_itself_swaps_it_too_and_again_keeps_it(ui: Robot, tmp_path: Path) -> None:
    phone = LetterPhone(ui, tmp_path, f"{SAMPLE}; Mira gets A/E & N; Bo gets B & S")
    ui.tap(phone.spot(4))
    assert ui.sees("N goes. Which card comes?")
    ui.tap(phone.spot(4))
    assert ui.sees("How does Mira set the limits?")


def test_two_equal_limits_bust_only_after_the_sheet(ui: Robot, tmp_path: Path) -> None:
    phone = LetterPhone(ui, tmp_path, f"{SAMPLE}; Mira gets L & L; Bo gets B & S")
    assert ui.sees("Mira has L twice. Without a swap that is a bust.")
    ui.tap(phone.button(0))
    ui.advance(0.4)
    assert ui.sees("Mira busts?")
    assert phone.state.spots[0].stage != BUSTED
    ui.tap(next(button for button in ui.find("Bust", cls="PrimaryButton", every=True)))
    assert phone.state.spots[0].stage == BUSTED


# --- drawing and placing


def test_a_draw_of_three_takes_four_touches(drawing: LetterPhone) -> None:
    before = len(drawing.session.timeline.steps)
    drawing.cards("C", "D", "F")
    drawing.ui.tap("Place 3")
    assert len(drawing.session.timeline.steps) == before + 2
    assert [card.code for card in drawing.state.spots[0].between] == ["C", "D", "F"]
    assert drawing.state.turn == 1


def test_keys_that_cannot_fit_are_greyed_and_say_why_when_drawn(drawing: LetterPhone) -> None:
    assert drawing.key("T").look == "greyed"
    assert drawing.key("D").look == "key"
    drawing.cards("T")
    assert drawing.ui.sees("T lies after S")
    drawing.cards("C", "D")
    assert drawing.last() == a.Drew(0, faces("T", "C", "D"))
    assert drawing.spot(1).caption == "no fit"
    drawing.ui.tap("Place 2")
    assert [card.code for card in drawing.state.spots[0].between] == ["C", "D"]


def test_a_key_of_which_all_cards_are_seen_is_refused(ui: Robot, tmp_path: Path) -> None:
    phone = LetterPhone(ui, tmp_path, f"{SET_UP}; Mira draws Z & C & D; Mira places C; Bo passes")
    phone.cards("Z")
    assert ui.sees("There is one Z in the deck, and it has been seen.")
    assert phone.screen._panel._pending.picks == ()


def test_touching_drawn_cards_declines_and_places_them(drawing: LetterPhone) -> None:
    drawing.cards("C", "D", "F")
    drawing.ui.tap(drawing.spot(1))
    assert drawing.ui.sees("Place 2")
    drawing.ui.tap(drawing.spot(1))
    drawing.ui.tap(drawing.spot(3))
    drawing.ui.tap("Place 2")
    assert [card.code for card in drawing.state.spots[0].between] == ["C", "D"]


def test_a_pair_is_turned_by_a_touch(drawing: LetterPhone) -> None:
    drawing.cards("I/O", "Z", "T")
    first = drawing.spot(1).letter
    drawing.ui.tap(drawing.spot(1))
    assert {first, drawing.spot(1).letter} == {"I", "O"}
    drawing.ui.tap("Place 1")
    assert drawing.state.spots[0].between[0].letter != first


def test_placing_none_is_a_bust_that_is_confirmed(drawing: LetterPhone) -> None:
    drawing.cards("C", "T", "Z")
    drawing.ui.tap(drawing.spot(1))
    drawing.ui.tap(drawing.button(0))
    drawing.ui.advance(0.4)
    assert drawing.ui.sees("C would fit. Mira may decline, but placing none is a bust.")
    drawing.ui.tap("Back, nothing is entered")
    drawing.ui.advance(0.4)
    assert drawing.state.spots[0].stage == SET
    drawing.ui.tap(drawing.button(0))
    drawing.ui.advance(0.4)
    drawing.ui.tap(drawing.ui.find("Bust", cls="PrimaryButton"))
    assert drawing.state.spots[0].stage == BUSTED


def test_a_draw_of_which_nothing_fits_asks_before_it_is_a_bust(drawing: LetterPhone) -> None:
    before = len(drawing.session.timeline.steps)
    drawing.cards("T", "V", "W")
    drawing.ui.advance(0.4)
    assert drawing.ui.sees("None of T, V and W fits.")
    drawing.ui.back()
    drawing.ui.advance(0.4)
    assert len(drawing.session.timeline.steps) == before
    drawing.cards("D")  # it was no W
    assert drawing.last() == a.Drew(0, faces("T", "V", "D"))


def test_the_bar_says_what_fits_and_what_the_next_player_needs(drawing: LetterPhone) -> None:
    drawing.cards("C", "D", "T")
    drawing.ui.tap("Place 2")
    assert drawing.ui.sees("Mira: C and D fit between B and S")
    assert drawing.ui.sees("Bo now needs F to M")


def test_a_drawn_card_is_let_go_by_undo_before_any_entry(drawing: LetterPhone) -> None:
    before = len(drawing.session.timeline.steps)
    drawing.cards("C", "D")
    drawing.ui.tap("Undo")
    drawing.ui.tap("Undo")
    assert len(drawing.session.timeline.steps) == before
    drawing.ui.tap("Undo")
    assert len(drawing.session.timeline.steps) == before - 1


# --- bank and pass


def test_bank_is_greyed_until_three_lie_between(drawing: LetterPhone) -> None:
    before = len(drawing.session.timeline.steps)
    drawing.ui.tap("Bank")
    assert drawing.ui.sees("Only a ThreeBeTween can be banked; Mira has 0 of 3.")
    assert len(drawing.session.timeline.steps) == before


def test_safe_banked_and_on_table_are_always_to_be_seen(full: LetterPhone) -> None:
    bar = full.ui.find(cls="LetterStage").ids.figures
    assert (bar.safe, bar.banked, bar.lying, bar.if_passed) == ("0", "0", "18", "18")
    assert full.ui.sees("if Mira passes")
    full.ui.tap("Bank")
    assert (bar.banked, bar.lying) == ("18", "0")
    assert full.ui.sees("Mira’s first limit card")


def test_with_three_between_drawing_is_greyed_and_passing_ends_the_round(full: LetterPhone) -> None:
    full.ui.tap("Draw")
    assert full.ui.sees("Mira has three between; there is no space to draw for.")
    full.ui.tap("Pass")
    assert full.state.scores == (18, 3)  # Bo passed with E and N
    assert full.state.round_number == 2


def test_two_equal_limits_after_a_bank_ask_before_all_is_lost(full: LetterPhone) -> None:
    full.ui.tap("Bank")
    full.cards("L", "L")
    full.ui.advance(0.4)
    assert full.ui.sees("Mira busts: nothing for this round, 18 banked points struck out.")
    full.ui.tap(full.ui.find("Bust", cls="PrimaryButton"))
    full.ui.advance(0.4)
    assert full.state.scores == (0, 3)


# --- printed numbers


def test_a_new_face_is_asked_for_once_and_never_again(phone: LetterPhone) -> None:
    phone.cards("L", "A/E")
    assert phone.ui.sees("Which number is printed on L?")
    phone.number("3")
    assert phone.ui.sees("Which number is printed on A/E?")
    phone.number("1")
    assert phone.ui.sees("Bo’s first limit card")
    phone.cards("L", "A/E")
    assert not phone.ui.sees("Which number")
    phone.begin()
    phone.cards("L", "A/E")
    assert not phone.ui.sees("Which number")
    assert phone.spot(0).points == ""  # Bo's places, still empty
    assert phone.state.deck[Face("L")].points == (3,)


def test_a_number_can_wait_until_the_tally(phone: LetterPhone) -> None:
    phone.begin("Mira gets B & S; Bo gets C & T")
    for _ in "BSCT":
        phone.chip("Later")
    phone.ui.tap("Keep")
    phone.ui.tap("Keep")
    phone.ui.tap("Pass")
    phone.ui.tap("Pass")
    assert phone.ui.sees("Everybody is done. A number is missing.")
    assert not any(chip.text == "Later" for chip in phone.ui.find(cls="Chip", every=True))
    for number in ("4", "3", "4", "2"):
        phone.number(number)
    assert phone.state.scores == (7, 6)
    assert phone.state.round_number == 2


def test_a_vowel_card_may_count_differently_each_way_up(phone: LetterPhone) -> None:
    phone.cards("A/E", "N")
    phone.chip("Differs by way up")
    assert phone.ui.sees("Which number is printed on A/E with A up?")
    phone.number("1")
    assert phone.ui.sees("Which number is printed on A/E with E up?")
    phone.number("2")
    assert phone.state.deck[Face("AE")].points == (1, 2)


def test_a_number_above_ten_is_typed_and_the_table_is_asked(phone: LetterPhone) -> None:
    phone.cards("L", "M")
    phone.number("11+")
    phone.ui.advance(0.4)
    for digit in "12":
        phone.ui.tap(next(key for key in phone.ui.find(cls="FormKey", every=True) if key.text == digit))
    phone.ui.tap("Enter")
    phone.ui.advance(0.4)
    assert phone.state.deck[Face("L")].points == (12,)
    assert phone.ui.sees("The printed numbers end at 10. Is it really 12?")


def test_card_points_changes_a_number_in_three_touches(drawing: LetterPhone) -> None:
    drawing.ui.tap("Card points")
    assert drawing.key("L").mark == "3"
    drawing.cards("L")
    drawing.number("5")
    assert drawing.state.deck[Face("L")].points == (5,)
    assert drawing.key("D").look == "key"


# --- points without cards


def test_a_sum_is_typed_banked_and_kept_as_entered(ui: Robot, tmp_path: Path) -> None:
    phone = LetterPhone(ui, tmp_path, level=TOTALS)
    phone.type("4+1+3")
    assert ui.sees("4+1+3 = 8")
    ui.tap("Bank")
    assert phone.last() == a.BankedPoints(0, a.Sum((4, 1, 3)))
    phone.chip("Mira")
    phone.type("12")
    ui.tap("Pass")
    assert phone.state.spots[0].stage == PASSED
    phone.seat(0)
    assert ui.sees("4+1+3")


def test_without_points_bank_and_pass_say_what_is_missing(ui: Robot, tmp_path: Path) -> None:
    phone = LetterPhone(ui, tmp_path, level=TOTALS)
    ui.tap("Pass")
    assert ui.sees("Type the points first.")
    assert phone.session.timeline.steps == []


def test_a_bust_on_the_scorepad_is_confirmed_and_ends_the_round(ui: Robot, tmp_path: Path) -> None:
    phone = LetterPhone(ui, tmp_path, level=TOTALS)
    phone.type("20")
    ui.tap("Bank")
    phone.chip("Mira")
    ui.tap(phone.button(0))
    ui.advance(0.4)
    assert ui.sees("Mira busts: nothing for this round, 20 banked points struck out.")
    ui.tap(ui.find("Bust", cls="PrimaryButton"))
    ui.advance(0.4)
    phone.type("7")
    ui.tap("Pass")
    assert phone.state.scores == (0, 7)


def test_points_may_be_typed_in_the_middle_of_a_card_match(full: LetterPhone) -> None:
    full.ui.tap(full.ui.find(cls="FiguresBar"))
    full.type("4+3+4+3+4")
    full.ui.tap("Pass")
    assert full.last() == a.PassedPoints(0, a.Sum((4, 3, 4, 3, 4)))
    assert full.state.round_number == 2


def test_typing_can_be_left_again(full: LetterPhone) -> None:
    full.ui.tap(full.ui.find(cls="FiguresBar"))
    full.type("4")
    full.chip("Back to the cards")
    assert full.ui.find(cls="SumPad", every=True) == []
    assert full.ui.find(cls="LetterStage").ids.figures.lying == "18"


def test_a_player_whose_cards_nobody_enters_plays_with_points(phone: LetterPhone) -> None:
    for _ in "12":
        phone.ui.tap("Deal 2")
        phone.ui.advance(0.4)
        name = phone.session.players[phone.state.turn]
        phone.ui.tap(next(row for row in phone.ui.find(cls="ListRow", every=True) if row.title.startswith(name)))
        phone.ui.advance(0.4)
    assert phone.ui.sees("Mira’s cards are not entered.")
    phone.chip("Plays on, no cards entered")
    assert phone.state.turn == 1


# --- sheets


def test_a_seat_shows_the_sheet_of_its_player_with_struck_lines(ui: Robot, tmp_path: Path) -> None:
    before = "Mira banks 4+1+3; Mira busts; Bo passes with 10+2"
    phone = LetterPhone(ui, tmp_path, before, level=TOTALS)
    phone.seat(0)
    line = ui.find(cls="SumRow")
    assert (line.parts, line.total, line.struck) == ("4+1+3", "8", True)
    assert ui.find(cls="RoundRow").note == "bust"


def test_the_whole_table_has_one_score_sheet(ui: Robot, tmp_path: Path) -> None:
    phone = LetterPhone(ui, tmp_path, "Mira banks 8; Mira busts; Bo passes with 10+2; Mira passes with 5", level=TOTALS)
    phone.menu("Score sheet")
    assert [box.text for box in ui.find(cls="BoxedScore", every=True)] == ["0", "12"]
    assert [text.text for text in ui.find(cls="StruckText", every=True) if text.struck] == ["+8"]
    assert phone.ui.sees("+5")


def test_the_score_sheet_is_there_after_the_end_too(ui: Robot, tmp_path: Path) -> None:
    phone = LetterPhone(ui, tmp_path, "Mira passes with 100; Bo passes with 10", level=TOTALS)
    assert ui.sees("Mira wins")
    phone.menu("Score sheet")
    assert [box.text for box in ui.find(cls="BoxedScore", every=True)] == ["100", "10"]


# --- chances and the made-up deck


def test_chances_are_shown_only_when_the_switch_is_on(ui: Robot, tmp_path: Path) -> None:
    phone = LetterPhone(ui, tmp_path, SET_UP)
    assert ui.find(cls="OddsBar", every=True) == []
    phone.begin(SET_UP, odds=True)
    assert len(ui.find(cls="OddsSegment", every=True)) == 4
    assert ui.sees("This round: pass now 7, draw once more")


def test_the_made_up_deck_is_labelled_on_the_table(drawing: LetterPhone) -> None:
    assert drawing.ui.sees("Sample deck, made up")
    drawing.begin("L counts 3")
    assert not drawing.ui.sees("Sample deck")


# --- the room there is


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize(
    "before",
    ["", "Mira gets A/E & N; Bo gets B & S", SET_UP, FULL],
    ids=["dealing", "first number", "drawing", "three between"],
)
def test_nothing_overlaps_and_everything_is_large_enough(
    ui: Robot, tmp_path: Path, before: str, scale: float
) -> None:
    phone = LetterPhone(ui, tmp_path, before)
    theme.current().text_scale = scale
    ui.advance(0.4)
    screen = phone.screen
    assert overlapping_texts(screen) == []
    assert small_targets(screen) == []
    if screen.frame.arrangement != "tall":
        return
    frame, panel = screen.frame, screen._panel
    parts = [frame.seats, panel.stage, frame.verdict, panel.pad, frame.actions]
    boxes = [(part.to_window(*part.pos)[1], part.height) for part in parts]
    for (upper, _), (lower, height) in pairwise(boxes):
        assert lower + height <= upper + 1
    assert boxes[-1][0] >= 0
    if scale == 1.0 and Window.height >= 915:
        assert boxes[0][0] + boxes[0][1] <= Window.height
