"""How figures are written in the language that is spoken: 2.50 or 2,50, 40% or 40 %.

Figures are made in many places that know no catalogue, so the language is told once, when it is chosen.
"""

from contextvars import ContextVar

from rules.sentences import Catalogue

_DECIMAL = ContextVar("decimal", default=".")
_PERCENT = ContextVar("percent", default="{percent}%")


def write_figures_as(catalogue: Catalogue) -> None:
    """From now on figures are written in this language."""
    _DECIMAL.set(str(catalogue["figure.decimal"]))
    _PERCENT.set(str(catalogue["figure.percent"]))


def decimals(text: str) -> str:
    """A figure, given with a point before its decimals."""
    return text.replace(".", _DECIMAL.get())


def percent_text(percent: int, sign: str = "") -> str:
    """A figure of hundredths; *sign* says that it is less or more."""
    return sign + _PERCENT.get().format(percent=percent)
