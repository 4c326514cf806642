"""What codes and facts mean in words. Rules never build a sentence; they are all here, whole, by code."""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rules.chips import Hundredths
from rules.core.verdict import Facts


class Plural(NamedTuple):
    """A sentence in two forms, chosen by the fact named *by*."""

    by: str
    one: str
    other: str


class Either(NamedTuple):
    """A sentence in two forms, chosen by whether the fact named *by* holds."""

    by: str
    yes: str
    no: str


Sentence = str | Plural | Either
Catalogue = Mapping[str, Sentence]

_SOUNDS_AS_I = re.compile("h?i(?![aeou])", re.IGNORECASE)


def say(catalogue: Catalogue, code: str, facts: Facts, names: Sequence[str] = ()) -> str:
    """The sentence for *code* with its facts filled in; seats are spoken of by the players' names."""
    sentence = catalogue[code]
    if isinstance(sentence, Plural):
        sentence = sentence.one if facts[sentence.by] == 1 else sentence.other
    elif isinstance(sentence, Either):
        sentence = sentence.yes if facts[sentence.by] else sentence.no
    game = code.partition(".")[0]
    words = {key: _in_words(catalogue, game, key, value, names) for key, value in facts.items()}
    text = sentence.format_map(words)
    return text[:1].upper() + text[1:] if _begins_with_a_piece(sentence, facts) else text


def listed(catalogue: Catalogue, items: Sequence[str]) -> str:
    """Several things in one breath, as the language lists them."""
    if not items:
        return str(catalogue["list.none"])
    text = items[0]
    for item in items[1:-1]:
        text = str(catalogue["list.comma"]).format(head=text, tail=item)
    if len(items) == 1:
        return text
    # Spanish says Ana y Luis, but Ana e Inés.
    last = "list.and.before_i" if _SOUNDS_AS_I.match(unicodedata.normalize("NFD", items[-1])) else "list.and"
    return str(catalogue[last]).format(head=text, tail=items[-1])


def _in_words(catalogue: Catalogue, game: str, key: str, value: object, names: Sequence[str]) -> str:
    if isinstance(value, tuple) and not hasattr(value, "code"):
        return listed(catalogue, [_in_words(catalogue, game, key, each, names) for each in value])
    if isinstance(value, str):
        # A choice is told in the words in which it was offered.
        return str(catalogue.get(f"{game}.choice.{key}.{value}", catalogue.get(f"{key}.{value}", value)))
    if isinstance(value, int) and _is_seat(key):
        return names[value] if 0 <= value < len(names) else str(value + 1)
    if isinstance(value, Hundredths):
        return value.label.replace(".", str(catalogue["figure.decimal"]))
    # A piece that is spoken of in words names them; one of signs only reads the same in every language.
    return str(catalogue.get(getattr(value, "said", ""), getattr(value, "label", value)))


def _begins_with_a_piece(sentence: str, facts: Facts) -> bool:
    """Whether the first word is that of a card, which is written small within a sentence; names stay as they are."""
    value = facts[sentence[1 : sentence.index("}")]] if sentence.startswith("{") else None
    first = value[0] if isinstance(value, tuple) and value and not hasattr(value, "code") else value
    return hasattr(first, "said")


def _is_seat(key: str) -> bool:
    return key in ("seat", "starter", "winners") or key.endswith(("_seat", "_seats"))
