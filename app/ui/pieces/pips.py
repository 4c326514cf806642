"""The four suits, drawn in a square box from the same circles and triangles at any size."""

from app.ui.pieces import drawing

SUITS = {"S": "ink", "C": "ink", "H": "red", "D": "red"}

# Parts on a box of 100 by 100, y down: discs (x, y, r) and triangles.
_DISCS = {
    "H": ((29, 34, 22), (71, 34, 22)),
    "D": (),
    "S": ((29, 60, 21), (71, 60, 21)),
    "C": ((50, 25, 21), (26, 58, 21), (74, 58, 21), (50, 48, 14)),
}
_TRIANGLES = {
    "H": ((9.5, 44, 90.5, 44, 50, 94), (29, 34, 71, 34, 50, 58)),
    "D": ((50, 4, 86, 50, 14, 50), (14, 50, 86, 50, 50, 96)),
    "S": ((10, 51, 90, 51, 50, 4), (30, 60, 70, 60, 50, 40), (50, 54, 68, 96, 32, 96)),
    "C": ((50, 46, 68, 96, 32, 96),),
}


def draw_pip(suit: str, side: float, cx: float, cy: float) -> None:
    """One suit sign (S, H, D or C) centred on a point."""
    unit = side / 100
    left, top = cx - side / 2, cy + side / 2
    drawing.ink(SUITS[suit])
    for x, y, radius in _DISCS[suit]:
        drawing.disc(left + x * unit, top - y * unit, radius * unit)
    for corners in _TRIANGLES[suit]:
        drawing.triangle(
            *(left + v * unit if place % 2 == 0 else top - v * unit for place, v in enumerate(corners))
        )
