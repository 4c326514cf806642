"""Which language is spoken: the one chosen in Settings, or that of the phone."""

import os

from kivy.utils import platform

from rules.sentences import Catalogue
from rules.sentences.languages import LANGUAGES, spoken

AUTO = "auto"
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts


def phone_locale() -> str:
    """The locale that the system is set to, as de_AT."""
    if platform != "android":
        return next((os.environ[name] for name in _VARIABLES if os.environ.get(name)), "")
    from jnius import autoclass

    return str(autoclass("java.util.Locale").getDefault().toString())


def language_for(wanted: object) -> str:
    """The language, by its two letters, for a choice of one or of auto."""
    return str(wanted) if str(wanted) in LANGUAGES else spoken(phone_locale())


def catalogue_for(wanted: object) -> Catalogue:
    """The words for a choice of a language or of auto."""
    return LANGUAGES[language_for(wanted)]
