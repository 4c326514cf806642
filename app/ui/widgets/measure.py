"""How wide a text is, before any widget draws it."""

from functools import lru_cache

from kivy.core.text import Label as CoreLabel


@lru_cache(maxsize=512)
def text_width(text: str, font_name: str, font_size: float) -> int:
    """Width in pixels of one line of text."""
    label = CoreLabel(font_name=font_name, font_size=font_size)
    label.resolve_font_name()
    return int(label.get_extents(text)[0]) + 2 if text else 0
