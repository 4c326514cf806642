"""What lies on the check desk as plain values, for coming back to it after a kill; strict about what comes back."""

import types
from collections.abc import Sequence
from typing import Any, NamedTuple, Union, get_args, get_origin

from app.ui.present.check import Draft, House, Question, opened
from rules.core.codec import MAX_ITEMS, BadEncoding, decoded_value, encoded_value, field_types
from rules.core.game import Game


class Desk(NamedTuple):
    """Which question was asked, what was entered for each, and by which house rules."""

    asked: int
    drafts: tuple[Draft, ...]
    house: House


def read_desk(game: Game, questions: Sequence[Question], kept: object) -> Desk | None:
    """The desk of this game that was kept; None where it is another's, or cannot be judged by this version."""
    try:
        key, asked, written_drafts, house = kept  # type: ignore[misc]
        if key != game.key or asked not in range(len(questions)):
            return None
        opened(game, house)  # the house rules are this game's
        pairs = zip(questions, written_drafts, strict=True)
        drafts = tuple(read(type(question.opening), data) for question, data in pairs)
        for question, draft in zip(questions, drafts, strict=True):
            question.answer(draft, house)
    except Exception:
        # What was kept may come from another version or be damaged in any way: the desk opens empty then.
        return None
    return Desk(asked, drafts, house)


def written(draft: Any) -> list[Any]:
    """The fields of a draft, pieces by their code."""
    return [_written(value) for value in draft]


def read(kind: Any, data: object) -> Any:
    """The draft of this kind that was written so.

    :raises BadEncoding: if it is none.
    """
    hints = field_types(kind)
    if not isinstance(data, list) or len(data) != len(hints):
        raise BadEncoding(f"{kind.__name__} has {len(hints)} fields")
    return kind(*(_read(hint, value) for hint, value in zip(hints.values(), data, strict=True)))


def _written(value: Any) -> Any:
    if isinstance(value, tuple) and not hasattr(value, "code"):
        return [_written(each) for each in value]
    return encoded_value(value)


def _read(hint: Any, value: object) -> Any:
    if get_origin(hint) in (Union, types.UnionType):
        wanted = next(each for each in get_args(hint) if each is not type(None))
        return None if value is None else _read(wanted, value)
    if get_origin(hint) is tuple:
        if not isinstance(value, list) or len(value) > MAX_ITEMS:
            raise BadEncoding("a list is wanted")
        return tuple(_read(get_args(hint)[0], each) for each in value)
    if hasattr(hint, "_fields") and not hasattr(hint, "code"):
        return read(hint, value)
    return decoded_value(hint, value)
