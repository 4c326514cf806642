"""What can be set, and the licences."""

import tomllib
from pathlib import Path

import pytest

from app.session import phone
from app.ui.present.settings import LICENCES, SWITCHES, paragraphs, percent, text_scale, theme_index
from app.version import VERSION
from rules.sentences.en import ENGLISH

ROOT = Path(__file__).resolve().parents[2]


def test_the_version_shown_is_the_projects() -> None:
    assert tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"] == VERSION


@pytest.mark.parametrize(("wanted", "index"), [("felt", 0), ("paper", 1), ("auto", 2), ("neon", 0), (None, 0), ([], 0)])
def test_a_theme_that_is_unknown_counts_as_felt(wanted: object, index: int) -> None:
    assert theme_index(wanted) == index


@pytest.mark.parametrize(("wanted", "scale"), [(1.0, 1.0), (1.13, 1.15), (1.12, 1.1), (9, 2.0), (0, 1.0), (1.999, 2.0)])
def test_text_sizes_go_in_steps_of_five_percent_from_one_to_two(wanted: float, scale: float) -> None:
    assert text_scale(wanted) == scale


@pytest.mark.parametrize("wanted", [None, "1.5", True, [], float("nan")])
def test_what_is_no_text_size_counts_as_the_smallest(wanted: object) -> None:
    assert text_scale(wanted) == 1.0


def test_every_switch_has_its_words_and_the_phone_knows_it() -> None:
    assert {switch.key for switch in SWITCHES} == set(phone.SWITCHES)
    for switch in SWITCHES:
        assert {f"settings.{switch.key}", f"settings.{switch.key}.help"} <= set(ENGLISH)


def test_a_text_size_is_told_in_whole_percent() -> None:
    assert percent(1.15) == 115


def test_every_licence_that_is_shipped_can_be_read() -> None:
    words = {path for path in (ROOT / "assets" / "words").glob("*.txt") if path.name != "words.txt"}
    shipped = set((ROOT / "assets" / "licences").glob("*.txt")) | {ROOT / "LICENSE"} | words
    assert {licence.file for licence in LICENCES} == shipped
    for licence in LICENCES:
        assert paragraphs(licence.file.read_text(encoding="utf-8"))
        assert f"settings.licence.{licence.key}" in ENGLISH
        assert f"settings.licence.{licence.key}.by" in ENGLISH


def test_every_font_that_is_shipped_stands_in_the_table_of_licences() -> None:
    table = (ROOT / "assets" / "licences" / "README.md").read_text(encoding="utf-8")
    families = {font.stem.partition("-")[0] for font in (ROOT / "assets" / "fonts").glob("*.ttf")}
    assert families
    assert [family for family in families if f"`fonts/{family}" not in table] == []


def test_lines_of_a_paragraph_are_joined_and_rules_left_out() -> None:
    text = "One\n  two\n-----\nThree\n\n\nFour   five\n"
    assert paragraphs(text) == ("One two", "Three", "Four five")


def test_a_heading_in_capitals_stands_alone() -> None:
    assert paragraphs("PREAMBLE\nThe goals\nare these.") == ("PREAMBLE", "The goals are these.")


def test_capitals_in_the_middle_of_a_paragraph_are_no_heading() -> None:
    assert paragraphs("as it is, WITHOUT\nANY WARRANTY\nat all") == ("as it is, WITHOUT ANY WARRANTY at all",)


def test_a_very_long_paragraph_is_broken_between_words_and_loses_none() -> None:
    text = "word " * 500
    pieces = paragraphs(text)
    assert all(len(piece) <= 600 for piece in pieces)
    assert " ".join(pieces) == text.strip()


def test_a_word_without_an_end_is_broken_all_the_same() -> None:
    assert [len(piece) for piece in paragraphs("x" * 1300)] == [600, 600, 100]
