"""One player's page: the figures of a lifetime in words and numbers."""

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from fractions import Fraction
from typing import NamedTuple

from app.session.deeds import DEEDS
from app.session.figures import GameFigures, Lifetime, Person
from app.ui.present.days import Say, day_of, day_saying
from app.ui.present.figures import decimals
from app.ui.present.figures import percent_text as written_percent
from app.ui.present.saying import Saying
from app.ui.present.scores import score_text

EMBLEMS = (
    "", "crown", "trophy", "coin", "weather-night", "white-balance-sunny", "cards-playing-outline",
    "book-open-variant", "eye", "web",
)  # fmt: skip


class GameBar(NamedTuple):
    """Wins out of matches of a game; the longest bar is the game played most."""

    game: str
    wins: int
    matches: int
    length: float


class FigureLine(NamedTuple):
    """A figure and what it is."""

    label: Saying
    figure: str


class GamePart(NamedTuple):
    """The figures of one game."""

    game: str
    lines: tuple[FigureLine, ...]


class Rival(NamedTuple):
    """Somebody met, and who finished ahead how often."""

    person: Person
    ahead: int
    behind: int
    level: int


class ProfileView(NamedTuple):
    """Everything on the page."""

    person: Person
    since: Saying
    wins: str
    percent: str
    in_a_row: str
    longest: int
    bars: tuple[GameBar, ...]
    parts: tuple[GamePart, ...]
    rivals: tuple[Rival, ...]


def profile_view(
    person: Person, others: Sequence[Person], told: Lifetime, games: Sequence[str], today: date, say: Say
) -> ProfileView:
    """The page of a person; *games* give the order."""
    since = Saying("profile.none")
    if told.since is not None:
        since = Saying("profile.since", {"count": told.matches, "date": say(day_saying(day_of(told.since), today))})
    played = [(game, told.games[game]) for game in games if game in told.games]
    most = max((figures.matches for _game, figures in played), default=1)
    return ProfileView(
        person=person,
        since=since,
        wins=str(told.wins),
        percent=percent_text(told.wins, told.matches),
        in_a_row=str(told.streaks.now),
        longest=told.streaks.longest,
        bars=tuple(GameBar(game, each.wins, each.matches, each.matches / most) for game, each in played),
        parts=tuple(GamePart(game, figure_lines(game, each)) for game, each in played),
        rivals=_rivals(told, {each.key: each for each in others}),
    )


def percent_text(wins: int, matches: int) -> str:
    """Wins in a hundred matches, to the nearest whole number."""
    return written_percent((200 * wins + matches) // (2 * matches)) if matches else "–"


def figure_lines(game: str, figures: GameFigures) -> tuple[FigureLine, ...]:
    """What there is to tell of one game."""
    lines = [
        FigureLine(Saying("profile.matches"), str(figures.matches)),
        FigureLine(Saying("profile.won"), str(figures.wins)),
        FigureLine(Saying("profile.average"), average_text(figures.average)),
        FigureLine(Saying("profile.best"), figure_text(figures.best)),
    ]
    for deed, value in zip(DEEDS.get(game, ()), figures.deeds, strict=True):
        if value or not deed.is_record:  # there is no best of what a scorepad never saw
            lines.append(FigureLine(Saying(f"profile.{game}.{deed.key}"), figure_text(value)))
    return tuple(lines)


def figure_text(value: Fraction) -> str:
    """A figure as scores are written; of money only two decimals are left."""
    value = Fraction(value)
    return score_text(value.numerator, value.denominator) if value.denominator <= 2 else _decimals(value, 2)


def average_text(value: Fraction) -> str:
    """An average, to one decimal."""
    return _decimals(value, 1)


def _decimals(value: Fraction, places: int) -> str:
    scale = 10**places
    units = (2 * abs(value) * scale + 1) // 2  # the nearest, halves away from nothing
    whole, rest = divmod(units, scale)
    sign = "−" if value < 0 and units else ""
    return decimals(f"{sign}{whole}.{rest:0{places}}") if rest or places > 1 else f"{sign}{whole}"


def _rivals(told: Lifetime, people: Mapping[str, Person]) -> tuple[Rival, ...]:
    """Whom one met most often comes first."""
    met = sorted(told.against.items(), key=lambda item: -item[1].matches)
    return tuple(Rival(people[key], each.ahead, each.behind, each.level) for key, each in met if key in people)


def profile_text(view: ProfileView, say: Callable[[Saying, Sequence[str]], str]) -> str:
    """The page as text to send."""
    name = view.person.name
    lines = [name, say(view.since, ())]
    lines += [
        say(Saying("profile.text.line", {"label": say(Saying("profile.won"), ()), "figure": view.wins}), ()),
        say(Saying("profile.longest", {"count": view.longest}), ()),
    ]
    for part in view.parts:
        lines += ["", say(Saying(f"{part.game}.name"), ())]
        for line in part.lines:
            facts = {"label": say(line.label, ()), "figure": line.figure}
            lines.append(say(Saying("profile.text.line", facts), ()))
    if view.rivals:
        lines += ["", say(Saying("profile.ahead", {"seat": 0}), (name,))]
    for rival in view.rivals:
        facts = {"seat": 0, "other_seat": 1, "ahead": rival.ahead, "behind": rival.behind}
        lines.append(say(Saying("profile.text.against", facts), (name, rival.person.name)))
    return "\n".join(lines) + "\n"


def most_played(people: Sequence[Person]) -> list[Person]:
    """People in the order in which they are looked for: who played most comes first."""
    return sorted(people, key=lambda each: (-each.matches, each.name.casefold()))


def named(people: Sequence[Person], words: str) -> list[Person]:
    """The people in whose names these words are."""
    parts = words.casefold().split()
    return [each for each in people if all(part in each.name.casefold() for part in parts)]
