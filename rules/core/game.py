"""The contract every game fulfils, and what a match is set up with."""

from collections.abc import Callable, Mapping
from typing import Annotated, Any, NamedTuple, Protocol

from rules.core.clause import Clause
from rules.core.house_rules import Switch, Value, chosen
from rules.core.prompt import Prompt
from rules.core.verdict import Event, Objection

CARDS = "cards"  # every card is entered and refereed
TOTALS = "totals"  # a scorepad: only results are entered
LEVELS = (CARDS, TOTALS)

# A place at the table. Marked, so that transcripts can write the player's name instead of the number.
Seat = Annotated[int, "seat"]

# Each game has its own named tuples for these; only the game itself looks inside. Two fields all states share:
# "entries", how many led to it, so that a verdict can name the entry by which something happened, and "names", who
# sits in each seat: somebody may join in the middle of a match.
State = Any
Action = Any


class Setup(NamedTuple):
    """How a match begins: how many sit there, who deals or starts, at which level, by which house rules.

    *names* are those of the seats, where they are known.
    """

    seats: int
    first: int = 0
    level: str = CARDS
    house_rules: Mapping[str, Value] = {}
    names: tuple[str, ...] = ()

    @property
    def seat_names(self) -> tuple[str, ...]:
        """A name for every seat, empty where it is not known."""
        return self.names or ("",) * self.seats


class BadSetup(ValueError):
    """A set-up that the game cannot begin with; *code* names the fault."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


class Standing(NamedTuple):
    """How the match stands.

    *points* count in units of 1/*scale*, so that half points stay whole numbers. *how* says why it is over, as a code.
    """

    points: tuple[int, ...]
    leaders: tuple[int, ...]
    scale: int = 1
    is_over: bool = False
    how: str = ""


class Piece(Protocol):
    """A card or tile: it has a short code that is unique in its deck."""

    @property
    def code(self) -> str: ...


class Deck(NamedTuple):
    """The physical pieces of a game, in the order in which a pad shows them."""

    key: str
    pieces: tuple[Any, ...]
    columns: int


class Game(NamedTuple):
    """The rules of one game, as data and six functions."""

    key: str
    version: int
    min_seats: int
    max_seats: int
    decks: tuple[Deck, ...]
    switches: tuple[Switch, ...]
    clauses: tuple[Clause, ...]
    actions: Mapping[str, type]
    phrases: Mapping[str, str]
    begin: Callable[[Setup], State]
    prompts: Callable[[State], tuple[Prompt, ...]]
    objections: Callable[[State, Action], tuple[Objection, ...]]
    apply: Callable[[State, Action], tuple[State, tuple[Event, ...]]]
    standing: Callable[[State], Standing]
    odds: Callable[[State], Any] | None = None
    has_first: bool = True  # somebody deals or starts; not where all play at once
    # Changes encoded actions of an older version into those of the next one.
    upcasts: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}

    def deck(self, key: str) -> Deck:
        """The deck with that key."""
        return next(deck for deck in self.decks if deck.key == key)

    @property
    def seats_rule(self) -> str:
        """The number of the clause that says how many can play."""
        return next((clause.number for clause in self.clauses if clause.key == "seats"), "")


def checked_setup(game: Game, setup: Setup) -> Setup:
    """The set-up with every house rule filled in.

    :raises BadSetup: for a number of seats, a first seat or a level that the game does not take.
    :raises BadHouseRule: for a house rule that it does not take.
    """
    if not game.min_seats <= setup.seats <= game.max_seats:
        limits = {"low": game.min_seats, "high": game.max_seats, "number": game.seats_rule}
        raise BadSetup("setup.seats", game=game.key, seats=setup.seats, **limits)
    if not 0 <= setup.first < setup.seats:
        raise BadSetup("setup.first", first=setup.first)
    if setup.level not in LEVELS:
        raise BadSetup("setup.level", level=setup.level)
    return setup._replace(house_rules=chosen(game.switches, setup.house_rules))


def action_key(game: Game, action: Action) -> str:
    """The key under which *game* knows this kind of action."""
    return next(key for key, kind in game.actions.items() if kind is type(action))


def built_action(game: Game, prompt: Prompt, seat: int | None, values: Mapping[str, object]) -> Action:
    """The action that answers *prompt* with *values*, one for each of its fields."""
    kind = game.actions[prompt.action]
    return kind(**values) if seat is None else kind(seat=seat, **values)
