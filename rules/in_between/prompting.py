"""What may be entered now in In Between the Sheets."""

from collections.abc import Callable, Iterator, Sequence

from rules.chips import MOST
from rules.core.game import CARDS, TOTALS
from rules.core.prompt import AmountField, ChoiceField, PieceField, Prompt, SeatField
from rules.core.seats import seat_prompts
from rules.core.verdict import Severity
from rules.decks.standard import Card
from rules.in_between import actions as a
from rules.in_between import state as s
from rules.in_between.betting import BetLimits, bet_outcomes, limits_for_all, limits_on_posts, turn_outcomes
from rules.in_between.judging import objections
from rules.in_between.posts import Posts
from rules.in_between.rulebook import BY_SUIT, MOST_SEATS

RANKS_DECK, CARDS_DECK = "ranks", "cards"


def prompts(state: s.State) -> tuple[Prompt, ...]:
    """Every kind of action that is legal now, the likeliest first."""
    return tuple(_prompts(state)) if state.phase != s.ENDED else ()


def _prompts(state: s.State) -> Iterator[Prompt]:
    if s.ante_is_due(state):
        yield from _if_legal(state, a.Anted(), Prompt("anted", ()))
    if state.phase != s.ANTE:
        yield from _scorepad_prompts(state) if state.level == TOTALS else _card_prompts(state)
    yield from _money_prompts(state)
    yield from _seat_prompts(state)
    yield Prompt("level", (), (ChoiceField("level", (TOTALS if state.level == CARDS else CARDS,)),))
    yield from _if_legal(state, a.MatchEnded(), Prompt("ended", ()))
    yield from seat_prompts(state, MOST_SEATS)


def _card_prompts(state: s.State) -> Iterator[Prompt]:
    seat = state.turn
    unseen = s.unseen_cards(state)
    if state.posts is not None:
        yield from _choice_prompts(state, state.posts, unseen)
    elif state.phase == s.CALL:
        yield Prompt("called", (seat,), (ChoiceField("side", a.SIDES),))
    elif state.phase == s.SECOND:
        yield Prompt("second", (seat,), (_card(state, "card", unseen),))
    else:
        first = Prompt("first", (seat,), (_card(state, "card", unseen),))
        yield from _if_legal(state, a.FirstCard(seat, unseen[0]), first)
    if state.is_mid_turn:
        yield Prompt("redealt", (seat,), (_card(state, "cards", unseen)._replace(at_least=0),))
    if state.seen:
        yield Prompt("shuffled", ())


def _choice_prompts(state: s.State, posts: Posts, unseen: Sequence[Card]) -> Iterator[Prompt]:
    seat = state.turn
    third = _card(state, "card", unseen)
    limits = limits_on_posts(state, seat, posts)
    if limits.are_open and posts.is_pair:
        yield Prompt("guessed", (seat,), (ChoiceField("guess", a.GUESSES), _amount(limits), third))
    elif limits.are_open:
        yield Prompt("bet", (seat,), (_amount(limits), third))
    yield from _if_legal(state, a.Moon(seat, unseen[0]), Prompt("moon", (seat,), (third,)))
    yield from _if_legal(state, a.Passed(seat), Prompt("passed", (seat,)))


def _scorepad_prompts(state: s.State) -> Iterator[Prompt]:
    seat, house = state.turn, state.house
    limits = limits_for_all(state, seat)
    if limits.are_open:
        fields = (_amount(limits), ChoiceField("outcome", bet_outcomes(house)))
        yield from _if_legal(state, a.ScoredBet(seat, limits.low, a.WON), Prompt("scored_bet", (seat,), fields))
    outcomes = tuple(each for each in turn_outcomes(house) if _is_legal(state, a.ScoredTurn(seat, each)))
    if outcomes:
        yield Prompt("scored_turn", (seat,), (ChoiceField("outcome", outcomes),))


def _money_prompts(state: s.State) -> Iterator[Prompt]:
    house, here = state.house, state.at_table
    chip = house.smallest_chip
    yield Prompt("bought", here, (AmountField("amount", chip, max(house.start, house.ante), chip),))
    for seat in here:
        others = tuple(each for each in here if each != seat)
        stack = min(state.ledger.stacks[seat], MOST)
        if others and stack:
            yield Prompt("gave", (seat,), (SeatField("to_seat", others), AmountField("amount", chip, stack, chip)))


def _seat_prompts(state: s.State) -> Iterator[Prompt]:
    kinds: dict[str, Callable[[int], a.Action]] = {
        "sat_in": a.SatIn,
        "joined": a.Joined,
        "sat_out": a.SatOut,
        "left": a.Left,
    }
    for key, kind in kinds.items():
        seats = tuple(seat for seat in range(state.seats) if _is_legal(state, kind(seat)))
        if seats:
            yield Prompt(key, seats)


def _card(state: s.State, name: str, options: Sequence[Card]) -> PieceField:
    deck = CARDS_DECK if state.house.cards_by == BY_SUIT else RANKS_DECK
    return PieceField(name, deck, tuple(card.code for card in options))


def _amount(limits: BetLimits) -> AmountField:
    return AmountField("amount", limits.low, limits.high, limits.step)


def _if_legal(state: s.State, action: a.Action, prompt: Prompt) -> Iterator[Prompt]:
    if _is_legal(state, action):
        yield prompt


def _is_legal(state: s.State, action: a.Action) -> bool:
    return all(each.severity < Severity.ILLEGAL for each in objections(state, action))
