"""PAIR THREE at the check desk: six letters, every rule that was tried, and the table's word, which is remembered."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.session.house_words import forget_word, keep_words, kept_words, merged_words
from app.ui.check import DeskSide, Place
from app.ui.panels.form import FormGrid
from app.ui.panels.word_pad import WordPad
from app.ui.panels.word_stage import WordTile  # noqa: F401  # the kv file names it
from app.ui.present.check_pair_three import (
    ASKS,
    HOLDS,
    QUESTIONS,
    TURNED_DOWN,
    Tried,
    Vote,
    judged_words,
    tried_rules,
    vote_on,
    votes,
    with_letter,
    without_letter,
)
from app.ui.present.saying import Saying
from app.ui.trouble import notice
from app.ui.widgets import Chip, Sheet, SheetHeading, Snackbar
from app.ui.widgets.button import LabelledButton
from rules.pair_three.pieces import HouseWord

LEAST_TILE, MOST_TILE = 56, 132  # dp
TILE_SHARE = 0.28  # of the room
ICONS = {HOLDS: "check", ASKS: "help", TURNED_DOWN: "close"}
KEYS_ONLY = 10_000  # dp, nothing else shares the pad, so the letters may be as high as they like


class WordsBoard:
    """The words, the rules tried on them, and what the table may say."""

    def __init__(self, side: DeskSide) -> None:
        self._side = side
        self._draft: Any = None
        self._house: Any = {}
        self.stage = WordsStage()
        self.extra = WordsExtra(self._say_yes, self._say_no)
        self.pad = WordsPad(self._touched)
        self.pad.lay("keys")

    def show(self, draft: Any, house: Any) -> None:
        """Show the words, and once there are two how every rule did."""
        self._draft, self._house = draft, house
        self.stage.first, self.stage.second = draft.words
        is_asked = judged_words(draft, house).kind == "ask"
        self.extra.show(tried_rules(draft, house), vote_on(draft, house), is_asked, self._side.say)

    def brought_up(self, draft: Any) -> Any:
        """What was voted in a match or in Settings counts here too."""
        return draft._replace(told=kept_words(self._side.services.library))

    def undone(self, gone: Any, draft: Any) -> None:
        """Whoever takes back what the table said wants it forgotten."""
        if gone.letters != draft.letters or gone.told == draft.told:
            return
        library = self._side.services.library
        with notice(self.pad, self._side.services):
            before = {(word.pair, word.rule): word for word in draft.told}
            for word in gone.told:
                old = before.get((word.pair, word.rule))
                if old is None:
                    forget_word(library, word)
                elif old != word:
                    keep_words(library, merged_words(kept_words(library), (old,)))
        self._tell("taken_back")

    def _touched(self, letter: str) -> None:
        if not letter and not self._draft.letters:
            self._side.refuse(self._side.say(Saying("table.pair_three.nothing_typed")))
            return
        draft = self.brought_up(self._draft)
        self._side.change(with_letter(draft, letter) if letter else without_letter(draft))

    # ---- what the table says

    def _say_yes(self) -> None:
        vote = vote_on(self._draft, self._house)
        if vote is None:
            return
        if len(vote.rules) == 1:
            self._keep(votes(self._draft.pair, vote.rules, True))
        else:
            self._ask_rule(vote)

    def _say_no(self) -> None:
        vote = vote_on(self._draft, self._house)
        if vote is not None:
            self._keep(votes(self._draft.pair, vote.against, False))

    def _ask_rule(self, vote: Vote) -> None:
        """Under which rule the words pass."""
        say, sheet, grid = self._side.say, Sheet(), FormGrid()
        sheet.add_widget(SheetHeading(text=say(Saying("table.pair_three.claimed_as"))))
        for rule in vote.rules:
            chip = Chip(text=say(Saying(f"pair_three.choice.rule.{rule}")), widest=dp(320))
            word = votes(self._draft.pair, (rule,), True)
            chip.bind(on_tap=lambda _chip, word=word: (sheet.close(), self._keep(word)))
            grid.add_widget(chip)
        sheet.add_widget(grid)
        sheet.open(self.pad)

    def _keep(self, words: Sequence[HouseWord]) -> None:
        """Remembered for this desk and for every match to come."""
        library = self._side.services.library
        with notice(self.pad, self._side.services):
            keep_words(library, merged_words(kept_words(library), words))
            self._side.change(self.brought_up(self._draft))
            self._tell("kept")

    def _tell(self, code: str) -> None:
        Snackbar(text=self._side.services.say(f"check.pair_three.{code}")).open(self.pad)


class WordsPad(WordPad):
    """Only the letters."""

    def fit(self, width: float, height: float) -> None:
        """The letters have the whole height."""
        super().fit(width, dp(KEYS_ONLY) if height > dp(LEAST_TILE) else height)


class WordsStage(BoxLayout):
    """Two words on wood."""

    first = StringProperty("")
    second = StringProperty("")
    tile_width = NumericProperty("108dp")

    def fit(self, compact: bool, room: float) -> None:
        """Smaller where there is little room."""
        self.tile_width = dp(LEAST_TILE) if compact else max(dp(72), min(dp(MOST_TILE), room * TILE_SHARE))


class VoteButton(LabelledButton):
    """What the table says; the answer it has given is marked."""

    said = BooleanProperty(False)


class WordsExtra(BoxLayout):
    """Yes and no for the table, and all rules with how they did."""

    is_above = BooleanProperty(False)

    def __init__(self, on_yes: Any, on_no: Any, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._parts = {name: self.ids[name].__self__ for name in ("vote", "tried")}
        self._wanted = list(self._parts.values())
        self.bind(is_above=lambda *_: self._lay())
        self.ids.yes.bind(on_tap=lambda _button: on_yes())
        self.ids.no.bind(on_tap=lambda _button: on_no())

    def show(self, tried: Sequence[Tried], vote: Vote | None, is_asked: bool, say: Any) -> None:
        """What is known, and what can still be said."""
        self.ids.yes.text, self.ids.no.text = (say(Saying(f"check.pair_three.{word}")) for word in ("yes", "no"))
        self.ids.yes.said = vote is not None and (vote.said is True or is_asked)
        self.ids.no.said = vote is not None and vote.said is False
        rules = self.ids.rules
        rules.clear_widgets()
        for row in tried:
            rules.add_widget(TriedRow(text=say(row.text), how=row.how, icon=ICONS.get(row.how, "minus")))
        self._wanted = [self._parts[name] for name, shown in (("vote", vote), ("tried", tried)) if shown]
        self._lay()

    def _lay(self) -> None:
        """The buttons are next to the verdict, on whichever side of it this lies."""
        wanted = self._wanted[::-1] if self.is_above else self._wanted
        if self.children[::-1] != wanted:
            self.clear_widgets()
            for part in wanted:
                self.add_widget(part)


class TriedRow(BoxLayout):
    """A rule, and how it did: a sign before its name."""

    text = StringProperty("")
    how = StringProperty("")
    icon = StringProperty("minus")
    ink = ColorProperty([1, 1, 1, 1])


PLACES = tuple(map(Place, QUESTIONS, (WordsBoard,)))

Builder.load_file(str(Path(__file__).with_suffix(".kv")))
