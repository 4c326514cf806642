"""Settings: how the app looks, and what it is made of. Every choice holds at once."""

from pathlib import Path
from typing import Any

from kivy.app import App
from kivy.clock import Clock
from kivy.lang import Builder
from kivy.properties import StringProperty

from app.session.alpha_deck import kept_deck
from app.session.house_words import kept_words
from app.ui import theme
from app.ui.present.backup import when
from app.ui.present.deck import deck_view
from app.ui.present.settings import (
    AUTO,
    LANGUAGE_CHOICES,
    LICENCES,
    SWITCHES,
    THEMES,
    Licence,
    language_choice,
    paragraphs,
    percent,
    text_scale,
    theme_index,
)
from app.ui.screens.backups import back_up
from app.ui.screens.size_slider import SizeSlider
from app.ui.screens.switch_row import SwitchRow
from app.ui.services import Services
from app.ui.sheets.house_words import HouseWordsSheet
from app.ui.trouble import notice
from app.ui.widgets import Heading, Icon, LampBackground, ListRow, Panel, Sheet, SheetHeading, Snackbar, Text, Toggle
from app.ui.widgets.wrapping_row import WrappingRow
from app.version import VERSION

__all__ = ["SettingsScreen", "SizeSlider"]

SAVE_SECONDS = 0.3
WORDS = ("title", "look", "text_size", "at_table", "own", "backup", "read", "about", "promise")


class SettingsScreen(LampBackground):
    """The settings that there are; nothing has to be saved."""

    title = StringProperty("")
    look_text = StringProperty("")
    theme_help = StringProperty("")
    text_size_text = StringProperty("")
    percent_text = StringProperty("")
    at_table_text = StringProperty("")
    own_text = StringProperty("")
    backup_text = StringProperty("")
    read_text = StringProperty("")
    about_text = StringProperty("")
    promise_text = StringProperty("")

    def __init__(self, services: Services, **kwargs: Any) -> None:
        self.services = services
        # A slider tells of every step on its way; only where it stays is kept.
        self._save_scale = Clock.create_trigger(lambda _dt: self._keep_scale(), SAVE_SECONDS)
        super().__init__(**kwargs)
        for word in WORDS:
            setattr(self, word if word == "title" else f"{word}_text", services.say(f"settings.{word}"))
        self._make_look()
        self._make_switches()
        self._make_own()
        self._make_backup()
        self._make_rows()

    def on_show(self) -> None:
        """Show what is set."""
        self.ids.slider.scale = text_scale(theme.current().text_scale)
        self._show_choices()
        self._count_own()
        self._tell_backup()

    def on_hide(self) -> None:
        """Nothing is left to be kept later."""
        if self._save_scale.is_triggered:
            self._save_scale.cancel()
            self._keep_scale()

    # ---- how it looks

    def _make_look(self) -> None:
        say, ids = self.services.say, self.ids
        ids.themes.options = [say(f"settings.theme.{name}") for name in THEMES]
        ids.themes.bind(index=lambda _themes, index: self._choose("theme", THEMES[int(index)]))
        ids.slider.low_reason, ids.slider.high_reason = say("settings.smallest"), say("settings.largest")
        ids.slider.bind(
            scale=lambda _slider, scale: self._scale(scale),
            on_refused=lambda _slider, reason: Snackbar(text=reason).open(self),
        )
        self._motion = Toggle()
        self._motion.bind(active=lambda _toggle, active: self._choose("reduce_motion", active))
        ids.motion.add_widget(self._switch_row("motion", "", self._motion))
        self._language = ListRow(title=say("settings.language"), chevron=True)
        self._language.bind(on_tap=lambda _row: self._show_languages())
        ids.motion.add_widget(self._language)

    def _show_languages(self) -> None:
        """The languages to choose from; the one that is on has a tick."""
        sheet, say, panel = Sheet(), self.services.say, Panel()
        for code in LANGUAGE_CHOICES:
            row = ListRow(title=say(f"settings.language.{code}"))
            row.trail(Icon(icon="check" if code == self._chosen_language() else ""))
            row.bind(on_tap=lambda _row, code=code: (sheet.close(), self._choose("language", code)))
            panel.add_widget(row)
        sheet.add_widget(SheetHeading(text=say("settings.language")))
        sheet.add_widget(panel)
        sheet.open(self)

    def _chosen_language(self) -> str:
        return language_choice(self.services.library.setting("language", AUTO))

    def _switch_row(self, word: str, icon: str, toggle: Toggle) -> SwitchRow:
        say = self.services.say
        return SwitchRow(toggle, title=say(f"settings.{word}"), detail=say(f"settings.{word}.help"), icon=icon)

    # ---- at the table

    def _make_switches(self) -> None:
        self._toggles = {switch.key: Toggle() for switch in SWITCHES}
        for switch in SWITCHES:
            toggle = self._toggles[switch.key]
            toggle.bind(active=lambda _toggle, active, key=switch.key: self._turn(key, active))
            self.ids.at_table.add_widget(self._switch_row(switch.key, switch.icon, toggle))

    def _turn(self, key: str, active: bool) -> None:
        """Keep a switch, and let the one who turned it on feel or hear what it does."""
        phone = self.services.phone
        if phone.is_on(key) != active:
            self._choose(key, active)
            if active and phone.is_on(key):
                phone.try_out(key, self.services.say("settings.speech.sample"))

    # ---- keeping and showing

    def _choose(self, key: str, value: str | bool) -> None:
        """Keep a choice and dress the app accordingly."""
        if self.services.library.setting(key, None) != value:
            with notice(self, self.services):
                self.services.library.put_setting(key, value)
            App.get_running_app().apply_settings()
        self._show_choices()

    def _show_choices(self) -> None:
        """Show what is kept, which is not what was touched if it could not be kept."""
        library = self.services.library
        self.ids.themes.index = theme_index(library.setting("theme", THEMES[0]))
        self._language.detail = self.services.say(f"settings.language.{self._chosen_language()}")
        self._motion.active = library.setting("reduce_motion", False) is True
        for key, toggle in self._toggles.items():
            toggle.active = self.services.phone.is_on(key)
        self._tell()

    def _scale(self, scale: float) -> None:
        theme.current().text_scale = scale
        self._save_scale()
        self._tell()

    def _keep_scale(self) -> None:
        with notice(self, self.services):
            self.services.library.put_setting("text_scale", self.ids.slider.scale)

    def _tell(self) -> None:
        say = self.services.say
        self.theme_help = say(f"settings.theme_help.{THEMES[int(self.ids.themes.index)]}")
        self.percent_text = say("settings.percent", {"percent": percent(self.ids.slider.scale)})

    # ---- decks and words of one's own

    def _make_own(self) -> None:
        say = self.services.say
        self._deck = ListRow(title=say("deck.title"), icon="cards-outline", chevron=True)
        self._deck.bind(on_tap=lambda _row: self.router.go("deck"))
        title = say("table.pair_three.house_words")
        self._house_words = ListRow(title=title, icon="format-list-bulleted", chevron=True)
        self._house_words.bind(on_tap=lambda _row: self._show_house_words())
        self.ids.own.add_widget(self._deck)
        self.ids.own.add_widget(self._house_words)

    def _show_house_words(self) -> None:
        sheet = HouseWordsSheet(self.services)
        sheet.bind(on_close=lambda _sheet: self._count_own())
        sheet.open(self)

    def _count_own(self) -> None:
        """How much the deck's owner has read off, and how often a table has voted."""
        library, say = self.services.library, self.services.say
        known = deck_view(kept_deck(library)).known
        self._deck.detail = say(known.code, known.facts)
        self._house_words.detail = say("settings.house_words", {"count": len(kept_words(library))})

    # ---- backups

    def _make_backup(self) -> None:
        say = self.services.say
        self._backup = WrappingRow(title=say("settings.backup_now"), icon="backup-restore")
        self._backup.bind(on_tap=lambda _row: self._back_up())
        restore = WrappingRow(
            title=say("settings.restore"), detail=say("settings.restore.help"), icon="file-import", chevron=True
        )
        restore.bind(on_tap=lambda _row: self.router.go("backups"))
        self.ids.backup.add_widget(self._backup)
        self.ids.backup.add_widget(restore)

    def _back_up(self) -> None:
        back_up(self, self.services, self._tell_backup)
        self._backup.detail = self.services.say("backup.under_way")

    def _tell_backup(self) -> None:
        """When the last backup was made, or that the last one at the end of a match was not."""
        services = self.services
        kept, failure = services.backups.kept(), services.backups.failure
        if failure is not None:
            self._backup.detail = services.say("settings.backup_now.failed", {"why": services.say(failure.code)})
        elif kept:
            moment = when(kept[0].made, services.library.now(), lambda each: services.say(each.code, each.facts))
            self._backup.detail = services.say("settings.backup_now.last", {"when": moment})
        else:
            self._backup.detail = services.say("settings.backup_now.none")

    # ---- what there is to read

    def _make_rows(self) -> None:
        say = self.services.say
        book = ListRow(
            title=say("settings.rulebook"), detail=say("settings.rulebook.help"), icon="book-open-variant", chevron=True
        )
        book.bind(on_tap=lambda _row: self.router.go("rulebook"))
        self.ids.read.add_widget(book)
        for licence in LICENCES:
            self.ids.about.add_widget(self._licence_row(licence))

    def _licence_row(self, licence: Licence) -> ListRow:
        say, code = self.services.say, f"settings.licence.{licence.key}"
        row = ListRow(title=say(code), detail=say(f"{code}.by"), chevron=True)
        row.bind(on_tap=lambda _row: self._show_licence(licence))
        return row

    def _show_licence(self, licence: Licence) -> None:
        sheet = Sheet()
        sheet.add_widget(Heading(text=self.services.say(f"settings.licence.{licence.key}")))
        for paragraph in self._licence_text(licence):
            sheet.add_widget(Text(text=paragraph))
        sheet.open(self)

    def _licence_text(self, licence: Licence) -> tuple[str, ...]:
        try:
            return paragraphs(licence.file.read_text(encoding="utf-8"))
        except OSError:
            return (self.services.say("settings.licence_unreadable"),)

    def version_text(self) -> str:
        """Which version this is."""
        return self.services.say("settings.version", {"version": VERSION})


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
