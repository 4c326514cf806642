"""A match as plain text: header lines, then one line for each entry; reads back as it was written."""

import re
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from functools import cache, reduce
from typing import Annotated, Any, NamedTuple, get_args, get_origin

from rules.core.codec import MAX_ITEMS, BadEncoding, decoded_value, encoded_value, field_types
from rules.core.game import CARDS, Action, BadSetup, Game, Setup, action_key, checked_setup
from rules.core.house_rules import BadHouseRule, Value, read_value, write_value
from rules.core.seats import names_after
from rules.core.timeline import TIMES, Entry

_FIELD = re.compile(r"\{(\w+)\}")
_NUMBERED = re.compile(r"(\d{1,7})\. (.*)")
_TIMED = re.compile(r"(.*) @ (\S+)")
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MILLISECOND = timedelta(milliseconds=1)
_TABLE = "* "  # begins what the table as a whole did, where it could be taken for what a player did
_MOST_PLAYERS = 99  # more than any table seats; the game itself says how many it takes
_CONTROLS = re.compile(r"[\x00-\x08\x0e-\x1b\x7f-\x84\x86-\x9f]")  # could make a terminal do things
_BETWEEN = " & "  # parts the items of a list; in a name that stands in a list the sign is doubled


class Match(NamedTuple):
    """All that a transcript tells: the game, who sat where at the start, how it was set up, and the entries."""

    game: Game
    players: tuple[str, ...]
    setup: Setup
    entries: tuple[Entry, ...]
    date: str = ""

    @property
    def named_setup(self) -> Setup:
        """The set-up with the players' names in it."""
        return self.setup._replace(names=self.players)

    @property
    def everyone(self) -> Sequence[str]:
        """Who sat there at any time, by seat."""
        return reduce(names_after, (entry.action for entry in self.entries), self.players)


class BadTranscript(ValueError):
    """A line that is not part of a transcript."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line
        self.problem = problem


def write_transcript(match: Match) -> str:
    """The match as text."""
    lines = [f"Game: {match.game.key}"]
    if match.date:
        lines.append(f"Date: {match.date}")
    lines += [f"Player: {name}" for name in match.players]
    lines.append(f"First: {match.players[match.setup.first]}")
    lines.append(f"Level: {match.setup.level}")
    lines += [f"House rule: {key} = {write_value(value)}" for key, value in match.setup.house_rules.items()]
    lines.append("")
    names: Sequence[str] = match.players
    for number, entry in enumerate(match.entries, 1):
        lines += _entry_lines(match, names, number, entry)
        names = names_after(names, entry.action)
    return "\n".join(lines) + "\n"


def _entry_lines(match: Match, names: Sequence[str], number: int, entry: Entry) -> list[str]:
    line = f"{number}. {action_text(match.game, names, entry.action)}"
    if entry.time or " @ " in line:  # a name may look like a time, if none follows
        moment = _EPOCH + entry.time * _MILLISECOND
        line += f" @ {moment.isoformat(timespec='milliseconds').replace('+00:00', 'Z')}"
    lines = [line]
    if entry.overruled is not None:
        lines.append(f"   overruled: {_one_line(entry.overruled)}".rstrip())
    if _one_line(entry.comment):
        lines.append(f"   # {_one_line(entry.comment)}")
    return lines


def _one_line(text: str) -> str:
    return " ".join(_CONTROLS.sub(" ", text).split())


def action_text(game: Game, players: Sequence[str], action: Action) -> str:
    """The action as people at the table would say it."""
    hints = field_types(game.actions[action_key(game, action)])
    words = {name: _word(hints[name], value, players) for name, value in action._asdict().items()}
    phrase = game.phrases[action_key(game, action)].format_map(words)
    if "seat" in words:
        return f"{words['seat']} {phrase}"
    could_be_a_seat = any(phrase.startswith(f"{name} ") for name in players)
    return _TABLE + phrase if could_be_a_seat else phrase


def _word(hint: Any, value: Any, players: Sequence[str]) -> str:
    if get_origin(hint) is Annotated:
        # Whose seat was taken away again has no name any more; such an entry cannot be, but may have to be told.
        return str(players[value]) if value < len(players) else f"seat {value + 1}"
    if isinstance(value, tuple) and not hasattr(value, "code"):
        return _BETWEEN.join(_word(get_args(hint)[0], each, players).replace("&", "&&") for each in value) or "nothing"
    return str(encoded_value(value))


def read_action(game: Game, players: Sequence[str], text: str) -> Action:
    """The action that *text* says.

    :raises BadEncoding: if it says none.
    """
    action = _read_phrase(game, players, text[len(_TABLE) :], None) if text.startswith(_TABLE) else None
    if action is not None:
        return action
    for seat in sorted(range(len(players)), key=lambda each: -len(players[each])):
        if text.startswith(players[seat] + " "):
            action = _read_phrase(game, players, text[len(players[seat]) + 1 :], seat)
            if action is not None:
                return action
    action = _read_phrase(game, players, text, None)
    if action is None:
        raise BadEncoding(f"nothing that happens in {game.key}: {text!r:.80}")
    return action


def _read_phrase(game: Game, players: Sequence[str], text: str, seat: int | None) -> Action | None:
    for key, kind in game.actions.items():
        hints = field_types(kind)
        found = _pattern(game.phrases[key]).fullmatch(text)
        if found is None or ("seat" in hints) != (seat is not None):
            continue
        values: dict[str, Any] = {"seat": seat} if seat is not None else {}
        try:
            values |= {name: _value(hints[name], word, players) for name, word in found.groupdict().items()}
            return kind(**values)
        except BadEncoding:
            continue
    return None


@cache
def _pattern(phrase: str) -> re.Pattern[str]:
    """The phrase as a pattern with a group for each field."""
    parts = _FIELD.split(phrase)
    return re.compile("".join(f"(?P<{part}>.+)" if index % 2 else re.escape(part) for index, part in enumerate(parts)))


def _value(hint: Any, word: str, players: Sequence[str]) -> Any:
    if get_origin(hint) is Annotated:
        if word not in players:
            raise BadEncoding(f"nobody here is called {word!r:.40}")
        return players.index(word)
    if get_origin(hint) is tuple:
        item = get_args(hint)[0]
        if word == "nothing" and not (get_origin(item) is Annotated and word in players):
            return ()
        words = word.split(_BETWEEN, MAX_ITEMS)
        return tuple(_value(item, each.replace("&&", "&"), players) for each in words)
    if hint is int:
        if not re.fullmatch(r"-?\d{1,9}", word, re.ASCII):
            raise BadEncoding(f"a whole number is wanted, not {word!r:.40}")
        return int(word)
    return decoded_value(hint, word)


def read_transcript(games: Mapping[str, Game], text: str) -> Match:
    """The match that *text* tells.

    :raises BadTranscript: with the number of the first line that does not belong.
    """
    reader = _Reader(games)
    lines = text.removeprefix("\ufeff").splitlines()  # some editors put a byte order mark first
    for number, line in enumerate(lines, 1):
        reader.take(number, line)
    return reader.match(len(lines) + 1)


class _Reader:
    """Takes a transcript line by line."""

    def __init__(self, games: Mapping[str, Game]) -> None:
        self._games = games
        self._headers: dict[str, str] = {}
        self._players: list[str] = []
        self._names: Sequence[str] = self._players  # with those who have joined since
        self._rules: dict[str, tuple[int, str]] = {}
        self._entries: list[Entry] = []
        self._game: Game | None = None

    def take(self, number: int, line: str) -> None:
        """Read one line."""
        if _CONTROLS.search(line):
            raise BadTranscript(number, "a control character, which no transcript holds")
        stripped = line.strip()
        numbered = _NUMBERED.fullmatch(stripped)
        if line.startswith("   ") and self._entries and stripped:
            self._take_remark(number, stripped)
        elif numbered:
            self._take_entry(number, int(numbered[1]), numbered[2])
        elif stripped and not stripped.startswith("#"):
            self._take_header(number, stripped)

    def _take_header(self, number: int, line: str) -> None:
        key, colon, value = line.partition(": ")
        if not colon or self._entries:
            raise BadTranscript(number, f"neither a header nor an entry: {line!r:.80}")
        if key == "Player":
            self._take_player(number, value)
        elif key == "House rule":
            name, _, word = value.partition(" = ")
            self._rules[name] = (number, word)
        elif key in ("Game", "Date", "First", "Level"):
            if key in self._headers:
                raise BadTranscript(number, f"{key} is said a second time")
            self._headers[key] = value
        else:
            raise BadTranscript(number, f"no such header: {key!r:.40}")
        if key == "Game":
            self._game = self._games.get(value)
            if self._game is None:
                raise BadTranscript(number, f"no such game: {value!r:.40}")

    def _take_player(self, number: int, name: str) -> None:
        if name in self._players:
            raise BadTranscript(number, f"two players are called {name!r:.40}")
        if len(self._players) == _MOST_PLAYERS:
            raise BadTranscript(number, f"more than {_MOST_PLAYERS} players")
        self._players.append(name)

    def _take_entry(self, number: int, entry_number: int, text: str) -> None:
        if self._game is None:
            raise BadTranscript(number, "the game is not named before the first entry")
        if entry_number != len(self._entries) + 1:
            raise BadTranscript(number, f"entry {len(self._entries) + 1} comes next")
        if not self._entries:  # too many players would make every entry after them hard to understand
            self._setup(self._game, number)
        text, time = _without_time(text)
        try:
            action = read_action(self._game, self._names, text)
        except BadEncoding as error:
            raise BadTranscript(number, str(error)) from error
        self._entries.append(Entry(action, time))
        self._names = names_after(self._names, action)

    def _take_remark(self, number: int, text: str) -> None:
        entry = self._entries[-1]
        if text == "overruled:" or text.startswith("overruled: "):
            entry = entry._replace(overruled=text.partition(":")[2].strip())
        elif text.startswith("# "):
            entry = entry._replace(comment=f"{entry.comment} {text[2:].strip()}".strip())
        else:
            raise BadTranscript(number, f"neither an overrule nor a comment: {text!r:.80}")
        self._entries[-1] = entry

    def match(self, end: int) -> Match:
        """Everything read, checked together."""
        if self._game is None:
            raise BadTranscript(end, "no game is named")
        setup = self._setup(self._game, end)
        date = self._headers.get("Date", "")
        return Match(self._game, tuple(self._players), setup, tuple(self._entries), date)

    def _setup(self, game: Game, number: int) -> Setup:
        """What the headers come to, checked."""
        first = self._headers.get("First")
        if first is not None and first not in self._players:
            raise BadTranscript(number, f"nobody here is called {first!r:.40}")
        first_seat = 0 if first is None else self._players.index(first)
        level = self._headers.get("Level", CARDS)
        try:
            return checked_setup(game, Setup(len(self._players), first_seat, level, self._house_rules(game)))
        except BadSetup as error:
            raise BadTranscript(number, str(error)) from error

    def _house_rules(self, game: Game) -> dict[str, Value]:
        switches = {switch.key: switch for switch in game.switches}
        rules = {}
        for key, (number, word) in self._rules.items():
            if key not in switches:
                raise BadTranscript(number, f"{game.key} has no such house rule: {key!r:.40}")
            try:
                rules[key] = read_value(switches[key], word)
            except BadHouseRule as error:
                raise BadTranscript(number, str(error)) from error
        return rules


def _without_time(text: str) -> tuple[str, int]:
    """The text before the time stamp, and the time in milliseconds; 0 when there is none."""
    found = _TIMED.fullmatch(text)
    if not found:
        return text, 0
    try:
        moment = datetime.fromisoformat(found[2])
    except ValueError:
        return text, 0
    if moment.tzinfo is None:
        return text, 0
    time = (moment - _EPOCH) // _MILLISECOND
    return (found[1], time) if time in TIMES else (text, 0)
