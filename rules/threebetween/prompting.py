"""What may be entered now in ThreeBeTween."""

from collections.abc import Iterable, Iterator

from rules.core.game import CARDS, TOTALS
from rules.core.prompt import AmountField, ChoiceField, PieceField, Prompt, WayField
from rules.core.seats import seat_prompts
from rules.core.verdict import Severity
from rules.decks.alpha import MOST_POINTS, Face, Shown
from rules.threebetween import actions as a
from rules.threebetween import state as s
from rules.threebetween.fitting import arrangements, is_exact_pair, plays
from rules.threebetween.judging import objections
from rules.threebetween.judging_cards import LIMIT_CARDS
from rules.threebetween.rulebook import MOST_SEATS

_NUMBER_CODES = tuple(number.code for number in a.NUMBERS)


def prompts(state: s.State) -> tuple[Prompt, ...]:
    """Every kind of action that is legal now, the likeliest first."""
    return () if state.phase == s.ENDED else tuple(_prompts(state))


def _prompts(state: s.State) -> Iterator[Prompt]:
    yield from _number_prompts(state)
    if state.phase != s.TALLY:
        yield from _round_prompts(state)
    if state.is_by_cards and _is_legal(state, a.Reshuffled()):
        yield Prompt("reshuffled", ())
    yield from _table_prompts(state)


def _number_prompts(state: s.State) -> Iterator[Prompt]:
    """Printed numbers that the table has never read off, those needed most in front."""
    number = AmountField("points", 0, MOST_POINTS)
    faces, sides = s.missing_faces(state), s.missing_sides(state)
    if faces:
        yield Prompt("learned", (), (PieceField("card", "alpha", _codes(faces)), number))
    if sides:
        codes = tuple(card.code for card in sides)
        yield Prompt("turned_learned", (), (PieceField("card", "alpha_shown", codes), number))


def _round_prompts(state: s.State) -> Iterator[Prompt]:
    if not state.is_by_cards:
        yield from _scorepad_prompts(s.seats_at(state, s.UNSEEN))
    elif state.phase == s.DEAL:
        waiting = s.seats_at(state, s.WAITING)
        yield from _deal_prompts(state, waiting)
    elif state.spots[state.turn].stage == s.WAITING:
        yield from _deal_prompts(state, (state.turn,))
    elif state.spots[state.turn].stage == s.DEALT:
        yield from _limit_prompts(state, state.turn)
    elif state.spots[state.turn].stage == s.UNSEEN:
        yield Prompt("not_entered", (state.turn,))
        yield from _scorepad_prompts((state.turn,))
    elif state.spots[state.turn].drawn:
        yield from _place_prompts(state, state.turn)
    else:
        yield from _turn_prompts(state, state.turn)


def _scorepad_prompts(seats: tuple[int, ...]) -> Iterator[Prompt]:
    points = PieceField("points", "points", _NUMBER_CODES)
    yield Prompt("passed_points", seats, (points,))
    yield Prompt("banked_points", seats, (points,))
    yield Prompt("busted", seats)


def _deal_prompts(state: s.State, seats: tuple[int, ...]) -> Iterator[Prompt]:
    yield from _card_prompt(state, "dealt", seats, LIMIT_CARDS)
    yield Prompt("not_entered", seats)


def _card_prompt(state: s.State, action: str, seats: tuple[int, ...], amount: int) -> Iterator[Prompt]:
    """Cards from the deck, if it has as many; each face is offered as often as it may turn up."""
    options = s.possible_faces(state, amount)
    is_enough = not state.is_counted or amount <= state.cards_left + len(state.discards)
    if is_enough and len(options) >= amount:
        yield Prompt(action, seats, (PieceField("cards", "alpha", _codes(options), amount, amount),))


def _limit_prompts(state: s.State, seat: int) -> Iterator[Prompt]:
    """The widest way to place the limits comes first."""
    first, second = state.spots[seat].dealt
    ways = arrangements(first, second)
    if ways:
        yield Prompt("limits_set", (seat,), (_one_way(ways),))
    if s.may_replace(state, seat):
        yield from _replacement_prompt(state, seat, tuple(dict.fromkeys((first, second))))
    if is_exact_pair(first, second):
        yield Prompt("busted", (seat,))


def _replacement_prompt(state: s.State, seat: int, limits: tuple[Face, ...]) -> Iterator[Prompt]:
    """Either limit card goes; what comes may come whichever went."""
    after = [s.possible_faces(s.without_limit(state, seat, face), 1) for face in limits]
    options = tuple(face for face in after[0] if face in after[-1])
    if options:
        fields = (PieceField("discarded", "alpha", _codes(limits)), PieceField("drawn", "alpha", _codes(options)))
        yield Prompt("replaced", (seat,), fields)


def _one_way(ways: Iterable[tuple[Shown, ...]]) -> WayField:
    return WayField("cards", "alpha_shown", tuple(tuple(card.code for card in cards) for cards in ways))


def _place_prompts(state: s.State, seat: int) -> Iterator[Prompt]:
    """Every legal choice of cards, the most cards and among these the most points first."""
    spot = state.spots[seat]
    ways = plays(spot.drawn, spot.letters, spot.spaces)
    if ways:
        best_first = sorted(ways, key=lambda cards: (-len(cards), -s.line_of(state, cards).total))
        yield Prompt("placed", (seat,), (_one_way(best_first),))
    yield Prompt("busted", (seat,))


def _turn_prompts(state: s.State, seat: int) -> Iterator[Prompt]:
    """Draw, bank or pass; the same without entering cards."""
    points = PieceField("points", "points", _NUMBER_CODES)
    has_space = state.spots[seat].spaces > 0
    may_pass = _is_legal(state, a.Passed(seat))
    if has_space:
        yield from _card_prompt(state, "drew", (seat,), state.spots[seat].spaces)
    else:
        yield Prompt("banked", (seat,))
    if may_pass:
        yield Prompt("passed", (seat,))
        yield Prompt("passed_points", (seat,), (points,))
    if has_space:
        yield Prompt("busted", (seat,))
        yield Prompt("not_entered", (seat,))
    else:
        yield Prompt("banked_points", (seat,), (points,))


def _table_prompts(state: s.State) -> Iterator[Prompt]:
    here = tuple(seat for seat in range(state.seats) if state.present[seat])
    away = tuple(seat for seat in range(state.seats) if not state.present[seat])
    if len(here) > 1:
        yield Prompt("left", here)
    if away:
        yield Prompt("joined", away)
    yield from seat_prompts(state, MOST_SEATS)
    yield Prompt("level", (), (ChoiceField("level", (TOTALS if state.level == CARDS else CARDS,)),))
    yield Prompt("ended", ())


def _codes(faces: tuple[Face, ...]) -> tuple[str, ...]:
    return tuple(face.code for face in faces)


def _is_legal(state: s.State, action: a.Action) -> bool:
    return all(each.severity < Severity.ILLEGAL for each in objections(state, action))
