"""The others decide about words that nobody knows, and the table remembers (rulings P07 to P09, P13)."""

import pytest

from rules.pair_three import GAME
from rules.pair_three.pieces import WordPair
from rules.pair_three.state import Voted, house_words
from tests.rules.pair_three.house import LETTERS_ONLY
from tests.rules.table import Table


def stacks(seats: int = 3, **house_rules: object) -> Table:
    """A round of Stacks just dealt."""
    return Table(GAME, seats, way="stacks", **house_rules)  # type: ignore[arg-type]


def test_what_is_not_found_may_be_voted_in_and_then_counts() -> None:
    table = stacks()
    assert table.says("Mira puts cat+dog on stack 1") == "illegal no_match"
    table.happens("Mira claims cat+dog as phrases, for it Bo & Ines")
    assert table.events() == ["accepted"]
    assert table.says("Bo puts dog+cat on stack 1") == "note match.ruled"
    assert table.objection("Bo puts dog+cat on stack 1").facts["entry"] == 1


def test_what_is_voted_down_is_remembered_too() -> None:
    table = stacks().happens("Mira claims ask+for as phrases, for it nothing")
    assert table.events() == ["refused"]
    assert table.says("Mira puts ask+for on stack 1") == "illegal ruled_out"


@pytest.mark.parametrize(
    ("seats", "yes", "accepted"),
    [(2, "nothing", False), (2, "Bo", True), (3, "Bo & Ines", True), (3, "Bo", False), (4, "Bo & Ines", True),
     (4, "Jonas", False), (5, "Bo & Ines", False), (5, "Bo & Ines & Lea", True)],
)  # fmt: skip
def test_the_majority_of_the_others_decides_and_an_even_vote_turns_it_down(
    seats: int, yes: str, accepted: bool
) -> None:
    table = stacks(seats).happens(f"Mira claims cat+dog as names, for it {yes}")
    assert table.events() == ["accepted" if accepted else "refused"]


def test_by_house_rule_an_even_vote_lets_it_pass() -> None:
    assert stacks(vote_tie="accepted").happens("Mira claims cat+dog as names, for it Bo").events() == ["accepted"]
    assert stacks(5, vote_tie="accepted").happens("Mira claims cat+dog as names, for it Bo").events() == ["refused"]


def test_the_votes_are_counted_in_the_verdict() -> None:
    objection = stacks(4).objection("Mira claims cat+dog as phrases, for it Bo")
    assert (objection.code, objection.facts["yes"], objection.facts["no"]) == ("pair_three.vote_rejects", 1, 2)
    assert stacks().codes("Mira claims cat+dog as phrases, for it Bo & Ines") == ["vote_accepts"]


def test_whoever_claims_it_has_no_vote_and_nobody_votes_twice() -> None:
    assert stacks().says("Mira claims cat+dog as phrases, for it Mira") == "impossible who_votes"
    assert stacks().says("Mira claims cat+dog as phrases, for it Bo & Bo") == "impossible who_votes"
    stranger = Voted(0, WordPair("cat", "dog"), "phrases", (7,))
    assert GAME.objections(stacks().state, stranger)[0].code == "pair_three.who_votes"


def test_alone_the_player_decides() -> None:
    table = Table(GAME, 1).happens("Mira claims cat+dog as phrases, for it Mira")
    assert table.events() == ["accepted"]


@pytest.mark.parametrize("rule", ["first_two", "all_three", "mirrored", "related", "nonsense"])
def test_letters_and_rules_that_are_off_are_not_voted_on(rule: str) -> None:
    assert stacks(mirrored="both").says(f"Mira claims cat+dog as {rule}, for it Bo") == "impossible no_vote_on"


def test_by_letters_alone_there_is_nothing_to_vote_on() -> None:
    table = stacks(**LETTERS_ONLY)
    assert table.objection("Mira puts cat+dog on stack 1").facts["votable"] is False
    table.overrule("Mira puts cat+dog on stack 1")
    assert "voted" not in table.prompted()


def test_what_was_played_in_doubt_is_offered_for_a_vote() -> None:
    table = stacks().overrule("Mira puts cat+dog on stack 1")
    prompt = next(prompt for prompt in GAME.prompts(table.state) if prompt.action == "voted")
    assert (prompt.seats, prompt.fields[0].options, prompt.fields[2].options) == ((0,), ("cat+dog",), (1, 2))
    table.happens("Mira claims cat+dog as phrases, for it Bo & Ines")
    assert "voted" not in table.prompted()


def test_words_that_meet_on_the_board_in_doubt_are_offered_for_a_vote_too() -> None:
    """The start tile shows DOG to its right, and VAT does not match it."""
    table = Table(GAME, 3, way="crossword").happens("start tile cat-dog-hen-egg")
    table.overrule("Bo lays aaa-bbb-ccc-vat@1,0,0")
    asked = [prompt for prompt in GAME.prompts(table.state) if prompt.action == "voted"]
    assert [(prompt.seats, prompt.fields[0].options) for prompt in asked] == [((1,), ("vat+dog",))]
    table.happens("Bo claims vat+dog as phrases, for it Mira & Ines")
    assert "voted" not in table.prompted()


def test_in_solitaire_a_moved_tile_may_be_voted_on_where_it_lies_now() -> None:
    table = Table(GAME, 1, way="solitaire")
    table.happens("Mira lays cat-dog-hen-egg@0,0,0; Mira lays bat-fox-sky-hog@0,-1,2")
    table.overrule("Mira lays bat-fox-sky-hog@-1,0,0")
    assert [doubt.pair for doubt in table.state.doubts] == [WordPair("fox", "egg")]


def test_the_same_doubt_is_offered_once() -> None:
    table = stacks().overrule("Mira puts cat+dog on stack 1").overrule("Bo puts cat+dog on stack 1")
    assert [(doubt.seat, doubt.pair.code) for doubt in table.state.doubts] == [(1, "cat+dog")]


def test_what_is_doubtful_says_so_and_can_be_played() -> None:
    table = stacks(related=True)
    assert table.says("Mira puts hen+owl on stack 1") == "ask_table doubt.related"
    assert [doubt.pair.code for doubt in table.happens("Mira puts hen+owl on stack 1").state.doubts] == ["hen+owl"]


# --- from match to match

def test_rulings_of_earlier_matches_count_again() -> None:
    table = stacks().happens("house words cat+dog:phrases:yes & ask+for:phrases:no")
    assert table.says("Mira puts cat+dog on stack 1") == "note match.ruled"
    assert table.says("Mira puts ask+for on stack 1") == "illegal ruled_out"


def test_all_rulings_can_be_taken_along() -> None:
    table = stacks().happens("house words zoo+ape:phrases:no; Mira claims dog+cat as names, for it Bo & Ines")
    assert [word.code for word in house_words(table.state)] == ["ape+zoo:phrases:no", "cat+dog:names:yes"]


def test_a_later_vote_takes_the_place_of_an_earlier_one() -> None:
    table = stacks().happens("house words cat+dog:phrases:no; Mira claims cat+dog as phrases, for it Bo & Ines")
    assert table.says("Mira puts cat+dog on stack 1") == "note match.ruled"


def test_rulings_last_from_round_to_round() -> None:
    table = stacks(stacks_round="reshuffle").happens("house words cat+dog:phrases:yes")
    table.happens("Mira puts unsaid on stack 1;" * 4 + "new round")
    assert table.says("Mira puts cat+dog on stack 1") == "note match.ruled"


def test_no_words_are_nothing_to_remember() -> None:
    assert stacks().says("house words nothing") == "impossible no_house_words"


def test_house_words_count_on_the_scorepad_too_but_votes_are_for_tiles() -> None:
    table = Table(GAME, 2, level="totals")
    assert table.verdict("house words cat+dog:phrases:yes").is_legal
    assert table.says("Mira claims cat+dog as phrases, for it Bo") == "impossible scorepad_only"


def test_rulings_are_no_part_of_another_match() -> None:
    stacks().happens("Mira claims cat+dog as phrases, for it Bo & Ines")
    assert stacks().says("Mira puts cat+dog on stack 1") == "illegal no_match"
