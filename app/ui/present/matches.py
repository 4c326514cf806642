"""The list of all matches: which of them are shown, in what order, and in what words."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date
from typing import NamedTuple

from app.session.figures import winners
from app.session.library import MatchSummary
from app.session.people import People
from app.ui.present.days import Say, Span, day_of, day_saying, month_saying
from app.ui.present.saying import Saying

MOST_NAMES = 4


class Wanted(NamedTuple):
    """What is looked for: a game, people by their keys who must all have played, days, and words."""

    game: str = ""
    players: tuple[str, ...] = ()
    span: Span = Span()
    words: str = ""


class MatchHead(NamedTuple):
    """What stands above the matches that go on, and above those of a month."""

    text: Saying


Line = MatchHead | MatchSummary


def found(
    newest_first: Iterable[MatchSummary], people: People, wanted: Wanted, titles: Mapping[str, str]
) -> list[MatchSummary]:
    """The matches that are looked for; words are looked for in names, then and now, and in the *titles* of games."""
    rows = list(newest_first)
    if wanted.game:
        rows = [each for each in rows if each.game == wanted.game]
    if wanted.players:
        keys, asked = people.keys, set(wanted.players)
        rows = [each for each in rows if asked <= {keys[name] for name in each.players}]
    limits = wanted.span.limits()
    if limits is not None:
        rows = [each for each in rows if limits[0] <= each.created < limits[1]]
    words = wanted.words.casefold().split()
    return [each for each in rows if _has_words(each, people, words, titles)] if words else rows


def _has_words(summary: MatchSummary, people: People, words: Sequence[str], titles: Mapping[str, str]) -> bool:
    now = map(people.name_of, summary.players)
    text = " ".join((titles.get(summary.game, ""), *summary.players, *now)).casefold()
    return all(word in text for word in words)


def lines(rows: Iterable[MatchSummary]) -> Iterator[Line]:
    """The matches that go on first, then the others month by month."""
    rows = list(rows)
    running = [each for each in rows if not each.is_over]
    if running:
        yield MatchHead(Saying("matches.still_running"))
        yield from running
    month: tuple[int, int] | None = None
    for each in rows:
        if each.is_over:
            day = day_of(each.created)
            if month != (day.year, day.month):
                month = day.year, day.month
                yield MatchHead(month_saying(day))
            yield each


def names_text(summary: MatchSummary, people: People, say: Say) -> str:
    """Who played; of a long table only the first, and how many more."""
    names = tuple(map(people.name_of, summary.players))
    if len(names) > MOST_NAMES:
        kept = names[: MOST_NAMES - 1]
        names = (*kept, say(Saying("matches.more", {"count": len(names) - len(kept)})))
    return say(Saying("matches.names", {"names": names}))


def outcome_saying(summary: MatchSummary, people: People) -> Saying:
    """Who won, or that it goes on."""
    if not summary.is_over:
        return Saying("matches.running")
    leading = tuple(map(people.name_of, winners(summary)))
    return Saying("matches.won", {"winners": leading}) if leading else Saying("matches.nobody")


def day_line(summary: MatchSummary, today: date) -> Saying:
    """The day on which it began."""
    return day_saying(day_of(summary.created), today)
