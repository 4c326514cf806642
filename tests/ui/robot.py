"""Drives the real app in this process: real touches through the event loop, a clock that we turn.

Touches enter where the window's own input provider delivers them, so grabs, scroll views and
hold timers behave as on a phone.
"""

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from kivy.animation import Animation
from kivy.base import EventLoop, runTouchApp
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.effects import kinetic, scroll
from kivy.input.motionevent import MotionEvent
from kivy.lang import Builder
from kivy.uix.widget import Widget

from app.ui import theme

BACK_KEY = 27
KEYS = {"enter": (13, 40), "backspace": (8, 42), "escape": (27, 41), "tab": (9, 43)}


class Finger(MotionEvent):
    """One touch, from down to up."""

    _count = 0

    def __init__(self, x: float, y: float) -> None:
        Finger._count += 1
        super().__init__("robot", Finger._count, self._share(x, y), is_touch=True, type_id="touch")
        self.profile = ["pos"]

    @staticmethod
    def _share(x: float, y: float) -> dict[str, float]:
        return {"x": x / (Window.width - 1.0), "y": y / (Window.height - 1.0)}

    def depack(self, args: dict[str, float]) -> None:
        self.sx, self.sy = args["x"], args["y"]
        super().depack(args)

    def down(self) -> None:
        EventLoop.post_dispatch_input("begin", self)

    def slide(self, x: float, y: float) -> None:
        self.move(self._share(x, y))
        EventLoop.post_dispatch_input("update", self)

    def up(self) -> None:
        EventLoop.post_dispatch_input("end", self)


class Robot:
    """Looks at the window and touches it."""

    FRAME = 1 / 60
    _now: float | None = None  # one clock for the whole process: it must never go back

    def __init__(self) -> None:
        if Robot._now is None:
            Robot._now = Clock.time()
        Clock._max_fps = 0
        Clock.time = lambda: Robot._now
        kinetic.time = scroll.time = lambda: Robot._now  # else a swipe is the wilder the faster the machine
        self.app: Any = None
        self.draws = True
        self.taps = 0

    # ---- life

    def start(self, app: Any) -> Any:
        """Run an app up to its first frames."""
        self.app = app
        app._run_prepare()
        runTouchApp(embedded=True)
        self.frames(3)
        return app

    def show(self, widget: Widget, **theme_settings: Any) -> Widget:
        """Put one widget into the window, without an app."""
        for name, value in theme_settings.items():
            setattr(theme.current(), name, value)
        Window.add_widget(widget)
        runTouchApp(embedded=True)
        self.frames(3)
        return widget

    def close(self) -> None:
        """Leave nothing to the next test."""
        if self.app is not None:
            self.draw()  # whatever the test led to can be drawn
            self.app._stop()
            self.app = None
        for widget in Window.children[:]:
            Window.remove_widget(widget)
        Window.release_all_keyboards()
        for event in Clock.get_events():
            event.cancel()
        # What still moved would never come to rest without its clock, and keep its whole screen alive.
        Animation._instances.clear()
        EventLoop.touches.clear()
        EventLoop.quit = False
        EventLoop.status = "idle"

    # ---- time

    def frames(self, count: int = 1) -> None:
        """Let frames pass undrawn: drawing without a graphics chip is what tests would wait for."""
        for _ in range(count):
            Robot._now += self.FRAME
            _idle_undrawn()

    def draw(self) -> None:
        """Let one frame pass that is drawn, where drawing is wanted."""
        Robot._now += self.FRAME
        (EventLoop.idle if self.draws else _idle_undrawn)()

    def advance(self, seconds: float) -> None:
        """Let time pass frame by frame."""
        self.frames(max(1, round(seconds / self.FRAME)))

    def skip(self, seconds: float, step: float = 0.5) -> None:
        """Let minutes pass in coarse steps."""
        for _ in range(max(1, round(seconds / step))):
            Robot._now += step
            _idle_undrawn()

    def wait(self, holds: Callable[[], Any], timeout: float = 5.0) -> None:
        """Run until the condition holds."""
        waited = 0.0
        while not holds():
            self.frames()
            waited += self.FRAME
            assert waited < timeout, f"waited in vain for {holds}"

    # ---- look

    def walk(self) -> Iterator[Widget]:
        for top in Window.children:
            yield from top.walk()

    @staticmethod
    def visible(widget: Widget) -> bool:
        while widget is not Window:
            if widget is None or widget.opacity == 0:
                return False
            parent = widget.parent
            if parent is widget:
                return True
            widget = parent
        return True

    def find(self, text: str | None = None, cls: str | None = None, every: bool = False) -> Any:
        """The widget with this text or class; of a button and its own label, the button."""
        found = [w for w in self.walk() if self._matches(w, text, cls) and self.visible(w)]
        found = [w for w in found if not any(other is not w and _inside(w, other) for other in found)]
        if every:
            return found
        assert found, f"no widget text={text!r} cls={cls!r}; on screen: {self.texts()!r}"
        assert len(found) == 1, f"{len(found)} widgets have text={text!r} cls={cls!r}"
        return found[0]

    @staticmethod
    def _matches(widget: Widget, text: str | None, cls: str | None) -> bool:
        if text is not None and text not in (getattr(widget, "text", None), getattr(widget, "title", None)):
            return False
        return cls is None or cls in [c.__name__ for c in type(widget).__mro__]

    def texts(self) -> list[str]:
        return [w.text for w in self.walk() if getattr(w, "text", "") and self.visible(w)]

    def sees(self, text: str) -> bool:
        return any(text in shown for shown in self.texts())

    # ---- act

    def tap_at(self, x: float, y: float, hold: float = 0.06, rest: float = 0.2) -> None:
        assert 0 <= x < Window.width, f"off screen: x={x}"
        assert 0 <= y < Window.height, f"off screen: y={y}"
        self.taps += 1
        finger = Finger(x, y)
        finger.down()
        self.advance(hold)
        finger.up()
        self.advance(rest)

    def tap(self, target: Widget | str, hold: float = 0.06) -> None:
        """Touch the middle of a widget, or of the one that has this text."""
        widget = self.find(text=target) if isinstance(target, str) else target
        assert not widget.disabled, f"disabled: {widget}"
        self.tap_at(*widget.to_window(*widget.center), hold=hold)

    def long_press(self, target: Widget | str) -> None:
        self.tap(target, hold=0.8)

    def swipe(self, x1: float, y1: float, x2: float, y2: float, steps: int = 8) -> None:
        finger = Finger(x1, y1)
        finger.down()
        self.frames()
        for step in range(1, steps + 1):
            finger.slide(x1 + (x2 - x1) * step / steps, y1 + (y2 - y1) * step / steps)
            self.frames()
        finger.up()
        self.advance(0.6)

    def type(self, text: str) -> None:
        for character in text:
            Window.dispatch("on_textinput", character)
            self.frames()

    def key(self, name: str) -> None:
        code, scan = KEYS[name]
        Window.dispatch("on_key_down", code, scan, None, [])
        Window.dispatch("on_key_up", code, scan)
        self.frames(2)

    def back(self) -> bool:
        """The phone's back key; true when somebody took it."""
        taken = bool(Window.dispatch("on_keyboard", BACK_KEY, 1, "", []))
        self.frames(2)
        return taken

    # ---- record

    def shot(self, path: Path | str) -> Path:
        """Save what the window shows; read while the frame is being shown, or it may be black."""
        target = Path(path)
        taken: list[Path] = []

        def grab(*_args: object) -> None:
            name = Window.screenshot(name=str(Path(tempfile.mkdtemp()) / "shot.png"))
            taken.append(Path(name).replace(target))

        Window.bind(on_flip=grab)
        Window.canvas.ask_update()
        Robot._now += self.FRAME
        EventLoop.idle()
        Window.unbind(on_flip=grab)
        assert taken, "no frame was shown"
        return target


def _idle_undrawn() -> None:
    """One turn of the event loop, but for the drawing."""
    Clock.tick()
    EventLoop.dispatch_input()
    Builder.sync()
    Clock.tick_draw()
    Builder.sync()


def _inside(widget: Widget, other: Widget) -> bool:
    """Whether `other` is somewhere above `widget`."""
    above = widget.parent
    while above is not None and above is not Window and above is not above.parent:
        if above is other:
            return True
        above = above.parent
    return False
