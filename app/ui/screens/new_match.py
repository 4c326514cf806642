"""New match: who sits where, who is first, by which house rules; then it begins."""

from pathlib import Path
from typing import Any

from kivy.clock import Clock
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, StringProperty

from app.ui.present import new_match as setting
from app.ui.present.new_match import Draft
from app.ui.screens.new_match_players import PlayersPart
from app.ui.screens.new_match_rules import RulesPart
from app.ui.services import Services
from app.ui.trouble import notice
from app.ui.widgets import LampBackground
from rules.core.game import LEVELS, Game

__all__ = ["NewMatchScreen", "PlayersPart", "RulesPart"]

WIDE = 600  # dp; from here on players and house rules stand side by side
SAVE_SECONDS = 0.3


class NewMatchScreen(LampBackground):
    """The table before the first card. What is chosen is kept, so that nothing is lost by looking elsewhere."""

    title = StringProperty("")
    subtitle = StringProperty("")
    level_text = StringProperty("")
    level_help = StringProperty("")
    start_text = StringProperty("")
    trouble = StringProperty("")
    is_wide = BooleanProperty(False)

    def __init__(self, services: Services, **kwargs: Any) -> None:
        self.services = services
        self._game: Game = next(iter(services.library.games.values()))
        self._draft = Draft((), 0, LEVELS[0], {})
        self._save = Clock.create_trigger(lambda _dt: self._keep(), SAVE_SECONDS)
        super().__init__(**kwargs)
        self.subtitle = services.say("new_match.subtitle")
        self.level_text = services.say("new_match.level")
        for part in (self.ids.players, self.ids.rules):
            part.tell(services)
            part.bind(on_draft=lambda _part, draft: self._change(draft))
        self.ids.level.bind(index=lambda _level, index: self._change(self._draft._replace(level=LEVELS[int(index)])))

    def on_show(self, game: str) -> None:
        """Propose what was used last, or go on where the table stopped choosing."""
        library = self.services.library
        self._game = library.games[game]
        kept = setting.restored(self._game, library.setting(f"draft.{game}", None))
        self._draft = kept or setting.proposed(self._game, library.last_players(game), library.last_setup(game))
        self.title = self.services.say(f"{game}.name")
        self.ids.level.options = [self._own_words(f"{game}.choice.level.{level}", f"level.{level}") for level in LEVELS]
        self.ids.players.begin(self._game, self._draft)
        self.ids.rules.begin(self._game, self._draft)
        self._show()

    def on_hide(self) -> None:
        """Nothing is left to be kept later."""
        if self._save.is_triggered:
            self._save.cancel()
            self._keep()

    def on_size(self, *_args: Any) -> None:
        """Two columns where there is room for them."""
        self.is_wide = self.width >= dp(WIDE)

    def start(self) -> None:
        """Begin the match and sit down at the table."""
        library, game = self.services.library, self._game.key
        with notice(self, self.services):
            session = library.new_match(game, self._draft.names, setting.setup_of(self._draft))
            self.services.begin(session)
            self._save.cancel()
            library.put_setting(f"draft.{game}", None)
            self.ids.scroll.scroll_y = 1
            self.router.replace("table", match_id=session.match_id)

    def open_rulebook(self, clause: str | None = None) -> None:
        """Read what the book says."""
        self.router.go("rulebook", game=self._game.key, **({"clause": clause} if clause else {}))

    def _change(self, draft: Draft) -> None:
        """Show and keep what was chosen; controls that are set here come back with what is known already."""
        if draft == self._draft:
            return
        self._draft = draft
        self._save()
        self.ids.players.show(draft)
        self.ids.rules.show(draft)
        self._show()

    def _keep(self) -> None:
        with notice(self, self.services):
            self.services.library.put_setting(f"draft.{self._game.key}", setting.stored(self._draft))

    def _show(self) -> None:
        say, draft = self.services.say, self._draft
        self.ids.level.index = LEVELS.index(draft.level)
        own_help = f"new_match.level_help.{self._game.key}.{draft.level}"
        self.level_help = self._own_words(own_help, f"new_match.level_help.{draft.level}")
        missing = setting.seats_trouble(self._game, draft)
        self.trouble = say(missing.code, missing.facts) if missing else ""
        own = f"new_match.start.{self._game.key}"
        has_own = self.services.has_sentence(own) and draft.names
        self.start_text = say(own, {"seat": draft.first}, draft.names) if has_own else say("new_match.start")

    def _own_words(self, own: str, common: str) -> str:
        """What this game calls it, where it has a word of its own."""
        return self.services.say(own if self.services.has_sentence(own) else common)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
