"""The words that PAIR THREE knows, read from the text of assets/words/words.txt.

Rules read no files: whoever runs them supplies a function that returns the text, and it is called when a pair of
words is first judged. Without one, only the rules about letters find matches.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

NO_WORDS: Mapping[str, str] = {}


class Lexicon(NamedTuple):
    """Known words. Six letters lead to the way they are written; a pair of words is six letters, in their order.

    What stands under *doubt* is for the table to decide; *quiet* are the words never to be shown unasked.
    """

    six: frozenset[str] = frozenset()
    names: Mapping[str, str] = NO_WORDS
    phrases: Mapping[str, str] = NO_WORDS
    sounds: frozenset[str] = frozenset()
    related: Mapping[str, str] = NO_WORDS
    doubt_six: frozenset[str] = frozenset()
    doubt_names: Mapping[str, str] = NO_WORDS
    doubt_phrases: Mapping[str, str] = NO_WORDS
    doubt_sounds: frozenset[str] = frozenset()
    doubt_related: Mapping[str, str] = NO_WORDS
    quiet: frozenset[str] = frozenset()


def pair_key(first: str, second: str) -> str:
    """Two words as one key, whichever comes first."""
    return first + second if first < second else second + first


def parsed(text: str) -> Lexicon:
    """The lexicon that *text* holds: sections under a heading in brackets, one entry on a line."""
    sections = {part[0]: part[2] for part in (each.partition("]\n") for each in text.split("[")[1:])}

    def section(heading: str) -> str:
        return sections.get(heading, "")

    return Lexicon(
        six=frozenset(section("six").split()),
        names=_by_letters(section("name")),
        phrases=_by_letters(section("phrase")),
        sounds=frozenset(section("sound").replace(" ", "").split()),
        related=_bound_pairs(section("related")),
        doubt_six=frozenset(section("rare").split()),
        doubt_names=_by_letters(section("rare name")),
        doubt_phrases=_by_letters(section("odd phrase")),
        doubt_sounds=frozenset(section("near sound").replace(" ", "").split()),
        doubt_related=_bound_pairs(section("loosely related")),
        quiet=frozenset(_by_letters(section("quiet"))),
    )


def _by_letters(lines: str) -> dict[str, str]:
    """Each line by its letters alone; done for all lines at once, since this is most of the loading time."""
    letters = lines.lower().replace(" ", "").replace("-", "")
    return dict(zip(letters.splitlines(), lines.splitlines(), strict=True))


def _bound_pairs(lines: str) -> dict[str, str]:
    """Each pair of words with what binds it, from lines like 'egg hen: belong together'."""
    return {line[:3] + line[4:7]: line[9:] for line in lines.splitlines()}


class _Source:
    """Where the lexicon comes from, and the lexicon once it was needed."""

    load: Callable[[], str] | None = None
    lexicon: Lexicon | None = None


def supply(load: Callable[[], str]) -> None:
    """Have the lexicon read from the text that *load* returns, when it is first needed."""
    _Source.load, _Source.lexicon = load, None


def current() -> Lexicon:
    """The supplied lexicon, or an empty one."""
    if _Source.lexicon is None:
        _Source.lexicon = parsed(_Source.load()) if _Source.load is not None else Lexicon()
    return _Source.lexicon
