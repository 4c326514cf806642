"""Which screen is on: one at a time, with the trail that led to it."""

from collections.abc import Callable, Iterable
from typing import Any

from kivy.properties import StringProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

Step = tuple[str, dict[str, Any]]
LONGEST_WAY = 12  # screens between the root and the one on show; older ones are forgotten


class Router(FloatLayout):
    """Holds the current screen; screens are made when first shown and kept.

    A screen may have `on_show(**params)` and `on_hide()`; it finds its router as `self.router`.
    """

    __events__ = ("on_trail", "on_sheets")
    current = StringProperty("")

    def __init__(self, **kwargs: Any) -> None:
        self._factories: dict[str, Callable[[], Widget]] = {}
        self._screens: dict[str, Widget] = {}
        self._trail: list[Step] = []
        self._sheets: list[Any] = []
        super().__init__(**kwargs)

    @property
    def trail(self) -> list[Step]:
        """The way here, oldest first: names and parameters only, so it can be stored."""
        return [(name, dict(params)) for name, params in self._trail]

    @property
    def screen(self) -> Widget | None:
        """The screen on show."""
        return self._screens.get(self.current)

    @property
    def sheets(self) -> list[Any]:
        """Open sheets, the topmost last."""
        return list(self._sheets)

    def register(self, name: str, factory: Callable[[], Widget]) -> None:
        """Name a screen; `factory` is called when it is first shown."""
        self._factories[name] = factory

    def knows(self, name: str) -> bool:
        """Whether there is a screen of this name."""
        return name in self._factories

    def go(self, name: str, **params: Any) -> None:
        """Show a screen on top of the trail; one that is on the way here is gone back to, so nobody walks rings."""
        step = (name, params)
        way = self._trail[: self._trail.index(step)] if step in self._trail else self._trail
        self._follow([*way[:1], *way[1:][-LONGEST_WAY:], step])

    def replace(self, name: str, **params: Any) -> None:
        """Show a screen in place of the present one: back leads past it."""
        self._follow([*self._trail[:-1], (name, params)])

    def switch(self, name: str, **params: Any) -> None:
        """Show a screen of the bottom bar: back leads to the root and nowhere else."""
        root = self._trail[:1]
        at_root = bool(root) and root[0][0] == name
        self._follow([(name, params)] if at_root or not root else [*root, (name, params)])

    def restore(self, trail: Iterable[Iterable[Any]]) -> bool:
        """Take up a stored trail, leaving out screens that no longer exist; false if none is left."""
        steps = [(name, dict(params)) for name, params in trail if name in self._factories]
        if steps:
            self._follow(steps)
        return bool(steps)

    def remake(self) -> None:
        """Make every screen anew, as when the language has changed; where we are stays."""
        if not self._trail:
            return
        self._hide_current()
        self._screens.clear()
        self._follow(self._trail)

    def back(self) -> bool:
        """Close the top sheet, or step back; false at the root."""
        if self._sheets:
            self._sheets[-1].close()
            return True
        if len(self._trail) < 2:
            return False
        self._follow(self._trail[:-1])
        return True

    def push_sheet(self, sheet: Widget) -> None:
        """Lay a sheet over everything; back closes it before anything else."""
        self._sheets.append(sheet)
        self.add_widget(sheet)
        self.dispatch("on_sheets", self.sheets)

    def drop_sheet(self, sheet: Widget) -> None:
        """Forget a sheet that has begun to close: a second back must not wait for its animation."""
        if sheet in self._sheets:
            self._sheets.remove(sheet)
            self.dispatch("on_sheets", self.sheets)

    def on_trail(self, trail: list[Step]) -> None:
        """The trail has changed."""

    def on_sheets(self, sheets: list[Any]) -> None:
        """A sheet has come or gone; these are open now."""

    def _follow(self, steps: list[Step]) -> None:
        name, params = steps[-1]
        screen = self._made(name)
        for sheet in self.sheets:
            sheet.close(animated=False)
        self._hide_current()
        self._trail = steps
        self.current = name
        if screen.parent is None:
            self.add_widget(screen, index=len(self.children))
        show = getattr(screen, "on_show", None)
        if show is not None:
            show(**params)
        self.dispatch("on_trail", self.trail)

    def _made(self, name: str) -> Widget:
        if name not in self._screens:
            screen = self._factories[name]()
            screen.router = self
            self._screens[name] = screen
        return self._screens[name]

    def _hide_current(self) -> None:
        screen = self.screen
        if screen is None or screen.parent is not self:
            return
        hide = getattr(screen, "on_hide", None)
        if hide is not None:
            hide()
        self.remove_widget(screen)


def router_of(widget: Widget) -> Router | None:
    """The router a widget lives in, if it is on show."""
    above = widget
    while above is not None and not isinstance(above, Router):
        parent = above.parent
        above = None if parent is above else parent
    return above
