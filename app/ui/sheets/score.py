"""ThreeBeTween's score sheet: one player's part, and the whole table's side by side."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.ui.panels.letter_stage import FiguresBar
from app.ui.panels.table_side import TableSide
from app.ui.pieces import AlphaCardFace
from app.ui.present.saying import Saying
from app.ui.present.threebetween import figures_view
from app.ui.present.threebetween_pad import card_view
from app.ui.present.threebetween_sheet import SheetRound, sheet_rounds
from app.ui.router import router_of
from app.ui.widgets import ListRow, Panel, QuietText, Sheet, SheetHeading
from app.ui.widgets.measure import text_width
from app.ui.widgets.written import Written
from rules.decks.alpha import Shown
from rules.threebetween import state as s

Say = Callable[[Saying], str]


class StruckText(Written):
    """Points as they were written; struck out after a bust."""

    struck = BooleanProperty(False)
    wide = staticmethod(text_width)


class BoxedScore(BoxLayout):
    """A score in its box, as on paper."""

    text = StringProperty("")
    wide = staticmethod(text_width)


class SumRow(BoxLayout):
    """A sum, what it was for, and what it makes."""

    parts = StringProperty("")
    kind = StringProperty("")
    total = StringProperty("")
    struck = BooleanProperty(False)


class RoundRow(BoxLayout):
    """One round of one player."""

    head = StringProperty("")
    note = StringProperty("")
    boxed = StringProperty("")
    boxed_text = StringProperty("")


class ColumnHead(BoxLayout):
    """A player's name over the column."""

    text = StringProperty("")
    tint = NumericProperty(0)


class ColumnCell(BoxLayout):
    """One round in one player's column: lines, then the box."""

    note = StringProperty("")


def add_player_part(sheet: Sheet, table: TableSide, seat: int) -> None:
    """What one player has: the points, the cards that lie there, and the score sheet round by round."""
    state, say = table.session.state, table.say
    bar = FiguresBar(compact=True, has_keypad=False)
    bar.show(figures_view(state, seat), say)
    sheet.add_widget(bar)
    if state.phase != s.ENDED and (state.spots[seat].limits or state.spots[seat].dealt):
        sheet.add_widget(_lying_cards(state, seat))
    rounds = [each for each in sheet_rounds(state, seat) if each.boxed or each.lines or each.note]
    for each in rounds:
        sheet.add_widget(_round_row(each, say))
    if not rounds:
        sheet.add_widget(QuietText(text=say(Saying("table.threebetween.no_lines"))))


def add_table_part(sheet: Sheet, table: TableSide) -> None:
    """The score sheet of all players, and what is known of the deck."""
    panel = Panel()
    title = table.say(Saying("table.threebetween.score_sheet"))
    scores = ListRow(title=title, icon="format-list-numbers", chevron=True)
    scores.bind(on_tap=lambda _row: _open_scores(sheet, table))
    panel.add_widget(scores)
    deck = ListRow(title=table.say(Saying("deck.menu")), icon="cards-outline", chevron=True)
    deck.bind(on_tap=lambda _row: table.go("deck", match_id=table.session.match_id))
    panel.add_widget(deck)
    sheet.add_widget(panel)


def _open_scores(sheet: Sheet, table: TableSide) -> None:
    """The score sheet takes the place of the menu."""
    router = router_of(sheet)
    sheet.close()
    if router is not None:
        ScoreSheet(table).open(router)


def _lying_cards(state: s.State, seat: int) -> Widget:
    spot = state.spots[seat]
    row = BoxLayout(size_hint=(None, None), spacing=dp(6))
    row.bind(minimum_size=row.setter("size"))
    lying = tuple(Shown(face, face.letters[0]) for face in spot.dealt)
    if spot.limits is not None:
        left, right = spot.limits
        lying = (left, *spot.between, right)
    for card in lying:
        row.add_widget(AlphaCardFace(**card_view(state, card)._asdict(), card_width=dp(44)))
    return row


def _round_row(view: SheetRound, say: Say) -> RoundRow:
    code = "table.threebetween.round" if view.boxed else "table.threebetween.now"
    row = RoundRow(
        head=say(Saying(code, {"number": view.number})),
        note=say(view.note) if view.note is not None else "",
        boxed=view.boxed,
        boxed_text=say(Saying("table.threebetween.boxed")),
    )
    for line in view.lines:
        row.ids.lines.add_widget(
            SumRow(parts=line.parts, kind=say(line.kind), total=line.total, struck=line.struck)
        )
    return row


class ScoreSheet(Sheet):
    """The whole table side by side, a column for each player."""

    def __init__(self, table: TableSide, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        say = table.say
        self.add_widget(SheetHeading(text=say(Saying("table.threebetween.score_sheet"))))
        columns = [sheet_rounds(table.session.state, seat) for seat in range(table.session.state.seats)]
        self.add_widget(_row(Widget(), [ColumnHead(text=n, tint=i) for i, n in enumerate(table.session.players)]))
        for views in zip(*columns, strict=True):
            number = StruckText(text=str(views[0].number), pos_hint={"top": 1})
            self.add_widget(_row(number, [_cell(view, say) for view in views]))


def _row(head: Widget, cells: list[Widget]) -> BoxLayout:
    row = BoxLayout(size_hint_y=None, spacing=dp(4))
    row.bind(minimum_height=row.setter("height"))
    head.size_hint_x, head.width = None, dp(24)
    row.add_widget(head)
    for cell in cells:
        row.add_widget(cell)
    return row


def _cell(view: SheetRound, say: Say) -> ColumnCell:
    cell = ColumnCell(note=say(view.note) if view.note is not None else "")
    for line in view.lines:
        cell.ids.lines.add_widget(StruckText(text=f"+{line.total}", struck=line.struck))
    if view.boxed:
        cell.add_widget(BoxedScore(text=view.boxed, pos_hint={"center_x": 0.5}))
    return cell


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
