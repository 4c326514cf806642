"""What a table votes on in PAIR THREE counts in its next match too, until somebody forgets it."""

import pytest

from app.session.house_words import (
    WORDS,
    begin_with_house_words,
    follow_house_words,
    forget_word,
    keep_words,
    kept_words,
    merged_words,
    set_word,
)
from app.session.library import Library
from app.session.match import MatchSession
from app.storage.errors import StorageFull
from rules.core.game import Setup
from rules.pair_three.pieces import HouseWord, WordPair
from rules.pair_three.state import HouseWords, Voted

BED_SKY = WordPair("bed", "sky")
ACCEPTED, REFUSED = "bed+sky:phrases:yes", "bed+sky:phrases:no"


def begun(library: Library) -> MatchSession:
    """A match as the app begins one."""
    session = library.new_match("pair_three", ["Mira", "Bo"], Setup(2, house_rules={"way": "stacks"}))
    begin_with_house_words(library, session)
    follow_house_words(library, session)
    return session


def codes(library: Library) -> list[str]:
    return [word.code for word in kept_words(library)]


def vote(*yes_seats: int) -> Voted:
    return Voted(0, BED_SKY, "phrases", yes_seats)


def test_a_vote_is_there_in_the_next_match(library: Library) -> None:
    begun(library).record(vote(1))
    assert codes(library) == [ACCEPTED]
    after = begun(library)
    assert [type(step.entry.action) for step in after.timeline.steps] == [HouseWords]
    assert after.state.rulings["bedsky", "phrases"].accepted


def test_a_match_with_nothing_to_tell_begins_without_an_entry(library: Library) -> None:
    assert begun(library).timeline.steps == []


def test_a_vote_taken_back_is_forgotten_and_comes_back_with_redo(library: Library) -> None:
    session = begun(library)
    session.record(vote(1))
    session.undo()
    assert codes(library) == []
    session.redo()
    assert codes(library) == [ACCEPTED]


def test_a_vote_taken_back_leaves_what_an_earlier_match_decided(library: Library) -> None:
    begun(library).record(vote(1))
    session = begun(library)
    session.record(vote())
    assert codes(library) == [REFUSED]
    session.undo()
    assert codes(library) == [ACCEPTED]


def test_undoing_what_the_match_was_told_forgets_nothing(library: Library) -> None:
    begun(library).record(vote(1))
    session = begun(library)
    session.undo()
    assert session.state.rulings == {}
    assert codes(library) == [ACCEPTED]


def test_a_forgotten_word_stays_in_its_match_and_is_not_told_to_the_next(library: Library) -> None:
    session = begun(library)
    session.record(vote(1))
    forget_word(library, kept_words(library)[0])
    assert session.state.rulings["bedsky", "phrases"].accepted
    session.record(Voted(1, WordPair("sun", "hat"), "phrases", (0,)))
    assert codes(library) == ["hat+sun:phrases:yes"]


def test_what_cannot_be_read_is_passed_over(library: Library) -> None:
    library.put_setting(WORDS, [ACCEPTED, "bed+sky", 7])
    assert codes(library) == [ACCEPTED]
    library.put_setting(WORDS, "broken")
    assert codes(library) == []


def test_other_games_are_told_nothing(library: Library) -> None:
    begun(library).record(vote(1))
    session = library.new_match("betski", ["Mira", "Bo"], Setup(2))
    begin_with_house_words(library, session)
    follow_house_words(library, session)
    assert session.timeline.steps == []


def test_a_vote_stands_when_it_cannot_be_kept_and_is_kept_with_the_next(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = begun(library)
    with monkeypatch.context() as patch:
        patch.setattr(library, "put_setting", _full)
        session.record(vote(1))
    assert session.state.rulings["bedsky", "phrases"].accepted
    session.record(Voted(1, WordPair("sun", "hat"), "phrases", (0,)))
    assert codes(library) == [ACCEPTED, "hat+sun:phrases:yes"]


def _full(_key: str, _value: object) -> None:
    raise StorageFull("full")


def test_a_vote_can_be_turned_round_for_the_next_match(library: Library) -> None:
    keep_words(library, [HouseWord.from_code(code) for code in (ACCEPTED, "arm+eat:related:no")])
    set_word(library, HouseWord.from_code(REFUSED))
    assert codes(library) == [REFUSED, "arm+eat:related:no"]
    assert not begun(library).state.rulings["bedsky", "phrases"].accepted


def test_words_from_elsewhere_are_added_and_count_where_both_have_voted() -> None:
    own = [HouseWord.from_code(code) for code in (ACCEPTED, "arm+eat:related:no")]
    other = [HouseWord.from_code(code) for code in ("sky+bed:phrases:no", "cup+hat:phrases:yes")]
    assert [word.code for word in merged_words(own, other)] == [
        "sky+bed:phrases:no",
        "arm+eat:related:no",
        "cup+hat:phrases:yes",
    ]
