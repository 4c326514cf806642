"""Settings: what can be chosen, and the licences of what the app is made of."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from rules.sentences.languages import LANGUAGES

FELT, PAPER, AUTO = "felt", "paper", "auto"
THEMES = (FELT, PAPER, AUTO)

# Each is named in itself, for whoever cannot read the one that is on.
LANGUAGE_CHOICES = (AUTO, *LANGUAGES)

SMALLEST, LARGEST, STEP = 1.0, 2.0, 0.05

# One label draws no more than this: a page of large text would be too high for a phone's graphics.
LONGEST_PIECE = 600
LONGEST_HEAD = 40

_ROOT = Path(__file__).resolve().parents[3]


class Licence(NamedTuple):
    """Something the app is made of; its name and maker are in the catalogue under *key*."""

    key: str
    file: Path


LICENCES = (
    Licence("app", _ROOT / "LICENSE"),
    Licence("lato", _ROOT / "assets/licences/Lato-OFL.txt"),
    Licence("vollkorn", _ROOT / "assets/licences/Vollkorn-OFL.txt"),
    Licence("icons", _ROOT / "assets/licences/Apache-2.0.txt"),
    Licence("scowl", _ROOT / "assets/words/SCOWL-copyright.txt"),
    Licence("wordnet", _ROOT / "assets/words/WordNet-copyright.txt"),
    Licence("cmudict", _ROOT / "assets/words/CMUdict-licence.txt"),
)


class Switch(NamedTuple):
    """One of the phone's services that can be turned off; its words are in the catalogue under *key*."""

    key: str
    icon: str


SWITCHES = (
    Switch("speech", "text-to-speech"),
    Switch("vibrate", "vibrate"),
    Switch("sound", "volume-high"),
    Switch("awake", "white-balance-sunny"),
)


def theme_index(wanted: object) -> int:
    """Which of the themes a setting means; the first for one that is unknown."""
    return THEMES.index(wanted) if wanted in THEMES else 0


def language_choice(wanted: object) -> str:
    """Which of the languages a setting means; the phone's own for one that is unknown."""
    return str(wanted) if wanted in LANGUAGE_CHOICES else AUTO


def text_scale(wanted: object) -> float:
    """The nearest text size that can be chosen; the smallest for what is no size at all."""
    if isinstance(wanted, bool) or not isinstance(wanted, int | float) or wanted != wanted:
        return SMALLEST
    steps = round((min(LARGEST, max(SMALLEST, wanted)) - SMALLEST) / STEP)
    return round(SMALLEST + steps * STEP, 2)


def percent(scale: float) -> int:
    """A text size in percent."""
    return round(scale * 100)


def paragraphs(text: str) -> tuple[str, ...]:
    """A text that was broken into lines for a typewriter, in paragraphs that wrap by themselves."""
    return tuple(piece for paragraph in _joined(text) for piece in _pieces(paragraph))


def _joined(text: str) -> Iterator[str]:
    lines: list[str] = []
    for line in [*text.splitlines(), ""]:
        words = line.strip()
        if words.isupper() and len(words) <= LONGEST_HEAD and not lines:
            yield words
        elif words and set(words) - set("-="):
            lines.append(words)
        elif lines:
            yield " ".join(" ".join(lines).split())
            lines = []


def _pieces(paragraph: str) -> Iterator[str]:
    """The paragraph, broken between words where it is very long."""
    while len(paragraph) > LONGEST_PIECE:
        end = paragraph.rfind(" ", 0, LONGEST_PIECE)
        end = end if end > 0 else LONGEST_PIECE
        yield paragraph[:end]
        paragraph = paragraph[end:].lstrip()
    yield paragraph
