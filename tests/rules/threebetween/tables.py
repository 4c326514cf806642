"""Tables for the tests of ThreeBeTween. Mira deals, so Bo is first and Mira last."""

from rules.core.house_rules import Value
from rules.core.prompt import Field
from rules.decks.alpha import SAMPLE_DECK
from rules.threebetween import GAME
from rules.threebetween.state import Spot
from tests.rules.table import Table

# The made-up deck: vowels count 1, N R T 2, D H L S 3, B C F G M P W Y 4, K V 7, J X 8, Q Z 10, the wild 0.
SAMPLE = "the deck has " + " & ".join(card.code for card in SAMPLE_DECK)

# Bo has F to M open, Mira C to R; Bo is on turn.
BOTH_SET = "Bo gets A/E & N; Mira gets B & S; Bo sets A/E=E & N; Mira sets B & S"
# Bo has E, N and between them F, G, H: 1+2+4+4+3 = 14. Mira is on turn.
BO_IS_FULL = f"{BOTH_SET}; Bo draws F & G & H; Bo places F & G & H"


def sample_table(seats: int = 2, first: int = 0, **house_rules: Value) -> Table:
    """A table that knows the sample deck."""
    return Table(GAME, seats, first, **house_rules).happens(SAMPLE)


def small_deck(codes: str) -> str:
    """A deck of these cards and no others; the numbers are those of the sample."""
    cards = [card._replace(copies=codes.split().count(card.face.code)) for card in SAMPLE_DECK]
    return "the deck has " + " & ".join(card.code for card in cards)


def with_limits(left: str, right: str, **house_rules: Value) -> Table:
    """Bo is on turn with these limits, written as they lie; Mira has C and Y."""
    table = sample_table(**house_rules)
    faces = " & ".join(card.partition("=")[0] for card in (left, right))
    return table.happens(f"Bo gets {faces}; Mira gets C & Y; Bo sets {left} & {right}; Mira sets C & Y")


def spot(table: Table, name: str) -> Spot:
    """A player's place in the round."""
    found: Spot = table.state.spots[table.names.index(name)]
    return found


def between(table: Table, name: str) -> list[str]:
    """What lies between a player's limits, in writing."""
    return [card.code for card in spot(table, name).between]


def points(table: Table) -> tuple[int, ...]:
    """The boxed scores."""
    return table.standing.points


def asked_for(table: Table, action: str) -> Field:
    """The first field of what is asked for."""
    return next(prompt for prompt in GAME.prompts(table.state) if prompt.action == action).fields[0]
