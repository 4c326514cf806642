"""What a player has to show for over all matches: sums over their summaries, so an amended match changes them."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import NamedTuple

from app.session.deeds import DEEDS, Deed
from app.session.library import MatchSummary
from app.session.people import TINTS, People


class GameFigures(NamedTuple):
    """One player's finished matches of one game; *total* and *best* are points, *deeds* in the order of their list."""

    matches: int
    wins: int
    total: Fraction
    best: Fraction
    deeds: tuple[Fraction, ...] = ()

    @property
    def average(self) -> Fraction:
        """Points in a match."""
        return self.total / self.matches


class Streaks(NamedTuple):
    """Wins in a row: up to now, and the most there ever were."""

    now: int
    longest: int


class Against(NamedTuple):
    """How often a player finished ahead of another one, behind, and level."""

    ahead: int = 0
    behind: int = 0
    level: int = 0

    @property
    def matches(self) -> int:
        """How often they met."""
        return self.ahead + self.behind + self.level


class Lifetime(NamedTuple):
    """A player's finished matches; *since* is when the first one began, *games* and *against* by game and by person."""

    matches: int
    wins: int
    since: int | None
    streaks: Streaks
    games: dict[str, GameFigures]
    against: dict[str, Against]


class Person(NamedTuple):
    """Somebody who has played: finished matches and wins, and the look that was chosen or comes by order of joining."""

    key: str
    name: str
    tint: int
    emblem: str
    matches: int
    wins: int


def winners(summary: MatchSummary) -> tuple[str, ...]:
    """Who has the most points; nobody before anybody scores."""
    best = max(summary.points)
    return tuple(
        name for name, points in zip(summary.players, summary.points, strict=True) if points == best and best > 0
    )


def roster(newest_first: Sequence[MatchSummary], people: People) -> list[Person]:
    """Everybody who ever sat at a table, in the order of joining."""
    keys = people.keys
    names: dict[str, str] = {}
    matches: dict[str, int] = {}
    wins: dict[str, int] = {}
    for summary in reversed(newest_first):
        names.update((keys[name], name) for name in summary.players)
        if summary.is_over:
            for name in summary.players:
                matches[keys[name]] = matches.get(keys[name], 0) + 1
            for name in winners(summary):
                wins[keys[name]] = wins.get(keys[name], 0) + 1
    return [
        _person(people, key, names[key], place, matches.get(key, 0), wins.get(key, 0))
        for place, key in enumerate(names)
    ]


def _person(people: People, key: str, name: str, place: int, matches: int, wins: int) -> Person:
    profile = people.profile(key)
    chosen = None if profile is None else profile.tint
    tint = place % TINTS if chosen is None else chosen
    emblem = "" if profile is None else profile.emblem
    return Person(key, people.name_of(name), tint, emblem, matches, wins)


def lifetime(newest_first: Sequence[MatchSummary], people: People, key: str) -> Lifetime:
    """All figures of one person, in one walk through the finished matches."""
    keys = people.keys
    since: int | None = None
    now = longest = wins = 0
    games: dict[str, _Sums] = {}
    against: dict[str, list[int]] = {}
    for summary in reversed(newest_first):
        if not summary.is_over:
            continue
        seated = [keys[name] for name in summary.players]
        if key not in seated:
            continue
        seat = seated.index(key)
        own, best = summary.points[seat], max(summary.points)
        has_won = own == best and best > 0
        since = summary.created if since is None else since
        wins += has_won
        now = now + 1 if has_won else 0
        longest = max(longest, now)
        games.setdefault(summary.game, _Sums(summary.game)).add(summary, seat, has_won)
        for other, points in zip(seated, summary.points, strict=True):
            if other != key:
                met = against.setdefault(other, [0, 0, 0])
                met[0 if own > points else 1 if own < points else 2] += 1
    matches = sum(each.matches for each in games.values())
    told = {game: sums.figures() for game, sums in games.items()}
    met_by = {other: Against(*counts) for other, counts in against.items()}
    return Lifetime(matches, wins, since, Streaks(now, longest), told, met_by)


class _Sums:
    """What adds up over one player's matches of one game; whole numbers by scale, since fractions are slow."""

    def __init__(self, game: str) -> None:
        self.matches = 0
        self._deeds: tuple[Deed, ...] = DEEDS.get(game, ())
        self._wins = 0
        self._totals: dict[int, int] = {}
        self._bests: dict[int, int] = {}
        self._counts = [dict[int, int]() for _ in self._deeds]

    def add(self, summary: MatchSummary, seat: int, has_won: bool) -> None:
        """One more match."""
        points, scale = summary.points[seat], summary.scale
        self.matches += 1
        self._wins += has_won
        self._totals[scale] = self._totals.get(scale, 0) + points
        self._bests[scale] = max(self._bests.get(scale, points), points)
        done = summary.deeds[seat] if summary.deeds else (0,) * len(self._deeds)
        for deed, counts, value in zip(self._deeds, self._counts, done, strict=True):
            unit = scale if deed.is_money else 1
            counts[unit] = max(counts.get(unit, 0), value) if deed.is_record else counts.get(unit, 0) + value

    def figures(self) -> GameFigures:
        """What it came to."""
        total = sum(_values(self._totals), Fraction(0))
        deeds = tuple(
            max(_values(counts), default=Fraction(0)) if deed.is_record else sum(_values(counts), Fraction(0))
            for deed, counts in zip(self._deeds, self._counts, strict=True)
        )
        return GameFigures(self.matches, self._wins, total, max(_values(self._bests)), deeds)


def _values(by_scale: dict[int, int]) -> list[Fraction]:
    return [Fraction(value, scale) for scale, value in by_scale.items()]


def met(summaries: Iterable[MatchSummary], people: People, key: str, other: str) -> int:
    """At how many tables both sat, so that they must be two people."""
    keys = people.keys
    return sum({key, other} <= {keys[name] for name in each.players} for each in summaries)
