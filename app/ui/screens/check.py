"""Check desk: is that legal? One situation of any game, judged without a match, and kept only over a kill."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from kivy.clock import Clock
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.session.half import keep_desk, take_desk
from app.ui import theme
from app.ui.check import DeskSide, Place, desk_games, places_of
from app.ui.check.answer import put_up
from app.ui.check.frame import DeskFrame
from app.ui.check.share import open_answer
from app.ui.check.sheets import RuleSheet
from app.ui.places import go_to_place
from app.ui.present.check import Draft, House, RuleChip, rule_values, turning_rules, with_rule
from app.ui.present.check_kept import read_desk, written
from app.ui.present.check_share import shared_answer
from app.ui.present.saying import Saying
from app.ui.services import Services
from app.ui.trouble import notice
from app.ui.widgets import FittedLine, LampBackground, Tappable
from rules.core.house_rules import Value

SETTING = "check_game"
MOST_SEATS = 12
LEAST_LETTERS = 0.7  # of what they are at a text size of 100 %
MOST_TURNS = 4  # values that a chip goes through one by one


class DeskGames(BoxLayout):
    """A tab for each game, all of them in sight."""


class GameTab(Tappable, BoxLayout):
    """A game's name in short lines, since five stand side by side."""

    text = StringProperty("")
    lines = ListProperty([""])
    chosen = BooleanProperty(False)

    @staticmethod
    def size_of(lines: Sequence[str], width: float, font_name: str, full: float, scale: float) -> float:
        """The size in which the longest line fits, and two fit above each other."""
        longest = max(lines, key=len)
        return FittedLine.fitted(longest, font_name, min(full, dp(18)), width - dp(8), LEAST_LETTERS / scale)


class Sheaf:
    """What has been entered for one question: the draft, and those it came from."""

    def __init__(self, place: Place, side: DeskSide) -> None:
        self.question = place.question
        self.board = place.board(side)
        self.draft: Draft = place.question.opening
        self.past: list[Draft] = []

    def take(self, draft: Draft) -> None:
        """Go on to another draft."""
        if draft != self.draft:
            self.past.append(self.draft)
            self.draft = draft

    def undo(self) -> None:
        """Back to the draft before."""
        gone, self.draft = self.draft, self.past.pop()
        if hasattr(self.board, "undone"):
            self.board.undone(gone, self.draft)
        self.bring_up()

    def bring_up(self) -> None:
        """What else the phone has learned meanwhile counts too."""
        if hasattr(self.board, "brought_up"):
            self.draft = self.board.brought_up(self.draft)


class CheckScreen(LampBackground):
    """A game, a question, and the answer at the tap."""

    def __init__(self, services: Services, **kwargs: Any) -> None:
        self.services = services
        self._game = ""
        self._sheaves: dict[str, list[Sheaf]] = {}
        self._asked: dict[str, int] = {}
        self._house: dict[str, House] = {}
        super().__init__(**kwargs)
        say = services.say
        games = [key for key in services.library.games if key in desk_games()]
        self._tabs = {
            key: GameTab(text=say(f"home.name.{key}"), lines=say(f"check.tab.{key}").split()) for key in games
        }
        row = DeskGames()
        for key, tab in self._tabs.items():
            tab.bind(on_tap=lambda _tab, key=key: self._choose(key))
            row.add_widget(tab)
        self.frame = DeskFrame(row, say)
        self._bind_frame()
        self.add_widget(self.frame)
        self._arrange = Clock.create_trigger(lambda _dt: self._lay_out(), -1)
        self.bind(size=lambda *_: self._arrange())
        theme.current().bind(text_scale=self._rescale)

    def _rescale(self, *_args: Any) -> None:
        """The size of texts has changed. A method, since the theme outlives every screen and would keep a lambda's."""
        self._arrange()

    def _bind_frame(self) -> None:
        frame = self.frame
        frame.bar.bind(on_action=lambda _bar, name: self._act(name))
        frame.nav.bind(on_place_tap=lambda _nav, place: go_to_place(self.router, place))
        frame.questions.bind(index=lambda _row, index: self._ask(int(index)))
        frame.actions.bind(on_undo=lambda _row: self._undo(), on_refused=lambda _row, reason: self._refuse(reason))
        frame.clear.bind(on_tap=lambda _b: self._clear(), on_refused=lambda _b, reason: self._refuse(reason))
        frame.actions.lay((frame.clear,))
        frame.verdict.bind(on_tap=lambda _bar: self._open_rule())
        frame.more.bind(on_open_rule=lambda _more, clause: self._open_rule(clause))
        frame.more.bind(on_rule=lambda _more, chip: self._turn_rule(chip), on_share=lambda _more: self._share())

    # ---- life

    def on_show(self) -> None:
        """Open at the game that was asked about last; what lies there lies there still."""
        if self._game:
            self.sheaf.bring_up()
            self._show()
            return
        last = self.services.library.setting(SETTING, "")
        game = last if last in self._tabs else next(iter(self._tabs))
        with notice(self.router, self.services):
            self._take_up(game, take_desk(self.services.library))
        self._open(game)

    def keep_half(self) -> None:
        """What lies on the desk outlives a kill, with the rules it was asked by."""
        drafts = [written(each.draft) for each in self._sheaves[self._game]]
        house = self._house.get(self._game, {})
        keep_desk(self.services.library, [self._game, self._asked.get(self._game, 0), drafts, dict(house)])

    def _take_up(self, game: str, kept: object) -> None:
        """Lay out again what a kill took away; nothing, where it cannot be read or judged any more."""
        desk = read_desk(self.services.library.games[game], [each.question for each in places_of(game)], kept)
        if desk is None:
            return
        self._sheaves[game] = self._new_sheaves(game)
        for sheaf, draft in zip(self._sheaves[game], desk.drafts, strict=True):
            sheaf.draft = draft
            sheaf.bring_up()
        self._asked[game], self._house[game] = desk.asked, desk.house

    def _choose(self, game: str) -> None:
        if game == self._game:
            return
        self._open(game)
        with notice(self.router, self.services):
            self.services.library.put_setting(SETTING, game)

    def _open(self, game: str) -> None:
        self._game = game
        for key, tab in self._tabs.items():
            tab.chosen = key == game
        if game not in self._sheaves:
            self._sheaves[game] = self._new_sheaves(game)
        questions = self.frame.questions
        questions.options = [self.services.say(each.question.code) for each in self._sheaves[game]]
        questions.index = self._asked.get(game, 0)
        self._show()
        self._lay_out()

    def _new_sheaves(self, game: str) -> list[Sheaf]:
        side = DeskSide(self._change, self._say, self._refuse, self.services)
        return [Sheaf(place, side) for place in places_of(game)]

    def _ask(self, index: int) -> None:
        if index != self._asked.get(self._game, 0):
            self._asked[self._game] = index
            self._show()
            self._lay_out()

    # ---- asking

    @property
    def sheaf(self) -> Sheaf:
        """What lies on the desk now."""
        return self._sheaves[self._game][self._asked.get(self._game, 0)]

    def _change(self, draft: Draft) -> None:
        self.sheaf.take(draft)
        self._show()

    def _undo(self) -> None:
        if not self.sheaf.past:
            self._refuse(self.services.say("check.nothing_to_undo"))
            return
        self.sheaf.undo()
        self._show()

    def _clear(self) -> None:
        """An empty desk; undo brings back what lay there."""
        if self.sheaf.draft == self.sheaf.question.opening:
            self._refuse(self.services.say("check.nothing_to_undo"))
            return
        self._change(self.sheaf.question.opening)

    def _turn_rule(self, chip: RuleChip) -> None:
        """A touch goes to the next value; where there are many, all of them are shown."""
        game = self.services.library.games[self._game]
        if len(rule_values(game, chip.key)) > MOST_TURNS:
            RuleSheet(game, chip, self._say, self._set_rule).open(self)
        else:
            self._set_rule(chip.key, chip.following)

    def _set_rule(self, key: str, value: Value) -> None:
        game = self.services.library.games[self._game]
        self._house[self._game] = with_rule(game, self._house.get(self._game, {}), key, value)
        self._show()

    # ---- showing

    def _show(self) -> None:
        sheaf, house = self.sheaf, self._house.get(self._game, {})
        game = self.services.library.games[self._game]
        sheaf.board.show(sheaf.draft, house)
        ruling = sheaf.question.answer(sheaf.draft, house)
        chips = turning_rules(game, sheaf.question, sheaf.draft, house)
        put_up(self.frame.verdict, ruling, self._say)
        self.frame.more.show(game, ruling, chips, self._say, self.services.has_sentence)
        self._ruling = ruling

    def _say(self, saying: Saying) -> str:
        """The sentence; whoever sits anywhere is the player, since nobody is known by name here."""
        seat = self.sheaf.question.seat
        names = [self.services.say(seat, {"number": number}) for number in range(1, MOST_SEATS + 1)]
        said = self.services.say(saying.code, saying.facts, names)
        return said[:1].upper() + said[1:]

    def _refuse(self, reason: str) -> None:
        self.frame.verdict.show("none", reason)

    def _lay_out(self) -> None:
        if self._game:
            self.frame.arrange(self.sheaf.board)

    # ---- leaving

    def _act(self, name: str) -> None:
        {"undo-variant": self._undo, "close": self._clear, "book-open-variant": self._open_rule}[name]()

    def _share(self) -> None:
        """The answer as a card, with the house rules it was given by."""
        game, sheaf, house = self.services.library.games[self._game], self.sheaf, self._house.get(self._game, {})
        rules = tuple(RuleChip(key, value, value) for key, value in house.items())
        knows = self.services.has_sentence
        answer = shared_answer(game, sheaf.question, sheaf.draft, self._ruling, rules, self._say, knows)
        open_answer(self, answer, self.services, self._say)

    def _open_rule(self, clause: str = "") -> None:
        """The rulebook at the clause of the answer, or at the game."""
        at = clause or self._ruling.clause
        self.router.go("rulebook", game=self._game, **({"clause": at} if at else {}))


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
