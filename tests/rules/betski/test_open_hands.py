"""Hands laid open (ruling K03: words count unless hands are entered)."""

from rules.betski import GAME
from rules.betski.state import HandShown
from rules.decks.betski import DECK
from tests.rules.table import Table

SHOWN = "center 6-5; Mira holds 3-3 & 4-4 & 5-5"


def test_a_table_that_plays_open_is_asked_for_every_hidden_hand() -> None:
    table = Table(GAME, 3, open_hands=True).happens(SHOWN)
    asked = [prompt for prompt in GAME.prompts(table.state) if prompt.action == "hand_shown"]
    assert [prompt.seats for prompt in asked] == [(1,), (2,)]
    field = asked[0].fields[0]
    assert (field.at_least, field.at_most, len(field.options)) == (3, 3, 49 - 1 - 3)


def test_other_tables_are_not_asked_but_may_show_a_hand_that_is_doubted() -> None:
    table = Table(GAME).happens("center 6-5")
    assert "hand_shown" not in table.prompted()
    assert table.verdict("Bo holds 3-3 & 4-4 & 5-5").is_legal


def test_who_is_out_is_not_asked_for_a_hand() -> None:
    table = Table(GAME, open_hands=True).happens("center 3-3; Mira plays 3-4; Mira plays 4-5; Mira plays 5-6")
    asked = [prompt.seats for prompt in GAME.prompts(table.state) if prompt.action == "hand_shown"]
    assert asked == [(1,)]


def test_only_the_cards_of_an_open_hand_are_offered_to_play() -> None:
    table = Table(GAME).happens(SHOWN)
    played = next(prompt for prompt in GAME.prompts(table.state) if prompt.action == "played")
    assert played.fields[0].options == ("5-5",)


def test_a_card_that_an_open_hand_does_not_hold_is_not_played() -> None:
    table = Table(GAME).happens(SHOWN)
    assert table.says("Mira plays 6-6") == "impossible not_in_open_hand"


def test_a_played_card_leaves_the_open_hand() -> None:
    table = Table(GAME).happens(f"{SHOWN}; Mira plays 5-5")
    assert {card.code for card in table.state.open_hands[0]} == {"3-3", "4-4"}
    assert table.says("Mira plays 5-5") == "impossible is_center"


def test_an_open_hand_draws_card_by_card() -> None:
    table = Table(GAME).happens("center 6-5; Mira holds 3-3 & 4-4 & 8-8")
    draw = next(prompt for prompt in GAME.prompts(table.state) if prompt.action == "drew_card")
    assert len(draw.fields[0].options) == 45
    table.happens("Mira draws the 7-7")
    assert table.state.open_hands[0][DECK[4 * 7 + 4]] == 3  # 7-7, known since entry 3


def test_drawing_unseen_hides_an_open_hand_again() -> None:
    table = Table(GAME).happens("center 6-5; Mira holds 3-3 & 4-4 & 8-8")
    assert table.codes("Mira draws 1") == ["hidden_again"]
    table.happens("Mira draws 1")
    assert table.state.open_hands[0] is None


def test_a_card_drawn_openly_into_a_hidden_hand_leaves_it_hidden() -> None:
    table = Table(GAME).happens("center 6-5; Mira draws the 3-3")
    assert (table.state.open_hands[0], table.state.hands[0]) == (None, 4)


def test_a_hand_may_be_shown_again() -> None:
    table = Table(GAME).happens(f"{SHOWN}; Mira holds 3-3 & 4-4 & 5-6")
    assert {card.code: entry for card, entry in table.state.open_hands[0].items()} == {"3-3": 2, "4-4": 2, "5-6": 3}


def test_a_hand_shows_as_many_cards_as_are_counted_unless_the_table_says_the_count_was_wrong() -> None:
    table = Table(GAME).happens("center 6-5")
    objection = table.objection("Mira holds 3-3 & 4-4")
    assert (objection.code, objection.facts["count"], objection.facts["held"]) == ("betski.hand_count", 2, 3)
    table.overrule("Mira holds 3-3 & 4-4")
    assert (table.state.hands, table.state.deck) == ((2, 3), 43)
    table.overrule("Bo holds 3-4 & 3-5 & 3-6 & 3-7")
    assert (table.state.hands, table.state.deck) == ((2, 4), 42)


def test_with_nothing_left_an_open_hand_draws_no_card() -> None:
    table = Table(GAME).happens("center 6-5; Mira draws 42; Mira is done")
    objection = table.objection("Bo draws the 3-3")
    assert (objection.code, objection.facts) == ("betski.cannot_draw", {"count": 1, "stock": 0})


def test_an_empty_hand_is_not_shown() -> None:
    assert Table(GAME).happens("center 6-5").says("Mira holds nothing") == "impossible wrong_hand_size"


def test_a_hand_does_not_hold_more_than_the_deck_could_have_given() -> None:
    table = Table(GAME).happens("center 6-5; Mira draws 42; Mira plays 5-5; Mira is done")
    assert table.says("Bo holds 3-3 & 3-4 & 3-5 & 3-6") == "impossible wrong_hand_size"


def test_a_hand_does_not_hold_a_card_twice() -> None:
    assert "card_twice" in Table(GAME).happens("center 6-5").codes("Mira holds 3-3 & 3-3 & 4-4")


def test_a_hand_does_not_hold_cards_that_lie_elsewhere_and_each_is_named() -> None:
    table = Table(GAME).happens("center 6-5; Mira plays 5-5; Mira is done; Mira holds 3-3 & 4-4")
    assert table.codes("Bo holds 6-5 & 5-5 & 3-3") == ["was_first_center", "is_center", "in_open_hand"]


def test_a_hand_of_the_whole_deck_is_answered() -> None:
    state = Table(GAME).happens("center 6-5").state
    assert any(each.code == "betski.is_center" for each in GAME.objections(state, HandShown(0, DECK)))
