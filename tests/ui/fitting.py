"""Whether what a screen says and offers has the room it needs."""

from collections.abc import Iterator

from kivy.core.window import Window
from kivy.metrics import dp
from kivy.uix.label import Label
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from app.ui.widgets import Icon, OneLine, Tappable
from app.ui.widgets.measure import text_width
from tests.ui.robot import Robot

SLACK = 2  # pixels that rounding may take


def labels(root: Widget) -> Iterator[Label]:
    """Everything written below a widget, icons left out."""
    for widget in root.walk(restrict=True):
        if isinstance(widget, Label) and not isinstance(widget, Icon) and widget.text and Robot.visible(widget):
            yield widget


def cut_texts(root: Widget) -> list[str]:
    """Texts that are larger than their place, or shortened to fit it."""
    return [label.text for label in labels(root) if _is_cut(label)]


def _is_cut(label: Label) -> bool:
    if isinstance(label, OneLine):
        return text_width(label.text, label.font_name, label.font_size) > label.width + SLACK
    wide, high = label.texture_size
    return wide > label.width + SLACK or high > label.height + SLACK


def overlapping_texts(root: Widget) -> list[tuple[str, str]]:
    """Pairs of texts in the same scrolling part that lie on each other."""
    placed = [(label, _scroll_of(label), _box(label)) for label in labels(root)]
    found = []
    for place, (one, scroll, box) in enumerate(placed):
        for other, other_scroll, other_box in placed[place + 1 :]:
            is_mark = other.parent is one or one.parent is other  # a mark lies on its key
            if scroll is other_scroll and not is_mark and _meet(box, other_box):
                found.append((one.text, other.text))
    return found


def outside(root: Widget) -> list[str]:
    """Texts that lie beyond the left or right edge of the window, and cannot be scrolled to."""
    return [
        label.text for label in labels(root)
        if (_box(label)[0] < -SLACK or _box(label)[2] > Window.width + SLACK) and not _goes_sideways(_scroll_of(label))
    ]  # fmt: skip


def _goes_sideways(scroll: Widget | None) -> bool:
    return scroll is not None and scroll.do_scroll_x


def small_targets(root: Widget) -> list[str]:
    """Things to touch that are smaller than a fingertip."""
    return [
        f"{type(widget).__name__} {getattr(widget, 'text', '')}"
        for widget in root.walk(restrict=True)
        if isinstance(widget, Tappable) and not widget.disabled and Robot.visible(widget)
        and min(widget.size) < dp(48) - SLACK
    ]  # fmt: skip


def assert_fits(root: Widget) -> None:
    """Nothing cut, nothing on top of anything, nothing off the edge, nothing too small to touch."""
    assert cut_texts(root) == []
    assert overlapping_texts(root) == []
    assert outside(root) == []
    assert small_targets(root) == []


def _scroll_of(widget: Widget) -> Widget | None:
    above = widget.parent
    while above is not None and above is not Window and above is not above.parent:
        if isinstance(above, ScrollView):
            return above
        above = above.parent
    return None


def _box(label: Label) -> tuple[float, float, float, float]:
    """The written part of a label in the window: left, bottom, right, top."""
    x, y = label.to_window(*label.pos)
    wide, high = min(label.width, label.texture_size[0]), min(label.height, label.texture_size[1])
    left = {"center": x + (label.width - wide) / 2, "right": x + label.width - wide}.get(label.halign, x)
    bottom = y + (label.height - high) / 2
    return left, bottom, left + wide, bottom + high


def _meet(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return wide > SLACK and high > SLACK
