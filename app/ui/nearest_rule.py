"""Of all kv rules that set the same property of a widget, only the nearest one lives on.

Kivy applies the rules of a widget from its oldest class to the place where it stands, but the bindings of each stay.
When theme or text size change, whichever token changed last would win, and ink on an ivory card would turn ivory.
Kivy knows the cure: a property written as `-color` drops the bindings before it. Here each property below is read as
if written so.
"""

from typing import Any

from kivy.lang import parser

# Not width, size or pos: instructions on a canvas have these names too, and Kivy would drop their bindings as well.
REPLACED = {
    "color", "fill", "font_name", "font_size", "halign", "height", "icon_size", "ink", "line_height",
    "padding", "spacing",
}  # fmt: skip


_read = parser.ParserRuleProperty.__init__


def _read_as_nearest(rule: Any, ctx: Any, line: int, name: str, value: str, ignore_prev: bool = False) -> None:
    _read(rule, ctx, line, name, value, ignore_prev or name in REPLACED)


def install() -> None:
    """From now on kv is read this way; once is enough, and twice does no harm."""
    parser.ParserRuleProperty.__init__ = _read_as_nearest
