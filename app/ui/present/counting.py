"""What a figure shows on its way from one value to the next."""

import re
from typing import NamedTuple

# A sign, digits, perhaps decimals: 45, +164, −25, 2.50. Anything else, as ½ or 7+?, does not count.
_FIGURE = re.compile(r"([+−-]?)(\d+)(?:([.,])(\d+))?")
_LESS = "−-"


class _Figure(NamedTuple):
    units: int  # of the last decimal
    mark: str
    decimals: int
    sign: str


def between(old: str, new: str, share: float) -> str:
    """The figure when this share of the way is done; at once the new one where the two cannot be counted between."""
    start, end = _read(old), _read(new)
    if share >= 1 or start is None or end is None or (start.mark, start.decimals) != (end.mark, end.decimals):
        return new
    return _write(round(start.units + (end.units - start.units) * share), start, end)


def _read(text: str) -> _Figure | None:
    found = _FIGURE.fullmatch(text)
    if found is None:
        return None
    sign, whole, mark, decimals = found[1], found[2], found[3] or "", found[4] or ""
    units = int(whole + decimals)
    return _Figure(-units if sign and sign in _LESS else units, mark, len(decimals), sign)


def _write(units: int, start: _Figure, end: _Figure) -> str:
    digits = str(abs(units)).rjust(end.decimals + 1, "0")
    whole, decimals = digits[: len(digits) - end.decimals], digits[len(digits) - end.decimals :]
    plus = "+" if "+" in (start.sign, end.sign) and units > 0 else ""
    minus = next((sign for sign in (start.sign, end.sign) if sign and sign in _LESS), "−")
    return (minus if units < 0 else plus) + whole + end.mark + decimals
