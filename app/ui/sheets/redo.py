"""Everything that was taken back, to be done again up to the line that is touched."""

from collections.abc import Callable, Sequence
from typing import Any

from app.ui.present.redo import RedoLine, redo_lines
from app.ui.present.saying import Saying
from app.ui.widgets import ListRow, Panel, QuietText, Sheet, SheetHeading
from rules.core.timeline import Timeline

MOST_LINES = 40

Say = Callable[[Saying], str]


class RedoSheet(Sheet):
    """`on_chosen(count)`: so many things are to be done again."""

    __events__ = ("on_chosen",)

    def __init__(self, lines: Sequence[RedoLine], more: int, say: Say, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.add_widget(SheetHeading(text=say(Saying("redo.title"))))
        self.add_widget(QuietText(text=say(Saying("redo.help"))))
        panel = Panel()
        for place, line in enumerate(lines):
            row = ListRow(title=say(line.did), detail=say(line.where), icon="redo-variant")
            row.bind(on_tap=lambda _row, count=place + 1: self._choose(count))
            panel.add_widget(row)
        self.add_widget(panel)
        if more:
            self.add_widget(QuietText(text=say(Saying("redo.more", {"count": more}))))

    def on_chosen(self, count: int) -> None:
        """So many are to come back."""

    def _choose(self, count: int) -> None:
        self.close()
        self.dispatch("on_chosen", count)


def redo_sheet(timeline: Timeline, say: Say) -> RedoSheet:
    """The sheet of what this match could have back."""
    lines = redo_lines(timeline, MOST_LINES)
    return RedoSheet(lines, len(timeline.undone) - len(lines), say)
