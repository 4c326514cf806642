"""A half-made entry comes back once, and only to the match and the place it was meant for."""

import pytest

from app.session.half import HALF, forget_half, keep_half, read_back, take_half, written
from app.session.library import Library
from app.session.match import MatchSession
from rules.betski.state import CenterTurned
from rules.core.game import Setup
from rules.decks.betski import BetskiCard


def match(library: Library) -> MatchSession:
    return library.new_match("betski", ["Mira", "Bo"], Setup(2))


def test_a_half_made_entry_is_given_once(library: Library) -> None:
    session = match(library)
    keep_half(library, session, "CAR")
    assert take_half(library, session) == "CAR"
    assert take_half(library, session) == ""


def test_it_is_not_given_to_another_match(library: Library) -> None:
    keep_half(library, match(library), "CAR")
    assert take_half(library, match(library)) == ""


def test_it_is_not_given_when_the_match_has_gone_on(library: Library) -> None:
    session = match(library)
    keep_half(library, session, "CAR")
    session.record(CenterTurned(BetskiCard.from_code("6-3")))
    assert take_half(library, session) == ""


def test_it_is_forgotten_when_the_app_goes_on(library: Library) -> None:
    session = match(library)
    keep_half(library, session, "CAR")
    forget_half(library)
    assert take_half(library, session) == ""


@pytest.mark.parametrize("kept", ["CAR", [], {}, 7])
def test_what_cannot_be_read_is_no_entry(library: Library, kept: object) -> None:
    session = match(library)
    library.put_setting(HALF, kept)
    assert take_half(library, session) == ""


@pytest.mark.parametrize("rest", [[], [7], ["CAR", "PET"]])
def test_what_holds_no_letters_is_no_entry(library: Library, rest: list[object]) -> None:
    session = match(library)
    library.put_setting(HALF, [session.match_id, 0, *rest])
    assert take_half(library, session) == ""


def test_cards_are_written_and_read_back() -> None:
    cards = (BetskiCard.from_code("6-3"), BetskiCard.from_code("4-7"))
    assert written(cards) == "6-3 4-7"
    assert read_back(BetskiCard.from_code, "6-3 4-7") == cards


@pytest.mark.parametrize("half", ["", "6-3 car", "1-1"])
def test_what_is_no_card_brings_none_back(half: str) -> None:
    assert read_back(BetskiCard.from_code, half) == ()
