"""Rulebook: the games, their clauses, and a search through all of them."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from kivy.clock import Clock
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, StringProperty
from kivy.uix.widget import Widget

from app.ui.present.rulebook import hits, how_to_play, sections
from app.ui.screens.clause_row import HitRow, HowStep, Remark, SectionTitle, clause_row
from app.ui.screens.game_art import game_art
from app.ui.screens.home import GameTilePanel
from app.ui.screens.rule_figure import figure_after
from app.ui.services import Services
from app.ui.trouble import notice
from app.ui.widgets import Chip, LampBackground
from app.ui.widgets.field import Field
from rules.core.house_rules import Value

__all__ = ["Field", "RulebookScreen"]

CHIP_SECONDS = 0.1  # until the strip has its width
SEARCH_SECONDS = 0.15
MOST_HITS = 40
LOW = 480  # dp; on a screen lower than this the way back is only in the bar


class RulebookScreen(LampBackground):
    """Without a game the list of games; with a query the search; else a game's clauses, open at one of them."""

    title = StringProperty("")
    subtitle = StringProperty("")
    search_text = StringProperty("")
    back_text = StringProperty("")
    actions = ListProperty()
    searches = BooleanProperty(False)
    has_chips = BooleanProperty(False)
    has_way_back = BooleanProperty(False)
    is_low = BooleanProperty(False)

    def __init__(self, services: Services, **kwargs: Any) -> None:
        self.services = services
        self._params: dict[str, Any] = {}
        self._titles: list[tuple[Chip, Widget]] = []
        self._goal: Widget | None = None
        self._find = Clock.create_trigger(lambda _dt: self._show_hits(), SEARCH_SECONDS)
        self._show_chip = Clock.create_trigger(lambda _dt: self._bring_into_view(), CHIP_SECONDS)
        self._settle = Clock.create_trigger(lambda _dt: self._scroll_to_goal(), -1)
        super().__init__(**kwargs)
        self.search_text = services.say("rulebook.search")
        self.back_text = services.say("rulebook.back")
        self.ids.field.bind(text=lambda *_: self._find())
        # Texts get their heights over some frames: the goal is kept in view until somebody scrolls.
        self.ids.body.bind(height=lambda *_: self._settle())
        self.ids.chips.bind(width=lambda *_: self._show_chip())
        self.ids.scroll.bind(scroll_y=lambda *_: self._mark_section(), on_scroll_start=lambda *_: self._let_go())

    # ---- life

    def on_show(
        self, game: str | None = None, clause: str | None = None, match_id: str | None = None, query: str | None = None
    ) -> None:
        """Open at a clause, at a game, at the search, or at the list of games."""
        if game not in self.services.library.games:
            game = clause = None
        self._params = {"game": game, "clause": clause, "match_id": match_id}
        self._params = {name: value for name, value in self._params.items() if value is not None}
        self.searches = query is not None or game is None
        self.has_way_back = match_id is not None
        self._clear()
        if self.searches:
            self._open_search(query)
        else:
            self._open_book(game, clause, self._house_rules(match_id))

    def on_hide(self) -> None:
        """Let the keyboard go."""
        self._find.cancel()
        self.ids.field.focus = False

    def on_size(self, *_args: Any) -> None:
        """A low screen keeps its height for the text."""
        self.is_low = self.height < dp(LOW)

    def act(self, icon: str) -> None:
        """The icons of the bar: begin a search, or leave it."""
        if icon == "magnify":
            self.router.go("rulebook", **self._params, query="")
        else:
            self.router.back()

    def leave(self) -> None:
        """Go back to where the book was opened, however many pages were turned since."""
        trail = self.router.trail
        while len(trail) > 1 and trail[-1][0] == "rulebook":
            trail.pop()
        self.router.restore(trail)

    def _house_rules(self, match_id: str | None) -> Mapping[str, Value] | None:
        """What the table agreed on, when the book is opened from a match."""
        if match_id is None:
            return None
        with notice(self.router, self.services):
            return self.services.session(match_id).timeline.setup.house_rules
        return None

    def _clear(self) -> None:
        self._goal, self._titles = None, []
        self.ids.chip_scroll.scroll_x = 0
        self.ids.body.clear_widgets()
        self.ids.chips.clear_widgets()
        self.ids.scroll.scroll_y = 1

    # ---- the book of a game

    def _open_book(self, game: str, clause: str | None, rules: Mapping[str, Value] | None) -> None:
        say = self.services.say
        self.title = say("rulebook.of", {"game": say(f"{game}.name")})
        self.subtitle = say("rulebook.own_words" if rules is None else "rulebook.at_table")
        self.actions, self.has_chips = ["magnify"], True
        self._add_head(say("how.title"))
        for number, step in enumerate(how_to_play(game, say, self.services.has_sentence), 1):
            self.ids.body.add_widget(HowStep(number=str(number), text=step))
        for section in sections(self.services.library.games[game], say, rules):
            self._add_head(section.title)
            for view in section.clauses:
                row = clause_row(view, view.key == clause)
                self.ids.body.add_widget(row)
                if view.key == clause:
                    self._goal = row
                    row.bind(top=lambda *_: self._settle())
                figure = figure_after(self.services, game, view.key, clause)
                if figure is not None:
                    self.ids.body.add_widget(figure)
        self._settle()

    def _add_head(self, text: str) -> None:
        """A section's title, and the chip that jumps to it."""
        head = SectionTitle(text=text)
        self.ids.body.add_widget(head)
        chip = Chip(text=text, chosen=not self._titles, widest=dp(720))
        chip.bind(on_tap=lambda _chip: self._go_to(head))
        self._titles.append((chip, head))
        self.ids.chips.add_widget(chip)

    def _go_to(self, head: Widget) -> None:
        self._goal = head
        self._scroll_to_goal()

    def _let_go(self) -> None:
        self._goal = None

    def _scroll_to_goal(self) -> None:
        """Bring the goal to the top, as far as the page reaches."""
        scroll, body, goal = self.ids.scroll, self.ids.body, self._goal
        spare = body.height - scroll.height
        if goal is None or goal.parent is None or spare <= 0:
            return
        scroll.scroll_y = min(1.0, max(0.0, (goal.top - body.y + dp(8) - scroll.height) / spare))
        self._mark_section()

    def _reading_line(self) -> float:
        """How high above the foot of the page somebody reads: at the goal, else at the top of what is in view."""
        scroll, body = self.ids.scroll, self.ids.body
        if self._goal is not None:
            return self._goal.top - body.y
        spare = max(0, body.height - scroll.height)
        return spare * scroll.scroll_y + scroll.height - dp(16) if scroll.scroll_y > 0 else 0

    def _mark_section(self) -> None:
        """Choose the chip of the section that is being read."""
        line, foot = self._reading_line(), self.ids.body.y
        above = [chip for chip, head in self._titles if head.top - foot >= line]
        read = above[-1] if above else next((chip for chip, _head in self._titles), None)
        if read is None or read.chosen:
            return
        for chip, _head in self._titles:
            chip.chosen = chip is read
        self._show_chip()

    def _bring_into_view(self) -> None:
        """Show the chip that is chosen in the strip."""
        for chip in [each for each, _head in self._titles if each.chosen]:
            self.ids.chip_scroll.scroll_to(chip, padding=dp(16), animate=False)

    # ---- the search and the list of games

    def _open_search(self, query: str | None) -> None:
        say, is_list = self.services.say, query is None
        self.title = say("rulebook.title")
        self.subtitle = say("rulebook.subtitle")
        self.actions, self.has_chips = [] if is_list else ["close"], False
        self.ids.field.text = query or ""
        self._find.cancel()
        self._show_hits()
        if not is_list and not query:
            Clock.schedule_once(lambda _dt: self._focus(), 0)

    def _focus(self) -> None:
        if self.parent is not None and self.searches:
            self.ids.field.focus = True

    def _show_hits(self) -> None:
        if not self.searches:
            return
        self._clear()
        query = self.ids.field.text
        if not query.strip():
            self._show_games()
            return
        say, body = self.services.say, self.ids.body
        found = hits(self.services.library.games, say, query)
        no_hit = "rulebook.no_hit.many" if len(query.split()) > 1 else "rulebook.no_hit"
        body.add_widget(Remark(text=say("rulebook.hits", {"count": len(found)}) if found else say(no_hit)))
        for hit in found[:MOST_HITS]:
            row = HitRow(place=hit.place, title=hit.title, text=hit.text)
            row.bind(on_tap=lambda _row, hit=hit: self._open_hit(hit.game, hit.clause))
            body.add_widget(row)

    def _open_hit(self, game: str, clause: str) -> None:
        """Go there; back leads to this search again."""
        match_id = self._params.get("match_id")
        is_same_game = game == self._params.get("game")
        self.router.replace("rulebook", **self._params, query=self.ids.field.text)
        self.router.go(
            "rulebook", game=game, clause=clause, **({"match_id": match_id} if match_id and is_same_game else {})
        )

    def _show_games(self) -> None:
        say = self.services.say
        for game in self.services.library.games.values():
            facts = {"count": len(game.clauses), "tagline": say(f"{game.key}.tagline")}
            panel = GameTilePanel(title=say(f"{game.key}.name"), detail=say("rulebook.game", facts), wide=True)
            panel.holdable = False
            panel.ids.art.add_widget(game_art(game.key))
            panel.bind(on_tap=lambda _panel, key=game.key: self.router.go("rulebook", game=key))
            self.ids.body.add_widget(panel)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
