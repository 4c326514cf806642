"""One player: the figures of a lifetime, who finished ahead of whom, and what the player looks like."""

from functools import partial
from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout
from kivy.uix.widget import Widget

from app.session.figures import Person, lifetime, met, roster
from app.session.library import MatchSummary
from app.session.names import BadName
from app.session.people import People, dressed, merged, parted, renamed
from app.ui.places import go_to_place
from app.ui.present.days import day_of
from app.ui.present.profile import GameBar, GamePart, ProfileView, Rival, profile_text, profile_view
from app.ui.present.saying import Saying
from app.ui.screens.name_sheet import NameSheet
from app.ui.services import Services
from app.ui.sheets.merge import MergeSheet
from app.ui.sheets.people import PeopleSheet
from app.ui.sheets.profile import ProfileSheet
from app.ui.trouble import notice
from app.ui.widgets import BoldText, FittedLine, LampBackground, ListRow, Panel, Snackbar, Tappable
from app.ui.widgets.measure import text_width

__all__ = ["ProfileScreen"]

MOST_RIVALS = 6  # at once


class ProfileScreen(LampBackground):
    """Everything that the matches tell of one player; nothing here is kept twice."""

    title = StringProperty("")
    name = StringProperty("")
    tint = NumericProperty(0)
    emblem = StringProperty("")
    since = StringProperty("")
    by_game_text = StringProperty("")
    ahead_text = StringProperty("")
    longest_text = StringProperty("")
    played = BooleanProperty(False)
    fitted = staticmethod(FittedLine.fitted)

    def __init__(self, services: Services, **kwargs: Any) -> None:
        self.services = services
        self._key = ""
        self._people = People()
        self._roster: list[Person] = []
        self._all: list[MatchSummary] = []
        self._view: ProfileView | None = None
        super().__init__(**kwargs)
        self.title = services.say("players.title")
        self.by_game_text = services.say("profile.by_game")

    def on_show(self, player: str) -> None:
        """Count anew for this player."""
        self.services.keep_summary()
        if player != self._key:
            self.ids.scroll.scroll_y = 1
        self._key = player
        self._load()

    def go(self, place: str) -> None:
        """Leave by the bottom bar."""
        go_to_place(self.router, place)

    def share(self) -> None:
        """Hand the page over as text."""
        left = self.services.phone.share(profile_text(self._view, self._say))
        if left is not None:
            Snackbar(text=self.services.say(left.code, left.facts)).open(self, dp(76))

    def change(self) -> None:
        """Open the sheet for name, colour, emblem and merging."""
        person = self._view.person
        sheet = ProfileSheet(self.services, person, self._other_names(person))
        sheet.bind(
            on_dressed=lambda _sheet, tint, emblem: self._dress(tint, emblem),
            on_rename=lambda _sheet: self._ask_for_name(),
            on_part=lambda _sheet, name: self._part(name),
            on_merge=lambda _sheet: self._ask_for_other(),
        )
        sheet.open(self)

    # ---- what is changed

    def _keep(self, people: People) -> None:
        with notice(self, self.services):
            self.services.library.keep_people(people)
        self._load()

    def _undoable(self, people: People, text: str) -> None:
        before = self._people
        self._keep(people)
        bar = Snackbar(text=text, action=self.services.say("app.undo"))
        bar.bind(on_answer=lambda _bar: self._keep(before))
        bar.open(self, dp(76))

    def _dress(self, tint: int, emblem: str) -> None:
        self._keep(dressed(self._people, self.name, tint=tint, emblem=emblem))

    def _ask_for_name(self) -> None:
        say = self.services.say
        sheet = NameSheet(
            self._name_trouble, title=say("profile.change", {"seat": 0}, [self.name]), typed=self.name,
            hint=say("new_match.name_hint"), note=say("profile.name_help"), take_text=say("new_match.save"),
            leave_text=say("app.cancel"),
        )  # fmt: skip
        sheet.bind(on_name=self._rename)
        sheet.open(self)

    def _name_trouble(self, typed: str, done: bool) -> str:
        """What is wrong with a name, in words: while it is typed, an empty field is not."""
        if not done and not typed.strip():
            return ""
        try:
            self._renamed(typed)
        except BadName as error:
            return self.services.say(error.code, error.facts)
        return ""

    def _renamed(self, typed: str) -> People:
        return renamed(self._people, self.name, typed, {each.key for each in self._roster})

    def _rename(self, sheet: NameSheet, typed: str) -> None:
        sheet.close()
        self._keep(self._renamed(typed))

    def _other_names(self, person: Person) -> tuple[str, ...]:
        """The names in matches that count for a person, the one shown left out."""
        profile = self._people.profile(person.key)
        names = () if profile is None else profile.names
        return tuple(name for name in names if name.casefold() != person.name.casefold())

    def _part(self, name: str) -> None:
        people = parted(self._people, self.name, name)
        self._key = people.keys[self.name]
        self._undoable(people, self.services.say("profile.parted", {"seat": 0}, [name]))

    def _ask_for_other(self) -> None:
        others = [each for each in self._roster if each.key != self._key]
        sheet = PeopleSheet(self.services, others, self.services.say("profile.merge_with", {"seat": 0}, [self.name]))
        sheet.bind(on_person=lambda _sheet, key: self._preview_merge(key))
        sheet.open(self)

    def _preview_merge(self, key: str) -> None:
        """What merging would come to, before it is done."""
        own, other = self._person(self._key), self._person(key)
        if own is None or other is None:
            return
        people = merged(self._people, own.name, other.name)
        after = next(each for each in roster(self._all, people) if each.key == self._key)
        sheet = MergeSheet(self.services, own, other, after, met(self._all, self._people, self._key, key))
        told = self.services.say("profile.merged", {"seat": 0, "other_seat": 1}, [own.name, other.name])
        sheet.bind(on_merge=lambda _sheet: self._undoable(people, told))
        sheet.open(self)

    # ---- what is shown

    def _load(self) -> None:
        library = self.services.library
        self._all, self._people = library.summaries(), library.people()
        self._roster = roster(self._all, self._people)
        person = self._person(self._key)
        if person is None:
            # The last match was deleted, or somebody was merged away on another screen.
            go_to_place(self.router, "players")
            return
        told = lifetime(self._all, self._people, self._key)
        today = day_of(library.now())
        self._view = profile_view(person, self._roster, told, tuple(library.games), today, self._say)
        self._lay(self._view)

    def _person(self, key: str) -> Person | None:
        return next((each for each in self._roster if each.key == key), None)

    def _say(self, saying: Saying, names: Any = ()) -> str:
        return self.services.say(saying.code, saying.facts, names)

    def _lay(self, view: ProfileView) -> None:
        person = view.person
        self.name, self.tint, self.emblem = person.name, person.tint, person.emblem
        self.since = self._say(view.since)
        self.played = person.matches > 0
        self.longest_text = self._say(Saying("profile.longest", {"count": view.longest})) if view.longest else ""
        self.ahead_text = self._say(Saying("profile.ahead", {"seat": 0}), [person.name]) if view.rivals else ""
        self._lay_figures(view)
        self._fill(self.ids.bars, [self._bar(each) for each in view.bars])
        self._lay_rivals(MOST_RIVALS)
        self._fill(self.ids.parts, [self._part_of(each) for each in view.parts])
        links = Panel()
        row = ListRow(title=self.services.say("profile.all_matches"), chevron=True)
        row.bind(on_tap=lambda _row: self.router.go("matches", players=[self._key]))
        links.add_widget(row)
        self._fill(self.ids.links, [links])

    def _lay_rivals(self, most: int) -> None:
        """Those one met most often, and a way to see the others."""
        rivals = self._view.rivals
        rows: list[Widget] = [self._rival(each) for each in rivals[:most]]
        if len(rivals) > most:
            more = ListRow(title=self.services.say("matches.more", {"count": len(rivals) - most}), icon="chevron-down")
            more.bind(on_tap=lambda _row: self._lay_rivals(len(rivals)))
            rows.append(more)
        self._fill(self.ids.rivals, rows)

    @staticmethod
    def _fill(box: Widget, widgets: list[Widget]) -> None:
        box.clear_widgets()
        for each in widgets:
            box.add_widget(each)

    def _lay_figures(self, view: ProfileView) -> None:
        say = self.services.say
        matches, wins = view.person.matches, view.person.wins
        figures = (
            (view.wins, say("profile.wins", {"count": wins})),
            (view.percent, say("profile.of", {"count": matches})),
            (view.in_a_row, say("profile.in_a_row")),
        )
        self._fill(self.ids.figures, [BigFigure(figure=figure, caption=caption) for figure, caption in figures])

    def _bar(self, bar: GameBar) -> "WinsBar":
        return WinsBar(
            title=self.services.say(f"home.name.{bar.game}"), length=bar.length, share=bar.wins / bar.matches,
            figure=self.services.say("profile.won_of", {"wins": bar.wins, "count": bar.matches}),
        )  # fmt: skip

    def _part_of(self, part: GamePart) -> "GameFiguresPart":
        box = GameFiguresPart(title=self.services.say(f"{part.game}.name"))
        for line in part.lines:
            box.ids.lines.add_widget(LifetimeRow(label=self._say(line.label), figure=line.figure))
        return box

    def _rival(self, rival: Rival) -> "RivalRow":
        person = rival.person
        facts = {"ahead": rival.ahead, "behind": rival.behind}
        level = self.services.say("profile.level", {"count": rival.level}) if rival.level else ""
        return RivalRow(
            name=person.name, tint=person.tint, emblem=person.emblem, own_tint=self.tint, level=level,
            figure=self.services.say("profile.to", facts), ahead=rival.ahead, behind=rival.behind,
            open_rival=partial(self._open_rival, person.key),
        )  # fmt: skip

    def _open_rival(self, key: str) -> None:
        """The matches in which both played."""
        self.router.go("matches", players=[self._key, key])


class BigFigure(BoxLayout):
    """One of the three figures on top."""

    figure = StringProperty("")
    caption = StringProperty("")


class WinsBar(GridLayout):
    """A game: as long as it was played often, filled as far as it was won."""

    title = StringProperty("")
    figure = StringProperty("")
    length = NumericProperty(0)
    share = NumericProperty(0)
    narrow = BooleanProperty(False)


class GameFiguresPart(BoxLayout):
    """All figures of one game."""

    title = StringProperty("")


class LifetimeRow(BoxLayout):
    """A figure, and before it what it is."""

    label = StringProperty("")
    figure = StringProperty("")
    wide = staticmethod(text_width)


class RivalRow(Tappable, BoxLayout):
    """Somebody met: how often one was ahead, in figures and as a bar of both colours."""

    name = StringProperty("")
    tint = NumericProperty(0)
    own_tint = NumericProperty(0)
    emblem = StringProperty("")
    figure = StringProperty("")
    level = StringProperty("")
    ahead = NumericProperty(0)
    behind = NumericProperty(0)
    open_rival = ObjectProperty(None, allownone=True)
    wide = staticmethod(text_width)

    def on_tap(self) -> None:
        """Show the matches of both."""
        self.open_rival()


class RivalBar(Widget):
    """How often each of two was ahead; `own` is the length of the first colour."""

    own = NumericProperty(0)


class ProfileGroup(BoldText):
    """What a part of the page is about."""


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
