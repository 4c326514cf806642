"""The parts every screen is made of. Importing this loads their kv rules once."""

from app.ui.widgets.badge import Avatar, Chip, Tag
from app.ui.widgets.bars import AppBar, NavBar
from app.ui.widgets.betski_key import BetskiKey
from app.ui.widgets.button import FilledButton, IconButton, LinkButton, PrimaryButton, QuietButton
from app.ui.widgets.controls import Segmented, Stepper, Toggle
from app.ui.widgets.key import Key
from app.ui.widgets.lamp import LampBackground
from app.ui.widgets.long_list import LongList
from app.ui.widgets.panel import ListRow, Panel, TapPanel
from app.ui.widgets.seat import Seat, SeatFace, SeatStrip
from app.ui.widgets.sheet import Sheet, Snackbar
from app.ui.widgets.tappable import Tappable
from app.ui.widgets.text import (
    BoldText,
    Figure,
    FittedLine,
    Heading,
    Icon,
    OneLine,
    Question,
    QuietText,
    ReadingText,
    SheetHeading,
    Text,
)
from app.ui.widgets.verdict_bar import VerdictBar, VerdictMark

__all__ = [
    "AppBar", "Avatar", "BetskiKey", "BoldText", "Chip", "Figure", "FilledButton", "FittedLine", "Heading", "Icon",
    "IconButton", "Key", "LampBackground", "LinkButton", "ListRow", "LongList", "NavBar", "OneLine", "Panel",
    "PrimaryButton", "Question", "QuietButton", "QuietText", "ReadingText", "Seat", "SeatFace", "SeatStrip",
    "Segmented", "Sheet", "SheetHeading", "Snackbar", "Stepper", "Tag", "TapPanel", "Tappable", "Text", "Toggle",
    "VerdictBar", "VerdictMark",
]  # fmt: skip
