"""A match as text, transcript, table, data and page: all there, nothing dangerous, and it reads back."""

import csv
import io
import json
from html import unescape
from random import Random
from xml.etree import ElementTree

import pytest

from app.session.sharing.page import as_page
from app.session.sharing.shared import as_json, as_transcript, figure, figure_said, shared_match
from app.session.sharing.summary import as_settlement, as_summary
from app.session.sharing.table import COLUMNS, as_csv, harmless, plain
from rules import GAMES
from rules.core.transcript import action_text, read_transcript
from rules.sentences.de import GERMAN
from rules.sentences.en import ENGLISH
from rules.sentences.languages import LANGUAGES
from tests.sharing.evenings import golden, random_match

SEEDS = range(25)
every_game = pytest.mark.parametrize("key", GAMES)


def test_a_summary_tells_the_scores_from_the_best_to_the_last() -> None:
    assert as_summary(golden("betski-scorepad"), ENGLISH).splitlines()[0] == "Betski, 1 May 2024"
    assert as_summary(golden("betski-scorepad"), LANGUAGES["es"]).splitlines()[0] == "Betski, 1 de mayo de 2024"
    lines = as_summary(golden("in_between-scorepad"), ENGLISH).splitlines()
    scores = [float(line.rpartition(": ")[2]) for line in lines if line[:1].isdigit() and ": " in line]
    assert scores == sorted(scores, reverse=True)


def test_a_settlement_is_told_only_where_there_is_money() -> None:
    assert as_settlement(golden("betski-scorepad"), ENGLISH) == ""
    assert "pays" in as_settlement(golden("in_between-evening"), ENGLISH)


def test_half_points_and_cents_are_plain_numbers() -> None:
    betski = golden("betski-scorepad")  # counts in halves
    assert [figure(points, betski) for points in (4, 5, -1, 0)] == ["2", "2.5", "-0.5", "0"]


def test_a_figure_that_is_sent_to_people_is_written_as_they_write_it() -> None:
    betski = golden("betski-scorepad")
    assert [figure_said(5, betski, LANGUAGES[language]) for language in ("en", "de", "es")] == ["2.5", "2,5", "2,5"]


@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_a_transcript_reads_back_as_it_was_written(key: str, seed: int) -> None:
    match = random_match(Random(seed), GAMES[key])
    told = read_transcript(GAMES, as_transcript(match))
    assert (told.players, tuple(told.everyone)) == (match.timeline.setup.names, match.players)
    assert told.named_setup == match.timeline.setup
    assert [entry.action for entry in told.entries] == [step.entry.action for step in match.timeline.steps]
    assert [entry.time for entry in told.entries] == [step.entry.time for step in match.timeline.steps]
    assert told.date == "2024-05-01"


@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_data_reads_back_with_every_record(key: str, seed: int) -> None:
    match = random_match(Random(seed), GAMES[key])
    told = json.loads(as_json(match))
    again = shared_match(GAMES, told["match_id"], told["records"])
    assert again.records == match.records
    assert again.timeline.steps == match.timeline.steps


@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_a_table_reads_back_and_holds_no_formula(key: str, seed: int) -> None:
    match = random_match(Random(seed), GAMES[key])
    rows = list(csv.reader(io.StringIO(as_csv(match))))
    assert [plain(cell) for cell in rows[0]] == [*COLUMNS, *match.players]
    assert [plain(row[2]) for row in rows[1:]] == [
        action_text(match.timeline.game, match.everyone, step.entry.action) for step in match.timeline.steps
    ]
    assert [plain(row[4]) for row in rows[1:]] == [step.entry.comment for step in match.timeline.steps]
    words = [cell for row in rows for cell in (row[2], row[3], row[4])] + rows[0]
    assert not [cell for cell in words if cell.strip().startswith(("=", "+", "-", "@"))]
    for row in rows[1:]:
        had_joined = [cell for cell in row[5:] if cell]
        assert row[5:] == had_joined + [""] * (len(match.players) - len(had_joined))
        assert all(float(cell) is not None for cell in had_joined)


@pytest.mark.parametrize("cell", ["=1", " =1", "\t=1", "\t1", "+1", "-1", "@a", "'=1", "|x", "\uff1d1"])
def test_a_cell_that_a_spreadsheet_would_run_is_made_harmless(cell: str) -> None:
    assert harmless(cell) == f"'{cell}"
    assert plain(harmless(cell)) == cell


def test_a_plain_cell_stays_as_it_is() -> None:
    assert harmless("Bo plays 3-4") == "Bo plays 3-4"


@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_a_page_is_whole_and_runs_nothing(key: str, seed: int) -> None:
    match = random_match(Random(seed), GAMES[key])
    page = as_page(match, ENGLISH)
    tags = _tags(page.lower())
    assert not [word for word in ("<script", "<img", "http:", "https:", "src=", "href", "url(") if word in tags]
    assert "default-src 'none'" in page
    tree = _body(page)
    names = [row[1].text for row in tree.iter("tr") if row.find("td[@class='score']") is not None]
    assert sorted(names) == sorted(match.players)
    assert unescape(page).count("<polyline") == len(match.players)


def test_the_history_of_a_page_is_told_in_the_language_that_is_spoken() -> None:
    match = golden("in_between-evening")
    for language, word in (("en", "Everybody paid the ante"), ("de", "Alle haben das Ante gezahlt"), ("es", "Todos")):
        history = as_page(match, LANGUAGES[language]).partition('class="history"')[2]
        assert f"<td>{word}" in history


def _tags(page: str) -> str:
    """What stands between the signs that make a tag."""
    return " ".join(f"<{piece.partition('>')[0]}" for piece in page.split("<")[1:])


def test_a_page_tells_every_entry_in_the_players_own_language() -> None:
    match = golden("in_between-evening")
    tree = _body(as_page(match, GERMAN))
    told = ["".join(row[1].itertext()) for row in tree.iter("tr") if row.find("td[@class='when']") is not None]
    assert told[1] == GERMAN["in_between.did.anted"]
    assert told[0].startswith("Jonas ")
    assert len(told) == len(match.timeline.steps)


@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_a_page_reads_back_with_names_scores_and_every_remark(key: str, seed: int) -> None:
    match = random_match(Random(seed), GAMES[key])
    rows = [list(row) for row in _body(as_page(match, ENGLISH)).iter("tr")]
    scores = {row[1].text: row[3].text for row in rows if len(row) == 4}
    assert scores == {
        name: figure(points, match) for name, points in zip(match.players, match.standing.points, strict=True)
    }
    entries = [row for row in rows if len(row) == 3]
    assert [row[0].text for row in entries] == [str(number + 1) for number in range(len(match.timeline.steps))]
    remarks = [[mark.text for mark in row[1].iter("span")] for row in entries]
    for step, marks in zip(match.timeline.steps, remarks, strict=True):
        assert (step.entry.comment in marks) == bool(step.entry.comment)
        assert len(marks) == bool(step.entry.comment) + (step.entry.overruled is not None)


@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_a_summary_reads_back_with_every_score(key: str, seed: int) -> None:
    match = random_match(Random(seed), GAMES[key])
    lines = as_summary(match, ENGLISH).splitlines()[1 : len(match.players) + 1]
    told = {line.partition(". ")[2].rpartition(": ")[0]: line.rpartition(": ")[2] for line in lines}
    assert told == {
        name: figure(points, match) for name, points in zip(match.players, match.standing.points, strict=True)
    }


def _body(page: str) -> ElementTree.Element:
    return ElementTree.fromstring(page[page.index("<body>") : page.index("</html>")].replace("<br>", "<br/>"))
