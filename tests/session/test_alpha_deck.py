"""What is read off the cards is kept from match to match; what nobody read off never is."""

import pytest

from app.session.alpha_deck import (
    CARDS,
    begin_with_deck,
    first_deck,
    follow_deck,
    followed,
    keep_deck,
    kept_deck,
    play_sample,
)
from app.session.library import Library
from app.session.match import MatchSession
from app.storage.errors import StorageFull
from rules.betski.state import CenterTurned
from rules.core.game import Setup
from rules.decks.alpha import SAMPLE_DECK, Face, Printed, Shown
from rules.decks.betski import BetskiCard
from rules.threebetween.actions import Dealt, DeckKnown, PointsLearned, TurnedPointsLearned

L, B = Face("L"), Face("B")


def deck(*codes: str) -> dict[Face, Printed]:
    cards = [Printed.from_code(code) for code in codes]
    return {card.face: card for card in cards}


def begun(library: Library) -> MatchSession:
    """A match as the app begins one."""
    session = library.new_match("threebetween", ["Mira", "Bo"], Setup(2))
    begin_with_deck(library, session)
    follow_deck(library, session)
    return session


def test_a_number_read_off_is_there_in_the_next_match(library: Library) -> None:
    first = begun(library)
    assert first.timeline.steps == []
    first.record(PointsLearned(L, 3))
    first.record(TurnedPointsLearned(Shown.from_code("A/E=E"), 2))
    assert kept_deck(library) == deck("L:3", "A/E:-/2")
    second = begun(library)
    assert second.state.deck == deck("L:3", "A/E:-/2")
    assert len(second.timeline.steps) == 1


def test_a_number_taken_back_is_forgotten(library: Library) -> None:
    session = begun(library)
    session.record(PointsLearned(L, 3))
    session.record(PointsLearned(L, 4))
    session.undo()
    assert kept_deck(library) == deck("L:3")
    session.undo()
    assert kept_deck(library) == {}
    session.redo()
    assert kept_deck(library) == deck("L:3")


def test_taking_back_that_the_deck_was_told_forgets_nothing(library: Library) -> None:
    keep_deck(library, deck("L:3", "B:4"))
    session = begun(library)
    session.undo()
    assert session.state.deck == {}
    assert kept_deck(library) == deck("L:3", "B:4")


def test_an_old_match_does_not_bring_old_numbers_back(library: Library) -> None:
    session = begun(library)
    session.record(PointsLearned(L, 3))
    keep_deck(library, deck("L:5*2"))
    session.record(PointsLearned(B, 4))
    assert kept_deck(library) == deck("L:5*2", "B:4")


def test_the_sample_deck_is_played_with_and_never_kept(library: Library) -> None:
    keep_deck(library, deck("L:5"))
    play_sample(library, True)
    assert first_deck(library) == SAMPLE_DECK
    session = begun(library)
    assert tuple(session.state.deck.values()) == SAMPLE_DECK
    session.undo()
    session.redo()
    session.record(Dealt(1, (L, B)))
    assert kept_deck(library) == deck("L:5")
    session.record(PointsLearned(B, 9))
    assert kept_deck(library) == deck("L:5", "B:9")  # without the copies, which are made up
    play_sample(library, False)
    assert set(first_deck(library)) == set(deck("L:5", "B:9").values())


def test_other_games_know_no_deck(library: Library) -> None:
    keep_deck(library, deck("L:5"))
    session = library.new_match("betski", ["Mira", "Bo"], Setup(2))
    begin_with_deck(library, session)
    follow_deck(library, session)
    session.record(CenterTurned(BetskiCard(6, 5)))
    assert len(session.timeline.steps) == 1


def test_a_match_under_way_is_not_told_again(library: Library) -> None:
    session = begun(library)
    session.record(PointsLearned(L, 3))
    begin_with_deck(library, session)
    assert len(session.timeline.steps) == 1


@pytest.mark.parametrize("stored", [["L:3", "hello", 7, "L:3*2"], "L:3", None])
def test_a_damaged_setting_is_read_as_far_as_it_goes(library: Library, stored: object) -> None:
    library.put_setting(CARDS, stored)
    assert kept_deck(library) == (deck("L:3*2") if isinstance(stored, list) else {})


def test_an_impossible_deck_is_not_told_to_a_match(library: Library) -> None:
    keep_deck(library, deck("Z:10*2"))
    assert begun(library).timeline.steps == []


def test_when_nothing_can_be_written_the_match_goes_on(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    session = begun(library)

    def no_room(*_args: object) -> None:
        raise StorageFull

    monkeypatch.setattr(library, "put_setting", no_room)
    session.record(PointsLearned(L, 3))
    assert kept_deck(library) == {}
    monkeypatch.undo()
    session.record(PointsLearned(B, 4))
    assert kept_deck(library) == deck("L:3", "B:4")  # what could not be kept then is kept now


def test_a_face_of_which_nothing_is_known_is_not_kept(library: Library) -> None:
    keep_deck(library, {L: Printed(L, (None,)), B: Printed(B, (4,))})
    assert kept_deck(library) == deck("B:4")


def test_what_was_learned_is_added_to_copies_that_were_counted() -> None:
    assert followed(deck("L*2"), {}, deck("L:3")) == deck("L:3*2")
    assert followed(deck("L:3*2"), deck("L:3"), {}) == deck("L*2")


def test_a_deck_told_face_by_face_is_kept(library: Library) -> None:
    session = begun(library)
    session.record(DeckKnown(tuple(deck("L:3*2", "B:4").values())))
    assert kept_deck(library) == deck("L:3*2", "B:4")
