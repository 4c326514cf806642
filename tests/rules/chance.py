"""Play by chance, for any game: set-ups, answers to prompts, and actions that are only well-formed."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Annotated, Any, get_args, get_origin

from rules.core.codec import field_types
from rules.core.game import LEVELS, Action, Game, Setup, State, built_action
from rules.core.house_rules import Span, Switch, Value
from rules.core.prompt import AmountField, ChoiceField, Field, NameField, PieceField, Prompt, WayField

# Names that could be taken for something else in a transcript.
ODD_NAMES = (
    "Mira", "Bo", "Mira & Bo", "nothing", "&", "Bo @ 2024-05-01T10:00:00Z", "1. Bo", "# Bo", "Bo: Mira", "overruled:",
    "Bo plays 3-4", "Bo draws", "new game, Bo", "won by", "center", "is done", "from here on cards", "*", "Zoë 🂡",
    "{seat}",
)  # fmt: skip
NEWCOMERS = ("Kim", "new player Kim, seat 3", "Ada & Lou", "level", "K @ 2024-05-01T10:00Z", "new round", "Ö")
NUMBERS = (-1, 0, 1, 2, 3, 5, 42, 10**6)
WORDS = (*LEVELS, "", "x", "{level}")


def random_setup(chance: Random, game: Game, level: str | None = None) -> Setup:
    """Any set-up that the game takes; half of the switches at their default."""
    seats = chance.randint(game.min_seats, game.max_seats)
    rules = {switch.key: random_value(chance, switch) for switch in game.switches if chance.random() < 0.5}
    return Setup(seats, chance.randrange(seats), level or chance.choice(LEVELS), rules)


def random_value(chance: Random, switch: Switch) -> Value:
    """A value that the switch takes; of many numbers rather the small ones, which play differently."""
    if isinstance(switch.values, Span):
        values = range(switch.values.low, switch.values.high + 1, switch.values.step)
        return chance.choice(values[:4] if chance.random() < 0.7 else values)
    return chance.choice(switch.values)


def random_names(chance: Random, seats: int) -> tuple[str, ...]:
    """Names for a table, as odd as they come."""
    return tuple(chance.sample(ODD_NAMES, seats))


def answers(chance: Random, game: Game, prompt: Prompt) -> list[Action]:
    """Some of the actions that answer a prompt: for each seat its least, its most and one at random."""
    seats: Sequence[int | None] = prompt.seats or (None,)
    return [
        built_action(game, prompt, seat, {field.name: pick(chance, game, prompt, field) for field in prompt.fields})
        for seat in seats
        for pick in (_least, _most, _any)
    ]


def _newcomer(chance: Random, field: NameField) -> str:
    return chance.choice([name for name in NEWCOMERS if name not in field.taken])


def _holds_several(game: Game, prompt: Prompt, field: Field) -> bool:
    return get_origin(field_types(game.actions[prompt.action])[field.name]) is tuple


def _least(chance: Random, game: Game, prompt: Prompt, field: Field) -> Any:
    if isinstance(field, AmountField):
        return field.low
    if isinstance(field, NameField):
        return _newcomer(chance, field)
    if isinstance(field, ChoiceField):
        return field.options[0]
    if isinstance(field, WayField):
        return _picked(game, prompt, field, field.options[0])
    return _picked(game, prompt, field, field.options[: max(1, field.at_least)])


def _most(chance: Random, game: Game, prompt: Prompt, field: Field) -> Any:
    if isinstance(field, AmountField):
        return range(field.low, field.high + 1, field.step)[-1]
    if isinstance(field, NameField):
        return _newcomer(chance, field)
    if isinstance(field, ChoiceField):
        return field.options[-1]
    if isinstance(field, WayField):
        return _picked(game, prompt, field, field.options[-1])
    return _picked(game, prompt, field, field.options[-field.at_most :])


def _any(chance: Random, game: Game, prompt: Prompt, field: Field) -> Any:
    if isinstance(field, AmountField):
        return chance.choice(range(field.low, field.high + 1, field.step))
    if isinstance(field, NameField):
        return _newcomer(chance, field)
    if isinstance(field, ChoiceField):
        return chance.choice(field.options)
    if isinstance(field, WayField):
        return _picked(game, prompt, field, chance.choice(field.options))
    count = chance.randint(field.at_least, min(field.at_most, len(field.options)))
    return _picked(game, prompt, field, chance.sample(field.options, max(1, count)))


def _picked(game: Game, prompt: Prompt, field: Field, options: Sequence[Any]) -> Any:
    """The options as the action wants them: pieces rather than their codes, one or several."""
    if isinstance(field, PieceField | WayField):
        deck = game.deck(field.deck).pieces
        pieces = {piece.code: piece for piece in deck}  # a deck may show examples only
        options = [pieces.get(code) or type(deck[0]).from_code(code) for code in options]
    return tuple(options) if _holds_several(game, prompt, field) else options[-1]


def legal_action(chance: Random, game: Game, state: State) -> Action:
    """An answer to one of the prompts, rather the first, since they are the likeliest; a match's end is put off."""
    prompts = game.prompts(state)
    weights = [1 / (place + 1) ** 2 for place in range(len(prompts))]
    while True:
        prompt = chance.choices(prompts, weights)[0]
        action = chance.choice(answers(chance, game, prompt))
        after, _ = game.apply(state, action)
        if not game.standing(after).is_over or chance.random() < 0.02:
            return action


def wild_action(chance: Random, game: Game, seats: int) -> Action:
    """A well-formed action of any kind, whether it makes sense or not."""
    kind = chance.choice(list(game.actions.values()))
    return kind(**{name: wild_value(chance, game, seats, hint) for name, hint in field_types(kind).items()})


def wild_value(chance: Random, game: Game, seats: int, hint: Any) -> Any:
    """Any value of a field's type."""
    if get_origin(hint) is Annotated:
        return chance.randrange(seats) if chance.random() < 0.95 else chance.choice((-1, seats, 99))
    if get_origin(hint) is tuple:
        count = chance.choice((0, 1, 2, 3, 3, 9))
        return tuple(wild_value(chance, game, seats, get_args(hint)[0]) for _ in range(count))
    if get_args(hint):  # a value or none
        return chance.choice([None, wild_value(chance, game, seats, get_args(hint)[0])])
    plain: Mapping[Any, Sequence[Any]] = {int: NUMBERS, str: WORDS, bool: (True, False)}
    pieces = [piece for deck in game.decks for piece in deck.pieces if type(piece) is hint]
    return chance.choice(plain.get(hint) or pieces)
