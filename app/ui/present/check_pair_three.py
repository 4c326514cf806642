"""PAIR THREE at the check desk: two words, all rules that were tried, and the table's word on them."""

from collections.abc import Iterable
from typing import NamedTuple

from app.ui.present.check import LEGAL, House, Question, Ruling, opened, ruled, waits
from app.ui.present.pair_three_words import LETTERS, TRIED, Typed, vote_rules
from app.ui.present.saying import Saying
from rules.core.verdict import Objection, Severity, Verdict
from rules.pair_three import GAME
from rules.pair_three import rulebook as r
from rules.pair_three import state as s
from rules.pair_three.calling import pair_finding, pair_objections
from rules.pair_three.matching import Finding
from rules.pair_three.pieces import HouseWord, WordPair

RULES = (
    r.FIRST_TWO, r.LAST_TWO, r.FIRST_LAST, r.ALL_THREE, r.SIX_LETTERS, r.NAMES, r.PHRASES, r.HOMOPHONES, r.MIRRORED,
    r.RELATED,
)  # fmt: skip
POSITIONAL = (r.FIRST_TWO, r.LAST_TWO, r.FIRST_LAST)

NOTHING_FOUND = Finding(())

# How a rule did, the best first.
HOLDS, ASKS, TURNED_DOWN, FAILS, OFF = "holds", "asks", "turned_down", "fails", "off"
ORDER = (HOLDS, ASKS, TURNED_DOWN, FAILS, OFF)

# What the desk says where the referee names the entry of a match.
DESK_WORDS = {"pair_three.match.ruled": "let_pass", "pair_three.ruled_out": "turned_down"}


class Words(NamedTuple):
    """The letters typed so far, and what tables have said to words before."""

    letters: str = ""
    told: tuple[HouseWord, ...] = ()

    @property
    def pair(self) -> WordPair | None:
        """The two words, once both are complete."""
        return Typed(self.letters).pair

    @property
    def words(self) -> tuple[str, str]:
        """Both words as far as they are typed."""
        return Typed(self.letters).words


class Tried(NamedTuple):
    """One rule, and how it did."""

    rule: str
    how: str
    text: Saying


class Vote(NamedTuple):
    """What the table can still say: yes under one of these rules, no to all that speak for the words."""

    rules: tuple[str, ...]
    against: tuple[str, ...]
    said: bool | None  # what it has said before


# --- entering


def with_letter(draft: Words, letter: str) -> Words:
    """One letter more; after six of them two new words begin."""
    letters = "" if len(draft.letters) == LETTERS else draft.letters
    return draft._replace(letters=letters + letter)


def without_letter(draft: Words) -> Words:
    """The last letter taken back."""
    return draft._replace(letters=draft.letters[:-1])


def votes(pair: WordPair, rules: Iterable[str], accepted: bool) -> tuple[HouseWord, ...]:
    """What the table has said, to be kept."""
    return tuple(HouseWord(pair, rule, accepted) for rule in rules)


# --- the answer


def judged_words(draft: Words, house: House) -> Ruling:
    """What the referee says to the two words, once they are complete."""
    pair = draft.pair
    if pair is None:
        first = draft.words[0]
        if len(first) * 2 < LETTERS:
            return waits("table.pair_three.type_words")
        return waits("table.pair_three.type_second", first=first)
    objections = tuple(_at_the_desk(each) for each in pair_objections(_table(draft, house), pair))
    ruling = ruled(Verdict(objections))._replace(instead=None)  # there is no tile here that could go back
    if ruling.kind == LEGAL and len(objections) > 1:
        also = Saying("table.pair_three.also", {"count": len(objections) - 1})
        return ruling._replace(details=(ruling.details[0], also))
    return ruling


def _at_the_desk(objection: Objection) -> Objection:
    """There are no entries here to name; where the others may vote, the answer is theirs."""
    if objection.facts.get("votable"):
        return objection._replace(severity=Severity.ASK_TABLE)
    if objection.code in DESK_WORDS:
        return objection._replace(code=f"check.pair_three.{DESK_WORDS[objection.code]}")
    return objection


def _table(draft: Words, house: House) -> s.State:
    state: s.State = opened(GAME, house)
    if draft.told:
        state = GAME.apply(state, s.HouseWords(draft.told))[0]
    return state


def tried_rules(draft: Words, house: House) -> tuple[Tried, ...]:
    """Every rule there is and how it did, the best first."""
    pair = draft.pair
    if pair is None:
        return ()
    state = _table(draft, house)
    finding = pair_finding(state, pair)
    is_open = finding == NOTHING_FOUND
    found = dict.fromkeys(vote_rules(state) if is_open else (), ASKS)
    found |= dict.fromkeys((match.rule for match in finding.refusals), TURNED_DOWN)
    found |= dict.fromkeys((match.rule for match in finding.doubts), ASKS)
    found |= dict.fromkeys((match.rule for match in finding.matches), HOLDS)
    on = _rules_on(state.house)
    rows = [_tried(rule, found.get(rule, FAILS) if rule in on else OFF) for rule in RULES]
    return tuple(sorted(rows, key=lambda row: ORDER.index(row.how)))


def _tried(rule: str, how: str) -> Tried:
    name = Saying(f"check.pair_three.rule.{rule}")
    return Tried(rule, how, Saying(f"check.pair_three.rule_off.{rule}") if how == OFF else name)


def _rules_on(house: r.HouseRules) -> frozenset[str]:
    """The rules that are played by."""
    on = {name for name in TRIED if getattr(house, name) not in (False, r.OFF)}
    if not house.six_letters:
        on.discard(r.NAMES)
    return frozenset((*on, *(POSITIONAL if "positional" in on else ())))


def vote_on(draft: Words, house: House) -> Vote | None:
    """What the table can say to these words; nothing where the referee's word is final."""
    pair = draft.pair
    if pair is None:
        return None
    state = _table(draft, house)
    finding = pair_finding(state, pair)
    accepted = tuple(match.rule for match in finding.matches if match.entry is not None)
    if finding.matches:
        return Vote(accepted, accepted, True) if accepted else None
    if finding.doubts:
        speaking = tuple(dict.fromkeys(match.rule for match in finding.doubts))
        return Vote(speaking[:1], speaking, None)
    refused = tuple(match.rule for match in finding.refusals)
    if refused:
        return Vote(vote_rules(state), refused, False)
    rules = vote_rules(state)
    return Vote(rules, rules[:1], None) if rules else None


def what_lies(draft: Words) -> tuple[Saying, ...]:
    """What has been entered, for whoever was not there."""
    return () if draft.pair is None else (Saying("table.pair_three.pair", {"pair": draft.pair}),)


SWITCHES = ("positional", *TRIED[1:])
QUESTIONS = (Question("check.pair_three.words", Words(), judged_words, SWITCHES, lies=what_lies),)
