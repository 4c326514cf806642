"""Any game through its prompts: what can be entered, field by field, and the action it makes."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, get_args, get_origin

from app.ui.present.saying import Saying
from rules.core.codec import decoded_value, field_types
from rules.core.game import Action, Game, State, built_action
from rules.core.prompt import AmountField, Field, PieceField, Prompt, SeatField, WayField
from rules.core.seats import SEAT_ADDED

MOST_NUMBER_KEYS = 21  # up to here every amount gets a key of its own
LONG_LABEL = 4


class PromptRow(NamedTuple):
    """One thing that may be entered, by one seat or by the table."""

    prompt: Prompt
    seat: int | None
    text: Saying


def prompt_rows(game: Game, state: State) -> tuple[PromptRow, ...]:
    """Every prompt that keys can answer, once for each seat that may."""
    return tuple(_rows(game, state))


def _rows(game: Game, state: State) -> Iterator[PromptRow]:
    for prompt in game.prompts(state):
        if prompt.action == SEAT_ADDED:  # a name is typed, in a sheet of its own
            continue
        code = f"{game.key}.ask.{prompt.action}"
        for seat in prompt.seats or (None,):
            yield PromptRow(prompt, seat, Saying(code, {} if seat is None else {"seat": seat}))


class PieceKey(NamedTuple):
    """A key for one piece: *most* of it can be picked. *said* is the code of its words, where it has some."""

    code: str
    label: str
    is_option: bool
    most: int
    said: str = ""


def piece_keys(game: Game, field: PieceField) -> tuple[PieceKey, ...]:
    """All pieces that the field offers or its deck shows; an option named twice can be picked twice."""
    counts: dict[str, int] = {}
    for code in field.options:
        counts[code] = counts.get(code, 0) + 1
    return tuple(
        PieceKey(code, label_of(piece), code in counts, max(1, counts.get(code, 1)), getattr(piece, "said", ""))
        for code, piece in pieces_of(game, field.deck, field.options).items()
    )


def pieces_of(game: Game, deck: str, options: Iterable[str]) -> dict[str, Any]:
    """The pieces of a deck by their codes; where it only shows examples, the options that it lacks come first."""
    pieces = game.deck(deck).pieces
    known = {piece.code: piece for piece in pieces}
    others = {code: type(pieces[0]).from_code(code) for code in options if code not in known}
    return {**others, **known}


def way_label(game: Game, field: WayField, codes: Sequence[str]) -> str:
    """Pieces that go together as a person reads them."""
    pieces = pieces_of(game, field.deck, codes)
    return "  ".join(label_of(pieces[code]) for code in codes)


def label_of(piece: Any) -> str:
    """The piece as a person reads it."""
    return str(getattr(piece, "label", piece.code))


def columns_for(keys: Sequence[PieceKey], wanted: int, room: float, least: float, gap: float) -> int:
    """How many keys go side by side: as the deck wants it, as far as there is room."""
    longest = max((len(key.label) for key in keys), default=1)
    width = least if longest <= LONG_LABEL else least * (1 + 0.2 * (longest - LONG_LABEL))
    return max(1, min(wanted, int((room + gap) // (width + gap))))


def picked_more(picked: Sequence[str], code: str, most: int, at_most: int) -> tuple[str, ...]:
    """The picks after a touch: one more of that piece, or none of it when there can be no more."""
    if picked.count(code) < most and len(picked) < at_most:
        return (*picked, code)
    return tuple(each for each in picked if each != code)


def amounts(field: AmountField) -> tuple[int, ...] | None:
    """Every amount, when they are few enough for keys of their own."""
    span = range(field.low, field.high + 1, field.step)
    return tuple(span) if len(span) <= MOST_NUMBER_KEYS else None


def is_amount(field: AmountField, value: int) -> bool:
    """Whether the field takes this number."""
    return value in range(field.low, field.high + 1, field.step)


def picks_at_once(field: Field) -> bool:
    """Whether one touch answers the field."""
    return not isinstance(field, PieceField | SeatField) or field.at_most == 1


def field_text(game: Game, prompt: Prompt, field: Field) -> Saying:
    """What a field asks; the catalogue may have no sentence for it."""
    return Saying(f"{game.key}.ask.{prompt.action}.{field.name}")


def choice_codes(game: Game, field: Field, option: str) -> tuple[str, ...]:
    """Where a choice's words may stand in the catalogue, the nearest first."""
    return f"{game.key}.choice.{field.name}.{option}", f"{field.name}.{option}"


def answered(game: Game, row: PromptRow, picks: Mapping[str, object]) -> Action:
    """The action that the picks make: codes for pieces, numbers for amounts and seats, words for choices."""
    hints = field_types(game.actions[row.prompt.action])
    values = {field.name: decoded_value(hints[field.name], _raw(hints[field.name], picks[field.name]))
              for field in row.prompt.fields}  # fmt: skip
    return built_action(game, row.prompt, row.seat, values)


def _raw(hint: Any, pick: object) -> object:
    """Picks of pieces and seats come as tuples; a field that holds just one takes it out."""
    if not isinstance(pick, tuple):
        return pick
    return list(pick) if _is_many(hint) else pick[0]


def _is_many(hint: Any) -> bool:
    return any(get_origin(each) is tuple for each in (hint, *get_args(hint)))
