"""The rulebook: sections, clauses, the house rules that bear on them, and the search through all games."""

import unicodedata
from collections.abc import Callable, Iterator, Mapping
from itertools import count, takewhile
from typing import NamedTuple

from app.ui.present.new_match import value_text
from rules.core.clause import Clause
from rules.core.game import Game
from rules.core.house_rules import Switch, Value
from rules.core.verdict import Facts
from rules.decks.betski import HIGHEST, LOWEST, golds_on

Say = Callable[..., str]


class SwitchNote(NamedTuple):
    """A house rule below its clause: how it stands, and what it is about."""

    line: str
    detail: str
    changed: bool


class ClauseView(NamedTuple):
    """One clause in words."""

    key: str
    number: str
    title: str
    text: str
    switches: tuple[SwitchNote, ...]


class SectionView(NamedTuple):
    """Clauses that belong together."""

    number: str
    title: str
    clauses: tuple[ClauseView, ...]


class Hit(NamedTuple):
    """A clause that has what was searched for."""

    game: str
    clause: str
    place: str
    title: str
    text: str


def sections(game: Game, say: Say, rules: Mapping[str, Value] | None = None) -> tuple[SectionView, ...]:
    """The whole book of a game; with *rules*, as they are set at a table."""
    grouped: dict[str, list[ClauseView]] = {}
    for clause in game.clauses:
        grouped.setdefault(_section(clause), []).append(_clause_view(game, clause, say, rules))
    return tuple(
        SectionView(number, say(f"{game.key}.section.{number}"), tuple(clauses)) for number, clauses in grouped.items()
    )


def how_to_play(game_key: str, say: Say, has_sentence: Callable[[str], bool]) -> tuple[str, ...]:
    """The game on one page, step by step."""
    codes = takewhile(has_sentence, (f"how.{game_key}.{number}" for number in count(1)))
    return tuple(say(code) for code in codes)


def section_of(game: Game, clause_key: str) -> str | None:
    """The number of the section in which a clause stands."""
    return next((_section(clause) for clause in game.clauses if clause.key == clause_key), None)


def _section(clause: Clause) -> str:
    return clause.number.partition(".")[0]


def _clause_view(game: Game, clause: Clause, say: Say, rules: Mapping[str, Value] | None) -> ClauseView:
    code = f"{game.key}.clause.{clause.key}"
    notes = tuple(_note(game, switch, say, rules) for switch in game.switches if switch.clause == clause.key)
    return ClauseView(clause.key, clause.number, say(code), say(f"{code}.text"), notes)


def _note(game: Game, switch: Switch, say: Say, rules: Mapping[str, Value] | None) -> SwitchNote:
    code = f"{game.key}.switch.{switch.key}"
    book = value_text(say, game.key, switch.key, switch.default)
    value = switch.default if rules is None else rules.get(switch.key, switch.default)
    changed = value != switch.default
    facts: Facts = {"switch": say(code), "book": book, "value": value_text(say, game.key, switch.key, value)}
    kind = "book" if rules is None else "changed" if changed else "same"
    return SwitchNote(say(f"rulebook.switch.{kind}", facts), say(f"{code}.help"), changed)


# ---- searching


def hits(games: Mapping[str, Game], say: Say, query: str) -> tuple[Hit, ...]:
    """Every clause in which all words of the query occur; those with them in the title come first."""
    words = folded(query).split()
    if not words:
        return ()
    found = [(hit, searched) for hit, searched in _searchable(games, say) if all(word in searched for word in words)]
    in_title = [hit for hit, _ in found if all(word in folded(hit.title) for word in words)]
    return (*in_title, *(hit for hit, _ in found if hit not in in_title))


def _searchable(games: Mapping[str, Game], say: Say) -> Iterator[tuple[Hit, str]]:
    """Each clause with all that is written there, house rules included."""
    for game in games.values():
        name = say(f"{game.key}.name")
        for section in sections(game, say):
            for clause in section.clauses:
                place = say("rulebook.place", {"game": name, "number": clause.number})
                notes = (f"{note.line} {note.detail}" for note in clause.switches)
                searched = " ".join((name, clause.number, section.title, clause.title, clause.text, *notes))
                yield Hit(game.key, clause.key, place, clause.title, clause.text), folded(searched)


def folded(text: str) -> str:
    """Text as a search compares it: without case, accents, or the difference between apostrophes."""
    plain = unicodedata.normalize("NFKD", text.replace("’", "'").replace("‘", "'")).casefold()
    return "".join(char for char in plain if not unicodedata.combining(char))


# ---- figures


class Column(NamedTuple):
    """Which Gold numbers go on a Silver number; *is_meant* marks the one that a clause speaks of."""

    silver: int
    golds: tuple[int, ...]
    is_meant: bool


_SPOKEN_OF = {"gold_three": HIGHEST, "gold_nine": LOWEST}


def betski_columns(clause_key: str | None) -> tuple[Column, ...]:
    """The table of what goes on what."""
    meant = _SPOKEN_OF.get(clause_key or "")
    return tuple(Column(silver, golds_on(silver), silver == meant) for silver in range(LOWEST, HIGHEST + 1))
