"""A match's history: every entry in the players' words, with undo and redo."""

from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.session.match import MatchSession
from app.ui import theme
from app.ui.present.history import HistoryHead, HistoryLine, history_lines
from app.ui.present.saying import Saying
from app.ui.present.verdict import overruling, verdict_page
from app.ui.services import Services
from app.ui.sheets.verdict import VerdictSheet
from app.ui.trouble import notice
from app.ui.widgets import LampBackground, Snackbar, Tappable

CALLS = 1  # the second of the two lists


class HistoryRowView(Tappable, BoxLayout):
    """One entry, or the heading of a game; a touch shows the referee's whole answer."""

    number = StringProperty("")
    who = StringProperty("")
    tint = NumericProperty(0)
    did = StringProperty("")
    detail = StringProperty("")
    overruled = StringProperty("")
    is_head = BooleanProperty(False)
    open_entry = ObjectProperty(None, allownone=True)

    def on_tap(self) -> None:
        """Show the answer that was given."""
        if self.open_entry is not None:
            self.open_entry()


class HistoryScreen(LampBackground):
    """The newest entry on top; only the rows one can see are made."""

    title = StringProperty("")
    subtitle = StringProperty("")
    empty_text = StringProperty("")
    undo_text = StringProperty("")
    redo_text = StringProperty("")
    play_text = StringProperty("")
    no_undo_text = StringProperty("")
    no_redo_text = StringProperty("")
    can_undo = BooleanProperty(False)
    can_redo = BooleanProperty(False)

    def __init__(self, services: Services, **kwargs: Any) -> None:
        self.services = services
        self._session: MatchSession | None = None
        self._unsubscribe: Any = None
        super().__init__(**kwargs)
        say = services.say
        self.undo_text, self.redo_text, self.play_text = say("app.undo"), say("app.redo"), say("history.play")
        self.no_undo_text, self.no_redo_text = say("table.nothing_to_undo"), say("table.nothing_to_redo")
        self.ids.choice.options = [say("history.all"), say("history.calls")]
        theme.current().bind(text_scale=lambda *_: self.fill())

    def on_show(self, match_id: str) -> None:
        """Show this match's entries, and follow what happens to them."""
        session = self.services.session(match_id)
        if session is not self._session:
            self._session = session
            self.ids.rows.scroll_y = 1
        self._unsubscribe = session.subscribe(self.fill)
        self.fill()

    def on_hide(self) -> None:
        """Stop following."""
        if self._unsubscribe is not None:
            self._unsubscribe()
            self._unsubscribe = None

    def fill(self) -> None:
        """List the entries as they stand now."""
        session = self._session
        if session is None:
            return
        steps = session.timeline.steps
        calls_only = self.ids.choice.index == CALLS
        lines = history_lines(session.game, session.timeline.opening, steps, calls_only=calls_only)
        self.title = self.services.say(f"{session.game.key}.name")
        self.subtitle = self.services.say("history.count", {"count": len(steps)})
        self.can_undo, self.can_redo = session.timeline.can_undo, session.timeline.can_redo
        self.empty_text = "" if lines else self.services.say("history.no_calls" if steps else "history.empty")
        self.ids.rows.data = [self._data(line) for line in lines]

    def undo(self) -> None:
        """Take back the last change."""
        with notice(self, self.services):
            self._session.undo()

    def redo(self) -> None:
        """Do again what was taken back last."""
        with notice(self, self.services):
            self._session.redo()

    def play(self) -> None:
        """Go to the table: back where one came from there."""
        trail = self.router.trail
        if len(trail) > 1 and trail[-2][0] == "table":
            self.router.back()
        else:
            self.router.replace("table", match_id=self._session.match_id)

    def tell(self, reason: str) -> None:
        """Say why a touch does nothing now."""
        Snackbar(text=reason).open(self, dp(76))

    def _say(self, saying: Saying) -> str:
        return self.services.say(saying.code, saying.facts, self._session.players)

    def _data(self, line: HistoryLine) -> dict[str, Any]:
        """What a row shows; every row gets every field, since rows are used again."""
        if isinstance(line, HistoryHead):
            return _row_data(did=self._say(line.text), is_head=True)
        detail = " ".join(self._say(each) for each in line.details[:2])
        return _row_data(
            number=str(line.number),
            who="" if line.seat is None else self._session.players[line.seat],
            tint=line.seat or 0,
            did=self._say(line.did),
            detail=detail,
            overruled="" if line.overruled is None else self._say(overruling(line.overruled)),
            open_entry=lambda: self._open(line.number),
        )

    def _open(self, number: int) -> None:
        session = self._session
        steps = session.timeline.steps
        before = steps[number - 2].state if number > 1 else session.timeline.opening
        step = steps[number - 1]
        page = verdict_page(session.game, before, step.entry.action, step.verdict)._replace(may_overrule=False)
        sheet = VerdictSheet(page, self._say, self.services.has_sentence, session.game.key)
        game, match_id = session.game.key, session.match_id
        sheet.bind(
            on_open_rule=lambda _sheet, clause: self.router.go("rulebook", game=game, clause=clause, match_id=match_id)
        )
        sheet.open(self)


def _row_data(**shown: Any) -> dict[str, Any]:
    data: dict[str, Any] = {
        "number": "", "who": "", "tint": 0, "did": "", "detail": "", "overruled": "", "is_head": False,
        "open_entry": None,
    }  # fmt: skip
    data.update(shown)
    return {**data, "row_size": (None, _height(data))}


def _height(data: dict[str, Any]) -> float:
    """How high the row's lines are, with the air around them."""
    look = theme.current()
    if data["is_head"]:
        return max(dp(40), look.support * 2)
    lines = look.label * 1.3 + (look.support * 1.3 + dp(2) if data["detail"] else 0)
    tag = max(dp(24), look.caption * 1.7) + dp(2) if data["overruled"] else 0
    return max(dp(64), lines + tag + dp(20))


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
