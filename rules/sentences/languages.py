"""Every language there is; what one lacks is said in English."""

from collections.abc import Mapping

from rules.sentences import Catalogue
from rules.sentences.de import GERMAN
from rules.sentences.en import ENGLISH
from rules.sentences.es import SPANISH

FALLBACK = "en"

# What is translated, by the two letters of the language.
TRANSLATIONS: Mapping[str, Catalogue] = {"de": GERMAN, "es": SPANISH}

LANGUAGES: Mapping[str, Catalogue] = {
    FALLBACK: ENGLISH,
    **{code: {**ENGLISH, **translation} for code, translation in TRANSLATIONS.items()},
}


def spoken(wanted: str) -> str:
    """The language for a locale such as de_AT.UTF-8 or es-MX; English where it is not among them."""
    code = wanted[:2].lower()
    return code if code in LANGUAGES and not wanted[2:3].isalpha() else FALLBACK
