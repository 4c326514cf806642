"""The word referee: by which rules two three-letter words match, and what proves it."""

from collections.abc import Iterator, Mapping
from enum import Enum
from typing import NamedTuple

from rules.pair_three import rulebook as r
from rules.pair_three.lexicon import Lexicon, pair_key

# Only the table can settle these where the lexicon does not know.
TABLE_RULES = (r.SIX_LETTERS, r.NAMES, r.PHRASES, r.HOMOPHONES, r.RELATED)


class Answer(Enum):
    """What the referee says to a pair of words; the value is where its words stand in the catalogue."""

    YES = "answer.yes"
    TABLE = "answer.table"  # something speaks for it, and the others decide
    NO = "answer.no"  # nothing was found


class Match(NamedTuple):
    """A rule by which two words match, and what shows it: shared letters, a word, a phrase, or what binds them.

    *entry* is the entry in which the table ruled so, if it did.
    """

    rule: str
    proof: str
    entry: int | None = None


class Ruling(NamedTuple):
    """What the table decided about a pair under one rule."""

    accepted: bool
    entry: int


# The table's rulings by pair and rule.
Rulings = Mapping[tuple[str, str], Ruling]
NO_RULINGS: Rulings = {}


class Finding(NamedTuple):
    """Everything about a pair: all matches, the best first; else what the table may decide; else rulings against it."""

    matches: tuple[Match, ...]
    doubts: tuple[Match, ...] = ()
    refusals: tuple[Match, ...] = ()

    @property
    def answer(self) -> Answer:
        """Yes, the table decides, or no match found."""
        if self.matches:
            return Answer.YES
        return Answer.TABLE if self.doubts else Answer.NO


def found(
    first: str, second: str, house: r.HouseRules, lexicon: Lexicon, rulings: Rulings = NO_RULINGS
) -> Finding:
    """What the referee says to two words; the table's own rulings come before the lexicon."""
    matches = _matches(first, second, house, lexicon)
    if not rulings:
        return Finding(tuple(matches)) if matches else Finding((), tuple(_doubts(first, second, house, lexicon)))
    accepted, refused = _ruled(first, second, house, rulings)
    struck = {match.rule for match in refused}
    kept = [match for match in matches if match.rule not in struck]
    if accepted or kept:
        return Finding((*accepted, *kept), (), tuple(refused))
    doubts = [doubt for doubt in _doubts(first, second, house, lexicon) if doubt.rule not in struck]
    return Finding((), tuple(doubts), tuple(refused))


def is_match(first: str, second: str, house: r.HouseRules, lexicon: Lexicon, rulings: Rulings = NO_RULINGS) -> bool:
    """Whether two words match for certain."""
    return bool(found(first, second, house, lexicon, rulings).matches)


def is_quiet(first: str, second: str, lexicon: Lexicon) -> bool:
    """Whether the app never proposes this pair itself, because one of its words or what they make is offensive."""
    return not lexicon.quiet.isdisjoint((first, second, first + second, second + first))


def is_allowed(rule: str, house: r.HouseRules) -> bool:
    """Whether the table plays with one of the rules that it may vote on."""
    if rule == r.NAMES:  # names are a part of the six-letter words
        return house.six_letters and house.names
    return rule in TABLE_RULES and bool(getattr(house, rule))


def _matches(first: str, second: str, house: r.HouseRules, lexicon: Lexicon) -> list[Match]:
    """Every rule that holds, in the order of the rulebook, which runs from certain to arguable."""
    matches = _letter_matches(first, second, house) + _made_words(first, second, house, lexicon)
    key = pair_key(first, second)
    if house.homophones and key in lexicon.sounds:
        matches.append(Match(r.HOMOPHONES, f"{first} / {second}"))
    if house.mirrored != r.OFF:
        shared = _mirrored(first, second, house.mirrored == r.BOTH)
        if shared:
            matches.append(Match(r.MIRRORED, shared))
    if house.related and key in lexicon.related:
        matches.append(Match(r.RELATED, lexicon.related[key]))
    return matches


def _letter_matches(first: str, second: str, house: r.HouseRules) -> list[Match]:
    matches = []
    if house.positional:
        if first[:2] == second[:2]:
            matches.append(Match(r.FIRST_TWO, first[:2]))
        if first[1:] == second[1:]:
            matches.append(Match(r.LAST_TWO, first[1:]))
        if first[0] == second[0] and first[2] == second[2]:
            matches.append(Match(r.FIRST_LAST, first[0] + first[2]))
    if house.all_three and sorted(first) == sorted(second):
        matches.append(Match(r.ALL_THREE, first))
    return matches


def _made_words(first: str, second: str, house: r.HouseRules, lexicon: Lexicon) -> list[Match]:
    """The words, names and phrases that the two make, in either order."""
    matches = []
    ways = (first + second, second + first)
    if house.six_letters:
        matches += [Match(r.SIX_LETTERS, six) for six in ways if six in lexicon.six]
        if house.names:
            matches += [Match(r.NAMES, lexicon.names[six]) for six in ways if six in lexicon.names]
    if house.phrases:
        matches += [Match(r.PHRASES, lexicon.phrases[six]) for six in ways if six in lexicon.phrases]
    return matches


def _mirrored(first: str, second: str, same_order_too: bool) -> str:
    """The two letters at one end of a word that stand at the other end of the other, turned round or also not."""
    for head, tail in ((first[:2], second[1:]), (second[:2], first[1:])):
        if head == tail[::-1] or (same_order_too and head == tail):
            return head
    return ""


def _doubts(first: str, second: str, house: r.HouseRules, lexicon: Lexicon) -> Iterator[Match]:
    """What speaks for a match without settling it: rare words, odd phrases, sounds of some accents, loose ties."""
    key = pair_key(first, second)
    for six in (first + second, second + first):
        if house.six_letters and six in lexicon.doubt_six:
            yield Match(r.SIX_LETTERS, six)
        if house.six_letters and house.names and six in lexicon.doubt_names:
            yield Match(r.NAMES, lexicon.doubt_names[six])
        if house.phrases and six in lexicon.doubt_phrases:
            yield Match(r.PHRASES, lexicon.doubt_phrases[six])
    if house.homophones and key in lexicon.doubt_sounds:
        yield Match(r.HOMOPHONES, f"{first} / {second}")
    if house.related and key in lexicon.doubt_related:
        yield Match(r.RELATED, lexicon.doubt_related[key])


def _ruled(first: str, second: str, house: r.HouseRules, rulings: Rulings) -> tuple[list[Match], list[Match]]:
    """What the table accepted and what it refused about this pair, under rules that it still plays with."""
    accepted: list[Match] = []
    refused: list[Match] = []
    key = pair_key(first, second)
    for rule in TABLE_RULES:
        ruling = rulings.get((key, rule))
        if ruling is not None and is_allowed(rule, house):
            match = Match(rule, f"{first} + {second}", ruling.entry)
            (accepted if ruling.accepted else refused).append(match)
    return accepted, refused
