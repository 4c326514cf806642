"""The word referee: all nine kinds of match, with every example of the rule text under the rule that truly holds."""

import pytest

from rules.pair_three import rulebook as r
from rules.pair_three.lexicon import Lexicon
from rules.pair_three.matching import Answer, Match, Ruling, is_allowed, is_match, is_quiet
from rules.pair_three.matching import found as found_in
from tests.rules.pair_three.house import EVERYTHING, LETTERS_ONLY, NOTHING, found, house_rules, proofs, rules_for


def pairs(text: str) -> list[str]:
    """Pairs of words, parted by commas."""
    return [pair.strip() for pair in text.split(",")]


# --- the rule text's examples

@pytest.mark.parametrize("words", pairs("men met, tar tan"))
def test_examples_of_the_first_two_letters(words: str) -> None:
    assert rules_for(words, **LETTERS_ONLY) == [r.FIRST_TWO]
    assert proofs(words, r.FIRST_TWO) == [words[:2]]


@pytest.mark.parametrize("words", pairs("doe toe, cat bat"))
def test_examples_of_the_last_two_letters(words: str) -> None:
    assert rules_for(words, **LETTERS_ONLY) == [r.LAST_TWO]
    assert proofs(words, r.LAST_TWO) == [words[-2:]]


def test_the_example_of_first_and_last_letter() -> None:
    assert rules_for("red rod", **LETTERS_ONLY) == [r.FIRST_LAST]


@pytest.mark.parametrize("words", pairs("soy toy, can tan, bug tug"))
def test_examples_misprinted_under_first_and_last_match_by_the_last_two(words: str) -> None:
    """Ruling P01."""
    assert rules_for(words, **LETTERS_ONLY) == [r.LAST_TWO]


@pytest.mark.parametrize("words", pairs("rat art, rob orb, ant tan, tea ate"))
def test_examples_of_all_three_letters(words: str) -> None:
    assert rules_for(words, **LETTERS_ONLY) == [r.ALL_THREE]


@pytest.mark.parametrize(
    "words",
    pairs("car rot, men ace, mar ket, bar red, tie red, gar age, dig its, cot ton, pep per, mar tin"),
)
def test_examples_of_six_letter_words(words: str) -> None:
    assert words.replace(" ", "") in proofs(words, r.SIX_LETTERS)


@pytest.mark.parametrize(
    ("words", "name"),
    [("car men", "Carmen"), ("mar got", "Margot"), ("day ton", "Dayton"), ("red sea", "Red Sea"),
     ("bos ton", "Boston"), ("mar tin", "Martin")],
)  # fmt: skip
def test_examples_of_names_and_places(words: str, name: str) -> None:
    assert proofs(words, r.NAMES) == [name]


@pytest.mark.parametrize(
    "phrase",
    pairs("ask for, eat out, dog tag, bed bug, pay cut, pen pal, gym rat, dry out, ice cap, gasbag, seabed, batman"),
)
def test_examples_of_compounds_and_phrases(phrase: str) -> None:
    six = phrase.replace(" ", "")
    assert phrase in proofs(f"{six[:3]} {six[3:]}", r.PHRASES)


@pytest.mark.parametrize("words", pairs("bye buy, won one"))
def test_examples_of_homophones(words: str) -> None:
    assert r.HOMOPHONES not in rules_for(words)
    assert rules_for(words, homophones=True) == [r.HOMOPHONES]
    assert proofs(words, r.HOMOPHONES, homophones=True) == [words.replace(" ", " / ")]


@pytest.mark.parametrize("words", pairs("got fog, win ink"))
def test_examples_of_mirrored_pairs(words: str) -> None:
    """Ruling P04: turned round, or in the same order."""
    assert rules_for(words) == []
    assert rules_for(words, mirrored="both") == [r.MIRRORED]


@pytest.mark.parametrize("words", pairs("sun hot, hen egg, cap hat, arm leg, man boy, eat gum, hot dry"))
def test_examples_of_related_words(words: str) -> None:
    assert r.RELATED not in rules_for(words)
    assert r.RELATED in rules_for(words, related=True)


# --- what the rules say

@pytest.mark.parametrize("words", pairs("men met, red rod, soy toy, rat art, car rot, bed bug, bye buy, hen egg"))
def test_it_does_not_matter_which_word_comes_first(words: str) -> None:
    """Ruling P06."""
    turned = " ".join(reversed(words.split()))
    assert rules_for(words, **EVERYTHING) == rules_for(turned, **EVERYTHING) != []


def test_the_same_word_twice_matches_by_every_letter_rule() -> None:
    """Ruling P03."""
    assert rules_for("rat rat", **LETTERS_ONLY) == [r.FIRST_TWO, r.LAST_TWO, r.FIRST_LAST, r.ALL_THREE]


def test_cat_and_dog_match_nothing_by_default() -> None:
    finding = found("cat dog")
    assert (finding.answer, finding.matches, finding.doubts) == (Answer.NO, (), ())


def test_all_rules_are_told_the_certain_ones_first() -> None:
    assert rules_for("bat tab", **EVERYTHING) == [r.ALL_THREE, r.MIRRORED]
    assert rules_for("pep per", **EVERYTHING) == [r.FIRST_TWO, r.SIX_LETTERS, r.MIRRORED]
    assert rules_for("bed bug") == [r.SIX_LETTERS, r.PHRASES]


def test_tea_and_ate_share_letters_before_anything_else() -> None:
    assert rules_for("tea ate", **EVERYTHING)[0] == r.ALL_THREE


def test_won_and_one_also_pass_as_mirrored_by_overlap() -> None:
    assert rules_for("won one", homophones=True, mirrored="both") == [r.HOMOPHONES, r.MIRRORED]


def test_bye_and_buy_match_only_by_sound() -> None:
    assert rules_for("bye buy", **EVERYTHING) == [r.HOMOPHONES]


def test_strictly_mirrored_letters_are_turned_round() -> None:
    assert rules_for("got fog", mirrored="reversed") == [r.MIRRORED]
    assert rules_for("win ink", mirrored="reversed") == []


def test_mirrored_letters_are_shown_as_the_head_that_is_met() -> None:
    assert proofs("got fog", r.MIRRORED, mirrored="both") == ["go"]
    assert proofs("win ink", r.MIRRORED, mirrored="both") == ["in"]


# --- switches (ruling P05)

def test_with_everything_off_nothing_matches() -> None:
    assert found("rat rat", **NOTHING).answer is Answer.NO


@pytest.mark.parametrize(
    ("words", "switch"),
    [("men met", "positional"), ("doe toe", "positional"), ("red rod", "positional"), ("rat art", "all_three"),
     ("car rot", "six_letters"), ("car men", "six_letters"), ("car men", "names"), ("ask for", "phrases")],
)  # fmt: skip
def test_a_rule_can_be_switched_off(words: str, switch: str) -> None:
    assert rules_for(words) != []
    assert rules_for(words, **{switch: False}) == []


def test_compounds_pass_as_such_when_six_letter_words_are_off() -> None:
    assert rules_for("gas bag", six_letters=False) == [r.PHRASES]


def test_the_red_sea_is_a_place_when_phrases_are_off() -> None:
    """Ruling P10."""
    assert proofs("red sea", r.NAMES, phrases=False) == ["Red Sea"]


def test_names_are_a_part_of_the_six_letter_words() -> None:
    assert not is_allowed(r.NAMES, house_rules(six_letters=False))
    assert not is_allowed(r.NAMES, house_rules(names=False))
    assert is_allowed(r.NAMES, house_rules())


def test_letters_are_never_voted_on() -> None:
    everything = house_rules(**EVERYTHING)
    assert not any(is_allowed(rule, everything) for rule in (r.FIRST_TWO, r.ALL_THREE, r.MIRRORED, "x"))


# --- the table decides

LEXICON = Lexicon(
    doubt_six=frozenset({"catdog"}),
    doubt_names={"dogcat": "Dogcat"},
    doubt_phrases={"catdog": "cat dog"},
    doubt_sounds=frozenset({"catdog"}),
    doubt_related={"catdog": "animals"},
)


def test_what_only_speaks_for_a_match_is_for_the_table() -> None:
    finding = found_in("dog", "cat", house_rules(**EVERYTHING), LEXICON)
    assert finding.answer is Answer.TABLE
    assert sorted(doubt.rule for doubt in finding.doubts) == sorted(
        [r.SIX_LETTERS, r.NAMES, r.PHRASES, r.HOMOPHONES, r.RELATED]
    )


def test_a_doubt_about_a_rule_that_is_off_is_none() -> None:
    assert found_in("dog", "cat", house_rules(**NOTHING), LEXICON).answer is Answer.NO
    only_words = found_in("dog", "cat", house_rules(names=False, phrases=False), LEXICON)
    assert only_words.doubts == (Match(r.SIX_LETTERS, "catdog"),)


@pytest.mark.parametrize(("words", "rule"), [("hen owl", r.RELATED), ("wan won", r.HOMOPHONES), ("fig wax", r.PHRASES)])
def test_the_word_data_leaves_some_to_the_table(words: str, rule: str) -> None:
    choices = {"homophones": True, "related": True, "positional": False}
    assert [doubt.rule for doubt in found(words, **choices).doubts] == [rule]


# --- the table's own rulings come first

def test_what_the_table_accepted_matches_and_names_the_entry() -> None:
    rulings = {("catdog", r.PHRASES): Ruling(True, 7)}
    assert found("dog cat", rulings).matches == (Match(r.PHRASES, "dog + cat", 7),)


def test_an_accepted_pair_comes_before_what_the_word_data_say() -> None:
    rulings = {("bedbug", r.PHRASES): Ruling(True, 3)}
    assert [match.entry for match in found("bed bug", rulings).matches] == [3, None, None]


def test_what_the_table_refused_does_not_match_by_that_rule() -> None:
    rulings = {("askfor", r.PHRASES): Ruling(False, 5)}
    finding = found("ask for", rulings)
    assert (finding.answer, finding.refusals) == (Answer.NO, (Match(r.PHRASES, "ask + for", 5),))


def test_a_refused_phrase_still_matches_by_its_letters() -> None:
    rulings = {("mattot", r.PHRASES): Ruling(False, 5)}
    assert found("tot tot", rulings).answer is Answer.YES


def test_a_refusal_settles_a_doubt() -> None:
    rulings = {("catdog", r.SIX_LETTERS): Ruling(False, 5)}
    finding = found_in("cat", "dog", house_rules(names=False, phrases=False), LEXICON, rulings)
    assert (finding.answer, finding.doubts) == (Answer.NO, ())


def test_a_ruling_under_a_rule_that_is_off_does_not_count() -> None:
    rulings = {("catdog", r.RELATED): Ruling(True, 7)}
    assert found("cat dog", rulings).answer is Answer.NO
    assert found("cat dog", rulings, related=True).matches[0].entry == 7


def test_is_match_is_the_short_answer() -> None:
    assert is_match("men", "met", house_rules(), Lexicon())
    assert not is_match("cat", "dog", house_rules(), LEXICON)


# --- words that the app never proposes

def test_a_pair_is_quiet_for_either_word_and_for_what_they_make() -> None:
    lexicon = Lexicon(quiet=frozenset({"abc", "defghi"}))
    assert is_quiet("abc", "xyz", lexicon)
    assert is_quiet("xyz", "abc", lexicon)
    assert is_quiet("def", "ghi", lexicon)
    assert is_quiet("ghi", "def", lexicon)
    assert not is_quiet("def", "xyz", lexicon)
