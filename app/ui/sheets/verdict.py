"""The referee's whole answer: what was wrong, what would have been right, the rule, and the table's last word."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from kivy.core.window import Window
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import ListProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

import app.ui.pieces  # noqa: F401  # the kv file names them
from app.ui.panels.form import FormGrid
from app.ui.pieces import BetskiCoin
from app.ui.present.saying import Saying
from app.ui.present.verdict import Answer, Comparison, VerdictPage, clause_number
from app.ui.widgets import BoldText, Chip, IconButton, PrimaryButton, QuietButton, ReadingText, Sheet, Tappable
from rules.core.clause import Clause

LOW = 560  # dp
REASONS = ("overrule.agreed", "overrule.house", "overrule.beginner", "overrule.too_late")

Say = Callable[[Saying], str]


class VerdictSheet(Sheet):
    """`on_overrule(reason)` when the table lets it stand, `on_open_rule(clause)` for the rulebook, `on_share`."""

    __events__ = ("on_overrule", "on_open_rule", "on_share")

    def __init__(
        self, page: VerdictPage, say: Say, knows: Callable[[str], bool], game: str, rules: tuple[Clause, ...] = (),
        can_share: bool = True, **kwargs: Any,
    ) -> None:  # fmt: skip
        super().__init__(**kwargs)
        self._say = say
        self._game = game
        head = VerdictHead(kind=page.kind, title=say(page.title), what=say(page.what))
        self.add_widget(head)
        if can_share:
            share = IconButton(icon="share-variant", hint=say(Saying("verdict.share")), pos_hint={"center_y": 0.5})
            share.bind(on_tap=lambda _button: self._share())
            head.add_widget(share)
        cards = [] if page.compared is None else [cards_compared(page.compared, say)]
        is_low = Window.height < dp(LOW)  # there the reason comes first, since the cards would leave it no room
        for part in [] if is_low else cards:
            self.add_widget(part)
        for answer in page.answers:
            self._add_answer(answer, knows)
        for part in cards if is_low else []:
            self.add_widget(part)
        for clause in rules if all(answer.clause is None for answer in page.answers) else ():
            self._add_rule(clause)
        self._add_ways(page)

    def on_overrule(self, reason: str) -> None:
        """The table lets it stand, for this reason."""

    def on_open_rule(self, clause: str) -> None:
        """The rule is to be read."""

    def on_share(self) -> None:
        """Somebody else is to see it."""

    def _add_answer(self, answer: Answer, knows: Callable[[str], bool]) -> None:
        self.add_widget(ReadingText(text=self._say(answer.sentence)))
        if knows(answer.instead.code):
            box = WouldBeLegal(head=self._say(Saying("verdict.would_be_legal")), words=self._say(answer.instead))
            for gold in answer.golds:
                box.ids.coins.add_widget(BetskiCoin(figure=gold, card_width=dp(36)))
            self.add_widget(box)
        if answer.clause is not None:
            self._add_rule(answer.clause)

    def _add_rule(self, clause: Clause) -> None:
        row = ClauseRow(
            number=self._say(clause_number(self._game, clause, self._say)),
            words=self._say(Saying(f"{self._game}.clause.{clause.key}")),
            open_text=self._say(Saying("verdict.open_rule")),
        )
        row.bind(on_open=lambda _row: self.dispatch("on_open_rule", clause.key))
        self.add_widget(row)

    def _add_ways(self, page: VerdictPage) -> None:
        fix = PrimaryButton(text=self._say(Saying("verdict.fix" if page.kind == "illegal" else "app.ok")))
        fix.bind(on_tap=lambda _button: self.close())
        self.ids.foot.add_widget(fix)
        if page.may_overrule:
            overrule = QuietButton(text=self._say(Saying("verdict.overrule")), icon="gavel")
            overrule.bind(on_tap=lambda _button: self._ask_reason())
            self.ids.foot.add_widget(overrule)

    def _ask_reason(self) -> None:
        """The table rules, and says why in one touch; of the answer only its head stays, so that all reasons show."""
        body = self.ids.body
        for part in body.children[:-1]:
            body.remove_widget(part)
        self.add_widget(BoldText(text=self._say(Saying("overrule.why"))))
        grid = FormGrid()
        for code in REASONS:
            words = self._say(Saying(code))
            chip = Chip(text=words)
            chip.bind(on_tap=lambda _chip, words=words: self._overrule(words))
            grid.add_widget(chip)
        self.add_widget(grid)
        back = QuietButton(text=self._say(Saying("app.cancel")))
        back.bind(on_tap=lambda _button: self.close())
        self.ids.foot.clear_widgets()
        self.ids.foot.add_widget(back)

    def _share(self) -> None:
        self.close()
        self.dispatch("on_share")

    def _overrule(self, reason: str) -> None:
        self.close()
        self.dispatch("on_overrule", reason)


class VerdictHead(BoxLayout):
    """The verdict's mark, its word, and what was tried."""

    kind = StringProperty("none")
    title = StringProperty("")
    what = StringProperty("")


class CardsCompared(BoxLayout):
    """The center card and the card that was laid on it, with the sides that count ringed."""

    center = ListProperty([3, 3])
    card = ListProperty([3, 3])
    center_caption = StringProperty("")
    card_caption = StringProperty("")


class CardWithCaption(BoxLayout):
    """A card and whose it is."""

    gold = NumericProperty(3)
    silver = NumericProperty(3)
    focus_ring = StringProperty("")
    caption = StringProperty("")


class WouldBeLegal(BoxLayout):
    """What would have been right."""

    head = StringProperty("")
    words = StringProperty("")


class ClauseRow(Tappable, BoxLayout):
    """The rule, and the way to it."""

    __events__ = ("on_open",)
    number = StringProperty("")
    words = StringProperty("")
    open_text = StringProperty("")

    def on_tap(self) -> None:
        """The whole row leads there."""
        self.dispatch("on_open")

    def on_open(self) -> None:
        """The rule is to be read."""


def cards_compared(comparison: Comparison, say: Say) -> CardsCompared:
    return CardsCompared(
        center=list(comparison.center),
        card=list(comparison.card),
        center_caption=say(Saying("table.center_card")),
        card_caption=say(Saying("table.card_of", {"seat": comparison.seat})),
    )


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
