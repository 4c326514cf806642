"""Home: go on with the running match, or begin another."""

from pathlib import Path
from typing import Any

from kivy.clock import Clock
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.session.errors import MatchUnreadable, StorageError
from app.session.people import seat_tints
from app.ui import theme
from app.ui.places import go_to_place
from app.ui.present.home import (
    GameTile,
    PlayerScore,
    ResumeCard,
    card_of_session,
    card_of_summary,
    score_columns,
    tiles,
)
from app.ui.screens.game_art import game_art
from app.ui.services import Services
from app.ui.trouble import notice, trouble_code
from app.ui.widgets import LampBackground, TapPanel

BIG_TEXT = 1.3
WIDER_TILES, ART_SCALE = 400, 1.2  # dp of the window from which the pieces on the tiles are so much larger
WIDE = 600  # dp; from here on the card and the games stand side by side


class HomeScreen(LampBackground):
    """The resume card, the games, the bottom bar."""

    brand = StringProperty("")
    games_title = StringProperty("")
    settings_hint = StringProperty("")
    is_wide = BooleanProperty(False)

    def __init__(self, services: Services, **kwargs: Any) -> None:
        self.services = services
        self._card: ResumeCard | None = None
        self._art_scale = 0.0  # the tiles are laid once the screen has its size
        super().__init__(**kwargs)
        self.brand = services.say("app.name")
        self.games_title = services.say("home.games")
        self.settings_hint = services.say("settings.title")
        theme.current().bind(text_scale=self._rescale)

    def on_show(self) -> None:
        """Show what the list of matches tells at once; open the match itself after the frame."""
        with notice(self, self.services):
            self.services.keep_summary()
        summary = self.services.library.latest_running()
        if summary is None:
            self._card = None
            self._invite()
            return
        if self._card is None or self._card.match_id != summary.match_id:
            self._show_card(card_of_summary(summary))
        Clock.schedule_once(lambda _dt: self._look_closer(summary.match_id), 0)

    def on_size(self, *_args: Any) -> None:
        """Two columns where there is room for them, and pieces as large as their tiles allow."""
        was_wide, self.is_wide = self.is_wide, self.width >= dp(WIDE)
        if was_wide != self.is_wide and self._card is not None:
            self._show_card(self._card)
        scale = ART_SCALE if self.width >= dp(WIDER_TILES) and theme.current().text_scale < BIG_TEXT else 1.0
        if scale != self._art_scale:
            self._art_scale = scale
            self._lay_tiles()

    def go_on(self) -> None:
        """Continue the running match, or begin one."""
        if self._card is None:
            self.begin(self._next_game())
            return
        with notice(self, self.services):
            self.services.session(self._card.match_id)
            self.router.go("table", match_id=self._card.match_id)

    def begin(self, game: str) -> None:
        """Set up a new match."""
        self.router.go("new_match", game=game)

    def go(self, place: str) -> None:
        """Leave by the bottom bar."""
        if place != "play":
            go_to_place(self.router, place)

    def _look_closer(self, match_id: str) -> None:
        """Say where the match stands, and whether its file was damaged."""
        if self.parent is None:
            return
        try:
            self._show_card(card_of_session(self.services.session(match_id)))
        except (StorageError, MatchUnreadable) as error:
            self.ids.card.notice = self.services.say(trouble_code(error))

    def _next_game(self) -> str:
        """The game played last, for the match to deal next."""
        games = self.services.library.games
        played = next((each.game for each in self.services.library.summaries() if each.game in games), None)
        return played or next(iter(games))

    def _invite(self) -> None:
        say, card = self.services.say, self.ids.card
        is_first = not self.services.library.summaries()
        card.title, card.line = say("home.no_match"), say("home.choose")
        card.notice = card.unshown = ""
        card.button = say("home.deal_first" if is_first else "home.deal_next")
        card.show_scores((), 1)

    def _show_card(self, card: ResumeCard) -> None:
        say, panel = self.services.say, self.ids.card
        self._card = card
        panel.title = say(f"{card.game}.name")
        panel.line = say(card.where.code, card.where.facts, card.names)
        panel.notice = say(card.notice.code, card.notice.facts) if card.notice is not None else ""
        panel.unshown = say("home.unshown", {"count": card.unshown}) if card.unshown else ""
        panel.button = say("home.continue")
        tints = seat_tints(self.services.library.people(), card.names)
        players = tuple(each._replace(tint=tints[each.tint % len(tints)]) for each in card.players)
        panel.show_scores(players, score_columns(len(card.players), theme.current().text_scale, self.is_wide))

    def _rescale(self, *_args: Any) -> None:
        self.on_size()
        self._lay_tiles()
        if self._card is not None:
            self._show_card(self._card)

    def _lay_tiles(self) -> None:
        box = self.ids.tiles
        box.clear_widgets()
        row = None
        for tile in tiles(self.services.library.games, 1 if theme.current().text_scale >= BIG_TEXT else 2):
            panel = self._tile(tile)
            if tile.wide:
                box.add_widget(panel)
                continue
            if row is None or len(row.children) == 2:
                row = TileRow()
                box.add_widget(row)
            row.add_widget(panel)

    def _tile(self, tile: GameTile) -> "GameTilePanel":
        say = self.services.say
        facts = {"low": tile.low, "high": tile.high, "tagline": say(f"{tile.game}.tagline")}
        panel = GameTilePanel(title=say(f"home.name.{tile.game}"), detail=say("home.tile", facts), wide=tile.wide)
        panel.ids.art.add_widget(game_art(tile.game, self._art_scale))
        panel.bind(on_tap=lambda _panel: self.begin(tile.game))
        panel.bind(on_hold=lambda _panel: self.router.go("rulebook", game=tile.game))
        return panel


class ResumePanel(BoxLayout):
    """The ivory card, the same under either theme."""

    __events__ = ("on_continue",)
    title = StringProperty("")
    line = StringProperty("")
    unshown = StringProperty("")
    notice = StringProperty("")
    button = StringProperty("")

    def on_continue(self) -> None:
        """The button was touched."""

    def show_scores(self, players: tuple[PlayerScore, ...], columns: int) -> None:
        """Lay out everybody's score, `columns` side by side."""
        rows = self.ids.scores
        rows.clear_widgets()
        for start in range(0, len(players), max(1, columns)):
            rows.add_widget(_score_row(players[start : start + columns], columns))


class ScoreColumn(BoxLayout):
    """One player's name, score, and how far it is to the target."""

    name = StringProperty("")
    score = StringProperty("")
    tint = NumericProperty(0)
    share = NumericProperty(-1)


class GameTilePanel(TapPanel):
    """A game: a tap sets up a match, holding opens its rulebook."""

    title = StringProperty("")
    detail = StringProperty("")
    wide = BooleanProperty(False)
    beside = BooleanProperty(False)


class TileRow(BoxLayout):
    """Two games side by side, equally high."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(size_hint_y=None, spacing=dp(8), **kwargs)
        self.bind(minimum_height=self.setter("height"))


def _score_row(players: tuple[PlayerScore, ...], columns: int) -> BoxLayout:
    row = BoxLayout(size_hint_y=None, spacing=dp(12))
    row.bind(minimum_height=row.setter("height"))
    for place in range(columns):
        if place:
            row.add_widget(ScoreLine() if place < len(players) else Widget(size_hint_x=None, width=dp(1)))
        if place < len(players):
            each = players[place]
            share = -1 if each.share is None else each.share
            row.add_widget(ScoreColumn(name=each.name, score=each.score, tint=each.tint, share=share))
        else:
            row.add_widget(Widget())
    return row


class ScoreLine(Widget):
    """The thin line between two scores."""


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
