"""What can be done with an entry: look at the table it left, hear the referee again, amend it."""

from collections.abc import Callable, Sequence
from typing import Any

from app.ui.present.amend import CHANGE, INSERT, RESTORE, STRIKE
from app.ui.present.history import HistoryRow
from app.ui.present.saying import Saying
from app.ui.widgets import BoldText, ListRow, Panel, QuietText, Sheet, SheetHeading

Say = Callable[[Saying], str]

STOOD, VERDICT = "stood", "verdict"
ICONS = {
    STOOD: "eye", VERDICT: "scale-balance", CHANGE: "pencil", INSERT: "plus", STRIKE: "delete-outline",
}  # fmt: skip


class EntrySheet(Sheet):
    """`on_way(way, version)` when something is chosen; *version* counts what stood there, the oldest first."""

    __events__ = ("on_way",)

    def __init__(self, row: HistoryRow, former: Sequence[Saying], say: Say, ways: Sequence[str], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._say = say
        title = Saying("entry.struck") if row.number is None else Saying("entry.title", {"number": row.number})
        self.add_widget(SheetHeading(text=say(title)))
        self.add_widget(BoldText(text=say(row.did)))
        for detail in row.details:
            self.add_widget(QuietText(text=say(detail)))
        panel = Panel()
        for way in ways if row.number is not None else ():
            panel.add_widget(self._line(way))
        for version in range(len(former) - 1, -1, -1):
            panel.add_widget(self._restore(version, former[version]))
        self.add_widget(panel)

    def on_way(self, way: str, version: int) -> None:
        """This is what the table wants."""

    def _line(self, way: str) -> ListRow:
        line = ListRow(title=self._say(Saying(f"entry.{way}")), icon=ICONS[way], chevron=True)
        line.bind(on_tap=lambda _line: self._choose(way, 0))
        return line

    def _restore(self, version: int, did: Saying) -> ListRow:
        was = self._say(Saying("history.was", {"did": self._say(did)}))
        line = ListRow(title=self._say(Saying("entry.restore")), detail=was, icon="backup-restore", chevron=True)
        line.bind(on_tap=lambda _line: self._choose(RESTORE, version))
        return line

    def _choose(self, way: str, version: int) -> None:
        self.close()
        self.dispatch("on_way", way, version)
