"""PAIR THREE at the check desk: every printed example, the rules tried, and what the table says."""

import pytest

from app.ui.present.check import turning_rules
from app.ui.present.check_pair_three import (
    QUESTIONS,
    Words,
    judged_words,
    tried_rules,
    vote_on,
    votes,
    what_lies,
    with_letter,
    without_letter,
)
from rules.pair_three import GAME, lexicon
from rules.pair_three.pieces import WordPair

LEXICON = """[six]
carrot
[sound]
buy bye
one won
[related]
hot sun: weather
[rare]
kaizen
[odd phrase]
ant cow
"""


@pytest.fixture(autouse=True)
def words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lexicon._Source, "lexicon", lexicon.parsed(LEXICON))


# The examples of the rules, and the rule that joins them.
EXAMPLES = {
    "first_two": ["men met", "tar tan"],
    "last_two": ["doe toe", "cat bat", "soy toy", "can tan", "bug tug"],
    "first_last": ["red rod"],
    "all_three": ["rat art", "rob orb", "ant tan", "tea ate"],
}
PAIRS = [(rule, pair) for rule, pairs in EXAMPLES.items() for pair in pairs]


def asked(pair: str) -> Words:
    return Words(pair.replace(" ", "").upper())


@pytest.mark.parametrize(("rule", "pair"), PAIRS)
def test_the_examples_of_the_rules_match_by_their_rule(rule: str, pair: str) -> None:
    ruling = judged_words(asked(pair), {})
    assert ruling.kind == "legal"
    assert rule in [row.rule for row in tried_rules(asked(pair), {}) if row.how == "holds"]


@pytest.mark.parametrize(("pair", "how"), [("got fog", "reversed"), ("got fog", "both"), ("win ink", "both")])
def test_mirrored_letters_count_where_the_house_says_so(pair: str, how: str) -> None:
    assert judged_words(asked(pair), {}).kind != "legal"
    assert judged_words(asked(pair), {"mirrored": how}).clause == "mirrored"


def test_an_overlap_in_the_same_order_is_not_turned_round() -> None:
    assert judged_words(asked("win ink"), {"mirrored": "reversed"}).kind != "legal"


def test_words_that_sound_alike_count_where_the_house_says_so_and_the_desk_offers_that() -> None:
    assert [chip.key for chip in turning_rules(GAME, QUESTIONS[0], asked("bye buy"), {})] == ["homophones"]
    assert judged_words(asked("bye buy"), {"homophones": True}).clause == "homophones"


def test_a_word_of_six_letters_is_found_in_either_order() -> None:
    assert judged_words(asked("car rot"), {}).clause == "six_letters"
    assert judged_words(asked("rot car"), {}).clause == "six_letters"


def test_identical_words_match() -> None:
    assert judged_words(asked("rat rat"), {}).kind == "legal"


def test_where_nothing_is_found_the_table_is_asked_and_where_it_may_not_vote_it_is_no() -> None:
    ruling = judged_words(asked("cat dog"), {})
    assert (ruling.kind, ruling.line.code, ruling.details[0].code) == ("ask", "verdict.ask", "pair_three.no_match")
    only_letters = {"six_letters": False, "phrases": False}
    assert judged_words(asked("cat dog"), only_letters).kind == "illegal"
    assert vote_on(asked("cat dog"), only_letters) is None


def test_a_rare_word_is_for_the_table() -> None:
    ruling = judged_words(asked("kai zen"), {})
    assert (ruling.kind, ruling.clause) == ("ask", "six_letters")
    vote = vote_on(asked("kai zen"), {})
    assert vote is not None
    assert (vote.rules, vote.against, vote.said) == (("six_letters",), ("six_letters",), None)


def test_all_rules_are_tried_and_the_best_stand_first() -> None:
    rows = tried_rules(asked("red rod"), {"homophones": True})
    assert (rows[0].rule, rows[0].how) == ("first_last", "holds")
    assert len(rows) == 10
    assert {row.rule for row in rows if row.how == "off"} == {"mirrored", "related"}
    open_rules = [row.rule for row in tried_rules(asked("cat dog"), {}) if row.how == "asks"]
    assert open_rules == ["six_letters", "names", "phrases"]
    assert tried_rules(Words("CATDO"), {}) == ()


def test_names_go_with_the_six_letter_words() -> None:
    rows = {row.rule: row.how for row in tried_rules(asked("cat dog"), {"six_letters": False})}
    assert (rows["six_letters"], rows["names"]) == ("off", "off")


def test_what_the_table_said_counts_and_can_be_turned() -> None:
    pair = WordPair("cat", "dog")
    yes = Words("CATDOG", votes(pair, ("phrases",), True))
    assert (judged_words(yes, {}).kind, judged_words(yes, {}).clause) == ("legal", "house_words")
    vote = vote_on(yes, {})
    assert vote is not None
    assert (vote.said, vote.against) == (True, ("phrases",))
    no = Words("DOGCAT", votes(pair, ("phrases",), False))  # whichever comes first
    assert (judged_words(no, {}).kind, judged_words(no, {}).clause) == ("illegal", "house_words")
    refused = vote_on(no, {})
    assert refused is not None
    assert refused.said is False
    assert judged_words(yes, {"phrases": False}).kind == "ask"  # a rule that is off has no say


def test_about_letters_the_referees_word_is_final() -> None:
    assert vote_on(asked("red rod"), {}) is None


def test_letters_are_typed_and_taken_back_and_after_six_new_words_begin() -> None:
    draft = Words()
    for letter in "HENEGG":
        draft = with_letter(draft, letter)
    assert draft.pair == WordPair("hen", "egg")
    assert with_letter(draft, "A").letters == "A"
    assert without_letter(draft).words == ("HEN", "EG")
    assert judged_words(Words("HE"), {}).kind == "none"
    assert judged_words(Words("HEN"), {}).line.facts == {"first": "HEN"}


def test_what_lay_there_can_be_told() -> None:
    assert what_lies(Words("HEN")) == ()
    assert what_lies(asked("hen egg"))[0].facts["pair"] == WordPair("hen", "egg")
