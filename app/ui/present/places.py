"""What a seat shows, for every game."""

from typing import NamedTuple

from app.ui.present.figures import decimals
from app.ui.present.saying import Saying


class SeatView(NamedTuple):
    """One seat: its figure, a word below, and how it stands out."""

    score: str
    status: Saying | None = None
    active: bool = False
    out: bool = False
    dealer: bool = False
    struck: bool = False  # what the seat risked in this round is lost


def points_text(points: int, scale: int) -> str:
    """Points in units of 1/scale as a person reads them, with a half sign where it fits."""
    if points < 0:
        return f"−{points_text(-points, scale)}"
    whole, rest = divmod(points, scale)
    if not rest:
        return str(whole)
    if 2 * rest == scale:
        return f"{whole}½" if whole else "½"
    return decimals(f"{points / scale:g}")
