"""A figure counts to its new value."""

import pytest

from app.ui.present.counting import between


@pytest.mark.parametrize(
    ("old", "new", "share", "shown"),
    [
        ("10", "20", 0, "10"),
        ("10", "20", 0.5, "15"),
        ("10", "20", 1, "20"),
        ("20", "4", 0.25, "16"),
        ("+3", "−5", 0.25, "+1"),
        ("+3", "−5", 0.5, "−1"),
        ("−5", "+3", 0.75, "+1"),
        ("−4", "0", 0.5, "−2"),
        ("2.50", "3.00", 0.5, "2.75"),
        ("0,95", "1,05", 0.2, "0,97"),
        ("−0.10", "0.10", 0.25, "−0.05"),
    ],
)
def test_a_figure_passes_what_lies_between(old: str, new: str, share: float, shown: str) -> None:
    assert between(old, new, share) == shown


@pytest.mark.parametrize(
    ("old", "new"), [("", "7"), ("7", "0+?"), ("½", "1"), ("1", "1½"), ("5", "2.50"), ("1.5", "1,5")]
)
def test_what_is_no_figure_of_the_same_kind_is_shown_at_once(old: str, new: str) -> None:
    assert between(old, new, 0.5) == new
