"""3-Card Triple Replace's part of the table: what is bet, thrown away, shown and won, as far as cards are kept."""

from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.gridlayout import GridLayout

from app.session.half import read_back, written
from app.ui.panels.big_buttons import BigButton, ButtonGrid
from app.ui.panels.cards import CardPad
from app.ui.panels.form import FormGrid, NumberPad, PromptForm, people
from app.ui.panels.table_side import TableSide
from app.ui.panels.triple_stage import TripleStage, card_face
from app.ui.present import triple_replace as view
from app.ui.present.generic import prompt_rows
from app.ui.present.saying import Saying
from app.ui.present.verdict import Banner
from app.ui.sheets.winner import open_winner
from app.ui.widgets import Chip, Icon, PrimaryButton, Question, QuietButton, QuietText, Sheet, SheetHeading, Tappable
from rules.decks.standard import Card
from rules.triple_replace import actions as a
from rules.triple_replace import state as s

SMALL_CARD, LARGE_CARD = 32, 44  # dp wide
LARGE_FROM = 118  # dp that a key must be wide for the large one


class TriplePanel:
    """Turns touches into cards, bets and replacements; `table` judges and records."""

    has_own_seats = True
    on_pad = (
        "dealt", "ups", "led", "checked", "bet", "called", "raised", "folded", "stood_pat", "replaced", "replaced_up",
        "replaced_both", "received", "declared", "shown", "won", "left_out", "all_in",
    )  # fmt: skip

    def __init__(self, table: TableSide) -> None:
        self._table = table
        self._cards: list[Card] = []  # entered so far
        self._thrown: set[int] = set()  # places in the hand, up cards first
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
        self._cards, self._thrown = [], set()
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
        elif view.swap_view(state) is not None:
            self._ask_swap()
        else:
            self._ask_prompt()
        self.pad.refit()

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
        self.pad.add_widget(people(self._table, state.contestants, lambda seat: self._table.enter(a.Led(seat))))

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
        grid = SwapGrid()
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
        key = SwapKey(chosen=place in self._thrown)
        card = card_face(swap.ups[place].code if place < len(swap.ups) else "", dp(SMALL_CARD))
        key.bind(width=lambda _key, width: setattr(card, "card_width", _card_width(width)))
        key.ids.face.add_widget(card)
        if key.chosen:
            key.ids.face.add_widget(SwapSign())
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
            self._offer(lambda: open_winner(self._table, self.pad), say(Saying("table.triple.tap_winner")))
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


def _card_width(room: float) -> float:
    return dp(LARGE_CARD if room >= dp(LARGE_FROM) else SMALL_CARD)


class SwapGrid(GridLayout):
    """The cards of the hand that is to change, side by side."""


class SwapKey(Tappable, FloatLayout):
    """A card to throw away, or not; what goes has a sign beside it."""

    chosen = BooleanProperty(False)


class SwapSign(Icon):
    """This card goes, and another comes."""


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
