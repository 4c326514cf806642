"""A list of thousands of rows of any height: only those in sight exist, and only those are measured."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from itertools import accumulate
from math import inf
from typing import Any

from kivy.clock import Clock
from kivy.factory import Factory
from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.relativelayout import RelativeLayout
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

Fill = Callable[[Widget, Any], None]


class Hanger(RelativeLayout):
    """The rows hang from it: whatever the list's height becomes, they keep their places below it."""

    def do_layout(self, *_args: Any) -> None:
        """The list places them."""


class LongList(ScrollView):
    """Rows of the kind *row_class*; `fill` writes an item into a row, which may have shown another before.

    A row that nobody has seen counts with *usual_height*. When it comes in sight its own height takes the place of
    that, and what is on the screen stays where it is; only the end of the list stays the end. A frame costs the rows in
    sight, however long the list is. Rows as wide as *breadth* are scrolled sideways too where the window is narrower;
    *beyond* tells how much of them lies to the left of it.
    """

    row_class = StringProperty("")
    usual_height = NumericProperty("64dp")
    breadth = NumericProperty(0)
    beyond = NumericProperty(0)
    fill = ObjectProperty(None, allownone=True)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.do_scroll_x = False
        self._items: Sequence[Any] = ()
        self._heights: list[float] = []
        self._tops: list[float] = [0.0]  # from the upper end of the list to each row's, and to the end of the last
        self._rows: dict[int, Widget] = {}
        self._spare: list[Widget] = []
        self._sheet = Widget(size_hint=(None, None), size=(0, 0))
        self._hanger = Hanger(size_hint=(None, None), size=(0, 0))
        self._sheet.add_widget(self._hanger)
        self.add_widget(self._sheet)
        self._place = Clock.create_trigger(self._place_now, -1)
        self._kept = 0.0  # how much was above the window before that changed its height
        self.bind(scroll_y=self._scrolled, height=self._reach, usual_height=lambda *_: self._forget_heights())
        self.bind(width=self._widen, breadth=self._widen, scroll_x=self._look_aside)

    def show(self, items: Sequence[Any]) -> None:
        """List these; how far down the list one has read stays."""
        away = self._away
        self._items = items
        for index in list(self._rows):
            self._put_away(index)
        self._forget_heights(away)

    @property
    def items(self) -> Sequence[Any]:
        """What is listed."""
        return self._items

    def to_top(self) -> None:
        """Show the beginning, even if the list is still swinging."""
        self.go_to(1)

    def to_end(self) -> None:
        """Show the end."""
        self.go_to(0)

    def go_to_item(self, place: int) -> None:
        """Show this item on top, as far as the list reaches."""
        room = self._tops[-1] - self.height
        inside = self._tops[place] + 0.5  # or rounding might leave the row before it on top
        self.go_to(1 - min(1.0, inside / room) if room > 0 else 1)

    def go_to(self, share: float) -> None:
        """Show the place at this share of the list, 1 being its beginning, and come to rest there."""
        self.effect_y.velocity = 0
        self.scroll_y = share
        self._update_effect_bounds()

    def _widen(self, *_args: Any) -> None:
        """Rows of another width may wrap otherwise."""
        self._sheet.width = max(self.breadth, self.width)
        self.do_scroll_x = self.breadth > self.width
        if not self.do_scroll_x:
            self.scroll_x = 0
        self._look_aside()
        self._forget_heights()

    def _scrolled(self, *_args: Any) -> None:
        self._kept = self._away
        self._place()

    def _reach(self, *_args: Any) -> None:
        """More of the list is to be seen, or less; what was on top stays there."""
        self._lay(self._heights, self._kept)
        self._place()

    def _look_aside(self, *_args: Any) -> None:
        self.beyond = max(0, self.scroll_x * (self._sheet.width - self.width))

    @property
    def _away(self) -> float:
        """How much of the list is above the window."""
        return max(0.0, (1 - self.scroll_y) * (self._tops[-1] - self.height))

    def _forget_heights(self, away: float | None = None) -> None:
        """Take every row as usual again, since what it says or how wide it is may have changed."""
        self._lay([self.usual_height] * len(self._items), self._away if away is None else away)
        self._place()

    def _lay(self, heights: list[float], away: float) -> None:
        """Let the rows have these heights, with so much of them above the window."""
        self._heights = heights
        self._tops = list(accumulate(heights, initial=0.0))
        self._sheet.height = max(self._tops[-1], self.height)
        room = self._tops[-1] - self.height
        self.scroll_y = 1 - min(1.0, max(0.0, away / room)) if room > 0 else 1
        self._kept = self._away
        self._update_effect_bounds()  # or a finger that is scrolling goes on from where the rows were

    def _place_now(self, *_args: Any) -> None:
        away = self._away
        first = max(0, bisect_right(self._tops, away) - 1)
        beyond = min(len(self._items), bisect_left(self._tops, away + self.height))
        for index in [index for index in self._rows if not first <= index < beyond]:
            self._put_away(index)
        for index in range(first, beyond):
            if index not in self._rows:
                self._bring(index)
        self._measure(away, first)
        self._hanger.y = self._sheet.top
        for index, row in self._rows.items():
            row.width, row.top = self._sheet.width, -self._tops[index]

    def _measure(self, away: float, first: int) -> None:
        """Take the heights that the rows in sight really have; the uppermost stays where it is."""
        grown = {index: row.height for index, row in self._rows.items() if row.height != self._heights[index]}
        if not grown:
            return
        is_at_end = self.scroll_y <= 0
        within = away - self._tops[first]
        heights = self._heights[:]
        for index, height in grown.items():
            heights[index] = height
        self._lay(heights, inf if is_at_end else sum(heights[:first]) + within)
        self._place()  # there may be room for more rows now

    def _bring(self, index: int) -> None:
        row = self._spare.pop() if self._spare else self._made()
        self._rows[index] = row
        row.width = self._sheet.width
        self.fill(row, self._items[index])
        self._hanger.add_widget(row)
        self._place()  # its height is known when its texts are written, which is before the frame is drawn

    def _put_away(self, index: int) -> None:
        row = self._rows.pop(index)
        self._hanger.remove_widget(row)
        self._spare.append(row)

    def _made(self) -> Widget:
        row = Factory.get(self.row_class)(size_hint_y=None)
        row.bind(height=self._place)
        return row
