"""What every touchable part shares: tap, hold, and a refusal that is felt instead of silence."""

from pathlib import Path
from typing import Any

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty

from app.ui import theme

HOLD_SECONDS = 0.55
SHAKE_SECONDS = 0.12


class Tappable:
    """Mixin for widgets: `on_tap`, `on_hold` (when `holdable`), and `on_refused` while `greyed`."""

    greyed = BooleanProperty(False)
    reason = StringProperty("")
    pressed = BooleanProperty(False)
    holdable = BooleanProperty(False)
    shake = NumericProperty(0)

    def __init__(self, **kwargs: Any) -> None:
        self.register_event_type("on_tap")
        self.register_event_type("on_hold")
        self.register_event_type("on_refused")
        self._hold_clock: Any = None
        super().__init__(**kwargs)

    def on_tap(self) -> None:
        """Touched and let go."""

    def on_hold(self) -> None:
        """Kept under the finger; no tap follows."""

    def on_refused(self, reason: str) -> None:
        """Touched while greyed: `reason` says why it does nothing now."""

    def hits(self, x: float, y: float) -> bool:
        """Whether the point is on this part, or so near that a finger meant it."""
        spare_x, spare_y = max(0, dp(48) - self.width) / 2, max(0, dp(48) - self.height) / 2
        return self.x - spare_x <= x < self.right + spare_x and self.y - spare_y <= y < self.top + spare_y

    def on_touch_down(self, touch: Any) -> bool:
        if super().on_touch_down(touch):
            return True
        if touch.is_mouse_scrolling or self.disabled or not self.hits(*touch.pos):
            return False
        touch.grab(self)
        self.pressed = True
        if self.holdable and not self.greyed:
            self._hold_clock = Clock.schedule_once(lambda _dt: self._held(touch), HOLD_SECONDS)
        return True

    def on_touch_move(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return super().on_touch_move(touch)
        if self.pressed and not self.hits(*touch.pos):
            self._let_go()
        return True

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return super().on_touch_up(touch)
        touch.ungrab(self)
        if self.pressed:
            self._let_go()
            self.press()
        return True

    def press(self) -> None:
        """Do what a finished touch does."""
        if self.greyed:
            self._shake()
            self.dispatch("on_refused", self.reason)
        else:
            self.dispatch("on_tap")

    def _held(self, touch: Any) -> None:
        if self.pressed:
            touch.ungrab(self)
            self._let_go()
            self.dispatch("on_hold")

    def _let_go(self) -> None:
        self.pressed = False
        if self._hold_clock is not None:
            self._hold_clock.cancel()
            self._hold_clock = None

    def _shake(self) -> None:
        if theme.current().reduce_motion:
            return
        Animation.cancel_all(self, "shake")
        step = SHAKE_SECONDS / 4
        swing = Animation(shake=-dp(4), d=step) + Animation(shake=dp(4), d=2 * step) + Animation(shake=0, d=step)
        swing.start(self)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
