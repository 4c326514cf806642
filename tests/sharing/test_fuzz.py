"""A slice of what make fuzz does at length."""

from pathlib import Path

from tools.fuzz_imports import fuzz

FILES = 250


def test_spoiled_files_get_an_answer_and_change_nothing(tmp_path: Path) -> None:
    answers = fuzz(FILES, 7, tmp_path)
    taken = answers.pop("taken in")
    assert sum(answers.values()) == FILES
    assert answers["read"] > 0
    assert taken > 0
    assert len(answers) > 6  # many kinds of spoiling get answers of their own
