"""What is on the table when the match is over: the winner, the ranking, who pays whom, and another match."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout

from app.session.paid import paid, turn_paid
from app.session.sharing.files import CSV, HTML, TEXT, TRANSCRIPT
from app.ui import theme
from app.ui.panels.table_side import TableSide
from app.ui.present.money import holds_text, settled
from app.ui.present.saying import Saying
from app.ui.present.table import ranking
from app.ui.sheets.share import ICONS, share
from app.ui.trouble import notice
from app.ui.widgets import (
    Avatar,
    Figure,
    FilledButton,
    ListRow,
    OneLine,
    Panel,
    PrimaryButton,
    QuietButton,
    QuietText,
    Tappable,
)
from app.ui.widgets.measure import text_width

STACKED_BELOW = 128  # dp; a narrower button has its picture above its words


class ResultPanel:
    """Ranking with equal places, and the settlement of a money game; `table` knows how to deal again."""

    has_own_seats = True
    reads_down = True  # from the winner to who pays whom, like a page

    def __init__(self, table: TableSide) -> None:
        self._table = table
        self.stage = WinnerCard()
        self.pad = BoxLayout(orientation="vertical", size_hint_y=None, spacing=dp(12))
        self.pad.bind(minimum_height=self.pad.setter("height"))
        again = PrimaryButton(text=table.say(Saying("table.again")), icon="replay")
        again.bind(on_tap=lambda _button: table.deal_again(), width=_stack)
        done = QuietButton(text=table.say(Saying("table.done")))
        done.bind(on_tap=lambda _button: table.leave())
        self.actions = (done, again)

    def show(self) -> None:
        """Show the outcome."""
        session, say = self._table.session, self._table.say
        standing, ranks = session.standing, ranking(session.game, session.state)
        code = "table.nobody_won"
        if standing.leaders:
            code = "table.winners" if len(standing.leaders) > 1 else "table.winner"
        self.stage.title = say(Saying(code, {"winners": standing.leaders}))
        after = Saying("table.after", {"count": len(session.timeline.steps)})
        self.stage.detail = " ".join(say(each) for each in (Saying(standing.how), after) if each.code)
        self.stage.figure = ranks[0].points if standing.leaders else ""
        self.pad.clear_widgets()
        self.pad.add_widget(self._ranking(ranks))
        ledger = getattr(session.state, "ledger", None)
        if ledger is not None:
            self._settle(ledger, session.state.house.unit)
        self._offer_sharing()

    def _offer_sharing(self) -> None:
        say = self._table.say
        self.pad.add_widget(ShareHead(text=say(Saying("table.share"))))
        self.pad.add_widget(ShareButtons(say, self._share))

    def _share(self, kind: str) -> None:
        share(self.pad, self._table.services, self._table.session, kind)

    def _ranking(self, ranks: Any) -> Panel:
        panel = Panel()
        for rank in ranks:
            name = self._table.session.players[rank.seat]
            row = ListRow(title=name, detail=self._detail(rank))
            row.lead(PlaceFigure(text=str(rank.place)))
            row.lead(Avatar(name=name, tint=rank.seat))
            row.trail(Figure(text=rank.points))
            panel.add_widget(row)
        return panel

    def _detail(self, rank: Any) -> str:
        """The chips a player holds; points say all there is to say."""
        state = self._table.session.state
        ledger = getattr(state, "ledger", None)
        return self._table.say(holds_text(ledger, rank.seat, state.house.unit)) if ledger is not None else ""

    def _settle(self, ledger: Any, unit: str) -> None:
        say, names = self._table.say, self._table.session.players
        found = settled(ledger, unit)
        code = "money.who_pays" if found.payments else "money.nobody_owes"
        self.pad.add_widget(SettleHead(text=say(Saying(code)), proof=say(found.proof), holds=found.holds))
        panel = Panel()
        for each in found.payments:
            row = PaymentRow(
                payer=names[each.payer], payer_tint=each.payer, payee=names[each.payee], payee_tint=each.payee,
                amount=each.amount, divider=bool(panel.children),
            )  # fmt: skip
            # The sum is part of it: where an amendment changes what is owed, nothing counts as paid.
            row.code = f"{each.payer}>{each.payee}:{each.amount}"
            row.bind(on_tap=self._turn_paid)
            self._tick(row)
            panel.add_widget(row)
        if found.payments:
            self.pad.add_widget(panel)


    def _turn_paid(self, row: "PaymentRow") -> None:
        with notice(row, self._table.services):
            turn_paid(self._table.services.library, self._table.session.match_id, row.code)
        self._tick(row)

    def _tick(self, row: "PaymentRow") -> None:
        is_paid = row.code in paid(self._table.services.library, self._table.session.match_id)
        row.paid = self._table.say(Saying("share.paid")) if is_paid else ""


def _stack(button: PrimaryButton, width: float) -> None:
    button.stacked = width < dp(STACKED_BELOW) * theme.current().text_scale


class WinnerCard(BoxLayout):
    """Who won, on ivory under either theme."""

    title = StringProperty("")
    detail = StringProperty("")
    figure = StringProperty("")
    has_cup = BooleanProperty(True)
    wide = staticmethod(text_width)


class PlaceFigure(OneLine):
    """The place in the ranking."""


class SettleHead(BoxLayout):
    """Who pays whom, and beside it that no chip was lost."""

    text = StringProperty("")
    proof = StringProperty("")
    holds = BooleanProperty(True)
    wide = staticmethod(text_width)


class PaymentRow(Tappable, BoxLayout):
    """One payment of the settlement; a touch ticks it off."""

    code = StringProperty("")
    paid = StringProperty("")  # the word for it, once it is
    divider = BooleanProperty(False)
    payer = StringProperty("")
    payee = StringProperty("")
    amount = StringProperty("")
    is_tight = BooleanProperty(False)
    payer_tint = NumericProperty(0)
    payee_tint = NumericProperty(0)


class ShareHead(QuietText):
    """What the buttons below it are for."""


class ShareButton(FilledButton):
    """One form in which the match can be handed on."""


class ShareButtons(GridLayout):
    """Text, table, page and transcript; `share` is given the kind."""

    def __init__(self, say: Callable[[Saying], str], share: Callable[[str], None], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        for kind in (TEXT, CSV, HTML, TRANSCRIPT):
            button = ShareButton(text=say(Saying(f"share.{kind}")), icon=ICONS[kind])
            button.bind(on_tap=lambda _button, kind=kind: share(kind))
            self.add_widget(button)

    @staticmethod
    def columns(buttons: Sequence[ShareButton], width: float, text_size: float) -> int:
        """All beside each other where their words have room, else two and two."""
        widths = [text_width(each.text, each.font_name, text_size) for each in buttons if each.font_name]
        widest = max(widths, default=0)
        return 4 if 4 * (widest + dp(24)) + 3 * dp(8) <= width else 2


class ProofLine(BoxLayout):
    """All the chips that were put in, and all that are there."""

    text = StringProperty("")
    holds = BooleanProperty(True)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
