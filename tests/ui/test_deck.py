"""The deck screen under real touches: what is read off is kept, passed on, and never made up."""

from pathlib import Path
from typing import Any

import pytest
from kivy.core.clipboard import Clipboard

from app.session.alpha_deck import keep_deck, kept_deck, plays_sample
from app.ui import theme
from app.ui.app import FairDealApp
from rules.decks.alpha import SAMPLE_DECK, Face, Printed
from tests.ui.fitting import assert_fits
from tests.ui.letters import LetterPhone
from tests.ui.robot import Robot


def deck(*codes: str) -> dict[Face, Printed]:
    cards = [Printed.from_code(code) for code in codes]
    return {card.face: card for card in cards}


def opened(ui: Robot, folder: Path, *codes: str) -> FairDealApp:
    app = ui.start(FairDealApp(data_dir=folder))
    keep_deck(app.services.library, deck(*codes))
    app.router.restore([("home", {}), ("deck", {})])
    ui.frames(5)
    return app


def tile(ui: Robot, code: str) -> Any:
    letters = Face.from_code(code).letters
    return next(each for each in ui.find(cls="FaceTile", every=True) if each.letter + each.other == letters)


def touch(ui: Robot, code: str) -> None:
    ui.tap(tile(ui, code))
    ui.advance(0.4)


def keys(ui: Robot, text: str) -> list[Any]:
    """The keys with this text, the uppermost first."""
    found = [key for key in ui.find(cls="FormKey", every=True) if key.text == text]
    return sorted(found, key=lambda key: -key.to_window(*key.pos)[1])


def row(ui: Robot, app: FairDealApp, title: str) -> None:
    app.router.screen.ids.scroll.scroll_y = 0
    ui.advance(0.2)
    ui.tap(next(each for each in ui.find(cls="ListRow", every=True) if each.title == title))
    ui.advance(0.2)


def test_a_number_is_read_off_with_one_touch_and_kept(ui: Robot, tmp_path: Path) -> None:
    app = opened(ui, tmp_path)
    assert ui.sees("0 of 32 faces known")
    touch(ui, "L")
    ui.tap(keys(ui, "3")[0])
    assert kept_deck(app.services.library) == deck("L:3")
    assert tile(ui, "L").points == "3"
    assert ui.sees("1 of 32 faces known")


def test_copies_are_counted_beside_the_number(ui: Robot, tmp_path: Path) -> None:
    app = opened(ui, tmp_path, "L:3")
    touch(ui, "L")
    ui.tap(keys(ui, "2")[1])
    assert kept_deck(app.services.library) == deck("L:3*2")
    ui.tap(keys(ui, "?")[0])
    assert kept_deck(app.services.library) == deck("L:3")


def test_a_vowel_card_may_have_a_number_for_each_way_up(ui: Robot, tmp_path: Path) -> None:
    app = opened(ui, tmp_path, "A/E:1")
    touch(ui, "A/E")
    ui.tap(ui.find("Two numbers"))
    ui.advance(0.3)
    assert ui.sees("Printed number with E up")
    ui.tap(keys(ui, "2")[1])
    assert kept_deck(app.services.library) == deck("A/E:1/2")
    assert tile(ui, "A/E").points == "1/2"


def test_a_face_is_forgotten_when_that_is_wanted(ui: Robot, tmp_path: Path) -> None:
    app = opened(ui, tmp_path, "L:3*2", "B:4")
    touch(ui, "L")
    ui.tap("Forget this face")
    assert kept_deck(app.services.library) == deck("B:4")


def test_the_deck_goes_through_the_clipboard_and_back(ui: Robot, tmp_path: Path) -> None:
    app = opened(ui, tmp_path, "L:3*2", "A/E:1/2")
    row(ui, app, "Copy as text")
    assert Clipboard.paste() == "Alpha: L:3*2 A/E:1/2"
    row(ui, app, "Forget everything")
    assert kept_deck(app.services.library) == {}
    ui.skip(6)
    row(ui, app, "Paste from the clipboard")
    assert ui.sees("2 faces were taken over.")
    assert kept_deck(app.services.library) == deck("L:3*2", "A/E:1/2")


def test_forgetting_everything_can_be_undone(ui: Robot, tmp_path: Path) -> None:
    app = opened(ui, tmp_path, "L:3*2")
    row(ui, app, "Forget everything")
    ui.tap("Undo")
    assert kept_deck(app.services.library) == deck("L:3*2")


@pytest.mark.parametrize(
    ("text", "answer"),
    [("a nice evening", "This is not a deck: a"), ("", "The clipboard holds no text."),
     ("Z:10*9", "The deck cannot hold 9 of Z; 1 at most.")],
)  # fmt: skip
def test_other_text_is_refused_and_nothing_changes(
    ui: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, answer: str
) -> None:
    app = opened(ui, tmp_path, "L:3")
    monkeypatch.setattr("app.ui.screens.deck.Clipboard.paste", lambda: text)
    row(ui, app, "Paste from the clipboard")
    assert ui.sees(answer)
    assert kept_deck(app.services.library) == deck("L:3")


def test_the_sample_deck_is_labelled_and_leaves_the_own_one_alone(ui: Robot, tmp_path: Path) -> None:
    app = opened(ui, tmp_path, "L:5")
    row(ui, app, "Sample deck")
    assert plays_sample(app.services.library)
    assert ui.sees("New matches use the sample deck, made up and not the printed one.")
    assert kept_deck(app.services.library) == deck("L:5")
    row(ui, app, "Sample deck")
    assert not plays_sample(app.services.library)


def test_from_a_match_the_deck_is_a_menu_away_and_the_match_learns_too(ui: Robot, tmp_path: Path) -> None:
    phone = LetterPhone(ui, tmp_path, "Mira gets L & N; Bo gets B & S")
    phone.menu("The deck’s numbers")
    assert phone.app.router.current == "deck"
    touch(ui, "L")
    ui.tap(keys(ui, "3")[0])
    assert phone.state.deck == deck("L:3")
    ui.back()
    ui.back()
    assert phone.app.router.current == "table"
    assert phone.spot(0).points == "3"


def test_fewer_copies_than_lie_there_are_refused(ui: Robot, tmp_path: Path) -> None:
    phone = LetterPhone(ui, tmp_path, "L counts 3; Mira gets L & L; Bo gets B & S")
    phone.menu("The deck’s numbers")
    touch(ui, "L")
    ui.tap(keys(ui, "1")[1])
    assert ui.sees("2 of L have been seen this round, so there are more than 1.")
    assert kept_deck(phone.app.services.library) == deck("L:3")


@pytest.mark.parametrize("mode", ["felt", "paper"])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_everything_fits(ui: Robot, tmp_path: Path, mode: str, scale: float) -> None:
    app = opened(ui, tmp_path, *(card.code for card in SAMPLE_DECK))
    theme.current().mode, theme.current().text_scale = mode, scale
    ui.advance(0.3)
    assert_fits(app.router.screen)
    touch(ui, "A/E")
    assert_fits(ui.find(cls="FaceSheet"))
