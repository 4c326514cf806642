"""A match's history: the scores as lines, every entry in the players' words, with undo and redo."""

from functools import partial
from pathlib import Path
from typing import Any

from kivy.clock import Clock
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.session.match import MatchSession
from app.ui import theme
from app.ui.present.amend import CHANGE, INSERT, STRIKE
from app.ui.present.chart import chart_of
from app.ui.present.columns import Round
from app.ui.present.dispute import Dispute, rules_behind
from app.ui.present.history import (
    HistoryHead,
    HistoryLine,
    HistoryPlace,
    HistoryRow,
    count,
    count_and_proof,
    former_entries,
    gain,
    history_lines,
    history_row,
    pot,
)
from app.ui.present.saying import Saying, did, seat_of
from app.ui.present.verdict import GAVEL, overruling, verdict_page
from app.ui.screens.columns import EVERYBODY
from app.ui.services import Services
from app.ui.sheets.dispute import open_dispute
from app.ui.sheets.entry import STOOD, VERDICT, EntrySheet
from app.ui.sheets.redo import redo_sheet
from app.ui.sheets.share import ShareSheet
from app.ui.sheets.verdict import VerdictSheet
from app.ui.trouble import notice
from app.ui.widgets import LampBackground, Snackbar, Tappable, Text
from app.ui.widgets.chart import ChartLook
from app.ui.widgets.measure import text_width
from app.ui.widgets.text import LEAST_SHARE

BY_ENTRY, BY_PLAYER, CALLS = range(3)  # places in the row of choices
WAYS = (STOOD, VERDICT, CHANGE, INSERT, STRIKE)
NO_CALLS = Saying("history.no_calls")
BAR_TAKES = dp(56 + 2 * 56)  # of the width, for the way back and two icons
WIDE_WINDOW = 640  # dp; from here on the chart stands beside the entries
LOW_WINDOW = 480  # dp; below this the entries need the chart's room
SHEET_NEEDS = 1.2  # times that for the score sheet, which grows with the text and tells what the chart draws


class HistoryRowView(Tappable, BoxLayout):
    """One entry, or the heading of a game; its words are made when it comes in sight."""

    number = StringProperty("")
    who = StringProperty("")
    tint = NumericProperty(0)
    did = StringProperty("")
    detail = StringProperty("")
    was = StringProperty("")
    mark = StringProperty("")
    mark_icon = StringProperty("")
    gain = StringProperty("")
    is_head = BooleanProperty(False)
    is_struck = BooleanProperty(False)
    open_entry = ObjectProperty(None, allownone=True)
    wide = staticmethod(text_width)

    def on_tap(self) -> None:
        """Show what can be done with it."""
        if self.open_entry is not None:
            self.open_entry()


class RowLine(Text):
    """A further line of a row, which takes no room while it says nothing."""


class RowMark(BoxLayout):
    """What sets an entry apart, in as many lines as the table's reason needs."""

    text = StringProperty("")
    icon = StringProperty("")
    room = NumericProperty(0)
    wide = staticmethod(text_width)


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
    has_chart = BooleanProperty(False)
    is_wide = BooleanProperty(False)
    by_player = BooleanProperty(False)
    person = NumericProperty(EVERYBODY)  # whose entries are listed; everybody's rounds stand in columns
    has_columns = BooleanProperty(False)
    everybody_text = StringProperty("")

    def __init__(self, services: Services, **kwargs: Any) -> None:
        self.services = services
        self._session: MatchSession | None = None
        self._unsubscribe: Any = None
        self.fit = Clock.create_trigger(lambda _dt: self._show_chart(), -1)
        super().__init__(**kwargs)
        say = services.say
        self.undo_text, self.redo_text, self.play_text = say("app.undo"), say("app.redo"), say("history.play")
        self.everybody_text = say("history.everybody")
        self.no_undo_text, self.no_redo_text = say("table.nothing_to_undo"), say("table.nothing_to_redo")
        theme.current().bind(text_scale=self._rescale)
        self.bind(size=self._rescale)
        self.ids.choice.bind(width=lambda *_: self.fit())
        self._show_chart()

    def _rescale(self, *_args: Any) -> None:
        """The screen or its texts have another size. A method: the theme would keep a lambda and all it knows."""
        self.fit()
        self.fill()

    def on_show(self, match_id: str) -> None:
        """Show this match's entries, and follow what happens to them."""
        session = self.services.session(match_id)
        if session is not self._session:
            self._session = session
            self.person, self.ids.choice.index = EVERYBODY, BY_ENTRY
            self.ids.rows.to_top()
            self.ids.sheet.to_top()
        self._unsubscribe = session.subscribe(self._changed)
        self._changed()

    def on_hide(self) -> None:
        """Stop following."""
        if self._unsubscribe is not None:
            self._unsubscribe()
            self._unsubscribe = None

    def _changed(self) -> None:
        """Draw and list the match as it stands now."""
        session = self._session
        if self.person >= len(session.players):
            self.person = EVERYBODY
        chart = chart_of(session.timeline)
        captions = [] if chart is None else [self._say(point.caption) for point in chart.points]
        self.ids.chart.look = None if chart is None else ChartLook(chart, session.players, tuple(captions))
        self._show_chart()
        self.fill()

    def _show_chart(self) -> None:
        self.is_wide = self.width >= dp(WIDE_WINDOW) and self.width > self.height
        least = dp(LOW_WINDOW) * (theme.current().text_scale * SHEET_NEEDS if self.by_player else 1)
        self.has_chart = self.ids.chart.look is not None and (self.is_wide or self.height >= least)
        self._name_choices()

    @staticmethod
    def chart_height(is_wide: bool, is_shown: bool, beside: float, window: float, caption: float) -> float:
        """All the height there is beside the list; above it a part of the window, so that the entries have room."""
        if not is_shown:
            return 0
        return max(0, beside - dp(12)) if is_wide else min(dp(168), window * 0.22) + caption

    def _name_choices(self) -> None:
        """The ways to list the entries, with a shorter word where the longer one has no room."""
        say, look, choice = self.services.say, theme.current(), self.ids.choice
        words = [say("history.all"), say("history.by_player"), say("history.calls")]
        if text_width(words[BY_PLAYER], look.lato_bold, look.label) > choice.width / len(words) - dp(16):
            words[BY_PLAYER] = say("history.by_player.short")
        if choice.options != words:
            choice.options = words

    def fill(self) -> None:
        """List the entries as they stand now."""
        session, index = self._session, self.ids.choice.index
        self.by_player = index == BY_PLAYER
        self.fit()
        if session is None:
            return
        seat = self.person if self.by_player and self.person != EVERYBODY else None
        self.has_columns = self.by_player and seat is None and bool(session.timeline.steps)
        lines = [] if self.has_columns else history_lines(session.timeline, calls_only=index == CALLS, seat=seat)
        self.title = self.services.say(f"{session.game.key}.name")
        self._count()
        self.can_undo, self.can_redo = session.timeline.can_undo, session.timeline.can_redo
        self.empty_text = "" if lines or self.has_columns else self._nothing()
        self.ids.rows.show(lines)
        if self.by_player:
            self.ids.sheet.show(session.timeline, session.players, self._say, self._widest_figure())

    def _widest_figure(self) -> str:
        """The longest of the figures in the chart, which is as long as any."""
        look = self.ids.chart.look
        return "" if look is None else max((text for texts in look.chart.texts for text in texts), key=len)

    def _count(self) -> None:
        """How many entries, and the proof of the chips where there is room for it."""
        look, timeline = theme.current(), self._session.timeline
        self.subtitle = self._say(count_and_proof(timeline))
        if text_width(self.subtitle, look.lato, look.support) * LEAST_SHARE > self.width - BAR_TAKES:
            self.subtitle = self._say(count(timeline))

    def _nothing(self) -> str:
        """Why the list is empty."""
        if not self._session.timeline.steps:
            return self._say(Saying("history.empty"))
        return self._say(Saying("history.no_entries_of", {"seat": self.person}) if self.by_player else NO_CALLS)

    def choose(self, seat: int) -> None:
        """List this player's entries, or everybody's rounds in columns."""
        self.person = seat
        self.ids.rows.to_top()
        self.fill()

    def show_round(self, one: Round) -> None:
        """List the entries with those of this round on top."""
        self.ids.choice.index = BY_ENTRY
        rows = self.ids.rows
        rows.go_to_item(next(place for place, line in enumerate(rows.items) if _belongs(line, one)))

    def undo(self) -> None:
        """Take back the last change."""
        with notice(self, self.services):
            self._session.undo()

    def redo(self) -> None:
        """Do again what was taken back last."""
        with notice(self, self.services):
            self._session.redo()

    def open_redo(self) -> None:
        """Show all that was taken back."""
        if not self.can_redo:
            self.tell(self.no_redo_text)
            return
        sheet = redo_sheet(self._session.timeline, self._say)
        sheet.bind(on_chosen=lambda _sheet, count: self._redo_all(count))
        sheet.open(self)

    def _redo_all(self, count: int) -> None:
        for _ in range(count):
            self.redo()

    def play(self) -> None:
        """Go to the table: back where one came from there."""
        trail = self.router.trail
        if len(trail) > 1 and trail[-2][0] == "table":
            self.router.back()
        else:
            self.router.replace("table", match_id=self._session.match_id)

    def share(self) -> None:
        """Offer every form in which the match can be handed on."""
        ShareSheet(self.services, self._session).open(self)

    def tell(self, reason: str) -> None:
        """Say why a touch does nothing now."""
        Snackbar(text=reason).open(self, dp(76))

    def _say(self, saying: Saying) -> str:
        return self.services.say(saying.code, saying.facts, self._session.everyone)

    def fill_row(self, view: HistoryRowView, line: HistoryLine) -> None:
        """Write a line of the list into a row; every field is set, since rows are used again."""
        is_head = isinstance(line, HistoryHead)
        words = _row_words(did=self._say(line.text), is_head=True) if is_head else self._words(line)
        for name, value in words.items():
            setattr(view, name, value)

    def _words(self, line: HistoryPlace) -> dict[str, Any]:
        timeline = self._session.timeline
        row = history_row(timeline, line)
        mark, icon = self._mark(row)
        change = gain(timeline, row)
        return _row_words(
            number="" if row.number is None else str(row.number),
            who="" if row.seat is None else self._session.everyone[row.seat],
            tint=row.seat or 0,
            did=self._say(row.did),
            detail="\n".join(self._say(each) for each in self._details(row)),
            was="" if row.was is None else self._say(Saying("history.was", {"did": self._say(row.was)})),
            mark=mark,
            mark_icon=icon,
            gain="" if change is None else self._say(change),
            is_struck=row.is_struck,
            open_entry=partial(self._open, row),
        )

    def _details(self, row: HistoryRow) -> list[Saying]:
        """What came of it first, and the pot; the entry's own sheet tells all."""
        held = None if row.number is None else pot(self._session.timeline, row.number - 1)
        return [*row.details[:1], *([] if held is None else [held])]

    def _mark(self, row: HistoryRow) -> tuple[str, str]:
        """What sets the entry apart: struck, overruled, put in later."""
        if row.is_struck:
            return self._say(Saying("history.struck")), "delete-outline"
        if row.overruled is not None:
            return self._say(overruling(row.overruled)), GAVEL
        return (self._say(Saying("history.added")), "plus") if row.added else ("", "")

    def _open(self, row: HistoryRow) -> None:
        """What can be done with the entry."""
        timeline = self._session.timeline
        stood = former_entries(timeline, row.slot)
        former = [did(timeline.game, each.action, timeline.opening) for each in stood]
        sheet = EntrySheet(row, former, self._say, WAYS)
        sheet.bind(on_way=lambda _sheet, way, version: self._do(row, way, version))
        sheet.open(self)

    def _do(self, row: HistoryRow, way: str, version: int) -> None:
        match_id = self._session.match_id
        if way == STOOD:
            self.router.go("stood", match_id=match_id, number=row.number)
        elif way == VERDICT:
            self._open_verdict(row.number)
        else:
            self.router.go("amend", match_id=match_id, slot=row.slot, way=way, version=version)

    def _open_verdict(self, number: int) -> None:
        session = self._session
        steps = session.timeline.steps
        before = steps[number - 2].state if number > 1 else session.timeline.opening
        step = steps[number - 1]
        page = verdict_page(session.game, before, step.entry.action, step.verdict)._replace(may_overrule=False)
        game = session.game
        sheet = VerdictSheet(page, self._say, self.services.has_sentence, game.key, rules_behind(game, before, page))
        key, match_id = game.key, session.match_id
        sheet.bind(
            on_open_rule=lambda _sheet, clause: self.router.go("rulebook", game=key, clause=clause, match_id=match_id)
        )
        action, overruled = step.entry.action, step.entry.overruled
        dispute = Dispute(session.game, before, page, number, seat_of(action), overruled)
        sheet.bind(on_share=lambda _sheet: open_dispute(self, dispute, self.services, session))
        sheet.open(self)


def _belongs(line: HistoryLine, one: Round) -> bool:
    """Whether a line of the list is the heading of a round, or an entry of one that has none."""
    return line.text == one.name if isinstance(line, HistoryHead) else line.index == one.first == one.last


def _row_words(**shown: Any) -> dict[str, Any]:
    """What a row shows, the rest empty."""
    empty = {
        "number": "", "who": "", "tint": 0, "did": "", "detail": "", "was": "", "mark": "", "mark_icon": "",
        "gain": "", "is_head": False, "is_struck": False, "open_entry": None,
    }  # fmt: skip
    return {**empty, **shown}


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
