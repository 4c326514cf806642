"""How the table stands in ThreeBeTween between two entries."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from rules.core.game import CARDS
from rules.decks.alpha import (
    FACES,
    DeckKnowledge,
    Face,
    Shown,
    copies_of,
    group_size,
    is_unread,
    most_copies,
    points_of,
    size_of,
)
from rules.threebetween.fitting import SPACES, Limits, can_fit, open_letters
from rules.threebetween.rulebook import HouseRules

# The phases of a round, and the match's end.
DEAL = "deal"  # limit cards are being dealt
GO_ROUND = "go_round"  # limit cards are replaced and placed
TURNS = "turns"
TALLY = "tally"  # everybody is done; some numbers are still to be read off
ENDED = "ended"

# Where a player stands in the round.
WAITING = "waiting"  # for two limit cards
DEALT = "dealt"  # two limit cards lie there, not placed yet
SET = "set"  # limits are placed
UNSEEN = "unseen"  # plays, but nobody enters the cards
PASSED = "passed"
BUSTED = "busted"
AWAY = "away"

IN_ROUND = (WAITING, DEALT, SET, UNSEEN)
DONE = (PASSED, BUSTED)


class Line(NamedTuple):
    """Points written on the score sheet, number by number; a number not read off yet is None.

    *cards* are those that the numbers belong to, nothing when only points were written.
    """

    parts: tuple[int | None, ...]
    cards: tuple[Shown, ...] = ()

    @property
    def total(self) -> int:
        """The sum of the numbers known so far."""
        return sum(part or 0 for part in self.parts)

    @property
    def is_complete(self) -> bool:
        """Whether every number is known."""
        return None not in self.parts


class Spot(NamedTuple):
    """One player's place in the round."""

    stage: str
    dealt: tuple[Face, ...] = ()
    limits: Limits | None = None
    between: tuple[Shown, ...] = ()
    drawn: tuple[Face, ...] = ()  # to be placed or discarded
    has_replaced: bool = False
    draws: int = 0
    banked: tuple[Line, ...] = ()
    passed: Line | None = None

    @property
    def is_in(self) -> bool:
        """Whether the player is still in the round."""
        return self.stage in IN_ROUND

    @property
    def spaces(self) -> int:
        """How many cards can still be placed between the limits."""
        return SPACES - len(self.between)

    @property
    def cards(self) -> tuple[Shown, ...]:
        """The cards that count: limits and between."""
        return (*(self.limits or ()), *self.between)

    @property
    def faces(self) -> tuple[Face, ...]:
        """Every card known to lie here."""
        return (*self.dealt, *(card.face for card in self.cards), *self.drawn)

    @property
    def limit_faces(self) -> tuple[Face, ...]:
        """The two limit cards, placed or not; none where none are known."""
        return self.dealt or tuple(card.face for card in self.limits or ())

    @property
    def banked_points(self) -> int:
        """What was banked in this round, at risk as long as the player is in it."""
        return sum(line.total for line in self.banked)

    @property
    def letters(self) -> frozenset[str]:
        """The letters that can still be placed."""
        return frozenset() if self.limits is None else open_letters(self.limits, self.between)


class SheetBox(NamedTuple):
    """What the score sheet shows of one player for one finished round; *boxed* is the score after it."""

    stage: str
    banked: tuple[Line, ...]
    passed: Line | None
    boxed: int


class State(NamedTuple):
    """The table between two entries."""

    seats: int
    names: tuple[str, ...]
    house: HouseRules
    level: str
    phase: str
    round_number: int
    dealer: int
    turn: int
    spots: tuple[Spot, ...]
    present: tuple[bool, ...]
    scores: tuple[int, ...]  # boxed
    discards: tuple[Face, ...]
    is_counted: bool  # whether every card of this round has been entered
    deck: DeckKnowledge
    sheet: tuple[tuple[SheetBox, ...], ...]  # finished rounds, the first one first
    entries: int

    @property
    def cards_left(self) -> int:
        """How many cards the dealer still has; only true while every card is entered."""
        return size_of(self.deck) - len(table_faces(self)) - len(self.discards)

    @property
    def is_by_cards(self) -> bool:
        """Whether cards are entered, not only points."""
        return self.level == CARDS


def in_order(state: State) -> tuple[int, ...]:
    """The seats as the dealer goes round: from the left of the dealer, the dealer last."""
    return tuple((state.dealer + step) % state.seats for step in range(1, state.seats + 1))


def seats_at(state: State, *stages: str) -> tuple[int, ...]:
    """The seats that stand at one of *stages*, as the dealer goes round."""
    return tuple(seat for seat in in_order(state) if state.spots[seat].stage in stages)


def with_spot(state: State, seat: int, spot: Spot) -> State:
    """The state with one player's place exchanged."""
    return state._replace(spots=(*state.spots[:seat], spot, *state.spots[seat + 1 :]))


def table_faces(state: State) -> tuple[Face, ...]:
    """Every card known to lie in front of somebody."""
    return tuple(face for spot in state.spots for face in spot.faces)


def line_of(state: State, cards: Iterable[Shown]) -> Line:
    """The cards' points as they are written down."""
    listed = tuple(cards)
    return Line(tuple(points_of(state.deck, card) for card in listed), listed)


def unknown_faces(lines: Iterable[Line]) -> tuple[Face, ...]:
    """The faces whose numbers the lines still miss, each once."""
    return tuple(dict.fromkeys(card.face for line in lines for card in _unread(line)))


def _unread(line: Line) -> Iterator[Shown]:
    """The cards of a line without a number; points that were typed have no cards, and miss none."""
    return (card for part, card in zip(line.parts, line.cards, strict=False) if part is None)


def open_lines(state: State) -> Iterator[Line]:
    """The lines written in this round that still count."""
    for spot in state.spots:
        if spot.is_in or spot.stage == PASSED:
            yield from spot.banked
            if spot.passed is not None:
                yield spot.passed


def missing_faces(state: State) -> tuple[Face, ...]:
    """The faces on the table of which no number is known, those that are needed first in front."""
    lying = (face for spot in state.spots if spot.is_in for face in spot.faces)
    needed = dict.fromkeys((*(card.face for card in _unread_cards(state)), *lying))
    return tuple(face for face in needed if is_unread(state.deck, face))


def missing_sides(state: State) -> tuple[Shown, ...]:
    """The vowel cards that count with a number not known for the way up in which they lie."""
    return tuple(card for card in dict.fromkeys(_unread_cards(state)) if card.face.is_vowel)


def _unread_cards(state: State) -> Iterator[Shown]:
    """The cards that count without a number: written down, or lying there."""
    for line in (*open_lines(state), *(line_of(state, spot.cards) for spot in state.spots if spot.is_in)):
        yield from _unread(line)


def seen_faces(state: State) -> Counter[Face]:
    """How often each face has been seen since the last shuffle, as far as that is sure."""
    seen = Counter(table_faces(state))
    if state.is_counted:
        seen.update(state.discards)
    return seen


def must_reshuffle(state: State, amount: int) -> bool:
    """Whether dealing *amount* cards takes a reshuffle on the way."""
    return state.is_counted and amount > state.cards_left


def dealt_so_far(state: State, amount: int) -> Counter[Face]:
    """What cannot be among the next *amount* cards: all that was seen, or only the table when a reshuffle comes."""
    return Counter(table_faces(state)) if must_reshuffle(state, amount) else seen_faces(state)


def excess_faces(state: State, cards: Iterable[Face]) -> tuple[Face, ...]:
    """Those of *cards* that cannot be dealt now, since all copies of them have been seen."""
    dealt = Counter(cards)
    seen = dealt_so_far(state, dealt.total())
    return tuple(face for face in dealt if seen[face] + dealt[face] > most_of(state, face))


def crowded_groups(state: State, cards: Iterable[Face]) -> tuple[int, ...]:
    """The sizes of those groups (consonants, vowel cards) of which more than all would be out with *cards*."""
    dealt = Counter(cards)
    groups: Counter[int] = Counter()
    for face, amount in (dealt_so_far(state, dealt.total()) + dealt).items():
        groups[group_size(face)] += 0 if face.is_wild else amount
    return tuple(size for size, amount in groups.items() if amount > size)


def most_of(state: State, face: Face) -> int:
    """How many of *face* there can be: as counted by the table, or as far as any deck goes."""
    copies = copies_of(state.deck, face)
    return most_copies(face) if copies is None else copies


def possible_faces(state: State, amount: int) -> tuple[Face, ...]:
    """What the next *amount* cards may be, each face as often as it may turn up among them."""
    seen = dealt_so_far(state, amount)
    return tuple(face for face in FACES for _ in range(min(amount, most_of(state, face) - seen[face])))


def fitting_faces(spot: Spot) -> tuple[Face, ...]:
    """The cards just drawn that could be placed."""
    return tuple(face for face in spot.drawn if can_fit(face, spot.letters))


def may_replace(state: State, seat: int) -> bool:
    """Whether *seat* has a replacement to use: once in the set-up, after a bank only by house rule."""
    in_set_up = state.phase in (DEAL, GO_ROUND)
    return not state.spots[seat].has_replaced and (in_set_up or state.house.replacement_after_bank)


def is_untouched(state: State) -> bool:
    """Whether nothing has happened in this round yet."""
    fresh = (Spot(WAITING if state.is_by_cards else UNSEEN), Spot(AWAY))
    return not state.discards and all(spot in fresh for spot in state.spots)


def back_in(state: State, seat: int) -> State:
    """The state if a player who is done for the round plays on after all; what was struck out stays lost."""
    spot = state.spots[seat]
    if spot.stage == BUSTED:
        return with_spot(state, seat, Spot(WAITING if state.is_by_cards else UNSEEN, draws=spot.draws))
    lying = SET if spot.limits else DEALT if spot.dealt else UNSEEN
    return with_spot(state, seat, spot._replace(stage=lying, passed=None))


def without_limit(state: State, seat: int, face: Face) -> State:
    """The state after *seat* discarded one limit card, before another is dealt."""
    spot = state.spots[seat]
    kept = list(spot.limit_faces)
    if face in kept:
        kept.remove(face)
    state = state._replace(discards=(*state.discards, face))
    return with_spot(state, seat, spot._replace(stage=DEALT, dealt=tuple(kept), limits=None))
