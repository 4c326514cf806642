"""An import taken back: what came is set aside, what was replaced stands as before."""

from collections.abc import Mapping
from functools import partial
from typing import Any, NamedTuple

from app.session.importing.judging import journal_of
from app.session.importing.plan import Plan
from app.session.library import Library, MatchSummary
from app.storage.index import Adoption

MOST_REPLACED = 200  # older versions, which are kept in memory until they are wanted back


class Before(NamedTuple):
    """What an import changes, as it was."""

    new: tuple[str, ...]
    older: tuple[Adoption, ...]
    summaries: tuple[MatchSummary, ...]
    settings: Mapping[str, Any]
    can_be_put_back: bool


def before_taking_in(library: Library, plan: Plan) -> Before:
    """What there is now of all that the plan would change.

    :raises StorageError: if it cannot be read.
    """
    settings = {key: library.setting(key, None) for key in plan.settings}
    if len(plan.newer) > MOST_REPLACED or any(each.mends for each in plan.newer):
        return Before((), (), (), settings, can_be_put_back=False)
    ids = {each.match.match_id: each for each in plan.newer}
    older = tuple(
        Adoption(match_id, partial(bytes, journal_of(library.records(match_id))), taken.records)
        for match_id, taken in ids.items()
    )
    rows = tuple(each for each in library.summaries() if each.match_id in ids)
    return Before(tuple(each.match.match_id for each in plan.new), older, rows, settings, can_be_put_back=True)


def put_back(library: Library, before: Before, *, with_settings: bool = False) -> None:
    """Make it all as it was; a match that went on since the import stays as it is.

    :raises StorageError: if that cannot be kept.
    """
    if before.older:
        library.take_in(before.older)
        library.list_matches(before.summaries)
    library.delete_matches(before.new)
    for key, value in before.settings.items() if with_settings else ():
        library.put_setting(key, value) if value is not None else library.drop_setting(key)
