"""That the golden matches show what they are named for."""

from pathlib import Path

import pytest

from rules import __main__ as terminal
from rules.core.timeline import Step, Timeline
from rules.core.transcript import read_transcript
from rules.pair_three import GAME, lexicon

FOLDER = Path(__file__).parents[2] / "transcripts"


def steps(name: str) -> list[Step]:
    """The match of one transcript, refereed."""
    match = read_transcript({GAME.key: GAME}, (FOLDER / f"pair_three-{name}.txt").read_text(encoding="utf-8"))
    return Timeline(match.game, match.setup).replayed(match.entries)


@pytest.mark.parametrize(
    ("name", "events"),
    [
        ("crossword", "refused deal_due deal_due dealt all_drew once_more"),
        ("stacks", "all_drew split_due all_drew split refused won won"),
        ("steal", "penalty all_drew won"),
        ("solitaire", "gave_up connected won won"),
    ],
)
def test_each_way_to_play_has_its_turning_points(name: str, events: str) -> None:
    told = [event.code.rpartition(".")[2] for step in steps(name) for event in step.events]
    assert told == events.split()


@pytest.mark.parametrize(
    ("name", "wins"), [("crossword", (0, 0)), ("stacks", (2, 0, 0)), ("steal", (1, 0, 0)), ("solitaire", (2, 2))]
)
def test_each_golden_match_ends_as_counted_by_hand(name: str, wins: tuple[int, ...]) -> None:
    assert steps(name)[-1].state.wins == wins


def test_the_crossword_keeps_count_of_every_tile() -> None:
    """Mira laid five, got five, laid one, drew one, laid one; Bo laid three for good, got five, laid two, drew one."""
    assert steps("crossword")[-1].state.hands == (4, 6)
    assert steps("crossword")[-1].state.pile == 89


def test_without_the_word_file_the_terminal_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(lexicon._Source, "load", None)
    monkeypatch.setattr(lexicon._Source, "lexicon", None)
    monkeypatch.setattr(terminal, "GAMES", {GAME.key: GAME})
    monkeypatch.setattr(terminal, "WORD_FILE", tmp_path / "words.txt")
    assert terminal.main([str(FOLDER / "pair_three-steal.txt")]) == terminal.UNREADABLE
    assert "words.txt" in capsys.readouterr().err
