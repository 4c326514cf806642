"""3-Card Triple Replace's part of the table: hands with their up cards, the course of the hand, bets and swaps."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from kivy.core.window import Window
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout

from app.session.half import read_back, written
from app.ui.panels.cards import CardPad
from app.ui.panels.form import FormGrid, NumberPad, PromptForm
from app.ui.panels.table_side import TableSide
from app.ui.pieces import CardBack, RankCardFace, StandardCardFace
from app.ui.present import triple_replace as view
from app.ui.present.generic import prompt_rows
from app.ui.present.saying import Saying
from app.ui.present.verdict import Banner
from app.ui.sheets.chips import chips_sheet
from app.ui.widgets import (
    Chip,
    Key,
    PrimaryButton,
    Question,
    QuietButton,
    QuietText,
    Sheet,
    SheetHeading,
    Tappable,
    Text,
)
from app.ui.widgets.measure import text_width
from app.ui.widgets.moving import TurnFrame, place_of
from rules.decks.standard import Card
from rules.triple_replace import actions as a
from rules.triple_replace import state as s
from rules.triple_replace.stages import HAND_SIZE


class TriplePanel:
    """Turns touches into cards, bets and replacements; `table` judges and records."""

    has_own_seats = True
    on_pad = (
        "dealt", "ups", "led", "checked", "bet", "called", "raised", "folded", "stood_pat", "replaced", "replaced_up",
        "replaced_both", "received", "declared", "shown", "won", "left_out", "put_in", "all_in",
    )  # fmt: skip

    def __init__(self, table: TableSide) -> None:
        self._table = table
        self._cards: list[Card] = []  # entered so far
        self._thrown: set[int] = set()  # places in the hand, up cards first
        self._payer: int | None = None  # on the scorepad, who was touched to put in
        self.stage = TripleStage(table)
        self.pad = TriplePad()
        self._quiet = QuietButton()
        self._quiet.bind(on_tap=lambda _b: self._quiet_tap())
        self.actions = (self._quiet,)
        self._quiet_action: Any = None

    @property
    def _state(self) -> s.State:
        return self._table.session.state

    @property
    def choosing(self) -> Banner | None:
        """What comes after this betting round, and what it will cost."""
        note = view.then_note(self._state)
        return None if note is None else Banner("none", note[0], (note[1],), "swap-horizontal")

    def show(self) -> None:
        """Bring every part up to date."""
        self._cards, self._thrown, self._payer = [], set(), None
        self._draw()

    def half_made(self) -> str:
        """The cards that were touched and not entered."""
        return written(self._cards)

    def take_up(self, half: str) -> None:
        """Go on with the cards touched before the app ended, if they are still asked for."""
        asked, cards = view.cards_asked(self._state), read_back(Card.from_code, half)
        if asked is not None and len(cards) < asked.amount:
            self._cards = list(cards)
            self._draw()

    def _draw(self) -> None:
        state = self._state
        self.stage.show(state)
        self.pad.clear_widgets()
        self._offer(None, "")
        if view.cards_asked(state) is not None:
            self._ask_cards()
        elif state.phase == s.BETWEEN:
            self._ask_deal()
        elif state.phase == s.BET:
            self._ask_bet()
        elif state.phase == s.LEAD:
            self._ask_leader()
        elif state.phase == s.SCOREPAD:
            self._ask_money()
        elif view.swap_view(state) is not None:
            self._ask_swap()
        else:
            self._ask_prompt()
        if view.chance_lines(state):
            chip = Chip(text=self._table.say(Saying("table.chances")), outlined=True)
            chip.bind(on_tap=lambda _chip: self._open_chances())
            self.pad.add_widget(chip)
        self.pad.refit()

    def _open_chances(self) -> None:
        sheet = Sheet()
        sheet.add_widget(SheetHeading(text=self._table.say(Saying("table.chances"))))
        for line in view.chance_lines(self._state):
            sheet.add_widget(Text(text=self._table.say(line)))
        sheet.open(self.pad)

    def _offer(self, action: Any, text: str) -> None:
        """The quiet button at the foot, for what is done now and then."""
        self._quiet_action = action
        self._quiet.text = text
        self._quiet.opacity = 1 if text else 0
        self._quiet.disabled = not text

    def _offer_fixing(self) -> None:
        """A card that was entered wrongly is put right in the history, where every entry can be amended."""
        if self._state.keeps_cards and self._state.seen:
            match = self._table.session.match_id
            text = self._table.say(Saying("table.triple.fix_card"))
            self._offer(lambda: self._table.go("history", match_id=match), text)

    def _quiet_tap(self) -> None:
        if callable(self._quiet_action):
            self._quiet_action()

    def _ask_deal(self) -> None:
        state = self._state
        if len(s.players(state)) < 2:
            self._ask_prompt()
            return
        dealer = s.next_dealer(state)
        text = self._table.say(Saying("table.triple.deal", {"seat": dealer, "hand": state.hand_number + 1}))
        button = PrimaryButton(text=text, icon="cards-outline")
        button.bind(on_tap=lambda _b: self._table.enter(a.Dealt(dealer)))
        self.pad.add_widget(button)

    def _ask_bet(self) -> None:
        state, say = self._state, self._table.say
        grid = ButtonGrid()
        for choice in view.bet_choices(state):
            button = BigButton(text=say(choice.text), detail=say(choice.detail), is_first=choice.is_first)
            button.greyed = bool(choice.refusal)
            button.reason = " ".join(say(each) for each in choice.refusal if self._table.has_sentence(each.code))
            button.bind(on_tap=lambda _b, action=choice.action: self._table.enter(action))
            button.bind(on_refused=lambda _b, reason: self._table.refuse(reason))
            grid.add_widget(button)
        self.pad.add_widget(grid)
        if view.bet_span(state) is not None:
            self._offer(self._open_keypad, say(Saying("table.triple.other_bet")))
        elif view.may_go_all_in(state):
            self._offer(lambda: self._table.enter(a.AllIn(self._state.turn)), say(Saying("table.triple.all_in")))
        else:
            self._offer_fixing()

    def _ask_leader(self) -> None:
        """Cards are not kept: one touch says who shows the best."""
        state = self._state
        self.pad.add_widget(Question(text=self._table.say(Saying("table.triple.who_leads"))))
        self.pad.add_widget(self._people(state.contestants, lambda seat: self._table.enter(a.Led(seat))))

    def _ask_money(self) -> None:
        """The scorepad: what everybody puts in, one after the other, and who wins it."""
        state = self._state
        rows = [row for row in prompt_rows(self._table.session.game, state) if row.prompt.action == "put_in"]
        if rows:
            row = next((each for each in rows if each.seat == self._payer), None) or self._next_payer(rows)
            self.pad.add_widget(Question(text=self._table.say(row.text)))
            seats = tuple(each.seat for each in rows)
            self.pad.add_widget(self._people(seats, self._choose_payer, row.seat))
            self.pad.add_widget(PromptForm(self._table, row))
        if state.pot:
            winner = PrimaryButton(text=self._table.say(Saying("table.triple.name_winner")), icon="trophy")
            winner.bind(on_tap=lambda _b: self._open_winner())
            self.pad.add_widget(winner)

    def _next_payer(self, rows: list[Any]) -> Any:
        """After one has put in, the next one to the left is asked; the first is left of the dealer."""
        steps = self._table.session.timeline.steps
        last = steps[-1].entry.action if steps else None
        after = last.seat if isinstance(last, a.PutIn) else s.next_dealer(self._state)
        order = s.clockwise(self._state, [row.seat for row in rows], after)
        return next(row for row in rows if row.seat == order[0])

    def _choose_payer(self, seat: int) -> None:
        self._payer = seat
        self._draw()

    def _people(self, seats: Sequence[int], on_seat: Callable[[int], None], chosen: int | None = None) -> FormGrid:
        """A chip for each of these players."""
        grid = FormGrid()
        for seat in seats:
            chip = Chip(text=self._table.session.players[seat], person=True, tint=seat, chosen=seat == chosen)
            chip.bind(on_tap=lambda _chip, seat=seat: on_seat(seat))
            grid.add_widget(chip)
        return grid

    def _open_keypad(self) -> None:
        say = self._table.say
        sheet, typed = Sheet(), {"amount": 0}
        sheet.add_widget(SheetHeading(text=say(Saying("table.triple.other_bet"))))
        sheet.add_widget(NumberPad(lambda number: typed.update(amount=number), self._state.house.unit))
        take = PrimaryButton(text=say(Saying("table.enter")))
        take.bind(on_tap=lambda _b: (sheet.close(), self._table.enter(view.sized_bet(self._state, typed["amount"]))))
        sheet.add_widget(take)
        sheet.open(self.pad)

    def _ask_swap(self) -> None:
        state, say = self._state, self._table.say
        swap = view.swap_view(state)
        self.pad.add_widget(QuietText(text=say(view.swap_help(state))))
        grid = FormGrid()
        for place in range(len(swap.ups) + swap.downs):
            grid.add_widget(self._swap_key(swap, place))
        self.pad.add_widget(grid)
        count = len(self._thrown)
        self._offer_fixing()
        button = PrimaryButton(text=say(view.swap_text(state, count)), icon="swap-horizontal" if count else "")
        action = view.swap_action(state, swap, self._thrown)
        button.bind(on_tap=lambda _b: self._table.enter(action))
        self.pad.add_widget(button)

    def _swap_key(self, swap: view.SwapView, place: int) -> "SwapKey":
        is_up = place < len(swap.ups)
        saying = Saying("table.triple.card", {"card": swap.ups[place]}) if is_up else Saying("table.triple.unseen_card")
        key = SwapKey(text=self._table.say(saying), chosen=place in self._thrown)
        key.bind(on_tap=lambda _key: self._toggle(place))
        return key

    def _toggle(self, place: int) -> None:
        self._thrown ^= {place}
        self._draw()

    def _ask_cards(self) -> None:
        state, say = self._state, self._table.say
        asked = view.cards_asked(state)
        self.pad.add_widget(Question(text=say(asked.text)))
        if self._cards:
            row = FormGrid()
            for card in self._cards:
                chip = Chip(text=say(Saying("table.triple.card", {"card": card})), icon="close")
                chip.bind(on_tap=lambda _chip, card=card: self._drop(card))
                row.add_widget(chip)
            self.pad.add_widget(row)
        self.pad.add_widget(CardPad(self._take_card, state.house.tells_suits))
        if state.phase == s.SHOW:
            self._offer(self._open_winner, say(Saying("table.triple.tap_winner")))
        else:
            self._offer(lambda: self._table.enter(a.CardsLeftOut()), say(Saying("table.triple.without_cards")))

    def _drop(self, card: Card) -> None:
        self._cards.remove(card)
        self._draw()

    def _take_card(self, card: Card) -> None:
        self._cards.append(card)
        asked = view.cards_asked(self._state)
        if len(self._cards) < asked.amount:
            self._draw()
            return
        cards = tuple(self._cards)
        self._cards = []
        self._table.enter(view.cards_action(self._state, asked, cards))
        self._draw()

    def _open_winner(self) -> None:
        rows = prompt_rows(self._table.session.game, self._state)
        row = next((each for each in rows if each.prompt.action == "won"), None)
        if row is None:
            return
        sheet = Sheet()
        sheet.add_widget(SheetHeading(text=self._table.say(row.text)))
        sheet.add_widget(PromptForm(self._table, row, sheet.close))
        for other in (each for each in rows if each.prompt.action == "folded"):
            button = QuietButton(text=self._table.say(other.text))
            button.bind(on_tap=lambda _b, seat=other.seat: (sheet.close(), self._table.enter(a.Folded(seat))))
            sheet.add_widget(button)
        sheet.open(self.pad)

    def _ask_prompt(self) -> None:
        """Declaring and awarding are questions like any other."""
        rows = [row for row in prompt_rows(self._table.session.game, self._state) if row.prompt.action in self.on_pad]
        if not rows:
            return
        self.pad.add_widget(Question(text=self._table.say(rows[0].text)))
        self.pad.add_widget(PromptForm(self._table, rows[0]))
        others = FormGrid()
        for row in rows[1:]:
            chip = Chip(text=self._table.say(row.text), outlined=True)
            chip.bind(on_tap=lambda _chip, row=row: self._open_row(row))
            others.add_widget(chip)
        self.pad.add_widget(others)

    def _open_row(self, row: Any) -> None:
        sheet = Sheet()
        sheet.add_widget(SheetHeading(text=self._table.say(row.text)))
        sheet.add_widget(PromptForm(self._table, row, sheet.close))
        sheet.open(self.pad)


class TripleStage(BoxLayout):
    """The strip of rounds, the hands, and the figures that count."""

    columns = NumericProperty(2)

    def __init__(self, table: TableSide, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._table = table
        self._card_width = dp(46)
        self._is_compact = False
        self._in_one_row = False

    def show(self, state: s.State) -> None:
        """Show every hand as it lies."""
        say = self._table.say
        self.columns = 4 if self._in_one_row else 3 if state.seats > 4 else 2
        self.ids.strip.clear_widgets()
        for mark in view.stage_marks(state):
            self.ids.strip.add_widget(StagePill(text=say(mark.text), when=mark.when))
        self._show_hands(view.hands(state))
        found, before = view.figures(state), {each.caption: each.figure for each in self.ids.figures.children}
        self.ids.figures.clear_widgets()
        pot = PotFigure(compact=self._is_compact, caption=say(Saying("table.triple.pot")), figure=found.pot)
        pot.note = say(found.iou) if found.iou is not None else ""
        pot.bind(on_tap=lambda _pot: chips_sheet(self._table).open(self))
        self.ids.figures.add_widget(pot)
        for code, figure in (("to_call", found.to_call), ("raises_left", found.raises)):
            caption = say(Saying(f"table.triple.{code}"))
            self.ids.figures.add_widget(TripleFigure(compact=self._is_compact, caption=caption, figure=figure))
        for each in self.ids.figures.children:
            # What stood there before is shown first, so that it can count to what is there now.
            now, each.figure = each.figure, before.get(each.caption, each.figure)
            each.figure = now

    def _show_hands(self, hands: tuple[view.HandView, ...]) -> None:
        grid = self.ids.hands
        before = {tile.name: (tile.score, tile.active, place_of(tile)) for tile in grid.children}
        grid.clear_widgets()
        for seat, hand in enumerate(hands):
            tile = self._tile(seat, hand)
            grid.add_widget(tile)
            now, tile.score = tile.score, before[tile.name][0] if tile.name in before else tile.score
            tile.score = now
            start = next((place for name, (_, was, place) in before.items() if was and name != tile.name), None)
            if tile.active and start is not None:
                grid.slide_turn(start, tile)

    def fit(self, compact: bool, room: float) -> None:
        """Cards as large as the seats side by side allow."""
        self._is_compact = compact
        for figure in self.ids.figures.children:
            figure.compact = compact
        self._in_one_row = compact and Window.width > Window.height
        self.columns = 4 if self._in_one_row else self.columns
        self._card_width = dp(30) if compact else max(dp(34), min(dp(48), room / self.columns / 3.2))
        for tile in self.ids.hands.children:
            tile.compact = compact
            tile.resize(self._card_width)

    def _tile(self, seat: int, hand: view.HandView) -> "HandTile":
        place = hand.place
        tile = HandTile(
            name=self._table.session.players[seat], score=place.score, tint=seat, active=place.active, out=place.out,
            dealer=place.dealer, status=self._table.say(place.status) if place.status else "",
            has_cards=bool(hand.cards), card_width=self._card_width, compact=self._is_compact,
        )  # fmt: skip
        tile.bind(on_tap=lambda _tile: self._table.open_seat(seat))
        for card in hand.cards:
            tile.ids.cards.add_widget(_face(card.code, self._card_width))
        return tile


def _face(code: str, width: float) -> Any:
    if not code:
        return CardBack(card_width=width)
    if code[-1] in "shdc":
        return StandardCardFace(rank=code[:-1], suit=code[-1].upper(), card_width=width)
    return RankCardFace(rank=code, card_width=width)


class StagePill(BoxLayout):
    """One round of the strip: done, on, or to come."""

    text = StringProperty("")
    when = StringProperty("later")
    wide = staticmethod(text_width)


class StageStrip(BoxLayout):
    """The course of the hand."""


class HandGrid(TurnFrame, GridLayout):
    """The hands side by side."""


class HandTile(Tappable, BoxLayout):
    """A seat with its cards; a touch tells what the player did."""

    name = StringProperty("")
    score = StringProperty("")
    status = StringProperty("")
    tint = NumericProperty(0)
    active = BooleanProperty(False)
    out = BooleanProperty(False)
    dealer = BooleanProperty(False)
    has_cards = BooleanProperty(False)
    framed = BooleanProperty(True)
    compact = BooleanProperty(False)
    narrow = BooleanProperty(False)
    card_width = NumericProperty("46dp")
    wide = staticmethod(text_width)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._wanted = self.card_width
        self.bind(width=lambda *_: self.resize(self._wanted))

    def resize(self, width: float) -> None:
        """All cards of the hand are of one size, and side by side they fit into the tile."""
        self._wanted = width
        left, _top, right, _bottom = self.padding
        room = self.width - left - right - (HAND_SIZE - 1) * self.ids.cards.spacing
        self.card_width = min(width, room / HAND_SIZE) if room > 0 else width
        for card in self.ids.cards.children:
            card.card_width = self.card_width


class TripleFigure(BoxLayout):
    """A figure with what it is."""

    caption = StringProperty("")
    figure = StringProperty("")
    note = StringProperty("")
    ink = ColorProperty([1, 1, 1, 1])
    full = NumericProperty("40sp")
    compact = BooleanProperty(False)


class PotFigure(Tappable, TripleFigure):
    """The pot; a touch tells where all the chips are."""


class BigButton(Tappable, BoxLayout):
    """What to do, and what it leads to."""

    text = StringProperty("")
    detail = StringProperty("")
    is_first = BooleanProperty(False)


class ButtonGrid(GridLayout):
    """Big buttons, two side by side."""


class SwapKey(Key):
    """A card to throw away, or not."""

    chosen = BooleanProperty(False)


class TriplePad(BoxLayout):
    """Whatever is asked for now."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._room = 0.0

    def fit(self, width: float, _height: float) -> None:
        """Remember how wide the keys may be."""
        self._room = width
        self.refit()

    def refit(self) -> None:
        """Fit the card pad, if it is asked for."""
        for child in self.children:
            if isinstance(child, CardPad) and self._room:
                child.fit(self._room)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
