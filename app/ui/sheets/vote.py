"""The vote on two words: who claims them, as what, and who of the others is for it."""

from collections.abc import Callable
from functools import partial
from typing import Any

from kivy.metrics import dp

from app.ui.panels.form import FormGrid
from app.ui.panels.table_side import TableSide
from app.ui.present.pair_three_words import likely_rule, vote_rules, vote_view
from app.ui.present.saying import Saying
from app.ui.router import router_of
from app.ui.widgets import BoldText, Chip, ListRow, Panel, PrimaryButton, Sheet, SheetHeading, Text
from rules.pair_three.pieces import WordPair
from rules.pair_three.state import Voted


def add_votes_part(sheet: Sheet, table: TableSide, seat: int) -> None:
    """The words that a player has placed without being certain, each to be voted on."""
    doubts = [doubt for doubt in table.session.state.doubts if doubt.seat == seat]
    if not doubts or not vote_rules(table.session.state):
        return
    panel = Panel()
    for doubt in doubts:
        row = ListRow(title=table.say(Saying("table.pair_three.vote_on", {"pair": doubt.pair})), icon="gavel")
        row.bind(on_tap=lambda _row, pair=doubt.pair: _open_vote(sheet, table, pair, seat))
        panel.add_widget(row)
    sheet.add_widget(panel)


def _open_vote(sheet: Sheet, table: TableSide, pair: WordPair, seat: int) -> None:
    """The vote takes the place of the player's sheet."""
    router = router_of(sheet)
    sheet.close()
    if router is not None:
        VoteSheet(table, pair, seat).open(router)


class VoteSheet(Sheet):
    """One touch for the claim unless it is known, one for each vote in favour, one to enter it."""

    def __init__(self, table: TableSide, pair: WordPair, claimed_by: int | None = None, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._table = table
        rule = likely_rule(table.session.state, pair)
        self._vote = Voted(claimed_by or 0, pair, rule, ())
        self._is_claimed = claimed_by is not None or table.session.state.seats == 1
        self._build()

    def _build(self) -> None:
        say, names = self._table.say, self._table.session.players
        view = vote_view(self._table.session.state, self._vote)
        self.ids.body.clear_widgets()
        self.ids.foot.clear_widgets()
        self.add_widget(SheetHeading(text=say(Saying("table.pair_three.vote_on", {"pair": self._vote.pair}))))
        if len(names) > 1:
            self._ask("claimed_by", [
                (names[seat], seat, self._is_claimed and seat == self._vote.seat, partial(self._claim, seat))
                for seat in range(len(names))
            ])  # fmt: skip
        self._ask("claimed_as", [
            (say(Saying(f"pair_three.choice.rule.{rule}")), None, rule == self._vote.rule, partial(self._call, rule))
            for rule in view.rules
        ])  # fmt: skip
        if self._is_claimed:
            self._ask("who_is_for", [
                (names[seat], seat, seat in self._vote.yes_seats, partial(self._toggle, seat))
                for seat in view.voters
            ])  # fmt: skip
            self.add_widget(Text(text=say(view.outcome)))
        enter = PrimaryButton(text=say(Saying("table.enter")), greyed=not self._is_claimed)
        enter.reason = say(Saying("table.not_complete"))
        enter.bind(on_tap=lambda _button: self._enter())
        self.ids.foot.add_widget(enter)

    def _ask(self, code: str, options: list[tuple[str, int | None, bool, Callable[[], None]]]) -> None:
        self.add_widget(BoldText(text=self._table.say(Saying(f"table.pair_three.{code}"))))
        grid = FormGrid()
        for words, seat, chosen, on_tap in options:
            chip = Chip(text=words, chosen=chosen, person=seat is not None, tint=seat or 0, widest=dp(320))
            chip.bind(on_tap=lambda _chip, on_tap=on_tap: on_tap())
            grid.add_widget(chip)
        self.add_widget(grid)

    def _claim(self, seat: int) -> None:
        self._is_claimed = True
        self._vote = self._vote._replace(seat=seat, yes_seats=())
        self._build()

    def _call(self, rule: str) -> None:
        self._vote = self._vote._replace(rule=rule)
        self._build()

    def _toggle(self, seat: int) -> None:
        yes = self._vote.yes_seats
        yes = tuple(each for each in yes if each != seat) if seat in yes else (*yes, seat)
        self._vote = self._vote._replace(yes_seats=tuple(sorted(yes)))
        self._build()

    def _enter(self) -> None:
        self.close()
        self._table.enter(self._vote)
