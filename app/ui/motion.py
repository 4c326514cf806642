"""Movement that explains: what was laid slides to its place, what is lost is struck through, figures count."""

from kivy.animation import Animation
from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.ui import theme

CARD_SECONDS, STRIKE_SECONDS, TURN_SECONDS, COUNT_SECONDS = 0.16, 0.2, 0.2, 0.3
CARD_WAY = 12  # dp that a card comes from


def slide_in(widget: Widget, prop: str) -> None:
    """Let the distance in *prop* run down to nothing, as a card does that is pushed to its place."""
    run(widget, prop, dp(CARD_WAY), 0, CARD_SECONDS)


def run(widget: Widget, prop: str, start: float, end: float, seconds: float) -> None:
    """Move a number from start to end; at once where motion is reduced, or where nobody sees it."""
    Animation.cancel_all(widget, prop)
    lasts = theme.current().seconds(seconds)
    if not lasts or widget.get_root_window() is None:
        setattr(widget, prop, end)
        return
    setattr(widget, prop, start)
    Animation(d=lasts, t="out_cubic", **{prop: end}).start(widget)
