"""Scores as they are written."""

from app.ui.present.figures import decimals


def score_text(points: int, scale: int = 1) -> str:
    """Points counted in units of 1/scale, as a person writes them: 3, 2½, −4."""
    whole, rest = divmod(abs(points), scale)
    figure = str(whole)
    if rest:
        part = "½" if rest * 2 == scale else decimals(f".{rest * 100 // scale:02d}")
        figure = part if part == "½" and not whole else figure + part
    return f"−{figure}" if points < 0 else figure
