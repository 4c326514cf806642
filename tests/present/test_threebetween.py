"""What ThreeBeTween's table shows, without a window. Numbers of cards are those of the made-up deck."""

from fractions import Fraction

import pytest

from app.ui.present.saying import Saying
from app.ui.present.table import table_view
from app.ui.present.threebetween import (
    CHOSEN,
    DECLINED,
    Pending,
    chosen_cards,
    figures_view,
    needs,
    odds_view,
    percent,
    spot_views,
    step_note,
    uses_sample,
)
from app.ui.present.threebetween_pad import (
    BACK,
    DEAL,
    DRAW,
    FULL,
    LIMITS,
    NUMBER,
    PLACE,
    POINTS,
    asked_number,
    best_choice,
    bust_view,
    choice_action,
    key_views,
    limit_question,
    mode_of,
    number_action,
    number_keys,
    pad_caption,
    picks_action,
    playing_seats,
    possible_picks,
    refusal,
    turned_choice,
    typed_more,
    typed_sum,
    wanted,
    way_views,
    why_no_fit,
    why_no_pick,
)
from app.ui.present.threebetween_sheet import sheet_rounds
from rules.core.game import TOTALS
from rules.decks.alpha import FACES, Face, Shown
from rules.sentences import say
from rules.sentences.en import ENGLISH
from rules.threebetween import GAME
from rules.threebetween import actions as a
from rules.threebetween.fitting import arrangements
from tests.rules.table import NAMES, Table
from tests.rules.threebetween.tables import BO_IS_FULL, BOTH_SET, sample_table, with_limits

NUMBERS = "the deck has C:4 & A/E:1 & L:3 & S:2"


def words(saying: Saying | None) -> str:
    assert saying is not None
    return say(ENGLISH, saying.code, saying.facts, NAMES)


def face(code: str) -> Face:
    return Face.from_code(code)


def shown(code: str) -> Shown:
    return Shown.from_code(code)


@pytest.fixture
def mock() -> Table:
    """Mira is on turn: C, E and L, one open space, S."""
    return Table(GAME, first=1).happens(NUMBERS).happens(
        "Mira gets C & S; Bo gets B & D; Mira sets C & S; Bo sets B & D"
        "; Mira draws A/E & L & Z; Mira places A/E=E & L; Bo passes"
    )


# --- the frame


def test_the_bar_names_round_and_target(mock: Table) -> None:
    view = table_view(GAME, mock.state, 3)
    assert words(view.where) == "Round 1, first to 100"
    assert view.clause == "draw"


def test_seats_tell_who_draws_who_passed_and_what_is_at_risk() -> None:
    table = sample_table(4, first=3).happens(
        "Mira gets C & S; Bo gets B & B; Ines gets L & N; Jonas gets H & W"
        "; Mira sets C & S; Bo busts; Ines sets L & N; Jonas sets H & W"
        "; Mira draws D & F & Z; Mira places D; Ines passes"
    )
    seats = table_view(GAME, table.state, 0).seats
    assert [words(seat.status) for seat in seats] == ["10 at risk", "bust", "passed +5", "to draw"]  # C4+S3+D3, L3+N2
    assert [seat.out for seat in seats] == [False, True, False, False]
    assert [seat.dealer for seat in seats] == [False, False, False, True]


def test_who_passed_with_a_number_missing_has_no_points_yet() -> None:
    table = Table(GAME).happens("Bo gets B & S; Mira gets C & T; Bo sets B & S; Mira sets C & T; Bo passes")
    assert words(table_view(GAME, table.state, 0).seats[1].status) == "passed"


@pytest.mark.parametrize(
    ("before", "mode"),
    [
        ("", DEAL),
        ("Bo gets A/E & N; Mira gets B & S", LIMITS),
        (BOTH_SET, DRAW),
        (f"{BOTH_SET}; Bo draws F & G & H", PLACE),
        (f"{BO_IS_FULL}; Mira passes", FULL),
        ("Bo plays unseen; Mira plays unseen", POINTS),
        ("from here on totals", POINTS),
    ],
)
def test_what_is_entered_next_follows_from_the_table(before: str, mode: str) -> None:
    assert mode_of(Table(GAME).happens(before).state) == mode


def test_when_all_are_done_missing_numbers_are_asked_for() -> None:
    table = Table(GAME).happens(f"{BOTH_SET}; Bo passes; Mira passes")
    assert mode_of(table.state) == NUMBER
    assert table_view(GAME, table.state, 0).clause == "points"
    assert not any(seat.active for seat in table_view(GAME, table.state, 0).seats)


# --- the five places


def test_limits_spaces_and_the_next_open_place(mock: Table) -> None:
    spots = spot_views(mock.state, Pending())
    letters = [spot.card.letter if spot.card else spot.kind for spot in spots]
    assert letters == ["C", "E", "L", "next", "S"]
    assert [words(spot.caption) for spot in spots] == ["limit", "space 1", "space 2", "open", "limit"]
    assert spots[1].card == ("E", "A", "1")
    assert [spot.is_marked for spot in spots] == [True, False, False, False, True]


def test_a_card_without_a_known_number_shows_none() -> None:
    table = Table(GAME).happens(BOTH_SET)
    assert spot_views(table.state, Pending())[0].card == ("E", "A", "")


def test_picked_limit_cards_lie_where_they_will(mock: Table) -> None:
    state = Table(GAME).state
    spots = spot_views(state, Pending(picks=(face("L"),)))
    assert [spot.kind for spot in spots] == ["card", "open", "open", "open", "next"]
    assert spots[0].touch == 0


def test_a_picked_vowel_card_shows_the_vowel_that_fits(mock: Table) -> None:
    spots = spot_views(mock.state, Pending(picks=(face("A/I"),)))
    assert spots[3].card == ("I", "A", "")


def test_drawn_cards_lie_in_the_open_spaces_placed_or_declined() -> None:
    table = sample_table().happens(f"{BOTH_SET}; Bo draws F & Z & G")
    spots = spot_views(table.state, Pending(choice=best_choice(table.state)))
    assert [words(spot.caption) for spot in spots[1:4]] == ["placed", "no fit", "placed"]
    assert [spot.look for spot in spots[1:4]] == [CHOSEN, DECLINED, CHOSEN]
    declined = spot_views(table.state, Pending(choice=(None, None, shown("G"))))
    assert words(declined[1].caption) == "declined"


def test_a_limit_that_is_swapped_is_marked_as_going() -> None:
    table = Table(GAME).happens("Bo gets B & S; Mira gets C & T")
    spots = spot_views(table.state, Pending(way=(shown("B"), shown("S")), goes=1))
    assert [words(spots[0].caption), words(spots[4].caption)] == ["limit", "goes"]


def test_without_cards_there_are_no_places() -> None:
    assert spot_views(Table(GAME, level=TOTALS).state, Pending()) == ()


# --- points


def test_safe_banked_and_on_the_table_add_up_to_the_score_with_a_pass() -> None:
    table = sample_table().happens("from here on totals; Bo passes with 62; Mira passes with 40; from here on cards")
    # The deal has gone to Bo, so Mira is first.
    table.happens("Mira gets C & S; Bo gets A/E & N; Mira sets C & S; Bo sets A/E=E & N; Mira passes")
    table.happens("Bo draws F & G & H; Bo places F & G & H; Bo banks; Bo gets B & W; Bo draws D & Y & Z; Bo places D")
    # Banked E1+N2+F4+G4+H3 = 14; on the table B4+W4+D3 = 11.
    figures = figures_view(table.state, 1)
    assert figures[:4] == ("62", "14", "11", "87")
    assert words(figures.if_text) == "if Bo passes"


def test_points_that_lack_a_number_say_so(mock: Table) -> None:
    assert figures_view(mock.state, 0).on_table == "10"  # C4+E1+L3+S2
    table = mock.happens("Mira draws D; Mira places D")
    assert figures_view(table.state, 0).on_table == "10+?"


def test_cards_being_chosen_count_as_lying_there() -> None:
    """C counts 4 and S 3; of the drawn L 3 and A/E 1 only the L is chosen."""
    table = sample_table().happens("Bo gets C & S; Mira gets A/E & N")
    ways = Pending(way=arrangements(*table.state.spots[1].dealt)[0])
    assert figures_view(table.state, 1).on_table == "0"
    assert figures_view(table.state, 1, None, chosen_cards(table.state, ways))[2:4] == ("7", "7")
    table.happens("Bo sets C & S; Mira sets A/E=A & N; Bo draws L & A/E & Z")
    choice = Pending(choice=(Shown.from_code("L"), None, None))
    assert figures_view(table.state, 1, None, chosen_cards(table.state, choice))[2:4] == ("10", "10")


def test_points_being_typed_count_as_lying_there() -> None:
    state = Table(GAME, level=TOTALS).state
    assert figures_view(state, 0, a.Sum((4, 1, 3)))[2:4] == ("8", "8")


def test_chances_are_shown_only_where_the_table_wants_them() -> None:
    assert odds_view(sample_table().happens(BOTH_SET).state) is None
    view = odds_view(sample_table(odds=True).happens(BOTH_SET).state)
    assert view is not None
    assert len(view.shares) == 4
    assert sum(view.shares) == pytest.approx(1)
    assert words(view.words[0]).startswith("Bust ")


def test_chances_that_cannot_be_told_say_why() -> None:
    view = odds_view(Table(GAME, odds=True).happens(BOTH_SET).state)
    assert view is not None
    assert view.shares == ()
    assert words(view.words[0]) == (
        "Chances need the number of copies of every card; the summary card has them."
    )


def test_after_three_the_chance_of_a_pair_of_limits_is_told() -> None:
    table = sample_table(odds=True).happens(f"{BO_IS_FULL}; Mira passes")
    view = odds_view(table.state)
    assert view is not None
    assert len(view.shares) == 2
    assert words(view.words[1]).startswith("This round: pass now 14, bank first ")


@pytest.mark.parametrize(
    ("share", "text"),
    [(Fraction(0), "0%"), (Fraction(1, 1000), "<1%"), (Fraction(1, 3), "33%"), (Fraction(999, 1000), ">99%"),
     (Fraction(1), "100%")],
)  # fmt: skip
def test_a_chance_never_reads_as_certain_when_it_is_not(share: Fraction, text: str) -> None:
    assert percent(share) == text


def test_the_made_up_deck_is_labelled_for_the_whole_match() -> None:
    table = sample_table().happens("L counts 5")
    assert uses_sample(table.timeline.steps)
    assert not uses_sample(Table(GAME).happens(NUMBERS).timeline.steps)


# --- the bar


def test_the_bar_says_what_fits_and_what_the_next_player_needs() -> None:
    table = sample_table(first=1).happens(
        "Mira gets C & S; Bo gets H & W; Mira sets C & S; Bo sets H & W; Mira draws A/E & L & Z; Mira places A/E=E & L"
        "; Bo draws N & A/E & B; Bo places N"
    )
    banner = step_note(table.state, table.last)
    assert banner is not None
    assert words(banner.line) == "Bo: N fits between H and W"
    assert words(banner.details[0]) == "Mira now needs D to R, except E and L"


@pytest.mark.parametrize(
    ("left", "right", "text"),
    [("B", "F", "Bo now needs C to E"), ("B", "D", "Bo now needs C"), ("L", "M", "Only a wild fits for Bo now"),
     ("?", "D", "Bo now needs A to C"), ("W", "?", "Bo now needs X to Z")],
)  # fmt: skip
def test_what_is_needed_lies_strictly_between(left: str, right: str, text: str) -> None:
    assert words(needs(with_limits(left, right).state)) == text


def test_with_three_between_there_is_nothing_to_draw() -> None:
    table = sample_table().happens(f"{BO_IS_FULL}; Mira passes")
    assert words(needs(table.state)) == "Bo has three between: bank or pass"


# --- keys


def test_between_c_and_s_with_e_and_l_nineteen_keys_fit(mock: Table) -> None:
    views = key_views(mock.state, (), None)
    bright = {each.code for each, view in views.items() if view.look == "key"}
    assert bright == {*"DFGHJKMNPQR?", "A/I", "A/O", "E/I", "E/O", "I/O", "I/U", "O/U"}
    assert views[face("A/I")].bright == "I"
    assert views[face("I/O")].bright == "IO"
    assert views[face("A/E")].look == "greyed"  # A lies before C, E is taken
    assert views[face("Z")].look == "seen"  # the only Z was drawn


def test_limit_cards_may_be_any_that_are_left() -> None:
    views = key_views(Table(GAME).state, (face("Z"),), None)
    assert views[face("Z")].look == "seen"
    assert {view.look for each, view in views.items() if each != face("Z")} == {"key"}


def test_each_key_tells_the_number_that_is_known() -> None:
    table = Table(GAME).happens("L counts 3; A/E=A this way up counts 1")
    marks = {each.code: view.mark for each, view in number_keys(table.state).items()}
    assert (marks["L"], marks["A/E"], marks["B"]) == ("3", "1/–", "–")


@pytest.mark.parametrize(
    ("code", "text"),
    [("B", "B lies before C"), ("T", "T lies after S"), ("S", "S is a limit itself"), ("L", "L is there already"),
     ("A/U", "Neither A nor U fits")],
)  # fmt: skip
def test_a_key_that_cannot_fit_says_why(mock: Table, code: str, text: str) -> None:
    assert words(why_no_fit(mock.state, face(code))) == text


def test_a_key_that_fits_needs_no_reason(mock: Table) -> None:
    assert why_no_fit(mock.state, face("D")) is None
    assert why_no_fit(mock.state, face("?")) is None


def test_a_key_that_cannot_be_picked_says_why(mock: Table) -> None:
    assert words(why_no_pick(mock.state, face("Z"), None)) == "There is one Z in the deck, and it has been seen."
    full = sample_table().happens(f"{BO_IS_FULL}; Mira passes").state
    assert words(why_no_pick(full, face("B"), None)) == "Bo has three between; there is no space to draw for."
    placing = sample_table().happens(f"{BOTH_SET}; Bo draws F & G & H").state
    assert words(why_no_pick(placing, face("B"), None)) == "Bo places or declines the drawn cards first."


def test_as_many_cards_are_picked_as_there_are_spaces(mock: Table) -> None:
    assert wanted(mock.state) == 1
    assert picks_action(mock.state, (face("D"),)) == a.Drew(0, (face("D"),))
    fresh = Table(GAME).state
    assert wanted(fresh) == 2
    assert picks_action(fresh, (face("D"), face("?"))) == a.Dealt(1, (face("D"), face("?")))


def test_the_pad_asks_for_limit_cards_one_by_one() -> None:
    state = Table(GAME).state
    assert words(pad_caption(state, (), None)) == "Bo’s first limit card"
    assert words(pad_caption(state, (face("L"),), None)) == "Bo’s second limit card"


# --- limits


def test_the_widest_way_to_set_the_limits_comes_first() -> None:
    table = Table(GAME).happens("Bo gets A/E & N; Mira gets B & S")
    ways = way_views(table.state)
    assert [words(way.text) for way in ways] == ["A to N", "E to N"]
    assert [words(way.detail) for way in ways] == ["12 letters fit between", "8 letters fit between"]
    assert words(limit_question(table.state)) == "How does Bo set the limits?"


def test_two_equal_limits_are_a_bust_unless_one_is_swapped() -> None:
    table = Table(GAME).happens("Bo gets L & L; Mira gets B & S")
    assert way_views(table.state) == ()
    assert words(limit_question(table.state)) == "Bo has L twice. Without a swap that is a bust."
    assert face("L") in possible_picks(table.state, (), face("L"))
    assert words(pad_caption(table.state, (), face("L"))) == "L goes. Which card comes?"


# --- which cards are placed


def test_the_most_cards_are_proposed_and_among_these_the_most_points() -> None:
    table = sample_table().happens(f"{BOTH_SET}; Bo draws F & F & M")
    assert best_choice(table.state) == (shown("F"), None, shown("M"))
    # K counts 7, the vowel card 1 either way; I is taken by it or by nothing.
    vowels = sample_table().happens(f"{BOTH_SET}; Bo draws A/I & E/I & K")
    placed = [card for card in best_choice(vowels.state) if card is not None]
    assert len(placed) == 2
    assert shown("K") in placed


def test_a_touch_declines_and_another_places_again() -> None:
    state = sample_table().happens(f"{BOTH_SET}; Bo draws F & G & Z").state
    choice = best_choice(state)
    declined = turned_choice(state, choice, 0)
    assert declined == (None, shown("G"), None)
    assert turned_choice(state, declined, 0) == choice


def test_a_pair_of_which_both_vowels_fit_is_turned_before_it_is_declined() -> None:
    state = with_limits("B", "W").happens("Bo draws I/O & L & M").state
    first = (shown("I/O=I"), None, None)
    second = turned_choice(state, first, 0)
    assert second == (shown("I/O=O"), None, None)
    assert turned_choice(state, second, 0) == (None, None, None)


def test_a_card_that_cannot_be_placed_says_why() -> None:
    state = sample_table().happens(f"{BOTH_SET}; Bo draws F & F & Z").state
    choice = best_choice(state)
    assert words(turned_choice(state, choice, 2)) == "Z lies after N"  # type: ignore[arg-type]
    assert words(turned_choice(state, choice, 1)) == "Another drawn card takes that letter or space."  # type: ignore[arg-type]


def test_placing_none_is_a_bust() -> None:
    state = sample_table().happens(f"{BOTH_SET}; Bo draws F & G & Z").state
    assert choice_action(state, (None, None, None)) == a.Busted(1)
    assert choice_action(state, (shown("F"), None, None)) == a.Placed(1, (shown("F"),))


# --- busts and refusals


def test_a_draw_of_which_nothing_fits_is_a_bust_to_be_confirmed() -> None:
    table = sample_table().happens(BOTH_SET)
    view = bust_view(table.state, a.Drew(1, (face("B"), face("P"), face("Z"))))
    assert view is not None
    assert [words(each) for each in view.reasons] == ["None of B, P and Z fits.", "Bo busts: nothing for this round."]
    assert [card.letter for card in view.cards] == ["B", "P", "Z"]
    assert bust_view(table.state, a.Drew(1, (face("B"), face("F"), face("Z")))) is None


def test_a_bust_tells_what_it_costs_and_what_would_have_fit() -> None:
    table = sample_table().happens(f"{BO_IS_FULL}; Mira passes; Bo banks; Bo gets B & W; Bo draws D & Y & Z")
    view = bust_view(table.state, a.Busted(1))
    assert view is not None
    assert [words(each) for each in view.reasons] == [
        "D would fit. Bo may decline, but placing none is a bust.",
        "Bo busts: nothing for this round, 14 banked points struck out.",
    ]


def test_two_equal_limits_after_a_bank_are_a_bust_to_be_confirmed() -> None:
    table = sample_table().happens(f"{BO_IS_FULL}; Mira passes; Bo banks")
    assert bust_view(table.state, a.Dealt(1, (face("L"), face("L")))) is not None
    assert bust_view(table.state, a.Dealt(1, (face("L"), face("M")))) is None


def test_bank_needs_three_between(mock: Table) -> None:
    assert words(refusal(mock.state, a.Banked(0))) == "Only a ThreeBeTween can be banked; Mira has 2 of 3."
    assert refusal(mock.state, a.Passed(0)) is None


# --- printed numbers


def test_a_number_is_asked_for_when_a_face_is_first_entered_and_never_again() -> None:
    table = Table(GAME).happens("Bo gets L & A/E")
    asked = asked_number(table.state, frozenset())
    assert asked is not None
    assert words(asked.question) == "Which number is printed on L?"
    assert number_action(asked, 3) == a.PointsLearned(face("L"), 3)
    table.happens("L counts 3; A/E counts 1; Mira gets L & A/E")
    assert asked_number(table.state, frozenset()) is None


def test_a_number_put_off_is_asked_for_again_at_the_tally() -> None:
    table = Table(GAME).happens(BOTH_SET)
    every = frozenset(FACES)
    assert asked_number(table.state, every) is None
    table.happens("Bo passes; Mira passes")
    assert asked_number(table.state, every) is not None


def test_a_vowel_card_with_two_numbers_is_asked_for_as_it_lies() -> None:
    table = Table(GAME).happens(f"{BOTH_SET}; A/E=A this way up counts 1; N counts 2; B counts 4; S counts 3")
    asked = asked_number(table.state, frozenset())
    assert asked is not None
    assert words(asked.question) == "Which number is printed on A/E with E up?"
    assert number_action(asked, 2) == a.TurnedPointsLearned(shown("A/E=E"), 2)


def test_a_scorepad_asks_for_no_numbers() -> None:
    assert asked_number(Table(GAME).happens(f"{BOTH_SET}; from here on totals").state, frozenset()) is None


# --- points typed


def test_a_sum_is_typed_as_it_is_written() -> None:
    text = ""
    for sign in "4+1+3":
        text = typed_more(text, sign)
    assert text == "4+1+3"
    points = typed_sum(text)
    assert points is not None
    assert (points.parts, points.total) == ((4, 1, 3), 8)


@pytest.mark.parametrize(
    ("text", "sign", "after"),
    [("", "+", ""), ("4+", "+", "4+"), ("0", "7", "7"), ("123", "4", "123"), ("4+", BACK, "4"), ("", BACK, "")],
)
def test_keys_that_make_no_sense_change_nothing(text: str, sign: str, after: str) -> None:
    assert typed_more(text, sign) == after


def test_a_sum_under_way_counts_as_far_as_it_goes() -> None:
    points = typed_sum("4+1+")
    assert points is not None
    assert points.total == 5
    assert typed_sum("") is None
    assert typed_sum("+".join(["9"] * 30)) is not None
    assert typed_more("+".join(["9"] * 30), "+") == "+".join(["9"] * 30)


def test_where_only_totals_are_kept_anybody_may_be_next() -> None:
    table = Table(GAME, 3, level=TOTALS)
    assert playing_seats(table.state) == (1, 2, 0)
    table.happens("Ines passes with 5")
    assert playing_seats(table.state) == (1, 0)


# --- the score sheet


def test_the_sheet_keeps_sums_as_entered_boxes_scores_and_strikes_busts() -> None:
    table = Table(GAME, level=TOTALS).happens(
        "Bo banks 4+1+3; Bo passes with 10+2; Mira banks 20; Mira busts; Mira banks 7"
    )
    bo, mira = sheet_rounds(table.state, 1), sheet_rounds(table.state, 0)
    assert [(line.parts, line.total, words(line.kind)) for line in bo[0].lines] == [
        ("4+1+3", "8", "banked"), ("10+2", "12", "passed"),
    ]  # fmt: skip
    assert (bo[0].boxed, bo[1].boxed, bo[1].lines) == ("20", "", ())
    assert [(line.total, line.struck) for line in mira[0].lines] == [("20", True)]
    assert (words(mira[0].note), mira[0].boxed) == ("bust", "0")
    assert [(line.total, line.struck) for line in mira[1].lines] == [("7", False)]


def test_a_number_that_is_missing_shows_in_the_sum() -> None:
    table = Table(GAME).happens(f"N counts 2; {BOTH_SET}; Bo passes")
    line = sheet_rounds(table.state, 1)[0].lines[0]
    assert (line.parts, line.total) == ("?+2", "2+?")


def test_after_the_end_only_finished_rounds_are_on_the_sheet() -> None:
    table = Table(GAME, level=TOTALS).happens("Bo passes with 100; Mira passes with 4")
    assert [each.boxed for each in sheet_rounds(table.state, 1)] == ["100"]
    assert table_view(GAME, table.state, 2).clause == "game_over"
