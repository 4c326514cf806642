"""The referee in the terminal: python -m rules FILE."""

import io
import json
import os
import runpy
import subprocess
import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

import pytest

from rules.__main__ import main

ROOT = Path(__file__).parents[2]
HEADER = "Game: betski\nPlayer: Mira\nPlayer: Bo\n"
LEGAL = HEADER + "\n1. center 6-5\n2. Mira plays 5-8\n"
ILLEGAL = HEADER + "\n1. center 6-3\n2. Mira plays 9-8\n"
IMPOSSIBLE = HEADER + "\n1. center 6-5\n2. Mira plays 6-5\n"
THIRTEEN = "".join(f"Player: P{number}\n" for number in range(1, 14))
OVERRULED = ILLEGAL + "   overruled: we play it so\n"


@pytest.fixture
def transcript(tmp_path: Path) -> Path:
    return tmp_path / "match.txt"


def referee(path: Path, text: str | bytes, *options: str) -> int:
    """The exit status for a file with this content."""
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return main([str(path), *options])


def answer(path: Path, text: str, capsys: pytest.CaptureFixture[str]) -> Any:
    """What --json answers."""
    referee(path, text, "--json")
    return json.loads(capsys.readouterr().out)


# --- exit status

@pytest.mark.parametrize(
    ("text", "status"), [(LEGAL, 0), (HEADER, 0), (ILLEGAL, 1), (IMPOSSIBLE, 1), (OVERRULED, 1)]
)
@pytest.mark.parametrize("options", [(), ("--json",)])
def test_the_status_is_zero_only_if_nothing_was_illegal(
    text: str, status: int, options: tuple[str, ...], transcript: Path
) -> None:
    assert referee(transcript, text, *options) == status


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "line 1: no game is named"),
        ("Game: chess\n", "line 1: no such game: 'chess'"),
        ("hello\n", "line 1: neither a header nor an entry: 'hello'"),
        (HEADER + "1. Mira sings\n", "line 4: nothing that happens in betski: 'Mira sings'"),
        (HEADER + "2. center 6-5\n", "line 4: entry 1 comes next"),
        (HEADER + "House rule: draw_limit = 99\n", "line 4: house rule 'draw_limit' cannot be '99'"),
        (HEADER + "House rule: luck = on\n", "line 4: betski has no such house rule: 'luck'"),
        (HEADER + "Game: in_between\n", "line 4: Game is said a second time"),
        (HEADER + "Player: Mira\n", "line 4: two players are called 'Mira'"),
        (HEADER + "First: Zoe\n1. center 6-5\n", "line 5: nobody here is called 'Zoe'"),
        ("Game: betski\nPlayer: Mira\n", "Betski takes 2 to 6 players, not 1 (rule 1.1)."),
        (f"Game: in_between\n{THIRTEEN}1. ante\n", "In Between the Sheets takes 2 to 12 players, not 13 (rule 1.1)."),
        (
            f"Game: triple_replace\n{THIRTEEN}1. P1 buys 5\n",
            "3-Card Triple Replace takes 2 to 8 players, not 13 (rule 1.1).",
        ),
        ("Game: betski\n" + "".join(f"Player: P{n}\n" for n in range(100_000)), "line 101: more than 99 players"),
        (HEADER + "Level: chips\n", "A match is kept by cards or by totals."),
        (b"\xff\xfe\x00binary\x00", "no text: byte 1 is not UTF-8"),
        (b"\x00\x01\x02", "line 1: a control character, which no transcript holds"),
        ("Game: betski\nPlayer: \x1b[2JMira\n", "line 2: a control character, which no transcript holds"),
    ],
)
def test_what_is_no_transcript_is_answered_in_one_line_with_status_two(
    text: str | bytes, problem: str, transcript: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert referee(transcript, text) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err == f"{transcript}: {problem}\n"


def test_a_missing_file_is_answered_with_status_two(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path / "nowhere.txt")]) == 2
    assert "No such file" in capsys.readouterr().err


def test_a_directory_is_answered_with_status_two(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path)]) == 2
    assert capsys.readouterr().err.startswith(f"{tmp_path}: ")


@pytest.mark.parametrize(
    "line",
    [
        "x" * 5_000_000,
        "1. " + "x" * 5_000_000,
        "1. won by " + " & ".join(["Bo"] * 500_000),
        "1. won by " + " & " * 500_000,
        "1. Mira draws " + "9" * 1_000_000,
        "9" * 1_000_000 + ". Mira draws 1",
        "1. Mira is done" + " @ 2024" * 500_000,
        "House rule: draw_limit = " + "9" * 1_000_000,
    ],
    ids=["text", "entry", "names", "signs", "digits", "number", "times", "house rule"],
)
def test_a_huge_line_is_answered_shortly(line: str, transcript: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert referee(transcript, HEADER + line + "\n") == 2
    message = capsys.readouterr().err
    assert f"{transcript}: line 4: " in message
    assert len(message) < len(str(transcript)) + 200


@pytest.mark.parametrize("arguments", [[], ["a", "b"], ["--loud", "a"]])
def test_a_wrong_call_ends_with_status_two(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert "usage: python -m rules" in capsys.readouterr().err


# --- what is printed

def test_an_illegal_entry_names_the_reason_the_clause_and_what_would_have_been_right(
    transcript: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    referee(transcript, OVERRULED)
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == ["1. center 6-3: Legal", "2. Mira plays 9-8: Not legal"]
    assert lines[2].endswith("[2.4 Gold 9 never goes on Silver 3]")
    assert lines[3].strip() == "Any Gold 3 or Gold 4. If Mira has none, Mira draws until one goes."
    assert lines[4].strip() == "Overruled: we play it so"
    assert lines[5:] == ["", "Mira: 0", "Bo: 0"]


def test_an_overrule_without_a_reason_is_told_too(transcript: Path, capsys: pytest.CaptureFixture[str]) -> None:
    referee(transcript, ILLEGAL + "   overruled:\n")
    assert "     Overruled by the table\n" in capsys.readouterr().out


def test_a_match_without_entries_has_a_standing(transcript: Path, capsys: pytest.CaptureFixture[str]) -> None:
    referee(transcript, HEADER)
    assert capsys.readouterr().out == "\nMira: 0\nBo: 0\n"


def test_a_match_that_is_over_says_how_it_ended(transcript: Path, capsys: pytest.CaptureFixture[str]) -> None:
    referee(transcript, HEADER + "Level: totals\nHouse rule: first_to = 1\n1. won by Bo\n")
    assert capsys.readouterr().out.splitlines()[-3:] == ["Mira: 0", "Bo: 1", "The agreed number of games is won."]


def test_entries_are_numbered_on_after_one_that_is_impossible(
    transcript: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where a card was seen is told by the number that stands in the file."""
    text = IMPOSSIBLE + "3. Mira plays 5-8\n4. Mira plays 8-7\n5. Mira plays 5-8\n"
    referee(transcript, text)
    assert "5·8 lies in the stack: Mira played it, entry 3." in capsys.readouterr().out


def test_json_tells_the_same_for_programs(transcript: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = answer(transcript, OVERRULED, capsys)
    assert (told["game"], told["players"], len(told["entries"])) == ("betski", ["Mira", "Bo"], 2)
    assert told["standing"] == {"points": [0, 0], "leaders": [], "scale": 2, "is_over": False, "how": ""}
    first, second = told["entries"]
    assert first == {
        "number": 1, "text": "center 6-3", "verdict": "note", "overruled": None, "objections": [], "events": [],
    }  # fmt: skip
    assert (second["verdict"], second["overruled"]) == ("illegal", "we play it so")
    objection = second["objections"][0]
    assert (objection["code"], objection["clause"], objection["severity"]) == (
        "betski.gold_nine", "gold_nine", "illegal",
    )  # fmt: skip
    assert objection["instead"].startswith("Any Gold 3 or Gold 4.")


def test_json_tells_what_followed(transcript: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = answer(transcript, HEADER + "Level: totals\n1. won by Bo\n", capsys)
    assert told["entries"][0]["events"] == [{"code": "betski.event.won", "text": "Game 1 goes to Bo."}]


# --- where it reads from and writes to

@pytest.mark.parametrize("text", ["\ufeff" + LEGAL, LEGAL.replace("\n", "\r\n"), LEGAL.rstrip("\n")])
def test_files_of_other_editors_are_read_too(text: str, transcript: Path) -> None:
    assert referee(transcript, text) == 0


def test_a_dash_reads_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(LEGAL))
    assert main(["-"]) == 0
    assert capsys.readouterr().out.startswith("1. center 6-5: Legal\n")


def test_it_prints_wherever_output_goes(transcript: Path) -> None:
    printed = io.StringIO()
    with redirect_stdout(printed):
        referee(transcript, LEGAL)
    assert printed.getvalue().startswith("1. center 6-5: Legal\n")


def test_run_as_a_program_it_exits_with_the_status(transcript: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    transcript.write_text(ILLEGAL, encoding="utf-8")
    monkeypatch.setattr(sys, "argv", ["rules", str(transcript)])
    with pytest.raises(SystemExit) as ended:
        runpy.run_path(str(ROOT / "rules" / "__main__.py"), run_name="__main__")
    assert ended.value.code == 1


def test_a_terminal_that_cannot_show_a_name_gets_it_in_plain_letters(transcript: Path) -> None:
    transcript.write_text(LEGAL.replace("Mira", "Zoë"), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "rules", str(transcript)],
        cwd=ROOT, env={**os.environ, "PYTHONIOENCODING": "ascii"}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert "2. Zo\\xeb plays 5-8: Legal" in done.stdout
