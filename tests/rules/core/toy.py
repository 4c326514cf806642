"""A game of nothing but words and chips, with every kind of field, for tests of what all games share."""

from typing import Any, NamedTuple

from rules.core.clause import Clause
from rules.core.game import Deck, Game, Seat, Setup, Standing
from rules.core.house_rules import Span, Switch
from rules.core.prompt import Prompt
from rules.core.verdict import Event, Objection, Severity
from rules.decks.betski import DECK, BetskiCard

NAMES = ("Ada", "Kim", "Lou")


class Said(NamedTuple):
    """A word, aloud or not, or nobody knows."""

    seat: Seat
    word: str
    aloud: bool | None


class Gave(NamedTuple):
    """Chips for one or several others."""

    seat: Seat
    chips: int
    others: tuple[Seat, ...]


class Laid(NamedTuple):
    """Cards, or none, laid by the table."""

    cards: tuple[BetskiCard, ...]


class State(NamedTuple):
    """How many chips were given, and whether anybody said stop."""

    given: int = 0
    is_over: bool = False
    entries: int = 0
    names: tuple[str, ...] = NAMES


def objections(state: State, action: Any) -> tuple[Objection, ...]:
    """More than ten chips do not exist; fewer than none are not given; gifts are asked about."""
    if not isinstance(action, Gave):
        return ()
    if state.given + action.chips > 10:
        return (Objection("toy.too_many", "chips", Severity.IMPOSSIBLE),)
    if action.chips < 0:
        return (Objection("toy.taken", "chips", Severity.ILLEGAL), Objection("toy.why", "chips", Severity.NOTE))
    return (Objection("toy.meant", "chips", Severity.ASK_TABLE),)


def apply(state: State, action: Any) -> tuple[State, tuple[Event, ...]]:
    """Chips add up; the word stop ends it."""
    chips = action.chips if isinstance(action, Gave) else 0
    stops = isinstance(action, Said) and action.word == "stop"
    return State(state.given + chips, state.is_over or stops, state.entries + 1), ()


def begin(setup: Setup) -> State:
    """Nothing has happened."""
    return State()


def prompts(state: State) -> tuple[Prompt, ...]:
    """Nothing is asked for."""
    return ()


def standing(state: State) -> Standing:
    """Everybody has what was given."""
    return Standing((state.given,) * 3, (), 1, state.is_over)


TOY = Game(
    key="toy",
    version=3,
    min_seats=2,
    max_seats=3,
    decks=(Deck("betski", DECK, columns=7), Deck("short", DECK[:3], columns=3)),
    switches=(
        Switch("pace", ("slow", "fast"), "slow", "chips"),
        Switch("limit", Span(10, 20, 5), 10, "chips"),
        Switch("doubled", (False, True), False, "chips"),
        Switch("even", (2, 4), 2, "chips"),
    ),
    clauses=(Clause("chips", "1.1"),),
    actions={"said": Said, "gave": Gave, "laid": Laid},
    phrases={"said": "says {word} / {aloud}", "gave": "gives {chips} to {others}", "laid": "on the table: {cards}"},
    begin=begin,
    prompts=prompts,
    objections=objections,
    apply=apply,
    standing=standing,
    # In version 1 a gift was called "paid" and counted "coins", in version 2 only the latter.
    upcasts={
        1: lambda data: {**data, "do": "gave"} if data["do"] == "paid" else data,
        2: lambda data: {("chips" if key == "coins" else key): value for key, value in data.items()},
    },
)
