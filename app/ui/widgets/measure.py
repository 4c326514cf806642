"""How much room a text takes, before any widget draws it."""

from functools import lru_cache

from kivy.core.text import Label as CoreLabel

LINE_HEIGHT = 1.15  # of `Text`


@lru_cache(maxsize=512)
def text_width(text: str, font_name: str, font_size: float) -> int:
    """Width in pixels of one line of text."""
    label = CoreLabel(font_name=font_name, font_size=font_size)
    label.resolve_font_name()
    return int(label.get_extents(text)[0]) + 2 if text else 0


@lru_cache(maxsize=64)
def text_height(text: str, font_name: str, font_size: float, width: float) -> int:
    """Height in pixels of a text that wraps to this width, as `Text` writes it."""
    label = CoreLabel(
        text=text, font_name=font_name, font_size=font_size, text_size=(max(1, width), None), line_height=LINE_HEIGHT
    )
    label.resolve_font_name()
    return int(label.render()[1])
