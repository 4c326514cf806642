"""Golden matches: what the referee in the terminal prints for each transcript, to the letter.

An expected text is changed only after reading it against the rules, never to make a test pass.
"""

from difflib import unified_diff
from pathlib import Path

import pytest

from rules import GAMES
from rules.__main__ import main
from rules.core.timeline import Timeline
from rules.core.transcript import Match, read_transcript, write_transcript

FOLDER = Path(__file__).parents[1] / "transcripts"
TRANSCRIPTS = sorted(path for path in FOLDER.glob("*.txt") if not path.name.endswith(".expected.txt"))
ALL_LEGAL = {
    "betski-three-games",
    "in_between-evening",
    "in_between-full-evening",
    "triple_replace-evening",
    "triple_replace-high-low",
    "triple_replace-one-hand",
    "triple_replace-side-pots",
}

every_transcript = pytest.mark.parametrize("path", TRANSCRIPTS, ids=[path.stem for path in TRANSCRIPTS])


def read(name: str) -> Match:
    """The match of one transcript."""
    return read_transcript(GAMES, (FOLDER / f"{name}.txt").read_text(encoding="utf-8"))


@every_transcript
def test_the_referee_prints_what_is_expected(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status = main([str(path)])
    printed = capsys.readouterr().out
    expected = path.with_suffix(".expected.txt").read_text(encoding="utf-8")
    difference = unified_diff(expected.splitlines(), printed.splitlines(), "expected", "printed", lineterm="")
    assert printed == expected, "\n" + "\n".join(difference)
    assert status == (0 if path.stem in ALL_LEGAL else 1)


@pytest.mark.parametrize("locale", ["de_DE.UTF-8", "es_MX.UTF-8"])
def test_a_transcript_is_the_same_whatever_the_phone_speaks(
    locale: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is read back, and sent to those who speak otherwise; so its sums keep their point too."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(variable, locale)
    path = FOLDER / "triple_replace-evening.txt"
    main([str(path)])
    printed = capsys.readouterr().out
    assert "share 3.00." in printed
    assert printed == path.with_suffix(".expected.txt").read_text(encoding="utf-8")


@every_transcript
def test_the_transcript_reads_back_as_it_is_written(path: Path) -> None:
    match = read(path.stem)
    assert read_transcript(GAMES, write_transcript(match)) == match


def test_every_expected_text_has_its_transcript() -> None:
    expected = {path.name.removesuffix(".expected.txt") for path in FOLDER.glob("*.expected.txt")}
    assert expected == {path.stem for path in TRANSCRIPTS}
    assert {path.stem for path in TRANSCRIPTS} >= ALL_LEGAL


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_golden_matches(key: str) -> None:
    assert [path for path in TRANSCRIPTS if path.name.startswith(f"{key}-")]


# --- that the golden matches show what they are named for

def events(name: str) -> list[str]:
    """The codes of everything that followed from an entry, in order."""
    match = read(name)
    steps = Timeline(match.game, match.setup).replayed(match.entries)
    return [event.code.rpartition(".")[2] for step in steps for event in step.events]


def test_three_games_hold_a_failed_rebuttal_a_tie_and_a_reshuffle() -> None:
    told = events("betski-three-games")
    assert told == ["rebuttal", "not_rebutted", "rebuttal", "rebutted", "reshuffled", "won"]


def test_three_games_end_with_one_win_each_for_mira_and_bo_and_a_tie() -> None:
    match = read("betski-three-games")
    state = Timeline(match.game, match.setup).replayed(match.entries)[-1].state
    assert (state.wins, state.ties) == ((1, 1, 0), (0, 1, 1))


def test_blocked_games_go_to_the_fewest_cards_and_equal_is_a_tie() -> None:
    match = read("betski-blocked")
    state = Timeline(match.game, match.setup).replayed(match.entries)[-1].state
    assert (state.wins, state.ties) == ((0, 0, 1), (0, 1, 1))


@pytest.mark.parametrize(
    ("entry", "stacks"),
    [
        (36, (475, 1050, 225, 250)),  # 4 antes, 3 × 200 in bets, 5 cards: 825 to Bo
        (45, (450, 1025, 300, 225)),
        (76, (500, 925, 275, 300)),  # nine chips of 25 for two: 125 to Jonas, 100 to Mira
        (77, (400, 925, 375, 300)),
        (90, (225, 925, 575, 275)),
        (120, (750, 900, 225, 425)),  # 750 to Mira, 175 beside it to Jonas
        (126, (800, 800, 275, 425)),
    ],
)
def test_an_evening_of_triple_replace_comes_to_what_is_worked_out_by_hand(entry: int, stacks: tuple[int, ...]) -> None:
    match = read("triple_replace-evening")
    steps = Timeline(match.game, match.setup).replayed(match.entries)
    assert steps[entry - 1].state.ledger.stacks == stacks
