"""History: every match on this phone, those that go on first, then the newest."""

from datetime import date
from functools import partial
from pathlib import Path
from typing import Any

from kivy.clock import Clock
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.session.figures import roster
from app.session.library import MatchSummary
from app.session.people import People
from app.ui import theme
from app.ui.places import go_to_place
from app.ui.present.days import Span, day_of, span_text
from app.ui.present.matches import Line, MatchHead, Wanted, day_line, found, lines, names_text, outcome_saying
from app.ui.present.saying import Saying
from app.ui.services import Services
from app.ui.sheets.days import DaysSheet
from app.ui.sheets.match import AGAIN, DELETE, MatchSheet
from app.ui.sheets.people import PeopleSheet
from app.ui.trouble import notice
from app.ui.widgets import Chip, LampBackground, Snackbar, Tappable
from app.ui.widgets.field import Field

__all__ = ["Field", "MatchesScreen"]

FIRST_LINES = 200  # what is laid out at once, however many there are
NEAR_END = 0.15


class MatchRow(Tappable, BoxLayout):
    """One match, or what stands above several; its words are made when it comes in sight."""

    title = StringProperty("")
    detail = StringProperty("")
    outcome = StringProperty("")
    menu_text = StringProperty("")
    running = BooleanProperty(False)
    is_head = BooleanProperty(False)
    words = ObjectProperty(None, allownone=True)
    open_match = ObjectProperty(None, allownone=True)
    open_menu = ObjectProperty(None, allownone=True)

    def on_words(self, _row: "MatchRow", words: Any) -> None:
        """Another match is shown here now; every field is set, since rows are used again."""
        for name, value in words().items():
            setattr(self, name, value)

    def on_tap(self) -> None:
        """Go there."""
        if self.open_match is not None:
            self.open_match()


class MatchesScreen(LampBackground):
    """A list that only makes the rows one can see, however many matches there are."""

    title = StringProperty("")
    subtitle = StringProperty("")
    empty = BooleanProperty(False)
    searching = BooleanProperty(False)
    empty_text = StringProperty("")
    empty_way = StringProperty("")
    search_hint = StringProperty("")

    def __init__(self, services: Services, **kwargs: Any) -> None:
        self.services = services
        self._people = People()
        self._all: list[MatchSummary] = []
        self._wanted = Wanted()
        self._given: list[str] | None = None
        self._lines: list[Line] = []
        self._shown = 0
        self._shown_day: date | None = None
        self._titles = {game: services.say(f"home.name.{game}") for game in services.library.games}
        super().__init__(**kwargs)
        self.title = services.say("matches.title")
        self.search_hint = services.say("matches.search")
        self._relist = Clock.create_trigger(lambda _dt: self.fill(), 0.15)
        self.ids.field.bind(text=self._type)
        self.ids.rows.bind(scroll_y=self._lay_more)
        theme.current().bind(text_scale=self._rescale)

    def _rescale(self, *_args: Any) -> None:
        """The size of texts has changed. A method, since the theme outlives every screen and would keep a lambda's."""
        self.fill()

    def on_show(self, players: list[str] | None = None) -> None:
        """List the matches as they stand now; of certain *players* when one comes from their page."""
        self.services.keep_summary()
        if players != self._given:
            self._given = players
            self.want(Wanted(players=tuple(players or ())))
            return
        self._load()

    def on_hide(self) -> None:
        """Let the keyboard go."""
        self.ids.field.focus = False

    def go(self, place: str) -> None:
        """Leave by the bottom bar."""
        go_to_place(self.router, place)

    def leave_empty(self) -> None:
        """Play the first match, or look for any."""
        if self._all:
            self.want(Wanted())
        else:
            self.go("play")

    def search(self) -> None:
        """Open the field to type in, or put it away with what was typed."""
        self.searching = not self.searching
        field = self.ids.field
        if self.searching:
            Clock.schedule_once(lambda _dt: setattr(field, "focus", self.searching), 0)
        else:
            field.focus, field.text = False, ""

    def want(self, wanted: Wanted) -> None:
        """Look for these from now on."""
        self._wanted = wanted
        if self.ids.field.text != wanted.words:
            self.ids.field.text = wanted.words
        self.searching = self.searching and bool(wanted.words)
        self.ids.rows.scroll_y = 1
        self._lines = []
        self._load()

    def fill(self) -> None:
        """List what is looked for."""
        searched = {game: f"{title} {self.services.say(f'{game}.name')}" for game, title in self._titles.items()}
        rows = found(self._all, self._people, self._wanted, searched)
        say, count = self.services.say, len(self._all)
        self.empty = not rows
        self.empty_text = say("matches.none_found" if count else "matches.empty")
        self.empty_way = say("matches.show_all" if count else "matches.play")
        is_part = len(rows) < count
        told = say("matches.found", {"count": len(rows), "all": count}) if is_part else ""
        self.subtitle = told or (say("matches.count", {"count": count}) if count else "")
        self._lines, self._shown, self._shown_day = list(lines(rows)), FIRST_LINES, self._today()
        self._lay_rows()

    def _lay_rows(self) -> None:
        """The lines that are shown so far."""
        look = theme.current()
        high = max(dp(88), look.label * 1.3 + look.support * 2.6 + dp(24))
        head = max(dp(48), look.support * 2)
        self.ids.rows.data = [
            {"words": partial(self._head, line), "row_size": (None, head)}
            if isinstance(line, MatchHead)
            else {"words": partial(self._words, line), "row_size": (None, high)}
            for line in self._lines[: self._shown]
        ]

    def _lay_more(self, view: Any, scroll_y: float) -> None:
        """Near the end of what is laid out, lay out as much again, and stay where we are."""
        if scroll_y > NEAR_END or self._shown >= len(self._lines):
            return
        box = self.ids.rows.children[0]
        above = (1 - scroll_y) * (box.height - view.height)
        self._shown *= 2
        self._lay_rows()
        view.refresh_from_layout()

        def stay(_dt: float) -> None:
            view.scroll_y = 1 - above / max(1, box.height - view.height)

        Clock.schedule_once(stay, -1)

    def _load(self) -> None:
        library = self.services.library
        matches, people = library.summaries(), library.people()
        is_same = matches == self._all and people.profiles == self._people.profiles
        if is_same and self._lines and self._shown_day == self._today():
            return
        self._all, self._people = matches, people
        self._lay_chips()
        self.fill()

    def _type(self, _field: Any, text: str) -> None:
        self._wanted = self._wanted._replace(words=text)
        self.ids.rows.scroll_y = 1
        self._relist()

    # ---- the filters

    def _lay_chips(self) -> None:
        """Who, when, and a chip for each game."""
        chips, wanted, say = self.ids.chips, self._wanted, self.services.say
        chips.clear_widgets()
        who = self._names(wanted.players) or say("matches.anyone")
        self._add_chip(who, "account-multiple", bool(wanted.players), self._ask_who)
        when = span_text(wanted.span, self._today(), self._say)
        self._add_chip(when, "history", wanted.span != Span(), self._ask_when)
        for game, title in self._titles.items():
            self._add_chip(title, "", game == wanted.game, partial(self._want_game, game))

    def _add_chip(self, text: str, icon: str, chosen: bool, act: Any) -> None:
        chip = Chip(text=text, icon=icon, chosen=chosen, outlined=True, widest=dp(260))
        chip.bind(on_tap=lambda _chip: act())
        self.ids.chips.add_widget(chip)

    def _names(self, keys: tuple[str, ...]) -> str:
        names = {each.key: each.name for each in roster(self._all, self._people)} if keys else {}
        known = tuple(names[key] for key in keys if key in names)
        return self.services.say("matches.names", {"names": known}) if known else ""

    def _want_game(self, game: str) -> None:
        self.want(self._wanted._replace(game="" if game == self._wanted.game else game))

    def _ask_who(self) -> None:
        say = self.services.say
        people = roster(self._all, self._people)
        sheet = PeopleSheet(self.services, people, say("matches.whose"), say("matches.anyone"))
        sheet.bind(on_person=lambda _sheet, key: self.want(self._wanted._replace(players=(key,) if key else ())))
        sheet.open(self)

    def _ask_when(self) -> None:
        sheet = DaysSheet(self.services, self._wanted.span, self._today())
        sheet.bind(on_span=lambda _sheet, span: self.want(self._wanted._replace(span=span)))
        sheet.open(self)

    def _today(self) -> date:
        return day_of(self.services.library.now())

    # ---- the rows

    def _say(self, saying: Saying) -> str:
        return self.services.say(saying.code, saying.facts)

    def _head(self, head: MatchHead) -> dict[str, Any]:
        return {
            "title": self._say(head.text), "detail": "", "outcome": "", "running": False, "is_head": True,
            "open_match": None, "open_menu": None,
        }  # fmt: skip

    def _words(self, summary: MatchSummary) -> dict[str, Any]:
        return {
            "title": names_text(summary, self._people, self._say),
            "detail": self._detail(summary, "matches.day_line"),
            "outcome": self._say(outcome_saying(summary, self._people)),
            "running": not summary.is_over,
            "is_head": False,
            "open_match": partial(self._open, summary),
            "open_menu": partial(self._open_menu, summary),
        }

    def _detail(self, summary: MatchSummary, code: str) -> str:
        day = self._say(day_line(summary, self._today()))
        facts = {"title": self._titles.get(summary.game, summary.game), "date": day, "entries": summary.entries}
        return self.services.say(code, facts)

    def _open(self, summary: MatchSummary) -> None:
        self.router.go("history" if summary.is_over else "table", match_id=summary.match_id)

    def _open_menu(self, summary: MatchSummary) -> None:
        names = tuple(map(self._people.name_of, summary.players))
        sheet = MatchSheet(
            self.services, self.services.say("matches.names", {"names": names}), self._detail(summary, "matches.line"),
            is_over=summary.is_over,
        )  # fmt: skip
        sheet.bind(on_way=lambda _sheet, way: self._do(summary, way))
        sheet.open(self)

    def _do(self, summary: MatchSummary, way: str) -> None:
        with notice(self, self.services):
            if way == AGAIN:
                session = self.services.library.rematch(summary.match_id)
                self.services.begin(session)
                self.router.go("table", match_id=session.match_id)
            elif way == DELETE:
                self._delete(summary)
            else:
                self._open(summary)

    def _delete(self, summary: MatchSummary) -> None:
        services = self.services
        services.put_away()
        services.library.delete_match(summary.match_id)
        self._load()
        bar = Snackbar(text=services.say("matches.deleted"), action=services.say("app.undo"))
        bar.bind(on_answer=lambda _bar: self._bring_back(summary.match_id))
        bar.open(self, dp(76))

    def _bring_back(self, match_id: str) -> None:
        with notice(self, self.services):
            self.services.library.bring_back(match_id)
        self._load()


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
