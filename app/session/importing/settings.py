"""Which settings a file may bring along: those we know, with values that they can have."""

from collections.abc import Callable, Mapping
from typing import Any

from app.session.alpha_deck import CARDS, deck_codes, deck_told, followed
from app.session.house_words import WORDS, merged_words, words_told
from app.session.library import PROFILES, Library
from app.session.people import People, profiles_told, stored, united
from rules.sentences.languages import LANGUAGES

MOST_WORDS, MOST_LETTERS = 20_000, 120

Check = Callable[[Any], bool]
Union = Callable[[Any, Any], Any]


def _is_switch(value: Any) -> bool:
    return isinstance(value, bool)


def _is_scale(value: Any) -> bool:
    return type(value) in (int, float) and 1 <= value <= 2


def _is_language(value: Any) -> bool:
    return isinstance(value, str) and (value == "auto" or value in LANGUAGES)


def _is_theme(value: Any) -> bool:
    return value in ("felt", "paper", "auto")


def _are_codes(value: Any) -> bool:
    is_list = isinstance(value, list) and len(value) <= MOST_WORDS
    return is_list and all(isinstance(each, str) and len(each) <= MOST_LETTERS for each in value)


def _are_profiles(value: Any) -> bool:
    return isinstance(value, list) and len(profiles_told(value)) == len(value)


KNOWN: Mapping[str, Check] = {
    "theme": _is_theme,
    "text_scale": _is_scale,
    "language": _is_language,
    **dict.fromkeys(("reduce_motion", "speech", "vibrate", "sound", "awake", "deck.alpha.sample"), _is_switch),
    **dict.fromkeys((CARDS, WORDS), _are_codes),
    PROFILES: _are_profiles,
}


def _united_profiles(ours: Any, theirs: Any) -> Any:
    return stored(united(People(profiles_told(ours)), People(profiles_told(theirs))))


def _united_words(ours: Any, theirs: Any) -> Any:
    return [word.code for word in merged_words(words_told(ours), words_told(theirs))]


def _united_deck(ours: Any, theirs: Any) -> Any:
    return deck_codes(followed(deck_told(ours), {}, deck_told(theirs)))


# What was gathered over many evenings is never thrown away: the file's is added, and counts where both tell something.
GATHERED: Mapping[str, Union] = {PROFILES: _united_profiles, WORDS: _united_words, CARDS: _united_deck}


def kept_settings(library: Library) -> dict[str, Any]:
    """The settings that a backup holds."""
    kept = {key: library.setting(key, None) for key in KNOWN}
    return {key: value for key, value in kept.items() if value is not None}


def changed_settings(library: Library, told: Mapping[str, Any]) -> dict[str, Any]:
    """What each setting would be here that a file's settings would change; what we do not know is passed over."""
    fit = {key: told[key] for key, is_fit in KNOWN.items() if key in told and is_fit(told[key])}
    ours = {key: library.setting(key, None) for key in fit}
    after = {key: GATHERED[key](ours[key], value) if key in GATHERED else value for key, value in fit.items()}
    return {key: value for key, value in after.items() if value != ours[key] and not (value == [] and not ours[key])}
