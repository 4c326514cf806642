"""All matches on this phone: begin one, open one, list them; and what the app remembers between them."""

from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from operator import itemgetter
from typing import Any, NamedTuple

from app.session.deeds import VERSION, deeds_of
from app.session.match import Clock, MatchSession, MatchUnreadable, match_header, timeline_of
from app.session.names import clean_names
from app.session.people import People, profiles_told, stored
from app.storage.errors import StorageError
from app.storage.index import Adoption, RebuildReport, Store
from app.storage.lines import Record
from rules.core.codec import encode_setup
from rules.core.game import Game, Setup, checked_setup
from rules.core.timeline import Timeline

PROFILES = "profiles"
DELETED_DAYS = 30  # for so long a deleted match can be brought back


class MatchSummary(NamedTuple):
    """One line in the list of matches."""

    match_id: str
    game: str
    players: tuple[str, ...]
    points: tuple[int, ...]
    scale: int
    entries: int
    is_over: bool
    created: int
    deeds: tuple[tuple[int, ...], ...] = ()


class Deleted(NamedTuple):
    """A match in the trash, and when it was deleted, in milliseconds."""

    match: MatchSummary
    when: int


class Library:
    """The matches, and the players and house rules that were used last."""

    def __init__(self, store: Store, games: Mapping[str, Game], clock: Clock) -> None:
        self.games = games
        self._store = store
        self._clock = clock
        self._listed: list[MatchSummary] | None = None
        self._people: People | None = None

    def new_match(self, game_key: str, players: Sequence[str], setup: Setup) -> MatchSession:
        """Begin a match.

        :raises BadName, BadSetup, BadHouseRule: if it cannot begin so; StorageError if it cannot be written.
        """
        game = self.games[game_key]
        names = clean_names(players)
        setup = checked_setup(game, setup._replace(seats=len(names), names=names))
        header = match_header(game, names, setup, self._clock())
        match_id = self._store.new_match_id()
        journal = self._store.create_match(match_id, header)
        session = MatchSession(match_id, header, Timeline(game, setup), journal, self._clock)
        self.keep_summary(session, is_open=True)
        self._remember(game, names, setup)
        return session

    def open_match(self, match_id: str) -> MatchSession:
        """Take up a match again.

        :raises StorageError, MatchUnreadable: if that cannot be.
        """
        opened = self._store.open_match(match_id)
        timeline = timeline_of(self.games, opened.records)
        session = MatchSession(match_id, opened.records[0], timeline, opened.journal, self._clock, opened.damage)
        self.keep_summary(session, is_open=True)
        return session

    def close_match(self, session: MatchSession) -> None:
        """Put a match away for now."""
        self.keep_summary(session, is_open=False)
        session.close()

    def rematch(self, match_id: str) -> MatchSession:
        """Begin a match with the players and rules of another one, the dealer moved to the left.

        :raises StorageError, MatchUnreadable: if that cannot be.
        """
        timeline = timeline_of(self.games, self._store.read_match(match_id).records)
        setup, players = timeline.setup, timeline.state.names
        now = self.people().names_now(players)
        if len(now) == len(players):
            players = now
        return self.new_match(timeline.game.key, players, setup._replace(first=(setup.first + 1) % len(players)))

    def match_ids(self) -> list[str]:
        """Ids of all matches on this phone, oldest first."""
        return self._store.match_ids()

    def records(self, match_id: str) -> list[Record]:
        """Every line of a match's journal.

        :raises StorageError: if it cannot be read.
        """
        return self._store.read_match(match_id).records

    def record_texts(self, match_id: str) -> list[bytes]:
        """Every line of a match's journal as JSON; quicker than reading them, and safe from any thread.

        :raises StorageError: if it cannot be read.
        """
        return self._store.match_payloads(match_id)

    def now(self) -> int:
        """The time by the clock that dates the matches, in milliseconds."""
        return self._clock()

    def take_in(self, adoptions: Sequence[Adoption]) -> None:
        """Write matches from elsewhere, in any thread; they are to be listed afterwards.

        :raises StorageError: if they cannot be written; nothing has changed then.
        """
        self._store.adopt_matches(adoptions)

    def list_matches(self, summaries: Sequence[MatchSummary]) -> None:
        """Show matches from elsewhere in the lists.

        :raises StorageError: if that cannot be kept.
        """
        self._listed = None
        self._store.put_summaries({each.match_id: _row_of(each) for each in summaries})
        known = self._store.setting("players.known") or ()
        names = dict.fromkeys([*known, *(name for each in summaries for name in each.players)])
        self._store.put_setting("players.known", list(names))

    def delete_match(self, match_id: str) -> None:
        """Take a match, which must not be open, out of the list; it can be brought back."""
        self.delete_matches((match_id,))

    def delete_matches(self, match_ids: Collection[str]) -> None:
        """Take several, none of which may be open, out of the list at once."""
        listed, self._listed = self._listed, None
        self._store.set_matches_aside(match_ids)
        self._listed = _relisted(listed, match_ids)

    def bring_back(self, match_id: str) -> None:
        """Undo a deletion: every line of the match is as it was."""
        listed, self._listed = self._listed, None
        self._store.restore_match(match_id)
        records = self._store.read_match(match_id).records
        summary = summary_of(match_id, records[0], timeline_of(self.games, records))
        self._store.put_summary(match_id, _row_of(summary))
        self._listed = _relisted(listed, (match_id,), summary)

    def count_deleted(self) -> int:
        """How many matches can be brought back; none of them is read for it."""
        return len(self._store.matches_aside())

    def deleted(self, most: int) -> list[Deleted]:
        """The matches that can be brought back, those deleted last first, and no more than so many."""
        found: list[Deleted] = []
        last_first = sorted(self._store.matches_aside().items(), key=itemgetter(1), reverse=True)
        for match_id, moment in last_first[:most]:
            with suppress(StorageError, ValueError):  # nothing can be told of one that cannot be read
                records = self._store.read_match_aside(match_id).records
                summary = summary_of(match_id, records[0], timeline_of(self.games, records))
                found.append(Deleted(summary, int(moment.timestamp() * 1000)))
        return found

    def empty_trash(self) -> None:
        """Remove for good what was deleted longer ago than it is kept.

        :raises StorageError: if that cannot be.
        """
        self._store.empty_trash(datetime.fromtimestamp(self._clock() / 1000, UTC) - timedelta(days=DELETED_DAYS))

    def keep_summary(self, session: MatchSession, *, is_open: bool) -> None:
        """Bring the list of matches up to date; not needed after each entry, since journals tell it all."""
        summary = summary_of(session.match_id, session.header, session.timeline)
        if self._store.put_summary(session.match_id, _row_of(summary, is_open=is_open)):
            self._listed = _relisted(self._listed, (session.match_id,), summary)

    def summaries(self) -> list[MatchSummary]:
        """All matches, the newest first."""
        if self._listed is None:
            rows = self._store.summaries()
            if self._store.needs_rebuild() or not all(map(_is_good, rows)):
                self._store.rebuild_index(self._row, _is_good)
                rows = self._store.summaries()
            self._listed = [_summary_of_row(row) for row in rows]
        return list(self._listed)

    def people(self) -> People:
        """Who is who among the names in the matches."""
        if self._people is None:
            self._people = People(profiles_told(self.setting(PROFILES, None)))
        return self._people

    def keep_people(self, people: People) -> None:
        """Know them so from now on; no match is touched."""
        self.put_setting(PROFILES, stored(people))

    def latest_running(self) -> MatchSummary | None:
        """The match to go on with."""
        return next((each for each in self.summaries() if not each.is_over), None)

    def rebuild(self) -> RebuildReport:
        """Make the list of matches anew from the journals."""
        self._listed = None
        return self._store.rebuild_index(self._row)

    def refresh_open_matches(self) -> None:
        """Bring up to date what a kill left behind: matches still marked as open."""
        for row in self._store.summaries():
            if row.get("is_open"):
                try:
                    session = self.open_match(row["match_id"])
                except MatchUnreadable:
                    continue
                self.close_match(session)

    def last_players(self, game_key: str) -> tuple[str, ...]:
        """Who played this game last, in their seats; else who played anything last."""
        remembered = self._store.setting(f"players.{game_key}") or self._store.setting("players.any") or ()
        return self.people().names_now(remembered)

    def known_players(self) -> tuple[str, ...]:
        """Everybody who ever played, the latest first."""
        return self.people().names_now(self._store.setting("players.known") or ())

    def last_setup(self, game_key: str) -> dict[str, Any]:
        """The set-up that this game was played with last; empty if never."""
        return dict(self._store.setting(f"setup.{game_key}") or {})

    def setting(self, key: str, default: Any) -> Any:
        """A setting of the app."""
        return self._store.setting(f"app.{key}", default)

    def put_setting(self, key: str, value: Any) -> None:
        """Keep a setting of the app."""
        self._store.put_setting(f"app.{key}", value)
        if key == PROFILES:
            self._people = None

    def drop_setting(self, key: str) -> None:
        """Let a setting be as if it had never been set."""
        self._store.drop_setting(f"app.{key}")

    def remember_players(self, session: MatchSession) -> None:
        """Know whoever has joined this match; if its players are those who played last, propose them all next time.

        :raises StorageError: if that cannot be kept.
        """
        began, seated = list(session.header["players"]), list(session.players)
        known = self._store.setting("players.known") or []
        new = [name for name in seated[len(began) :] if name not in known]
        if new:
            self._store.put_setting("players.known", [*new, *known])
        for key in (f"players.{session.game.key}", "players.any"):
            last = self._store.setting(key) or []
            if last != seated and last[: len(began)] == began:
                self._store.put_setting(key, seated)

    def _remember(self, game: Game, names: tuple[str, ...], setup: Setup) -> None:
        before = self._store.setting("players.known") or ()
        known = [*names, *(name for name in before if name not in names)]
        self._store.put_setting(f"players.{game.key}", list(names))
        self._store.put_setting("players.any", list(names))
        self._store.put_setting("players.known", known)
        self._store.put_setting(f"setup.{game.key}", encode_setup(setup))

    def _row(self, match_id: str, records: list[dict[str, Any]]) -> dict[str, Any]:
        timeline = timeline_of(self.games, records)
        return _row_of(summary_of(match_id, records[0], timeline))


def summary_of(match_id: str, header: Mapping[str, Any], timeline: Timeline) -> MatchSummary:
    """What the list of matches shows of this one."""
    standing = timeline.game.standing(timeline.state)
    return MatchSummary(
        match_id=match_id,
        game=timeline.game.key,
        players=tuple(timeline.state.names),
        points=standing.points,
        scale=standing.scale,
        entries=len(timeline.steps),
        is_over=standing.is_over,
        created=int(header["created"]),
        deeds=deeds_of(timeline),
    )


def _relisted(
    listed: list[MatchSummary] | None, gone: Collection[str], *come: MatchSummary
) -> list[MatchSummary] | None:
    """The list, if there is one, after some have gone and others come: thousands need not be read again for it."""
    if listed is None:
        return None
    rest = [each for each in listed if each.match_id not in gone]
    return sorted((*come, *rest), key=lambda each: each.match_id, reverse=True)


def _row_of(summary: MatchSummary, *, is_open: bool = False) -> dict[str, Any]:
    """The summary as the index keeps it; deeds that were counted otherwise are known by their version."""
    deeds = [list(each) for each in summary.deeds]
    fields = {**summary._asdict(), "players": list(summary.players), "points": list(summary.points), "deeds": deeds}
    return {**fields, "is_open": is_open, "deeds_of": VERSION}


def _is_good(row: Mapping[str, Any]) -> bool:
    """Whether the deeds in a row of the index were counted as they are now."""
    return row.get("deeds_of") == VERSION


_columns = itemgetter(*MatchSummary._fields)


def _summary_of_row(row: Mapping[str, Any]) -> MatchSummary:
    match_id, game, players, points, scale, entries, is_over, created, deeds = _columns(row)
    done = tuple(map(tuple, deeds))
    return MatchSummary(match_id, game, tuple(players), tuple(points), scale, entries, is_over, created, done)
