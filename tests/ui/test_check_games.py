"""The check desk of the other four games under real touches."""

from pathlib import Path

import pytest

from app.session.house_words import kept_words
from app.ui import theme
from rules.decks.alpha import Face
from tests.session.recorder import Recorder
from tests.ui.desk import Desk
from tests.ui.fitting import assert_fits
from tests.ui.robot import Robot


def letters(desk: Desk, codes: str) -> None:
    for code in codes.split():
        desk.tap(desk.key(Face.from_code(code)))


def test_a_turn_of_in_between_is_answered_at_its_third_card(ui: Robot, tmp_path: Path) -> None:
    desk = Desk(ui, tmp_path, "in_between")
    assert desk.sees("Touch the first post")
    desk.keys("4 9")
    assert desk.sees("Between +1, miss −1, post −2")
    desk.tap(half(desk))
    desk.keys("6")
    assert desk.kind == "legal"
    assert desk.says.startswith("The player takes 10 from the pot.")
    assert "After that the pot holds 10." in desk.says
    desk.keys("4")
    assert desk.says.startswith("On the post: the player pays 20 into the pot.")
    desk.rule("On the post")
    assert desk.says.startswith("On the post: the player pays 10 into the pot.")
    desk.tap("Open rule")
    assert desk.app.router.trail[-1] == ("rulebook", {"game": "in_between", "clause": "post"})


def half(desk: Desk):
    return next(each for each in desk.ui.find(cls="BetButton", every=True) if each.words == "Half")


def moon(desk: Desk):
    return next(each for each in desk.ui.find(cls="BetButton", every=True) if each.words == "Moon")


def test_a_first_ace_is_called_before_the_second_post(ui: Robot, tmp_path: Path) -> None:
    desk = Desk(ui, tmp_path, "in_between")
    desk.keys("A")
    assert desk.sees("The first post is an ace")
    desk.keys("9")
    assert desk.sees("The ace is called high or low first.")
    desk.tap(next(each for each in ui.find(cls="CallButton", every=True) if each.text == "Low"))
    desk.keys("A A")
    assert "three times the bet" in desk.says
    desk.tap("Undo")
    desk.tap("Undo")
    desk.tap("Undo")
    desk.tap(next(each for each in ui.find(cls="CallButton", every=True) if each.text == "High"))
    desk.keys("A")
    assert desk.says.startswith("A pair: the player pays 1 into the pot")


def test_the_pot_is_typed_and_the_moon_wins_it(ui: Robot, tmp_path: Path) -> None:
    desk = Desk(ui, tmp_path, "in_between")
    desk.tap("Pot 20")
    desk.ui.advance(0.4)
    for digit in "40":
        desk.tap(next(each for each in ui.find(cls="FormKey", every=True) if each.text == digit))
    desk.tap("Take it")
    desk.ui.advance(0.4)
    desk.keys("7 9")
    desk.tap(moon(desk))
    desk.keys("8")
    assert "takes the whole pot, 40" in desk.says
    assert desk.app.services.library.summaries() == []


def test_a_bet_that_is_not_allowed_is_answered_and_not_swallowed(ui: Robot, tmp_path: Path) -> None:
    desk = Desk(ui, tmp_path, "in_between")
    desk.keys("4 9")
    desk.tap(moon(desk))  # it needs exactly one rank between
    assert desk.kind == "illegal"


def test_a_drawn_letter_fits_or_is_told_why_not(ui: Robot, tmp_path: Path) -> None:
    desk = Desk(ui, tmp_path, "threebetween")
    letters(desk, "C S")
    assert "15 letters fit between" in desk.says  # D to R
    letters(desk, "T")
    assert desk.kind == "illegal"
    assert "T is not between C and S" in desk.says
    assert desk.sees("What fits: D–R, and a wild.")
    letters(desk, "L")
    assert desk.kind == "legal"
    desk.tap("Place it")
    letters(desk, "L")
    assert "L is shown between the limits already" in desk.says
    desk.tap(desk.board.stage.spots[1])  # the L that lies there is taken away
    letters(desk, "L")
    assert desk.kind == "legal"


def test_a_wild_limit_is_set_the_other_way_by_a_touch(ui: Robot, tmp_path: Path) -> None:
    desk = Desk(ui, tmp_path, "threebetween")
    letters(desk, "? C")
    assert "23 letters fit between" in desk.says  # D to Z
    desk.tap(desk.board.stage.spots[0])
    assert "2 letters fit between" in desk.says  # A and B
    desk.tap("Place it")
    assert desk.sees("Touch a card that was drawn first.")


def test_two_hands_are_compared_card_by_card(ui: Robot, tmp_path: Path) -> None:
    desk = Desk(ui, tmp_path, "triple_replace")
    for code in ("As", "Kd", "9h", "5c", "5h"):
        desk.keys(f"{code[:-1]} {code[-1]}")
    assert desk.sees("Touch the last card of hand 2")
    desk.keys("5 h")
    assert desk.sees("The 5 of hearts is named twice")
    desk.keys("2 s")
    assert desk.says.startswith("Hand 2 wins\nA pair, 5, with 2")
    desk.rule("Played for")
    assert desk.says.startswith("Hand 1 wins\nFor low: king-9-ace")  # a pair is worse than any three ranks
    desk.rule("Wild rank")
    ui.advance(0.4)
    desk.tap(next(each for each in ui.find(cls="Chip", every=True) if each.text == "Fives"))
    ui.advance(0.4)
    assert desk.screen._house["triple_replace"] == {"plays_for": "low", "wild": "5"}


def test_the_price_of_cards_is_asked_by_round_and_number(ui: Robot, tmp_path: Path) -> None:
    desk = Desk(ui, tmp_path, "triple_replace")
    desk.tap("Price of cards")
    assert desk.sees("Touch the replacement round")
    keys = {each.text: each for each in ui.find(cls="FormKey", every=True)[:3]}
    desk.tap(keys["3"])
    keys = {each.text: each for each in ui.find(cls="FormKey", every=True)[3:6]}
    desk.tap(keys["2"])
    assert desk.kind == "illegal"
    desk.rule("One card in the last round")
    desk.rule("One card in the last round")
    assert desk.kind == "legal"
    assert "The player pays 2 for 2 cards" in desk.says


def test_what_the_table_says_to_two_words_is_remembered_and_taken_back_by_undo(ui: Robot, tmp_path: Path) -> None:
    desk = Desk(ui, tmp_path, "pair_three")
    desk.keys("C A T D O G")
    assert desk.kind == "ask"
    desk.tap("Table says yes")
    ui.advance(0.4)
    desk.tap("A compound or phrase")
    ui.advance(0.4)
    library = desk.app.services.library
    assert [word.code for word in kept_words(library)] == ["cat+dog:phrases:yes"]
    assert desk.kind == "legal"
    assert "The table has said yes to CAT and DOG" in desk.says
    desk.tap("Table says no")
    assert [word.code for word in kept_words(library)] == ["cat+dog:phrases:no"]
    assert desk.kind == "illegal"
    ui.advance(6)
    desk.tap("Undo")
    assert [word.code for word in kept_words(library)] == ["cat+dog:phrases:yes"]
    desk.tap("Undo")
    assert kept_words(library) == ()
    assert desk.kind == "ask"


def test_letter_rules_are_answered_without_the_table(ui: Robot, tmp_path: Path) -> None:
    desk = Desk(ui, tmp_path, "pair_three")
    desk.keys("R E D R O D")
    assert desk.kind == "legal"
    assert "RED and ROD differ only in the middle letter" in desk.says
    assert desk.sees("First and last")
    assert not desk.sees("Table says yes")
    desk.tap(desk.key(""))
    assert desk.kind == "none"


def test_what_was_half_made_lies_there_when_one_comes_back(ui: Robot, tmp_path: Path) -> None:
    desk = Desk(ui, tmp_path, "threebetween")
    letters(desk, "C S")
    desk.choose("In Between")
    desk.keys("4")
    desk.app.router.switch("home")
    ui.frames(5)
    desk.app.router.switch("check")
    ui.frames(5)
    assert desk.sees("Touch the second post")
    desk.choose("ThreeBeTween")
    assert "15 letters fit between" in desk.says


def test_an_answer_is_shared_as_text_and_picture(ui: Robot, tmp_path: Path) -> None:
    device = Recorder()
    desk = Desk(ui, tmp_path, "threebetween", device)
    letters(desk, "C S T")
    share = ui.find("Share the answer")
    desk.bring(share)
    desk.tap(share)
    ui.advance(0.6)
    desk.tap("Share this card")
    name, text, file = device.calls[-1]
    assert name == "share"
    assert str(text).startswith("ThreeBeTween: Not legal\nLimits C and S\nDrawn: T\nT is not between C and S.\n")
    assert "Would be legal: What fits: D–R, and a wild." in str(text)
    assert Path(str(file)).exists()


ANSWERS = {
    "in_between": "7 9 8",
    "threebetween": "E/I N A/O",
    "triple_replace": "A s K d 9 h 5 c 5 h 2 s 10 c 10 h J s",
    "pair_three": "H E N E G G",
}


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_every_desk_fits_with_an_answer_on_it(ui: Robot, tmp_path: Path, scale: float) -> None:
    desk = Desk(ui, tmp_path)
    theme.current().text_scale = scale
    for game, codes in ANSWERS.items():
        desk.screen._choose(game)
        ui.frames(5)
        for code in codes.split():
            desk.key(Face.from_code(code) if game == "threebetween" else code).press()
        ui.frames(5)
        assert_fits(desk.screen)
