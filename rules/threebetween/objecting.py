"""Objections of ThreeBeTween, and those that several actions share."""

from collections.abc import Iterator

from rules.core.verdict import Objection, Severity
from rules.decks.alpha import CONSONANT_CARDS, Face
from rules.threebetween import state as s

Objections = Iterator[Objection]


def impossible(code: str, clause: str, **facts: object) -> Objection:
    """It cannot have happened."""
    return Objection(f"threebetween.{code}", clause, Severity.IMPOSSIBLE, facts)


def illegal(code: str, clause: str, **facts: object) -> Objection:
    """It is against the rules."""
    return Objection(f"threebetween.{code}", clause, Severity.ILLEGAL, facts)


def ask(code: str, clause: str, **facts: object) -> Objection:
    """Only the table can know."""
    return Objection(f"threebetween.{code}", clause, Severity.ASK_TABLE, facts)


def note(code: str, clause: str, **facts: object) -> Objection:
    """Nothing is wrong, and this is why."""
    return Objection(f"threebetween.{code}", clause, Severity.NOTE, facts)


def out_of_turn(state: s.State, seat: int) -> Objections:
    """Turns, and the go-round before them, go by the dealer; a scorepad takes results in any order."""
    if state.is_by_cards and state.phase in (s.GO_ROUND, s.TURNS) and seat != state.turn:
        yield illegal("out_of_turn", "turns", seat=seat, turn_seat=state.turn)


def before_turns(state: s.State, seat: int) -> Objections:
    """Nobody draws, banks or passes until everybody's limits are set."""
    if state.phase != s.TURNS:
        waiting = s.seats_at(state, s.WAITING, s.DEALT)
        yield illegal("set_up_first", "turns", seat=seat, waiting_seat=waiting)


def excess_cards(state: s.State, faces: tuple[Face, ...]) -> Objections:
    """Cards that cannot have been dealt, since all copies lie elsewhere."""
    if state.is_counted and len(faces) > state.cards_left + len(state.discards):
        yield impossible("not_so_many", "deck_runs_out", amount=len(faces))
    for face in s.excess_faces(state, faces):
        yield impossible("no_more_of", "deck", card=face, most=s.most_of(state, face))
    for size in s.crowded_groups(state, faces):
        yield ask("no_more_consonants" if size == CONSONANT_CARDS else "no_more_vowels", "deck", most=size)
