"""PAIR THREE's pad: the stacks, who placed the tile, and a key for each letter."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.graphics import Color, SmoothRoundedRectangle
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

import app.ui.panels.form  # noqa: F401  # the kv file names its grid
from app.ui import theme
from app.ui.present.pair_three_words import ALPHABET
from app.ui.widgets import Chip, FilledButton, Key, PrimaryButton, Tappable

COLUMNS, ROWS = 7, 4
LEAST_KEY, MOST_KEY = 48, 72  # dp
OTHER_PARTS = 220  # dp, what stands above the letters
LOW_WINDOW = 440  # dp; below this the gaps give way, so that a pad with all its parts fits
FULL_STACK = 10
FEW_STACKS = 2  # so many have room for a picture
BACK = ""


class WordKey(Key):
    """A letter, or the way back, which is two keys wide."""

    cells = NumericProperty(1)
    gap = NumericProperty("8dp")
    high = NumericProperty("48dp")
    icon = StringProperty("")


class StackWords(NamedTuple):
    """What a stack's button says: its name, its height in many words and in few, and its tiles."""

    name: str
    detail: str
    short: str
    tiles: int


class StackBars(Widget):
    """A stack from the side: a bar for each tile, up to the ten at which it is split."""

    tiles = NumericProperty(0)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._redraw = Clock.create_trigger(self._draw_now, -1)
        self.bind(tiles=self._redraw, pos=self._redraw, size=self._redraw)
        self._redraw()

    def _draw_now(self, *_args: Any) -> None:
        look, step = theme.current(), self.height / FULL_STACK
        self.canvas.clear()
        with self.canvas:
            for place in range(FULL_STACK):
                Color(*(look.wood if place < self.tiles else look.s3))
                SmoothRoundedRectangle(
                    pos=(self.x, self.y + place * step), size=(self.width, step - dp(2)), radius=[dp(1)]
                )


class StackButton(Tappable, BoxLayout):
    """A stack to play on; with many of them only name and height are shown."""

    name = StringProperty("")
    detail = StringProperty("")
    short = StringProperty("")
    tiles = NumericProperty(0)
    chosen = BooleanProperty(False)
    has_bars = BooleanProperty(True)
    compact = BooleanProperty(False)


class NameButton(FilledButton):
    """Somebody who may have placed the tile."""


class SideButton(FilledButton):
    """Another way for the tile to lie."""

    @staticmethod
    def longest(text: str) -> str:
        """The longest of its words, which is not to be broken."""
        return max(text.split() or [""], key=len)


class WordPad(BoxLayout):
    """Everything to touch; `on_letter` gets a letter, or nothing for the way back."""

    question = StringProperty("")
    gap = NumericProperty("8dp")
    row_gap = NumericProperty("8dp")
    compact = BooleanProperty(False)
    low = BooleanProperty(False)

    def __init__(self, on_letter: Callable[[str], None], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._parts = {name: self.ids[name].__self__ for name in ("stacks", "sides", "ways", "asked", "names", "keys")}
        self._keys: dict[str, WordKey] = {}
        for letter in (*ALPHABET, BACK):
            key = WordKey(text=letter) if letter else WordKey(icon="backspace", cells=2)
            key.bind(on_tap=lambda _key, letter=letter: on_letter(letter))
            key.bind(on_refused=lambda _key, _reason, letter=letter: on_letter(letter))
            self._keys[letter] = key
            row = len(self._keys) - 1
            self.ids[f"row{row // COLUMNS}"].add_widget(key)

    def lay(self, *names: str) -> None:
        """Show these parts, in the order in which they always stand."""
        wanted = [part for name, part in self._parts.items() if name in names]
        if self.children[::-1] != wanted:
            self.clear_widgets()
            for part in wanted:
                self.add_widget(part)

    def show_stacks(self, stacks: Sequence[StackWords], chosen: int, on_stack: Callable[[int], None]) -> None:
        """A button for each stack."""
        grid = self.ids.stacks
        grid.clear_widgets()
        has_bars = len(stacks) <= FEW_STACKS
        grid.cols = len(stacks) if len(stacks) < 5 else (len(stacks) + 1) // 2
        for place, stack in enumerate(stacks):
            button = StackButton(
                **stack._asdict(), chosen=place == chosen, has_bars=has_bars, compact=self.compact
            )
            button.bind(on_tap=lambda _button, place=place: on_stack(place))
            grid.add_widget(button)

    def choose_stack(self, chosen: int) -> None:
        """Mark one of the stacks."""
        for place, button in enumerate(reversed(self.ids.stacks.children)):
            button.chosen = place == chosen

    def show_sides(self, sides: Sequence[str], on_side: Callable[[int], None], icon: str = "close") -> None:
        """The pairs already named, or tiles to choose from."""
        self.ids.sides.clear_widgets()
        for place, words in enumerate(sides):
            chip = Chip(text=words, icon=icon, widest=dp(320))
            chip.bind(on_tap=lambda _chip, place=place: on_side(place))
            self.ids.sides.add_widget(chip)

    def show_ways(self, ways: Sequence[FilledButton]) -> None:
        """Other ways for the tile to lie."""
        if list(reversed(self.ids.ways.children)) != list(ways):
            self.ids.ways.clear_widgets()
            for way in ways:
                self.ids.ways.add_widget(way)

    def show_choice(self, chip: Chip | None) -> None:
        """Something to choose beside the question, or nothing."""
        self.ids.choice.clear_widgets()
        if chip is not None:
            self.ids.choice.add_widget(chip)

    def show_names(self, names: Sequence[tuple[str, str]], on_name: Callable[[int], None], refuse: Any) -> None:
        """Everybody, by seat: the name, and why it cannot have been them."""
        grid = self.ids.names
        grid.clear_widgets()
        grid.cols = len(names) if len(names) < 5 else (len(names) + 1) // 2
        for seat, (name, reason) in enumerate(names):
            button = NameButton(text=name, greyed=bool(reason), reason=reason, min_height=self._name_height)
            button.bind(on_tap=lambda _button, seat=seat: on_name(seat))
            button.bind(on_refused=lambda _button, reason: refuse(reason))
            grid.add_widget(button)

    def show_due(self, words: str, on_tap: Callable[[], None]) -> None:
        """The one thing that comes first."""
        grid = self.ids.names
        grid.clear_widgets()
        grid.cols = 1
        button = PrimaryButton(text=words, min_height=self._name_height)
        button.bind(on_tap=lambda _button: on_tap())
        grid.add_widget(button)

    def close_letters(self, is_closed: bool) -> None:
        """Grey the letters when there is no room for another."""
        for letter, key in self._keys.items():
            if letter:
                key.look = "greyed" if is_closed else "key"

    def fit(self, width: float, height: float) -> None:
        """Seven keys across, never below 48 dp; the gaps give way first."""
        self.gap = dp(8) if width >= COLUMNS * dp(LEAST_KEY) + (COLUMNS - 1) * dp(8) else dp(2)
        self.low = Window.height < dp(LOW_WINDOW)
        self.row_gap = dp(4) if self.low else max(dp(4), self.gap)
        side = max(dp(LEAST_KEY), min(dp(MOST_KEY), (width - (COLUMNS - 1) * self.gap) / COLUMNS))
        high = max(dp(LEAST_KEY), min(side, (height - dp(OTHER_PARTS)) / ROWS - self.row_gap))
        for key in self._keys.values():
            key.min_side, key.high, key.gap = side, high, self.gap

    def on_low(self, *_args: Any) -> None:
        """So much room the pad has for itself."""
        self.on_compact()

    def on_compact(self, *_args: Any) -> None:
        """Everything but the letters gives way where the window is low."""
        for button in self.ids.names.children:
            button.min_height = self._name_height
        for button in self.ids.stacks.children:
            button.compact = self.compact

    @property
    def _name_height(self) -> float:
        return dp(48) if self.compact or self.low else dp(56)

    def key_of(self, letter: str) -> WordKey:
        """The key of a letter; of nothing, the way back."""
        return self._keys[letter]


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
