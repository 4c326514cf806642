"""The players of a match that is being set up: who sits where, and who is first."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from kivy.lang import Builder
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.session.names import BadName
from app.session.people import seat_tints
from app.ui.present import new_match as setting
from app.ui.present.new_match import Draft
from app.ui.screens.name_sheet import NameSheet, NewNameSheet
from app.ui.screens.seat_row import BlankSeat, PlayerSeat
from app.ui.screens.section_head import SectionHead
from app.ui.services import Services
from app.ui.widgets import Chip, Snackbar
from rules.core.game import Game

__all__ = ["PlayersPart", "SectionHead"]

MOST_CHIPS = 8


class PlayersPart(BoxLayout):
    """Seats to fill, order and rename: `on_draft` whenever that changes."""

    __events__ = ("on_draft",)
    title = StringProperty("")
    shuffle_text = StringProperty("")
    full_text = StringProperty("")
    can_shuffle = BooleanProperty(False)
    lift = NumericProperty(0)
    widest = NumericProperty("200dp")  # of a name on a chip

    def __init__(self, **kwargs: Any) -> None:
        self._open_seat: int | None = None
        self._shows_all = False
        self._random = Random()
        super().__init__(**kwargs)

    def on_draft(self, draft: Draft) -> None:
        """Something was chosen."""

    def on_widest(self, _part: Any, widest: float) -> None:
        """Names on chips may be as wide as this."""
        for chip in self.ids.chips.children:
            chip.widest = widest

    def tell(self, services: Services) -> None:
        """Take the words and the known players from here."""
        self.services = services
        self.title = services.say("new_match.table")
        self.shuffle_text = services.say("new_match.shuffle")

    def begin(self, game: Game, draft: Draft) -> None:
        """Lay out the table for a game."""
        self._game, self._draft = game, draft
        self._open_seat, self._shows_all = None, False
        self._lay()

    def show(self, draft: Draft) -> None:
        """Show who sits there now."""
        seated = self._draft.names, self._draft.first
        self._draft = draft
        if seated != (draft.names, draft.first):
            self._lay()

    # ---- what is done with seats

    def shuffle(self) -> None:
        """Another seat order."""
        self._open_seat = None
        self.dispatch("on_draft", setting.shuffled(self._draft, self._random))

    def ask_for_names(self) -> None:
        """Open the sheet for new players."""
        say = self.services.say
        sheet = NewNameSheet(
            lambda typed, done: self._trouble(typed, None, done),
            title=say("new_match.name_new"), hint=say("new_match.name_hint"), note=self._seated(),
            take_text=say("new_match.add"), leave_text=say("new_match.done"),
        )  # fmt: skip
        sheet.bind(on_name=self._add_from_sheet)
        sheet.open(self)

    def _add_from_sheet(self, sheet: NameSheet, name: str) -> None:
        self._add(name)
        if len(self._draft.names) < self._game.max_seats:
            sheet.ask_for_next(self._seated())
        else:
            sheet.close()

    def _add(self, name: str) -> None:
        self.dispatch("on_draft", setting.with_player(self._game, self._draft, name))

    def _ask_to_rename(self, seat: int) -> None:
        say, name = self.services.say, self._draft.names[seat]
        sheet = NameSheet(
            lambda typed, done: self._trouble(typed, seat, done),
            title=say("new_match.name_change", {"name": name}), hint=say("new_match.name_hint"), typed=name,
            take_text=say("new_match.save"), leave_text=say("app.cancel"),
        )  # fmt: skip
        sheet.bind(on_name=lambda _sheet, typed: self._rename(sheet, seat, typed))
        sheet.open(self)

    def _rename(self, sheet: NameSheet, seat: int, typed: str) -> None:
        self.dispatch("on_draft", setting.renamed(self._draft, seat, typed))
        sheet.close()

    def _remove(self, seat: int) -> None:
        before, say = self._draft, self.services.say
        self._open_seat = None
        self.dispatch("on_draft", setting.without(before, seat))
        bar = Snackbar(text=say("new_match.removed", {"name": before.names[seat]}), action=say("app.undo"))
        bar.bind(on_answer=lambda _bar: self._seat_as(before))
        bar.open(self, above=self.lift)

    def _seat_as(self, before: Draft) -> None:
        self.dispatch("on_draft", self._draft._replace(names=before.names, first=before.first))

    def _move(self, seat: int, by: int) -> None:
        self._open_seat = seat + by
        self.dispatch("on_draft", setting.moved(self._draft, seat, by))

    def _unfold(self, seat: int) -> None:
        self._open_seat = None if self._open_seat == seat else seat
        self._lay_seats()

    def _refuse(self, reason: str) -> None:
        Snackbar(text=reason).open(self, above=self.lift)

    def _trouble(self, typed: str, seat: int | None, done: bool) -> str:
        """What is wrong with a name, in words: while it is typed, an empty field is not."""
        trouble = setting.name_trouble(self._draft, typed, seat)
        if done and trouble is None:
            try:
                if seat is None:
                    setting.with_player(self._game, self._draft, typed)
                else:
                    setting.renamed(self._draft, seat, typed)
            except BadName as error:
                trouble = error
        return "" if trouble is None else self.services.say(trouble.code, trouble.facts)

    def _seated(self) -> str:
        names = self._draft.names
        return self.services.say("new_match.seated", {"names": names, "count": len(names)}) if names else ""

    # ---- showing

    def _lay(self) -> None:
        self.can_shuffle = len(self._draft.names) > 1
        self._lay_seats()
        self._lay_chips()

    def _lay_seats(self) -> None:
        panel, taken = self.ids.panel, len(self._draft.names)
        panel.clear_widgets()
        for seat in range(taken):
            panel.add_widget(self._seat(seat))
        for seat in range(taken, self._game.min_seats):
            blank = BlankSeat(number=str(seat + 1), text=self.services.say("new_match.blank"))
            blank.bind(on_tap=lambda _blank: self.ask_for_names())
            panel.add_widget(blank)
        panel.children[0].lowest = True

    def _seat(self, seat: int) -> PlayerSeat:
        draft = self._draft
        tints = seat_tints(self.services.library.people(), draft.names)
        row = PlayerSeat(
            number=str(seat + 1), name=draft.names[seat], tint=tints[seat % len(tints)],
            mark=self._first_text() if seat == draft.first and self._game.has_first else "",
            has_first=self._game.has_first, is_open=seat == self._open_seat,
        )  # fmt: skip
        row.bind(
            on_open=lambda _row: self._unfold(seat),
            on_first=lambda _row: self.dispatch("on_draft", self._draft._replace(first=seat)),
            on_refused=lambda _row, reason: self._refuse(reason),
        )
        if row.is_open:
            self._add_actions(row, seat)
        return row

    def _add_actions(self, row: PlayerSeat, seat: int) -> None:
        say, last = self.services.say, len(self._draft.names) - 1
        top = say("new_match.top", {"seat": seat}, self._draft.names) if seat == 0 else ""
        bottom = say("new_match.bottom", {"seat": seat}, self._draft.names) if seat == last else ""
        row.add_action(say("new_match.up"), "arrow-up", lambda: self._move(seat, -1), top)
        row.add_action(say("new_match.down"), "arrow-down", lambda: self._move(seat, 1), bottom)
        row.add_action(say("new_match.rename"), "pencil", lambda: self._ask_to_rename(seat))
        row.add_action(say("new_match.remove"), "delete-outline", lambda: self._remove(seat))

    def _first_text(self) -> str:
        """What being first means in this game."""
        own = f"new_match.first.{self._game.key}"
        return self.services.say(own if self.services.has_sentence(own) else "new_match.first")

    def _lay_chips(self) -> None:
        self.ids.chips.clear_widgets()
        taken, most = len(self._draft.names), self._game.max_seats
        self.full_text = self.services.say("new_match.full", setting.full_facts(self._game)) if taken >= most else ""
        if taken >= most:
            return
        known = setting.recent(self.services.library.known_players(), self._draft.names)
        shown = known if self._shows_all or len(known) <= MOST_CHIPS + 1 else known[:MOST_CHIPS]
        for place, name in enumerate(shown):
            chip = Chip(text=name, person=True, tint=taken + place, widest=self.widest)
            chip.bind(on_tap=lambda _chip, name=name: self._add(name))
            self.ids.chips.add_widget(chip)
        if len(shown) < len(known):
            more = self.services.say("new_match.more", {"count": len(known) - len(shown)})
            self._add_chip(more, "chevron-down", self._show_all)
        self._add_chip(self.services.say("new_match.new"), "plus", self.ask_for_names)

    def _add_chip(self, text: str, icon: str, act: Callable[[], None]) -> None:
        chip = Chip(text=text, icon=icon, outlined=True)
        chip.bind(on_tap=lambda _chip: act())
        self.ids.chips.add_widget(chip)

    def _show_all(self) -> None:
        self._shows_all = True
        self._lay_chips()


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
