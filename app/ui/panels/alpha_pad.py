"""Pads for letter cards: a key for each face, keys for a printed number, keys for a sum of points."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from kivy.core.text.markup import MarkupLabel
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.utils import get_hex_from_color

import app.ui.pieces  # noqa: F401  # the kv file names them
from app.ui.panels.form import BackspaceKey, FormKey
from app.ui.present.threebetween_pad import BACK, PLUS, KeyView
from app.ui.widgets import Chip, FilledButton, Key, Tappable
from rules.decks.alpha import FACES, MOST_POINTS, Face

COLUMNS, ROWS = 7, 5
LEAST_KEY, MOST_KEY = 48, 72  # dp
LETTER_HIGH = 52 / 48  # letter keys are a little higher than wide, where there is room
SUM_KEYS = ("7", "8", "9", BACK, "4", "5", "6", PLUS, "1", "2", "3", "0")


class AlphaKey(Key):
    """A letter, or two vowels of which those that fit are bright."""

    letters = StringProperty("")
    bright = StringProperty("")
    high = NumericProperty("52dp")
    writer = MarkupLabel

    def worded(self) -> str:
        """The markup names only the colours that differ from the key's own."""
        return f"[color={get_hex_from_color(self.color)}]{self.text}[/color]"

    @staticmethod
    def spelled(letters: str, bright: str, on: Sequence[float], off: Sequence[float]) -> str:
        """The letters with their colours; a face with all letters alike needs none."""
        if len(letters) < 2 or len(bright) in (0, len(letters)):
            return "/".join(letters)
        tints = [get_hex_from_color(on if letter in bright else off) for letter in letters]
        slash = f"[color={get_hex_from_color(off)}]/[/color]"
        return slash.join(f"[color={tint}]{letter}[/color]" for tint, letter in zip(tints, letters, strict=True))


class PadButton(FilledButton):
    """A wide key beside the letters."""

    chosen = BooleanProperty(False)


class AlphaPad(BoxLayout):
    """A key for each of the 32 faces, and one for the printed numbers."""

    gap = NumericProperty("8dp")
    row_gap = NumericProperty("8dp")

    def __init__(self, on_face: Callable[[Face], None], on_numbers: Callable[[], None], words: str) -> None:
        super().__init__()
        self._keys = {face: self._key(face, on_face) for face in FACES}
        self.numbers = PadButton(text=words, icon="pencil")
        self.numbers.bind(on_tap=lambda _button: on_numbers())
        full = len(FACES) // COLUMNS * COLUMNS
        for place, face in enumerate(FACES):
            (self.ids.grid if place < full else self.ids.last).add_widget(self._keys[face])
        self.ids.last.add_widget(self.numbers)

    def show(self, views: Mapping[Face, KeyView]) -> None:
        """Dress each key."""
        for face, view in views.items():
            key = self._keys[face]
            key.look, key.bright, key.mark = view.look, view.bright, view.mark

    def fit(self, width: float, height: float) -> None:
        """Seven keys across, never below 48 dp; the gaps give way first."""
        self.gap = dp(8) if width >= COLUMNS * dp(LEAST_KEY) + (COLUMNS - 1) * dp(8) else dp(2)
        self.row_gap = max(dp(4), self.gap)
        side = max(dp(LEAST_KEY), min(dp(MOST_KEY), (width - (COLUMNS - 1) * self.gap) / COLUMNS))
        high = side * LETTER_HIGH if self.gap > dp(2) else side
        high = max(dp(LEAST_KEY), min(high, (height - (ROWS - 1) * self.row_gap) / ROWS))
        for key in self._keys.values():
            key.min_side, key.high = side, high
        left = COLUMNS - len(FACES) % COLUMNS
        self.numbers.width = left * side + (left - 1) * self.gap
        self.numbers.min_height = high
        self.width = COLUMNS * side + (COLUMNS - 1) * self.gap

    def key_of(self, face: Face) -> AlphaKey:
        """The key of this face."""
        return self._keys[face]

    @staticmethod
    def _key(face: Face, on_face: Callable[[Face], None]) -> AlphaKey:
        key = AlphaKey(letters=face.letters)
        key.bind(on_tap=lambda _key: on_face(face))
        # A greyed card may well have been drawn; the answer says why it does not fit.
        key.bind(on_refused=lambda _key, _reason: on_face(face))
        return key


class PointKey(Key):
    """A printed number."""


class NumberKeys(BoxLayout):
    """The number printed on a card, with one touch; `more` leads to higher ones."""

    letter = StringProperty("")
    other = StringProperty("")
    question = StringProperty("")

    def __init__(self, on_number: Callable[[int], None], more: str, on_more: Callable[[], None], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        for number in range(MOST_POINTS + 1):
            key = PointKey(text=str(number), min_side=dp(56))
            key.bind(on_tap=lambda _key, number=number: on_number(number))
            self.ids.numbers.add_widget(key)
        key = PointKey(text=more, min_side=dp(56))
        key.bind(on_tap=lambda _key: on_more())
        self.ids.numbers.add_widget(key)

    def offer(self, words: str, on_tap: Callable[[], None]) -> None:
        """Another way to answer."""
        self.ids.others.add_widget(_chip(words, on_tap))


class SumPad(BoxLayout):
    """Points typed number by number, and the sum as it was entered."""

    text = StringProperty("")
    question = StringProperty("")

    def __init__(self, on_key: Callable[[str], None], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._keys: dict[str, FormKey] = {}
        for sign in SUM_KEYS:
            key = BackspaceKey(min_side=dp(56)) if sign == BACK else FormKey(text=sign, min_side=dp(56))
            key.bind(on_tap=lambda _key, sign=sign: on_key(sign))
            self._keys[sign] = key
            self.ids.grid.add_widget(key)

    def offer(self, words: str, on_tap: Callable[[], None], seat: int | None = None, chosen: bool = False) -> None:
        """Something else to touch: who it is about, or another way to enter."""
        chip = _chip(words, on_tap)
        if seat is not None:
            chip.person, chip.tint, chip.chosen = True, seat, chosen
        (self.ids.others if seat is None else self.ids.seats).add_widget(chip)

    def key_of(self, sign: str) -> FormKey:
        """The key with this sign."""
        return self._keys[sign]


class WayButton(Tappable, BoxLayout):
    """A way to set the limits, or a limit that goes."""

    text = StringProperty("")
    detail = StringProperty("")
    chosen = BooleanProperty(False)


class LimitPad(BoxLayout):
    """How the limits may lie, and which of them may go."""

    question = StringProperty("")
    swap_text = StringProperty("")

    def offer_way(self, text: str, detail: str, chosen: bool, on_tap: Callable[[], None]) -> None:
        """A way to set them."""
        button = WayButton(text=text, detail=detail, chosen=chosen)
        button.bind(on_tap=lambda _button: on_tap())
        self.ids.ways.add_widget(button)

    def offer_swap(self, text: str, on_tap: Callable[[], None]) -> None:
        """A limit that may go."""
        button = FilledButton(text=text, icon="swap-horizontal")
        button.bind(on_tap=lambda _button: on_tap())
        self.ids.swaps.add_widget(button)


def _chip(words: str, on_tap: Callable[[], None]) -> Chip:
    chip = Chip(text=words, outlined=True, widest=dp(300))
    chip.bind(on_tap=lambda _chip: on_tap())
    return chip


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
