"""Every language says what English says: the same keys, gaps and forms, in other words."""

import pytest

from rules import GAMES
from rules.sentences import Either, Plural, Sentence, say
from rules.sentences.en import ENGLISH
from rules.sentences.languages import LANGUAGES, TRANSLATIONS, spoken
from tests.rules.test_sentences import forms, gaps

# What reads the same in another language: names, signs, and words that both have.
SAME = {
    "de": {
        "check.tab.betski", "check.tab.in_between", "check.tab.pair_three",
        "check.tab.threebetween", "check.tab.triple_replace",
        "app.name", "app.ok", "betski.name", "history.hand", "home.name.betski", "home.name.in_between",
        "home.name.pair_three", "in_between.name", "in_between.switch.unit.chips",
        "home.name.threebetween", "home.name.triple_replace", "money.chips", "new_match.name_hint", "pair_three.name",
        "backup.kilobytes", "backup.megabytes", "share.csv", "share.html", "share.json", "share.text",
        "settings.language.de",
        "settings.language.en", "settings.language.es", "settings.licence.app", "settings.theme.auto",
        "settings.version", "table.in_between.min", "table.threebetween.bank", "threebetween.clause.bank",
        "threebetween.name", "triple_replace.name", "triple_replace.switch.ante",
        "triple_replace.switch.unit.chips",
        "date.month_year", "month.4", "month.8", "month.9", "month.11", "profile.name", "profile.text.line",
        "weekday.1", "weekday.5", "weekday.6",
    },
    "es": {
        "check.tab.betski", "check.tab.in_between", "check.tab.pair_three",
        "check.tab.threebetween", "check.tab.triple_replace",
        "app.name", "betski.name", "home.name.betski", "home.name.in_between", "home.name.pair_three",
        "home.name.threebetween", "home.name.triple_replace", "in_between.name", "pair_three.name",
        "settings.language.de", "settings.language.en", "settings.language.es", "settings.licence.app",
        "settings.theme.auto", "threebetween.name", "triple_replace.name", "triple_replace.switch.ante",
        "profile.text.line",
        "backup.kilobytes", "backup.megabytes", "share.csv", "share.html", "share.json",
    },
}  # fmt: skip

ENDS = ("", ".text")  # of a clause's keys: its title and its words

every_language = pytest.mark.parametrize("language", TRANSLATIONS)


def kind_of(sentence: Sentence) -> tuple[type, str]:
    """Whether it has one form or two, and which fact chooses."""
    return type(sentence), sentence.by if isinstance(sentence, Plural | Either) else ""


def has_words(sentence: Sentence) -> bool:
    """Whether anything but gaps and signs is in it."""
    words = [form.format_map(dict.fromkeys(gaps(form), "")) for form in forms(sentence)]
    return any(letter.isalpha() for word in words for letter in word)


# --- the catalogues

@every_language
def test_a_language_has_every_sentence(language: str) -> None:
    assert ENGLISH.keys() - TRANSLATIONS[language].keys() == set()


@every_language
def test_a_language_has_no_sentence_that_english_lacks(language: str) -> None:
    assert TRANSLATIONS[language].keys() - ENGLISH.keys() == set()


@every_language
def test_a_translation_has_the_gaps_and_the_forms_of_the_english_one(language: str) -> None:
    for key, translated in TRANSLATIONS[language].items():
        english = ENGLISH[key]
        assert kind_of(translated) == kind_of(english), key
        for form, original in zip(forms(translated), forms(english), strict=True):
            assert gaps(form) == gaps(original), f"{key}: {form}"


@every_language
def test_a_translation_is_whole_and_well_formed(language: str) -> None:
    for key, sentence in TRANSLATIONS[language].items():
        for form in forms(sentence):
            assert form, key
            assert form == " ".join(form.split()), key
            assert not set("'\"") & set(form), f"{key}: quotes are written as the language prints them"
        if not isinstance(sentence, str):
            assert sentence[1] != sentence[2], key


@every_language
def test_nothing_is_left_in_english(language: str) -> None:
    translation = TRANSLATIONS[language]
    same = {key for key in translation if translation[key] == ENGLISH.get(key) and has_words(translation[key])}
    assert same - SAME[language] == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_none_and_two_are_said_alike_and_one_is_said_otherwise(language: str) -> None:
    """English, German and Spanish all count so: one is one, and nothing is many."""
    catalogue = LANGUAGES[language]
    for key, sentence in catalogue.items():
        if isinstance(sentence, Plural):
            blank = dict.fromkeys(gaps(sentence.one) | gaps(sentence.other), "…")
            none, one, two = (say(catalogue, key, {**blank, sentence.by: count}) for count in (0, 1, 2))
            assert none == two.replace("2", "0"), key
            assert one != two.replace("2", "1"), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_is_told_in_the_language_itself(language: str) -> None:
    """What is not translated would fall back to English; nothing has to."""
    clauses = [f"{game.key}.clause.{clause.key}" for game in GAMES.values() for clause in game.clauses]
    told = [clause + end for clause in clauses for end in ENDS]
    own = TRANSLATIONS.get(language, ENGLISH)
    assert [key for key in told if key not in own] == []


# --- choosing one

def test_what_is_not_translated_is_said_in_english() -> None:
    for code, catalogue in LANGUAGES.items():
        assert catalogue.keys() == ENGLISH.keys(), code


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("de", "de"), ("de_DE", "de"), ("de_AT.UTF-8", "de"), ("de-CH", "de"), ("DE", "de"), ("de@euro", "de"),
        ("en_GB.UTF-8", "en"), ("fr_FR", "en"), ("C", "en"), ("C.UTF-8", "en"), ("POSIX", "en"), ("", "en"),
        ("es", "es"), ("es_MX", "es"), ("es-419", "es"), ("es_ES.UTF-8", "es"), ("est_EE", "en"),
        ("den_CA", "en"),  # Slave, of the north of Canada
    ],
)  # fmt: skip
def test_a_locale_means_one_of_the_languages_there_are(locale: str, language: str) -> None:
    assert spoken(locale) == language
