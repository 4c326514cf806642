"""What comes up from below: the sheet with an answer, the snackbar with a way back."""

from pathlib import Path
from typing import Any

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.lang import Builder
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from app.ui import theme
from app.ui.router import Router, router_of

SLIDE_SECONDS = 0.24
SNACKBAR_SECONDS = 5


class Sheet(FloatLayout):
    """A bottom sheet; widgets added to it go onto the sheet. `on_close` when it leaves by any way."""

    __events__ = ("on_close",)
    shown = NumericProperty(0)

    def __init__(self, **kwargs: Any) -> None:
        self._router: Router | None = None
        self._closing = False
        self._drag: Any = None
        super().__init__(**kwargs)

    def add_widget(self, widget: Widget, *args: Any, **kwargs: Any) -> None:
        """Content goes into the body; the sheet's own frame is built first."""
        body = self.ids.get("body")
        if body is None:
            super().add_widget(widget, *args, **kwargs)
        else:
            body.add_widget(widget, *args, **kwargs)

    def open(self, near: Widget) -> None:
        """Come up over the router that `near` lives in, or over the window."""
        self._router = router_of(near)
        self._closing = False
        if self._router is not None:
            self._router.push_sheet(self)
        else:
            Window.add_widget(self)
        self._move(1, None)

    def close(self, animated: bool = True) -> None:
        """Go down again; closing twice is closing once."""
        if self._closing or self.parent is None:
            return
        self._closing = True
        if self._router is not None:
            self._router.drop_sheet(self)
        self.dispatch("on_close")
        self._move(0, self._leave, animated)

    def on_close(self) -> None:
        """The sheet is going."""

    def on_touch_down(self, touch: Any) -> bool:
        if self._closing:
            return False
        if not self.ids.plate.collide_point(*touch.pos):
            self.close()
            return True
        if touch.y > self.ids.plate.top - self.ids.handle.height:
            touch.grab(self)
            self._drag = touch.y
            return True
        super().on_touch_down(touch)
        return True

    def on_touch_move(self, touch: Any) -> bool:
        return True if touch.grab_current is self else super().on_touch_move(touch)

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return super().on_touch_up(touch)
        touch.ungrab(self)
        if self._drag - touch.y > self.ids.handle.height / 2:
            self.close()
        return True

    def _move(self, shown: float, then: Any, animated: bool = True) -> None:
        Animation.cancel_all(self, "shown")
        seconds = theme.current().seconds(SLIDE_SECONDS) if animated else 0
        if not seconds:
            self.shown = shown
            if then is not None:
                then()
            return
        slide = Animation(shown=shown, d=seconds, t="out_cubic")
        if then is not None:
            slide.bind(on_complete=lambda *_: then())
        slide.start(self)

    def _leave(self) -> None:
        if self.parent is not None:
            self.parent.remove_widget(self)


class Snackbar(BoxLayout):
    """A short notice with one way to answer it: `on_answer` when that is touched."""

    __events__ = ("on_answer",)
    text = StringProperty("")
    action = StringProperty("")
    lift = NumericProperty(0)

    def open(self, near: Widget, above: float = 0) -> None:
        """Appear over the screen, `above` that many pixels from its foot, and leave by itself."""
        host = router_of(near) or Window
        for other in [w for w in host.children if isinstance(w, Snackbar)]:
            other.close()
        self.lift = above
        host.add_widget(self)
        Clock.schedule_once(lambda _dt: self.close(), SNACKBAR_SECONDS)

    def act(self) -> None:
        """The answer was touched."""
        self.close()
        self.dispatch("on_answer")

    def close(self) -> None:
        """Leave; harmless when already gone."""
        if self.parent is not None:
            self.parent.remove_widget(self)

    def on_answer(self) -> None:
        """The answer was touched."""


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
