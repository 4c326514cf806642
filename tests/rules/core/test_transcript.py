"""A match as text: it reads back as it was written, and what does not belong is named by its line."""

from datetime import UTC, datetime, timedelta, timezone

import pytest

from rules import GAMES
from rules.betski import GAME as BETSKI
from rules.betski.state import CenterTurned, Dealt, Drew, HandShown, LevelChanged, Played, TurnEnded, Won
from rules.core.codec import BadEncoding
from rules.core.game import Setup, checked_setup
from rules.core.timeline import TIMES, Entry
from rules.core.transcript import BadTranscript, Match, action_text, read_action, read_transcript, write_transcript
from rules.decks.betski import BetskiCard
from tests.rules.core.toy import NAMES, TOY, Gave, Laid

HEADER = "Game: betski\nPlayer: Mira\nPlayer: Bo\n"
MINUTE = 60_000


def match_of(*entries: Entry, players: tuple[str, ...] = ("Mira", "Bo"), date: str = "") -> Match:
    """A match of Betski."""
    return Match(BETSKI, players, checked_setup(BETSKI, Setup(len(players))), entries, date)


def entries_of(text: str) -> tuple[Entry, ...]:
    """What happened after the header of a table of Mira and Bo."""
    return read_transcript(GAMES, HEADER + text).entries


def problem(text: str) -> tuple[int, str]:
    """The line that does not belong, and why."""
    with pytest.raises(BadTranscript) as bad:
        read_transcript(GAMES, text)
    assert str(bad.value) == f"line {bad.value.line}: {bad.value.problem}"
    return bad.value.line, bad.value.problem


# --- writing

def test_a_match_is_written_with_its_header_and_a_line_for_each_entry() -> None:
    setup = checked_setup(BETSKI, Setup(3, 1, "cards", {"draw_limit": 3, "open_hands": True}))
    entries = (
        Entry(CenterTurned(BetskiCard(6, 5))),
        Entry(Drew(1, 2), 1_714_591_800_250),
        Entry(Played(1, BetskiCard(3, 3)), overruled="so  be\nit", comment="nobody\tminds"),
        Entry(TurnEnded(1), overruled=""),
    )
    text = write_transcript(Match(BETSKI, ("Mira", "Bo", "Ines"), setup, entries, "2024-05-01"))
    assert text.splitlines() == [
        "Game: betski",
        "Date: 2024-05-01",
        "Player: Mira",
        "Player: Bo",
        "Player: Ines",
        "First: Bo",
        "Level: cards",
        "House rule: stop_early = must_play_on",
        "House rule: draw_limit = 3",
        "House rule: rebuttal_from = starter",
        "House rule: rebuttal_to = next_seat",
        "House rule: rebuttal_after_draw = on",
        "House rule: rebuttal_draw = on",
        "House rule: penalty_draw = off",
        "House rule: first_to = 0",
        "House rule: tie_is_half = off",
        "House rule: open_hands = on",
        "",
        "1. center 6-5",
        "2. Bo draws 2 @ 2024-05-01T19:30:00.250Z",
        "3. Bo plays 3-3",
        "   overruled: so be it",
        "   # nobody minds",
        "4. Bo is done",
        "   overruled:",
    ]


def test_what_is_written_is_read_back() -> None:
    match = match_of(
        Entry(CenterTurned(BetskiCard(6, 5)), MINUTE),
        Entry(HandShown(1, (BetskiCard(3, 3), BetskiCard(4, 4), BetskiCard(5, 5))), comment="# of cards: 3"),
        Entry(Drew(1, 2), overruled="overruled: twice"),
        Entry(Dealt(1), overruled=""),
        Entry(LevelChanged("totals")),
        Entry(Won((0, 1))),
        date="yesterday: late",
    )
    assert read_transcript(GAMES, write_transcript(match)) == match


@pytest.mark.parametrize("time", [1, 999, MINUTE, 1_714_591_800_001, -1, TIMES[0], TIMES[-1], TIMES[-1] - 1])
def test_a_time_is_kept_to_the_millisecond(time: int) -> None:
    match = match_of(Entry(TurnEnded(0), time))
    assert read_transcript(GAMES, write_transcript(match)) == match


@pytest.mark.parametrize(
    "players",
    [
        ("Bo @ 2024-05-01T10:00:00Z", "Bo"),
        ("nothing", "Bo"),
        ("Mira & Bo", "Mira", "Bo"),
        ("&", "& &", "&&"),
        ("won by", "is done"),
        ("new game,", "new"),
        ("*", "* won by"),
        ("1. Bo", "# Bo"),
        ("Game: chess", "overruled:"),
    ],
)
def test_names_that_look_like_something_else_are_read_back(players: tuple[str, ...]) -> None:
    seats = range(len(players))
    actions = [
        *(Won((seat,)) for seat in seats), Won(tuple(seats)), Won(tuple(reversed(seats))), Won(()),
        *(Dealt(seat) for seat in seats), *(TurnEnded(seat) for seat in seats), HandShown(0, ()),
    ]  # fmt: skip
    if "nothing" in players:
        actions.remove(Won(()))  # that nobody won cannot be, so the name goes first
    match = match_of(*map(Entry, actions), players=players)
    assert read_transcript(GAMES, write_transcript(match)) == match


def test_a_name_that_only_looks_like_it_has_a_time_is_read_without_one() -> None:
    for name in ("Bo @ noon", "Bo @ 2024-05-01T10:00:00"):
        match = read_transcript(GAMES, f"Game: betski\nPlayer: Mira\nPlayer: {name}\n1. won by {name}\n")
        assert match.entries == (Entry(Won((1,))),)


# --- how things are said

@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Gave(0, -3, (1, 2)), "Ada gives -3 to Kim & Lou"),
        (Gave(2, 10, ()), "Lou gives 10 to nothing"),
        (Laid((BetskiCard(3, 3),)), "on the table: 3-3"),
        (Laid(()), "on the table: nothing"),
    ],
)
def test_an_action_is_said_and_understood(action: object, text: str) -> None:
    assert action_text(TOY, NAMES, action) == text
    assert read_action(TOY, NAMES, text) == action


@pytest.mark.parametrize(
    "text",
    [
        "Ada gives 1 to Eve", "Ada gives ten to Kim", "Ada gives 1.5 to Kim", "Ada gives 1234567890 to Kim",
        "Ada gives \u0663 to Kim", "Ada gives 1 to Kim &", "Eve gives 1 to Kim", "gives 1 to Kim", "Ada", "",
        "Ada on the table: 3-3", "on the table: 3-10", "on the table: 3-3 and 4-4", "* Ada gives 1 to Kim",
    ],
)  # fmt: skip
def test_what_says_nothing_is_refused(text: str) -> None:
    with pytest.raises(BadEncoding, match="nothing that happens in toy"):
        read_action(TOY, NAMES, text)


def test_of_two_names_that_begin_alike_the_longer_is_meant() -> None:
    players = ("Bo", "Bo plays")
    assert read_action(BETSKI, players, "Bo plays plays 3-3") == Played(1, BetskiCard(3, 3))
    assert read_action(BETSKI, players, "Bo plays 3-3") == Played(0, BetskiCard(3, 3))


# --- reading

def test_only_the_game_and_the_players_must_be_named() -> None:
    match = read_transcript(GAMES, HEADER)
    assert (match.players, match.setup, match.entries, match.date) == (
        ("Mira", "Bo"), checked_setup(BETSKI, Setup(2)), (), "",
    )  # fmt: skip


def test_empty_lines_and_comments_outside_entries_are_passed_over() -> None:
    header = "# a match\n\nGame: betski\n   # indented\nPlayer: Mira\n#\nPlayer: Bo\n\n"
    match = read_transcript(GAMES, header + "1. center 6-5\n# aside\n\n   \n2. match ends\n")
    assert [entry.comment for entry in match.entries] == ["", ""]


def test_a_comment_over_several_lines_is_kept_whole() -> None:
    assert entries_of("1. center 6-5\n   # one\n   # two\n")[0].comment == "one two"


def test_an_overrule_and_a_comment_belong_to_the_entry_before() -> None:
    entry = entries_of("1. center 6-5\n   overruled: because\n   # remark\n2. match ends\n")[0]
    assert (entry.overruled, entry.comment) == ("because", "remark")


@pytest.mark.parametrize(
    ("stamp", "moment"),
    [
        ("2024-05-01T10:00:00Z", datetime(2024, 5, 1, 10, tzinfo=UTC)),
        ("2024-05-01T10:00:00.5Z", datetime(2024, 5, 1, 10, 0, 0, 500_000, tzinfo=UTC)),
        ("2024-05-01T12:00:00+02:00", datetime(2024, 5, 1, 12, tzinfo=timezone(timedelta(hours=2)))),
    ],
)
def test_a_time_is_read_in_any_zone(stamp: str, moment: datetime) -> None:
    entry = entries_of(f"1. center 6-5 @ {stamp}\n")[0]
    assert entry.time == moment.timestamp() * 1000


@pytest.mark.parametrize("stamp", ["noon", "2024-05-01T10:00:00", "0001-01-01T00:00:00+14:00", "2024-13-01T00:00:00Z"])
def test_what_is_no_time_is_part_of_what_is_said(stamp: str) -> None:
    line, why = problem(f"{HEADER}1. center 6-5 @ {stamp}\n")
    assert (line, why) == (4, f"nothing that happens in betski: {f'center 6-5 @ {stamp}'!r}")


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("", 1, "no game is named"),
        ("\n\n", 3, "no game is named"),
        ("Player: Mira\nPlayer: Bo\n", 3, "no game is named"),
        ("1. center 6-5\n", 1, "the game is not named before the first entry"),
        ("Game: chess\n", 1, "no such game: 'chess'"),
        ("Game: betski\nBoard: green\n", 2, "no such header: 'Board'"),
        ("Game: betski\nmurmur\n", 2, "neither a header nor an entry: 'murmur'"),
        (HEADER + "Player: Bo\n", 4, "two players are called 'Bo'"),
        (HEADER + "Player:\n", 4, "neither a header nor an entry: 'Player:'"),
        (HEADER + "First: Eve\n", 5, "nobody here is called 'Eve'"),
        ("Game: betski\n", 2, "setup.seats"),
        ("Game: betski\nPlayer: Mira\n", 3, "setup.seats"),
        (HEADER + "Level: chips\n", 5, "setup.level"),
        (HEADER + "House rule: sing = on\n", 4, "betski has no such house rule: 'sing'"),
        (HEADER + "House rule: open_hands = maybe\n", 4, "house rule 'open_hands' cannot be 'maybe'"),
        (HEADER + "House rule: open_hands\n", 4, "house rule 'open_hands' cannot be ''"),
        (HEADER + "2. center 6-5\n", 4, "entry 1 comes next"),
        (HEADER + "1. center 6-5\n1. match ends\n", 5, "entry 2 comes next"),
        (HEADER + "1. center 6-5\nLevel: totals\n", 5, "neither a header nor an entry: 'Level: totals'"),
        (HEADER + "1. center 6-5\n   murmur\n", 5, "neither an overrule nor a comment: 'murmur'"),
        (HEADER + "1. center 6-5\n   overruled!\n", 5, "neither an overrule nor a comment: 'overruled!'"),
        (HEADER + "1. center 2-2\n", 4, "nothing that happens in betski: 'center 2-2'"),
        (HEADER + "1. Eve plays 3-3\n", 4, "nothing that happens in betski: 'Eve plays 3-3'"),
    ],
)
def test_the_first_line_that_does_not_belong_is_named(text: str, line: int, why: str) -> None:
    assert problem(text) == (line, why)
