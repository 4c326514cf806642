"""The Alpha deck: its numbers and copies, to look at, to change, to pass on."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from kivy.core.clipboard import Clipboard
from kivy.lang import Builder
from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.stacklayout import StackLayout

import app.ui.pieces  # noqa: F401  # the kv file names them
from app.session.alpha_deck import keep_deck, kept_deck, play_sample, plays_sample
from app.ui.present import deck as decks
from app.ui.present.saying import Saying
from app.ui.screens.face_sheet import FaceSheet
from app.ui.services import Services
from app.ui.trouble import notice
from app.ui.widgets import BoldText, LampBackground, ListRow, Panel, Snackbar, Tappable, Toggle
from rules.decks.alpha import Face, Printed
from rules.threebetween.actions import DeckKnown


class DeckScreen(LampBackground):
    """Whatever is changed holds at once; from a match, the match is told too."""

    title = StringProperty("")
    known = StringProperty("")
    counted = StringProperty("")
    help_text = StringProperty("")
    sample_text = StringProperty("")

    def __init__(self, services: Services, **kwargs: Any) -> None:
        self.services = services
        self._match_id: str | None = None
        self._tiles: dict[Face, FaceTile] = {}
        super().__init__(**kwargs)
        self.title, self.help_text = services.say("deck.title"), services.say("deck.help")
        self._make_tiles()
        self._make_rows()

    def on_show(self, match_id: str | None = None) -> None:
        """Show what is known; changes go to this match too, if there is one."""
        self._match_id = match_id
        self.ids.scroll.scroll_y = 1
        self._show()

    @property
    def _deck(self) -> dict[Face, Printed]:
        return kept_deck(self.services.library)

    def _say(self, saying: Saying) -> str:
        return self.services.say(saying.code, saying.facts)

    # --- what there is to see

    def _make_tiles(self) -> None:
        for group in decks.deck_view({}).groups:
            self.ids.faces.add_widget(BoldText(text=self._say(group.title)))
            grid = TileGrid()
            for view in group.faces:
                tile = FaceTile(letter=view.face.letters[0], other=view.face.letters[1:])
                tile.bind(on_tap=lambda _tile, face=view.face: self._open(face))
                self._tiles[view.face] = tile
                grid.add_widget(tile)
            self.ids.faces.add_widget(grid)

    def _show(self) -> None:
        view = decks.deck_view(self._deck)
        self.known, self.counted = self._say(view.known), self._say(view.counted)
        for group in view.groups:
            for face in group.faces:
                tile = self._tiles[face.face]
                tile.points, tile.copies = face.points, self._say(face.copies)
        is_sample = plays_sample(self.services.library)
        self._sample.active = is_sample
        self.sample_text = self.services.say("deck.sample.on") if is_sample else ""

    def _make_rows(self) -> None:
        say = self.services.say
        self._sample = Toggle()
        self._sample.bind(active=lambda _toggle, active: self._choose_sample(active))
        rows = (
            ("copy", "content-copy", say("deck.copy.help"), self._copy),
            ("paste", "file-import", say("deck.paste.help", {"example": decks.EXAMPLE}), self._paste),
            ("sample", "cards-outline", say("deck.sample.help"), self._sample.press),
            ("clear", "delete-outline", say("deck.clear.help"), self._clear),
        )
        panel = Panel()
        for key, icon, detail, act in rows:
            row = ListRow(title=say(f"deck.{key}"), detail=detail, icon=icon)
            row.bind(on_tap=lambda _row, act=act: act())
            if key == "sample":
                row.trail(self._sample)
            panel.add_widget(row)
        self.ids.rows.add_widget(panel)

    # --- what can be done

    def _open(self, face: Face) -> None:
        sheet = FaceSheet(decks.printed_of(self._deck, face), self._say)
        sheet.bind(on_card=lambda _sheet, card: self._change(_sheet, card))
        sheet.open(self)

    def _change(self, sheet: FaceSheet, card: Printed) -> None:
        """One face was read off anew."""
        before = self._deck
        self._keep(decks.with_card(before, card), (card,))
        sheet.show(decks.printed_of(self._deck, card.face))

    def _keep(self, deck: Mapping[Face, Printed], told: tuple[Printed, ...]) -> bool:
        """Keep the deck and tell the match; false when something speaks against it, which is said."""
        trouble = decks.deck_trouble(deck) or self._match_trouble(told)
        if trouble is not None:
            Snackbar(text=self._say(trouble)).open(self)
            return False
        with notice(self, self.services):
            keep_deck(self.services.library, deck)
            self._tell_match(told)
        self._show()
        return True

    def _match_trouble(self, told: tuple[Printed, ...]) -> Saying | None:
        session = self._session()
        if session is None or not told:
            return None
        verdict = session.preview(DeckKnown(told))
        return None if verdict.is_legal else Saying(verdict.gravest.code, verdict.gravest.facts)

    def _tell_match(self, told: tuple[Printed, ...]) -> None:
        session = self._session()
        news = () if session is None else decks.news_for(session.state.deck, told)
        if news:
            session.record(DeckKnown(news))

    def _session(self) -> Any:
        """The match that is told, while it lasts."""
        if self._match_id is None:
            return None
        session = self.services.session(self._match_id)
        return None if session.standing.is_over else session

    def _copy(self) -> None:
        deck = self._deck
        if deck:
            Clipboard.copy(decks.deck_text(deck))
        Snackbar(text=self.services.say("deck.copied" if deck else "deck.nothing_to_copy")).open(self)

    def _paste(self) -> None:
        say = self.services.say
        try:
            cards = decks.deck_of_text(Clipboard.paste() or "")
        except decks.BadDeckText as error:
            Snackbar(text=say("deck.bad_text", {"word": error.word})).open(self)
            return
        if not cards:
            Snackbar(text=say("deck.no_text")).open(self)
            return
        before = self._deck
        if self._keep(decks.merged(before, cards), cards):
            self._offer_undo(say("deck.pasted", {"count": len(cards)}), before)

    def _choose_sample(self, wanted: bool) -> None:
        if wanted != plays_sample(self.services.library):
            with notice(self, self.services):
                play_sample(self.services.library, wanted)
            self._show()

    def _clear(self) -> None:
        before = self._deck
        if self._keep({}, ()):
            self._offer_undo(self.services.say("deck.cleared"), before)

    def _offer_undo(self, words: str, before: Mapping[Face, Printed]) -> None:
        bar = Snackbar(text=words, action=self.services.say("app.undo"))
        bar.bind(on_answer=lambda _bar: self._keep(before, ()))
        bar.open(self)


class FaceTile(Tappable, BoxLayout):
    """A card of the deck with its number, and how many there are."""

    letter = StringProperty("A")
    other = StringProperty("")
    points = StringProperty("")
    copies = StringProperty("")


class TileGrid(StackLayout):
    """Cards side by side, as many as there is room for."""


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
