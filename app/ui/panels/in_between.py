"""In Between's part of the table: two posts, a bet, a third card, in four or five touches."""

from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.stacklayout import StackLayout

import app.ui.pieces  # noqa: F401  # the kv file names them
from app.ui import motion
from app.ui.panels.bets import BetChooser
from app.ui.panels.form import FormGrid
from app.ui.panels.table_side import TableSide
from app.ui.present.in_between import (
    SIDE_ICONS,
    Chances,
    PostsView,
    RankView,
    Stake,
    card_action,
    limits,
    needs_suit,
    opening_stake,
    pass_refusal,
    pass_text,
    posts_view,
    presets,
    rank_keys,
    stake_note,
)
from app.ui.present.saying import Saying
from app.ui.present.verdict import Banner
from app.ui.sheets.chips import chips_sheet
from app.ui.widgets import Chip, FilledButton, Key, PrimaryButton, Tappable, TapPanel
from app.ui.widgets.measure import text_width
from rules.decks.standard import RANKS, SUITS, Card, Rank
from rules.in_between import actions as a
from rules.in_between.state import ANTE, CALL, CHOICE, DEAL, SECOND

COLUMNS = 7
CAPTIONS = {DEAL: "first", CALL: "waits", SECOND: "second", CHOICE: "third"}
POT_ROOM = dp(96)  # the pot and the gaps between the cards


class InBetweenPanel:
    """Turns touches into posts, bets and third cards; `table` judges and records."""

    on_pad = ("anted", "first", "called", "second", "bet", "moon", "guessed", "passed")

    def __init__(self, table: TableSide) -> None:
        self._table = table
        self._stake = Stake(0)
        self._rank: Rank | None = None  # chosen, while its suit is asked for
        self.stage = PostsStage(pot_text=table.say(Saying("table.in_between.pot")))
        self.stage.ids.pot.bind(on_tap=lambda _pot: chips_sheet(table).open(self.stage))
        self.pad = InBetweenPad(self._touched, self._shuffle)
        self._pass = FilledButton()
        self._pass.bind(on_tap=lambda _b: table.enter(a.Passed(self._state.turn)))
        self._pass.bind(on_refused=lambda _b, reason: table.refuse(reason))
        self.actions = (self._pass,)

    @property
    def _state(self) -> Any:
        return self._table.session.state

    @property
    def choosing(self) -> Banner | None:
        """What the bar says while something is chosen."""
        state = self._state
        if state.phase == CALL:
            note = Saying("table.in_between.call.help", {"seat": state.turn})
            return Banner("none", Saying("table.in_between.call"), (note,), "hand-pointing-right")
        if state.phase != CHOICE:
            return None
        line, outcomes = stake_note(state, self._stake)
        return Banner("none", line, (outcomes,), "coin")

    def show(self) -> None:
        """Bring every part up to date; a new turn begins with the smallest bet."""
        self._rank = None
        self._stake = opening_stake(self._state)
        self._draw()

    def begin_with(self, action: Any) -> None:
        """Take up the bet that was made, so that only what was wrong with it is to be touched."""
        if isinstance(action, a.Bet) and self._state.phase == CHOICE:
            self._stake = Stake(action.amount)
            self._draw()

    def _draw(self) -> None:
        state, say = self._state, self._table.say
        self.stage.show(posts_view(state, self._stake), say)
        caption = CAPTIONS.get(state.phase)
        self.stage.awaited = caption or ""
        self.pad.caption = say(Saying(f"table.in_between.{caption}")) if caption else ""
        self.pad.show(rank_keys(state, self._stake))
        self.pad.ids.choice.clear_widgets()
        if state.phase == ANTE:
            self.pad.ids.choice.add_widget(ante_button(self._table))
        elif state.phase == CALL:
            self._show_call()
        elif self._rank is not None:
            self._show_suits()
        elif state.phase == CHOICE:
            self._show_bets()
        refusal = pass_refusal(state)
        self._pass.text = say(pass_text(state))
        self._pass.greyed = bool(refusal)
        self._pass.reason = self._reason(refusal)

    def _reason(self, refusal: tuple[Saying, ...]) -> str:
        """Why not, and what instead where there is anything to say."""
        return " ".join(self._table.say(each) for each in refusal if self._table.has_sentence(each.code))

    def _show_call(self) -> None:
        row = BoxLayout(size_hint_y=None, spacing=dp(8))
        row.bind(minimum_height=row.setter("height"))
        for side, icon in SIDE_ICONS.items():
            say = self._table.say
            words = say(Saying(f"table.in_between.{side}"))
            button = CallButton(text=words, icon=icon, detail=say(Saying(f"table.in_between.{side}.help")))
            button.bind(on_tap=lambda _b, side=side: self._table.enter(a.AceCalled(self._state.turn, side)))
            row.add_widget(button)
        self.pad.ids.choice.add_widget(row)
        self._table.note(self.choosing)

    def _show_suits(self) -> None:
        grid = FormGrid()
        for suit in SUITS:
            chip = Chip(text=self._table.say(Saying(f"suit.{suit}")))
            chip.bind(on_tap=lambda _chip, suit=suit: self._enter(Card(self._rank, suit)))
            grid.add_widget(chip)
        self.pad.ids.choice.add_widget(grid)

    def _show_bets(self) -> None:
        self._table.note(self.choosing)
        if self._stake.guess:
            self.pad.ids.choice.add_widget(self._guesses())
        state, stake = self._state, self._stake
        chooser = BetChooser(self._table, presets(state, stake), limits(state), stake, self._choose)
        self.pad.ids.choice.add_widget(chooser)

    def _guesses(self) -> FormGrid:
        grid = FormGrid()
        for guess in a.GUESSES:
            chip = Chip(text=self._table.say(Saying(f"table.in_between.{guess}")), chosen=guess == self._stake.guess)
            chip.bind(on_tap=lambda _chip, guess=guess: self._choose(self._stake._replace(guess=guess)))
            grid.add_widget(chip)
        return grid

    def _choose(self, stake: Stake) -> None:
        self._stake = stake
        self._draw()

    def _touched(self, rank: Rank) -> None:
        if needs_suit(self._state):
            self._rank = rank
            self._draw()
        else:
            self._enter(Card(rank))

    def _enter(self, card: Card) -> None:
        state = self._state
        if state.phase in (ANTE, CALL):
            self._table.refuse(self._table.say(Saying(f"table.in_between.{state.phase}_first")))
            return
        self._table.enter(card_action(state, self._stake, card))

    def _shuffle(self) -> None:
        self._table.enter(a.Shuffled())


def ante_button(table: TableSide) -> PrimaryButton:
    """Everybody who plays pays the ante with one touch."""
    state: Any = table.session.state
    button = PrimaryButton(text=table.say(Saying("table.in_between.ante", {"amount": state.money(state.house.ante)})))
    button.icon = "coin"
    button.bind(on_tap=lambda _button: table.enter(a.Anted()))
    return button


class PostsStage(BoxLayout):
    """The posts, what wins between them, and the pot."""

    first = StringProperty("")
    second = StringProperty("")
    first_text = StringProperty("")
    second_text = StringProperty("")
    third_text = StringProperty("")
    side = StringProperty("")
    side_icon = StringProperty("")
    middle = StringProperty("")
    pot = StringProperty("")
    pot_text = StringProperty("")
    iou = StringProperty("")
    has_chances = BooleanProperty(False)
    card_width = NumericProperty("92dp")
    awaited = StringProperty("")
    compact = BooleanProperty(False)
    _wanted = NumericProperty("92dp")

    def show(self, view: PostsView, say: Any) -> None:
        """Show what lies there."""
        self.first, self.second, self.pot = view.first, view.second, view.pot
        for slot in ("first", "second", "third"):
            setattr(self, f"{slot}_text", say(Saying(f"table.in_between.slot.{slot}")))
        self.side = say(view.side) if view.side is not None else ""
        self.side_icon = view.side_icon
        self.middle = say(view.middle) if view.middle is not None else ""
        self.iou = say(view.iou) if view.iou is not None else ""
        self.has_chances = view.chances is not None
        if view.chances is not None:
            self.ids.chances.show(view.chances, say)

    def fit(self, compact: bool, room: float) -> None:
        """Cards as large as fit beside the pot."""
        self.compact = compact
        self._wanted = dp(52) if compact else max(dp(72), min(dp(120), room * 0.32))
        self.on_width(self, self.width)

    def on_width(self, _stage: "PostsStage", width: float) -> None:
        """Leave the pot its room where the stage is narrower than the window."""
        beside_the_pot = (width - POT_ROOM) / 3
        self.card_width = min(self._wanted, beside_the_pot) if beside_the_pot >= dp(52) else self._wanted


class PostSlot(FloatLayout):
    """A card, with its suit where the table tells suits, or the place that waits for one."""

    code = StringProperty("")
    caption = StringProperty("")
    kind = StringProperty("line")
    ringed = BooleanProperty(False)
    card_width = NumericProperty("92dp")
    rank = StringProperty("A")
    suit = StringProperty("")
    slide = NumericProperty(0)

    def on_code(self, _slot: Any, code: str) -> None:
        """Both faces are there; the one that fits is shown, and slides to its place."""
        if code:
            motion.slide_in(self, "slide")
        self.suit = code[-1].upper() if code[-1:] in SUITS else ""
        self.rank = (code[:-1] if self.suit else code) or "A"


class PotBox(Tappable, BoxLayout):
    """The pot; a touch tells where all the chips are."""

    wide = staticmethod(text_width)


class SideTag(BoxLayout):
    """High or low, on the first ace."""

    text = StringProperty("")
    icon = StringProperty("")
    wide = staticmethod(text_width)


class ChancesBar(BoxLayout):
    """Unseen cards by what they would do: a bar, and the same in figures."""

    win_share = NumericProperty(0)
    post_share = NumericProperty(0)
    words = StringProperty("")

    def show(self, chances: Chances, say: Any) -> None:
        """Show the chances of the bet that lies there; the marks are those of the keys below."""
        self.win_share, self.post_share = chances.win / chances.unseen, chances.post / chances.unseen
        marks = {"win": "", "post": chances.times, "lose": "–", "unseen": ""}
        self.ids.legend.clear_widgets()
        for part, mark in marks.items():
            text = say(Saying(f"table.in_between.chances.{part}", {"count": getattr(chances, part)}))
            self.ids.legend.add_widget(ChanceLabel(part=part, text=f"{mark} {text}" if mark else text))
        self.words = say(chances.expected)


class ChancesLegend(StackLayout):
    """What the parts of the bar are, as many beside each other as there is room for."""


class ChanceLabel(BoxLayout):
    """So many cards would do this; a check stands before those that win."""

    part = StringProperty("")
    text = StringProperty("")
    ink = ColorProperty([1, 1, 1, 1])
    wide = staticmethod(text_width)


class RankKey(Key):
    """A rank of the pad, a little higher than wide."""


class ShuffleKey(RankKey):
    """The cards were shuffled."""


class CallButton(TapPanel):
    """High or low, with what it means."""

    text = StringProperty("")
    icon = StringProperty("")
    detail = StringProperty("")


class InBetweenPad(BoxLayout):
    """What can be chosen, and the thirteen ranks, with a shuffle key where cards are counted."""

    caption = StringProperty("")
    gap = NumericProperty("8dp")

    def __init__(self, on_rank: Any, on_shuffle: Any, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._on_rank = on_rank
        self._keys = {rank: self._key(rank) for rank in RANKS}
        self._all_keys = list(self._keys.values())
        if on_shuffle is not None:
            shuffle = ShuffleKey()
            shuffle.bind(on_tap=lambda _key: on_shuffle())
            self._all_keys.append(shuffle)
            self.ids.ranks.add_widget(shuffle)

    def show(self, views: tuple[RankView, ...]) -> None:
        """Dress each key."""
        for view in views:
            key = self._keys[view.rank]
            key.look = view.look
            key.mark = view.mark

    def fit(self, width: float, _height: float) -> None:
        """Seven keys across, never below 48 dp."""
        self.gap = dp(8) if width >= COLUMNS * dp(48) + (COLUMNS - 1) * dp(8) else dp(2)
        side = max(dp(48), min(dp(72), (width - (COLUMNS - 1) * self.gap) / COLUMNS))
        for key in self._all_keys:
            key.min_side = side

    def key_of(self, code: str) -> RankKey:
        """The key of a rank, by its code."""
        return next(key for rank, key in self._keys.items() if rank.code == code)

    def _key(self, rank: Rank) -> RankKey:
        key = RankKey(text=rank.code)
        key.bind(on_tap=lambda _key: self._on_rank(rank))
        key.bind(on_refused=lambda _key, _reason: self._on_rank(rank))
        self.ids.ranks.add_widget(key)
        return key


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
